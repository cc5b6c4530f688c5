import Console
import Prose

/// The results of a check in the form that build servers read.
struct JUnitReport {
  private let checks: [SessionCheck]

  init(_ checks: [SessionCheck]) { self.checks = checks }

  var text: String {
    let failures = checks.count { !$0.passed }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="tsume" tests="\#(checks.count)" failures="\#(failures)">"#,
    ]
    for check in checks {
      lines.append(#"  <testcase name="\#(Self.escaped(check.path))">"#)
      for failure in check.failures {
        let expected = failure.mismatch.expected.text(in: check.language).string
        let found = failure.mismatch.found.text(in: check.language).string
        let words = "\(check.path):\(failure.line): expected \(expected), found \(found)"
        lines.append(#"    <failure message="\#(Self.escaped(words))"/>"#)
      }
      lines.append("  </testcase>")
    }
    return (lines + ["</testsuite>", ""]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
