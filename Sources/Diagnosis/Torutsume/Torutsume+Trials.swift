package import AutoLayout
import Simplex

extension Torutsume {
  /// - Parameters:
  ///   - axis: Along which alone space is to close up.
  ///   - step: The number of the step that would carry a way out.
  package init(
    _ view: ViewID, along axis: Axis? = nil, in examination: Examination, step: Int
  ) throws(LayoutFailure) {
    let document = examination.document
    self.view = view
    self.axis = axis
    situation = PlaceFinder(solution: examination.solution, view: view, axis: axis).situation()
    guard let owner = document.view(view) else {
      ways = []
      return
    }
    var finder = WayFinder(document: document, view: owner, situation: situation, step: step)
    let window = try FallbackWindow(of: finder, on: examination)
    finder.fallbackPriority = window.priority
    let trials = WayTrials(examination: examination, view: view, situation: situation)
    var found: [Way] = []
    for kind in Way.Kind.allCases {
      try examination.checkCancellation()
      guard let edits = finder.edits(for: kind), !edits.isEmpty,
        var way = try trials.way(kind, edits)
      else { continue }
      if kind == .fallback, way.outcome.isClosed {
        way.outcome.priorities = window.range
      }
      found.append(way)
    }
    ways = found.enumerated().sorted { one, other in
      Self.isBetter(one.element, other.element) ?? (one.offset < other.offset)
    }.map(\.element)
  }

  /// `nil` where both do equally well.
  private static func isBetter(_ one: Way, _ other: Way) -> Bool? {
    let verdicts = (one.outcome.verdict, other.outcome.verdict)
    if verdicts.0 != verdicts.1 { return verdicts.0 < verdicts.1 }
    let remaining = (one.outcome.remaining, other.outcome.remaining)
    return Tolerance.areEqual(remaining.0, remaining.1) ? nil : remaining.0 < remaining.1
  }
}

/// Tries ways on the document that was examined.
private struct WayTrials {
  let examination: Examination
  let view: ViewID
  let places: [Torutsume.Place]

  init(examination: Examination, view: ViewID, situation: Torutsume.Situation) {
    self.examination = examination
    self.view = view
    places = situation.places
  }

  /// `nil` when the document refuses the edits. What conflicts is tried again with something lowered.
  func way(
    _ kind: Torutsume.Way.Kind, _ edits: [Edit]
  ) throws(LayoutFailure) -> Torutsume.Way? {
    guard let trial = try Trial(edits, on: examination) else { return nil }
    let way = Torutsume.Way(kind: kind, edits: edits, outcome: try outcome(of: trial))
    return way.outcome.broken.isEmpty ? way : try repaired(way, trial) ?? way
  }

  /// With a constraint of the view, or of what is in it, at 999: a chain inside that must hold does
  /// not let the view become 0 (torutsume facts, section 4).
  private func repaired(
    _ way: Torutsume.Way, _ trial: Trial
  ) throws(LayoutFailure) -> Torutsume.Way? {
    let conflicting = Examination(
      of: trial.solution, with: examination.engine, isCancelled: examination.isCancelled)
    let members = try conflicting.findings().conflicts.flatMap {
      $0.removableMembers(in: trial.document)
    }
    // What ties the inside to the view's own edge gives way, where that helps.
    let own = members.filter(isOwn)
    let ordered = own.filter(isAtEdge) + own.filter { !isAtEdge($0) }
    for member in ordered.prefix(Effort.triedMembers) {
      let lowering =
        examination.document.edits(setting: .constraint(member), to: .almostRequired) ?? []
      let edits = lowering + way.edits
      guard let trial = try Trial(edits, on: examination) else { continue }
      let outcome = try outcome(of: trial)
      if outcome.isClosed {
        return Torutsume.Way(kind: way.kind, edits: edits, outcome: outcome)
      }
    }
    return nil
  }

  /// Whether it is there already, and about what lies in the view or its size.
  private func isOwn(_ id: ConstraintID) -> Bool {
    let document = examination.document
    return document.constraint(id)?.items.allSatisfy { document.isView($0.view, within: view) }
      ?? false
  }

  private func isAtEdge(_ id: ConstraintID) -> Bool {
    examination.document.constraint(id)?.mentions(view) == true
  }

  // MARK: What comes of it

  private func outcome(of trial: Trial) throws(LayoutFailure) -> Torutsume.Outcome {
    let before = Set(examination.solution.broken)
    let movements = Change(from: examination.solution, to: trial.solution).views
    return Torutsume.Outcome(
      movements: movements.filter { !isGoing($0.view) && $0.new != nil },
      remainders: places.compactMap { Torutsume.Outcome.Remainder(of: $0, in: trial.solution) },
      ambiguous: try trial.newFreeParts(since: examination),
      broken: trial.solution.broken.filter { !before.contains($0) }
        .map { broken($0, in: trial.document) },
      suspicions: try suspicions(in: trial.solution))
  }

  private func broken(_ handle: Handle, in tried: Document) -> Torutsume.Outcome.Broken {
    guard let id = handle.constraintID, examination.document.constraint(id) == nil,
      let made = tried.constraint(id)
    else { return .present(handle) }
    return .made(made.equation)
  }

  /// Whether it is the view, or goes with it.
  private func isGoing(_ other: ViewID) -> Bool {
    examination.document.isView(other, within: view)
  }

  /// What is new, and not about what is to go.
  private func suspicions(in solution: Solution) throws(LayoutFailure) -> [Suspicion] {
    try Suspicions(newIn: solution, since: examination).all.filter { suspicion in
      !suspicion.views.contains(where: isGoing)
    }
  }
}

extension Torutsume.Outcome.Remainder {
  /// `nil` where the two stand as they are to stand.
  init?(of place: Torutsume.Place, in solution: Solution) {
    guard let ends = solution.ends(of: place.goal) else { return nil }
    let isMirrored =
      place.goal.first.attribute.isDirectional
      && solution.document.direction(ofItem: place.goal.first.item.view) == .rightToLeft
    let apart = (isMirrored ? ends.from - ends.to : ends.to - ends.from) - place.goal.constant
    // Counted from what is before to what is behind.
    let amount = place.goal.first.item == place.behind ? apart : -apart
    let isWithin = place.goal.relation != .equal && amount > 0
    if isWithin || Tolerance.areEqual(amount, 0) { return nil }
    self.init(place: place, amount: amount)
  }
}
