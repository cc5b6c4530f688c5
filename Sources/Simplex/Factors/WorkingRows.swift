/// Equations as an elimination changes them. A row that nothing was subtracted from is read where
/// it is in the system; others have entries of their own.
struct WorkingRows: ~Copyable {
  private let atAddress = AtAddress()
  /// A column that came into a row or went out of it.
  struct Change: BitwiseCopyable {
    var column: Int32
    var isFill: Bool
  }

  struct Extent: BitwiseCopyable {
    /// -1 for a row as it is in the system.
    var start: Int32 = -1
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  private var extents = Vector<Extent>()
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
    extents.extend(to: rows, with: Extent())
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

  mutating func forget(_ row: Int32) { extents[row] = Extent() }

  mutating func removeFills() {
    while let column = filled.popLast() { fills.removeAll(of: column) }
  }

  /// Whether entries have changed against the system.
  func isChanged(_ row: Int32) -> Bool { extents[row].start >= 0 }

  @inline(__always) private func range(of row: Int32) -> Range<Int> {
    let extent = extents[row]
    return Int(extent.start)..<Int(extent.start + extent.count)
  }

  /// The coefficient of a column, 0 where there is none.
  func coefficient(
    of column: Int32, in row: Int32, _ system: borrowing LinearSystem
  ) -> Double {
    if isChanged(row) {
      for place in range(of: row) where columns[place] == column { return values[place] }
    } else {
      for place in system.entries(of: row) where system.entryColumns[place] == column {
        return system.entryValues[place]
      }
    }
    return 0
  }

  func has(_ column: Int32, in row: Int32, _ system: borrowing LinearSystem) -> Bool {
    coefficient(of: column, in: row, system) != 0
  }

  /// The largest coefficient of an active column.
  func largest(
    in row: Int32, _ system: borrowing LinearSystem,
    states: borrowing Vector<Elimination.ColumnState>
  ) -> Double {
    var largest = 0.0
    if isChanged(row) {
      for place in range(of: row) where states[columns[place]] == .active {
        largest = max(largest, abs(values[place]))
      }
    } else {
      for place in system.entries(of: row) where states[system.entryColumns[place]] == .active {
        largest = max(largest, abs(system.entryValues[place]))
      }
    }
    return largest
  }
}

// MARK: - Subtracting

extension WorkingRows {
  var loadedCount: Int { loadedColumns.count }

  func loadedColumn(_ index: Int) -> Int32 { loadedColumns[index] }

  /// Takes up a row's entries in columns that are not given.
  mutating func load(
    _ row: Int32, _ system: borrowing LinearSystem,
    states: borrowing Vector<Elimination.ColumnState>
  ) {
    loadedColumns.removeAll()
    loadedValues.removeAll()
    if isChanged(row) {
      for place in range(of: row) { take(columns[place], values[place]) }
    } else {
      for place in system.entries(of: row) where states[system.entryColumns[place]] != .given {
        take(system.entryColumns[place], system.entryValues[place])
      }
    }
  }

  private mutating func take(_ column: Int32, _ value: Double) {
    loadedColumns.append(column)
    loadedValues.append(value)
  }

  /// Gives a row entries of its own, with room for more.
  mutating func makeOwn(
    _ row: Int32, _ system: borrowing LinearSystem,
    states: borrowing Vector<Elimination.ColumnState>, room: Int
  ) {
    let extent = extents[row]
    guard extent.start < 0 || Int(extent.count) + room > Int(extent.capacity) else { return }
    let start = columns.count
    // Most rows are changed once; what is changed again will be so once more.
    var spare = room
    if extent.start < 0 {
      for place in system.entries(of: row) where states[system.entryColumns[place]] != .given {
        columns.append(system.entryColumns[place])
        values.append(system.entryValues[place])
      }
    } else {
      for place in range(of: row) {
        columns.append(columns[place])
        values.append(values[place])
      }
      spare += Int(extent.count) / 2
    }
    let count = columns.count - start
    columns.append(repeating: 0, count: spare)
    values.append(repeating: 0, count: spare)
    extents[row] = Extent(
      start: Int32(start), count: Int32(count), capacity: Int32(columns.count - start))
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

extension WorkingRows {
  /// Goes through the entries of a row as they are now.
  func forEachEntry(
    of row: Int32, _ system: borrowing LinearSystem, _ body: (Int32, Double) -> Void
  ) {
    if isChanged(row) {
      for place in range(of: row) { body(columns[place], values[place]) }
    } else {
      for place in system.entries(of: row) {
        body(system.entryColumns[place], system.entryValues[place])
      }
    }
  }
}
