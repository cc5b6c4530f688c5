import Interchange
import Prose

/// A pupil's answer: the entries of a session, or one piece of code.
struct LessonAnswer {
  let entries: [SessionFile.Entry]
  /// Whether its name says that it is code, and no lines.
  let isCode: Bool

  init(_ text: String, at path: String) {
    isCode = CodeFolder.isCode(path)
    entries =
      isCode
      ? [SessionFile.Entry(line: text, isPaste: true, number: 1)] : SessionFile(text).entries
  }

  /// The name under which a piece of code can be imported, wherever the answer lies.
  static func name(of entry: SessionFile.Entry) -> String {
    let isObjectiveC = CodeText(path: nil, entry.line).isObjectiveC
    return "answer-\(entry.number).\(isObjectiveC ? "m" : "swift")"
  }

  /// Surroundings in which its code can be imported, and in which nothing is remembered of lessons: who
  /// marks has solved nothing.
  func inPlace(of surroundings: Surroundings) -> Surroundings {
    let code = Dictionary(
      entries.filter(\.isPaste).map { (Self.name(of: $0), $0.line) }, uniquingKeysWith: { $1 })
    var own = surroundings
    own.progress = { [] }
    own.keepProgress = { _ in }
    own.read = { path in code[path].map { .success($0) } ?? surroundings.read(path) }
    own.probe = { path in code[path].map { .success($0) } ?? surroundings.probe(path) }
    return own
  }
}

/// An answer, carried out in a lesson.
struct AnswerRun {
  private(set) var session: Session
  private(set) var refusals: [(line: Int, reason: Phrase)] = []
  /// Whether a line that is no code has become a step.
  private var hasSteps = false

  /// Longer than anybody types; nobody waits for more.
  private static let mostLines = 200

  /// Code is opened where its lines alone leave a task open: a pasted class only declares, and what it lays
  /// out is there when it is opened.
  init(of answer: LessonAnswer, in start: Session) {
    let code = Set(
      answer.entries.filter { entry in
        entry.isPaste && (answer.isCode || start.isCode(RawText(entry.line)))
      }.map(\.number))
    if answer.isCode {
      self.init(of: answer, in: start, code: code, opensCode: true)
      return
    }
    self.init(of: answer, in: start, code: code, opensCode: false)
    guard session.lesson?.present != nil, !code.isEmpty else { return }
    let opened = AnswerRun(of: answer, in: start, code: code, opensCode: true)
    if opened.tasksSolved > tasksSolved || !hasSteps { self = opened }
  }

  /// - Parameters:
  ///   - code: The entries that are code, by their lines.
  ///   - opensCode: Whether those are opened as files of code are.
  private init(of answer: LessonAnswer, in start: Session, code: Set<Int>, opensCode: Bool) {
    session = start
    var own = start.lesson?.ownLines ?? []
    for (count, entry) in answer.entries.enumerated() {
      guard let before = session.lesson, before.present != nil else { return }
      if count == Self.mostLines {
        refusals.append((entry.number, LessonWords.isCutOff(after: count)))
        return
      }
      if let place = own.firstIndex(of: entry.line) {
        own.removeSubrange(...place)
        continue
      }
      let (isCode, steps) = (code.contains(entry.number), session.history.nextStep)
      carryOut(entry, opens: opensCode && isCode)
      if !isCode, session.history.nextStep > steps { hasSteps = true }
      let now = session.lesson?.task ?? before.task
      for task in before.task..<max(before.task, now) { own += before.ownLines(before: task + 1) }
    }
  }

  private var tasksSolved: Int { session.lesson?.task ?? 0 }

  private mutating func carryOut(_ entry: SessionFile.Entry, opens: Bool) {
    if opens, let objection = objection(to: entry) {
      refusals.append((entry.number, objection))
      return
    }
    let turn =
      opens
      ? session.execute("import \(LessonAnswer.name(of: entry))") : session.carryOut(entry)
    if turn.isRefused {
      let reason = entry.isExpectation ? nil : session.last.refusal
      refusals.append((entry.number, LessonWords.refusedLine(entry.line, reason)))
    }
  }

  /// Why code is not opened that does what a task forbids.
  private func objection(to entry: SessionFile.Entry) -> Phrase? {
    let prohibitions = session.lesson?.lesson.tasks.flatMap(\.prohibitions) ?? []
    return prohibitions.first { $0.forbids(entry.line) }.map { LessonWords.forbidden($0).reason }
  }
}

extension LessonInProgress {
  /// What was carried out for the present task.
  fileprivate var ownLines: [String] { ownLines(before: task) }

  fileprivate func ownLines(before task: Int) -> [String] {
    lesson.elements(before: task).compactMap {
      if case .line(let entry) = $0 { entry.line } else { nil }
    }
  }
}
