import AutoLayout
import Patience

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
  var forms: [Form?] = []
  /// By shape: the place of the superview's shape.
  private(set) var superviews: [Int?] = []
  /// Whether something that is drawn lies in it.
  private(set) var isContainer: [Bool] = []

  /// - Complexity: O(views), each as much as it takes cells.
  init(of scene: Scene, on grid: CellGrid) {
    self.grid = grid
    shapes = scene.shapes
    superviews = Self.superviews(of: shapes)
    // Of a picture that nobody waits for any more the others lie outside.
    forms = Array(repeating: nil, count: shapes.count)
    for index in shapes.indices.awaited(each: 4) { forms[index] = form(of: index) }
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

  func isAboveOrBelow(_ other: Rect) -> Bool { maxY <= other.y || other.maxY <= y }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
