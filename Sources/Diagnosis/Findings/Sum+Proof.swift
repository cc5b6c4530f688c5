package import AutoLayout
import Simplex

extension Sum {
  /// The sum that `proof` comes to, its terms in the order of their places along the axis.
  ///
  /// `position` is where an anchor is in the layout shown.
  package init(_ proof: Proof, position: (Anchor) -> Double?) {
    let isWritten = proof.addsUpAsWritten
    let numbered = proof.members.map { share in
      (share: share, number: isWritten ? share.equation.constant : share.constant)
    }
    // What adds nothing must not keep the factors of all others doubled.
    let seen = numbered.filter { !Tolerance.isZero($0.share.multiplier * $0.number) }
    let scale = Self.scale(for: proof, factors: seen.map(\.share.multiplier))
    let shares = SharesByItem(proof)
    let parts = numbered.flatMap { share, number in
      Self.parts(of: share, in: shares, number: number, scale: scale, position: position)
    }
    .enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    .map(\.element)
    self.init(
      left: parts.filter(\.isLeft).map(\.term), right: parts.filter { !$0.isLeft }.map(\.term),
      gap: proof.gap * scale)
  }

  /// What a member adds; a size of which another member takes back a part stands whole on its side, and
  /// that part on the other, as somebody would add it up.
  private static func parts(
    of share: AutoLayout.Share, in shares: SharesByItem, number: Double, scale: Double,
    position: (Anchor) -> Double?
  ) -> [Member] {
    let takings = shares.takings(of: share)
    var whole = share
    whole.multiplier += takings.reduce(0) { $0 + $1.part }
    let taken = takings.map { taking in
      Member(taking, of: share, number: number, scale: scale, position: position)
    }
    let own = Member(whole, number: number, scale: scale, position: position)
    return [own].compactMap(\.self) + taken
  }

  /// The scale by which a distance between edges counts once, so that the sum is one along the axis and its
  /// gap what is missed there; where none is in it, the one by which the factors are plainest, or are those
  /// that the constraints say where no member counts once by that.
  ///
  /// - Parameter factors: Those that are seen in the sum.
  private static func scale(for proof: Proof, factors: [Double]) -> Double {
    if let size = proof.commonestOfEdges { return 1 / size }
    let plainest = plainestScale(for: factors)
    let isOnce = { (factor: Double) in Tolerance.areEqual(abs(factor), 1) }
    if factors.contains(where: { isOnce($0 * plainest) }) { return plainest }
    let said = proof.members.map { abs($0.equation.multiplier) }
    let scales = factors.map { 1 / abs($0) }.sorted()
    return scales.first { scale in
      factors.allSatisfy { factor in
        isOnce(factor * scale)
          || said.contains { Tolerance.areEqual($0, abs(factor) * scale) }
      }
    } ?? plainest
  }

  /// The scale that makes most factors whole, and then the largest factor smallest.
  static func plainestScale(for multipliers: [Double]) -> Double {
    let sizes = Array(Set(multipliers.map(abs))).filter { !Tolerance.isZero($0) }.sorted()
    // The extremes are enough: a factor between them is whole where they are, or never.
    let anchors = sizes.count > 8 ? Array(sizes.prefix(4) + sizes.suffix(4)) : sizes
    let candidates = anchors.flatMap { size in (1...6).map { Double($0) / size } }
    let ranked = candidates.map { scale in
      (
        scale: scale,
        broken: sizes.count { !isWhole($0 * scale) },
        largest: (sizes.last ?? 1) * scale
      )
    }
    return ranked.min { ($0.broken, $0.largest, $0.scale) < ($1.broken, $1.largest, $1.scale) }?
      .scale ?? 1
  }

  private static func isWhole(_ factor: Double) -> Bool {
    factor.rounded() > 0 && Tolerance.isZero((factor - factor.rounded()) / factor)
  }

  /// What the rounding of the proof left beside a whole factor is not shown.
  fileprivate static func plain(_ factor: Double) -> Double {
    isWhole(factor) ? factor.rounded() : factor
  }
}

