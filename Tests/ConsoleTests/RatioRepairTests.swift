import Testing

/// A picture that keeps its ratio is too high once the device is turned: the ratio is what gives way.
@Suite struct RatioRepairTests {
  private static let hero = [
    "device iphone-15", "add imageView hero", "add label title \"Hello\"",
    "hero.top == view.safeArea.top", "hero.leading == view.leading",
    "hero.trailing == view.trailing", "hero.height == hero.width * 9/16 as ratio",
    "title.top == hero.bottom + 16", "title.leading == view.leading + 16",
  ]

  /// The title keeps its height, so the ratio has to be weaker than the text.
  @Test func aRatioThatPushesATextOutGivesWay() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.hero + ["title.bottom <= view.safeArea.bottom - 16", "rotate"])
    let fixes = conversation.say("fix")
    #expect(fixes.contains("ratio @749"), "\(fixes)")
    let number = fixes.split(separator: "\n").first { $0.contains("ratio @749") }?
      .split(separator: " ").first { Int($0) != nil }
    conversation.mustSay([
      "fix \(number ?? "0")", "expect no conflict", "expect title.height == 20.333",
      "expect title.bottom == view.safeArea.bottom - 16",
    ])
  }

  /// Beside a cap both are offered: the ratio and the cap.
  @Test func aRatioAgainstACapGivesWayAtTheUsualPriority() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.hero + ["hero.height <= 300 as cap", "rotate"])
    let fixes = conversation.say("fix")
    #expect(fixes.contains("ratio @999") && fixes.contains("cap @999"), "\(fixes)")
    #expect(!fixes.contains("@749"), "\(fixes)")
  }
}
