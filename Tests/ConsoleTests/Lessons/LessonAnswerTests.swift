import TestSupport
import Testing

@testable import Console

/// Whichever way a pupil brings the layout there is right; what does not is answered so that it helps.
@Suite struct LessonAnswerTests {
  @Test func thirtyTasksHaveThreeRightAndThreeWrongAnswers() {
    #expect(LessonAnswers.all.count { $0.right.count >= 3 && $0.wrong.count >= 3 } >= 30)
  }

  /// A pupil who has come to the task.
  private func pupil(at answers: LessonAnswers) throws -> Conversation {
    let lesson = try #require(ShippedLesson.all.first { $0.key == answers.lesson })
    var (pupil, _) = try lesson.pupil()
    for _ in 1..<answers.task { pupil.say("next") }
    return pupil
  }

  /// What a pupil is told on the way, and on `check` behind it; whether the task is done then.
  private func outcome(
    of answer: LessonAnswers.Answer, to answers: LessonAnswers, by pupil: Conversation
  ) -> (isSolved: Bool, told: String) {
    var pupil = pupil
    let said = answer.lines.map { pupil.say($0) }
    let isSolved = pupil.session.lesson.map { $0.task >= answers.task } == true
    let told = (said + [pupil.say("check")]).joined(separator: "\n")
    return (isSolved, told.split { $0.isWhitespace }.joined(separator: " "))
  }

  /// In every run each third task that has answers, in long runs each.
  private static let tried = LongTests.sample(of: LessonAnswers.all, every: 3)

  /// Whichever right way was taken, the lesson leads to its end by what it shows from there.
  @Test(arguments: tried)
  func everyRightWayIsAcceptedAndLeadsOn(_ answers: LessonAnswers) throws {
    let beginning = try pupil(at: answers)
    for answer in answers.right {
      var pupil = beginning
      let said = answer.lines.map { pupil.say($0) }
      let isSolved = pupil.session.lesson.map { $0.task >= answers.task } == true
      #expect(isSolved, "\(answer.lines): \(said.joined())")
      while let state = pupil.session.lesson, let task = state.present {
        let way = try pupil.session.way(in: state, of: task)
        if case .here = way {} else { pupil.say("again") }
        for line in way.lines { _ = pupil.session.carryOut(line) }
        guard pupil.session.lesson?.task != state.task else {
          Issue.record("\(answer.lines) leaves task \(state.task + 1) open: \(way)")
          break
        }
      }
    }
  }

  @Test(arguments: tried)
  func whatIsWrongIsAnsweredSoThatItHelps(_ answers: LessonAnswers) throws {
    let pupil = try pupil(at: answers)
    for answer in answers.wrong {
      let (isSolved, told) = outcome(of: answer, to: answers, by: pupil)
      #expect(!isSolved, "accepted: \(answer.lines)")
      #expect(!answer.told.isEmpty)
      for words in answer.told { #expect(told.contains(words), "\(answer.lines): \(told)") }
    }
  }
}
