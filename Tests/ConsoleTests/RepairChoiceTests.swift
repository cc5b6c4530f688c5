import Testing

/// Which repairs of a conflict are offered, and what they are told to do.
@Suite struct RepairChoiceTests {
  /// A button that is pinned at the right, and a superfluous distance that pushes it out.
  private static let superfluous = [
    "add view avatar", "add button follow \"Follow\"", "avatar.leading == view.leading + 20",
    "avatar.top == view.top + 60", "avatar.width == 64", "avatar.height == 64",
    "follow.trailing == view.trailing - 20", "follow.centerY == avatar.centerY",
    "follow.width >= 88 @750", "follow.leading == avatar.trailing + 300",
  ]

  @Test func whatHarmsNothingIsOfferedFirst() throws {
    var conversation = try Conversation()
    conversation.mustSay(Array(Self.superfluous.dropLast()))
    let told = conversation.say(Self.superfluous.last ?? "")
    // However short the list of members is, what is broken is in it.
    #expect(told.contains("\n  c8             follow.leading == avatar.trailing + 300"), "\(told)")
    #expect(conversation.say("fix").contains("1  remove c8"))
    conversation.mustSay(["fix 1", "expect no conflict", "expect follow.width == 88"])
  }

  /// A label that shows nothing is no container that has no size yet.
  @Test func aLabelThatHugsNothingIsNotCalledEmptyForNow() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let a = UILabel(); view.addSubview(a)",
      "a.translatesAutoresizingMaskIntoConstraints = false", "a.width == 200",
    ])
    let answer = conversation.say("a.setContentHuggingPriority(.required, for: .horizontal)")
    #expect(answer.contains("conflict") && !answer.contains("for the moment"), "\(answer)")
  }

  @Test func aConstraintThatIsNotActiveSaysSo() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "a.width == 30;", "H:|-[a];"])
    #expect(!conversation.say("c1").contains("inactive"))
    conversation.mustSay(["c1.isActive = false"])
    let answer = conversation.say("c1")
    #expect(answer.contains("a.width == 30") && answer.contains("(inactive)"), "\(answer)")
    let made = "a.topAnchor.constraint(equalTo: view.topAnchor)"
    #expect(conversation.say("\(made).isActive") == "false")
    #expect(conversation.say("\(made).constant") == "0")
  }
}
