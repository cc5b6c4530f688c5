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
    let page = try SessionPage(of: snapshot)
    return Written(text: page.text, notice: page.notice)
  }
}

extension SessionPage {
  /// The way from the start to the present moment, each step laid out and examined once, in order:
  /// the engine goes from one to the next as it went when they were typed.
  fileprivate init(of snapshot: Snapshot) throws(LineFailure) {
    let history = snapshot.history
    var steps = RecentSteps(
      of: SessionPage(
        title: snapshot.sessionName.map(FilePath.name(of:)) ?? "Tsume",
        language: snapshot.settings.language, words: .all))
    let path = history.path(to: history.step)
    let marks = Dictionary(grouping: history.marks.keys) { history.marks[$0] }
    var before: Depiction?
    for moment in path.compactMap({ history.moment($0) }) {
      let state = try snapshot.depictionWithNews(of: moment.document, since: before)
      let states = ConstraintsReport.states(in: state)
      steps.append(
        Step(
          number: moment.step, line: moment.line, marks: marks[moment.step]?.sorted() ?? [],
          solution: state.solution, findings: Scene.Findings(state),
          told: snapshot.told(at: moment),
          said: moment.report(history.headline(of: moment), from: before, to: state))
      ) { id in
        state.document.constraint(id).map { Row($0, states($0), in: state.document) }
      }
      before = state
    }
    self = steps.page
    let leftOut = steps.leftOut
    if leftOut > 0 { notice = PageWords.leftOut(leftOut, before: path[leftOut - 1]) }
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

extension SessionPage.Row {
  fileprivate init(_ constraint: Constraint, _ state: Phrase, in document: Document) {
    self.init(
      handle: .constraint(constraint.id), name: document.handle(of: constraint),
      equation: EquationText(constraint.equation, in: document).listing, state: state,
      items: constraint.items.map(\.view))
  }
}

extension SessionPage.Words {
  fileprivate static let all = SessionPage.Words(
    steps: PageWords.steps, picture: PageWords.picture, report: PageWords.report,
    constraints: PageWords.constraints, previous: PageWords.previous, next: PageWords.next,
    names: PageWords.names, ghosts: PageWords.ghosts, help: PageWords.help,
    close: PageWords.close, showAll: PageWords.showAll, emptyDocument: PageWords.emptyDocument,
    needsScript: PageWords.needsScript,
    keys: PageWords.keys, meaning: { PictureWords.meaning(of: $0) },
    moreLines: { PageWords.moreLines($0) })
}
