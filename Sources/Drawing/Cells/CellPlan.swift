import AutoLayout

/// Which cells every shape of a scene takes.
struct CellPlan {
  enum Form: Hashable {
    /// With room for lines around it.
    case box(CellRect)
    /// Too low for that: some cells of one row.
    case bar(row: Int, first: Int, last: Int)
    /// Too narrow for that: some cells of one column.
    case post(column: Int, first: Int, last: Int)
    case dot(column: Int, row: Int)
  }

  let grid: CellGrid
  let shapes: [Scene.Shape]
  /// By shape; `nil` for what lies outside of the picture.
  private(set) var forms: [Form?] = []
  /// By shape: the place of the superview's shape.
  private(set) var superviews: [Int?] = []
  /// Whether something that is drawn lies in it.
  private(set) var isContainer: [Bool] = []

  /// - Complexity: O(views), each as much as it takes cells.
  init(of scene: Scene, on grid: CellGrid) {
    self.grid = grid
    shapes = scene.shapes
    superviews = Self.superviews(of: shapes)
    for index in shapes.indices { forms.append(form(of: index)) }
    isContainer = Array(repeating: false, count: shapes.count)
    for index in shapes.indices where forms[index] != nil && !shapes[index].kind.isGuide {
      if let superview = superviews[index] { isContainer[superview] = true }
    }
    spread()
  }

  func box(of index: Int) -> CellRect? {
    guard case .box(let box)? = forms[index] else { return nil }
    return box
  }

  private static func superviews(of shapes: [Scene.Shape]) -> [Int?] {
    var path: [Int] = []
    return shapes.enumerated().map { index, shape in
      path.removeLast(max(0, path.count - shape.depth))
      defer { path.append(index) }
      return path.last
    }
  }

  /// Less than one and a half cells cannot hold lines and anything between them.
  private static let least = 1.5

  private func form(of index: Int) -> Form? {
    let frame = shapes[index].frame
    guard grid.shows(frame) else { return nil }
    let box = grid.box(frame)
    let column = grid.column(frame.x + frame.width / 2)
    let row = grid.row(frame.y + frame.height / 2)
    let isLow = frame.height / grid.rowHeight < Self.least
    let isNarrow = frame.width / grid.columnWidth < Self.least
    switch (isLow, isNarrow) {
    case (false, false): return .box(box)
    case (true, false): return inside(index, .bar(row: row, first: box.left, last: box.right))
    case (false, true):
      return inside(index, .post(column: column, first: box.top, last: box.bottom))
    case (true, true): return inside(index, .dot(column: column, row: row))
    }
  }

  /// What lies in its superview and has no lines of its own leaves that one's lines alone.
  private func inside(_ index: Int, _ form: Form) -> Form {
    guard let superview = superviews[index],
      shapes[superview].frame.contains(shapes[index].frame)
    else { return form }
    switch forms[superview] {
    case .box(let box) where box.hasInterior:
      return form.clamped(to: box, isLine: shapes[index].isLine)
    case .bar(let row, _, _): return form.moved(to: row)
    default: return form
    }
  }
}

// MARK: Spreading

extension CellPlan {
  /// Moves what has one row out of the way of its neighbours, by a row or a column, where rounding
  /// alone made them meet: better half a cell beside its place than not to be seen.
  private mutating func spread() {
    var taken = Occupancy(columns: grid.columns, rows: grid.rows)
    for index in shapes.indices where !shapes[index].isHidden {
      if let box = box(of: index) { taken.mark(box, for: index) }
    }
    let order = shapes.indices.filter { !shapes[$0].isHidden && !shapes[$0].kind.isGuide }
      .sorted { isBefore($0, $1) }
    for index in order {
      guard case .bar(let row, let first, let last)? = forms[index] else { continue }
      let bar = place(index, row: row, first: first, last: last, in: taken)
      forms[index] = bar
      if case .bar(let row, let first, let last) = bar {
        taken.mark(row: row, first: first, last: last, for: index)
      }
    }
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (shapes[first].frame, shapes[second].frame)
    return (one.y, one.x, first) < (other.y, other.x, second)
  }

  private func place(
    _ index: Int, row: Int, first: Int, last: Int, in taken: Occupancy
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
    let row =
      [row, row + 1, row - 1].first { isFree($0, first...last, for: index, in: taken) }
      ?? row
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

extension CellPlan.Form {
  /// A line may reach the lines around it.
  fileprivate func clamped(to box: CellRect, isLine: Bool) -> Self {
    let rows = (box.top + 1)...(box.bottom - 1)
    let columns = isLine ? box.left...box.right : (box.left + 1)...(box.right - 1)
    switch self {
    case .box: return self
    case .bar(let row, let first, let last):
      return .bar(
        row: row.clamped(to: rows), first: first.clamped(to: columns),
        last: last.clamped(to: columns))
    case .post(let column, let first, let last):
      return .post(column: column.clamped(to: columns), first: first, last: last)
    case .dot(let column, let row):
      return .dot(column: column.clamped(to: columns), row: row.clamped(to: rows))
    }
  }

  fileprivate func moved(to row: Int) -> Self {
    switch self {
    case .bar(_, let first, let last): .bar(row: row, first: first, last: last)
    case .dot(let column, _): .dot(column: column, row: row)
    case .box, .post: self
    }
  }
}

extension Scene.Shape {
  /// Whether nothing but a line shows it when it is low: a plain view, or one without any height.
  var isLine: Bool { kind.sketch == .box || frame.height <= 0 || frame.width <= 0 }
}

extension Rect {
  func contains(_ other: Rect) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  fileprivate func isAboveOrBelow(_ other: Rect) -> Bool { maxY <= other.y || other.maxY <= y }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
