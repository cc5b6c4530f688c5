/// Gaussian elimination of required equations: chooses the pivots, and records what it subtracts.
///
/// Equations of one active column come first (propagation), then columns that one equation has, then
/// Markowitz's rule; always preferring columns that neither an inequality nor an optional
/// constraint mentions, which keeps those apart from each other. It runs over all equations, or
/// over a few of them with some columns active and the others taken as given.
struct Elimination: ~Copyable {
  private let atAddress = AtAddress()
  /// The rows that determined their columns before any column was chosen, each needing those before
  /// it alone.
  private(set) var propagated = Vector<Int32>()
  /// What has been found after them, in the order of elimination.
  private(set) var pivots = Vector<Pivot>()
  private(set) var operations = Vector<Operation>()
  /// Equations that came out as `0 = constant`.
  private(set) var emptyRows = Vector<Int32>()
  /// Some pivot was small relative to its row, or some multiplier large.
  private(set) var isDelicate = false
  /// Rows of which more than rounding was taken for nothing.
  private(set) var traces = Vector<Int32>()

  var rowState = Vector<RowState>()
  var columnState = Vector<ColumnState>()
  /// By row its active columns, while it is active, and by column its active rows, while it is active.
  /// Once they have a pivot the sum is the pivot's place.
  var activeColumns = Vector<Members>()
  var activeRows = Vector<Members>()
  var rows = WorkingRows()
  var queue = ColumnQueue()
  private var singletons = Vector<Int32>()
  private var nextSingleton = 0
  /// The active rows of a column, with its coefficients.
  var found = Vector<Int32>()
  var foundValues = Vector<Double>()
  var stamps = Vector<Int32>()
  var stamp: Int32 = 0

  /// How small a pivot may be, relative to the largest coefficient of its row.
  static let threshold = 0.01

  /// Eliminates `rows`, with `columns` active; there may be nothing but equations.
  mutating func run(
    _ system: borrowing LinearSystem, rows pending: borrowing Vector<Int32>,
    columns: borrowing Vector<Int32>, amongOthers: Bool = true
  ) {
    begin(system, pending, columns)
    propagate(system)
    if propagated.count + emptyRows.count < pending.count {
      beginChoosing(system, pending, columns, amongOthers: amongOthers)
      choosePivots(system)
    }
    end(pending, columns)
  }

  private mutating func choosePivots(_ system: borrowing LinearSystem) {
    while true {
      if let row = nextSingletonRow() {
        determine(row, system)
      } else if let column = queue.popLowest() {
        choose(column, system)
      } else {
        break
      }
    }
  }

  /// The column that a propagated row determines.
  func column(ofPropagated row: Int32) -> Int32 { activeColumns[row].sum }

  /// The place of a row's pivot, -1 if the row was not used in this elimination.
  func pivotIndex(of row: Int32) -> Int32 {
    guard row < activeColumns.count else { return -1 }
    let index = activeColumns[row].sum
    return index < pivots.count && pivots[index].row == row ? index : -1
  }

  /// The place of the pivot in a column, -1 if it was not determined in this elimination.
  func pivotIndex(ofColumn column: Int32) -> Int32 {
    let index = activeRows[column].sum
    return index < pivots.count && pivots[index].column == column ? index : -1
  }
}

extension Elimination {
  private mutating func begin(
    _ system: borrowing LinearSystem, _ pending: borrowing Vector<Int32>,
    _ columns: borrowing Vector<Int32>
  ) {
    propagated.removeAll()
    pivots.removeAll()
    operations.removeAll()
    emptyRows.removeAll()
    singletons.removeAll()
    nextSingleton = 0
    isDelicate = false
    traces.removeAll()
    makeRoom(system, pending.count)
    for index in 0..<columns.count { columnState[columns[index]] = .active }
    for index in 0..<pending.count {
      let row = pending[index]
      rowState[row] = .active
      var members = Members()
      for place in system.entries(of: row) where isActive(system.entryColumns[place]) {
        members.insert(system.entryColumns[place])
      }
      activeColumns[row] = members
      noteLength(of: row)
    }
  }

