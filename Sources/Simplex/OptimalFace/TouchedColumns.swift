/// The columns of which something is another one than when the optimal face was found: the value, the
/// piece or kink, the multiplier, the cost, or what moves with it.
struct TouchedColumns: ~Copyable {
  private var columns = Vector<Int32>()
  private var isTouched = Vector<Bool>()

  var count: Int { columns.count }

  subscript(place: Int) -> Int32 { columns[place] }

  /// Touches all columns that there are.
  mutating func insertEverything(columnCount: Int) {
    isTouched.fill(columnCount, with: true)
    columns.removeAll()
    for column in 0..<Int32(columnCount) { columns.append(column) }
  }

  @inline(__always)
  mutating func insert(_ column: Int32) {
    if isTouched[column] { return }
    isTouched[column] = true
    columns.append(column)
  }

  mutating func removeAll() {
    for place in 0..<columns.count { isTouched[columns[place]] = false }
    columns.removeAll()
  }
}
