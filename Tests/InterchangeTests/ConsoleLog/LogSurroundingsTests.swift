import Testing

@testable import Interchange

// What consoles, tools and people put around a report (constraint conflict log, sections 1 and 2.4).

private let entries = [
  "<NSLayoutConstraint:0x600000a1 V:|-(8)-[UILabel:0x7fa1b2c3'Seconds']   (active, names: '|':UIView:0x7fa1b2c4 )>",
  "<SnapKit.LayoutConstraint:0x600000a2@Cell.swift#12 UILabel:0x7fa1b2c3'Seconds'.height == 40.0>",
  "<NSLayoutConstraint:0x600000a3 'UIView-Encapsulated-Layout-Height' UIView:0x7fa1b2c4.height == 20   (active)>",
]

private let report = """
  Unable to simultaneously satisfy constraints.
  \tProbably at least one of the constraints in the following list is one you don't want. 
  \tTry this: 
  \t\t(1) look at each constraint and try to figure out which you don't expect; 
  \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
  \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 
  (
      "\(entries[0])",
      "\(entries[1])",
      "\(entries[2])"
  )

  Will attempt to recover by breaking constraint 
  \(entries[1])

  Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
  The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
  """

private func check(_ text: String, times: Int = 1) throws {
  let log = ConsoleLogReader.read(text)
  #expect(log.reports.count == times)
  for report in log.reports {
    #expect(report.unread == [])
    #expect(
      report.constraints.map { meaning(of: $0.relation) } == [
        "0x7fa1b2c3.top == 0x7fa1b2c4.top + 8.0", "0x7fa1b2c3.height == + 40.0",
        "0x7fa1b2c4.height == + 20.0",
      ])
    #expect(report.constraints.map(\.identifier?.count) == [nil, nil, 33])
    #expect(report.brokenConstraint?.source == .init(file: "Cell.swift", line: 12))
  }
}

private func eachLine(_ change: (Substring) -> String) -> String {
  report.split(separator: "\n", omittingEmptySubsequences: false).map(change)
    .joined(separator: "\n")
}

/// Each in front of the headline alone.
@Test(arguments: [
  "", "2026-02-03 10:11:12.131415+0100 Demo[42:99] ",
  "2026-02-03 10:11:12.131415+0100 Demo[42:99] [LayoutConstraints] ", "[LayoutConstraints] ",
  "[Layout] ", "Mar  4 18:25:38 host Demo[42]: ", "Mar  4 18:25:38 host Demo[42] <Error>: ",
  "<Warning>: ", "11/15/14 7:37:32.893 AM Demo[42]: ", "(lldb) ", "flutter: ", "\u{feff}",
])
func aPrefixOfTheHeadlineIsPassedOver(prefix: String) throws { try check(prefix + report) }

/// Each in front of every line.
@Test(arguments: [
  "[        ] ", "[  +13 ms] ", "[DEVICE LOG] ", " [native] ", "// ", " * ", "> ", "    ", "\t\t",
  "Mar  4 18:25:38 host Demo(UIKitCore)[42] <Notice>: ", "10:11:12.131 Demo[42:99] ", "**", "| ",
])
func aPrefixOfEveryLineIsPassedOver(prefix: String) throws {
  try check(eachLine { prefix + $0 })
}

@Test func theOldHeaderOnOneLineIsPassedOver() throws {
  try check(
    report.replacing(": \n\t\t(1)", with: ": (1)").replacing("; \n\t\t(2)", with: "; (2)")
      .replacing(". \n\t(Note", with: ". (Note"))
}

@Test(arguments: [
  "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints",
  "Break on objc_exception_throw to catch this in the debugger.",
  "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES",
])
func everyTailEndsAReport(tail: String) throws {
  let body = report.components(before: "Make a symbolic")
  try check(body + tail + "\nlabel is <UILabel: 0x7fa1b2c3; frame = (0 0; 10 10)>\n")
}

@Test func xcodesMetadataIsPassedOver() throws {
  let metadata =
    "Type: Error | Timestamp: 2026-02-03 10:11:12.13+01:00 | Process: Demo | Library: UIKitCore | "
    + "Subsystem: com.apple.UIKit | Category: LayoutConstraints | TID: 0x29a0d4"
  try check("\(report)\n\(metadata)\n")
  try check("\(metadata)\n\(report)")
}

@Test func aLogInTheMidstOfProseIsFound() throws {
  try check(
    """
    Hi all, since iOS 26 I get this. I have [8, 16] as margins (see `Cell.swift`) and "text" too:

    ```
    \(report)
    ```

    Any idea? My view is <UIView: 0x7fa1b2c4; frame = (0 0; 320 20); layer = <CALayer: 0x6000>>.
    """)
}

@Test func severalLogsInOneTextAreKeptApart() throws {
  try check("\(report)\n2026-02-03 Demo[4:9] other output\n\(report)\n\(report)", times: 3)
}

@Test func reportsThatDifferInAddressesAreOneConflict() {
  let again = report.replacing("0x600000a", with: "0x600000b").replacing("0x7fa1", with: "0x7fb2")
  let other = report.replacing("-(8)-", with: "-(9)-")
  let log = ConsoleLogReader.read([report, again, other, report].joined(separator: "\n"))

  #expect(log.distinctReports.map(\.count) == [3, 1])
  #expect(log.distinctReports.map(\.report.line) == [1, log.reports[2].line])
}

@Test func aBrokenConstraintOfAnotherRunIsKnownByWhatItSays() {
  let copied = report.replacing(
    "constraint \n<SnapKit.LayoutConstraint:0x600000a2",
    with: "constraint \n<SnapKit.LayoutConstraint:0x600000ff")
  let log = ConsoleLogReader.read(copied)

  #expect(log.reports.first?.brokenConstraint?.reference.description == "0x600000a2")
  #expect(
    log.notes.map(\.kind) == [
      .brokenIsListedAs(
        .address(.init(digits: "600000ff")), .address(.init(digits: "600000a2")))
    ])
}

@Test func remarksBelongToTheirReport() {
  let cut = report.components(before: "Will attempt")
  let log = ConsoleLogReader.read("\(report)\n\(cut.replacing("(8)", with: "(9)"))")
  let reports = log.distinctReports.map(\.report)

  #expect(reports.map { log.notes(on: $0).map(\.kind) } == [[], [.brokenIsNotNamed]])
}

@Test func hyphensThatATrackerTookForLinesThroughTheTextAreRead() throws {
  let struck = report.replacing("-(8)-", with: "~~(8)~~")
  try check(struck.replacing("'UIView-Encapsulated-Layout", with: "'UIView~~Encapsulated~~Layout"))
}

@Test func aModuleNamedAfterConstraintsDoesNotBeginAnEntry() throws {
  try check(
    report.replacing("UIView:0x7fa1b2c4", with: "ConstraintsShelf_Demo.PlankView:0x7fa1b2c4"))
}

extension String {
  fileprivate func components(before text: String) -> String {
    firstRange(of: text).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
