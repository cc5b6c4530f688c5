import Console
import Prose

/// The results of a check in the form that build servers read.
///
/// A case has one result: many servers show only the first of several failures, and count a case that is
/// skipped as well as skipped, though it failed.
struct JUnitReport {
  private let checks: [SessionCheck]
  private let language: Language

  init(_ checks: [SessionCheck], in language: Language) {
    self.checks = checks
    self.language = language
  }

  var text: String {
    let failures = checks.count { !$0.passed }
    let skipped = checks.count { $0.passed && !$0.knownFailures.isEmpty }
    let lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="tsume" tests="\#(checks.count)" failures="\#(failures)" "#
        + #"errors="0" skipped="\#(skipped)">"#,
    ]
    return (lines + checks.map(testCase) + ["</testsuite>", ""]).joined(separator: "\n")
  }

  private func testCase(of check: SessionCheck) -> String {
    let start = #"  <testcase classname="tsume" name="\#(check.path.escapedInMarkup)""#
    let parts = [failure(of: check) ?? knownFailure(of: check), notices(of: check)]
      .compactMap(\.self)
    if parts.isEmpty { return start + "/>" }
    return "\(start)>\n    \(parts.joined(separator: "\n    "))\n  </testcase>"
  }

  /// The first in the headline, all of them below it.
  private func failure(of check: SessionCheck) -> String? {
    let all = check.failures.map { ($0.words(in: check.path), $0.explanation) }
    guard let first = all.first?.0 else { return nil }
    let details = all.flatMap { words, explanation in
      [words.text(in: language).string]
        // A line break of its own is none that a reader has to see.
        + PlainRenderer().lines(of: explanation, on: Page.standard(language))
    }
    let body = details.map(\.escapedInMarkup).joined(separator: "\n")
    return #"<failure message="\#(markup(first))" type="expectation">\#(body)</failure>"#
  }

  private func knownFailure(of check: SessionCheck) -> String? {
    let words = check.knownFailures.map { $0.words(in: check.path, isKnown: true) }
    if words.isEmpty { return nil }
    return #"<skipped message="\#(words.map(markup).joined(separator: "; "))"/>"#
  }

  /// What is no failure, and yet to be read.
  private func notices(of check: SessionCheck) -> String? {
    let words = check.notices.map { markup($0.words(in: check.path)) }
    return words.isEmpty ? nil : "<system-out>\(words.joined(separator: "\n"))</system-out>"
  }

  private func markup(_ words: Phrase) -> String { words.text(in: language).string.escapedInMarkup }
}
