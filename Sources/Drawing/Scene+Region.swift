import AutoLayout

extension Scene {
  /// What a picture of everything shows: the window, and what sticks out of it as far as that
  /// leaves the window large.
  var visibleRegion: Rect {
    let window = window.width > 0 && window.height > 0 ? window : extent
    var (left, right) = (window.x, window.maxX)
    var (top, bottom) = (window.y, window.maxY)
    let (wide, high) = (window.width * Self.overhang, window.height * Self.overhang)
    for shape in shapes where !shape.kind.isGuide && shape.frame.touches(window) {
      left = max(min(left, shape.frame.x), window.x - wide)
      right = min(max(right, shape.frame.maxX), window.maxX + wide)
      top = max(min(top, shape.frame.y), window.y - high)
      bottom = min(max(bottom, shape.frame.maxY), window.maxY + high)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Of the window's size, at each side.
  private static let overhang = 0.25

  /// What all views take: of a window without a size there is nothing else.
  private var extent: Rect {
    shapes.reduce(window) { extent, shape in
      let (x, y) = (min(extent.x, shape.frame.x), min(extent.y, shape.frame.y))
      return Rect(
        x: x, y: y, width: max(extent.maxX, shape.frame.maxX) - x,
        height: max(extent.maxY, shape.frame.maxY) - y)
    }
  }

  /// The views that nothing can be seen of in the window, in view order.
  package var outside: [Shape] {
    guard window.width > 0, window.height > 0 else { return [] }
    return shapes.filter { !$0.frame.touches(window) && !$0.kind.isGuide }
  }
}

extension Rect {
  func touches(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
      || width * height <= 0 && other.x <= x && maxX <= other.maxX && other.y <= y
        && maxY <= other.maxY
  }
}
