/// A rectangle with round corners, of at most half of its shorter side.
package struct RoundedRect: Hashable, Sendable {
  package let rect: Rect
  package let radius: Double

  package init(_ rect: Rect, radius: Double = 0) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
  }

  /// From where to where it reaches across at a height; `nil` above and below it.
  fileprivate func span(at y: Double) -> (low: Double, high: Double)? {
    guard y >= rect.y, y <= rect.maxY else { return nil }
    let depth = max(rect.y + radius - y, y - (rect.maxY - radius), 0)
    let inset = depth > 0 ? radius - (max(0, radius * radius - depth * depth)).squareRoot() : 0
    return (rect.x + inset, rect.maxX - inset)
  }

  /// Whether its sides are curved at a height.
  fileprivate func isCurved(at y: Double) -> Bool {
    radius > 0 && y > rect.y && y < rect.maxY
      && (y < rect.y + radius || y > rect.maxY - radius)
  }

  /// Where a side begins, ends, or begins to be curved.
  fileprivate var heights: [Double] {
    [rect.y, rect.y + radius, rect.maxY - radius, rect.maxY]
  }
}

/// What lies in all of some rectangles with round corners and in none of some others.
package struct Surface: Hashable, Sendable {
  private let parts: [RoundedRect]
  private let holes: [RoundedRect]

  package init(_ parts: [RoundedRect], without holes: [RoundedRect] = []) {
    self.parts = parts
    self.holes = holes
  }

  /// What both have.
  package func intersection(_ other: Surface) -> Surface {
    Surface(parts + other.parts, without: holes + other.holes)
  }

  /// Exact where all is square, within a ten-thousandth of what a curve bounds elsewhere.
  package var area: Double {
    guard let top = parts.map(\.rect.y).max(), let bottom = parts.map(\.rect.maxY).min(),
      top < bottom
    else { return 0 }
    let heights = (parts + holes).flatMap(\.heights).filter { $0 > top && $0 < bottom }
    let bounds = [top] + heights.sorted() + [bottom]
    return zip(bounds, bounds.dropFirst()).reduce(0) { $0 + area(from: $1.0, to: $1.1) }
  }

  /// Between two heights, with no corner's beginning or end between them.
  ///
  /// A curve is taken in strips that are the thinner the nearer they are to the ends, where it may be
  /// level.
  private func area(from top: Double, to bottom: Double) -> Double {
    guard bottom > top else { return 0 }
    let middle = (top + bottom) / 2
    guard (parts + holes).contains(where: { $0.isCurved(at: middle) }) else {
      return (bottom - top) * length(at: middle)
    }
    let cuts = Self.strips.map { top + (bottom - top) * $0 }
    return zip(cuts, cuts.dropFirst()).reduce(0) { sum, strip in
      sum + (strip.1 - strip.0) * length(at: (strip.0 + strip.1) / 2)
    }
  }

  /// The ends of the strips, from 0 to 1.
  private static let strips: [Double] = {
    let count = 64
    return (0...count).map { index in
      let place = Double(index) / Double(count)
      return place * place * (3 - 2 * place)
    }
  }()

  private func length(at y: Double) -> Double {
    var (low, high) = (-Double.infinity, Double.infinity)
    for part in parts {
      guard let span = part.span(at: y) else { return 0 }
      (low, high) = (max(low, span.low), min(high, span.high))
    }
    guard low < high else { return 0 }
    var (length, reached) = (high - low, low)
    for hole in holes.compactMap({ $0.span(at: y) }).sorted(by: { $0.low < $1.low }) {
      let (start, end) = (max(hole.low, reached), min(hole.high, high))
      guard start < end else { continue }
      length -= end - start
      reached = end
    }
    return length
  }
}

extension Painting.Mask {
  package var outline: RoundedRect { RoundedRect(rect, radius: cornerRadius) }
}

extension Painting.Act {
  /// What is seen of it in the window, with its own round corners and those of the masks.
  package func surface(in document: Document) -> Surface {
    let masks = Surface(masks.map(\.outline))
    guard let view = document.view(layer) else { return masks }
    let outline = outline(of: view)
    if part == .border {
      let width = view.layer.borderWidth
      let inside = Rect(
        x: frame.x + width, y: frame.y + width, width: frame.width - 2 * width,
        height: frame.height - 2 * width)
      let isHollow = inside.width > 0 && inside.height > 0
      return Surface(
        [outline],
        without: isHollow ? [RoundedRect(inside, radius: outline.radius - width)] : []
      ).intersection(masks)
    }
    let filled = RoundedRect(filled(in: document))
    return Surface(outline.radius > 0 ? [outline, filled] : [filled]).intersection(masks)
  }

  /// The bounds of the layer: its corners round the background and the border, and the contents
  /// where it masks them (UIKit geometry and layers, section 3.1).
  package func outline(in document: Document) -> RoundedRect {
    document.view(layer).map(outline) ?? RoundedRect(frame)
  }

  private func outline(of view: View) -> RoundedRect {
    let style = view.layer
    let isRound =
      part == .border || style.masksToBounds
      || (style.backgroundColor?.isClear == false && view.contents != .picture)
    return RoundedRect(frame, radius: isRound ? style.cornerRadius : 0)
  }
}