  @inline(__always)
  private func isActive(_ column: Int32) -> Bool { columnState[column] == .active }

  private mutating func makeRoom(_ system: borrowing LinearSystem, _ count: Int) {
    rowState.extend(to: system.slotCount, with: .absent)
    activeColumns.extend(to: system.slotCount, with: Members())
    columnState.extend(to: system.columnCount, with: .given)
    stamps.extend(to: system.slotCount, with: 0)
    activeRows.extend(to: system.columnCount, with: Members())
    queue.extend(to: system.columnCount)
    rows.extend(rows: system.slotCount, columns: system.columnCount)
    propagated.reserve(count)
    singletons.reserve(count)
  }

  /// Counts what propagation left, and puts its columns in the queue.
  private mutating func beginChoosing(
    _ system: borrowing LinearSystem, _ pending: borrowing Vector<Int32>,
    _ columns: borrowing Vector<Int32>, amongOthers: Bool
  ) {
    for index in 0..<columns.count { activeRows[columns[index]] = Members() }
    var entryCount = 0
    for index in 0..<pending.count where rowState[pending[index]] == .active {
      let row = pending[index]
      entryCount += system.entries(of: row).count
      rows.begin(row, system, states: columnState)
      for place in system.entries(of: row) where isActive(system.entryColumns[place]) {
        activeRows[system.entryColumns[place]].insert(row)
      }
    }
    pivots.reserve(pending.count - propagated.count)
    operations.reserve(entryCount)
    rows.reserve(entries: 4 * entryCount)
    for index in stride(from: columns.count - 1, through: 0, by: -1) {
      let column = columns[index]
      guard isActive(column), activeRows[column].count > 0 else { continue }
      queue.setInterest(amongOthers ? system.interest(of: column) : 0, of: column)
      queue.insert(column, count: activeRows[column].count)
    }
  }

  private mutating func end(
    _ pending: borrowing Vector<Int32>, _ columns: borrowing Vector<Int32>
  ) {
    for index in 0..<pending.count { rowState[pending[index]] = .absent }
    for index in 0..<columns.count { columnState[columns[index]] = .given }
    rows.removeFills()
  }

  private mutating func nextSingletonRow() -> Int32? {
    while nextSingleton < singletons.count {
      let row = singletons[nextSingleton]
      nextSingleton += 1
      if rowState[row] == .active, activeColumns[row].count == 1 { return row }
    }
    return nil
  }

  private mutating func noteLength(of row: Int32) {
    let count = activeColumns[row].count
    if count == 1 {
      singletons.append(row)
    } else if count == 0 {
      rowState[row] = .used
      emptyRows.append(row)
    }
  }

  /// Uses up the equations of one active column, as long as there are any: nothing is subtracted,
  /// other rows just take the column as given.
  private mutating func propagate(_ system: borrowing LinearSystem) {
    while let row = nextSingletonRow() {
      let column = activeColumns[row].sum
      rowState[row] = .used
      columnState[column] = .given
      propagated.append(row)
      for place in system.mentions.places(of: column) {
        let other = system.mentions[place]
        guard rowState[other] == .active else { continue }
        activeColumns[other].remove(column)
        noteLength(of: other)
      }
    }
  }

  /// The same once columns were chosen, and rows changed.
  private mutating func determine(_ row: Int32, _ system: borrowing LinearSystem) {
    let column = activeColumns[row].sum
    rowState[row] = .used
    collectRows(of: column, system)
    record(row, column, rows.coefficient(of: column, in: row), isForward: true)
    columnState[column] = .determined
    queue.remove(column)
    for index in 0..<found.count {
      let other = found[index]
      activeColumns[other].remove(column)
      noteLength(of: other)
    }
  }

  private mutating func record(
    _ row: Int32, _ column: Int32, _ coefficient: Double, isForward: Bool
  ) {
    activeColumns[row].sum = Int32(pivots.count)
    activeRows[column].sum = Int32(pivots.count)
    pivots.append(
      Pivot(row: row, column: column, coefficient: coefficient, isForward: isForward))
  }
}

