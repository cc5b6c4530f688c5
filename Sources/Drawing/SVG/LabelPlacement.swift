import AutoLayout

/// Finds room for names and numbers: each stands where it covers least of what stands already.
///
/// What is taken is kept by squares of the plane, so that a full picture takes hardly longer than an
/// empty one for each label.
struct LabelPlacement {
  /// Whether there are more labels than could be told apart wherever they stand: then each has its
  /// first place, and none depends on the others.
  let isCrowded: Bool

  /// - Parameter labels: How many there are, more or less.
  init(labels: Int) { isCrowded = labels > Self.mostApart }

  private static let mostApart = 400

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  private var taken: [Square: [Rect]] = [:]
  private static let side = 64.0
  /// No more squares than this on an axis are looked at: what is larger covers everything anyway.
  private static let mostSquares = 24

  mutating func take(_ rect: Rect) {
    if isCrowded { return }
    for square in Self.squares(under: rect) { taken[square, default: []].append(rect) }
  }

  /// The first candidate that covers nothing, else the one that covers least; it is taken.
  mutating func place(_ candidates: [Rect]) -> Rect? {
    if isCrowded { return candidates.first }
    var best: (rect: Rect, covered: Double)?
    for candidate in candidates {
      let covered = covered(by: candidate)
      if covered < best?.covered ?? .infinity { best = (candidate, covered) }
      if covered == 0 { break }
    }
    if let best { take(best.rect) }
    return best?.rect
  }

  private func covered(by rect: Rect) -> Double {
    Self.squares(under: rect).reduce(0) { sum, square in
      (taken[square] ?? []).reduce(sum) { $0 + $1.area(sharedWith: rect) }
    }
  }

  private static func squares(under rect: Rect) -> [Square] {
    let columns = places(from: rect.x, to: rect.maxX)
    let rows = places(from: rect.y, to: rect.maxY)
    return rows.flatMap { row in columns.map { Square(column: $0, row: row) } }
  }

  /// Coordinates may come to more than a number of squares can hold.
  private static func onPage(_ place: Double) -> Double {
    place.isNaN ? 0 : min(max(place, -Limits.length), 2 * Limits.length)
  }

  private static func places(from low: Double, to high: Double) -> Range<Int> {
    let (low, high) = (onPage(low), onPage(high))
    let first = Int((low / side).rounded(.down))
    let last = Int((max(low, high) / side).rounded(.down))
    return first..<max(first, min(last, first + mostSquares)) + 1
  }
}

extension Rect {
  /// How much of the plane both cover.
  fileprivate func area(sharedWith other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }
}
