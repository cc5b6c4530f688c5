import AutoLayout

/// One end of a view is pinned to a view and to a guide of that view.
enum ViewAndGuide: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    conflict.causeOfTwo(.viewAndGuide) { conflict.viewPinnedTwice(by: $0, $1) }
  }
}

/// One end of a view is pinned to two places of another view that are apart.
enum TwoPlaces: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    conflict.causeOfTwo(.twoPlaces) { conflict.viewAtTwoPlaces(by: $0, $1) }
  }
}

extension ConflictCase {
  /// The first two of the author's constraints of which one has to go, with the view that they place.
  fileprivate func causeOfTwo(
    _ kind: Cause.Kind, placing view: (Member, Member) -> ViewID?
  ) -> Cause? {
    for (place, one) in authors.enumerated() {
      for other in authors.dropFirst(place + 1) {
        guard let view = view(one, other) else { continue }
        return Cause(
          kind: kind, view: view, axis: one.axis, members: [one.handle, other.handle],
          repairs: removing([one, other]))
      }
    }
    return nil
  }

  fileprivate func viewAtTwoPlaces(by one: Member, _ other: Member) -> ViewID? {
    guard one.isPlainEquation, other.isPlainEquation,
      let (anchor, first) = placement(by: one), let (same, second) = placement(by: other),
      anchor == same, first.item == second.item, first.attribute != second.attribute
    else { return nil }
    return anchor.item.view
  }

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

extension ConflictCase.Member {
  /// One place against another, at a distance.
  fileprivate var isPlainEquation: Bool {
    equation.relation == .equal && equation.multiplier == 1
      && equation.first.attribute.kind != .size
  }
}
