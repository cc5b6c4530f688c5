import Console
import Prose
import Testing

/// `diff`: what differs between two moments.
@Suite struct DiffTests {
  @Test func itNamesEveryKindOfDifference() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title \"Name\"", "title.leading == view.leading + 16 as left",
      "title.top == view.top + 20", "add view card", "let room = 8", "mark before",
      "title.text = \"Title\"", "left.constant = 8", "c2.identifier = \"top\"",
      "rename title heading", "move heading in card", "add view box 10x10", "box.width == 9 @751",
      "device iphone-5s", "navbar on", "direction rtl", "remove card", "let other = 3",
    ])
    #expect(
      conversation.say("diff before") == """
        diff      from step 5 to step 17
        screen    device iphone-15 → iphone-5s; navbar off → on; safe area top 59 → 64;
                  direction ltr → rtl
        views     heading was called title; heading moved from view to card;
                  heading.text "Name" → "Title"
                  card removed from view
                  + view box in view
          view      width  393 → 320, height  852 → 568
          box       (~0, ~0, 9, 10)
          title     gone
          card      gone
          left      heading.leading == view.leading + 8  constant 16 → 8; went with
                                                         heading
          c2        heading.top == view.top + 20   went with heading; identifier = "top"
          + c3      box.width == 9  @751
          + other   3
        ambiguous box.x  anything; nothing fixes its leading edge
                  box.leading == view.leading + 16 would settle it
        ambiguous box.y  anything; nothing fixes its top edge
                  box.top == view.top + 16 would settle it
        """)
  }

  @Test func anotherKindIsTold() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label a \"Name\"", "mark before", "goto 0", "add view b", "add view a 10x10",
    ])
    let rows = conversation.say("diff before views").split(separator: "\n")
    #expect(rows.contains { $0.contains("a: label → view") }, "\(rows)")
  }

  /// Both branches gave their second view and first constraint the same numbers.
  @Test func branchesAreComparedByNames() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view a 10x10", "add view b 20x20", "b.leading == view.leading", "b.top == view.top",
      "goto 1", "add view c 30x30", "add view b 20x20", "b.leading == view.leading + 5",
      "c.top == view.top",
    ])
    #expect(
      conversation.say("diff 4 8")
        == """
        diff      from step 4 to step 8
        views     + view c in view
          c         (~0, 0, 30, 30)
          b         x  0 → 5
          c1        b.leading == view.leading + 5  constant 0 → 5
          c2        c.top == view.top              was b.top == view.top
        ambiguous c.x  anything; nothing fixes its leading edge
                  c.leading == view.leading + 16 would settle it
        ambiguous b.y  anything; nothing fixes its top edge
                  b.top == view.top + 16 would settle it
        """)
  }

  @Test func aReplayIsComparedWithWhatItWasSavedFrom() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a 10x10", "a.leading == view.leading", "save x.tsume"])
    conversation.mustSay(["a.top == view.top", "replay x.tsume"])
    #expect(conversation.say("diff 2 6").contains("nothing differs"))
    #expect(conversation.say("diff 3").contains("- c2      a.top == view.top"))
  }

  /// `goto` tells of the same things as `diff`, by their names.
  @Test func goingToAnotherBranchTellsWhatDiffers() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label a \"A\"", "a.top == view.top", "a.leading == view.leading + 3",
      "add view b 10x10", "b.width == 400",
      "b.leading == view.leading; b.trailing == view.trailing",
      "goto 2", "save x.tsume", "replay x.tsume",
    ])
    let there = conversation.session.history.step
    #expect(
      conversation.say("goto 2") == """
        step 2    here from step \(there)
        state     1 constraint; ambiguous: a.x
        """)
    conversation.mustSay(["goto \(there)", "goto 3"])
    #expect(
      conversation.say("goto \(there)") == """
        step \(there)    here from step 3
          a         x  3 → ~0
        ambiguous a.x  anything; nothing fixes its leading edge
                  a.leading == view.leading + 16 would settle it
        state     1 constraint; ambiguous: a.x
        """)
    #expect(
      conversation.say("goto 3") == """
        step 3    here from step \(there)
          a         x  0 → 3
        settled   a.x
        ok        2 constraints, nothing ambiguous, nothing in conflict
        """)
    conversation.mustSay(["goto \(there)"])
    let away = conversation.say("goto 6")
    #expect(away.contains("  b         (0, ~0, 400, 10)"), "\(away)")
    #expect(away.contains("conflict  these 4 cannot all hold:"), "\(away)")
    let back = conversation.say("goto \(there)")
    #expect(back.contains("  b         gone"), "\(back)")
  }

  @Test func itIsNoLongerThanAScreenAndSaysHowToSeeTheRest() throws {
    var conversation = try Conversation()
    let lines = (1...40).flatMap { ["add label v\($0)", "v\($0).top == view.top + \($0)"] }
    conversation.mustSay(lines)
    let text = conversation.say("diff 0")
    #expect(text.split(separator: "\n").count == 24)
    for part in ["views", "frames", "constraints", "findings"] {
      #expect(text.contains(" more: diff 0 80 \(part)"))
    }
    #expect(conversation.say("diff 0 80 frames").split(separator: "\n").count == 41)
    #expect(conversation.say("diff 0 constraints").split(separator: "\n").count == 41)
    let turn = conversation.session.execute("diff 0 --json")
    let json = try #require(turn.reports.first).json(in: .english).encoded
    #expect((1...40).allSatisfy { json.contains("\"v\($0)\"") && json.contains("v\($0).x") })
  }

  @Test func aMarkCalledLikeAPartIsAMark() throws {
    var conversation = try Conversation()
    conversation.mustSay(["mark frames", "add view a"])
    #expect(conversation.say("diff frames").contains("from step 0 to step 1"))
    #expect(conversation.say("diff frames views").contains("+ view a in view"))
  }

  @Test func itCompletesPartsBehindMoments() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a"])
    for line in ["diff fr", "diff 0 fr", "diff 0 1 fr"] {
      #expect(conversation.offered(line) == ["frames"])
    }
    #expect(conversation.refusal(of: "diff 0 1 viws").contains("Did you mean views?"))
  }
}
