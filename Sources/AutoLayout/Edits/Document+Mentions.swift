/// Views that are laid out by nothing: their masks are not translated, and no constraint mentions them
/// yet (UIKit constraints, section 3.1).
extension Document {
  /// From now on the layout says where the views are that a constraint mentions.
  mutating func noteMention(by constraint: Constraint) {
    var mentioned: [ViewID] = []
    visitMentioned(by: constraint) { id in
      if views.read(id, { $0.unmentionedFrame == nil }) == false { mentioned.append(id) }
    }
    for id in mentioned { views[id]?.unmentionedFrame = nil }
  }

  /// Where a view stays whose mask ends, if it is in no layout: one with content of its own is, and so
  /// is one that arranges views or is arranged.
  func frameUntilMentioned(of id: ViewID) -> Rect? {
    guard let view = views[id], let layout = view.frameLayout, !view.isLayer, !view.isContentView,
      !view.kind.arranges, arrangingStack(of: id) == nil, hasNoSize(view), !isMentioned(id)
    else { return nil }
    return arithmeticFrame(of: id) ?? layout.frame
  }

  private func isMentioned(_ id: ViewID) -> Bool {
    // Of what nothing lies in, constraints speak by itself alone.
    let isEmpty = views.read(id) { $0.subviews.isEmpty && $0.guides.isEmpty } ?? true
    let mention = constraints.first { constraint in
      if !constraint.isActive { return false }
      if isEmpty { return constraint.mentions(id) }
      var isFound = false
      visitMentioned(by: constraint) { isFound = isFound || $0 == id }
      return isFound
    }
    return mention != nil
  }

  /// A constraint's own views, and what they lie in as far as it leads out of that: where an item is
  /// depends on where that is.
  private func visitMentioned(by constraint: Constraint, _ visit: (ViewID) -> Void) {
    let first = constraint.first.item.view
    visit(first)
    guard let second = constraint.second?.item.view else { return }
    visit(second)
    guard let ancestor = commonAncestor(first, second) else { return }
    for item in [first, second] where item != ancestor {
      var next = superview(of: item)
      while let holder = next, holder != ancestor {
        visit(holder)
        next = superview(of: holder)
      }
    }
  }

  private func hasNoSize(_ view: View) -> Bool {
    let natural = naturalSize(of: view)
    return natural.width == nil && natural.height == nil
  }
}
