/// What of two documents with one and the same tree, window and direction differs.
struct DocumentChanges {
  /// The views whose own rows may differ, with those whose frames follow theirs.
  private(set) var views: [ViewID] = []
  /// `views` and the guides they own, which read as they do.
  private(set) var viewsAndGuides: [ViewID] = []
  private(set) var constraints: Set<ConstraintID> = []

  /// `nil` if so much differs that everything has to be looked at.
  init?(from old: Document, to new: Document) {
    guard old.device == new.device, old.orientation == new.orientation,
      old.bars == new.bars, old.direction == new.direction
    else { return nil }
    for change in new.views.changes(from: old.views) {
      guard let before = change.old, let after = change.new, before.hasTree(of: after) else {
        return nil
      }
      let followers = before.hasFrame(of: after) ? [after.id] : new.preorder(from: after.id)
      views += followers
      viewsAndGuides += followers + after.guides
    }
    constraints = Set(new.constraints.changes(from: old.constraints).map(\.key))
  }

  var isEmpty: Bool { views.isEmpty && constraints.isEmpty }
}

extension View {
  fileprivate func hasTree(of other: View) -> Bool {
    superview == other.superview && subviews == other.subviews && guides == other.guides
  }

  fileprivate func hasFrame(of other: View) -> Bool {
    frameLayout == other.frameLayout && autoresizingMask == other.autoresizingMask
      && autoresizesSubviews == other.autoresizesSubviews
  }
}
