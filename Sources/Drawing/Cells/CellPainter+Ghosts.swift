import AutoLayout
import Prose

extension CellPainter {
  /// Where things were: dotted outlines that show through wherever nothing else is drawn.
  mutating func paintGhosts(of isSubject: (Int) -> Bool) {
    for index in scene.shapes.indices where isSubject(index) {
      if let former = scene.shapes[index].former { paintGhost(former, as: .removed) }
    }
    for ghost in scene.gone { paintGhost(ghost.frame, as: .removed) }
  }

  private mutating func paintGhost(_ frame: Rect, as role: Role) {
    guard grid.shows(frame) else { return }
    canvas.drawBelow(grid.box(frame), as: role)
  }
}

extension Canvas {
  /// Dotted lines, where the cells are free.
  fileprivate mutating func drawBelow(_ box: CellRect, as role: Role) {
    var lines = Canvas(columns: columns, rows: rows)
    lines.draw(box, Outline(stroke: .dotted, role: role, owner: nil, covers: false))
    for row in max(0, box.top)...max(0, box.top, min(box.bottom, rows - 1)) {
      for column in max(0, box.left)...max(0, box.left, min(box.right, columns - 1)) {
        guard case .strokes(let strokes)? = lines.cell(column, row)?.ink,
          let present = cell(column, row)
        else { continue }
        switch present.ink {
        case .blank, .fill: set(.strokes(strokes), as: role, owner: nil, at: column, row)
        default: break
        }
      }
    }
  }
}
