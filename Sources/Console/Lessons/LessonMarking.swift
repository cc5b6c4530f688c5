import AutoLayout
import Interchange
package import Prose
import Reporting

/// What a saved answer does to a lesson: which of its tasks it solves, and what the first open one misses.
///
/// A pupil's `save` holds the lesson's own lines, too; those are passed over where the lesson has carried them
/// out already.
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
  /// Lines of the answer that could not be carried out, or that the task forbids.
  package private(set) var refusals: [(line: Int, reason: Phrase)] = []

  package var isSolved: Bool { results.allSatisfy { $0 == .solved } }

  /// Why there is nothing to mark by.
  package struct NoLesson: Error, Sendable {
    package let reason: Phrase
  }

  /// - Parameter lesson: As the command `lesson` takes it.
  package init(
    of answer: String, for lesson: String, in language: Language, _ surroundings: Surroundings
  ) throws(NoLesson) {
    // Who marks has solved nothing.
    var surroundings = surroundings
    surroundings.progress = { [] }
    surroundings.keepProgress = { _ in }
    var session: Session
    do throws(LineFailure) {
      session = try Session(language: language, surroundings: surroundings)
      try session.begin(lesson: lesson)
    } catch {
      throw NoLesson(reason: error.refusal(in: Document()).line)
    }
    carryOut(SessionFile(answer), in: &session)
    guard let state = session.lesson else { return }
    results = state.lesson.tasks.indices.map { place in
      if place < state.task { return .solved }
      return place == state.task
        ? .open(session.stillMissing(of: state.lesson.tasks[place])) : .notReached
    }
  }

  private mutating func carryOut(_ file: SessionFile, in session: inout Session) {
    // A pupil's lines are those of a file, which writes nothing.
    session.isReplaying = true
    var own = session.lesson?.ownLines ?? []
    for entry in file.entries {
      guard let before = session.lesson, before.present != nil else { return }
      if let place = own.firstIndex(of: entry.line) {
        own.removeSubrange(...place)
        continue
      }
      if session.carryOut(entry).isRefused {
        refusals.append((entry.number, LessonWords.refusedLine(entry.line)))
      }
      guard let now = session.lesson else { return }
      if now.task != before.task { own += now.ownLines }
    }
  }
}

extension LessonInProgress {
  /// What was carried out for the present task.
  fileprivate var ownLines: [String] {
    lesson.elements(before: task).compactMap {
      if case .line(let entry) = $0 { entry.line } else { nil }
    }
  }
}

extension Session {
  /// Starts the lesson that a word means, as the command does.
  fileprivate mutating func begin(lesson name: String) throws(LineFailure) {
    let line = "lesson " + FilePath.inLine(name)
    _ = try carryOut(interpret(RawText(line)))
  }

  /// Where all goals hold, an open task took too many lines.
  fileprivate func stillMissing(of task: LessonTask) -> [Phrase] {
    let missing = missing(of: task)
    return missing.isEmpty ? [LessonWords.tooManyLines] : missing
  }
}

extension LessonMarking {
  /// A row for each task, and for each line that was refused.
  ///
  /// - Parameter name: The pupil's, before each row.
  package func report(for name: String) -> Report {
    let tasks = results.enumerated().flatMap { place, result -> [Report.Row] in
      let number = Phrase("\(place + 1)")
      let pupil = Phrase("\(name, as: .name)")
      switch result {
      case .solved: return [Report.Row(pupil, [number, LessonWords.solved])]
      case .notReached: return [Report.Row(pupil, [number, LessonWords.notReached])]
      case .open(let missing):
        return missing.map { Report.Row(pupil, [number, LessonWords.open, $0]) }
      }
    }
    let refused = refusals.map { refusal in
      Report.Row("\(name, as: .name)", ["", LessonWords.line(refusal.line), refusal.reason])
    }
    return [.rows(Report.RowGroup(tasks + refused))]
  }

  /// `{"version": 1, "file", "lesson", "solved", "tasks": [{"task", "result", "missing": [...]}], "refused": [...]}`.
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
      "version": 1, "file": .string(file), "lesson": .string(lesson), "solved": .bool(isSolved),
      "tasks": .array(tasks), "refused": .array(refused),
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

  /// What is missing, of an open task.
  package var missing: [Phrase] { if case .open(let missing) = self { missing } else { [] } }
}
