/// The constraints and preferences that are in, over dense columns.
///
/// Row *i* says `low ≤ a · x ≤ high`, or less where it is optional. Rows do not come and go with
/// their activity: a constant shifts the bounds, and an inactive row keeps its place. Each
/// constraint is scaled by a power of two so that its largest coefficient is between 1 and 2.
struct LinearSystem: ~Copyable {
  private let atAddress = AtAddress()
  var heads = Vector<Head>()
  /// Where the entries of a row are.
  private var extents = Vector<Lists.Extent>()
  private(set) var entryColumns = Vector<Int32>()
  private(set) var entryValues = Vector<Double>()
  /// Entries that no row has any more.
  private var unused = 0
  /// The caller's number of each column.
  private(set) var variables = Vector<Int>()
  /// For each column the rows that mention it.
  private(set) var mentions = Lists()
  private var columns = IntegerMap()
  private var slots = IntegerMap()
  private var freeSlots = Vector<Int32>()
  private(set) var rowCount = 0

  var columnCount: Int { variables.count }
  /// One more than the highest slot of a row.
  var slotCount: Int { heads.count }
  var isEmpty: Bool { rowCount == 0 }
  /// Whether all variables are numbers from 0 to below `variableEnd`, without too many between.
  var areVariablesCounted: Bool { columns.isListed }
  var variableEnd: Int { columns.listEnd }

  /// The slot of a row, -1 for none.
  @inline(__always) func slot(of id: RowID) -> Int32 { slots.value(of: id.rawValue) }

  /// The column of a variable, -1 for one that was never mentioned.
  @inline(__always) func column(of variable: Variable) -> Int32 {
    columns.value(of: variable.rawValue)
  }

  @inline(__always) func entries(of row: Int32) -> Range<Int> {
    let extent = extents[row]
    return Int(extent.start)..<Int(extent.start + extent.count)
  }

  @inline(__always) func kind(of row: Int32) -> Kind { heads[row].kind }

  /// The columns that rows mention, perhaps more than once.
  func columns(of rows: some Sequence<Int32>) -> [Int32] {
    rows.flatMap { row in entries(of: row).map { entryColumns[$0] } }
  }

  /// A row's coefficient of a column, 0 where there is none.
  func coefficient(of column: Int32, in row: Int32) -> Double {
    for place in entries(of: row) where entryColumns[place] == column { return entryValues[place] }
    return 0
  }

  func isMentioned(_ variable: Variable) -> Bool {
    let column = column(of: variable)
    return column >= 0 && mentions.count(of: column) > 0
  }

  /// How many inequalities and optional constraints mention a column.
  func interest(of column: Int32) -> Int32 {
    var count: Int32 = 0
    for place in mentions.places(of: column) where kind(of: mentions[place]) == .other {
      count += 1
    }
    return count
  }

  /// Whether the first of two rows comes before the second: required ones by their order, then
  /// optional ones by falling rank and by their order.
  func precedes(_ first: Int32, _ second: Int32) -> Bool {
    let (first, second) = (heads[first], heads[second])
    return (second.rank, first.order, first.id) < (first.rank, second.order, second.id)
  }

  /// Whether a row comes before another whatever their ranks.
  func isOrdered(_ first: Int32, before second: Int32) -> Bool {
    let (first, second) = (heads[first], heads[second])
    return (first.order, first.id) < (second.order, second.id)
  }
}

// MARK: - Rows

extension LinearSystem {
  /// Makes room for rows to come.
  mutating func reserve(rows: Int, entries: Int) {
    heads.reserve(heads.count + rows)
    extents.reserve(heads.count + rows)
    variables.reserve(columnCount + rows)
    mentions.reserve(owners: columnCount + rows)
    entryColumns.reserve(entryColumns.count + entries)
    entryValues.reserve(entryValues.count + entries)
  }

  /// Begins the entries of a row, to be taken over by `place`.
  var nextStart: Int { entryColumns.count }

  /// Adds `coefficient · variable` to the entries begun at `start`, keeping them in order of
  /// columns; terms of one variable are added up.
  @inline(__always) mutating func add(_ term: Term, from start: Int) {
    guard term.coefficient != 0 else { return }
    var column = columns.value(of: term.variable.rawValue)
    if column < 0 { column = addColumn(term.variable) }
    let end = entryColumns.count
    if end == start || entryColumns[end - 1] < column {
      entryColumns.append(column)
      entryValues.append(term.coefficient)
    } else {
      insert(column, term.coefficient, from: start)
    }
  }

  /// Adds to entries that are not all before `column`.
  private mutating func insert(_ column: Int32, _ coefficient: Double, from start: Int) {
    var place = entryColumns.count - 1
    while place > start, entryColumns[place - 1] >= column { place -= 1 }
    if entryColumns[place] == column {
      entryValues[place] += coefficient
      return
    }
    var last = entryColumns.count - 1
    entryColumns.append(entryColumns[last])
    entryValues.append(entryValues[last])
    while last > place {
      entryColumns[last] = entryColumns[last - 1]
      entryValues[last] = entryValues[last - 1]
      last -= 1
    }
    entryColumns[place] = column
    entryValues[place] = coefficient
  }

