import Foundation
import Testing

/// What must not stand in the sources, or only in one place.
@Suite struct MannerTests {
  /// Each with the files in which it may stand.
  private static let banned: [(text: String, allowed: [String])] = [
    ("fatalError(", []), ("try!", []), ("as!", []), ("TO" + "DO", []), ("FIX" + "ME", []),
    ("String(format:", []), ("print(", ["Sources/tsume/", "Sources/LineEditing/"]),
    // Escape sequences belong to the renderers, and to the line editor on its own screen.
    ("\\u{1b}", ["Sources/Prose/", "Sources/LineEditing/"]),
    ("\\u{1B}", ["Sources/Prose/", "Sources/LineEditing/"]),
    ("\\u{001B}", ["Sources/Prose/", "Sources/LineEditing/"]),
    ("Thread.", []), ("Task {", []),
    // The server waits for several viewers at once; all else goes one step after another.
    ("async ", ["Sources/LivePage/"]), ("Date(", []),
  ]

  @Test(arguments: SourceTree.sources)
  func nothingBannedStandsInTheSources(_ file: SourceTree.File) {
    for (number, line) in file.lines.enumerated() where !Self.isComment(line) {
      for rule in Self.banned where line.contains(rule.text) {
        let isAllowed = rule.allowed.contains { file.path.hasPrefix($0) }
        #expect(isAllowed, "line \(number + 1) has \(rule.text)")
      }
    }
  }

  /// A machine may be slow, and busy with something else. What hangs is the affair of the run's watchdog.
  @Test(arguments: SourceTree.tests)
  func noTestLooksAtTheClock(_ file: SourceTree.File) {
    let clocks = [
      ".time" + "Limit(", "Continuous" + "Clock", "Suspending" + "Clock", "sle" + "ep(",
    ]
    for (number, line) in file.lines.enumerated() where !Self.isComment(line) {
      for clock in clocks where line.contains(clock) {
        Issue.record("line \(number + 1) has \(clock)")
      }
    }
  }

  /// Nearly zero is decided in one place. Other small numbers have a meaning of their own and a name.
  @Test(arguments: SourceTree.sources)
  func onlyToleranceDecidesWhatIsNearlyZero(_ file: SourceTree.File) {
    guard !file.path.hasSuffix("Tolerance.swift") else { return }
    for (number, line) in file.lines.enumerated() where !Self.isComment(line) {
      let compares = line.contains("<") || line.contains(">")
      #expect(
        !(compares && line.contains(#/\d[eE]-\d/#)),
        "line \(number + 1) compares with a small number")
    }
  }

  @Test(arguments: SourceTree.sources)
  func everyPhraseIsInBothLanguages(_ file: SourceTree.File) {
    let text = file.lines.joined(separator: "\n")
    for call in text.matches(of: #/Phrase\(\s*en:/#) {
      let rest = text[call.range.lowerBound...].prefix(1_500)
      #expect(rest.contains("ja:"), "a phrase without Japanese: \(rest.prefix(80))")
    }
  }

  @Test(arguments: SourceTree.sources)
  func publicIsNowhere(_ file: SourceTree.File) {
    for line in file.lines {
      let words = line.drop { $0 == " " }
      let isPublic = words.hasPrefix("public ") || words.hasPrefix("open ")
      #expect(!isPublic, "\(line)")
    }
  }

  @Test func theTopLevelIsExactlyWhatItShouldBe() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)
    let visible = Set(names.filter { !$0.hasPrefix(".") && $0 != "Package.resolved" })
    #expect(
      visible == ["Package.swift", "Sources", "Tests", "Sessions", "README.md", "Makefile"])
  }

  private static func isComment(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("//")
  }
}
