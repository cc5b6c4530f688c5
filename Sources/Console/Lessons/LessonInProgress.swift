import AutoLayout
import Diagnosis
import Prose
import Reporting

/// A lesson that somebody is in, how far it has come, and the session that it was begun from.
struct LessonInProgress {
  let lesson: Lesson
  /// The file, from which `again` and errors speak.
  let path: String
  /// By which progress remembers it; `nil` for a file by itself.
  let key: String?
  /// The folder in which the next lesson is.
  let shelf: String?
  /// Counted from 0; the number of tasks when all are done.
  var task = 0
  var hintsGiven = 0
  /// What was last told to be missing without being asked for.
  var toldMissing: Phrase?
  /// The session as the task began: one, behind a reference, since it may hold another lesson.
  var beginning: [Session] = []
  let outer: [Session]
  /// The step up to which the lesson itself has laid things out.
  var ownStep = 0
  /// Where the stored solution of the task would bring things.
  var goal: LaidOutDocument?

  var present: LessonTask? {
    lesson.tasks.indices.contains(task) ? lesson.tasks[task] : nil
  }

  /// The step at which the task began.
  var firstStep: Int { beginning.first?.history.step ?? 0 }

  /// Whether no prohibition stands against so many lines.
  func allows(lines count: Int) -> Bool {
    present?.prohibitions.allSatisfy {
      if case .moreLines(let most) = $0 { count <= most } else { true }
    } ?? true
  }
}

/// What a line asks of the lesson that is going on, or of the shelf.
package enum LessonRequest: Sendable {
  case start(path: String, key: String?, shelf: String?)
  case hint, solution, check, next, back, again, leave, forget
}
