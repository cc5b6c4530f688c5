import AutoLayout
import Interchange
import Prose
import Reporting

/// What the goals of a task ask of the layout, and what they miss in the task's own terms.
extension Session {
  /// What a goal misses; what it speaks of may not be there yet.
  func mismatch(of goal: LessonTask.Goal) -> Mismatch? {
    do throws(LineFailure) {
      let outcome = try interpret(RawText(goal.expectation)).outcome
      guard case .expectation(let mismatch, isMarked: _)? = outcome.effect else {
        return LessonWords.notAsked
      }
      return mismatch
    } catch {
      return Mismatch(
        expected: LessonGoalWords.named, found: error.refusal(in: state.document).reason)
    }
  }

  /// What a task still misses, each thing told once.
  func missing(of task: LessonTask) -> [Phrase] {
    var told: [Phrase] = []
    for goal in task.goals + task.keeps {
      guard let mismatch = mismatch(of: goal) else { continue }
      let words = missing(of: goal, mismatch)
      if !told.contains(words) { told.append(words) }
    }
    return told
  }

  private func missing(of goal: LessonTask.Goal, _ mismatch: Mismatch) -> Phrase {
    if mismatch.expected == LessonGoalWords.named { return mismatch.found }
    let parts = goal.subject.split(separator: " ").map(String.init)
    switch parts.first {
    case "not" where parts.count > 1:
      return LessonGoalWords.truth(of: parts.dropFirst().joined(separator: " "), shouldBe: false)
    case "ambiguous" where parts.count > 1:
      return LessonGoalWords.fixed(parts.dropFirst().joined(separator: ", "))
    case "unambiguous":
      return LessonGoalWords.ambiguous(open(of: Array(parts.dropFirst()), in: goal))
    case "no" where parts == ["no", "conflict"]: return LessonGoalWords.conflict(mismatch.found)
    case "count" where parts.count == 2: return LessonGoalWords.count(mismatch)
    default: break
    }
    if let side = goal.comparedSide { return LessonGoalWords.compared(side, mismatch) }
    if !goal.subject.contains(" ") {
      return LessonGoalWords.truth(of: goal.subject, shouldBe: true)
    }
    if goal.isJoined { return LessonGoalWords.condition(goal.subject) }
    return LessonGoalWords.other(mismatch)
  }

  /// Which of the anchors are open; of everything, where none is named.
  private func open(of anchors: [String], in goal: LessonTask.Goal) -> Phrase {
    if anchors.isEmpty { return StateLine.ambiguities(in: state) }
    let open = anchors.filter { anchor in
      mismatch(of: LessonTask.Goal(line: goal.line, expectation: "expect unambiguous \(anchor)"))
        != nil
    }
    return "\(open.joined(separator: ", "), as: .code)"
  }
}

extension LessonTask.Goal {
  /// What is expected, without the word before it.
  var subject: String { String(expectation.dropFirst("expect ".count)).trimmed }

  private static let signs = [" == ", " >= ", " <= ", " != ", " > ", " < "]

  /// What is compared with something, where one comparison is the whole of it.
  fileprivate var comparedSide: String? {
    guard !isJoined else { return nil }
    let found = Self.signs.compactMap { sign in subject.firstRange(of: sign)?.lowerBound }
    return found.min().map { String(subject[..<$0]) }
  }

  /// Whether it holds or does not, without a number that could be told.
  fileprivate var isJoined: Bool {
    subject.hasPrefix("not ") || subject.contains(" and ") || subject.contains(" or ")
  }
}
