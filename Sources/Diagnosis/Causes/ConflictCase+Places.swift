import AutoLayout

/// Which end of a view an attribute is.
enum ViewEnd {
  case near
  case far

  init?(_ attribute: Attribute) {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: self = .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: self = .far
    default: return nil
    }
  }
}

extension ConflictCase {
  /// The anchor by which `member` says where `view` is or how large; `nil` where it speaks of other
  /// things, or only places something else in the view.
  func anchor(of view: ViewID, placedBy member: Member) -> Anchor? {
    let (first, second) = (member.equation.first, member.equation.second)
    guard let second else { return first.item.view == view ? first : nil }
    if first.item == second.item { return first.item.view == view ? first : nil }
    if first.item.view == view { return isInner(first, of: member, beside: second) ? first : nil }
    if second.item.view == view { return isInner(second, of: member, beside: first) ? second : nil }
    return nil
  }

  /// Whether `anchor` is not that of the container in a constraint between container and content.
  ///
  /// The tree decides; where a log does not give it, which of two equal ends lies further inside.
  /// In all other cases, gaps between neighbours too, it is the first that is placed by the second.
  private func isInner(_ anchor: Anchor, of member: Member, beside other: Anchor) -> Bool {
    let (view, partner) = (anchor.item.view, other.item.view)
    if document.isView(partner, within: view) { return false }
    if document.isView(view, within: partner) { return true }
    let isFirst = anchor == member.equation.first
    guard let end = ViewEnd(anchor.attribute), end == ViewEnd(other.attribute) else {
      return isFirst
    }
    let constant = member.equation.constant * (isFirst ? 1 : -1)
    if constant == 0 { return isFirst }
    return end == .near ? constant > 0 : constant < 0
  }

  /// The authors' constraints on `axis` in the order in which one gives them up: far ends pinned to a
  /// container, other far ends, sizes, the rest. What a log names as broken is not preferred: it
  /// changes from run to run.
  ///
  /// - Parameter container: Of the far ends, those pinned to this view come first.
  func inOrderOfGivingUp(on axis: Axis, within container: ViewID? = nil) -> [Member] {
    let candidates = authors.filter { $0.axis == axis }
    let ranked = candidates.enumerated().map { place, member in
      let rank = rank(of: member)
      let isOuter = container.map { view in
        member.views.contains { document.host($0) == view }
      }
      return (rank == 0 && isOuter == true ? -1 : rank, place, member)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func rank(of member: Member) -> Int {
    if member.isFixedSize { return 2 }
    guard let second = member.equation.second,
      let end = ViewEnd(member.equation.first.attribute)
    else { return 3 }
    if end == .far, ViewEnd(second.attribute) == .far { return 0 }
    return ViewEnd(second.attribute) == .far ? 1 : 3
  }

  /// 999 on one of `members`, the first that works.
  func lowering(_ members: [Member]) -> [Fix.Action] {
    tried(members).map { .lower($0, to: .almostRequired) }
  }

  /// Without one of `members`, the one that UIKit broke first.
  func removing(_ members: [Member]) -> [Fix.Action] {
    tried(reportedFirst(members)).map { .remove($0) }
  }

  /// What ties a view that no app can put anything into is changed only where nothing else is there.
  private func tried(_ members: [Member]) -> ArraySlice<ConstraintID> {
    let own = members.filter(\.isAuthors)
    let writable = own.filter { member in
      !member.views.contains { document.views[$0].map(SystemViews.isClosed) == true }
    }
    return (writable.isEmpty ? own : writable).compactMap(\.handle.constraintID)
      .prefix(Effort.triedMembers)
  }

  func reportedFirst(_ members: [Member]) -> [Member] {
    let reported = Set(document.reportedBroken.map(Handle.constraint))
    return members.filter { reported.contains($0.handle) }
      + members.filter { !reported.contains($0.handle) }
  }
}
