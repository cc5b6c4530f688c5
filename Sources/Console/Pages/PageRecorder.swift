import AutoLayout
import Diagnosis
import Drawing
import Interchange
import Prose
import Reporting

/// Puts the moments of a session on a page, in the order in which they were made, branches and all.
struct PageRecorder: Sendable {
  private var steps: RecentSteps
  /// The moment before, as it was laid out.
  private var before: (step: Int, state: LaidOutDocument)?
  private var branches = PageBranches()
  /// By their place on the page, those that are left out included.
  private var all: [Int] = []

  init(title: String, language: Language, upTo limit: Int = RecentSteps.mostBytes) {
    steps = RecentSteps(
      of: SessionPage(title: title, language: language, words: .all), upTo: limit)
  }

  /// How many steps at the beginning are not on the page.
  var leftOut: Int { steps.leftOut }

  /// The page so far, with what the lesson asks for.
  func page(in lesson: SessionPage.Lesson?) -> SessionPage {
    var page = steps.page
    page.lesson = lesson
    if leftOut > 0 { page.notice = PageWords.leftOut(leftOut, before: all[leftOut - 1]) }
    return page
  }

  /// Lists what was done before what is added, without its layouts.
  ///
  /// - Parameter notice: Told above the list.
  mutating func list(_ moments: [Moment], marks: [String: Int], notice: Phrase?) {
    steps.list(moments.map { heading(of: $0, marks) }, notice)
  }

  /// Adds what was done next.
  ///
  /// - Parameters:
  ///   - told: What the session tells there.
  ///   - said: What the prompt said of it, which need not be made again.
  ///   - present: The layout of the session's present moment, which need not be made again.
  mutating func add(
    _ moment: Moment, telling told: Report, said: Report? = nil, from source: PageSource,
    present: LaidOutDocument? = nil
  ) throws(LineFailure) {
    let parent = try parent(of: moment, in: source)
    let state: LaidOutDocument
    if let present {
      state = present
    } else {
      state = try source.layoutWithNews(of: moment.document, since: parent)
    }
    let states = ConstraintsReport.states(in: state)
    let history = source.history
    steps.append(
      SessionPage.Step(
        heading: heading(of: moment, history.marks), solution: state.solution,
        findings: Scene.Findings(state),
        sums: SumStrip.strips(of: state),
        told: told,
        said: said ?? moment.report(history.headline(of: moment), from: parent, to: state))
    ) { id in
      state.document.constraint(id).map { SessionPage.Row($0, states($0), in: state.document) }
    }
    all.append(moment.step)
    before = (moment.step, state)
  }

  /// Where the prompt is now, from which the next step will go on.
  mutating func stand(at step: Int, _ state: LaidOutDocument) { before = (step, state) }

  private func parent(
    of moment: Moment, in source: PageSource
  ) throws(LineFailure) -> LaidOutDocument? {
    guard let step = moment.parent else { return nil }
    if let before, before.step == step { return before.state }
    guard let parent = source.history.moment(step) else { return nil }
    return try source.layout(of: parent.document)
  }

  private mutating func heading(of moment: Moment, _ marks: [String: Int]) -> SessionPage.Heading {
    SessionPage.Heading(
      number: moment.step, line: moment.line, branch: branches.branch(at: moment),
      marks: marks.filter { $0.value == moment.step }.map(\.key).sorted())
  }
}

extension Moment {
  /// What the step said when it was made.
  fileprivate func report(
    _ headline: Phrase, from before: LaidOutDocument?, to state: LaidOutDocument
  ) -> Report {
    guard let before else { return [] }
    let findings = FindingChanges(from: before, to: state, startsAnew: startsAnew)
    return StepReport.make(
      .step(step), headline: headline,
      notes: remarks
        + StepNotes.notes(
          on: edits, from: startsAnew ? nil : before.solution, to: state.solution),
      from: before.document, movement: Change(from: before.solution, to: state.solution),
      findings: findings, isUnexplained: openQuestion != nil, to: state)
  }
}

extension Snapshot {
  /// What `say` lines tell at a moment.
  func told(at moment: Moment) -> Report {
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
    close: PageWords.close, showAll: PageWords.showAll, moreRows: PageWords.moreRows,
    emptyDocument: PageWords.emptyDocument, needsScript: PageWords.needsScript,
    hints: PageWords.hints, solution: PageWords.solution,
    lessonIsOver: PageWords.lessonIsOver, follow: PageWords.follow, isLost: PageWords.isLost,
    branch: { PageWords.branch(from: $0) },
    keys: PageWords.keys, meaning: { PictureWords.meaning(of: $0) },
    moreLines: { PageWords.moreLines($0) })
}
