import AutoLayout
import Simplex

/// Optional constraints of one priority that cannot both hold: one that is missed could be missed
/// by less, and the sums of its priority and of all above would be the same.
enum TieExaminer: Examiner {
  static func examine(_ examination: Examination, adding findings: inout Findings)
    throws(LayoutFailure)
  {
    var ties: [Tie] = []
    for miss in try examination.comparedMisses() {
      try examination.checkCancellation()
      if examination.isExhausted() { break }
      let partners = try examination.partners(of: miss)
      guard let partner = partners.first else { continue }
      let tie = Tie(miss, partner, beside: partners.dropFirst())
      if ties.contains(where: { $0.subject == tie.subject }) { continue }
      ties.append(tie)
    }
    for place in ties.indices.prefix(try examination.effort().turnedTies) {
      try ties[place].decide(in: examination)
    }
    // What hangs on a font that was only supposed is the least sure.
    let document = examination.document
    findings.ties =
      ties.filter { !document.isBySupposedFont($0) } + ties.filter(document.isBySupposedFont)
  }
}

extension Document {
  /// Whether two constraints tie because of how large a text is in a font that code names and that is not
  /// known.
  package func isBySupposedFont(_ tie: Tie) -> Bool {
    ([tie.nearer, tie.loser] + tie.others.map(\.handle)).contains(where: isBySupposedFont)
  }

  private func isBySupposedFont(_ handle: Handle) -> Bool {
    guard case .generated(let view, let rule) = handle,
      rule.maker == .hugging || rule.maker == .compressionResistance
    else { return false }
    return views.read(view) { $0.content.font.isSupposed } == true
  }
}

extension Tie {
  /// The one that misses by less is nearer; of equal ones the one that is listed first.
  fileprivate init(_ one: Miss, _ other: Miss, beside others: ArraySlice<Miss>) {
    let isOneNearer =
      Tolerance.areEqual(one.amount, other.amount)
      ? Handle.isListed(one.handle, before: other.handle) : one.amount < other.amount
    let (nearer, loser) = isOneNearer ? (one, other) : (other, one)
    self.init(
      priority: loser.equation.priority, nearer: nearer.handle, nearerEquation: nearer.equation,
      nearerAmount: nearer.amount, loser: loser.handle, loserEquation: loser.equation,
      loserAmount: loser.amount,
      others: others.map { Rival(handle: $0.handle, equation: $0.equation) },
      decision: .unknown, turnedBy: nil)
  }

  /// Puts the loser a little higher, to see whether that turns the tie round and who minds.
  fileprivate mutating func decide(in examination: Examination) throws(LayoutFailure) {
    let amounts = try examination.amounts(of: loser, loserEquation, downTo: .lowest)
    let least = amounts?.lowerBound ?? loserAmount
    let isOpen = least < loserAmount - Tolerance.points
    if isOpen { decision = .order }
    guard let higher = priority.nextWhole,
      let edits = examination.document.edits(setting: loser, to: higher),
      let trial = try Trial(edits, on: examination)
    else { return }
    if trial.solution.misses[loser] == nil { turnedBy = higher }
    if !isOpen, let lower = trial.solution.decision(below: priority, since: examination.solution) {
      decision = lower
    }
  }
}

extension Solution {
  /// The constraint on the highest priority below `priority` that this layout serves worse than
  /// `earlier` does.
  fileprivate func decision(below priority: Priority, since earlier: Solution) -> Tie.Decision? {
    let changes = misses.changes(from: earlier.misses)
    for level in levels(since: earlier) where level.priority < priority {
      guard level.sum > Tolerance.points else { continue }
      let losses = changes.compactMap { change in
        change.new.map { (miss: $0, loss: $0.amount - (change.old?.amount ?? 0)) }
      }.filter { $0.miss.equation.priority == level.priority && $0.loss > Tolerance.points }
        .sorted { Handle.isListed($0.miss.handle, before: $1.miss.handle) }
      guard let most = losses.map(\.loss).max(),
        let first = losses.first(where: { $0.loss > most - Tolerance.points })
      else { continue }
      return .lower(first.miss.handle, level.priority)
    }
    return nil
  }
}

