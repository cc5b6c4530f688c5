package import AutoLayout
import Simplex

/// Each number of a view's or a guide's rectangle that can be another one at no cost.
enum AmbiguityExaminer: Examiner {
  static func examine(_ examination: Examination, adding findings: inout Findings)
    throws(LayoutFailure)
  {
    let free = try examination.freeParts()
    if free.isEmpty { return }
    let causes = try AmbiguityCauses(of: free, ties: findings.ties, in: examination)
    let document = examination.document
    let isOfLog = document.isOfLog
    let told = free.filter {
      !document.isToldOfItsView($0.item) && !(isOfLog && document.isInvented($0))
    }
    let measures = told.map { document.measure(of: $0.part, of: $0.item) }
    let ranges = try examination.engine.ranges(of: measures, in: document)
    for (place, (measure, range)) in zip(told, zip(measures, ranges)) {
      // Less than what counts as a length is no choice.
      if Tolerance.areEqual(range.low, range.high) { continue }
      findings.ambiguities.append(
        examination.ambiguity(of: place, range, measure, causes.cause(of: place)))
    }
  }
}

extension Document {
  /// A content view follows the view that it was made in, of which the same is told.
  fileprivate func isToldOfItsView(_ item: Item) -> Bool {
    item.guide == nil
      && views.read(item.view) { $0.isContentView && $0.frameLayout != nil } == true
  }
}

extension Document {
  /// The size of the root that holds the views of a log, and where they are in it.
  fileprivate func isInvented(_ place: Effect.FreePart) -> Bool {
    if place.item == Item(.root) { return true }
    let isPosition = place.part == .x || place.part == .y
    return isPosition && place.item.guide == nil
      && views.read(place.item.view) { $0.superview == .root } == true
  }
}

extension Examination {
  /// Whether there is any ambiguity to find.
  package func isAmbiguous() throws(LayoutFailure) -> Bool {
    for place in try freeParts() {
      try checkCancellation()
      let measure = document.measure(of: place.part, of: place.item)
      let range = try engine.range(of: measure, in: document)
      if !Tolerance.areEqual(range.low, range.high) { return true }
    }
    return false
  }

  fileprivate func ambiguity(
    of free: Effect.FreePart, _ range: ValueRange, _ measure: Measure, _ cause: Ambiguity.Cause
  ) -> Ambiguity {
    let offset = document.frameOffset(of: free.part, of: free.item)
    return Ambiguity(
      item: free.item, part: free.part,
      range: ValueRange(low: range.low + offset, high: range.high + offset),
      value: (solution.value(of: measure) ?? 0) + offset, cause: cause)
  }

  /// What settles those of the first ambiguities that are wanted, by their places among `ambiguities`.
  ///
  /// - Parameter tried: Of how many that was tried, where there are more.
  func settlements(
    of ambiguities: [Ambiguity], ties: [Tie], tried limit: inout Int?,
    where isWanted: (Ambiguity) -> Bool
  ) throws(LayoutFailure) -> [Int: Fix] {
    let free = try freeParts()
    let causes = try AmbiguityCauses(of: free, ties: ties, in: self)
    var settlements: [Int: Fix] = [:]
    var tried = 0
    let most = try effort().settledAmbiguities
    for (place, ambiguity) in ambiguities.enumerated() {
      guard isWanted(ambiguity) else { continue }
      let candidates = ambiguity.settlements(in: document, causes)
      if candidates.isEmpty { continue }
      if tried == most {
        limit = most
        break
      }
      tried += 1
      settlements[place] = try firstSettling(ambiguity, among: candidates, before: Set(free))
    }
    return settlements
  }

  /// The first that settles the ambiguity, breaks nothing, costs nothing and opens nothing else, but for how
  /// much is scrolled of what gets its place in a scroll view: that is settled next.
  private func firstSettling(
    _ ambiguity: Ambiguity, among candidates: [Ambiguity.Settlement],
    before: Set<Effect.FreePart>
  ) throws(LayoutFailure) -> Fix? {
    let place = Effect.FreePart(item: ambiguity.item, part: ambiguity.part)
    for candidate in candidates {
      try checkCancellation()
      guard let proposal = Proposal(candidate.action, in: document),
        let trial = try Trial(proposal.edits, on: self), trial.breaksNothingNew(since: self),
        !trial.solution.isWorse(than: solution)
      else { continue }
      let free = Set(try freeParts(in: trial.document))
      // What was not found exactly proves nothing.
      if isExhausted() { return nil }
      let scrolled = document.scrolledSize(of: ambiguity)
      guard !free.contains(place), free.subtracting(before).allSatisfy({ $0 == scrolled }) else {
        continue
      }
      return Fix(
        action: proposal.action, edits: proposal.edits,
        effect: try Effect(of: proposal.action, trial, since: self))
    }
    return nil
  }
}

extension Document {
  /// How much of what lies in a scroll view is scrolled, along the axis of one of its places.
  fileprivate func scrolledSize(of ambiguity: Ambiguity) -> Effect.FreePart? {
    guard !ambiguity.part.isSize, ambiguity.item.guide == nil,
      let superview = superview(of: ambiguity.item.view),
      views.read(superview, { $0.kind.scrolls }) == true
    else { return nil }
    return Effect.FreePart(
      item: Item(superview, guide: .content), part: .size(ambiguity.part.axis))
  }
}

extension Ambiguity.Settlement {
  fileprivate var action: Fix.Action {
    switch self {
    case .priority(let handle, let priority): .prioritize(handle, priority)
    case .constraint(let equation): .add(equation)
    }
  }
}
