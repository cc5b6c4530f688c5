extension LinearSystem {
  /// Some rows of another system as required ones, with columns of their own.
  ///
  /// - Parameter rows: Ascending; row *i* of the result is the *i*-th of them.
  init(rows selected: [Row]) {
    self.init()
    var dense: [Int32: Int32] = [:]
    for var row in selected {
      var entries = row.form.entries
      for index in entries.indices {
        let column = dense[entries[index].column] ?? Int32(dense.count)
        dense[entries[index].column] = column
        entries[index].column = column
      }
      entries.sort { $0.column < $1.column }
      row.form = SparseRow(sorted: entries)
      row.rank = .infinity
      append(row)
    }
    appendAnonymousVariables(dense.count)
  }

  /// Multipliers that show that the required rows contradict each other; nil if they do not.
  func contradiction() -> Settlement.Multipliers? {
    let none: Set<Int> = []
    guard let structure = Structure(self, excluding: none, isCancelled: { false }) else {
      return nil
    }
    return Settlement(self, structure).firstContradiction()
  }

  /// How many independent ways there are to add all rows up to zero.
  func nullity() -> Int {
    var matrix = ActiveMatrix(
      rows.map(\.form), interest: Array(repeating: 0, count: variables.count))
    while let (row, column) = matrix.nextPivot() {
      matrix.eliminate(row: row, column: column) { _, _ in }
    }
    return matrix.emptyRows.count
  }
}
