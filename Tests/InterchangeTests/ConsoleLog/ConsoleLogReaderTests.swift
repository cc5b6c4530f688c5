import Testing

@testable import Interchange

private let list = [
  "<NSLayoutConstraint:0x600000a1 H:|-(16)-[UILabel:0x7fa1b2c3'Total > 5']   (active, names: '|':UIView:0x7fa1b2c4 )>",
  "<NSLayoutConstraint:0x600000a2 UILabel:0x7fa1b2c3'Total > 5'.width == 400   (active)>",
  "<NSLayoutConstraint:0x600000a3 'UIView-Encapsulated-Layout-Width' UIView:0x7fa1b2c4.width == 375   (active)>",
]

private let headline = "Unable to simultaneously satisfy constraints."
private let advice =
  "\tProbably at least one of the constraints in the following list is one you don't want."
private let recovery = "Will attempt to recover by breaking constraint "
private let ending =
  "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this."

private let whole = """
  2026-02-03 10:11:12.131415+0100 Demo[42:99] [LayoutConstraints] \(headline)
  \(advice)
  (
      "\(list[0])",
      "\(list[1])",
      "\(list[2])"
  )

  \(recovery)
  \(list[1])

  \(ending)
  The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
  """

/// What every way of pasting the same report must give.
private func checkWhole(_ text: String) throws {
  let log = ConsoleLogReader.read(text)
  let report = try #require(log.reports.first)
  #expect(log.reports.count == 1)
  #expect(report.unread == [])
  #expect(
    report.constraints.map(\.reference.description) == ["0x600000a1", "0x600000a2", "0x600000a3"])
  #expect(report.constraints.first?.relation.second?.item.address?.digits == "7fa1b2c4")
  #expect(report.constraints.first?.relation.first.item.text == "Total > 5")
  #expect(report.constraints.last?.identifier == "UIView-Encapsulated-Layout-Width")
  #expect(report.brokenConstraint == report.constraints[1])
  #expect(log.notes == [])
}

/// What happens to a report between the console and the reader.
struct Paste: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let change: @Sendable (String) -> String

  init(_ name: String, _ change: @escaping @Sendable (String) -> String) {
    testDescription = name
    self.change = change
  }
}

@Test(arguments: [
  Paste("as printed") { $0 },
  Paste("on one line") { $0.split(separator: "\n").joined(separator: " ") },
  Paste("behind comment markers") { prefixed($0, by: "//\t") },
  Paste("inside a block comment") { prefixed($0, by: " * ") },
  Paste("quoted") { prefixed($0, by: "> ") },
  Paste("without quotes") { $0.replacing("\"", with: "") },
  Paste("without quotes and commas") {
    $0.replacing("\",", with: "").replacing("\"", with: "")
  },
  Paste("without parentheses") {
    $0.replacing("\n(\n", with: "\n").replacing("\n)\n", with: "\n")
  },
  Paste("without headline") {
    $0.split(separator: "\n").dropFirst(2).joined(separator: "\n")
  },
  Paste("with blank lines between") { $0.replacing(",\n", with: ",\n\n") },
  Paste("with Windows line ends") { $0.replacing("\n", with: "\r\n") },
  Paste("in Markdown") {
    $0.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing("<", with: "\\<")
  },
  Paste("from a web page") {
    $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("   ", with: " \u{a0}")
  },
  Paste("with the broken one on the same line") {
    $0.replacing("\(recovery)\n", with: recovery)
  },
  Paste("with the broken one in quotes") {
    $0.replacing("\n\(list[1])\n", with: "\n\"\(list[1])\"\n")
  },
  Paste("closed behind the last element") { $0.replacing("\"\n)", with: "\")") },
])
func aReportIsReadHoweverItWasPasted(paste: Paste) throws {
  try checkWhole(paste.change(whole))
}

private func prefixed(_ text: String, by prefix: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { prefix + $0 }.joined(separator: "\n")
}

@Test(arguments: [41, 57, 80, 100])
func aReportIsReadWhenItsLinesWereWrapped(width: Int) throws {
  let wrapped = whole.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var rest = line
    var parts: [Substring] = []
    while rest.count > width {
      parts.append(rest.prefix(width))
      rest = rest.dropFirst(width)
    }
    return (parts + [rest]).joined(separator: "\n")
  }
  let log = ConsoleLogReader.read(wrapped.joined(separator: "\n"))
  let report = try #require(log.reports.first)

  #expect(
    report.constraints.map { meaning(of: $0.relation) } == [
      "0x7fa1b2c3.leading == 0x7fa1b2c4.leading + 16.0", "0x7fa1b2c3.width == + 400.0",
      "0x7fa1b2c4.width == + 375.0",
    ])
  #expect(report.brokenConstraint?.reference.description == "0x600000a2")
}

