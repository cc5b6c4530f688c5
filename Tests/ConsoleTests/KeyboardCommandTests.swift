import Console
import Testing

/// `keyboard`, and the guide that follows it.
@Suite struct KeyboardCommandTests {
  @Test func theGuideIsWhereTheKeyboardCoversAView() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view bar", "bar.bottom == view.keyboard.top", "bar.height == 44",
      "expect bar.bottom == 818", "keyboard 336", "expect bar.bottom == 516",
      "expect moved bar", "keyboard 20", "expect bar.bottom == 818", "undo",
      "expect bar.bottom == 516", "keyboard off", "expect bar.bottom == 818", "save kept",
      "replay kept.tsume", "expect bar.bottom == 818",
    ])
  }

  @Test func aViewWithinIsCoveredAsFarAsItReachesDown() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view card", "card.top == view.top; card.bottom == view.bottom - 100",
      "add view bar in card",
      "bar.bottom == card.keyboard.top", "bar.height == 44", "keyboard 336",
      "expect bar.bottom == 516",
    ])
  }

  /// The guide is as high as what is covered, which is never more than the view.
  @Test func aKeyboardThatIsHigherThanTheViewCoversAllOfIt() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device 667x375", "keyboard 400", "expect view.keyboard.top == 0",
      "expect view.keyboard.height == 375", "add view card", "card.top == view.top + 300",
      "card.height == 50", "card.leading == view.leading; card.width == 100",
      "add view bar in card",
      "bar.top == card.keyboard.top; bar.height == 10",
      "bar.leading == card.leading; bar.width == 9",
      "expect bar.y == 0",
    ])
  }

  @Test(arguments: ["keyboard", "keyboard -5", "keyboard on", "keyboard 0"])
  func whatIsNoHeightIsRefused(line: String) throws {
    var conversation = try Conversation()
    #expect(conversation.refusal(of: line).contains("keyboard"))
  }

  @Test func theGuideIsToldWhatItGoesBy() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view card 90x44", "card.bottom == view.keyboard.top"])
    let set = conversation.say("view.keyboardLayoutGuide.usesBottomSafeArea = false")
    #expect(set.contains("view.keyboard.usesBottomSafeArea true → false"), "\(set)")
    #expect(set.contains("card      y  774 → 808"), "\(set)")
    conversation.mustSay([
      "expect !view.keyboard.usesBottomSafeArea", "expect card.keyboard.usesBottomSafeArea",
      "keyboard 20", "expect card.bottom == 832", "undo", "undo", "expect card.bottom == 818",
    ])
    #expect(conversation.say("view.keyboard.followsUndockedKeyboard = true").contains("docked"))
    #expect(conversation.offered("view.keyboard.uses") == ["usesBottomSafeArea"])
    #expect(conversation.refusal(of: "view.safeArea.usesBottomSafeArea = true").contains("uses"))
  }
}
