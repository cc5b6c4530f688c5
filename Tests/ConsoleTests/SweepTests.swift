import Console
import Prose
import Testing

/// `sweep`: how the layout follows a constant.
@Suite struct SweepTests {
  private static let box = [
    "add view box", "box.leading == view.leading + 16 as lead",
    "box.trailing == view.trailing - 16 as tail; box.width >= 200 as least",
    "box.top == view.top + 20; box.height == 40",
  ]

  @Test func eachPieceSaysWhatMovesAndWhatBreaks() throws {
    var conversation = try Conversation(onSmallScreen: Self.box)
    let before = conversation.session.history.current.document
    #expect(
      conversation.say("sweep lead from 0 to 400") == """
        sweep     lead from 0 to 400; now it is 16
        0 → 104   ok
          box       x  0 → 104 (×1), width  304 → 200 (×-1)
        104 → 304  broken: least
          box       x  104 → 304 (×1), width  200 → 0 (×-1)
        304 → 400  broken: tail; ambiguous: box.width; off the screen: box
          box       x  304 → 400 (×1), width  0 → 200 at once
                  nothing is changed
        """)
    #expect(conversation.session.history.current.document == before)
    conversation.mustSay(["expect lead.constant == 16", "expect no conflict"])
  }

  @Test func theReportIsInJapanese() throws {
    var conversation = try Conversation(onSmallScreen: Self.box, language: .japanese)
    #expect(
      conversation.say("sweep lead.constant from 0 to 400") == """
        スイープ  lead を 0 から 400 まで（今は 16）
        0 → 104   良好
          box       x  0 → 104（×1）、width  304 → 200（×-1）
        104 → 304  除外：least
          box       x  104 → 304（×1）、width  200 → 0（×-1）
        304 → 400  除外：tail；曖昧：box.width；画面の外：box
          box       x  304 → 400（×1）、width  0 → 200（一度に）
                  レイアウトは変更していません
        """)
  }

  @Test func theWidthOfTheWindowCanBeSweptDownwards() throws {
    var conversation = try Conversation(onSmallScreen: Self.box)
    #expect(
      conversation.say("sweep window.w from 320 to 200 of box") == """
        sweep     window.w from 320 to 200; now it is 320
        320 → 232  ok
          box       width  288 → 200 (×1)
        232 → 200  broken: least
          box       width  200 → 168 (×1)
                  nothing is changed
        """)
  }

  /// A text that wraps is at once so much higher, at the width at which it does.
  @Test func whatTheSystemMakesOfALayoutIsFollowed() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label text \"Some words that are too long for one line\"", "text.numberOfLines = 0",
      "text.leading == view.leading; text.top == view.top; text.width == 100 as w",
    ])
    let report = conversation.say("sweep w from 150 to 400")
    let ends = report.matches(of: #/→ ([0-9.]+)  ok/#).compactMap { Double($0.output.1) }
    let wrap = try #require(ends.last)
    #expect(report.contains("→ 400  text leaves the screen at 320"), "\(report)")
    conversation.mustSay([
      "w.constant = \(wrap + 0.002)", "expect text.height == 20.5", "w.constant = \(wrap - 0.002)",
      "expect text.height == 41",
    ])
    #expect(report.contains("height  41 → 20.5 at once"), "\(report)")
  }

  @Test func nothingMovesWhereNothingIsWatchedThatDoes() throws {
    var conversation = try Conversation(
      onSmallScreen: Self.box + ["add view other", "H:|[other]|", "V:|[other]|"])
    #expect(
      conversation.say("sweep lead from 0 to 50 of other") == """
        sweep     lead from 0 to 50; now it is 16
        0 → 50    nothing moves
                  nothing is changed
        """)
  }

  @Test func ofManyPiecesTheFirstAreShownAndAllAreInTheJSON() throws {
    let views = (1...9).flatMap { view in
      [
        "add view v\(view)",
        "v\(view).leading == view.leading @500; v\(view).leading >= box.leading - \(view * 10)",
        "v\(view).width == 10; v\(view).height == 10; v\(view).top == view.top",
      ]
    }
    var conversation = try Conversation(onSmallScreen: Self.box + views)
    let report = conversation.say("sweep lead from 5 to 95")
    #expect(report.split(separator: "\n").count <= 23, "\(report)")
    #expect(report.contains(" more: sweep lead from 5 to 95 --json"), "\(report)")
    let turn = conversation.session.execute("sweep lead from 5 to 95 --json")
    let json = try #require(turn.reports.first).json(in: .english).encoded
    #expect(json.contains("\"label\":\"90 → 95\""), "\(json)")
  }

  @Test func nobodyMissesTheRoomOfWhatIsHidden() throws {
    let lines = [
      "add label note \"Hi\"", "note.leading == view.leading", "note.top == view.top",
      "note.height == 5 as high",
    ]
    var conversation = try Conversation(onSmallScreen: lines)
    #expect(conversation.say("sweep high from 0 to 9").contains("note.resist.v"))
    conversation.mustSay(["hide note"])
    #expect(!conversation.say("sweep high from 0 to 9").contains("note.resist.v"))
  }

  @Test func whatCannotBeSweptIsRefusedWithTheReason() throws {
    var conversation = try Conversation(onSmallScreen: Self.box)
    conversation.mustSay(["deactivate least"])
    for (line, words) in [
      ("sweep least from 0 to 9", "least is inactive, so nothing follows its constant."),
      ("sweep lead from 7 to 7", "A sweep ends at another number than it begins with."),
      ("sweep lead from 7 to 7", "For example from 7 to 107."),
      ("sweep lead from 0 to x", "x is not a number."),
      ("sweep lead form 0 to 9", "Did you mean from?"),
      ("sweep led from 0 to 9", "Did you mean lead?"),
      ("sweep lead from 0 to 9 of bix", "Did you mean box?"),
      ("sweep box from 0 to 9", "I need a constraint here"),
      ("sweep box.width from 0 to 9", "box.width is an anchor"),
      ("sweep box.size.w from 0 to 9", "box.size.w is made by the system and cannot be set."),
      ("sweep window.w from 0 to 9", "This is a number from 1 to 10000000."),
    ] {
      let refusal = conversation.refusal(of: line)
      #expect(refusal.contains(words), "\(line): \(refusal)")
    }
    conversation.mustSay(["activate least", "box.removeFromSuperview()"])
    #expect(
      conversation.refusal(of: "sweep lead from 0 to 9")
        .contains("lead is not in the layout: box is not in the window."))
  }

  @Test func tabLeadsThroughTheLine() throws {
    let conversation = try Conversation(onSmallScreen: Self.box)
    #expect(Set(conversation.offered("sweep le")) == ["lead", "least"])
    #expect(conversation.offered("sweep lead ") == ["from"])
    #expect(conversation.offered("sweep lead from ") == ["16"])
    #expect(conversation.offered("sweep lead.constant from ") == ["16"])
    #expect(conversation.offered("sweep window.w from ") == ["320"])
    #expect(conversation.offered("sweep lead from 16 ") == ["to"])
    #expect(conversation.offered("sweep lead from 16 to ") == ["116"])
    #expect(conversation.offered("sweep lead from 16 to 116 ") == ["of"])
    #expect(conversation.offered("sweep lead from 16 to 116 of b") == ["box"])
  }
}
