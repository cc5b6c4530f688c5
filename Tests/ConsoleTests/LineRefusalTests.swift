import Console
import Testing

/// Lines that once did nothing, or something else, without a word.
@Suite struct LineRefusalTests {
  @Test(arguments: [
    (
      ["add view a", "a.width == 1", "a.width == 2"], "fix -9223372036854775808",
      "There is no repair"
    ),
    (["add guide gap"], "hide gap", "layout guide"),
    (["add guide gap"], "direction rtl gap", "layout guide"),
    (["let gap = 8"], "remove gap", "value"),
    (["add label title", "remove title"], "timeline title", "not in the window"),
    (
      ["add label title", "add view box", "remove title"], "measure title box", "not in the window"
    ),
    (["add layer border", "add view box"], "measure border box", "layer"),
    (["add view box", "box.width == 1"], "traits in wC", "in"),
    (["add view box", "box.width == 1"], "traits c1 in wC wR", "one width"),
    (["add view box", "box.width == 1"], "traits c1 in any wC", "one width"),
    (["add view box", "box.width == 1"], "traits c1 in wC any", "one width"),
    (["add view box"], "at loadView { box.frame = view.bounds }", "viewDidLoad"),
    (
      ["add layer border"],
      "onLayout view { border.frame = CGRect(width: 10, height: 20, x: 0, y: 0) }", "frame"
    ),
    (["device iphone-5"], "at viewIsAppearing view.bounds", "UIKit does not call"),
  ])
  func whatCannotBeMeantIsRefusedWithWords(
    before: [String], line: String, words: String
  ) throws {
    var conversation = try Conversation()
    conversation.mustSay(before)
    #expect(conversation.refusal(of: line).contains(words))
  }

  @Test func setDoesWhatAnAssignmentDoes() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title", "set title.tintColor .red", "add view box 10x10", "add view overlay",
      "set overlay.frame box.frame", "rotate",
    ])
    #expect(conversation.say("suspicions").contains("overlay"))
  }

  @Test func nothingTakenBackAtAPhaseStartsNothingAnew() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Name\"", "rotate"])
    let step = conversation.session.history.step
    conversation.mustSay(["at viewDidLoad nothing"])
    #expect(conversation.session.history.step == step)
    #expect(conversation.say("timeline").contains("rotation"))
  }

  @Test(arguments: [
    "add label title 60x20 \"Hello\"", "add label title in card \"Hello\"",
    "add label title 60x20 in card \"Hello\"", "add label title \"Hello\" 60x20 in card",
  ])
  func aNewViewsTextMayStandAnywhere(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view card", line, "expect title.text == \"Hello\""])
  }

  @Test func manyStretchesAreCounted() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    for _ in 0..<8 { conversation.mustSay(["hide title", "show title"]) }
    #expect(conversation.say("when title.isHidden").contains("and 2 times more"))
  }
}