@Test func severalReportsInOneTextAreToldApart() {
  let log = ConsoleLogReader.read(whole + "\n\nsome other output\n" + whole)

  #expect(log.reports.map(\.constraints.count) == [3, 3])
  #expect(log.reports.map(\.line) == [1, 16])
}

@Test func theMacFormNamesTheBrokenConstraintOnOneLine() throws {
  let log = ConsoleLogReader.read(
    """
    Conflicting constraints detected: (
        "<NSLayoutConstraint:0x600000a1 NSView:0x7fa1b2c3.width == 4   (active)>",
        "<NSLayoutConstraint:0x600000a2 NSView:0x7fa1b2c3.width == 5   (active)>"
    ).

    Will attempt to recover by breaking <NSLayoutConstraint:0x600000a2 NSView:0x7fa1b2c3.width == 5   (active)>.
    """)

  #expect(log.reports.map(\.constraints.count) == [2])
  #expect(log.reports.first?.brokenConstraint?.reference.description == "0x600000a2")
}

@Test func anEntryInNoKnownFormIsKeptWithItsLine() throws {
  let log = ConsoleLogReader.read(
    """
    \(headline)
    (
        "\(list[0])",
        "<NSLayoutConstraint: 0x600000b1> (null) ((null), (null))",
        "\(list[2])"
    )
    """)
  let report = try #require(log.reports.first)

  #expect(report.constraints.count == 2)
  #expect(report.unread.map(\.line) == [4])
  #expect(report.unread.first?.reference?.description == "0x600000b1")
  #expect(log.notes.map(\.line) == [4, 1])
  #expect(log.notes.last?.kind == .brokenIsNotNamed)
}

@Test func aTextThatEndsInsideANumberDoesNotGiveAShorterNumber() throws {
  let log = ConsoleLogReader.read(
    "(\n    \"\(list[0])\",\n    \"<NSLayoutConstraint:0x600000b1 UIView:0x7fa1b2c3.height == 12")

  #expect(log.reports.first?.constraints.count == 1)
  #expect(
    log.notes.contains {
      $0.line == 3
        && $0.kind == .cutShort("NSLayoutConstraint:0x600000b1 UIView:0x7fa1b2c3.height == 12")
    })
}

@Test func aBrokenConstraintThatIsCutIsKnownByItsAddress() {
  let log = ConsoleLogReader.read(
    "(\n    \"\(list[0])\",\n    \"\(list[1])\"\n)\n\n\(recovery)\n<NSLayoutConstraint:0x600000a2 H:[U"
  )

  #expect(log.reports.first?.brokenConstraint?.reference.description == "0x600000a2")
  #expect(log.notes == [])
}

@Test func aBrokenConstraintThatIsNotListedIsNoted() {
  let log = ConsoleLogReader.read(
    "(\n    \"\(list[0])\",\n    \"\(list[1])\"\n)\n\n\(recovery)\n\(list[2])\n")

  #expect(log.reports.first?.constraints.count == 3)
  #expect(log.reports.first?.isBrokenAdded == true)
  #expect(log.reports.first?.brokenConstraint?.reference.description == "0x600000a3")
  #expect(
    log.notes.map(\.kind) == [.brokenIsNotListed(.address(.init(digits: "600000a3")))])
}

@Test func whatTheSystemHidesIsNoted() {
  let log = ConsoleLogReader.read("[Layout] \(headline)\n<private>\n\n\(recovery)\n<private>\n")

  #expect(log.reports == [])
  #expect(log.notes.map(\.kind) == [.hiddenBySystem, .hiddenBySystem])
}

@Test func aTextWithoutConstraintsSaysSo() {
  #expect(ConsoleLogReader.read("hello").notes.map(\.kind) == [.nothingFound])
}

@Test func anUnnamedSuperviewIsNoted() {
  let log = ConsoleLogReader.read(
    "(\n    \"<NSLayoutConstraint:0x600000a1 H:|-(16)-[UILabel:0x7fa1b2c3]   (active)>\"\n)")

  #expect(log.notes.first?.kind == .superviewIsNotNamed(.address(.init(digits: "600000a1"))))
}
