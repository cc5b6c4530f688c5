import AutoLayout

/// A view is pinned at both ends of what holds it and given a size as well. Where other lengths take
/// part between the two ends, it is they that do not come out.
enum BothEndsAndSize: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    for size in conflict.authors where size.isFixedSize || conflict.isSizeOfHolder(size) {
      let near = conflict.pin(of: size.view, at: .near, on: size.axis)
      let far = conflict.pin(of: size.view, at: .far, on: size.axis)
      guard let near, let far, near.handle != far.handle,
        conflict.isBetweenEnds(of: size.view, near, far), !conflict.isOneOfSeveral(size)
      else { continue }
      let given = conflict.given(on: size.axis, besides: size)
      return Cause(
        kind: .bothEndsAndSize, view: size.view, axis: size.axis,
        members: [size, near, far, given].compactMap { $0?.handle },
        repairs: repairs(size, near, far, given, conflict))
    }
    return nil
  }

  /// An upper bound is to hold, and an end yields. The height in something that may be as high as its contents is
  /// not taken away: nothing else may say how high that is.
  private static func repairs(
    _ size: ConflictCase.Member, _ near: ConflictCase.Member, _ far: ConflictCase.Member,
    _ given: ConflictCase.Member?, _ conflict: ConflictCase
  ) -> [Fix.Action] {
    switch size.equation.relation {
    case .lessThanOrEqual: conflict.lowering([far, near, size])
    case .greaterThanOrEqual: conflict.lowering([size])
    case .equal:
      given.map { $0.mayFollowContents } == true
        ? conflict.lowering([size]) : conflict.removing([size])
    }
  }
}

extension ConflictCase {
  /// The length that the system gives some other view.
  fileprivate func given(on axis: Axis, besides size: Member) -> Member? {
    members.first {
      $0.isFixedSize && $0.axis == axis && $0.handle != size.handle
        && $0.isMade(for: .encapsulated, .temporary, .fittingTarget, .autoresizingMask)
    }
  }
}

extension ConflictCase.Member {
  /// Whether it is a height that a cell, a header or the like has, and not a screen.
  fileprivate var mayFollowContents: Bool {
    axis == .vertical && !isMade(for: .autoresizingMask) && equation.constant < 480
  }
}

/// A view is pinned at both ends of what holds it, which says where its centre is, and its centre is
/// put somewhere else.
enum BothEndsAndCentre: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    for centre in conflict.authors {
      let anchors = [centre.equation.first, centre.equation.second].compactMap { $0 }
      guard let placed = anchors.first(where: { conflict.isCentre($0, placedBy: centre) }) else {
        continue
      }
      let (view, axis) = (placed.item.view, centre.axis)
      guard let near = conflict.pin(of: view, at: .near, on: axis),
        let far = conflict.pin(of: view, at: .far, on: axis), near.handle != far.handle,
        let holder = conflict.holder(of: view, by: centre),
        [near, far].allSatisfy({ conflict.holder(of: view, by: $0) == holder })
      else { continue }
      return Cause(
        kind: .bothEndsAndCentre, view: view, axis: axis,
        members: [centre.handle, near.handle, far.handle],
        repairs: conflict.removing([centre]) + conflict.lowering([far, near]))
    }
    return nil
  }
}

extension ConflictCase {
  /// Whether `anchor` is the centre of a view that `member` places.
  fileprivate func isCentre(_ anchor: Anchor, placedBy member: Member) -> Bool {
    [.centerX, .centerY].contains(anchor.attribute)
      && self.anchor(of: anchor.item.view, placedBy: member) == anchor
  }

  /// `card.width == page.width` of what is pinned to both ends of the page.
  fileprivate func isSizeOfHolder(_ member: Member) -> Bool {
    let (first, second) = (member.equation.first, member.equation.second)
    guard first.attribute.kind == .size, let second, second.attribute == first.attribute,
      second.item != first.item
    else { return false }
    return [ViewEnd.near, .far].allSatisfy { end in
      pin(of: member.view, at: end, on: member.axis).flatMap { holder(of: member.view, by: $0) }
        == document.host(second.item.view)
    }
  }

  /// Whether both ends are held by one thing, or nothing else of an author takes part.
  fileprivate func isBetweenEnds(of view: ViewID, _ near: Member, _ far: Member) -> Bool {
    let hosts = [near, far].map { holder(of: view, by: $0) }
    return authors.count <= 3 || hosts[0] != nil && hosts[0] == hosts[1]
  }

  /// Whether other views have sizes too, beside `size` and not around it: then it is the row that is too
  /// long.
  fileprivate func isOneOfSeveral(_ size: Member) -> Bool {
    authors.contains { other in
      other.isFixedSize && other.axis == size.axis && other.view != size.view
        && other.multiplier.sign == size.multiplier.sign
    }
  }

  /// The view, or the owner of the guide, that `member` pins `view` to.
  fileprivate func holder(of view: ViewID, by member: Member) -> ViewID? {
    guard let second = member.equation.second else { return nil }
    let other = member.equation.first.item.view == view ? second : member.equation.first
    return document.host(other.item.view)
  }

  /// The constraint that pins one end of `view`.
  func pin(of view: ViewID, at end: ViewEnd, on axis: Axis) -> Member? {
    authors(about: view).first { member in
      guard let anchor = anchor(of: view, placedBy: member), anchor.attribute.axis == axis else {
        return false
      }
      return ViewEnd(anchor.attribute) == end
    }
  }
}

/// A view is 0 wide or high, and what goes with it has a share of something that is not.
enum EmptyBesideShare: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard conflict.members.contains(where: { $0.maker == .nature }),
      let empty = conflict.authors.first(where: \.isEmptySize),
      let share = conflict.authors.first(where: { $0.isShare && $0.axis == empty.axis })
    else { return nil }
    return Cause(
      kind: .collapsed, view: empty.view, axis: empty.axis, members: [empty.handle, share.handle],
      repairs: conflict.lowering([share]))
  }
}

extension ConflictCase.Member {
  /// `image.width == 0.25 * card.width`
  fileprivate var isShare: Bool {
    guard let second = equation.second, second.attribute == equation.first.attribute else {
      return false
    }
    return equation.first.attribute.kind == .size && second.item != equation.first.item
      && equation.multiplier != 1
  }
}

/// Nothing is left for a view between its two ends.
enum NothingLeft: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    let natures = conflict.members.filter { $0.maker == .nature }
    guard let nature = natures.first else { return nil }
    return Cause(
      kind: .nothingLeft, view: nature.view, axis: nature.axis, members: natures.map(\.handle),
      repairs: conflict.lowering(
        conflict.reportedFirst(conflict.inOrderOfGivingUp(on: nature.axis))))
  }
}
