import AutoLayout

/// A view is pinned at both ends of what holds it and given a size as well. Where other lengths take
/// part between the two ends, it is they that do not come out.
enum BothEndsAndSize: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    for size in conflict.authors where size.isFixedSize {
      let near = conflict.pin(of: size.view, at: .near, on: size.axis)
      let far = conflict.pin(of: size.view, at: .far, on: size.axis)
      guard let near, let far, near.handle != far.handle,
        conflict.isBetweenEnds(of: size.view, near, far)
      else { continue }
      let repair =
        size.equation.relation == .equal
        ? conflict.removing([size]) : conflict.lowering([size])
      return Cause(
        kind: .bothEndsAndSize, view: size.view, axis: size.axis,
        members: [size.handle, near.handle, far.handle], repairs: repair)
    }
    return nil
  }
}

extension ConflictCase {
  /// Whether both ends are held by one thing, or nothing else of an author takes part.
  fileprivate func isBetweenEnds(of view: ViewID, _ near: Member, _ far: Member) -> Bool {
    let hosts = [near, far].map { holder(of: view, by: $0) }
    return authors.count <= 3 || hosts[0] != nil && hosts[0] == hosts[1]
  }

  /// The view, or the owner of the guide, that `member` pins `view` to.
  private func holder(of view: ViewID, by member: Member) -> ViewID? {
    guard let second = member.equation.second else { return nil }
    let other = member.equation.first.item.view == view ? second : member.equation.first
    return document.host(other.item.view)
  }

  /// The constraint that pins one end of `view`.
  fileprivate func pin(of view: ViewID, at end: ViewEnd, on axis: Axis) -> Member? {
    authors.first { member in
      guard let anchor = anchor(of: view, placedBy: member), anchor.attribute.axis == axis else {
        return false
      }
      return ViewEnd(anchor.attribute) == end
    }
  }
}

/// One end of a view is pinned to a view and to a guide of that view.
enum ViewAndGuide: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    for (place, one) in conflict.authors.enumerated() {
      for other in conflict.authors.dropFirst(place + 1) {
        guard let view = conflict.viewPinnedTwice(by: one, other) else { continue }
        return Cause(
          kind: .viewAndGuide, view: view, axis: one.axis, members: [one.handle, other.handle],
          repairs: conflict.removing([one, other]))
      }
    }
    return nil
  }
}

extension ConflictCase {
  fileprivate func viewPinnedTwice(by one: Member, _ other: Member) -> ViewID? {
    guard let (view, partner) = placement(by: one), let (same, second) = placement(by: other),
      view == same
    else { return nil }
    let (first, last) = (partner.item, second.item)
    guard first != last, isGuide(first) || isGuide(last), host(of: first) == host(of: last) else {
      return nil
    }
    return view.item.view
  }

  /// The anchor that a constraint places, and the one that it is placed by.
  private func placement(by member: Member) -> (placed: Anchor, by: Anchor)? {
    guard let second = member.equation.second else { return nil }
    let first = member.equation.first
    if anchor(of: first.item.view, placedBy: member) == first { return (first, second) }
    return (second, first)
  }

  private func isGuide(_ item: Item) -> Bool {
    item.guide != nil || document.views[item.view]?.isGuide == true
  }

  private func host(of item: Item) -> ViewID { document.host(item.view) }
}

/// Nothing is left for a view between its two ends.
enum NothingLeft: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    guard let nature = conflict.members.first(where: { $0.maker == .nature }) else { return nil }
    return Cause(
      kind: .nothingLeft, view: nature.view, axis: nature.axis, members: [nature.handle],
      repairs: conflict.lowering(
        conflict.reportedFirst(conflict.inOrderOfGivingUp(on: nature.axis))))
  }
}
