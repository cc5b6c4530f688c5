import Console
import Prose
import Testing

/// What a pasted or imported console log comes to, from the text to the page.
struct LogVerdictTests {
  private func verdict(_ text: String) -> LogVerdict { LogVerdict(of: text) { false } }

  private func page(_ text: String, _ language: Language = .english, columns: Int = 80) -> String {
    let page = Page(language: language, columns: columns, drawing: .unicode)
    return verdict(text).reports.map { PlainRenderer().render($0, on: page) }.joined()
  }

  private static let entries = [
    "<NSLayoutConstraint:0x600000a1 V:|-(16)-[UILabel:0x7fa1b2c3'Seconds']   (active, names: '|':Demo.PromoView:0x7fa1b2c4 )>",
    "<NSLayoutConstraint:0x600000a2 UILabel:0x7fa1b2c3'Seconds'.bottom == Demo.PromoView:0x7fa1b2c4.bottom - 16   (active)>",
    "<NSLayoutConstraint:0x600000a3 'UISV-hiding' Demo.PromoView:0x7fa1b2c4.height == 0   (active)>",
  ]

  private static func log(_ entries: [String], breaking broken: Int) -> String {
    let list = entries.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      2026-02-03 10:11:12.13 Demo[4:9] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(entries[broken])

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

      """
  }

  private static let hidden = log(entries, breaking: 1)
  private static let twice = log(
    [
      "<SnapKit.LayoutConstraint:0x600000b1@Cell.swift#61 UIButton:0x7fa1b2d1.bottom == UIView:0x7fa1b2d2.bottom - 24.0>",
      "<SnapKit.LayoutConstraint:0x600000b2@Cell.swift#62 UIButton:0x7fa1b2d1.bottom == UIView:0x7fa1b2d2.bottom - 32.0>",
    ], breaking: 0)

  /// Two lines that print one number cannot be called free to hold together when one was broken.
  @Test func aBrokenConstraintThatPrintsTheNumberOfAnotherIsRounded() {
    let entries = [
      "<NSLayoutConstraint:0x600000c1 Demo.ShelfView:0x7fa1b2e8.height >= 31   (active)>",
      "<NSLayoutConstraint:0x600000c2 'UIView-Encapsulated-Layout-Height' Demo.ShelfView:0x7fa1b2e8.height == 31   (active)>",
    ]
    let text = page(Self.log(entries, breaking: 0), columns: 200)
    #expect(text.contains("rounding"))
    #expect(!text.contains("can hold together"))
  }

  /// A log gives a view no frame, but constraints that stand for one; the code takes them away.
  @Test func switchingTheTranslationOffCanBeTypedForAViewOfALog() throws {
    let entries = [
      "<NSAutoresizingMaskLayoutConstraint:0x600000f1 h=--& v=--& Demo.PlankView:0x7fa1b2a1.width == 120   (active)>",
      "<NSLayoutConstraint:0x600000f2 Demo.PlankView:0x7fa1b2a1.width == 80   (active)>",
    ]
    let code = "plankView.translatesAutoresizingMaskIntoConstraints = false"
    #expect(page(Self.log(entries, breaking: 1)).contains(code))
    var conversation = try Conversation()
    #expect(conversation.paste(Self.log(entries, breaking: 1)).contains(code))
    conversation.mustSay([code])
    #expect(!conversation.say("conflicts").contains("cannot all hold"))
  }

  @Test func whatCouldNotBeReadIsSaidFirst() {
    let entries = Self.entries + ["<NSLayoutConstraint:0x600000a4 what is this?   (active)>"]
    let text = page(Self.log(entries, breaking: 1), columns: 200)
    #expect(text.hasPrefix("unread"))
    #expect(text.contains("1 of 4 lines could not be read"))
  }

  /// A height that follows from a width is neither equal to it nor a second height.
  @Test func sizesThatAreTiedAcrossTheAxesAreCalledByTheirNames() {
    let entries = [
      "<NSLayoutConstraint:0x600000d1 UIView:0x7fa1b2e1.height == 0.5*UIView:0x7fa1b2e2.width + 10   (active)>",
      "<NSLayoutConstraint:0x600000d2 UIView:0x7fa1b2e2.width == 100   (active)>",
      "<NSLayoutConstraint:0x600000d3 UIView:0x7fa1b2e1.height == 20   (active)>",
    ]
    let text = page(Self.log(entries, breaking: 2), columns: 200)
    #expect(text.contains("tied together, yet both fixed"))
    #expect(text.contains("ties a width and a height together"))
  }

  /// A window whose size the log does not give may be as large as what lies in it.
  @Test func nothingOverflowsWhatHasNoSize() {
    let entries = [
      "<NSLayoutConstraint:0x600000e1 H:|-(0)-[UIView:0x7fa1b2f1]   (active, names: '|':UIWindow:0x7fa1b2f9 )>",
      "<NSLayoutConstraint:0x600000e2 UIView:0x7fa1b2f1.width == 1.77778*UIView:0x7fa1b2f1.height   (active)>",
      "<NSLayoutConstraint:0x600000e3 UIView:0x7fa1b2f1.width == 320   (active)>",
      "<NSLayoutConstraint:0x600000e4 UIView:0x7fa1b2f1.height == 200   (active)>",
    ]
    let text = page(Self.log(entries, breaking: 3))
    #expect(text.contains("remove c3") && !text.contains("overflows"))
  }

  @Test func aLogIsExplainedWithItsCauseFirst() {
    #expect(
      page(Self.hidden) == """
        cause     hidden in a stack view: promoView is hidden, so its stack view makes
                  its height 0, but what is in it does not shrink
        conflict  these 4 cannot all hold:
          c1              seconds.top == promoView.top + 16
          c2              seconds.bottom == promoView.bottom - 16
          c3              promoView.height == 0  UISV-hiding
          seconds.size.h  seconds.height >= 0
                    16 + 16 = 32, which is 32 more than 0
        broken    c2, as the log says
        repair    let one constraint inside give way at 999, or remove the view instead
                  of hiding it
                  // seconds.bottomAnchor.constraint(
                  //   equalTo: promoView.bottomAnchor, constant: -16)
                  c2.isActive = false; c2.priority = .init(999); c2.isActive = true
        fix       1  c2 @999      c2 misses by 32
                  2  remove c2    nothing moves

        """)
  }

  @Test func aLogIsExplainedInJapaneseOnANarrowPage() {
    let lines = page(Self.twice, .japanese, columns: 40).split(separator: "\n")
    #expect(lines.first?.hasPrefix("原因") == true)
    #expect(lines.allSatisfy { TextWidth.inCells(of: $0) <= 40 })
    #expect(lines.contains { $0.contains("Cell.swift#61") })
  }

  @Test func severalReportsAreNumberedAndEqualOnesCounted() {
    let again = Self.hidden.replacing("0x6", with: "0x7")
    let text = page([Self.hidden, again, Self.twice, Self.hidden].joined(separator: "\n"))
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("report") }
    #expect(
      headings == [
        "report    1/2, line 1, printed 3 times", "report    2/2, line 25, printed 1 time",
      ])
  }

  @Test func jsonHoldsTheFirstReportAndTheOthers() {
    let json = verdict(Self.hidden + Self.twice + Self.twice).json(for: "a.txt").encoded
    #expect(
      json
        == #"{"version":1,"file":"a.txt","constraints":3,"unread":[],"conflict":["0x600000a1","0x600000a2","0x600000a3"],"implicit":["seconds.height >= 0"],"stated":"0x600000a2","predicted":"0x600000a2","cause":"hiddenInStack","times":1,"others":[{"constraints":2,"unread":[],"conflict":["0x600000b1","0x600000b2"],"implicit":[],"stated":"0x600000b1","predicted":"0x600000b1","cause":"twoValues","times":2}]}"#
    )
  }

  @Test func aTextWithoutALogSaysSo() {
    let verdict = verdict("hello")
    #expect(verdict.isEmpty)
    #expect(verdict.reports.isEmpty)
    #expect(
      verdict.objections.map { $0.text(in: .english).string }
        == ["there is no constraint conflict in this text"])
  }

  @Test func whatIsPrintedMayHoldAndThenItIsNotAConflict() {
    let log = Self.log(
      [
        "<NSLayoutConstraint:0x600000c1 H:|-(8)-[UILabel:0x7fa1b2e1]   (Names: '|':UIView:0x7fa1b2e2 )>",
        "<NSLayoutConstraint:0x600000c2 UILabel:0x7fa1b2e1.leading == UIView:0x7fa1b2e2.leadingMargin>",
      ], breaking: 1)
    #expect(!verdict(log).hasConflict)
    #expect(page(log).hasPrefix("open      a margin that is not printed: these hold where"))
    #expect(page(log).contains("view1.leadingMargin is"))
  }

  /// Nothing that is printed ties the two lines together.
  @Test func whatTheLinesLeaveFreeIsOpen() {
    let log = Self.log(
      [
        "<NSLayoutConstraint:0x600000c1 H:|-(8)-[UILabel:0x7fa1b2e1]   (Names: '|':UIView:0x7fa1b2e2 )>",
        "<NSLayoutConstraint:0x600000c2 UILabel:0x7fa1b2e1.trailing <= UIView:0x7fa1b2e2.trailing>",
      ], breaking: 1)
    #expect(page(log).hasPrefix("open      what this report prints can hold together"))
  }

  @Test func whatWasBrokenWithoutNeedIsSaid() {
    let log = Self.log(
      Self.entries + [
        "<NSLayoutConstraint:0x600000a4 UILabel:0x7fa1b2c3'Seconds'.height == 40   (active)>"
      ], breaking: 3)
    #expect(
      page(log).contains(
        "UIKit broke c4; these cannot hold even without it, so it reports again"))
  }

  @Test(arguments: [hidden, twice])
  func aPasteAnswersWithinAScreen(log: String) throws {
    var conversation = try Conversation()
    let answer = conversation.paste(log)
    #expect(answer.split(separator: "\n").count <= 24)
    #expect(answer.contains("cause     "))
  }

  /// A release build on macOS keeps what it would print.
  @Test func aLogThatTheSystemHidesIsKnownAtThePrompt() throws {
    let log = """
      [Layout] Unable to simultaneously satisfy constraints:
      <private>

      Will attempt to recover by breaking constraint 
      <private>

      """
    var conversation = try Conversation(MemoryFiles(["crash.txt": log]))
    #expect(conversation.paste(log).contains("The system printed <private>"))
    #expect(conversation.refusal(of: "import crash.txt").contains("The system printed <private>"))
    let words = verdict(log).objections.map { $0.text(in: .english).string }
    #expect(words.count == 2 && words.last?.hasPrefix("Run the app from Xcode") == true, "\(words)")
  }

  @Test func aFileThatCannotBeReadIsToldAsData() {
    let json = LogVerdict.json(for: "a.log", unreadable: "There is no file.", in: .english)
    #expect(json.encoded.hasPrefix(#"{"version":1,"file":"a.log","constraints":0,"#))
    #expect(json.encoded.hasSuffix(#","error":"There is no file."}"#))
  }

  /// Who shows a log to others may shorten its addresses.
  @Test(arguments: ["0x", "0xa"])
  func shortAddressesAreAddresses(_ start: String) {
    let (stack, label, field) = (
      "UIStackView:\(start)1", "UILabel:\(start)2'Name'", "UITextField:\(start)3"
    )
    let log = Self.log(
      [
        "<NSLayoutConstraint:0x6000 \(stack).height == 44   (active)>",
        "<NSLayoutConstraint:0x6001 'UISV-canvas-connection' \(stack).top == \(label).top   (active)>",
        "<NSLayoutConstraint:0x6002 'UISV-canvas-connection' V:[\(field)]-(0)-|   (active, names: '|':\(stack) )>",
        "<NSLayoutConstraint:0x6003 'UISV-spacing' V:[\(label)]-(8)-[\(field)]   (active)>",
        "<NSLayoutConstraint:0x6004 \(label).height == 20   (active)>",
        "<NSLayoutConstraint:0x6005 \(field).height == 34   (active)>",
      ], breaking: 5)
    #expect(page(log).contains("20 + 8 + 34 = 62, which is 18 more than 44"), "\(page(log))")
    #expect(verdict(log).hasConflict)
  }

  /// UIKit has found what the list does not show, and an exception ends the app.
  @Test func whatTheLogStatesIsAFailure() {
    let open = Self.log([Self.entries[0], Self.entries[2]], breaking: 0)
    #expect(!verdict(open).hasConflict && verdict(open).isFailure)
    let reason = "Constant is not finite!  That's illegal.  constant:nan"
    #expect(!verdict(reason).isFailure)
    #expect(
      verdict("*** Terminating app due to uncaught exception 'X', reason: '\(reason)'").isFailure)
    // No app goes on behind this.
    #expect(verdict("Unable to parse constraint format:\nExpected a view\nH:|-8-|").isFailure)
  }
}
