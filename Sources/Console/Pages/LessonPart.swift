import Drawing
import Prose

extension LessonInProgress {
  /// The lesson as a page has it.
  var page: SessionPage.Lesson {
    let begun = beginning.first?.history.step ?? 0
    return SessionPage.Lesson(
      title: lesson.title, tasks: lesson.tasks.map(SessionPage.Assignment.init),
      present: present == nil ? nil : task,
      goal: goal.map { ($0, begun) })
  }
}

extension SessionPage.Assignment {
  fileprivate init(_ task: LessonTask) {
    self.init(
      words: task.words, rules: task.prohibitions.map(LessonWords.rule), hints: task.hints,
      solution: task.solution.flatMap { SessionFile.lines(of: $0.line) })
  }
}
