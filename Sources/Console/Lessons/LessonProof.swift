import Interchange
import Prose
import Reporting

/// Shows that a lesson teaches something: every goal fails before its solution and holds after it, what is
/// to be kept holds all along, and no solution does what the task forbids.
///
/// It ends with a line that is refused: what follows would speak of views that are not there.
struct LessonProof {
  private(set) var failures: [SessionCheck.Failure] = []
  /// What is worth knowing, and is no failure.
  private(set) var notices: [SessionCheck.Notice] = []
  /// How many goals were asked.
  private(set) var checked = 0
  /// Whether a line was refused.
  private var isCutShort = false

  /// - Parameter session: With an empty document.
  init(of text: String, in session: Session) {
    notices = LessonReader.notices(of: text).map {
      SessionCheck.Notice(line: $0.line, words: $0.reason)
    }
    if LessonShelf.isCourse(text) {
      checked = 1
      for problem in LessonShelf.courseFailures(text) { fail(problem.line, problem.reason) }
      return
    }
    let (lesson, problems) = LessonReader.read(text)
    for problem in problems { fail(problem.line, problem.reason) }
    if problems.isEmpty { prove(lesson, in: session) }
  }

  private mutating func prove(_ lesson: Lesson, in start: Session) {
    var session = start
    for element in lesson.elements where !isCutShort {
      switch element {
      case .say: break
      case .line(let entry): carryOut(entry, in: &session)
      case .task(let task): prove(task, in: &session)
      }
    }
  }

  private mutating func prove(_ task: LessonTask, in session: inout Session) {
    checked += task.conditions.count
    for goal in task.goals where session.mismatch(of: goal) == nil {
      fail(goal.line, LessonWords.holdsAlready, expected: LessonWords.failsBefore)
    }
    require(task.keeps, in: session) { found, _ in LessonWords.beforeSolution(found) }
    for line in task.solution where !isCutShort {
      let isForbidden = task.prohibitions.contains { $0.forbids(line.line) }
      if isForbidden {
        fail(line.number, "\(line.line, as: .code)", expected: LessonWords.allowedSolution)
      }
      carryOut(session.written(line), in: &session)
    }
    if isCutShort { return }
    for case .moreLines(let most) in task.prohibitions where task.solution.count > most {
      fail(task.line, "\(task.solution.count)", expected: LessonWords.allowedSolution)
    }
    require(task.conditions, in: session, LessonWords.afterSolution)
  }

  /// - Parameter words: Of what was found, and of the line that was tried before.
  private mutating func require(
    _ goals: [LessonTask.Goal], in session: Session, _ words: (Phrase, String?) -> Phrase
  ) {
    for goal in goals {
      guard var mismatch = session.mismatch(of: goal) else { continue }
      mismatch.found = words(mismatch.found, goal.circumstance)
      failures.append(
        SessionCheck.Failure(line: goal.line, mismatch: mismatch, source: goal.expectation))
    }
  }

  private mutating func carryOut(_ entry: SessionFile.Entry, in session: inout Session) {
    let turn = session.carryOut(entry)
    guard turn.isRefused else { return }
    isCutShort = true
    failures.append(SessionCheck.Failure(refused: turn, at: entry.number, source: entry.line))
  }

  private mutating func fail(
    _ line: Int, _ found: Phrase, expected: Phrase = LessonWords.readable
  ) {
    failures.append(
      SessionCheck.Failure(line: line, mismatch: Mismatch(expected: expected, found: found)))
  }
}
