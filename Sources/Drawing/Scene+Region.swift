import AutoLayout

extension Scene {
  /// What a picture of everything shows: the window, and what sticks out of it as far as that
  /// leaves the window large.
  var visibleRegion: Rect {
    let window = window.hasArea ? window : extent
    return window.stretched(
      to: shapes.filter { $0.frame.sticksOut(of: window) && !$0.kind.isGuide }.map(\.frame))
  }

  /// A view with what its constraints reach, and a little around it.
  func region(around view: ViewID) -> Rect {
    guard let shape = shapes.first(where: { $0.view == view }) else { return visibleRegion }
    var region = shape.frame
    for span in spans { region = region.union(span.line) }
    let pad = max(Self.leastPad, Self.pad * min(region.width, region.height))
    let padded = Rect(
      x: region.x - pad, y: region.y - pad, width: region.width + 2 * pad,
      height: region.height + 2 * pad)
    return padded.intersection(visibleRegion.union(region))
  }

  /// Of what is shown, and in points.
  private static let pad = 0.1
  private static let leastPad = 8.0

  /// What all views take: of a window without a size there is nothing else.
  private var extent: Rect {
    shapes.reduce(window) { $0.union($1.frame) }
  }

  /// The views that nothing can be seen of in the window, in view order.
  package var outside: [Shape] {
    guard window.hasArea else { return [] }
    return shapes.filter { !$0.frame.touches(window) && !$0.kind.isGuide }
  }
}

extension Rect {
  var hasArea: Bool { width > 0 && height > 0 }

  /// The window with a part around it in which more is seen of what sticks out of it.
  func stretched(to frames: some Sequence<Rect>) -> Rect {
    var (left, right, top, bottom) = (x, maxX, y, maxY)
    let (wide, high) = (width * Self.overhang, height * Self.overhang)
    for frame in frames {
      left = max(min(left, frame.x), x - wide)
      right = min(max(right, frame.maxX), maxX + wide)
      top = max(min(top, frame.y), y - high)
      bottom = min(max(bottom, frame.maxY), maxY + high)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Of the window's size, at each side.
  private static let overhang = 0.25

  /// Whether it is partly in the window and partly outside.
  func sticksOut(of window: Rect) -> Bool {
    touches(window)
      && (x < window.x || y < window.y || maxX > window.maxX || maxY > window.maxY)
  }

  func touches(_ other: Rect) -> Bool {
    Self.meet((x, maxX), (other.x, other.maxX)) && Self.meet((y, maxY), (other.y, other.maxY))
  }

  /// Whether one is partly in the other; what has no extent is in it at its ends, too.
  private static func meet(
    _ one: (low: Double, high: Double), _ other: (low: Double, high: Double)
  ) -> Bool {
    one.low < other.high && other.low < one.high
      || one.high <= one.low && other.low <= one.low && one.high <= other.high
  }
}

extension Span {
  /// The line that shows it, as a rectangle.
  fileprivate var line: Rect {
    let (low, high) = (min(from, to), max(from, to))
    return axis == .horizontal
      ? Rect(x: low, y: middle, width: high - low, height: 0)
      : Rect(x: middle, y: low, width: 0, height: high - low)
  }
}

extension Rect {
  func union(_ other: Rect) -> Rect {
    let (x, y) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
