import AutoLayout

/// A view is pinned at both ends of what holds it and given a size as well. Where other lengths take
/// part between the two ends, it is they that do not come out.
enum BothEndsAndSize: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    for size in conflict.authors where size.isFixedSize {
      let near = conflict.pin(of: size.view, at: .near, on: size.axis)
      let far = conflict.pin(of: size.view, at: .far, on: size.axis)
      guard let near, let far, near.handle != far.handle,
        conflict.isBetweenEnds(of: size.view, near, far), !conflict.isOneOfSeveral(size)
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
  fileprivate func pin(of view: ViewID, at end: ViewEnd, on axis: Axis) -> Member? {
    authors(about: view).first { member in
      guard let anchor = anchor(of: view, placedBy: member), anchor.attribute.axis == axis else {
        return false
      }
      return ViewEnd(anchor.attribute) == end
    }
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
