/// Views that are laid out by nothing: their masks are not translated, and no constraint mentions them
/// yet (UIKit constraints, section 3.1).
extension Document {
  /// From now on the layout says where a constraint's views are, and where what they lie in is, as far
  /// as the constraint leads out of that.
  mutating func noteMention(by constraint: Constraint) {
    let first = constraint.first.item.view
    noteMention(of: first)
    guard let second = constraint.second?.item.view else { return }
    noteMention(of: second)
    guard let ancestor = commonAncestor(first, second) else { return }
    noteMention(ofWhatHolds: first, within: ancestor)
    noteMention(ofWhatHolds: second, within: ancestor)
  }

  private mutating func noteMention(ofWhatHolds id: ViewID, within ancestor: ViewID) {
    if id == ancestor { return }
    var next = superview(of: id)
    while let outer = next, outer != ancestor {
      noteMention(of: outer)
      next = superview(of: outer)
    }
  }

  private mutating func noteMention(of id: ViewID) {
    if views.read(id, { $0.unmentionedFrame == nil }) == false {
      views[id]?.unmentionedFrame = nil
    }
  }

  /// Where a view stays whose mask ends, if it is in no layout: one with content of its own is, and so
  /// is one that arranges views or is arranged.
  func frameUntilMentioned(of id: ViewID) -> Rect? {
    guard let view = views[id], let layout = view.frameLayout, !view.isLayer, !view.isContentView,
      !view.kind.arranges, arrangingStack(of: id) == nil, hasNoSize(view),
      !constraints.values.contains(where: { $0.isActive && speaks($0, of: view) })
    else { return nil }
    return arithmeticFrame(of: id) ?? layout.frame
  }

  private func hasNoSize(_ view: View) -> Bool {
    let natural = naturalSize(of: view)
    return natural.width == nil && natural.height == nil
  }

  private func speaks(_ constraint: Constraint, of view: View) -> Bool {
    if constraint.mentions(view.id) { return true }
    if view.subviews.isEmpty && view.guides.isEmpty { return false }
    let inside = constraint.items.count { isView($0.view, within: view.id) }
    return inside == 1 && constraint.second != nil
  }
}
