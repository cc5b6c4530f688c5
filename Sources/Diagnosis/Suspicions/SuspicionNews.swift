package import AutoLayout
import Patience

/// What a step makes look like a mistake, of the kinds that are told without being asked for: what leaves
/// the screen, what is cut, what is wider than what scrolls it, and constraints that can hardly be meant
/// so.
extension Suspicions {
  /// Nothing is told of where things are while that is open, or while something is in conflict.
  ///
  /// - Parameters:
  ///   - old: The layout before; `nil` where the document has nothing to do with the one before.
  ///   - unsettled: What has no settled place or size.
  ///   - unsettledBefore: What had none in the layout before.
  /// - Complexity: O(*d*) for *d* views that were touched or are held by constraints that were.
  package init(
    broughtTo new: Solution, since old: Solution?, unsettled: Set<ViewID>,
    unsettledBefore: Set<ViewID>, _ engine: LayoutEngine
  ) {
    var found = Self.mistaken(in: new, since: old, engine)
    if new.broken.isEmpty, !LineWork.isStopped(after: LineWork.interval) {
      let views = old.map { new.touchedOrTold(since: $0) } ?? new.document.layerOrder()
      found += Self.seen(views.filter { !unsettled.contains($0) }, in: new, since: old, engine)
      found += Self.overlaps(in: new, since: old, unsettled: unsettled, unsettledBefore)
    }
    self.init(found)
  }

  /// Asked of each view. Who has stopped the line wants no suspicions.
  private static func isStopped() -> Bool { LineWork.isStopped(after: workOfView) }

  /// What one constraint takes, in things looked at.
  private static let workOfConstraint = 4

  /// The same of a view.
  private static let workOfView = 8

  /// What is off the screen, cut, or too wide for what scrolls it, and was not.
  private static func seen(
    _ views: [ViewID], in new: Solution, since old: Solution?, _ engine: LayoutEngine
  ) -> [Suspicion] {
    let kinds: Set<Suspicion.Kind> = [
      .offscreen, .truncated, .scrollsSideways, .outOfCell, .underKeyboard,
    ]
    func told(of views: [ViewID], in solution: Solution) -> [Suspicion] {
      let examiner = SuspicionExaminer(solution: solution)
      let found = try? examiner.suspicions(about: views, isStopped)
      let pushed = try? examiner.pushedOut(among: views) { (outside) throws(LayoutFailure) in
        // The engine knows the constraints of the new layout.
        try engine.constraints(mentioningAny: outside, in: new.document)
          .compactMap { solution.document.constraint($0.id) }
      }
      return (found ?? []).filter { kinds.contains($0.kind) } + (pushed ?? [])
    }
    let now = told(of: views, in: new)
    // Whether it was so before is only asked where it is so now: mostly nowhere.
    let seen = Set(now.flatMap(\.views))
    let before = Set(
      old.map { told(of: views.filter(seen.contains), in: $0).map(Mistake.init) } ?? [])
    return now.filter { !before.contains(Mistake($0)) }
  }

  /// What has come to lie on others: as it is shown again, when its place may have been given away in the
  /// meantime, or where both had places of their own before. What only gets its place is not told: its
  /// constraints may still come.
  ///
  /// - Complexity: The siblings of what was hidden or lies elsewhere; of many only `suspicions` tells.
  private static func overlaps(
    in new: Solution, since old: Solution?, unsettled: Set<ViewID>, _ unsettledBefore: Set<ViewID>
  ) -> [Suspicion] {
    guard let old else { return [] }
    let document = new.document
    let shown = Set(
      document.views.changes(from: old.document.views)
        .filter { $0.old?.isHidden == true && $0.new?.isHidden == false }.map(\.key))
    let texts = new.touchedOrTold(since: old).awaited().filter {
      document.views.read($0) { $0.isText } == true
    }
    if shown.isEmpty, texts.isEmpty { return [] }
    let around = Set(texts.compactMap(document.superview)).filter {
      document.views.read($0) { $0.sublayers.count <= comparedSiblings } == true
    }
    let superviews = around.union(shown.compactMap(document.superview))
    let siblings = superviews.sorted().flatMap { superview in
      document.views.read(superview) { Array($0.sublayers) } ?? []
    }.filter { !unsettled.contains($0) }
    if siblings.isEmpty { return [] }
    let examiner = SuspicionExaminer(solution: new)
    let earlier = SuspicionExaminer(solution: old)
    // Who has cancelled wants no suspicions.
    let found = try? examiner.overlaps(among: siblings.filter(examiner.isSeen), isStopped)
    guard let found, !found.isEmpty else { return [] }
    let seen = Set(siblings.filter { old.document.view($0) != nil && earlier.isSeen($0) })
    let settled = seen.subtracting(unsettledBefore)
    let known = try? earlier.overlaps(among: siblings.filter(seen.contains), isStopped)
    let before = Set((known ?? []).map(Mistake.init))
    return found.filter { overlap in
      overlap.views.contains(where: shown.contains)
        || overlap.views.allSatisfy(settled.contains) && !before.contains(Mistake(overlap))
    }
  }

