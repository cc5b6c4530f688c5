import AutoLayout

/// What lies in a view comes to another length than the one that its author gives the view.
enum FixedParent: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    for size in conflict.authors where size.isFixedSize {
      let contents = conflict.members(about: size.view).filter {
        ($0.isAuthors || $0.isMade(for: .autoresizingMask))
          && conflict.isContent($0, of: size.view, on: size.axis)
      }
      let ends = Set(contents.compactMap { $0.end(of: size.view) })
      guard ends.count == 2 else { continue }
      let lengths = conflict.reportedFirst(conflict.inOrderOfGivingUp(on: size.axis))
        .filter { $0.handle != size.handle }
      return Cause(
        kind: .fixedParent, view: size.view, axis: size.axis,
        members: [size.handle] + contents.map(\.handle),
        repairs: conflict.lowering(conflict.yielding(lengths, beside: size)))
    }
    return nil
  }
}

extension ConflictCase {
  /// What lies in a view gives way by a length of its own, and after that the view; where UIKit broke the
  /// view's own, that comes first.
  fileprivate func yielding(_ lengths: [Member], beside size: Member) -> [Member] {
    let isReported = document.reportedBroken.contains { .constraint($0) == size.handle }
    return isReported ? [size] + lengths : withoutExcess(lengths.sizesFirst) + [size]
  }

  /// Whether `member` pins something to an edge of `view` from inside.
  func isContent(_ member: Member, of view: ViewID, on axis: Axis) -> Bool {
    member.axis == axis && member.end(of: view) != nil && anchor(of: view, placedBy: member) == nil
  }
}

extension ConflictCase.Member {
  /// The end of `view`, or of its guides, that it speaks of.
  func end(of view: ViewID) -> ViewEnd? {
    let anchors = [equation.first, equation.second].compactMap { $0 }
    return anchors.first { $0.item.view == view }.flatMap { ViewEnd($0.attribute) }
  }
}

/// An inequality at the edge of what holds a view, or of what stands beside it, lets the view only beyond
/// it, not within.
enum ReversedInequality: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.authors.count > 1 else { return nil }
    for member in conflict.authors {
      guard let side = member.sides.first(where: { isReversed($0, member, conflict) }) else {
        continue
      }
      return Cause(
        kind: .reversedInequality, view: side.anchor.item.view, axis: member.axis,
        members: [member.handle],
        repairs: turning(member, conflict.document) + conflict.removing([member]))
    }
    return nil
  }

  /// The other sign in its place.
  private static func turning(_ member: ConflictCase.Member, _ document: Document) -> [Fix.Action] {
    guard let id = member.handle.constraintID, var equation = document.constraint(id)?.equation
    else { return [] }
    equation.relation = equation.relation.turned
    return [.retie(id, equation)]
  }

  /// `inner.trailing >= outer.trailing - 8`, `inner.leading <= outer.leading + 8`; and
  /// `list.bottom >= keyboard.top`, where the list is to end somewhere at the latest anyhow.
  private static func isReversed(
    _ side: ConflictCase.Member.Side, _ member: ConflictCase.Member, _ conflict: ConflictCase
  ) -> Bool {
    guard let end = ViewEnd(side.anchor.attribute), let otherEnd = ViewEnd(side.other.attribute),
      side.isOutwards(at: end)
    else { return false }
    let document = conflict.document
    let (view, other) = (side.anchor.item.view, side.other.item.view)
    let (isInner, isOuter) = (
      document.isView(view, within: document.host(other)),
      document.isView(other, within: document.host(view))
    )
    if end == otherEnd { return isInner && !isOuter }
    return !isInner && !isOuter
      && conflict.authors(about: view).contains { $0.holdsIn(side.anchor, butNotBy: side.other) }
  }
}

extension ConflictCase.Member {
  /// An inequality as one of its two anchors sees it.
  fileprivate struct Side {
    let anchor: Anchor
    let other: Anchor
    let relation: Relation
    let constant: Double

    /// Whether `anchor` may lie at `other` or further out alone.
    func isOutwards(at end: ViewEnd) -> Bool {
      switch end {
      case .far: relation == .greaterThanOrEqual && constant <= 0
      case .near: relation == .lessThanOrEqual && constant >= 0
      }
    }
  }

  /// None for an equation, and for what has a multiplier or a number alone.
  fileprivate var sides: [Side] {
    guard let second = equation.second, equation.relation != .equal, equation.multiplier == 1
    else { return [] }
    let (first, relation, constant) = (equation.first, equation.relation, equation.constant)
    return [
      Side(anchor: first, other: second, relation: relation, constant: constant),
      Side(anchor: second, other: first, relation: relation.turned, constant: -constant),
    ]
  }

  /// Whether something else than `other` keeps `anchor` from lying further out.
  fileprivate func holdsIn(_ anchor: Anchor, butNotBy other: Anchor) -> Bool {
    sides.contains {
      $0.anchor == anchor && $0.other.item != other.item
        && $0.relation
          == (ViewEnd(anchor.attribute) == .far ? .lessThanOrEqual : .greaterThanOrEqual)
    }
  }
}

extension Relation {
  /// With the sides changed over.
  var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