// MARK: - Chosen pivots

extension Elimination {
  /// Takes a column of lowest score as the next pivot, in the best of its rows.
  private mutating func choose(_ column: Int32, _ system: borrowing LinearSystem) {
    guard isActive(column), activeRows[column].count > 0 else { return }
    collectRows(of: column, system)
    guard let best = bestPlace(for: column) else {
      if found.count > 0 { queue.demote(column, count: activeRows[column].count) }
      return
    }
    let (row, pivot) = (found[best], foundValues[best])
    rowState[row] = .used
    record(row, column, pivot, isForward: false)
    rows.load(row)
    columnState[column] = .pivoted
    for index in 0..<rows.loadedCount {
      let other = rows.loadedColumn(index)
      guard isActive(other) else { continue }
      activeRows[other].remove(row)
      queue.move(other, count: activeRows[other].count)
    }
    for index in 0..<found.count where index != best {
      subtract(row, from: found[index], column: column, multiplier: foundValues[index] / pivot)
    }
  }

  /// `target -= multiplier · row`, such that the coefficient in `column` becomes 0.
  private mutating func subtract(
    _ row: Int32, from target: Int32, column: Int32, multiplier: Double
  ) {
    if abs(multiplier) > 16 { isDelicate = true }
    operations.append(Operation(target: target, source: row, multiplier: multiplier))
    activeColumns[target].remove(column)
    // All that is subtracted may be new to the row, but for the column that it loses.
    rows.makeRoom(in: target, rows.loadedCount - 1)
    rows.subtractLoaded(times: multiplier, from: target, without: column)
    if rows.hasTraces { traces.append(target) }
    for index in 0..<rows.changes.count {
      let change = rows.changes[index]
      guard isActive(change.column) else { continue }
      if change.isFill {
        activeColumns[target].insert(change.column)
        activeRows[change.column].insert(target)
      } else {
        activeColumns[target].remove(change.column)
        activeRows[change.column].remove(target)
      }
      queue.move(change.column, count: activeRows[change.column].count)
    }
    noteLength(of: target)
  }

  /// Puts the active rows that have an active column in `found`.
  private mutating func collectRows(of column: Int32, _ system: borrowing LinearSystem) {
    found.removeAll()
    foundValues.removeAll()
    let members = activeRows[column]
    if members.count == 1 {
      if rowState[members.sum] == .active { consider(members.sum, column) }
      return
    }
    for place in system.mentions.places(of: column) {
      consider(system.mentions[place], column)
    }
    if rows.fills.count(of: column) > 0 { collectFilledRows(of: column) }
  }

  /// The same for rows that the column came into, some perhaps not for the first time.
  private mutating func collectFilledRows(of column: Int32) {
    stamp += 1
    for index in 0..<found.count { stamps[found[index]] = stamp }
    for place in rows.fills.places(of: column) {
      let row = rows.fills[place]
      guard stamps[row] != stamp else { continue }
      stamps[row] = stamp
      consider(row, column)
    }
  }

  @inline(__always) private mutating func consider(_ row: Int32, _ column: Int32) {
    guard rowState[row] == .active else { return }
    let coefficient = rows.coefficient(of: column, in: row)
    if coefficient == 0 { return }
    found.append(row)
    foundValues.append(coefficient)
  }

  /// Whether a row has more active columns than another, or as many and comes after it.
  private func isLonger(_ row: Int32, than other: Int32) -> Bool {
    (activeColumns[row].count, row) >= (activeColumns[other].count, other)
  }

  /// The place in `found` of the shortest row whose coefficient is not too small.
  private mutating func bestPlace(for column: Int32) -> Int? {
    var best: Int?
    for place in 0..<found.count {
      let row = found[place]
      if let best, isLonger(row, than: found[best]) { continue }
      let largest = rows.largest(in: row, states: columnState)
      if abs(foundValues[place]) < Self.threshold * largest {
        guard queue.isDemoted(column) else { continue }
        isDelicate = true
      }
      best = place
    }
    return best
  }
}