  private static let comparedSiblings = 200

  /// Constraints with a sign that looks turned round, beside a content view, of a view to itself or made
  /// again, which were no such ones.
  private static func mistaken(
    in new: Solution, since old: Solution?, _ engine: LayoutEngine
  ) -> [Suspicion] {
    let document = new.document
    let ties = concerned(in: document, since: old?.document, engine) { $0.heldViews(in: document) }
    let sizes = concerned(in: document, since: old?.document, engine, \.sizedViews)
    if ties.isEmpty, sizes.isEmpty { return [] }
    // Who has cancelled wants no suspicions.
    let across =
      (try? OneScreenOnly.leadingOn(
        from: ties + sizes, limit: followed,
        through: { $0.heldViews(in: document) + $0.sizedViews }
      ) { (views) throws(LayoutFailure) in
        try engine.constraints(mentioningAny: views, in: document)
      }) ?? []
    func told(by constraint: (Constraint) -> Constraint?, in solution: Solution) -> [Suspicion] {
      let examiner = SuspicionExaminer(solution: solution)
      let ties = ties.compactMap(constraint).awaited(each: workOfConstraint)
      let sizes = sizes.compactMap(constraint).awaited(each: workOfConstraint)
      return examiner.turnedSigns(of: ties, beside: ties)
        + examiner.besideContent(of: ties)
        + examiner.emptyWords(in: ties)
        + examiner.repetitions(of: ties, among: ties)
        + examiner.twoRatios(of: sizes, among: sizes)
        + examiner.repetitions(of: sizes.filter { !$0.sizedViews.isEmpty }, among: sizes)
        + examiner.oneScreenOnly(of: across.compactMap(constraint))
    }
    let earlier = old.map { old in told(by: { old.document.constraint($0.id) }, in: old) }
    let before = Set((earlier ?? []).map(Mistake.init))
    var found = Set<Mistake>()
    return told(by: { $0 }, in: new).filter {
      !before.contains(Mistake($0)) && found.insert(Mistake($0)).inserted
    }
  }

  /// How many constraints are followed from one end of the screen to the other.
  private static let followed = 200

  /// What speaks of the views that changed constraints hold in something, or whose size they say, and
  /// those that hold a view in itself; all where nothing was before.
  private static func concerned(
    in document: Document, since old: Document?, _ engine: LayoutEngine,
    _ views: (Constraint) -> [ViewID]
  ) -> [Constraint] {
    if LineWork.isStopped(after: LineWork.interval) { return [] }
    guard let old else { return document.constraints.values { _ in true } }
    let changed = document.constraints.changes(from: old.constraints)
      .compactMap { document.constraint($0.key) }
    let views = Set(changed.awaited(each: workOfConstraint).flatMap(views))
    let ties = changed.filter { $0.second == $0.first }
    if views.isEmpty { return ties }
    // Who has cancelled wants no suspicions.
    let mentioning = (try? engine.constraints(mentioningAny: views, in: document)) ?? []
    let known = Set(mentioning.map(\.id))
    return mentioning + ties.filter { !known.contains($0.id) }
  }
}

extension Constraint {
  /// The view of which it says how large it is, by itself. What all others lie in is mentioned by too
  /// many.
  fileprivate var sizedViews: [ViewID] {
    let views = Set(items.map(\.view))
    return views.count == 1 ? views.filter { !$0.isInitial } : []
  }

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
  /// What lies elsewhere or shows something else, in view order; with what the keyboard may have come over.
  fileprivate func touchedOrTold(since old: Solution) -> [ViewID] {
    let changed = document.views.changes(from: old.document.views).map(\.key)
    let typedInto = document.typedInto(since: old.document)
    return order.sorted(touched(since: old).union(changed).union(typedInto))
  }
}
