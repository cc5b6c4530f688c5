/// Components of whose answers rounding may decide before any search.
extension Component {
  /// How many columns and rows are looked at.
  static let columnLimit = 128
  static let rowLimit = 384

  /// Whether rows are nearly parallel, or have coefficients of very different sizes. Not said of many.
  var isDelicate: Bool {
    guard columnCount > 1, columnCount <= Self.columnLimit, rows.count <= Self.rowLimit else {
      return false
    }
    return rows.contains { $0.form.isUneven } || hasNearParallels
  }

  /// Whether two columns have all but the same proportions in two rows: where one row is subtracted from
  /// the other few digits are left, and in products of such differences fewer.
  private var hasNearParallels: Bool {
    // Rows of coefficients of one size, as most are, have the same proportions or opposite ones.
    var others = rows.indices.filter { rows[$0].form.isEven }
    for index in rows.indices where !rows[index].form.isEven {
      if others.contains(where: { rows[index].form.isNearlyParallel(to: rows[$0].form) }) {
        return true
      }
      others.append(index)
    }
    return false
  }
}

extension SparseRow {
  /// Whether coefficients differ so much that what is next to nothing for the row is felt in a column.
  fileprivate var isUneven: Bool {
    let sizes = entries.lazy.map { abs($0.coefficient) }
    guard let least = sizes.min(), let largest = sizes.max() else { return false }
    return largest > Tolerance.unevenness * least
  }

  /// Whether all coefficients are of one size.
  fileprivate var isEven: Bool {
    guard let size = entries.first.map({ abs($0.coefficient) }) else { return true }
    return entries.allSatisfy { abs($0.coefficient) == size }
  }

  /// Whether some two columns stand in all but the same proportion here and there.
  fileprivate func isNearlyParallel(to other: SparseRow) -> Bool {
    var there = 0
    for here in entries.indices {
      guard other.seek(entries[here].column, from: &there) else { continue }
      let first = (here: entries[here].coefficient, there: other.entries[there].coefficient)
      var next = there + 1
      for second in entries[(here + 1)...] {
        guard other.seek(second.column, from: &next) else { continue }
        let product = first.here * other.entries[next].coefficient
        if Tolerance.isDelicate(product - second.coefficient * first.there, of: product) {
          return true
        }
      }
    }
    return false
  }

  /// Goes on to a column.
  ///
  /// - Returns: Whether it is there.
  private func seek(_ column: Int32, from place: inout Int) -> Bool {
    while place < count, entries[place].column < column { place += 1 }
    return place < count && entries[place].column == column
  }
}
