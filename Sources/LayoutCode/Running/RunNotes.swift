import Interchange
import Prose

/// What is said under a run: first what may have made constraints and is not there, then what else was
/// not done or taken for granted.
struct RunNotes {
  private(set) var all: [Phrase] = []

  init(
    _ runner: Runner, _ unknowns: [CodeRun.Open], _ sites: [CodeRun.Site],
    _ report: inout SiteReport, _ screens: [String], _ shown: String?, _ files: [CodeFile]
  ) {
    for file in files {
      for note in file.notes.prefix(Self.syntaxNotes) {
        all.append(SyntaxNoteWords.words(for: note.problem, line: file.line(of: note.range)))
      }
    }
    all += OtherLayouts.notes(on: files)
    let helpers = unknowns.filter(\.hasConsequences)
    if let first = helpers.first {
      all.append(RunWords.helperIsMissing(first.name, line: first.place.line, count: helpers.count))
    }
    let holders = unknowns.filter(\.holdsCode)
    if let first = holders.first {
      all.append(RunWords.codeIsHeldBack(first.name, line: first.place.line, count: holders.count))
    }
    let done = sites.count { $0.made > 0 }
    if done < sites.count { all.append(RunWords.carriedOut(done, of: sites.count)) }
    if let shown, screens.count > 1 {
      let others = screens.filter { $0 != shown }
      all.append(RunWords.otherScreens(shown, Array(others.prefix(4)), of: others.count))
    }
    let runAnyway = runner.runAnyway.map(\.title)
    if !runAnyway.isEmpty { all.append(RunWords.runAnyway(Array(runAnyway.prefix(4)))) }
    for method in runner.notRun.prefix(3) {
      let count = ConstraintSites.count(
        in: method.function.function.body ?? [], with: runner.evaluator.program.libraries)
      if count == 0 { continue }
      let reason = report.reason(whyNotRun: method)
      all.append(RunWords.notRun(method.function.title, count, because: reason))
    }
    let findings = runner.evaluator.findings
    if let first = findings.assumptions.first {
      all.append(
        RunWords.assumed(first.name, first.taken, count: findings.assumptions.count))
    }
    all += findings.notes
    if !findings.passedOver.isEmpty {
      all.append(
        RunWords.passedOver(Array(findings.passedOver.prefix(4)), of: findings.passedOver.count))
    }
    if runner.isExhausted { all.append(RunWords.cutOff) }
  }

  /// So many places of each text that could not be read are told.
  private static let syntaxNotes = 3
}
