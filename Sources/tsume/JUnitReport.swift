import Console
import Prose

/// The results of a check in the form that build servers read.
struct JUnitReport {
  private let checks: [SessionCheck]
  private let language: Language

  init(_ checks: [SessionCheck], in language: Language) {
    self.checks = checks
    self.language = language
  }

  var text: String {
    let failures = checks.count { !$0.passed }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="tsume" tests="\#(checks.count)" failures="\#(failures)">"#,
    ]
    for check in checks {
      lines.append(#"  <testcase name="\#(check.path.escapedInMarkup)">"#)
      for failure in check.knownFailures {
        let words = failure.words(in: check.path, isKnown: true).text(in: language).string
        lines.append(#"    <skipped message="\#(words.escapedInMarkup)"/>"#)
      }
      for failure in check.failures {
        let words = failure.words(in: check.path).text(in: language).string
        // A line break of its own is none that a reader has to see.
        let details = PlainRenderer().lines(of: failure.explanation, on: Page.standard(language))
          .map(\.escapedInMarkup).joined(separator: "\n")
        lines.append(
          #"    <failure message="\#(words.escapedInMarkup)">\#(details)</failure>"#)
      }
      lines.append("  </testcase>")
    }
    return (lines + ["</testsuite>", ""]).joined(separator: "\n")
  }
}
