import Console
import Testing

/// `_` is the value that was shown last.
@Suite struct LastValueTests {
  @Test func `It goes on with what was shown`() throws {
    var conversation = try Conversation(onSmallScreen: [])
    #expect(conversation.say("10.0 / 4") == "2.5")
    #expect(conversation.say("_ * 2 + _") == "7.5")
    #expect(conversation.say("(_, 1)") == "(7.5, 1)")
    #expect(conversation.say("? _ == (7.5, 1)") == "true")
  }

  @Test func `A line is remembered with the value itself, to the last decimal`() throws {
    var conversation = try Conversation(onSmallScreen: ["add view box"])
    conversation.say("320.0 / 3")
    conversation.mustSay(["box.width == _", "save a.tsume"])
    #expect(conversation.files["a.tsume"]?.contains("box.width == 106.66666666666667") == true)
    conversation.say("0 - 8")
    conversation.mustSay(["box.leading == view.trailing + _", "expect c2.constant == -8"])
  }

  @Test func `A name that nobody wants stays one`() throws {
    var conversation = try Conversation(onSmallScreen: ["add view box", "add view other"])
    conversation.say("3")
    conversation.mustSay(
      [
        "_ = box.addInteraction(x)", "for _ in 0..<2 { box.width == 10 }",
        "[box, other].forEach { _ in }", "let (_, b) = (1, 2)", "expect b == 2",
      ].filter { !$0.contains("addInteraction") })
    #expect(conversation.say("expect count 2").isEmpty)
  }

  @Test func `A parameter without a label is none`() throws {
    var conversation = try Conversation(onSmallScreen: [])
    conversation.say("3")
    conversation.mustSay([
      "func area(_ w: CGFloat, by h: CGFloat = 2) -> CGFloat { w * h }", "expect area(4) == 8",
      "var tap: ((_ n: Int) -> Int)?", "tap = { $0 + 1 }", "expect tap?(4) == 5",
    ])
    #expect(conversation.say("area(2)") == "4")
  }

  @Test func `Before there is one it is refused`() throws {
    var conversation = try Conversation(onSmallScreen: [])
    #expect(conversation.refusal(of: "_ + 1").contains("_"))
  }
}
