import Prose

/// A rectangle of cells, its border cells included. It may reach beyond a canvas.
struct CellRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var hasInterior: Bool { right - left >= 2 && bottom - top >= 2 }

  func contains(_ column: Int, _ row: Int) -> Bool {
    left <= column && column <= right && top <= row && row <= bottom
  }

  func isInterior(_ column: Int, _ row: Int) -> Bool {
    left < column && column < right && top < row && row < bottom
  }
}

extension Canvas {
  /// How a rectangle is drawn.
  struct Outline {
    var stroke: Stroke
    var role: Role
    var owner: Int?
    /// Whether what is below disappears.
    var covers: Bool
    var isRounded = false
  }

  mutating func draw(_ box: CellRect, _ outline: Outline) {
    let (first, last) = (max(0, box.left), min(columns - 1, box.right))
    let (top, bottom) = (max(0, box.top), min(rows - 1, box.bottom))
    guard first <= last, top <= bottom else { return }
    for row in top...bottom {
      for column in first...last {
        if !box.isInterior(column, row) {
          drawBorder(of: box, outline, at: column, row)
        } else if outline.covers {
          set(.blank, owner: outline.owner, at: column, row)
        }
      }
    }
  }

  /// Lines from outside end at the border, and those that run along it join it.
  private mutating func drawBorder(
    of box: CellRect, _ outline: Outline, at column: Int, _ row: Int
  ) {
    if outline.covers, case .strokes(var below)? = cell(column, row)?.ink {
      let isInsideRow = box.top < row && row < box.bottom
      let isInsideColumn = box.left < column && column < box.right
      if row == box.top, isInsideColumn { below.down = .none }
      if row == box.bottom, isInsideColumn { below.up = .none }
      if column == box.left, isInsideRow { below.right = .none }
      if column == box.right, isInsideRow { below.left = .none }
      set(.strokes(below), as: outline.role, owner: outline.owner, at: column, row)
    }
    var own = Strokes()
    if row == box.top || row == box.bottom {
      if column > box.left { own.left = outline.stroke }
      if column < box.right { own.right = outline.stroke }
    }
    if column == box.left || column == box.right {
      if row > box.top { own.up = outline.stroke }
      if row < box.bottom { own.down = outline.stroke }
    }
    own.isRounded = outline.isRounded
    join(own, as: outline.role, owner: outline.owner, at: column, row)
  }
}
