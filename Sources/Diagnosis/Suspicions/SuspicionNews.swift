package import AutoLayout

/// What a step makes look like a mistake, of the kinds that are told without being asked for: what leaves
/// the screen, what is cut, what is wider than what scrolls it, and constraints that can hardly be meant
/// so.
extension Suspicions {
  /// Nothing is told of where things are while that is open, or while something is in conflict.
  ///
  /// - Parameters:
  ///   - old: The layout before; `nil` where the document has nothing to do with the one before.
  ///   - unsettled: What has no settled place or size.
  /// - Complexity: O(*d*) for *d* views that were touched or are held by constraints that were.
  package init(
    broughtTo new: Solution, since old: Solution?, unsettled: Set<ViewID>, _ engine: LayoutEngine
  ) {
    var found = Self.mistaken(in: new, since: old, engine)
    if new.broken.isEmpty {
      let views = old.map { new.touchedOrTold(since: $0) } ?? new.document.layerOrder()
      found += Self.seen(views.filter { !unsettled.contains($0) }, in: new, since: old)
    }
    self.init(found)
  }

  /// What is off the screen, cut, or too wide for what scrolls it, and was not.
  private static func seen(
    _ views: [ViewID], in new: Solution, since old: Solution?
  ) -> [Suspicion] {
    let kinds: Set<Suspicion.Kind> = [.offscreen, .truncated, .scrollsSideways]
    func told(in solution: Solution) -> [Suspicion] {
      let found = try? SuspicionExaminer(solution: solution).suspicions(about: views) { false }
      return (found ?? []).filter { kinds.contains($0.kind) }
    }
    let before = Set(old.map { told(in: $0).map(Mistake.init) } ?? [])
    return told(in: new).filter { !before.contains(Mistake($0)) }
  }

  /// Constraints with a sign that looks turned round, beside a content view, of a view to itself or made
  /// again, which were no such ones.
  private static func mistaken(
    in new: Solution, since old: Solution?, _ engine: LayoutEngine
  ) -> [Suspicion] {
    let concerned = concerned(in: new.document, since: old?.document, engine)
    if concerned.isEmpty { return [] }
    func told(_ constraints: [Constraint], in solution: Solution) -> [Suspicion] {
      let examiner = SuspicionExaminer(solution: solution)
      return examiner.turnedSigns(of: constraints, beside: constraints)
        + examiner.besideContent(of: constraints)
        + examiner.emptyWords(in: constraints)
        + examiner.repetitions(of: constraints, among: constraints)
    }
    let earlier = old.map { old in
      told(concerned.compactMap { old.document.constraint($0.id) }, in: old)
    }
    let before = Set((earlier ?? []).map(Mistake.init))
    return told(concerned, in: new).filter { !before.contains(Mistake($0)) }
  }

  /// What speaks of the views that changed constraints hold in something, and those that hold a view in
  /// itself; all where nothing was before.
  private static func concerned(
    in document: Document, since old: Document?, _ engine: LayoutEngine
  ) -> [Constraint] {
    guard let old else { return document.constraints.values { _ in true } }
    let changed = document.constraints.changes(from: old.constraints)
      .compactMap { document.constraint($0.key) }
    let views = Set(changed.flatMap { $0.heldViews(in: document) })
    let ties = changed.filter { $0.second == $0.first }
    if views.isEmpty { return ties }
    // Who has cancelled wants no suspicions.
    let mentioning = (try? engine.constraints(mentioningAny: views, in: document)) ?? []
    let known = Set(mentioning.map(\.id))
    return mentioning + ties.filter { !known.contains($0.id) }
  }
}

extension Constraint {
  /// The views that it ties to what they lie in, or to others beside them: not what they lie in, which
  /// thousands may be tied to.
  func heldViews(in document: Document) -> [ViewID] {
    guard let other = second?.item.view, other != first.item.view else { return [] }
    let views = [first.item.view, other]
    return views.filter { view in
      !views.contains { $0 != view && document.isView($0, within: view) }
    }
  }
}

extension Solution {
  /// What lies elsewhere or shows something else, in view order.
  fileprivate func touchedOrTold(since old: Solution) -> [ViewID] {
    let changed = document.views.changes(from: old.document.views).map(\.key)
    return order.sorted(touched(since: old).union(changed))
  }
}
