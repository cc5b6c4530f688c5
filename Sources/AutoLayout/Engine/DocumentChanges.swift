/// What of two documents differs.
struct DocumentChanges {
  /// How far what is around the views has changed.
  enum World: Comparable {
    case same
    /// The size of the window, or what is kept free at its edges, of itself or by the controller.
    case window
    /// The reading direction, the system or the size of a pixel: every view may look another way.
    case everything
  }

  let world: World
  let views: [Table<ViewID, View>.Change]
  let constraints: [Table<ConstraintID, Constraint>.Change]
  /// Whether code runs, or ran from the start of the controller, at other moments or otherwise.
  let hasOtherLifeCycle: Bool

  init(from old: Document, to new: Document) {
    world =
      old.direction != new.direction || old.scale != new.scale || old.isOnCanvas != new.isOnCanvas
        || old.system != new.system
      ? .everything
      : old.device != new.device || old.orientation != new.orientation || old.bars != new.bars
        || old.controller != new.controller || old.heldInsets != new.heldInsets
        ? .window : .same
    views = new.views.changes(from: old.views)
    constraints = new.constraints.changes(from: old.constraints)
    hasOtherLifeCycle =
      new.callbacks != old.callbacks || new.phaseCode != old.phaseCode
      || new.canvas != old.canvas || new.launch != old.launch || new.traits != old.traits
  }

  /// Whether both are laid out alike: they may differ in names that are no view's.
  var isEmpty: Bool {
    world == .same && views.isEmpty && constraints.isEmpty && !hasOtherLifeCycle
  }
}

extension View {
  /// Whether frames set by hand in it and below it come out alike.
  func hasFrame(of other: View) -> Bool {
    frameLayout == other.frameLayout && autoresizingMask == other.autoresizingMask
      && autoresizesSubviews == other.autoresizesSubviews && scrolling == other.scrolling
  }

  /// Whether constraints that speak of it mean the same.
  func hasAnchors(of other: View) -> Bool {
    semanticDirection == other.semanticDirection && content == other.content
      && kind == other.kind && stack == other.stack && isHidden == other.isHidden
      // Those of a scroll view are in the constraints that speak of its content.
      && (!kind.scrolls || margins == other.margins)
  }

  /// Whether its margins, and those of what lies in it, begin from the same, and its keyboard guide.
  func hasMargins(of other: View) -> Bool {
    margins == other.margins
      && insetsLayoutMarginsFromSafeArea == other.insetsLayoutMarginsFromSafeArea
      && preservesSuperviewLayoutMargins == other.preservesSuperviewLayoutMargins
      && marginsFollowReadableWidth == other.marginsFollowReadableWidth
      && keyboard == other.keyboard
      && semanticDirection == other.semanticDirection
      // What an accessory or a line takes from a cell's content view its margins know.
      && (!isContentView || frameLayout == other.frameLayout)
  }
}

extension Document {
  /// The views whose rows speak of one another, since a stack view arranges them: it and them. Stack
  /// views in stack views hand on their baselines and natural sizes.
  ///
  /// - Complexity: O(what they arrange).
  func arrangedTogether(with views: some Sequence<ViewID>) -> Set<ViewID> {
    let stacks = Set(views.flatMap(stacks(around:)))
    return stacks.union(
      stacks.flatMap { stack in self.views.read(stack) { $0.stack?.arranged ?? [] } ?? [] })
  }

  /// The view itself if it arranges views, the stack view that arranges it, and so on.
  package func stacks(around view: ViewID) -> [ViewID] {
    var stacks: [ViewID] = views.read(view) { $0.stack != nil } == true ? [view] : []
    var next = arrangingStack(of: view)
    while let stack = next {
      stacks.append(stack)
      next = arrangingStack(of: stack)
    }
    return stacks
  }
}