extension Proof {
  /// How often most of the constraints between two edges are taken, without a sign.
  fileprivate var commonestOfEdges: Double? {
    let edges = members.filter { share in
      [share.equation.first, share.equation.second].allSatisfy { anchor in
        anchor.map { $0.attribute.kind != .size && !$0.attribute.isCentre } == true
      }
    }
    // A distance of 0 is not seen in the sum.
    let seen = edges.filter { !Tolerance.isZero($0.equation.constant) }
    let sizes = (seen.isEmpty ? edges : seen).map { abs($0.multiplier) }
      .filter { !Tolerance.isZero($0) }
    let counted = Set(sizes).map { size in
      (size: size, count: sizes.count { Tolerance.areEqual($0, size) })
    }
    return counted.min { ($1.count, $0.size) < ($0.count, $1.size) }?.size
  }

  /// Whether the constants come to the gap as they stand in the constraints: what baselines and the like
  /// add to each cancels out then, and nobody finds it anywhere.
  fileprivate var addsUpAsWritten: Bool {
    Tolerance.areEqual(members.reduce(0) { $0 + $1.multiplier * $1.equation.constant }, gap)
  }
}

/// A member's term with its side and its place.
private struct Member {
  var term: Sum.Term
  var isLeft: Bool
  var place: Place

  /// `nil` for a member that adds nothing: it passes a length on (`a.width == 2 * b.width`,
  /// `a.centerX == b.centerX`), which shows in the factors of the others, or is a distance or a size
  /// of 0.
  /// - Parameter number: What it adds, in points.
  init?(
    _ share: AutoLayout.Share, number: Double, scale: Double, position: (Anchor) -> Double?
  ) {
    let multiplier = share.multiplier * scale
    let contribution = multiplier * number
    if Tolerance.isZero(contribution) { return nil }
    let factor = Sum.plain(abs(multiplier))
    if share.equation.second == nil {
      // A size against a number stands as the user wrote it, whatever its sign.
      isLeft = multiplier > 0
      term = Sum.Term(handle: share.handle, factor: factor, number: number)
    } else {
      // A distance is as long in one direction as in the other.
      isLeft = contribution > 0
      term = Sum.Term(handle: share.handle, factor: factor, number: abs(number))
    }
    place = Place(of: share.equation, position: position)
  }

  /// The part of a size that another member takes back.
  ///
  /// - Parameter number: The size, in points.
  init(
    _ taking: SharesByItem.Taking, of size: AutoLayout.Share, number: Double, scale: Double,
    position: (Anchor) -> Double?
  ) {
    isLeft = size.multiplier < 0
    let factor = Sum.plain(abs(taking.part * scale))
    term = Sum.Term(handle: taking.share.handle, factor: factor, number: number)
    place = Place(of: taking.share.equation, position: position)
  }
}

extension Attribute {
  var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}

/// Where on the axis a constraint is drawn: between its two anchors, or in the middle of the item
/// whose size it speaks of.
private struct Place: Comparable {
  var thousandths: Double
  /// Sorts an empty view's leading gap, its size and its trailing gap, which are at one place.
  var rank: Int

  init(of equation: Equation, position: (Anchor) -> Double?) {
    let anchors = ([equation.first] + (equation.second.map { [$0] } ?? [])).map(Self.located)
    let positions = anchors.compactMap(position)
    let middle = positions.reduce(0, +) / Double(max(positions.count, 1))
    thousandths = (middle * 1000).rounded()
    rank =
      switch equation.first.attribute {
      case .width, .height: 1
      case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: 2
      default: 0
      }
  }

  /// A size is at its item's centre.
  private static func located(_ anchor: Anchor) -> Anchor {
    switch anchor.attribute {
    case .width: Anchor(anchor.item, .centerX)
    case .height: Anchor(anchor.item, .centerY)
    default: anchor
    }
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.thousandths, lhs.rank) < (rhs.thousandths, rhs.rank)
  }
}
