import AutoLayout

/// Where the name of a view stands: above it or in a corner of it, where it covers no text.
struct NamePlace {
  let name: String
  /// In the window; with the mark before the name, if the view has one.
  let box: Rect

  init?(_ shape: Scene.Shape, size fontSize: Double, placedBy placement: inout LabelPlacement) {
    let metrics = TextMetrics(font: Font(size: fontSize, weight: .semibold))
    let mark = shape.marks.sign.map { $0 + " " } ?? ""
    let line = metrics.line(mark + shape.name, in: Self.longest * fontSize)
    name = line.text
    let size = Size(width: metrics.advance(of: line.text) + 6, height: fontSize + 3)
    guard let box = placement.place(Self.candidates(around: shape, size)) else { return nil }
    self.box = box
  }

  /// In sizes of the font.
  private static let longest = 14.0

  /// A container has room within; what shows something is named from outside.
  private static func candidates(around shape: Scene.Shape, _ size: Size) -> [Rect] {
    let frame = shape.frame
    func box(_ x: Double, _ y: Double) -> Rect {
      Rect(x: x, y: y, width: size.width, height: size.height)
    }
    let top = frame.y + 2
    let bottom = frame.maxY - size.height - 2
    let right = frame.maxX - size.width - 2
    let inside = [
      box(frame.x + 2, top), box(right, top), box(right, bottom), box(frame.x + 2, bottom),
    ]
    let outside = [
      box(frame.x, frame.y - size.height - 1), box(frame.x, frame.maxY + 1),
      box(frame.maxX + 2, frame.y), box(frame.maxX - size.width, frame.y - size.height - 1),
      box(frame.maxX - size.width, frame.maxY + 1), box(frame.x - size.width - 2, frame.y),
    ]
    // What fills the window is full at the top sooner than at the bottom.
    if shape.depth == 0 { return inside.reversed() }
    let hasRoom = frame.width >= size.width + 8 && frame.height >= 2.5 * size.height
    return hasRoom ? inside + outside : outside + inside
  }
}

extension Set<Scene.Mark> {
  /// What stands before a name, besides the colour; a conflict is the worse of two.
  var sign: String? { contains(.conflicting) ? "⚠" : contains(.ambiguous) ? "~" : nil }
}
