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
    var report = SiteReport(([runner] + coverage).map(\.evaluator), program)
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
        name: $0.name, taken: $0.taken, alternative: $0.alternative, declaration: $0.declaration,
        place: place($0.range))
    }
    let failures = { (areCrashes: Bool) in
      Self.failures(
        of: runner.evaluator, in: program, on: named.document, areCrashes: areCrashes)
    }
    crashes = failures(true)
    leftOut = failures(false)
    self.screens = screens.all.map(screens.name)
    parts = screens.rest.map(screens.name)
    self.shown = shown.map(screens.name)
    declarations = files.map(\.ownDeclarations)
    isEmpty = screens.all.isEmpty
    isReadWhole = files.allSatisfy { $0.notes.allSatisfy(\.isOfLookAlike) }
    isCutOff = runner.isExhausted
    loop = runner.evaluator.loop
    state = CodeState(runner.evaluator, program: runner.evaluator.program)
    let told = RunNotes(
      runner, making: named.document, unknowns, sites, &report, self.screens, self.shown, files)
    (notes, self.coverage) = (told.all, told.coverage)
  }

  /// Where the app would crash, or what was left out for other reasons.
  static func failures(
    of evaluator: Evaluator, in program: Program, on document: Document, areCrashes: Bool
  ) -> [Failure] {
    evaluator.findings.crashes.filter { $0.isCertain(in: program) == areCrashes }.map { crash in
      let reason = crash.words(in: document)
      return Failure(
        reason: crash.endsApp && !areCrashes ? RunWords.perhapsUnread(reason) : reason,
        place: Place(crash.range, in: program),
        remedy: CrashRemedy.words(for: crash, in: program, on: document))
    }
  }
}

extension CodeFile {
  fileprivate var ownDeclarations: [String] {
    statements.compactMap { statement -> String? in
      guard case .declaration(let declaration) = statement.form else { return nil }
      return switch declaration.form {
      case .type(let type): "\(type.kind) \(type.name.text)"
      case .function(let function): "func \(function.name.text)"
      default: nil
      }
    }
  }
}

extension CodeRun.Place {
  init(_ range: SourceRange, in program: Program) {
    let file = program.file(of: range)
    self.init(file: file?.name ?? "", line: file?.line(of: range) ?? 0)
  }
}

extension RunFindings.Crash {
  /// Whether the app would end there. What was left out of a text that cannot be read whole may be what
  /// keeps it from that.
  func isCertain(in program: Program) -> Bool {
    endsApp && program.file(of: range)?.notes.allSatisfy(\.isOfLookAlike) != false
  }

  func words(in document: Document) -> Phrase {
    switch reason {
    case .words(let phrase): phrase
    case .refused(let failure): failure.words(in: document).reason
    }
  }
}
