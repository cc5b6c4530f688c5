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
  private var before: (step: Int, state: Depiction)?
  /// How many branches each step is away from the first way, and which steps have been gone on from.
  private var depths: [Int: Int] = [:]
  private var continued: Set<Int> = []
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

  /// Adds what was done next.
  ///
  /// - Parameter present: The layout of the session's present moment, which need not be made again.
  mutating func add(
    _ moment: Moment, of snapshot: Snapshot, present: Depiction? = nil
  ) throws(LineFailure) {
    let parent = try parent(of: moment, on: snapshot)
    let state: Depiction
    if let present {
      state = present
    } else {
      state = try snapshot.depictionWithNews(of: moment.document, since: parent)
    }
    let states = ConstraintsReport.states(in: state)
    let history = snapshot.history
    steps.append(
      SessionPage.Step(
        number: moment.step, line: moment.line, branch: branch(at: moment),
        marks: history.marks.filter { $0.value == moment.step }.map(\.key).sorted(),
        solution: state.solution, findings: Scene.Findings(state),
        sums: SumStrip.strips(of: state),
        told: snapshot.told(at: moment),
        said: moment.report(history.headline(of: moment), from: parent, to: state))
    ) { id in
      state.document.constraint(id).map { SessionPage.Row($0, states($0), in: state.document) }
    }
    all.append(moment.step)
    before = (moment.step, state)
  }

  /// Where the prompt is now, from which the next step will go on.
  mutating func stand(at step: Int, _ state: Depiction) { before = (step, state) }

  private func parent(
    of moment: Moment, on snapshot: Snapshot
  ) throws(LineFailure) -> Depiction? {
    guard let step = moment.parent else { return nil }
    if let before, before.step == step { return before.state }
    guard all.contains(step), let parent = snapshot.history.moment(step) else { return nil }
    return try snapshot.depiction(of: parent.document)
  }

  /// The first that goes on from a step is on the same way as that; another one is a branch.
  private mutating func branch(at moment: Moment) -> (depth: Int, from: Int?) {
    guard let parent = moment.parent else { return (0, nil) }
    let isFirst = continued.insert(parent).inserted
    let depth = depths[parent, default: 0] + (isFirst ? 0 : 1)
    depths[moment.step] = depth
    return (depth, isFirst ? nil : parent)
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
    needsScript: PageWords.needsScript, hints: PageWords.hints, solution: PageWords.solution,
    lessonIsOver: PageWords.lessonIsOver, follow: PageWords.follow, isLost: PageWords.isLost,
    branch: { PageWords.branch(from: $0) },
    keys: PageWords.keys, meaning: { PictureWords.meaning(of: $0) },
    moreLines: { PageWords.moreLines($0) })
}
