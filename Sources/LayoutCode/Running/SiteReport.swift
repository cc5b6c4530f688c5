import Interchange
import Prose

/// What came of each call in the text that makes constraints.
struct SiteReport {
  private let program: Program
  private let findings: [RunFindings]
  private let made: [Int: Int]
  /// Where calls begin whose constraints came into the document.
  private let shown: Set<Int>

  /// A walk through all texts, where a reason needs it.
  private lazy var callers = Callers(program)

  init(_ runner: Runner, _ coverage: [Runner], _ program: Program) {
    self.program = program
    let evaluators = ([runner] + coverage).map(\.evaluator)
    findings = evaluators.map(\.findings)
    // What is shown counts; other screens only where that made nothing.
    made = evaluators.reversed().reduce(into: [:]) { made, evaluator in
      for (call, count) in evaluator.findings.made { made[call.lowerBound] = count }
    }
    shown = evaluators.reduce(into: []) { $0.formUnion($1.callsOfConstraints) }
  }

  mutating func sites(in files: [CodeFile]) -> [CodeRun.Site] {
    var sites: [CodeRun.Site] = []
    for file in files {
      for site in ConstraintSites.all(in: file, with: program.libraries) {
        let count = made[site.range.lowerBound] ?? 0
        sites.append(
          CodeRun.Site(
            place: CodeRun.Place(site.range, in: program), made: count,
            reason: count > 0 ? occasion(of: site) : reason(for: site)))
      }
    }
    return sites
  }

  /// What there is to say about constraints that were made: that nothing switches them on, or that nothing
  /// reaches their call; `nil` for most.
  private func occasion(of site: ConstraintSite) -> Phrase? {
    if !shown.contains(site.range.lowerBound) { return RunWords.siteIdle }
    let makers = findings.filter { $0.made[site.range] != nil }
    let anyway = makers.compactMap { $0.madeAnyway[site.range] }
    guard let first = anyway.first, anyway.count == makers.count else { return nil }
    return RunWords.siteRunAnyway(first)
  }

  private mutating func reason(for site: ConstraintSite) -> Phrase {
    if let crash = findings.lazy.flatMap(\.crashes).first(where: { $0.touches(site) }) {
      return crash.endsApp ? RunWords.siteCrashes : RunWords.siteLeftOut
    }
    guard let function = site.function else {
      return site.owner.map { RunWords.siteOfUnmade($0.text) } ?? RunWords.siteNotReached
    }
    if !hasRun(function) { return reason(whyNotCalled: function) }
    let holder = findings.lazy.flatMap(\.heldBack).first { $0.range.encloses(site.range) }
    if let holder { return RunWords.siteHeldBack(holder.name) }
    if let skip = skip(of: site.range) {
      return skip.name.map { RunWords.siteSkipped(by: $0) } ?? RunWords.siteInOtherBranch
    }
    return RunWords.siteOfUnknown
  }

  private func hasRun(_ function: DeclaredFunction) -> Bool {
    findings.contains { $0.ran.contains(function.range.lowerBound) }
  }

  /// The branch that was not taken in which something stands, and what decided that.
  private func skip(of range: SourceRange) -> (range: SourceRange, name: String?)? {
    for finding in findings {
      if let skipped = finding.skipped.first(where: { $0.key.encloses(range) }) {
        return (skipped.key, skipped.value)
      }
    }
    return nil
  }

  /// Who would call a function, and why that does not happen.
  private mutating func reason(whyNotCalled function: DeclaredFunction) -> Phrase {
    let (title, calls) = (function.title, callers.calls(of: function))
    for call in calls {
      guard let skip = skip(of: call.range) else { continue }
      return RunWords.siteCallSkipped(title, line: line(of: call), by: skip.name)
    }
    if calls.contains(where: \.isByEvent) { return RunWords.siteOfEvent(title) }
    guard let call = calls.first else { return RunWords.siteNeverCalled(title) }
    if let caller = callers.function(around: call), !hasRun(caller) {
      return RunWords.siteCalledBy(title, caller.title)
    }
    return RunWords.siteCallNotReached(title, line: line(of: call))
  }

  private func line(of call: Callers.Call) -> Int { CodeRun.Place(call.range, in: program).line }
}

extension Evaluator {
  /// Where the calls begin that made the document's constraints.
  fileprivate var callsOfConstraints: Set<Int> {
    constraintOrder.reduce(into: []) { calls, id in
      guard case .constraint = heap[id].peer, let call = callOfConstraint[id] else { return }
      calls.insert(call.lowerBound)
    }
  }
}

extension RunFindings.Crash {
  fileprivate func touches(_ site: ConstraintSite) -> Bool {
    site.statement.lowerBound <= range.lowerBound && range.upperBound <= site.statement.upperBound
  }
}
