import AutoLayout
import Diagnosis
import Prose
import Reporting
import TestSupport
import Testing

@testable import Console

/// A task that asks for a relation is not done by what merely looks like it here.
@Suite struct LessonLoopholeTests {
  /// In every run every third lesson, in long runs all of them.
  private static let tried = ShippedLesson.all.enumerated()
    .filter { LongTests.areWanted || $0.offset.isMultiple(of: 3) }.map(\.element)

  @Test(arguments: tried)
  func aTaskNamesItsViewsAndRefusesWhatActsOtherwiseElsewhere(_ lesson: ShippedLesson) throws {
    var (pupil, _) = try lesson.pupil()
    for (number, task) in lesson.lesson.tasks.enumerated() {
      expectNames(of: task, in: pupil.session.state.document)
      for (answer, elsewhere) in LessonLoopholes(pupil.session, task).accepted() {
        Issue.record(
          "task \(number + 1) accepts \(answer.kind) \(answer.lines), unlike after \(elsewhere)")
      }
      pupil.say("next")
    }
  }

  /// What the learner's own lines can shift has no place in a lesson: a constraint is spoken of by a
  /// name, or by what it says.
  @Test(arguments: ShippedLesson.all)
  func noLessonSpeaksOfAConstraintByItsNumber(_ lesson: ShippedLesson) {
    for line in lesson.file.lines {
      #expect(!line.contains(/\bc\d+\b/), "\(line)")
    }
  }

  /// The names that are to be typed are found in the task.
  private func expectNames(of task: LessonTask, in document: Document) {
    let typed = Self.words(task.solution.map(\.line).joined(separator: " "))
    let names = document.layerOrder().compactMap { document.view($0)?.name }
      .filter { typed.contains($0) && $0 != "view" && $0 != "window" }
    for text in [task.words.text(in: .english), task.words.text(in: .japanese)]
    where !names.isEmpty {
      #expect(names.contains { Self.words(text.string).contains($0) }, "\(text.string): \(names)")
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init))
  }
}
