import Console
import Testing

/// What is shown again on others, is said twice or is offered by number: told by the step, with its repair.
@Suite struct ShownAgainTests {
  private static let column = [
    "add imageView a 10x10", "add label b \"x\"", "add button c \"y\"", "V:|-100-[a]-8-[b]-8-[c]",
    "a.leading == view.leading; b.leading == a.leading; c.leading == a.leading",
    "torutsume b swap",
  ]

  @Test func `A text that comes back onto a button is told, and goes back to its place`() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.column)
    let answer = conversation.say("show b")
    #expect(answer.contains("suspect   b (overlap): suspicions says why"), "\(answer)")
    #expect(conversation.say("suspicions").contains("(fix 1)"))
    #expect(conversation.say("fix").contains("c7 off, c3 on"))
    conversation.mustSay(["fix 1", "expect unsuspicious", "expect no conflict"])
    conversation.mustSay(["expect c3.isActive", "expect not c7.isActive", "expect c.y > b.y + 20"])
    #expect(conversation.say("history").contains("c7.isActive = false; c3.isActive = true"))
  }

  @Test func `What is hidden or has its own place is not told`() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.column + ["undo", "hide b"])
    #expect(!conversation.say("show b").contains("suspect"))
    #expect(!conversation.say("hide b").contains("suspect"))
  }

  @Test func `What is broken can be removed, and nothing moves`() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.column + ["show b"])
    let answer = conversation.say("c3.isActive = true")
    #expect(answer.contains("remove c3"), "\(answer)")
    let removal = answer.split(separator: "\n").first { $0.contains("remove c7") }
    #expect(removal?.contains("nothing moves") == true, "\(answer)")
  }

  /// Where another repair leaves everything as it is shown, that is enough.
  @Test func `It is not offered beside what does the same`() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.width == 100"])
    let answer = conversation.say("box.width == 200")
    #expect(answer.contains("c2 @999") && !answer.contains("remove c2"), "\(answer)")
  }

  @Test(arguments: [
    "box.width == 100", "box.height == 40", "box.width == 2*box.height",
  ])
  func `A size that is said twice is told`(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "add view other", "other.width == 100"])
    #expect(!conversation.say(line).contains("suspect"))
    let answer = conversation.say(line)
    #expect(answer.contains("suspect   c3 (repeated): suspicions says why"), "\(answer)")
    #expect(!conversation.say("box.top == view.top").contains("suspect"), "once is enough")
  }
}
