import AutoLayout
import Patience

/// One end of a view is pinned to a view and to a guide of that view.
enum ViewAndGuide: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    conflict.causeOfTwo(.viewAndGuide) {
      conflict.isPinnedTwice(by: $0, $1) ? [$0.member, $1.member] : []
    }
  }
}

/// What a scroll view of AppKit's shows is pinned to its clip view, and to the scroll view as well; or it is as
/// large as the scroll view.
enum ClipAndScrollView: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    conflict.causeOfTwo(.clipAndScrollView, removing: conflict.pinToScrollView)
      ?? conflict.causeOfSizeOfScrollView
  }
}

/// One end of a view is put to two places that are too far apart for what is between them: mostly the
/// constraints of two states that are active together.
enum TwoStates: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    // Without a length that would be below 0, the lengths of a chain say that one of the two is wrong.
    guard conflict.members.contains(where: { $0.maker == .nature }) else { return nil }
    return conflict.causeOfEndPlacedTwice(.twoStates)
  }
}

/// One end of a view is pinned to two places of another view that are apart.
enum TwoPlaces: CauseRecogniser {
  static func cause(of conflict: ConflictCase) -> Cause? {
    conflict.causeOfTwo(.twoPlaces) {
      conflict.isAtTwoPlaces(by: $0, $1) ? [$0.member, $1.member] : []
    }
  }
}

extension ConflictCase {
  /// The first two of the author's constraints of which one has to go, with the view that they place:
  /// two that place the same anchor.
  ///
  /// - Parameter removable: Which of the two may go; none where they are no such cause.
  fileprivate func causeOfTwo(
    _ kind: Cause.Kind, removing removable: (Placement, Placement) -> [Member]
  ) -> Cause? {
    let placements = authors.compactMap(placement)
    let places = Dictionary(grouping: placements.indices) { placements[$0].placed }
    for (place, one) in placements.enumerated() {
      for other in (places[one.placed] ?? []).awaited() where other > place {
        let members = removable(one, placements[other])
        if members.isEmpty { continue }
        return Cause(
          kind: kind, view: one.placed.item.view, axis: one.member.axis,
          members: [one.member.handle, placements[other].member.handle],
          repairs: removing(members))
      }
    }
    return nil
  }

  /// One end of a view is put to two other things, and chains of lengths lead from the one to the other: the end
  /// stays at its neighbour, for to what is around both it has come by mistake. Where it has two states, either
  /// may be the one that is over.
  func causeOfEndPlacedTwice(_ kind: Cause.Kind) -> Cause? {
    causeOfTwo(kind) { one, other in
      guard one.member.isPlainEquation, other.member.isPlainEquation,
        ViewEnd(one.placed.attribute) != nil, one.by.item != other.by.item
      else { return [] }
      let both = [one, other]
      let outer = both.filter { isAround($0) }
      return outer.count == 1 ? (kind == .twoStates ? both : outer).map(\.member) : []
    }
  }

  /// Whether what a placement is placed by is around the view.
  private func isAround(_ placement: Placement) -> Bool {
    let (view, other) = (placement.placed.item.view, placement.by.item.view)
    let ends = (ViewEnd(placement.placed.attribute), ViewEnd(placement.by.attribute))
    // A guide may lie in the same view and beside it.
    return ends.0 == ends.1
      || !isGuide(placement.by.item) && document.isView(view, within: document.host(other))
  }

  fileprivate func isAtTwoPlaces(by one: Placement, _ other: Placement) -> Bool {
    one.member.isPlainEquation && other.member.isPlainEquation
      && one.by.item == other.by.item && one.by.attribute != other.by.attribute
  }

  fileprivate func isPinnedTwice(by one: Placement, _ other: Placement) -> Bool {
    let (first, last) = (one.by.item, other.by.item)
    return first != last && (isGuide(first) || isGuide(last)) && host(of: first) == host(of: last)
  }

  /// Of two, the one that pins to a scroll view what the other pins to the clip view in it: that has the
  /// place that the scrollers leave.
  fileprivate func pinToScrollView(_ one: Placement, _ other: Placement) -> [Member] {
    [(one, other), (other, one)].compactMap { scroll, clip in
      guard let inner = document.views[clip.by.item.view], inner.className.hasSuffix("ClipView"),
        inner.superview == scroll.by.item.view, scroll.by.attribute == clip.by.attribute
      else { return nil }
      return scroll.member
    }
  }

  /// Something in a clip view has the size of the scroll view around that.
  fileprivate var causeOfSizeOfScrollView: Cause? {
    let clips = views.filter { $0.className.hasSuffix("ClipView") }
    for tie in authors {
      guard let second = tie.equation.second, tie.equation.first.attribute.kind == .size,
        second.attribute == tie.equation.first.attribute
      else { continue }
      let sized = [tie.equation.first.item.view, second.item.view]
      for (scroll, inner) in [(sized[0], sized[1]), (sized[1], sized[0])] {
        guard let clip = clips.first(where: { $0.superview == scroll }),
          inner != clip.id, isPinned(inner, to: clip.id)
        else { continue }
        return Cause(
          kind: .clipAndScrollView, view: inner, axis: tie.axis, members: [tie.handle],
          repairs: removing([tie]))
      }
    }
    return nil
  }

  private func isPinned(_ view: ViewID, to clip: ViewID) -> Bool {
    document.isView(view, within: clip)
      || members(about: clip).contains { $0.views.contains(view) }
  }

  private func placement(by member: Member) -> Placement? {
    guard let second = member.equation.second else { return nil }
    let first = member.equation.first
    let isFirst = anchor(of: first.item.view, placedBy: member) == first
    return Placement(
      member: member, placed: isFirst ? first : second, by: isFirst ? second : first)
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

/// A member with the anchor that it places, and the one that it is placed by.
private struct Placement {
  let member: ConflictCase.Member
  let placed: Anchor
  let by: Anchor
}
