import Console
import Prose

/// Marks in the form that build servers and registers read: a case for each pupil and task.
struct JUnitMarks {
  private let marked: [(file: String, marking: LessonMarking)]
  private let lesson: String
  private let language: Language

  init(_ marked: [(file: String, marking: LessonMarking)], of lesson: String, in language: Language)
  {
    (self.marked, self.lesson, self.language) = (marked, lesson, language)
  }

  var text: String {
    let results = marked.flatMap(\.marking.results)
    let failures = results.count { $0 != .solved }
    let head = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="\#(lesson.escapedInMarkup)" tests="\#(results.count)" failures="\#(failures)">"#,
    ]
    let cases = marked.flatMap { file, marking in
      marking.results.enumerated().map { testCase($1, task: $0 + 1, of: file) }
    }
    return (head + cases + ["</testsuite>", ""]).joined(separator: "\n")
  }

  private func testCase(
    _ result: LessonMarking.Result, task: Int, of file: String
  ) -> String {
    let start = #"  <testcase classname="\#(file.escapedInMarkup)" name="\#(task)""#
    if result == .solved { return start + "/>" }
    let missing = result.missing.map { $0.text(in: language).string.escapedInMarkup }
    return start + #"><failure message="\#(missing.joined(separator: "; "))"/></testcase>"#
  }
}
