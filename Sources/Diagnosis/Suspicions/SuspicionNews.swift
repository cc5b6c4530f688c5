package import AutoLayout

/// What a step makes look like a mistake, of the kinds that are told without being asked for: what leaves
/// the screen, what is cut, and constraints that can hardly be meant so.
extension Suspicions {
  package static let toldKinds: Set<Suspicion.Kind> = [
    .turnedSign, .besideContent, .offscreen, .truncated,
  ]

  /// Nothing is told of where things are while that is open, or while something is in conflict.
  ///
  /// - Parameters:
  ///   - old: The layout before; `nil` where the document has nothing to do with the one before.
  ///   - unsettled: What has no settled place or size.
  /// - Complexity: O(*d*) for *d* views that were touched, and O(*n*) for *n* constraints where one was.
  package init(
    broughtTo new: Solution, since old: Solution?, unsettled: Set<ViewID>
  ) {
    var found = Self.mistaken(in: new, since: old)
    if new.broken.isEmpty {
      let views = old.map { new.touchedOrTold(since: $0) } ?? new.document.layerOrder()
      found += Self.seen(views.filter { !unsettled.contains($0) }, in: new, since: old)
    }
    self.init(found)
  }

  /// What is off the screen or cut, and was not.
  private static func seen(
    _ views: [ViewID], in new: Solution, since old: Solution?
  ) -> [Suspicion] {
    let kinds: Set<Suspicion.Kind> = [.offscreen, .truncated]
    func told(in solution: Solution) -> [Suspicion] {
      let found = try? SuspicionExaminer(solution: solution).suspicions(about: views) { false }
      return (found ?? []).filter { kinds.contains($0.kind) }
    }
    let before = Set(old.map { told(in: $0).map(Mistake.init) } ?? [])
    return told(in: new).filter { !before.contains(Mistake($0)) }
  }

  /// Constraints with a sign that looks turned round or beside a content view, which were no such ones.
  private static func mistaken(in new: Solution, since old: Solution?) -> [Suspicion] {
    let changed = old.map {
      new.document.constraints.changes(from: $0.document.constraints).map(\.key)
    }
    if changed?.isEmpty == true { return [] }
    let views = changed.map { Set($0.compactMap(new.document.constraint).flatMap(\.itemViews)) }
    let concerned = new.document.constraints.values { constraint in
      views.map { constraint.itemViews.contains(where: $0.contains) } ?? true
    }
    func told(_ constraints: [Constraint], in solution: Solution) -> [Suspicion] {
      let examiner = SuspicionExaminer(solution: solution)
      return examiner.turnedSigns(of: constraints, beside: constraints)
        + examiner.besideContent(of: constraints)
    }
    let earlier = old.map { old in
      told(concerned.compactMap { old.document.constraint($0.id) }, in: old)
    }
    let before = Set((earlier ?? []).map(Mistake.init))
    return told(concerned, in: new).filter { !before.contains(Mistake($0)) }
  }
}

extension Constraint {
  fileprivate var itemViews: [ViewID] { items.map(\.view) }
}

extension Solution {
  /// What lies elsewhere or shows something else, in view order.
  fileprivate func touchedOrTold(since old: Solution) -> [ViewID] {
    let changed = document.views.changes(from: old.document.views).map(\.key)
    return order.sorted(touched(since: old).union(changed))
  }
}
