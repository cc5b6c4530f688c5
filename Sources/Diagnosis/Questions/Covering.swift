package import AutoLayout
import Simplex

/// What of the layers covers what, and what is cut away.
package struct Covering: Sendable {
  /// By what is covered, and then by what covers it, both from back to front.
  package private(set) var covers: [Cover] = []
  /// From back to front.
  package private(set) var clippings: [Clipping] = []

  /// Something that is painted over something else.
  package struct Cover: Hashable, Sendable {
    package let covered: Painting.Act
    package let covering: Painting.Act
    /// The least rectangle around what both share, in the window. Corners count as square.
    package let place: Rect
    /// Of what is there to be seen of `covered`.
    package let share: Double
    /// Whether what is covered is seen through it.
    package let isSeeThrough: Bool
    package let reason: Reason
  }

  /// Why the one is painted after the other.
  package enum Reason: Hashable, Sendable {
    /// The border of a layer that the other one lies in.
    case borderAboveSublayers
    /// Where their ways part, the one has the larger z position.
    case zPosition(front: ViewID, back: ViewID)
    /// Where their ways part, the one comes later among the sublayers.
    case order(front: ViewID, back: ViewID, in: ViewID)
  }

  /// Something of which a mask cuts a part away.
  package struct Clipping: Hashable, Sendable {
    package let act: Painting.Act
    /// The innermost layer that cuts it.
    package let mask: ViewID
    /// Whether that layer cuts nothing but what lies outside its round corners.
    package let isByCorners: Bool
    /// What is left of it.
    package let share: Double
  }
}

extension Covering {
  /// - Parameter subject: With it, only what it and what lies in it have to do with; `nil` for all.
  /// - Complexity: O(*n* log *n* + *m*) for *n* things that are painted and *m* pairs that overlap
  ///   across, as a rule.
  package init(
    of solution: Solution, about subject: ViewID? = nil,
    isCancelled: () -> Bool = { false }
  ) throws(LayoutFailure) {
    let document = solution.document
    let acts = Painting(of: solution).acts
    let painted = acts.enumerated().compactMap { Painted($1, rank: $0, in: document) }
    let isWanted = { (act: Painting.Act) in
      subject.map { document.isView(act.layer, within: $0) } ?? true
    }
    clippings = acts.filter(isWanted).compactMap { Clipping($0, in: document) }
    var found: [(ranks: (Int, Int), cover: Cover)] = []
    var open: [Painted] = []
    let axis = painted.map(\.place).partingAxis
    let start = RectPart.origin(axis)
    for next in painted.sorted(by: { ($0.place[start], $0.rank) < ($1.place[start], $1.rank) }) {
      if isCancelled() { throw .cancelled }
      open.removeAll { $0.place.end(along: axis) <= next.place[start] }
      for other in open where isWanted(next.act) || isWanted(other.act) {
        let (lower, upper) = next.rank < other.rank ? (next, other) : (other, next)
        if let cover = Cover(upper, over: lower, in: document) {
          found.append(((lower.rank, upper.rank), cover))
        }
      }
      open.append(next)
    }
    covers = found.sorted { $0.ranks < $1.ranks }.map(\.cover)
  }
}

/// Something that is seen, with the rectangles that it takes. A class in that a sweep looks at each
/// many times, and copies none.
private final class Painted {
  let act: Painting.Act
  let rank: Int
  let region: [Rect]
  /// Around all of them.
  let place: Rect
  /// With its round corners.
  let surface: Surface
  let area: Double

  /// `nil` for what nothing is seen of.
  init?(_ act: Painting.Act, rank: Int, in document: Document) {
    guard !act.isHidden, let view = document.view(act.layer),
      act.part == .border || view.paintsFill
    else { return nil }
    self.act = act
    self.rank = rank
    region = act.region(in: document)
    guard let place = region.enclosing else { return nil }
    self.place = place
    surface = act.surface(in: document)
    area = surface.area
  }
}

extension Covering.Cover {
  /// `nil` where nothing is covered that one would not expect: a view lies on what it is in.
  fileprivate init?(_ upper: Painted, over lower: Painted, in document: Document) {
    guard upper.place.intersection(lower.place).area > 0 else { return nil }
    let shared = upper.region.flatMap { piece in lower.region.map { piece.intersection($0) } }
      .filter { !Tolerance.areEqual($0.area, 0) }
    let area = upper.surface.intersection(lower.surface).area
    guard let place = shared.enclosing, !Tolerance.areEqual(lower.area, 0),
      !Tolerance.areEqual(area, 0),
      let reason = Covering.Reason(upper.act, over: lower.act, in: document),
      let front = document.view(upper.act.layer)
    else { return nil }
    let isOpaque =
      upper.act.part == .border
      ? front.layer.borderColor?.isOpaque == true : front.isOpaque
    self.init(
      covered: lower.act, covering: upper.act, place: place,
      share: area / lower.area,
      isSeeThrough: !isOpaque || upper.act.opacity < 1, reason: reason)
  }
}

extension Covering.Reason {
  fileprivate init?(
    _ upper: Painting.Act, over lower: Painting.Act, in document: Document
  ) {
    if upper.layer == lower.layer || document.isView(upper.layer, within: lower.layer) {
      return nil
    }
    if document.isView(lower.layer, within: upper.layer) {
      self = .borderAboveSublayers
      return
    }
    let ways = (
      Array(document.ancestry(of: upper.layer).reversed()),
      Array(document.ancestry(of: lower.layer).reversed())
    )
    guard
      let parting = zip(ways.0, ways.1).enumerated().first(where: { $0.element.0 != $0.element.1 }),
      ways.0.indices.contains(parting.offset - 1)
    else { return nil }
    let (front, back) = parting.element
    self =
      document.zPosition(of: front) == document.zPosition(of: back)
      ? .order(front: front, back: back, in: ways.0[parting.offset - 1])
      : .zPosition(front: front, back: back)
  }
}

extension Covering.Clipping {
  /// Of what is there: less is not told of corners.
  private static let leastShare = 0.000_5

  /// `nil` for what is whole.
  fileprivate init?(_ act: Painting.Act, in document: Document) {
    guard act.part == .fill, act.frame.area > 0, !act.isHidden, !act.masks.isEmpty,
      document.view(act.layer)?.paintsFill == true
    else { return nil }
    let outline = act.outline(in: document)
    let whole = Surface([outline])
    let area = whole.area
    let isCutByCorners = { (mask: Painting.Mask) in
      mask.outline.radius > 0
        && 1 - whole.intersection(Surface([mask.outline])).area / area > Self.leastShare
    }
    let isCutBySides = { (mask: Painting.Mask) in
      !mask.rect.intersection(act.frame).agrees(with: act.frame)
    }
    guard let mask = act.masks.last(where: { isCutBySides($0) || isCutByCorners($0) })
    else { return nil }
    let left = Surface([outline] + act.masks.map(\.outline))
    self.init(
      act: act, mask: mask.layer, isByCorners: !isCutBySides(mask), share: left.area / area)
  }
}

extension [Rect] {
  /// The least rectangle around all; `nil` for none.
  fileprivate var enclosing: Rect? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { sum, next in
      let (x, y) = (Swift.min(sum.x, next.x), Swift.min(sum.y, next.y))
      return Rect(
        x: x, y: y, width: Swift.max(sum.maxX, next.maxX) - x,
        height: Swift.max(sum.maxY, next.maxY) - y)
    }
  }
}
