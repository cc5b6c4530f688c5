import AutoLayout
import Simplex

/// A view's anchor is held against itself, where another view's was meant.
enum TiedToItself: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let tie = conflict.authors.first {
      $0.equation.second == $0.equation.first || $0.isBetweenOwnEnds && $0.equation.constant <= 0
    }
    guard let tie else { return nil }
    return Cause(
      kind: .tiedToItself, view: tie.view, axis: tie.axis, members: [tie.handle],
      repairs: conflict.removing([tie]))
  }
}

/// A view keeps two ratios of its width and height that differ.
enum TwoRatios: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let ratios = conflict.authors.filter(\.isRatio)
    guard let one = ratios.first,
      let other = ratios.dropFirst().first(where: { $0.view == one.view })
    else { return nil }
    return Cause(
      kind: .twoRatios, view: one.view, axis: one.axis, members: [one.handle, other.handle],
      repairs: conflict.removing([one, other]))
  }
}

/// A ratio of width and height, where both are fixed already.
enum AspectAndSides: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard let ratio = conflict.authors.first(where: \.isRatio), !isGivenOnOneAxisOnly(conflict),
      !conflict.isOneOfSeveralLengths(ratio)
    else { return nil }
    let others = conflict.authors.filter { $0.handle != ratio.handle }
    return Cause(
      kind: .aspectAndSides, view: ratio.view, axis: ratio.axis, members: [ratio.handle],
      repairs: conflict.lowering(conflict.reportedFirst([ratio] + others)))
  }

  /// In a cell that sizes itself, the other side follows from the ratio, and the cell is what is
  /// wrong.
  private static func isGivenOnOneAxisOnly(_ conflict: ConflictCase) -> Bool {
    let given = conflict.stated.filter { member in
      member.isFixedSize && !member.isAuthors
        && conflict.document.views[member.view].map(SystemViews.isCell) == true
    }
    return Set(given.map(\.axis)).count == 1
  }
}

extension ConflictCase {
  /// Whether a side of the view that keeps `ratio` stands in a line with other lengths: then the line
  /// is too long or too short, and without the ratio the side would be what is left of it.
  ///
  /// In the sum the sizes of what stands in one line have one sign, and the size of what holds the
  /// line has the other. A side of which other sizes tell all adds nothing.
  fileprivate func isOneOfSeveralLengths(_ ratio: Member) -> Bool {
    let sizes = addedSizes
    return [ratio.equation.first, ratio.equation.second].compactMap { $0 }.contains { side in
      guard let own = sizes[side] else { return false }
      return sizes.contains { anchor, factor in
        anchor.item != side.item && anchor.attribute == side.attribute && factor.sign == own.sign
      }
    }
  }

  /// What the members that speak of sizes come to in the sum, for each size with which they come to
  /// anything.
  private var addedSizes: [Anchor: Double] {
    var sizes: [Anchor: Double] = [:]
    for member in members {
      let (first, second) = (member.equation.first, member.equation.second)
      sizes[first, default: 0] += member.multiplier
      if let second { sizes[second, default: 0] -= member.multiplier * member.equation.multiplier }
    }
    return sizes.filter { $0.key.attribute.kind == .size && !Tolerance.isZero($0.value) }
  }
}

extension ConflictCase.Member {
  fileprivate var isRatio: Bool { equation.isRatio }
}

extension Equation {
  /// Between a view's own width and height.
  var isRatio: Bool {
    second?.item == first.item && first.attribute.kind == .size
      && second?.attribute != first.attribute
  }

  /// As wide as so many times its height; `nil` for what is no ratio alone.
  var widthForHeight: Double? {
    guard isRatio, relation == .equal, Tolerance.isZero(constant), multiplier != 0 else {
      return nil
    }
    return first.attribute.axis == .horizontal ? multiplier : 1 / multiplier
  }
}
