import ConsoleSupport
import Testing

@testable import Console

/// Constraints that hold while the screen is as large as they come to.
struct OneScreenOnlyTests {
  /// On a screen 320 wide.
  private static let pinned = [
    "add label a \"One\"", "a.top == view.top + 40", "a.leading == view.leading + 10",
    "a.trailing == view.trailing - 10",
  ]

  @Test func `A width between two pins is told before the device is rotated`() throws {
    var conversation = try Conversation(onSmallScreen: Self.pinned + ["expect unsuspicious"])
    let answer = conversation.say("a.width == 300")
    #expect(answer.contains("suspect   c4 (one screen)"), "\(answer)")
    let listed = conversation.say("suspicions")
    #expect(
      listed.contains("c4 holds on this screen only: with c2, c3 it needs one that is 320"),
      "\(listed)")
    #expect(conversation.say("fix").contains("1  remove c4"))
    conversation.mustSay([
      "expect suspicious a oneScreenOnly", "fix 1", "expect unsuspicious", "expect a.width == 300",
    ])
  }

  @Test func `The order of the lines does not matter`() throws {
    var conversation = try Conversation(onSmallScreen: Self.pinned.dropLast() + ["a.width == 300"])
    let answer = conversation.say("a.trailing == view.safeArea.trailing - 10")
    #expect(answer.contains("suspect   c3 (one screen)"), "\(answer)")
  }

  @Test func `Views side by side fill a screen as one does`() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view a", "add view b", "V:|-40-[a(20)]; V:|-40-[b(20)]", "H:|-10-[a(100)]-20-[b]-10-|",
      "expect unsuspicious",
    ])
    let answer = conversation.say("b.width == 180")
    #expect(answer.contains("(one screen)"), "\(answer)")
    conversation.mustSay(["fix 1", "expect unsuspicious", "expect b.width == 180"])
  }

  @Test(arguments: [
    // What it is tied to is narrower than the screen, and is not held at both ends.
    [
      "add view box", "V:|-40-[box(40)]; box.leading == view.leading",
      "add label b \"One\" in box", "V:|[b]", "H:|[b(50)]|",
    ],
    // The screen may be wider.
    ["a.width == 300 @999"], ["a.width <= 300"], ["a.width == view.width - 20"],
    // It is as wide as what is scrolled.
    [
      "add scrollView box", "V:|-40-[box(40)]; H:|[box]|", "add view b in box", "V:|[b(40)]|",
      "H:|[b(320)]|",
    ],
  ])
  func `What fits other screens as well is not told`(lines: [String]) throws {
    var conversation = try Conversation(onSmallScreen: Self.pinned + lines)
    let listed = conversation.say("suspicions")
    #expect(!listed.contains("this screen only"), "\(listed)")
  }

  @Test func `A conflict is told as a conflict alone`() throws {
    var conversation = try Conversation(onSmallScreen: Self.pinned)
    let answer = conversation.say("a.width == 200")
    #expect(answer.contains("conflict"), "\(answer)")
    #expect(!answer.contains("one screen"), "\(answer)")
  }

  @Test func `A conflict elsewhere keeps nothing back`() throws {
    var conversation = try Conversation(
      onSmallScreen: Self.pinned + ["a.height == 20", "a.height == 30"])
    let answer = conversation.say("a.width == 300")
    #expect(answer.contains("(one screen)"), "\(answer)")
  }
}
