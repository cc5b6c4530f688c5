import Diagnosis
import Drawing
import Prose
import Reporting

extension LessonInProgress {
  /// The lesson as a page has it.
  var page: SessionPage.Lesson {
    SessionPage.Lesson(
      title: lesson.title, tasks: lesson.tasks.map(SessionPage.Assignment.init),
      present: present == nil ? nil : task,
      goal: goal.map { ($0.solution, firstStep) })
  }
}

extension SessionPage.Assignment {
  fileprivate init(_ task: LessonTask) {
    self.init(
      words: task.words, rules: task.prohibitions.map(LessonWords.rule),
      hints: task.hints.map(LessonText.plain),
      solution: task.solution.flatMap { SessionFile.lines(of: LessonText.plain($0.line)) },
      praise: task.praise.map(LessonText.plain))
  }
}
