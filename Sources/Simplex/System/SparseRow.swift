/// A coefficient in its column.
struct Entry: Hashable, Sendable {
  var column: Int32
  var coefficient: Double

  init(_ column: Int32, _ coefficient: Double) {
    self.column = column
    self.coefficient = coefficient
  }
}

/// A linear form: `Σ coefficient · column`.
///
/// - Invariant: sorted by column, each column at most once, no coefficient zero.
struct SparseRow: Hashable, Sendable {
  private(set) var entries: ContiguousArray<Entry>

  init() { entries = [] }

  /// - Precondition: `sorted` keeps the invariant.
  init(sorted: ContiguousArray<Entry>) {
    entries = sorted
    checkInvariants()
  }

  var count: Int { entries.count }

  /// The coefficient in `column`, 0 where there is none.
  ///
  /// - Complexity: O(log *n*) for *n* entries.
  func coefficient(of column: Int32) -> Double {
    guard let index = index(of: column) else { return 0 }
    return entries[index].coefficient
  }

  mutating func remove(_ column: Int32) {
    guard let index = index(of: column) else { return }
    entries.remove(at: index)
  }

  mutating func scale(by factor: Double) {
    for index in entries.indices { entries[index].coefficient *= factor }
  }

  /// Puts a coefficient where there is none.
  mutating func insert(_ coefficient: Double, at column: Int32) {
    entries.insert(Entry(column, coefficient), at: insertionPoint(of: column))
    checkInvariants()
  }

  /// Adds `factor · other` but for its part in column `skipped`, dropping what cancels; tells which
  /// columns came.
  ///
  /// - Complexity: O(*n* + *m*) for rows of *n* and *m* entries.
  mutating func add(
    _ other: SparseRow, times factor: Double, except skipped: Int32 = -1,
    came: (Int32) -> Void = { _ in }
  ) {
    var sum = ContiguousArray<Entry>()
    sum.reserveCapacity(entries.count + other.entries.count)
    var own = 0
    for entry in other.entries where entry.column != skipped {
      while own < entries.count, entries[own].column < entry.column {
        sum.append(entries[own])
        own += 1
      }
      let added = factor * entry.coefficient
      if own < entries.count, entries[own].column == entry.column {
        let total = Tolerance.sum(entries[own].coefficient, added).value
        own += 1
        if total != 0 { sum.append(Entry(entry.column, total)) }
      } else {
        sum.append(Entry(entry.column, added))
        came(entry.column)
      }
    }
    sum.append(contentsOf: entries[own...])
    entries = sum
    checkInvariants()
  }

  private func index(of column: Int32) -> Int? {
    let index = insertionPoint(of: column)
    return index < entries.count && entries[index].column == column ? index : nil
  }

  private func insertionPoint(of column: Int32) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SparseRow {
  /// Traps, in builds compiled with `TSUME_CHECKS`, if an invariant of the row does not hold.
  func checkInvariants() {
    #if TSUME_CHECKS
      for index in entries.indices.dropFirst() {
        precondition(
          entries[index - 1].column < entries[index].column, "entries are out of order")
      }
      precondition(!entries.contains { $0.coefficient == 0 }, "a zero entry was kept")
    #endif
  }
}
