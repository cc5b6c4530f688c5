import Interchange
import Prose

/// What came of each call in the text that makes constraints.
struct SiteReport {
  private let program: Program
  private let findings: [RunFindings]
  private let made: [Int: Int]

  init(_ runner: Runner, _ coverage: [Runner], _ program: Program) {
    self.program = program
    findings = ([runner] + coverage).map(\.evaluator.findings)
    // What is shown counts; other screens only where that made nothing.
    made = findings.reversed().reduce(into: [:]) { made, findings in
      for (range, count) in findings.made { made[range.lowerBound] = count }
    }
  }

  func sites(in files: [CodeFile]) -> [CodeRun.Site] {
    files.flatMap { file in
      ConstraintSites.all(in: file, with: program.libraries).map { site in
        let count = made[site.range.lowerBound] ?? 0
        return CodeRun.Site(
          place: CodeRun.Place(site.range, in: program), made: count,
          reason: count > 0 ? nil : reason(for: site))
      }
    }
  }

  private func reason(for site: ConstraintSite) -> Phrase {
    if let crash = findings.lazy.flatMap(\.crashes).first(where: { $0.touches(site) }) {
      return crash.endsApp ? RunWords.siteCrashes : RunWords.siteLeftOut
    }
    guard let function = site.function else {
      return site.owner.map { RunWords.siteOfUnmade($0.text) } ?? RunWords.siteNotReached
    }
    guard findings.contains(where: { $0.ran.contains(function.range.lowerBound) }) else {
      return RunWords.siteNeverCalled(function.title)
    }
    for finding in findings {
      let skipped = finding.skipped.first { range, _ in
        range.lowerBound <= site.range.lowerBound && site.range.upperBound <= range.upperBound
      }
      if let skipped {
        return skipped.value.map { RunWords.siteSkipped(by: $0) } ?? RunWords.siteInOtherBranch
      }
    }
    return RunWords.siteOfUnknown
  }
}

extension RunFindings.Crash {
  fileprivate func touches(_ site: ConstraintSite) -> Bool {
    site.statement.lowerBound <= range.lowerBound && range.upperBound <= site.statement.upperBound
  }
}
