import AutoLayout
import Prose

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
  /// How many lines of the pupil's changed something in this task.
  var linesTyped = 0
  /// The session as the task began: one, behind a reference, since it may hold another lesson.
  var beginning: [Session] = []
  let outer: [Session]
  /// Where the stored solution of the task would bring things.
  var goal: Solution?

  var present: LessonTask? {
    lesson.tasks.indices.contains(task) ? lesson.tasks[task] : nil
  }

  /// Whether no prohibition stands against what was typed so far.
  var isWithinLines: Bool {
    present?.prohibitions.allSatisfy {
      if case .moreLines(let most) = $0 { linesTyped <= most } else { true }
    } ?? true
  }
}

/// What a line asks of the lesson that is going on, or of the shelf.
package enum LessonRequest: Sendable {
  case start(path: String, key: String?, shelf: String?)
  case hint, solution, check, next, back, again, leave, forget
}
