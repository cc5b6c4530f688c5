import Console
import Prose

/// Marks in the form that build servers and registers read: a suite for each lesson, a case for each pupil
/// and task, and one with an error for each answer that cannot be read.
struct JUnitMarks {
  typealias Suite = (lesson: String, marked: [MarkRun.Marked])

  private let suites: [Suite]
  private let language: Language

  init(_ suites: [Suite], in language: Language) {
    (self.suites, self.language) = (suites, language)
  }

  var text: String {
    let all = suites.flatMap(\.marked)
    let lines = suites.flatMap { suite in
      [#"  <testsuite name="\#(suite.lesson.escapedInMarkup)" \#(counts(suite.marked))>"#]
        + suite.marked.flatMap(testCases) + ["  </testsuite>"]
    }
    return
      ([#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<testsuites name="tsume" \#(counts(all))>"#]
      + lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func counts(_ marked: [MarkRun.Marked]) -> String {
    let markings = marked.compactMap { try? $0.result.get() }
    let (results, errors) = (markings.flatMap(\.results), marked.count - markings.count)
    let failures = results.count { $0 != .solved }
    return #"tests="\#(results.count + errors)" failures="\#(failures)" errors="\#(errors)""#
  }

  private func testCases(of marked: MarkRun.Marked) -> [String] {
    switch marked.result {
    case .success(let marking):
      marking.results.indices.map { testCase(of: marking, task: $0, in: marked.file) }
    case .failure(let failure):
      [
        start(marked.file, name: markup(LessonMarking.notRead))
          + #"><error message="\#(markup(failure.reason))"/></testcase>"#
      ]
    }
  }

  /// The lines that were refused stand with the first task.
  private func testCase(of marking: LessonMarking, task: Int, in file: String) -> String {
    let start = start(file, name: "\(task + 1) \(markup(marking.tasks[task]))")
    let missing = marking.results[task].missing.map(markup).joined(separator: "; ")
    let failure = missing.isEmpty ? "" : #"<failure message="\#(missing)"/>"#
    let refused = task > 0 ? [] : marking.refusals.map { "\($0.line): \(markup($0.reason))" }
    let output =
      refused.isEmpty ? "" : "<system-out>\(refused.joined(separator: "\n"))</system-out>"
    let body = failure + output
    return body.isEmpty ? start + "/>" : "\(start)>\(body)</testcase>"
  }

  private func start(_ file: String, name: String) -> String {
    #"    <testcase classname="\#(file.escapedInMarkup)" name="\#(name)""#
  }

  private func markup(_ words: Phrase) -> String { words.text(in: language).string.escapedInMarkup }
}
