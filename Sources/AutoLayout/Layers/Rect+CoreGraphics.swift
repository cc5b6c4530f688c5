/// What Core Graphics makes of rectangles (UIKit geometry and layers, section 1).
extension Rect {
  /// `CGRect.null`, which is at infinity and has no size: what two rectangles share that do not meet.
  package static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  package var isNull: Bool { x.isInfinite || y.isInfinite }

  package var isEmpty: Bool { isNull || width == 0 || height == 0 }

  /// The same, of a positive size.
  package var whole: Rect { isNull ? .null : standardized }

  package func inset(by insets: Insets) -> Rect {
    if isNull { return .null }
    return Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Null where more is taken off than there is.
  package func inset(dx: Double, dy: Double) -> Rect {
    let inset = whole.inset(by: Insets(top: dy, left: dx, bottom: dy, right: dx))
    return inset.width >= 0 && inset.height >= 0 ? inset : .null
  }

  package func moved(dx: Double, dy: Double) -> Rect {
    isNull ? .null : Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The smallest around both.
  package func union(_ other: Rect) -> Rect {
    if isNull || other.isNull { return isNull ? other : self }
    let (x, y) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Of rectangles that share no more than an edge or a corner one without an area.
  package func shared(with other: Rect) -> Rect {
    let touches =
      max(x, other.x) <= min(maxX, other.maxX) && max(y, other.y) <= min(maxY, other.maxY)
    return !isNull && !other.isNull && touches ? intersection(other) : .null
  }

  /// Whether they share more than an edge.
  package func meets(_ other: Rect) -> Bool {
    !isNull && !other.isNull
      && max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
  }

  /// Of a point on the edges, those at the left and at the top are inside.
  package func contains(_ point: Point) -> Bool {
    !isNull && point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  package func contains(_ other: Rect) -> Bool { union(other) == self }

  /// The smallest of whole numbers around it.
  package var integral: Rect {
    if isNull { return .null }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension Insets {
  /// What takes as much to the outside.
  package var outward: Insets { Insets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
