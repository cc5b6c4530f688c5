import AutoLayout
import Simplex

/// Two constraints say one thing of the same anchors, with two constants.
enum TwoValues: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.members.count == 2, conflict.authors.count == 2,
      let (one, other) = conflict.pairOnSameAnchors
    else { return nil }
    let isMirrored =
      one.equation.second != nil && !Tolerance.isZero(one.equation.constant)
      && Tolerance.isZero(one.equation.constant + conflict.constant(of: other, seenAs: one))
    let kind: Cause.Kind =
      if isMirrored {
        .oppositeSigns
      } else if conflict.areBounds(one, other) {
        .emptyRange
      } else {
        conflict.isOneOfSeveralPairs(one) ? .madeTwice : .twoValues
      }
    return Cause(
      kind: kind, view: one.view, axis: one.axis, members: [one.handle, other.handle],
      repairs: isMirrored
        ? conflict.turning(one, or: other) : conflict.removing([one, other]))
  }
}

extension ConflictCase {
  /// The other sign where one of them looks turned round, and then without that one.
  fileprivate func turning(_ one: Member, or other: Member) -> [Fix.Action] {
    let turned = document.turnedSigns(among: [one, other].compactMap(\.handle.constraintID))
    let isTurned = { (member: Member) in member.handle.constraintID.map(turned.contains) == true }
    let pair = isTurned(other) && !isTurned(one) ? [other, one] : [one, other]
    return turned.map(Fix.Action.turnSign) + removing(pair)
  }

  /// Whether the document has other pairs that say the same of the same anchors but for the constant, with
  /// the view of `member` in them: then it is not one constraint that was made twice, but all. Two bounds, or
  /// a fallback of a lower priority, are meant to stand together.
  fileprivate func isOneOfSeveralPairs(_ member: Member) -> Bool {
    var seen: Set<Equation> = []
    return document.constraints(mentioning: member.view).contains { constraint in
      var said = constraint.equation.inPlainTerms(document).equation
      guard constraint.isActive, constraint.systemRole == nil, said.first != member.equation.first
      else { return false }
      said.constant = 0
      return !seen.insert(said).inserted
    }
  }

  fileprivate var pairOnSameAnchors: (Member, Member)? {
    guard let one = authors.first, let other = authors.dropFirst().first else { return nil }
    let (first, second) = (one.equation, other.equation)
    let isSame =
      first.first == second.first && first.second == second.second
      && Tolerance.isZero(first.multiplier - second.multiplier)
    let isTurned =
      first.first == second.second && first.second == second.first && first.multiplier == 1
      && second.multiplier == 1
    return isSame || isTurned ? (one, other) : nil
  }

  /// Whether one says how much at most and the other how much at least.
  fileprivate func areBounds(_ one: Member, _ other: Member) -> Bool {
    let isSame = other.equation.first == one.equation.first
    let relations = [
      one.equation.relation, isSame ? other.equation.relation : other.equation.relation.turned,
    ]
    return Set(relations) == [.lessThanOrEqual, .greaterThanOrEqual]
  }

  /// The constant of `other` when it is written with the sides of `one`.
  fileprivate func constant(of other: Member, seenAs one: Member) -> Double {
    other.equation.first == one.equation.first ? other.equation.constant : -other.equation.constant
  }
}

/// Two sizes are held equal, or in a ratio, and both are fixed.
enum EqualButFixed: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let link = (conflict.authors + conflict.equalSizesOfStack).first {
      $0.equation.first.attribute.kind == .size
        && $0.equation.second.map { $0.attribute.kind == .size } == true
        && $0.equation.second?.item != $0.equation.first.item
    }
    let fixed = conflict.authors.filter(\.isFixedSize)
    guard let link, fixed.count >= 2 else { return nil }
    return Cause(
      kind: .equalButFixed, view: link.view, axis: link.axis,
      members: [link.handle] + fixed.map(\.handle), repairs: conflict.removing(fixed + [link]))
  }
}

extension ConflictCase {
  /// What a stack view makes equal, where nothing else that it makes takes part.
  fileprivate var equalSizesOfStack: [Member] {
    let stackMade = members.filter {
      $0.isMade(
        for: .stackHelper, .stackSpacing, .stackEdge, .stackBoundary, .stackAlignment, .stackHiding)
    }
    return stackMade.allSatisfy { $0.isMade(for: .stackHelper) } ? stackMade : []
  }
}

/// A size below 0 is asked for.
enum NegativeSize: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.stated.count == 1, let size = conflict.authors.first, size.isFixedSize,
      size.equation.constant < 0
    else { return nil }
    return Cause(
      kind: .negativeSize, view: size.view, axis: size.axis, members: [size.handle],
      repairs: conflict.removing([size]))
  }
}

/// Two chains of constraints lead from one place to another and come to different lengths.
enum TwoWays: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard let first = conflict.authors.first else { return nil }
    if let cause = conflict.causeOfEndPlacedTwice(.twoPlaces) { return cause }
    return Cause(
      kind: .twoWays, view: first.view, axis: first.axis, members: conflict.authors.map(\.handle),
      repairs: conflict.lowering(
        conflict.reportedFirst(conflict.inOrderOfGivingUp(on: first.axis))))
  }
}

/// Two columns, or rows, lie between the same two edges of a view, and come to different lengths.
enum TwoColumns: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.stated.allSatisfy(\.isAuthors), let first = conflict.authors.first,
      let host = conflict.views.map(\.id).first(where: { isHost($0, of: conflict, first.axis) })
    else { return nil }
    let far = conflict.ends(at: .far, of: host, on: first.axis)
    return Cause(
      kind: .twoWays, view: host, axis: first.axis, members: conflict.authors.map(\.handle),
      repairs: conflict.lowering(far.filter { conflict.isTooShort($0, in: host) } + far))
  }

  private static func isHost(_ view: ViewID, of conflict: ConflictCase, _ axis: Axis) -> Bool {
    [ViewEnd.near, .far].allSatisfy { conflict.ends(at: $0, of: view, on: axis).count > 1 }
  }
}

extension ConflictCase {
  /// What pins something in `view` to one of its ends.
  fileprivate func ends(at end: ViewEnd, of view: ViewID, on axis: Axis) -> [Member] {
    authors(about: view).filter { isContent($0, of: view, on: axis) && $0.end(of: view) == end }
  }

  /// Whether the distance of `pin` from the far edge of `host` has to grow for the lengths to come out.
  fileprivate func isTooShort(_ pin: Member, in host: ViewID) -> Bool {
    guard let needed = length(of: pin) else { return false }
    let growth = needed - pin.equation.constant
    return (pin.equation.first.item.view == host ? growth : -growth) > 0
  }
}
