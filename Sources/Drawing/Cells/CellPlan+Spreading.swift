import AutoLayout
import Patience

extension CellPlan {
  /// Moves what has one row out of the way of its neighbours, by a row or a column, where rounding
  /// alone made them meet: better half a cell beside its place than not to be seen.
  mutating func spread() {
    var taken = Occupancy(columns: grid.columns, rows: grid.rows)
    for index in shapes.indices where !shapes[index].isHidden {
      if let box = box(of: index) { taken.mark(box, for: index) }
    }
    let order = shapes.indices.filter { !shapes[$0].isHidden && !shapes[$0].kind.isGuide }
      .sorted { isBefore($0, $1) }
    for index in order.awaited(each: 8) {
      switch forms[index] {
      case .bar(let row, let first, let last):
        let bar = place(index, row: row, first: first, last: last, in: &taken)
        forms[index] = bar
        if case .bar(let row, let first, let last) = bar {
          taken.mark(row: row, first: first, last: last, for: index)
        }
      case .dot(let column, let row):
        // On one row with what lies above it, the two would seem to stand side by side.
        let rows = [row, row + 1, row - 1]
        let free = rows.first { isFree($0, column...column, for: index, in: taken) } ?? row
        forms[index] = .dot(column: column, row: free)
        taken.mark(row: free, first: column, last: column, for: index)
      default: continue
      }
    }
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (shapes[first].frame, shapes[second].frame)
    return (one.y, one.x, first) < (other.y, other.x, second)
  }

  private mutating func place(
    _ index: Int, row: Int, first: Int, last: Int, in taken: inout Occupancy
  ) -> Form {
    if let superview = superviews[index], case .bar(let row, _, _)? = forms[superview],
      shapes[superview].frame.contains(shapes[index].frame)
    {
      return .bar(row: row, first: first, last: last)
    }
    var (first, last) = (first, last)
    let frame = shapes[index].frame
    if last - first > 1, let left = taken.occupant(first, row), shapes[left].frame.maxX <= frame.x {
      first += 1
    }
    if last - first > 1, let right = taken.occupant(last, row), frame.maxX <= shapes[right].frame.x
    {
      last -= 1
    }
    let rows = [row, row + 1, row - 1]
    if let free = rows.first(where: { isFree($0, first...last, for: index, in: taken) }) {
      return .bar(row: free, first: first, last: last)
    }
    // Making room would show it above a view that really lies above it.
    if first <= last,
      (first...last).contains(where: {
        taken.holdsWhatEnds(above: frame, at: $0, row + 1, of: shapes)
      }),
      isFree(row + 2, first...last, for: index, in: taken)
    {
      return .bar(row: row + 2, first: first, last: last)
    }
    for column in first...last { makeRoom(for: index, at: column, row, in: &taken) }
    return .bar(row: row, first: first, last: last)
  }

  /// Whether nothing stands there that lies above or below in truth, and the row is the superview's.
  private func isFree(
    _ row: Int, _ columns: ClosedRange<Int>, for index: Int, in taken: Occupancy
  ) -> Bool {
    let frame = shapes[index].frame
    if let superview = superviews[index], let box = box(of: superview), box.hasInterior,
      shapes[superview].frame.contains(frame), row <= box.top || box.bottom <= row
    {
      return false
    }
    return columns.allSatisfy { column in
      guard let other = taken.occupant(column, row) else { return true }
      return !shapes[other].frame.isAboveOrBelow(frame)
    }
  }

  /// A box that begins or ends where it should not gives up a row, or moves by one.
  private mutating func makeRoom(
    for index: Int, at column: Int, _ row: Int, in taken: inout Occupancy
  ) {
    guard let other = taken.occupant(column, row), !isContainer[other], var box = box(of: other)
    else { return }
    let (frame, obstacle) = (shapes[index].frame, shapes[other].frame)
    let isHigh = box.bottom - box.top > 2
    if frame.maxY <= obstacle.y, box.top == row {
      box.top += 1
      if !isHigh { box.bottom += 1 }
    } else if obstacle.maxY <= frame.y, box.bottom == row {
      box.bottom -= 1
      if !isHigh { box.top -= 1 }
    }
    forms[other] = .box(box)
    taken.mark(box, for: other)
  }

  /// What stands in each cell.
  private struct Occupancy {
    let columns: Int
    let rows: Int
    private var occupants: [Int?]

    init(columns: Int, rows: Int) {
      (self.columns, self.rows) = (columns, rows)
      occupants = Array(repeating: nil, count: columns * rows)
    }

    func occupant(_ column: Int, _ row: Int) -> Int? {
      guard 0 <= column, column < columns, 0 <= row, row < rows else { return nil }
      return occupants[row * columns + column]
    }

    /// Whether a cell is taken by a view whose frame ends above `frame`.
    func holdsWhatEnds(
      above frame: Rect, at column: Int, _ row: Int, of shapes: [Scene.Shape]
    ) -> Bool {
      occupant(column, row).map { shapes[$0].frame.maxY <= frame.y } ?? false
    }

    mutating func mark(row: Int, first: Int, last: Int, for index: Int) {
      guard 0 <= row, row < rows, max(0, first) <= min(last, columns - 1) else { return }
      for column in max(0, first)...min(last, columns - 1) {
        occupants[row * columns + column] = index
      }
    }

    mutating func mark(_ box: CellRect, for index: Int) {
      let (top, bottom) = (max(0, box.top), min(rows - 1, box.bottom))
      guard top <= bottom else { return }
      for row in top...bottom { mark(row: row, first: box.left, last: box.right, for: index) }
    }
  }
}
