import AutoLayout
import Interchange
import Prose
import Reporting

extension CodeRun {
  init(
    _ runner: Runner, _ coverage: [Runner], of texts: ReadTexts, on document: Document,
    shown: ProgramScreens.Entry?
  ) {
    let (files, program, screens) = (texts.files, texts.program, texts.screens)
    let findings = runner.evaluator.findings
    let named = NamedRun(runner.evaluator, from: document)
    edits = named.edits
    self.document = named.document
    var report = SiteReport(runner, coverage, program)
    sites = report.sites(in: files)
    let place = { (range: SourceRange) in Place(range, in: program) }
    let opens = findings.unknowns.map { use in
      Open(
        name: use.unknown.name, wanted: use.wanted, hasConsequences: use.hasConsequences,
        holdsCode: use.holdsCode, place: place(use.unknown.range))
    }
    unknowns = opens.filter(\.hasConsequences) + opens.filter { !$0.hasConsequences }
    assumptions = findings.assumptions.map {
      Assumption(
        name: $0.name, taken: $0.taken, alternative: $0.alternative, place: place($0.range))
    }
    // Where a part of the text is left out since it cannot be read, what fails may be for that.
    let endsApp = { (crash: RunFindings.Crash) in
      crash.endsApp && program.file(of: crash.range)?.notes.isEmpty != false
    }
    let failures = { (isCrash: Bool) in
      findings.crashes.filter { endsApp($0) == isCrash }.map { crash in
        Failure(reason: crash.words(in: named.document), place: place(crash.range))
      }
    }
    crashes = failures(true)
    leftOut = failures(false)
    self.screens = screens.all.map(screens.name)
    parts = screens.rest.map(screens.name)
    self.shown = shown.map(screens.name)
    isEmpty = screens.all.isEmpty
    isCutOff = runner.isExhausted
    loop = runner.evaluator.loop
    state = CodeState(runner.evaluator, program: runner.evaluator.program)
    notes =
      RunNotes(
        runner, making: named.document, unknowns, sites, &report, self.screens, self.shown, files
      ).all
  }
}

extension CodeRun.Place {
  init(_ range: SourceRange, in program: Program) {
    let file = program.file(of: range)
    self.init(file: file?.name ?? "", line: file?.line(of: range) ?? 0)
  }
}

extension RunFindings.Crash {
  func words(in document: Document) -> Phrase {
    switch reason {
    case .words(let phrase): phrase
    case .refused(let failure): failure.words(in: document).reason
    }
  }
}
