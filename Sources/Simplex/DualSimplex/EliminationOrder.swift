/// The order of elimination under construction.
struct EliminationOrder: ~Copyable {
  private(set) var columns = Vector<Int32>()
  /// The row of each pivot, -1 where the elimination chooses it.
  private(set) var rows = Vector<Int32>()
  var columnCounts = Vector<Int32>()
  var rowCounts = Vector<Int32>()
  var columnQueue = Vector<Int32>()
  var rowQueue = Vector<Int32>()
  private(set) var isColumnTaken = Vector<Bool>()
  private(set) var isRowTaken = Vector<Bool>()
  var missing = Vector<Int32>()

  var count: Int { columns.count }

  mutating func begin(_ unknownCount: Int, _ formCount: Int) {
    columns.removeAll()
    rows.removeAll()
    columnCounts.fill(unknownCount, with: 0)
    rowCounts.fill(formCount, with: 0)
    columnQueue.removeAll()
    rowQueue.removeAll()
    isColumnTaken.fill(unknownCount, with: false)
    isRowTaken.fill(formCount, with: false)
  }

  mutating func append(_ column: Int32, _ row: Int32) {
    columns.append(column)
    rows.append(row)
    isColumnTaken[column] = true
    if row >= 0 { isRowTaken[row] = true }
  }

  /// Puts the columns from some place on in the order of their length.
  mutating func sortByCount(from first: Int) {
    guard columns.count - first > 1 else { return }
    var rest = (first..<columns.count).map { columns[$0] }
    rest.sort { (columnCounts[$0], $0) < (columnCounts[$1], $1) }
    for (place, column) in rest.enumerated() { columns[first + place] = column }
  }
}

// MARK: - Choosing it

extension DualSimplex {
  /// The order in which the basic unknowns are eliminated, with the row of each pivot where that
  /// is known.
  mutating func orderColumns() {
    order.begin(unknownCount, formCount)
    for unknown in 0..<unknownCount where slotOf[unknown] >= 0 {
      for entry in matrix.columnRange(unknown) {
        let form = matrix.columnForms[entry]
        guard slotOf[Int32(unknownCount) + form] < 0 else { continue }
        order.columnCounts[unknown] += 1
        order.rowCounts[form] += 1
      }
    }
    for unknown in 0..<unknownCount where slotOf[unknown] >= 0 && order.columnCounts[unknown] == 1 {
      order.columnQueue.append(Int32(unknown))
    }
    for form in 0..<formCount
    where slotOf[unknownCount + form] < 0 && order.rowCounts[form] == 1 {
      order.rowQueue.append(Int32(form))
    }
    takeSingletons()
    takeRest()
  }

  private mutating func takeSingletons() {
    while true {
      if order.columnQueue.count > 0 {
        let unknown = order.columnQueue.removeLast()
        guard order.columnCounts[unknown] == 1 else { continue }
        for entry in matrix.columnRange(Int(unknown)) where isActive(matrix.columnForms[entry]) {
          take(unknown, matrix.columnForms[entry])
          break
        }
      } else if order.rowQueue.count > 0 {
        let form = order.rowQueue.removeLast()
        guard order.rowCounts[form] == 1, isActive(form) else { continue }
        for entry in matrix.formRange(Int(form)) where isActive(unknown: matrix.columns[entry]) {
          take(matrix.columns[entry], form)
          break
        }
      } else {
        return
      }
    }
  }

  /// Whether a row is still without a pivot.
  @inline(__always)
  private func isActive(_ form: Int32) -> Bool {
    slotOf[Int32(unknownCount) + form] < 0 && !order.isRowTaken[form]
  }

  @inline(__always)
  private func isActive(unknown: Int32) -> Bool {
    slotOf[unknown] >= 0 && !order.isColumnTaken[unknown]
  }

  private mutating func take(_ unknown: Int32, _ form: Int32) {
    order.append(unknown, form)
    for entry in matrix.columnRange(Int(unknown)) where isActive(matrix.columnForms[entry]) {
      let other = matrix.columnForms[entry]
      order.rowCounts[other] -= 1
      if order.rowCounts[other] == 1 { order.rowQueue.append(other) }
    }
    for entry in matrix.formRange(Int(form)) where isActive(unknown: matrix.columns[entry]) {
      let other = matrix.columns[entry]
      order.columnCounts[other] -= 1
      if order.columnCounts[other] == 1 { order.columnQueue.append(other) }
    }
  }

  private mutating func takeRest() {
    scratch.fill(max(unknownCount, formCount), with: 0)
    let first = order.count
    for unknown in 0..<Int32(unknownCount) where isActive(unknown: unknown) {
      order.append(unknown, -1)
    }
    order.sortByCount(from: first)
  }
}
