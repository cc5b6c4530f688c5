/// A bounded simplex tableau with sparse rows: each basic column as a form in nonbasic ones.
///
/// A column is an unknown or the activity `a · x` of a constraint, with bounds that hold whatever
/// the objective. No row has a constant: constants are in the bounds.
///
/// - Invariant: a nonbasic column occurs in no row as the basic one, and the entries of a row are
///   of nonbasic columns.
struct Tableau {
  var low: [Double] = []
  var high: [Double] = []
  var value: [Double] = []
  /// Where a basic column has its row, -1 for a nonbasic one.
  private(set) var rowOf: [Int32] = []
  private(set) var rows: [SparseRow] = []
  private(set) var basicColumns: [Int32] = []
  /// For each column the rows that may have an entry in it.
  private var columnRows: [[Int32]] = []
  /// What an activity is made of; nil for an unknown.
  private(set) var definitions: [SparseRow?] = []
  var work = Work()
  /// Whether some pivot since the rows were made let rounding grow.
  private(set) var isRough = false
  /// Whether some pivot ever did.
  private(set) var wasRough = false

  var columnCount: Int { value.count }

  func isBasic(_ column: Int32) -> Bool { rowOf[Int(column)] >= 0 }

  /// Whether the bounds leave the column no room.
  func isFixed(_ column: Int32) -> Bool {
    Tolerance.coincide(low[Int(column)], high[Int(column)])
  }

  /// The form of a basic column in nonbasic ones; of a nonbasic one itself.
  func form(of column: Int32) -> SparseRow {
    let row = rowOf[Int(column)]
    return row < 0 ? SparseRow(sorted: [Entry(column, 1)]) : rows[Int(row)]
  }

  /// Makes room for columns to come.
  mutating func reserve(columns: Int, activities: Int) {
    low.reserveCapacity(columns)
    high.reserveCapacity(columns)
    value.reserveCapacity(columns)
    rowOf.reserveCapacity(columns)
    columnRows.reserveCapacity(columns)
    definitions.reserveCapacity(columns)
    rows.reserveCapacity(activities)
    basicColumns.reserveCapacity(activities)
  }

  mutating func addUnknown(low: Double, high: Double, value: Double) -> Int32 {
    appendColumn(low: low, high: high, value: value, row: -1, definition: nil)
  }

  /// Adds an activity of unknowns, basic and without bounds.
  mutating func addActivity(_ definition: SparseRow) -> Int32 {
    let form = nonbasicForm(of: definition)
    let row = Int32(rows.count)
    let column = appendColumn(
      low: -.infinity, high: .infinity, value: form.value(at: value), row: row,
      definition: definition)
    for entry in form.entries { columnRows[Int(entry.column)].append(row) }
    rows.append(form)
    basicColumns.append(column)
    return column
  }

  /// Sets another tableau beside this one, without anything in common.
  ///
  /// - Returns: What its column numbers grow by.
  mutating func absorb(_ other: Tableau) -> Int32 {
    let columnOffset = Int32(columnCount)
    let rowOffset = Int32(rows.count)
    low += other.low
    high += other.high
    value += other.value
    rowOf += other.rowOf.lazy.map { $0 < 0 ? $0 : $0 + rowOffset }
    rows += other.rows.lazy.map { $0.shifted(by: columnOffset) }
    basicColumns += other.basicColumns.lazy.map { $0 + columnOffset }
    columnRows += other.columnRows.lazy.map { $0.isEmpty ? [] : $0.map { $0 + rowOffset } }
    definitions += other.definitions.lazy.map { $0?.shifted(by: columnOffset) }
    return columnOffset
  }

  /// A form in any columns as one in nonbasic columns.
  func nonbasicForm(of form: SparseRow) -> SparseRow {
    if !form.entries.contains(where: { isBasic($0.column) }) { return form }
    var result = SparseRow()
    for entry in form.entries {
      result.add(self.form(of: entry.column), times: entry.coefficient)
    }
    return result
  }

  private mutating func appendColumn(
    low: Double, high: Double, value: Double, row: Int32, definition: SparseRow?
  ) -> Int32 {
    self.low.append(low)
    self.high.append(high)
    self.value.append(value)
    rowOf.append(row)
    columnRows.append([])
    definitions.append(definition)
    return Int32(columnCount - 1)
  }
}

// MARK: - Pivoting

extension Tableau {
  /// The rows that have an entry in a nonbasic column, and the entry.
  mutating func rowsHaving(_ column: Int32) -> [(row: Int32, coefficient: Double)] {
    var found: [(row: Int32, coefficient: Double)] = []
    var candidates = columnRows[Int(column)]
    if candidates.isEmpty { return found }
    found.reserveCapacity(candidates.count)
    if zip(candidates, candidates.dropFirst()).contains(where: { $0 >= $1 }) { candidates.sort() }
    var previous: Int32 = -1
    for row in candidates where row != previous {
      previous = row
      let coefficient = rows[Int(row)].coefficient(of: column)
      if coefficient != 0 { found.append((row, coefficient)) }
    }
    if found.count < columnRows[Int(column)].count { columnRows[Int(column)] = found.map(\.row) }
    return found
  }

