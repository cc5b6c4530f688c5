import Prose
import Reporting

/// A question to whoever types at the prompt, which the next line answers.
enum PendingQuestion {
  /// Whether another session, in that file, is written over.
  case replace(String)
  /// Whether all that is remembered of lessons is forgotten.
  case forgetLessons
}

extension Session {
  /// What is done, or left, as a line answers; `nil` where it is another line, and no answer.
  mutating func answer(_ line: String, to question: PendingQuestion) -> Turn? {
    switch line.trimmed.lowercased() {
    case "y", "yes", "はい":
      switch question {
      case .forgetLessons: return forgetLessons()
      case .replace(let path): return replace(path, line: line)
      }
    case "", "n", "no", "いいえ":
      switch question {
      case .forgetLessons: return said(LessonWords.notForgotten)
      case .replace(let path): return said(SessionWords.notReplaced(path))
      }
    default: return nil
    }
  }

  private mutating func replace(_ path: String, line: String) -> Turn {
    do throws(LineFailure) {
      return try save(to: path, replacing: true, at: nil)
    } catch {
      var turn = Turn(reports: [error.report(for: line, in: state.document)])
      turn.isRefused = true
      return turn
    }
  }
}
