import AutoLayout

/// What a command puts into a stack view is arranged there; Swift says so by its own words.
extension Document {
  func entering(_ view: ViewID, _ superview: ViewID, step: Int) -> Edit {
    arranges(superview, self.view(view)?.kind)
      ? .arrange(view, in: superview, at: nil, step: step)
      : .insert(view, into: superview, at: .front, step: step)
  }

  /// What follows the making of a view.
  func arranging(_ new: NewView, step: Int) -> [Edit] {
    guard let superview = new.superview, arranges(superview, new.kind) else { return [] }
    return [.arrange(nextView, in: superview, at: nil, step: step)]
  }

  private func arranges(_ superview: ViewID, _ kind: ViewKind?) -> Bool {
    view(superview)?.kind.arranges == true && kind?.isGuide == false
      && kind?.isLayer == false
  }
}
