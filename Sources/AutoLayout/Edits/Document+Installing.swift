/// Views that are installed for some size classes only, and properties that differ by them. A view
/// that is not installed is made all the same, but is in no superview, and the constraints that tie
/// it to the rest are not installed either.
extension Document {
  mutating func installViews(
    _ ids: [ViewID], in classes: Set<SizeClasses>?
  ) throws(EditFailure) {
    for id in ids {
      try existing(id)
      if id.isInitial { throw .fixedView(id) }
    }
    for id in ids { views[id]?.variations.installed = classes }
    installByTraits()
  }

  mutating func vary(_ ids: [ConstraintID], by variation: Variation?) throws(EditFailure) {
    for id in ids { try existing(id) }
    // One that is installed for all is installed now.
    if variation == nil { try activate(ids.filter { constraints[$0]?.isActive == false }) }
    for id in ids {
      constraints[id]?.variation = variation
      if let constraint = constraints[id] { installByTraits(constraint) }
    }
  }

  mutating func varyValues(
    _ values: [ViewVariations.Value], of id: ViewID
  ) throws(EditFailure) {
    var view = try existing(id)
    for value in values {
      let changed = try view.taking(value.change)
      if value.classes.contains(sizeClasses) { view = changed }
    }
    view.variations.values = values
    views[id] = view
  }

  /// Makes a change, and where it leads to other size classes installs what is for them, takes the
  /// rest out and gives properties their values there, as UIKit does when traits change. What was
  /// changed by hand in between stays so where the size classes do not touch it.
  mutating func changeTraits(_ change: (inout Document) -> Void) {
    let (old, textSize) = (sizeClasses, contentSizeCategory)
    change(&self)
    if contentSizeCategory != textSize { adjustFonts() }
    if sizeClasses == old { return }
    installByTraits()
    for view in views.values where !view.variations.values.isEmpty {
      views[view.id] = view.following(from: old, to: sizeClasses)
    }
  }

  private mutating func adjustFonts() {
    let category = contentSizeCategory
    for view in views.values where view.content.adjustsFontForContentSizeCategory {
      guard let style = view.content.font.textStyle else { continue }
      views[view.id]?.content.font = Font(style, at: category)
    }
  }

  /// Views before constraints: these need their views.
  mutating func installByTraits() {
    for view in views.values { installByTraits(view) }
    for constraint in constraints.values where constraint.variation != nil {
      installByTraits(constraint)
    }
    for constraint in constraints.values where constraint.loss?.isByTraits == true {
      bringBack(constraint)
    }
  }

  /// It keeps its holder. One whose views are apart by now stays out: to come in, it would need a
  /// common superview.
  private mutating func installByTraits(_ constraint: Constraint) {
    let fits = constraint.variation?.fits(sizeClasses) ?? true
    if fits == constraint.isActive || fits && !canActivate(constraint) { return }
    constraints[constraint.id]?.isActive = fits
    constraints[constraint.id]?.loss = nil
    noteMention(by: constraint)
  }

  private mutating func installByTraits(_ view: View) {
    let fits = view.variations.installed?.contains(sizeClasses) ?? true
    if let home = view.variations.home {
      if fits { bringBack(view.id, to: home) }
    } else if !fits, let superview = view.superview {
      park(view.id, from: superview)
    }
  }

  // MARK: Out and back

  private mutating func park(_ id: ViewID, from superview: ViewID) {
    guard let holder = views[superview] else { return }
    let arranged = holder.stack?.arranged ?? []
    views[id]?.variations.home = ViewVariations.Home(
      superview: superview, following: holder.sublayers.elements(after: id) ?? [],
      arrangedFollowing: arranged.elements(after: id),
      customSpacing: holder.stack?.customSpacing[id])
    takeOut(id, from: superview, step: nil)
  }

  private mutating func bringBack(_ id: ViewID, to home: ViewVariations.Home) {
    views[id]?.variations.home = nil
    guard let holder = views[home.superview], !isView(home.superview, within: id) else { return }
    let sibling = home.following.first(where: holder.sublayers.contains)
    views[id]?.superview = home.superview
    link(id, into: home.superview, at: sibling.map { .below($0) } ?? .front)
    guard let following = home.arrangedFollowing, var stack = holder.stack else { return }
    let place = stack.arranged.firstIndex(where: following.contains) ?? stack.arranged.endIndex
    stack.arranged.insert(id, at: place)
    stack.customSpacing[id] = home.customSpacing
    views[home.superview]?.stack = stack
  }

  /// A constraint that went with a view comes back when all its views have.
  private mutating func bringBack(_ constraint: Constraint) {
    let fits = constraint.variation?.fits(sizeClasses) ?? true
    guard let loss = constraint.loss, !isUninstalled(loss.view), fits, canActivate(constraint)
    else { return }
    if let holder = constraint.explicitHolder,
      !constraint.items.allSatisfy({ isView(host($0.view), within: holder) })
    {
      constraints[constraint.id]?.explicitHolder = nil
    }
    constraints[constraint.id]?.isActive = true
    constraints[constraint.id]?.loss = nil
  }
}

extension View {
  /// With the values of other size classes where they are others.
  fileprivate func following(from old: SizeClasses, to new: SizeClasses) -> View {
    var view = self
    for value in variations.values
    where value.classes.contains(new) && !value.classes.contains(old) {
      view = (try? view.taking(value.change)) ?? view
    }
    return view
  }

  /// What is arranged is not a variation's to say.
  fileprivate func taking(_ change: ViewChange) throws(EditFailure) -> View {
    guard case .stack(var arrangement?) = change, let own = stack else {
      return try applying(change)
    }
    (arrangement.arranged, arrangement.customSpacing) = (own.arranged, own.customSpacing)
    return try applying(.stack(arrangement))
  }
}

extension [ViewID] {
  /// `nil` where `id` is none of them.
  fileprivate func elements(after id: ViewID) -> [ViewID]? {
    firstIndex(of: id).map { Array(self[index(after: $0)...]) }
  }
}
