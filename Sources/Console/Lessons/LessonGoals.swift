import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// What the goals of a task ask of the layout, and what they miss in the task's own terms.
extension Session {
  /// What a goal misses; what it speaks of may not be there yet.
  func mismatch(of goal: LessonTask.Goal) -> Mismatch? {
    guard let line = goal.circumstance else { return mismatch(ofExpectation: goal.expectation) }
    let trial = after(line)
    if let refusal = trial.last.refusal {
      return Mismatch(expected: LessonGoalWords.named, found: refusal)
    }
    return trial.mismatch(ofExpectation: goal.expectation)
  }

  /// A copy after a line that is only tried.
  private func after(_ line: String) -> Session {
    var trial = trial
    _ = trial.execute(line)
    return trial
  }

  func mismatch(ofExpectation expectation: String) -> Mismatch? {
    do throws(LineFailure) {
      let outcome = try interpret(RawText(expectation)).outcome
      guard case .expectation(let mismatch, isMarked: _)? = outcome.effect else {
        return LessonWords.notAsked
      }
      return mismatch
    } catch {
      return Mismatch(
        expected: LessonGoalWords.named, found: error.refusal(in: state.document).reason)
    }
  }

  /// Whether all that a task wants holds, here and elsewhere, and nothing else went out of sight for it.
  func isSolved(_ task: LessonTask) -> Bool {
    task.conditions.allSatisfy { mismatch(of: $0) == nil } && viewsLostFromSight.isEmpty
  }

  /// What a task still misses, each thing told once. What holds elsewhere is asked for when all is well here.
  func missing(of task: LessonTask) -> [Phrase] {
    let here = task.conditions.filter { $0.circumstance == nil }
    let elsewhere = task.conditions.filter { $0.circumstance != nil }
    let lost = viewsLostFromSight.map(LessonGoalWords.outOfSight)
    // That something is still fixed says nothing of how it is to come loose.
    for goals in [here.filter { !$0.wantsLooseness }, here.filter(\.wantsLooseness)] {
      let missing = missing(goals)
      if !missing.isEmpty { return conflictUnder(goals) + missing + lost }
    }
    return lost.isEmpty ? Array(missing(elsewhere).prefix(Self.mostElsewhere)) : lost
  }

  private static let mostElsewhere = 3

  private func missing(_ goals: [LessonTask.Goal]) -> [Phrase] {
    var told: [Phrase] = []
    for goal in goals {
      guard let mismatch = mismatch(of: goal) else { continue }
      var words = missing(of: goal, mismatch)
      if let line = goal.circumstance { words = LessonGoalWords.elsewhere(line, words) }
      if mismatch.expected == LessonGoalWords.named, let name = lostName(in: goal) {
        words = LessonGoalWords.lost(name)
      }
      if !told.contains(words) { told.append(words) }
    }
    return told
  }

  private func missing(of goal: LessonTask.Goal, _ mismatch: Mismatch) -> Phrase {
    if mismatch.expected == LessonGoalWords.named {
      return nameToGive(in: goal).map {
        LessonGoalWords.unnamed($0, standing: constraintWithoutName($0))
      } ?? mismatch.found
    }
    let parts = goal.subject.split(separator: " ").map(String.init)
    if parts.count == 3, parts[0].hasSuffix(".superview"), parts[1] == "==" {
      return LessonGoalWords.place(
        of: String(parts[0].dropLast(".superview".count)), shouldBe: parts[2])
    }
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
    if let (side, other) = goal.comparedSides {
      var mismatch = mismatch
      // A number that is as open as what should equal it would lead astray.
      if isOpen(other, in: goal) {
        mismatch.expected = "\(other, as: .code)"
      } else if other.contains(where: \.isLetter), other.contains("."), !other.contains("(") {
        mismatch.expected += " (\(other, as: .code))"
      }
      return LessonGoalWords.compared(side, mismatch)
    }
    if !goal.subject.contains(" ") {
      return LessonGoalWords.truth(of: goal.subject, shouldBe: true)
    }
    if goal.isJoined { return LessonGoalWords.condition(goal.subject) }
    return LessonGoalWords.other(mismatch)
  }

  /// The first name in a goal that something bore when the task began, and nothing bears any more.
  private func lostName(in goal: LessonTask.Goal) -> String? {
    guard let start = lesson?.beginning.first?.state.document else { return nil }
    return goal.names.first {
      state.document.entity(named: $0) == nil && start.entity(named: $0) != nil
    }
  }

  /// The first name in a goal that nothing bears, if the task's own solution would give it.
  private func nameToGive(in goal: LessonTask.Goal) -> String? {
    guard goal.circumstance == nil else { return nil }
    let solved = lesson?.goal?.document
    return goal.names.first { word in
      guard state.document.entity(named: word) == nil else { return false }
      if case .constraint? = solved?.entity(named: word) { return true }
      return false
    }
  }

  /// The pupil's own constraint between the anchors of the one that the solution calls so.
  private func constraintWithoutName(_ name: String) -> String? {
    guard let wanted = lesson?.goal?.document.constraint(named: name) else { return nil }
    let known = lesson?.beginning.first?.state.document
    let made = state.document.constraints.values { $0.isActive }.last {
      $0.name == nil && known?.constraint($0.id) == nil
        && Set([$0.first, $0.second]) == Set([wanted.first, wanted.second])
    }
    return made.map { state.document.text(of: .constraint($0.id)) }
  }

  /// Which of the anchors are open; of everything, where none is named.
  private func open(of anchors: [String], in goal: LessonTask.Goal) -> Phrase {
    if anchors.isEmpty {
      return StateLine.ambiguities(in: (goal.circumstance.map(after) ?? self).state)
    }
    let open = anchors.filter { isOpen($0, in: goal) }
    return "\(open.joined(separator: ", "), as: .code)"
  }

  /// Whether a part of an expression is open; of what is no anchor nothing is.
  private func isOpen(_ expression: String, in goal: LessonTask.Goal) -> Bool {
    let anchors = expression.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .filter { $0.contains(".") && Double($0) == nil }
    return anchors.contains { anchor in
      var single = goal
      single.expectation = "expect unambiguous \(anchor)"
      guard let found = self.mismatch(of: single) else { return false }
      return found.expected != LessonGoalWords.named
    }
  }
}

extension LessonTask.Goal {
  /// What is expected, without the word before it.
  var subject: String { String(expectation.dropFirst("expect ".count)).trimmed }

  /// Whether something is to be open that is fixed.
  var wantsLooseness: Bool { subject.hasPrefix("ambiguous") }

  private static let signs = [" == ", " >= ", " <= ", " != ", " > ", " < "]

  /// What is compared, and with what, where one comparison is the whole of it.
  fileprivate var comparedSides: (String, String)? {
    guard !isJoined else { return nil }
    let found = Self.signs.compactMap { sign in subject.firstRange(of: sign) }
    return found.min { $0.lowerBound < $1.lowerBound }.map {
      (String(subject[..<$0.lowerBound]), String(subject[$0.upperBound...]))
    }
  }

  /// The words that may be names, in the line that is tried first, too.
  fileprivate var names: [String] {
    let text = [circumstance, subject].compactMap(\.self).joined(separator: " ")
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// Whether it holds or does not, without a number that could be told.
  fileprivate var isJoined: Bool {
    subject.hasPrefix("not ") || subject.contains(" and ") || subject.contains(" or ")
  }
}