  /// Exchanges a nonbasic column with the basic column of `row`, both keeping their values:
  /// from `leaving = a · entering + rest` to `entering = leaving / a − rest / a`.
  mutating func pivot(entering: Int32, row: Int32) {
    work.pivots += 1
    let targets = rowsHaving(entering)
    let leaving = basicColumns[Int(row)]
    var form = rows[Int(row)]
    let coefficient = form.coefficient(of: entering)
    form.remove(entering)
    form.scale(by: -1 / coefficient)
    form.insert(1 / coefficient, at: leaving)
    if form.entries.contains(where: { Tolerance.isRough(factor: $0.coefficient) }) {
      isRough = true
      wasRough = true
    }
    columnRows[Int(leaving)] = [row]
    columnRows[Int(entering)] = []
    for (target, multiplier) in targets where target != row {
      work.entriesTouched += form.count
      rows[Int(target)].remove(entering)
      rows[Int(target)].add(form, times: multiplier) { came in
        columnRows[Int(came)].append(target)
      }
    }
    rows[Int(row)] = form
    basicColumns[Int(row)] = entering
    rowOf[Int(entering)] = row
    rowOf[Int(leaving)] = -1
  }

  /// Computes the values of basic columns anew from the nonbasic ones.
  mutating func recompute() {
    for (index, form) in rows.enumerated() {
      value[Int(basicColumns[index])] = form.value(at: value)
    }
  }

  /// By how much an activity differs from what it is made of, relative to its terms, at worst.
  var drift: Double {
    var worst = 0.0
    for (column, definition) in definitions.enumerated() {
      guard let definition else { continue }
      var sum = 0.0
      var magnitude = 1.0
      for entry in definition.entries {
        let part = entry.coefficient * value[Int(entry.column)]
        sum += part
        magnitude = max(magnitude, abs(part))
      }
      worst = max(worst, abs(sum - value[Int(column)]) / magnitude)
    }
    return worst
  }

  /// Makes all rows anew from the definitions, for the present set of basic columns.
  mutating func refactor() {
    work.factorizations += 1
    let wasBasic = rowOf.map { $0 >= 0 }
    rows.removeAll()
    basicColumns.removeAll()
    for column in rowOf.indices {
      rowOf[column] = -1
      columnRows[column].removeAll()
    }
    for (column, definition) in definitions.enumerated() {
      guard let definition else { continue }
      rowOf[column] = Int32(rows.count)
      for entry in definition.entries { columnRows[Int(entry.column)].append(Int32(rows.count)) }
      rows.append(definition)
      basicColumns.append(Int32(column))
    }
    for column in rowOf.indices where wasBasic[column] && definitions[column] == nil {
      let entering = Int32(column)
      let candidates = rowsHaving(entering).filter { !wasBasic[Int(basicColumns[Int($0.row)])] }
      if let best = candidates.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
        pivot(entering: entering, row: best.row)
      }
    }
    isRough = false
    recompute()
  }

  /// Moves the only nonbasic column with room that a form depends on, if there is one, to where the form
  /// is `target`, and leaves it there; false, with nothing moved, where there are several or a bound
  /// stands in the way.
  mutating func slide(_ form: SparseRow, to target: Double) -> Bool {
    var activity = 0.0
    var mover: Entry?
    for entry in nonbasicForm(of: form).entries {
      activity += entry.coefficient * value[Int(entry.column)]
      if isFixed(entry.column) { continue }
      if mover != nil { return false }
      mover = entry
    }
    guard let mover else { return true }
    let column = Int(mover.column)
    let end = value[column] + (target - activity) / mover.coefficient
    guard low[column] <= end, end <= high[column] else { return false }
    let step = end - value[column]
    let followers = rowsHaving(mover.column)
    for (row, coefficient) in followers {
      let basic = Int(basicColumns[Int(row)])
      let next = value[basic] + coefficient * step
      guard low[basic] <= next, next <= high[basic] else { return false }
    }
    for (row, coefficient) in followers {
      value[Int(basicColumns[Int(row)])] += coefficient * step
    }
    (value[column], low[column], high[column]) = (end, end, end)
    return true
  }

  /// Measures everything from where it is now.
  mutating func recenter() {
    for column in value.indices {
      low[column] -= value[column]
      high[column] -= value[column]
      value[column] = 0
    }
  }

  /// Computes values anew, and the rows as well if that is not exact enough.
  mutating func polish() {
    recompute()
    if drift > Tolerance.coefficient { refactor() }
  }
}

extension SparseRow {
  func shifted(by offset: Int32) -> SparseRow {
    var entries = entries
    for index in entries.indices { entries[index].column += offset }
    return SparseRow(sorted: entries)
  }
}
