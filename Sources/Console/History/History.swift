package import AutoLayout
import LayoutCode
import Patience
package import Prose
import Reporting

/// One state in time: the line that led to it, and the document that it made.
package struct Moment: Equatable, Sendable {
  /// The session's number for it. 0 is the empty document at the start.
  package let step: Int
  /// What was typed, as it was typed; several lines for a paste. Empty for a start.
  package let line: String
  /// Whether it was typed or pasted as a block, which may be of one line.
  package let isPaste: Bool
  package let edits: [Edit]
  package let document: Document
  /// The step before; `nil` for an empty document to start from.
  package let parent: Int?
  /// The step that was the present one when a start took its place.
  var left: Int?
  /// Where relative paths in the line start from; empty for the working folder.
  package let folder: String
  /// What was done, where the edits do not say it best.
  let givenHeadline: Phrase?
  /// What was remarked when it was made.
  package let remarks: [Phrase]
  /// The scene of an Interface Builder file that the document began as.
  let scene: ImportedScene?
  /// The log that the document began as a conflict of, where it holds others.
  let log: String?
  /// What is open where the document is that of a log whose lines do not show the conflict that it reports.
  var openQuestion: Report?
  /// The code that the step carries out.
  let code: CodeStep?
  /// What was found in it.
  let record: CodeRecord?
  /// What came of calls in earlier code that it ran.
  var reached: [CodeRecord.Site] = []
  /// What made the app's own code do what the edits say, if it was not the line itself.
  let triggers: [CodeTrigger]
  /// Which of the edits are the line's own; `nil` for all.
  let ownEdits: [Edit]?
  /// What the document is made from where that is not the one before, whose place it took.
  let start: Document?
  /// Lines that are no steps but belong here when the session is saved: `mark`, `expect`, `say`.
  package var notes: SharedList<String> = []

  /// Whether the document took the place of the one before.
  var startsAnew: Bool { start != nil }
}

