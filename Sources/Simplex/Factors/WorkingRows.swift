/// Equations as an elimination changes them, without the columns that it takes as given.
struct WorkingRows: ~Copyable {
  private let atAddress = AtAddress()
  /// A column that came into a row or went out of it.
  struct Change: BitwiseCopyable {
    var column: Int32
    var isFill: Bool
  }

  private var extents = Vector<Lists.Extent>()
  private var columns = Vector<Int32>()
  private var values = Vector<Double>()
  /// Where a column is in the row that is being changed, plus 1; 0 elsewhere.
  private var places = Vector<Int32>()
  private var loadedColumns = Vector<Int32>()
  private var loadedValues = Vector<Double>()
  private(set) var changes = Vector<Change>()
  /// Whether more than rounding was taken for nothing in the row that was changed last.
  private(set) var hasTraces = false
  /// For each column the rows that it came into.
  private(set) var fills = Lists()
  private var filled = Vector<Int32>()

  mutating func extend(rows: Int, columns: Int) {
    extents.extend(to: rows, with: Lists.Extent())
    places.extend(to: columns, with: 0)
    fills.addOwners(upTo: columns)
    self.columns.removeAll()
    values.removeAll()
  }

  /// Makes room for the entries of rows that change.
  mutating func reserve(entries: Int) {
    columns.reserve(entries)
    values.reserve(entries)
  }

  /// Begins a row with its entries in active columns.
  mutating func begin(
    _ row: Int32, _ system: borrowing LinearSystem,
    states: borrowing Vector<Elimination.ColumnState>
  ) {
    let start = columns.count
    for place in system.entries(of: row) where states[system.entryColumns[place]] == .active {
      columns.append(system.entryColumns[place])
      values.append(system.entryValues[place])
    }
    let count = Int32(columns.count - start)
    extents[row] = Lists.Extent(start: Int32(start), count: count, capacity: count)
  }

  mutating func removeFills() {
    while let column = filled.popLast() { fills.removeAll(of: column) }
  }

  @inline(__always) private func range(of row: Int32) -> Range<Int> {
    let extent = extents[row]
    return Int(extent.start)..<Int(extent.start + extent.count)
  }

  /// The coefficient of a column, 0 where there is none.
  func coefficient(of column: Int32, in row: Int32) -> Double {
    for place in range(of: row) where columns[place] == column { return values[place] }
    return 0
  }

  /// The largest coefficient of an active column.
  func largest(in row: Int32, states: borrowing Vector<Elimination.ColumnState>) -> Double {
    var largest = 0.0
    for place in range(of: row) where states[columns[place]] == .active {
      largest = max(largest, abs(values[place]))
    }
    return largest
  }

  /// Goes through the entries of a row as they are now.
  func forEachEntry(of row: Int32, _ body: (Int32, Double) -> Void) {
    for place in range(of: row) { body(columns[place], values[place]) }
  }
}

// MARK: - Subtracting

extension WorkingRows {
  var loadedCount: Int { loadedColumns.count }

  func loadedColumn(_ index: Int) -> Int32 { loadedColumns[index] }

  /// Takes up a row's entries.
  mutating func load(_ row: Int32) {
    loadedColumns.removeAll()
    loadedValues.removeAll()
    for place in range(of: row) {
      loadedColumns.append(columns[place])
      loadedValues.append(values[place])
    }
  }

  /// Gives a row room for more entries.
  mutating func makeRoom(in row: Int32, _ room: Int) {
    let extent = extents[row]
    guard Int(extent.count) + room > Int(extent.capacity) else { return }
    let start = columns.count
    for place in range(of: row) {
      columns.append(columns[place])
      values.append(values[place])
    }
    let spare = room + Int(extent.count) / 2
    columns.append(repeating: 0, count: spare)
    values.append(repeating: 0, count: spare)
    extents[row] = Lists.Extent(
      start: Int32(start), count: extent.count, capacity: extent.count + Int32(spare))
  }

  /// Subtracts the row taken up from an active one, taking `column` out, and notes what came and went.
  mutating func subtractLoaded(times multiplier: Double, from row: Int32, without column: Int32) {
    changes.removeAll()
    hasTraces = false
    let start = Int(extents[row].start)
    for place in range(of: row) { places[columns[place]] = Int32(place + 1) }
    for index in 0..<loadedColumns.count where loadedColumns[index] != column {
      let other = loadedColumns[index]
      let added = -multiplier * loadedValues[index]
      if places[other] > 0 {
        let place = Int(places[other] - 1)
        let sum = Tolerance.sum(values[place], added)
        values[place] = sum.value
        if sum.value == 0 {
          changes.append(Change(column: other, isFill: false))
          if sum.isDelicate { hasTraces = true }
        }
      } else {
        let place = start + Int(extents[row].count)
        columns[place] = other
        values[place] = added
        extents[row].count += 1
        places[other] = Int32(place + 1)
        changes.append(Change(column: other, isFill: true))
        if fills.count(of: other) == 0 { filled.append(other) }
        fills.append(row, to: other)
      }
    }
    pack(row, without: column)
  }

  private mutating func pack(_ row: Int32, without column: Int32) {
    var kept = Int(extents[row].start)
    for place in range(of: row) {
      places[columns[place]] = 0
      guard values[place] != 0, columns[place] != column else { continue }
      columns[kept] = columns[place]
      values[kept] = values[place]
      kept += 1
    }
    extents[row].count = Int32(kept) - extents[row].start
  }
}
