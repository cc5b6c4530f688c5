import AutoLayout
import Diagnosis
import Drawing
import Interchange
import Prose
import Reporting

extension ExportFormat {
  static let html = ExportFormat(
    word: "html", summary: Phrase(en: "a page with every step", ja: "全手順をたどれるページ"),
    signature: "data-generator=\"\(SessionPage.generator)\""
  ) { (snapshot) throws(LineFailure) in
    try SessionPage(of: snapshot).text
  }
}

extension SessionPage {
  /// The way from the start to the present moment, each step laid out and examined once, in order:
  /// the engine goes from one to the next as it went when they were typed.
  fileprivate init(of snapshot: Snapshot) throws(LineFailure) {
    let history = snapshot.history
    self.init(
      title: snapshot.sessionName.map(FilePath.name(of:)) ?? "Tsume",
      language: snapshot.settings.language, words: .all)
    var before: Depiction?
    for moment in history.path(to: history.step).compactMap({ history.moment($0) }) {
      let state = try snapshot.completeDepiction(of: moment.document)
      let marks = history.marks.filter { $0.value == moment.step }.map(\.key).sorted()
      append(
        Step(
          number: moment.step, line: moment.line, marks: marks,
          scene: Scene(
            of: state.solution, findings: Scene.Findings(state), since: before?.solution,
            drawing: Array(state.document.constraints.values)),
          constraints: state.rows, told: snapshot.told(at: moment),
          said: moment.report(history.headline(of: moment), from: before, to: state)))
      before = state
    }
  }
}

extension Moment {
  /// What the step said when it was made.
  fileprivate func report(
    _ headline: Phrase, from before: Depiction?, to state: Depiction
  ) -> Report {
    guard let before else { return [] }
    let findings = FindingChanges(from: before, to: state, startsAnew: startsAnew)
    return StepReport.make(
      .step(step), headline: headline,
      notes: remarks
        + StepNotes.notes(
          on: edits, from: startsAnew ? nil : before.solution, to: state.solution),
      from: before.document, movement: Change(from: before.solution, to: state.solution),
      findings: findings, to: state)
  }
}

extension Snapshot {
  /// What `say` lines tell at a moment.
  fileprivate func told(at moment: Moment) -> Report {
    let word = SayCommand.signature.word + " "
    var told = Report()
    for note in moment.notes where note.hasPrefix(word) {
      let raw = RawText(String(note.dropFirst(word.count)))
      guard var arguments = try? Arguments(raw, on: self),
        let outcome = try? SayCommand(&arguments).run(on: self)
      else { continue }
      for report in outcome.reports { told.append(contentsOf: report) }
    }
    return told
  }
}

extension Depiction {
  /// The constraints as the page lists them.
  fileprivate var rows: [SessionPage.Row] {
    zip(document.constraints.values, ConstraintsReport.states(in: self)).map { constraint, state in
      SessionPage.Row(
        handle: .constraint(constraint.id), name: document.handle(of: constraint),
        equation: EquationText(constraint.equation, in: document).listing, state: state,
        items: constraint.items.map(\.view))
    }
  }
}

extension SessionPage.Words {
  fileprivate static let all = SessionPage.Words(
    steps: PageWords.steps, picture: PageWords.picture, report: PageWords.report,
    constraints: PageWords.constraints, previous: PageWords.previous, next: PageWords.next,
    names: PageWords.names, ghosts: PageWords.ghosts, help: PageWords.help,
    close: PageWords.close, showAll: PageWords.showAll, emptyDocument: PageWords.emptyDocument,
    keys: PageWords.keys, meaning: { PictureWords.meaning(of: $0) },
    moreLines: { PageWords.moreLines($0) })
}