/// All moments of a session, as a tree: going back and typing something else starts a branch, and
/// nothing is lost.
package struct History: Sendable {
  /// By step. A copy of the session costs nothing.
  private var list = SharedList<Moment>()
  package private(set) var step: Int
  package private(set) var marks: [String: Int] = [:]
  /// Where `redo` goes from each step: the child that was there last.
  private var lastChild = SharedList<Int?>()

  package init(document: Document = Document()) {
    step = 0
    let start = Moment(
      step: 0, line: "", isPaste: false, edits: [], document: document, parent: nil, folder: "",
      givenHeadline: "", remarks: [], scene: nil, log: nil, code: nil, record: nil, triggers: [],
      ownEdits: nil, start: document)
    list.append(start)
    lastChild.append(nil)
  }

  /// By step; a moment's step is its index.
  package var moments: [Moment] { Array(list) }
  package var current: Moment { list[step] }
  /// The number that the next accepted change gets.
  package var nextStep: Int { repeated ?? list.count }
  /// The step that is carried out once more, in a copy of the history that is not kept.
  private var repeated: Int?
  /// The scene of an Interface Builder file that the present document began as.
  var scene: ImportedScene? { list.read(step) { $0.scene } }
  /// The log that the present document began as one conflict of.
  var log: String? { list.read(step) { $0.log } }
  /// What was remarked at the present step, without what is said but once in a session.
  var newRemarks: [Phrase] {
    list.read(step) { $0.remarks }.filter { remark in
      remark != LanguageWords.foreignName
        || !(0..<step).contains { list.read($0) { $0.remarks.contains(remark) } }
    }
  }
  package var undoTarget: Int? { current.parent ?? current.left }

  /// The moment of a step; `nil` for a number that none has.
  package func moment(_ step: Int) -> Moment? { list.element(at: step) }

  /// What a moment's step was carried out on; `nil` for the first.
  func start(of moment: Moment) -> Document? {
    moment.start ?? moment.parent.flatMap { self.moment($0)?.document }
  }

  /// What a moment's step says it has done.
  package func headline(of moment: Moment) -> Phrase {
    if let given = moment.givenHeadline { return given }
    let old = start(of: moment) ?? Document()
    return EditSummary.phrase(for: moment.edits, from: old, to: moment.document)
  }

  /// So many steps are held: each takes a few kB, and no more than this is ever typed.
  static let mostSteps = 100_000

  /// Adds a step after the present one, with what has come of its line, and goes there.
  mutating func append(
    line: String, isPaste: Bool, _ outcome: Outcome, document: Document, from folder: String
  ) {
    let goesOn = outcome.start == nil
    var moment = Moment(
      step: nextStep, line: line, isPaste: isPaste, edits: outcome.edits, document: document,
      parent: step, folder: folder, givenHeadline: outcome.headline, remarks: outcome.notes,
      scene: goesOn ? scene : outcome.scene, log: goesOn ? log : outcome.log, code: outcome.code,
      record: outcome.record, reached: outcome.reached, triggers: outcome.triggers,
      ownEdits: outcome.ownEdits,
      start: outcome.start)
    let isAsked = goesOn && outcome.edits.isEmpty
    moment.openQuestion = isAsked ? current.openQuestion : outcome.openQuestion
    lastChild[step] = nextStep
    put(moment)
  }

  private mutating func put(_ moment: consuming Moment) {
    step = moment.step
    list.append(moment)
    lastChild.append(nil)
  }

  /// Adds an empty document that hangs on nothing, for a replay, and goes there.
  package mutating func appendStart(line: String) {
    var moment = Moment(
      step: nextStep, line: line, isPaste: false, edits: [], document: Document(), parent: nil,
      folder: "", givenHeadline: "", remarks: [], scene: nil, log: nil, code: nil, record: nil,
      triggers: [], ownEdits: nil, start: Document())
    moment.left = step
    put(moment)
  }

  /// Goes to another moment. `redo` will come back along the way taken.
  package mutating func go(to target: Int) {
    guard let goal = moment(target) else { return }
    // The way from where both paths part; above that it is the one taken before.
    var (child, here) = (goal, current)
    while child.step != here.step {
      if child.step > here.step {
        guard let parent = child.parent.flatMap(moment) else { break }
        lastChild[parent.step] = child.step
        child = parent
      } else {
        guard let parent = here.parent.flatMap(moment) else { break }
        here = parent
      }
    }
    if undoTarget == target { lastChild[target] = step }
    step = target
  }

  /// Where a step was carried out, to do that once more: what it makes has its number again.
  mutating func goBack(toRepeat moment: Moment) {
    step = moment.parent ?? step
    repeated = moment.step
  }

  /// Names the present moment. A name that is used again moves.
  package mutating func mark(_ name: String) { marks[name] = step }

  /// Whether words of a refusal are expected on the way to the present moment.
  var quotesRefusal: Bool {
    path(to: step).contains { step in
      list.read(step) { $0.notes.contains { $0.expects("refused") && $0.contains("\"") } }
    }
  }

  /// How many lines that are no steps are kept with any moment.
  private(set) var allNotes = 0
  /// The line that was kept last of them.
  private(set) var lastNote = ""

  /// How many lines that are no steps are kept with the present moment.
  var noteCount: Int { list.read(step) { $0.notes.count } }

  /// Keeps a line that is no step with the present moment.
  package mutating func note(_ line: String) {
    list[step].notes.append(line)
    allNotes += 1
    lastNote = line
  }

  /// Where `count` times `undo` lead; `nil` if there are not so many to take back. Behind the start
  /// of a replay comes what was there before it.
  package func undoTarget(after count: Int) -> Int? {
    guard 0 < count, count < list.count else { return nil }
    return (0..<count).reduce(step) { step, _ in step.flatMap(stepBefore) }
  }

  /// Where `count` times `redo` lead; `nil` if there are not so many to do again.
  package func redoTarget(after count: Int) -> Int? {
    guard 0 < count, count < list.count else { return nil }
    return (0..<count).reduce(step) { step, _ in step.flatMap { lastChild[$0] } }
  }

  /// How many times `undo` goes back from here.
  var undoableSteps: Int {
    sequence(first: step) { self.stepBefore($0) }.dropFirst().reduce(0) { count, _ in count + 1 }
  }

  private func stepBefore(_ step: Int) -> Int? { moment(step).flatMap { $0.parent ?? $0.left } }

  /// How many times `redo` goes forward from here.
  var redoableSteps: Int {
    sequence(first: step) { self.lastChild[$0] }.dropFirst().reduce(0) { count, _ in count + 1 }
  }

  /// The steps from a start to `step`, both included.
  package func path(to step: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = step
    while let current = next, list.indices.contains(current), !LineWork.isStopped() {
      path.append(current)
      next = list[current].parent
    }
    return path.reversed()
  }
}

extension History {
  /// The steps with their branches and marks.
  var report: Report {
    let marks = Dictionary(grouping: marks.keys) { self.marks[$0] ?? 0 }
    let entries = list.awaitedMap { moment in
      HistoryReport.Entry(
        step: moment.step, line: moment.line, parent: moment.parent,
        marks: (marks[moment.step] ?? []).sorted())
    }
    return HistoryReport.make(entries, current: step)
  }
}
