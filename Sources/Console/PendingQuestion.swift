import Diagnosis
import Prose
import Reporting

/// A question to whoever types at the prompt, which the next line answers.
enum PendingQuestion {
  /// Whether another session, in that file, is written over.
  case replace(String)
  /// Whether an earlier export is written over.
  case export(text: String, path: String, notices: [Phrase])
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
      case .replace(let path):
        return written(line) { (session) throws(LineFailure) in
          try session.save(to: path, replacing: true, at: nil)
        }
      case .export(let text, let path, let notices):
        return written(line) { (session) throws(LineFailure) in
          try session.export(text, to: path, replacing: true, notices, at: nil)
        }
      }
    case "", "n", "no", "いいえ":
      return said(words(leaving: question))
    default: return nil
    }
  }

  /// Another line than an answer leaves all as it is, and that is said.
  mutating func take(_ line: String, leaving question: PendingQuestion) -> Turn {
    var turn = take(line)
    if !turn.wantsJSON { turn.reports.insert([.paragraph(words(leaving: question))], at: 0) }
    return turn
  }

  private func words(leaving question: PendingQuestion) -> Phrase {
    switch question {
    case .forgetLessons: LessonWords.notForgotten
    case .replace(let path), .export(_, let path, _): SessionWords.notReplaced(path)
    }
  }

  private mutating func written(
    _ line: String, _ write: (inout Session) throws(LineFailure) -> Turn
  ) -> Turn {
    do throws(LineFailure) {
      return try write(&self)
    } catch {
      var turn = Turn(reports: [error.report(for: line, in: state.document)])
      turn.isRefused = true
      return turn
    }
  }
}
