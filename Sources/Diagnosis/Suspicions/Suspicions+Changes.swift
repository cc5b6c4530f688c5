package import AutoLayout

// What a change makes suspicious, without a look at what it has not touched.
extension Suspicions {
  /// Those of a layout that were none in the one examined, whatever their numbers. The documents differ
  /// by edits: neither replaced the other.
  ///
  /// - Complexity: O(*d* log *d*) for *d* views that the change can have touched, and the siblings with
  ///   text of those that have text.
  package init(newIn solution: Solution, since examination: Examination) throws(LayoutFailure) {
    let reach = try Reach(of: solution, since: examination)
    let before = Set(try reach.suspicions(in: examination.solution).map(Mistake.init))
    self.init(
      try reach.suspicions(in: solution).filter { !before.contains(Mistake($0)) })
  }

  /// Whether a layout has one of those of the one examined no more, and none that was none there.
  ///
  /// - Complexity: As above. What the change has not touched is as it was.
  static func isCured(
    _ suspicion: Suspicion, in solution: Solution, since examination: Examination
  ) throws(LayoutFailure) -> Bool {
    let reach = try Reach(of: solution, since: examination)
    let before = Set(try reach.suspicions(in: examination.solution).map(Mistake.init))
    let now = Set(try reach.suspicions(in: solution).map(Mistake.init))
    let mistake = Mistake(suspicion)
    return before.contains(mistake) && !now.contains(mistake) && now.isSubset(of: before)
  }

  /// What a suspicion is about, whatever the numbers.
  struct Mistake: Hashable {
    let kind: Suspicion.Kind
    let views: [ViewID]
    let constraint: ConstraintID?

    init(_ suspicion: Suspicion) {
      (kind, views, constraint) = (suspicion.kind, suspicion.views, suspicion.constraint)
    }
  }
}

/// What can be seen in another light after a change.
private struct Reach {
  private let engine: LayoutEngine
  private let isCancelled: () -> Bool
  /// What looks different, or lies in what does, and the views whose gaps may.
  private let views: Set<ViewID>
  /// What came, went, or is read in another direction.
  private let turned: Set<ViewID>
  private let constraints: Set<ConstraintID>

  init(of solution: Solution, since examination: Examination) throws(LayoutFailure) {
    engine = examination.engine
    isCancelled = examination.isCancelled
    let (old, new) = (examination.document, solution.document)
    let moved = solution.touched(since: examination.solution)
    let changes = new.views.changes(from: old.views)
    turned = new.all(
      within: changes.filter { $0.compare { $0.isShown(like: $1) } != true }.map(\.key))
    var views = new.all(within: moved).union(turned).union(changes.map(\.key))
    views.formUnion(views.compactMap(new.superview) + new.copies)
    views.formUnion(new.typedInto(since: old))
    // Between what has moved stands what has not.
    for document in [new, old] {
      for constraint in try engine.constraints(mentioningAny: moved, in: document) {
        views.formUnion(constraint.items.map(\.view))
      }
    }
    let changed = new.constraints.changes(from: old.constraints)
    for constraint in changed.flatMap({ [$0.old, $0.new] }) {
      views.formUnion(constraint?.items.map(\.view) ?? [])
    }
    constraints = Set(changed.map(\.key))
    self.views = views
  }

  func suspicions(in solution: Solution) throws(LayoutFailure) -> [Suspicion] {
    let document = solution.document
    let examiner = SuspicionExaminer(solution: solution)
    let ordered = inOrder(of: solution)
    var found = try examiner.suspicions(about: ordered, isCancelled)
    found += try examiner.overlaps(
      among: siblingsOfTexts(in: document).filter(examiner.isSeen), isCancelled
    ).filter { $0.views.contains(where: views.contains) }
    found += try examiner.doubleGaps(of: ordered) { (empty) throws(LayoutFailure) in
      try engine.constraints(mentioningAny: empty, in: document)
    }
    found += try examiner.pushedOut(among: ordered) { (outside) throws(LayoutFailure) in
      try engine.constraints(mentioningAny: outside, in: document)
    }
    let read = try engine.constraints(mentioningAny: turned, in: document).map(\.id)
    let readAnew = constraints.union(read).sorted().compactMap(document.constraint)
    found += examiner.mixedDirections(of: readAnew)
    let changed = constraints.sorted().compactMap(document.constraint)
    // What holds the other end may be what has changed.
    let beside = try engine.constraints(
      mentioningAny: Set(changed.flatMap { $0.heldViews(in: document) }), in: document)
    found += examiner.turnedSigns(of: beside, beside: beside)
    found += examiner.besideContent(of: changed)
    found += examiner.emptyWords(in: readAnew)
    let owners = Set(changed.map(\.leastOwner))
    let owned = try engine.constraints(mentioningAny: owners, in: document)
    found += examiner.twoRatios(of: owned, among: owned)
    found += examiner.repetitions(of: changed, among: owned)
    let leadingOn = try OneScreenOnly.leadingOn(
      from: owned, limit: Self.followed, through: { $0.items.map(\.view) }
    ) { (views) throws(LayoutFailure) in try engine.constraints(mentioningAny: views, in: document)
    }
    found += examiner.oneScreenOnly(of: leadingOn)
    return found
  }

  /// How many constraints are followed from one end of the screen to the other.
  private static let followed = 2000

  /// Those that are in the window; layers have a place among the views in the whole order alone.
  private func inOrder(of solution: Solution) -> [ViewID] {
    if views.contains(where: solution.document.isLayer) {
      return solution.document.layerOrder().filter(views.contains)
    }
    return solution.order.sorted(views)
  }

  /// What lies beside the texts and controls among the views, with these.
  private func siblingsOfTexts(in document: Document) -> [ViewID] {
    let superviews = Set(
      views.compactMap { view in
        document.views.read(view) { $0.isText ? $0.superview : nil } ?? nil
      })
    return superviews.sorted().flatMap { superview in
      document.views.read(superview) { Array($0.sublayers) } ?? []
    }
  }
}

extension Document {
  /// The views and all that lies in them.
  fileprivate func all(within tops: some Sequence<ViewID>) -> Set<ViewID> {
    var found = Set(tops)
    var pending = Array(found)
    while let top = pending.popLast() {
      let inside = views.read(top) { $0.sublayers + $0.guides } ?? []
      pending += inside.filter { found.insert($0).inserted }
    }
    return found
  }

  /// Whose frames are copied from others, or are set by code that copies.
  fileprivate var copies: [ViewID] {
    views.keys { $0.value.frameLayout?.source != nil }
      + phaseCode.values.flatMap { $0.assignments.map(\.target) }
  }
}

extension View {
  /// Whether it does the same to how what lies in it is seen and read.
  fileprivate func isShown(like other: View) -> Bool {
    superview == other.superview && isHidden == other.isHidden
      && layer.opacity == other.layer.opacity && kind == other.kind
      && semanticDirection == other.semanticDirection
  }
}