  /// Completes the entries begun at `start`: drops zeros, scales.
  ///
  /// - Returns: What they were multiplied by.
  mutating func complete(from start: Int, isScaled: Bool) -> Double {
    var magnitude = 0.0
    var hasZeros = false
    for place in start..<entryValues.count {
      let size = abs(entryValues[place])
      if size > magnitude { magnitude = size }
      if size == 0 { hasZeros = true }
    }
    if hasZeros { dropZeros(from: start) }
    if 1..<2 ~= magnitude { return 1 }
    guard isScaled, magnitude.isNormal else { return 1 }
    let scale = Double(sign: .plus, exponent: -magnitude.exponent, significand: 1)
    for place in start..<entryValues.count { entryValues[place] *= scale }
    return scale
  }

  private mutating func dropZeros(from start: Int) {
    var kept = start
    for place in start..<entryColumns.count where entryValues[place] != 0 {
      entryColumns[kept] = entryColumns[place]
      entryValues[kept] = entryValues[place]
      kept += 1
    }
    truncate(to: kept)
  }

  /// Drops entries that were begun and are not wanted.
  mutating func truncate(to start: Int) {
    entryColumns.truncate(to: start)
    entryValues.truncate(to: start)
  }

  /// Whether the entries begun at `start` are those of a row.
  func hasEntries(_ row: Int32, from start: Int) -> Bool {
    let count = entryColumns.count - start
    guard count == Int(extents[row].count) else { return false }
    for (offset, place) in entries(of: row).enumerated()
    where entryColumns[place] != entryColumns[start + offset]
      || entryValues[place] != entryValues[start + offset]
    {
      return false
    }
    return true
  }

  /// A slot for a row that is not in, with the entries begun at `start`.
  @inline(__always) mutating func insert(_ head: consuming Head, from start: Int) -> Int32 {
    head.isPresent = true
    let row: Int32
    if let free = freeSlots.popLast() {
      row = free
      heads[row] = head
      extents[row] = newExtent(from: start)
    } else {
      row = Int32(slotCount)
      heads.append(head)
      extents.append(newExtent(from: start))
    }
    slots.insert(row, for: head.id)
    rowCount += 1
    addMentions(of: row)
    return row
  }

  /// Gives a row the entries begun at `start`.
  mutating func replaceEntries(of row: Int32, from start: Int) {
    removeMentions(of: row)
    extents[row] = newExtent(from: start)
    addMentions(of: row)
    compactIfWorthwhile()
  }

  @inline(__always) private func newExtent(from start: Int) -> Lists.Extent {
    Lists.Extent(start: Int32(start), count: Int32(entryColumns.count - start))
  }

  mutating func remove(_ row: Int32) {
    removeMentions(of: row)
    slots.remove(heads[row].id)
    heads[row] = Head()
    extents[row].count = 0
    freeSlots.append(row)
    rowCount -= 1
    compactIfWorthwhile()
  }

  @inline(__always) private mutating func addMentions(of row: Int32) {
    for place in entries(of: row) { mentions.append(row, to: entryColumns[place]) }
  }

  private mutating func removeMentions(of row: Int32) {
    for place in entries(of: row) { mentions.remove(row, from: entryColumns[place]) }
    unused += Int(extents[row].count)
  }

  private mutating func addColumn(_ variable: Variable) -> Int32 {
    let column = Int32(columnCount)
    variables.append(variable.rawValue)
    columns.insert(column, for: variable.rawValue)
    mentions.addOwners(upTo: columnCount)
    return column
  }

  /// Forgets all columns but some, which keep their order, and numbers these anew.
  ///
  /// - Precondition: Every column that a row mentions is kept.
  mutating func keepColumns(_ kept: [Int32]) {
    compactEntries()
    var numbers = Vector<Int32>(capacity: columnCount)
    numbers.append(repeating: -1, count: columnCount)
    var keptVariables = Vector<Int>(capacity: kept.count)
    columns = IntegerMap()
    for (number, column) in kept.enumerated() {
      numbers[column] = Int32(number)
      keptVariables.append(variables[column])
      columns.insert(Int32(number), for: variables[column])
    }
    variables = keptVariables
    for place in 0..<entryColumns.count { entryColumns[place] = numbers[entryColumns[place]] }
    mentions = Lists()
    mentions.addOwners(upTo: columnCount)
    for row in 0..<Int32(slotCount) { addMentions(of: row) }
  }

  private mutating func compactIfWorthwhile() {
    if unused > entryColumns.count / 2 + 1024 { compactEntries() }
  }

  private mutating func compactEntries() {
    var columns = Vector<Int32>(capacity: entryColumns.count)
    var values = Vector<Double>(capacity: entryColumns.count)
    for row in 0..<slotCount where heads[row].isPresent {
      let start = columns.count
      for place in entries(of: Int32(row)) {
        columns.append(entryColumns[place])
        values.append(entryValues[place])
      }
      extents[row].start = Int32(start)
    }
    entryColumns = columns
    entryValues = values
    unused = 0
  }
}

extension LinearSystem {
  /// The wishes in their order.
  var wishes: [Int32] {
    var wishes: [Int32] = []
    for row in 0..<Int32(slotCount) where kind(of: row) == .wish { wishes.append(row) }
    return wishes.sorted { (heads[$0].order, heads[$0].id) < (heads[$1].order, heads[$1].id) }
  }

  /// The required equations that take part, in their order.
  var equations: [Int32] {
    var equations: [Int32] = []
    for row in 0..<Int32(slotCount) where kind(of: row) == .equation { equations.append(row) }
    return equations.sorted { precedes($0, $1) }
  }
}
