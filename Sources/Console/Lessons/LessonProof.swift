import Interchange
import Prose

/// Shows that a lesson teaches something: every goal fails before its solution and holds after it, what is
/// to be kept holds all along, and no solution does what the task forbids.
struct LessonProof {
  private(set) var failures: [SessionCheck.Failure] = []
  /// How many goals were asked.
  private(set) var checked = 0

  /// - Parameter session: With an empty document.
  init(of text: String, in session: Session) {
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
    for element in lesson.elements {
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
    require(task.keeps, in: session)
    for line in task.solution {
      let isForbidden = task.prohibitions.contains { $0.forbids(line.line) }
      if isForbidden {
        fail(line.number, "\(line.line, as: .code)", expected: LessonWords.allowedSolution)
      }
      carryOut(session.written(line), in: &session)
    }
    for case .moreLines(let most) in task.prohibitions where task.solution.count > most {
      fail(task.line, "\(task.solution.count)", expected: LessonWords.allowedSolution)
    }
    require(task.conditions, in: session)
  }

  private mutating func require(_ goals: [LessonTask.Goal], in session: Session) {
    for goal in goals {
      guard let mismatch = session.mismatch(of: goal) else { continue }
      failures.append(SessionCheck.Failure(line: goal.line, mismatch: mismatch))
    }
  }

  private mutating func carryOut(_ entry: SessionFile.Entry, in session: inout Session) {
    if session.carryOut(entry).isRefused {
      fail(entry.number, "\(entry.line, as: .code)", expected: ExpectationWords.accepted)
    }
  }

  private mutating func fail(
    _ line: Int, _ found: Phrase, expected: Phrase = ExpectationWords.checkable
  ) {
    failures.append(
      SessionCheck.Failure(line: line, mismatch: Mismatch(expected: expected, found: found)))
  }
}
