import AutoLayout
import Interchange
package import Prose
import Reporting

/// What a saved answer does to a lesson: which of its tasks it solves, and what the first open one misses.
///
/// A pupil's `save` holds the lesson's own lines, too; those are passed over where the lesson has carried them
/// out already. Code counts by what it lays out: where the lines as they stand leave a task open, its classes
/// are opened as `import` opens them.
package struct LessonMarking: Sendable {
  /// What became of one task.
  package enum Result: Hashable, Sendable {
    case solved
    /// What its goals miss.
    case open([Phrase])
    /// An earlier one is open.
    case notReached
  }

  /// In the order of the lesson.
  package private(set) var results: [Result] = []
  /// What each task asks for, in the same order.
  package private(set) var tasks: [Phrase] = []
  package private(set) var title: Phrase = ""
  /// Lines of the answer that could not be carried out, or that the task forbids.
  package private(set) var refusals: [(line: Int, reason: Phrase)] = []

  package var isSolved: Bool { results.allSatisfy { $0 == .solved } }

  /// Why there is nothing to mark by.
  package struct NoLesson: Error, Sendable {
    package let reason: Phrase
  }

  /// - Parameters:
  ///   - path: How the answer is called, by which code is told from lines.
  ///   - lesson: As the command `lesson` takes it.
  package init(
    of answer: String, at path: String = "", for lesson: String, in language: Language,
    _ surroundings: Surroundings
  ) throws(NoLesson) {
    let answer = LessonAnswer(answer, at: path)
    var session: Session
    do throws(LineFailure) {
      session = try Session(
        language: language, surroundings: answer.inPlace(of: surroundings))
      try session.begin(lesson: lesson)
    } catch {
      throw NoLesson(reason: error.refusal(in: Document()).line)
    }
    // A pupil's lines are those of a file, which writes nothing.
    session.isReplaying = true
    let run = AnswerRun(of: answer, in: session)
    refusals = run.refusals
    guard let state = run.session.lesson else { return }
    title = state.lesson.title
    tasks = state.lesson.tasks.map(\.words)
    results = state.lesson.tasks.indices.map { place in
      if place < state.task { return .solved }
      return place == state.task
        ? run.session.result(of: state.lesson.tasks[place]) : .notReached
    }
  }

  /// Whether a file may answer a lesson: one that is called as some of the lessons are answers those alone.
  package static func isAnswer(_ file: String, to lesson: String, of lessons: [String]) -> Bool {
    let name = LessonShelf.name(of: file)
    let named = lessons.filter { LessonShelf.name(of: $0) == name }
    return named.isEmpty || named.contains(lesson)
  }

  /// The lessons that a word means: all of a folder or of a course, else the one.
  package static func lessons(named name: String, _ surroundings: Surroundings) -> [String] {
    let shelf = surroundings.lessonsFolder().map { LessonShelf(in: $0, surroundings) }
    if let course = shelf?.course(name, exactly: true) { return course.lessons.map(\.path) }
    if shelf?.lesson(name, solved: []) != nil { return [name] }
    let own = LessonShelf(in: name, surroundings).lessons.map(\.path)
    return own.isEmpty ? [name] : own
  }
}

extension Session {
  /// Starts the lesson that a word means, as the command does.
  fileprivate mutating func begin(lesson name: String) throws(LineFailure) {
    let line = "lesson " + FilePath.inLine(name)
    _ = try carryOut(interpret(RawText(line)))
  }

  /// Where all goals of an open task hold, it took too many lines.
  fileprivate func result(of task: LessonTask) -> LessonMarking.Result {
    let missing = missing(of: task)
    return .open(missing.isEmpty ? [LessonWords.tooManyLines] : missing)
  }
}

extension LessonMarking {
  /// A row for each task, and for each line that was refused.
  ///
  /// - Parameter name: The pupil's, before each row.
  package func report(for name: String) -> Report {
    let pupil = Phrase("\(name, as: .name)")
    let tasks = results.enumerated().flatMap { place, result -> [Report.Row] in
      let number = Phrase("\(place + 1)")
      switch result {
      case .solved: return [Report.Row(pupil, [number, LessonWords.solved])]
      case .notReached: return [Report.Row(pupil, [number, LessonWords.notReached])]
      case .open(let missing):
        return missing.map { Report.Row(pupil, [number, LessonWords.open, $0]) }
      }
    }
    let refused = refusals.map { refusal in
      Report.Row(pupil, ["", LessonWords.line(refusal.line), refusal.reason])
    }
    return [.rows(Report.RowGroup(tasks + refused))]
  }

  /// The row of an answer that cannot be read.
  package static func report(for name: String, unreadable reason: Phrase) -> Report {
    [.row("\(name, as: .name)", "", notRead, reason)]
  }

  /// Of an answer that cannot be read.
  package static let notRead = LessonWords.notRead

  /// What became of all answers to a lesson.
  package static func total(_ answers: Int, solved: Int, unread: Int) -> Phrase {
    LessonWords.total(answers, solved: solved, unread: unread)
  }

  /// `{"version": 1, "file", "lesson", "title", "solved", "tasks": [{"task", "result", "missing": [...]}],
  /// "refused": [...]}`.
  package func json(for file: String, lesson: String, in language: Language) -> JSONValue {
    func text(_ phrase: Phrase) -> JSONValue { .string(phrase.text(in: language).string) }
    let tasks = results.enumerated().map { place, result -> JSONValue in
      [
        "task": .integer(place + 1), "result": .string(result.word),
        "missing": .array(result.missing.map(text)),
      ]
    }
    let refused = refusals.map { refusal -> JSONValue in
      ["line": .integer(refusal.line), "reason": text(refusal.reason)]
    }
    return [
      "version": 1, "file": .string(file), "lesson": .string(lesson), "title": text(title),
      "solved": .bool(isSolved), "tasks": .array(tasks), "refused": .array(refused),
    ]
  }

  /// The same of an answer that cannot be read, with `"error"`.
  package static func json(
    for file: String, lesson: String, unreadable reason: Phrase, in language: Language
  ) -> JSONValue {
    [
      "version": 1, "file": .string(file), "lesson": .string(lesson), "solved": .bool(false),
      "tasks": .array([]), "refused": .array([]),
      "error": .string(reason.text(in: language).string),
    ]
  }
}

extension LessonMarking.Result {
  fileprivate var word: String {
    switch self {
    case .solved: "solved"
    case .open: "open"
    case .notReached: "not reached"
    }
  }

  /// What is missing, of a task that is not solved.
  package var missing: [Phrase] {
    switch self {
    case .solved: []
    case .open(let missing): missing
    case .notReached: [LessonWords.earlierIsOpen]
    }
  }
}