extension Examination {
  /// The first misses, and before those the first of what is free: a form of many fields misses the
  /// hugging of each, and only where something is free can two of a kind be at odds.
  fileprivate func comparedMisses() throws(LayoutFailure) -> [Miss] {
    let misses = solution.misses
    let free = Set(try freeParts().map(\.item.view))
    let users = try userMisses(of: free)
    let generated = free.sorted().flatMap { misses.contents[$0] ?? [] }
    let most = try effort().comparedMisses
    return first(most, of: users, misses.constraints.first(most))
      + first(most, of: generated, misses.contents.first(most).flatMap(\.self))
  }

  /// By number.
  private func userMisses(of views: Set<ViewID>) throws(LayoutFailure) -> [Miss] {
    var ids: Set<ConstraintID> = []
    for view in views {
      ids.formUnion(try engine.constraints(mentioning: view, in: document).map(\.id))
    }
    return ids.sorted().compactMap { solution.misses.constraints[$0] }
  }

  /// In the order of their handles.
  private func first(_ most: Int, of free: [Miss], _ others: [Miss]) -> [Miss] {
    let handles = Set(free.map(\.handle))
    return (free + others.filter { !handles.contains($0.handle) })
      .prefix(most).sorted { $0.handle < $1.handle }
  }

  /// The constraints that tie with the one that is missed, as listed.
  fileprivate func partners(of miss: Miss) throws(LayoutFailure) -> [Miss] {
    let priority = miss.equation.priority
    guard let amounts = try amounts(of: miss.handle, miss.equation, downTo: priority),
      amounts.lowerBound < miss.amount - Tolerance.points,
      let proof = try engine.blame(of: miss.handle, in: document)
    else { return [] }
    let candidates = proof.members
      .filter { $0.handle != miss.handle && $0.equation.priority == priority }
      .sorted { Handle.isListed($0.handle, before: $1.handle) }
      .map {
        Miss(
          handle: $0.handle, equation: $0.equation,
          excess: solution.misses[$0.handle]?.excess ?? 0)
      }
    if candidates.count == 1 { return candidates }
    var partners: [Miss] = []
    for candidate in candidates.prefix(Effort.triedMembers) {
      let amounts = try self.amounts(of: candidate.handle, candidate.equation, downTo: priority)
      guard let amounts else { continue }
      if amounts.upperBound > candidate.amount + Tolerance.points { partners.append(candidate) }
    }
    return partners
  }

  /// By how much a constraint can be missed at no cost to the priorities from `priority` up.
  fileprivate func amounts(
    of handle: Handle, _ equation: Equation, downTo priority: Priority
  ) throws(LayoutFailure) -> ClosedRange<Double>? {
    guard let errors = try engine.range(of: handle, downTo: priority, in: document) else {
      return nil
    }
    return equation.relation.violations(of: errors)
  }
}

extension Relation {
  /// The violations that errors in a range amount to, in points.
  fileprivate func violations(of errors: ValueRange) -> ClosedRange<Double> {
    let (least, most) = (max(0, errors.low), max(0, errors.high))
    let (leastBelow, mostBelow) = (max(0, -errors.high), max(0, -errors.low))
    return switch self {
    case .lessThanOrEqual: least...max(least, most)
    case .greaterThanOrEqual: leastBelow...max(leastBelow, mostBelow)
    case .equal: max(least, leastBelow)...max(least, leastBelow, most, mostBelow)
    }
  }
}

extension Priority {
  /// Below every other.
  fileprivate static var lowest: Priority {
    Priority(rawValue: .leastNonzeroMagnitude) ?? .fittingSizeLevel
  }

  /// The whole number below, where there is one.
  var previousWhole: Priority? {
    let whole = rawValue.rounded(.up) - 1
    return whole > 0 ? Priority(rawValue: whole) : nil
  }

  /// The next whole number, where that is still optional.
  var nextWhole: Priority? {
    guard let next = Priority(rawValue: rawValue.rounded(.down) + 1), !next.isRequired else {
      return nil
    }
    return next
  }
}
