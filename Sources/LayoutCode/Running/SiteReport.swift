import Interchange
import Prose

/// What came of each call in the text that makes constraints.
struct SiteReport {
  private let program: Program
  private let made: [Int: Int]
  /// The calls that some run has come to as the app would.
  private var madeAsInApp: Set<SourceRange> = []
  /// The others that made something, with the method that ran although nothing calls it.
  private var madeAnyway: [SourceRange: String] = [:]
  private let crashes: CrashIndex
  private let heldBack: [(range: SourceRange, name: String)]
  /// Where calls begin whose constraints came into the document.
  private let shown: Set<Int>
  private let skips: SkipIndex
  /// The types of which something was made, with all that these are made from.
  private let typesMade: Set<TypeName>

  /// Why functions did not run, a walk through all texts where a reason needs it.
  private var reasons: UnreachedReasons

  /// - Parameter evaluators: That of what is shown, then those of other screens.
  init(_ evaluators: [Evaluator], _ program: Program) {
    self.program = program
    let findings = evaluators.map(\.findings)
    // What is shown counts; other screens only where that made nothing.
    made = evaluators.reversed().reduce(into: [:]) { made, evaluator in
      for (call, count) in evaluator.findings.made { made[call.lowerBound] = count }
    }
    shown = evaluators.reduce(into: []) {
      $0.formUnion($1.callsOfConstraints)
      $0.formUnion($1.findings.updating)
    }
    skips = SkipIndex(findings)
    let types = findings.reduce(into: Set<TypeName>()) { $0.formUnion($1.typesMade) }
    typesMade = types.union(types.flatMap(program.lineage))
    reasons = UnreachedReasons(program, findings, skips)
    crashes = CrashIndex(findings)
    heldBack = findings.flatMap(\.heldBack)
    for finding in findings { note(finding) }
  }

  private mutating func note(_ finding: RunFindings) {
    for call in finding.made.keys {
      if let method = finding.madeAnyway[call] {
        madeAnyway[call] = madeAnyway[call] ?? method
      } else {
        madeAsInApp.insert(call)
      }
    }
  }

  mutating func sites(in files: [CodeFile]) -> [CodeRun.Site] {
    var sites: [CodeRun.Site] = []
    for file in files {
      for site in ConstraintSites.all(in: file, with: program.libraries) {
        sites.append(report(on: site))
      }
    }
    return sites
  }

  /// Those in functions that have run.
  mutating func reachedSites(in files: [CodeFile]) -> [CodeRun.Site] {
    var sites: [CodeRun.Site] = []
    for file in files where reasons.hasRun(within: file.range) {
      for site in ConstraintSites.all(in: file, with: program.libraries)
      where made[site.range.lowerBound] != nil || site.function.map(reasons.hasRun) == true {
        sites.append(report(on: site))
      }
    }
    return sites
  }

  private mutating func report(on site: ConstraintSite) -> CodeRun.Site {
    let count = made[site.range.lowerBound] ?? 0
    return CodeRun.Site(
      place: CodeRun.Place(site.range, in: program), start: site.range.lowerBound, made: count,
      reason: count > 0 ? occasion(of: site) : reason(for: site))
  }

  /// Why a method was not run, as a part of a sentence.
  mutating func reason(whyNotRun method: UnreachedMethods.NotRun) -> Phrase {
    if let other = method.repeating {
      return SiteWords.repeatsSetUp(method.function.title, other.title)
    }
    return reasons.reason(whyNotCalled: method.function)
  }

  /// What there is to say about constraints that were made: that nothing switches them on, or that nothing
  /// reaches their call; `nil` for most.
  private func occasion(of site: ConstraintSite) -> Phrase? {
    if !shown.contains(site.range.lowerBound) { return SiteWords.idle }
    if madeAsInApp.contains(site.range) { return nil }
    return madeAnyway[site.range].map(SiteWords.runAnyway)
  }

  private mutating func reason(for site: ConstraintSite) -> Phrase {
    if let crash = crashes.first(within: site.statement) {
      return crash.endsApp ? SiteWords.crashes : SiteWords.leftOut
    }
    if let function = site.function, !reasons.hasRun(function) {
      return SiteWords.notReached(reasons.reason(whyNotCalled: function))
    }
    let around = site.function?.range ?? site.property?.range
    if let skip = skips.skip(of: site.range, within: around) {
      return SiteWords.skipped(skip, exitLine: reasons.exitLine(of: skip))
    }
    return reason(ofIdleCode: site) ?? reason(outsideFunctions: site) ?? SiteWords.ofUnknown
  }

  /// Of code that was given to something, or that a property holds.
  private func reason(ofIdleCode site: ConstraintSite) -> Phrase? {
    let holder = heldBack.first { $0.range.encloses(site.range) }
    if let holder { return SiteWords.heldBack(holder.name) }
    guard let closure = site.closure, !reasons.hasRun(closure) else { return nil }
    return site.property == nil || site.function != nil ? SiteWords.inIdleClosure : nil
  }

  private func reason(outsideFunctions site: ConstraintSite) -> Phrase? {
    guard site.function == nil else { return nil }
    guard let owner = site.owner else { return SiteWords.notReached }
    if !isMade(owner) { return SiteWords.ofUnmade(owner.text) }
    guard let property = site.property, !reasons.hasRun(property.range) else { return nil }
    if let closure = site.closure, reasons.hasRun(closure) { return nil }
    return property.isObserver
      ? SiteWords.propertyNotSet(property.name) : SiteWords.propertyNotRead(property.name)
  }

  private func isMade(_ type: TypeName) -> Bool { typesMade.contains(type) }
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

/// Finds the crash within a statement.
private struct CrashIndex {
  /// By where they begin; those that begin in one place in the order in which they were found.
  private let crashes: [RunFindings.Crash]

  init(_ findings: [RunFindings]) {
    crashes = findings.flatMap(\.crashes).enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
  }

  /// The first of the text that lies in `statement` as a whole.
  func first(within statement: SourceRange) -> RunFindings.Crash? {
    var (low, high) = (0, crashes.count)
    while low < high {
      let middle = (low + high) / 2
      if crashes[middle].range.lowerBound < statement.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return crashes[low...].prefix { $0.range.lowerBound <= statement.upperBound }
      .first { $0.range.upperBound <= statement.upperBound }
  }
}
