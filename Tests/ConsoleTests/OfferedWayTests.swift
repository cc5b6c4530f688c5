import Console
import Prose
import Testing

/// The numbers of what `torutsume` shows: from 1 where nothing else was shown, and good for as long as the
/// layout stays.
@Suite struct OfferedWayTests {
  private static let column = [
    "add imageView image", "add label label \"Optional\"", "content label 60x20.333",
    "add button button \"Next\"", "image.top == view.top + 20; image.height == 100",
    "label.top == image.bottom + 8 as upper", "button.top == label.bottom + 8 as lower",
    "image.leading == view.leading + 16; image.trailing == view.trailing - 16",
    "label.centerX == view.centerX; button.centerX == view.centerX", "hide label",
  ]

  private func conversation(_ language: Language = .english) throws -> Conversation {
    var conversation = try Conversation(language: language)
    conversation.mustSay(Self.column)
    return conversation
  }

  private func number(ofFirstWay answer: String) -> Substring? {
    answer.split(separator: "\n").first { $0.hasPrefix("fallback") }?
      .split(separator: " ").dropFirst().first
  }

  @Test func `They begin with 1 where no repair was shown`() throws {
    var conversation = try conversation()
    #expect(number(ofFirstWay: conversation.say("torutsume label")) == "1")
    conversation.mustSay(["fix 1", "expect button.y == 128"])
    #expect(conversation.say("history").contains("torutsume label fallback"))
  }

  @Test func `They go on where the others were shown`() throws {
    var conversation = try conversation()
    #expect(conversation.say("suspicions").contains("(fix 1)"))
    #expect(number(ofFirstWay: conversation.say("torutsume label")) == "2")
  }

  @Test func `The list that was shown last counts`() throws {
    var conversation = try conversation()
    _ = conversation.say("torutsume label")
    let listed = conversation.say("fix")
    #expect(number(ofFirstWay: listed) == "2", "\(listed)")
    conversation.mustSay(["fix 2", "expect button.y == 128"])
  }

  @Test(arguments: ["fix 1", "fix 2", "fix 99"])
  func `A list from before a step is said to be so`(_ line: String) throws {
    var conversation = try conversation()
    conversation.mustSay(["show label", "torutsume label", "add view other"])
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains("from before the layout changed"), "\(refusal)")
    #expect(refusal.contains("torutsume label shows it as it is now"), "\(refusal)")
    _ = conversation.say("fix")
    conversation.mustSay(["fix 1"])
  }

  @Test func `One repair alone is said to be one`() throws {
    var conversation = try conversation(.japanese)
    _ = conversation.say("fix")
    let refusal = conversation.refusal(of: "fix 2")
    #expect(refusal.contains("あるのは 1 番だけです"), "\(refusal)")
  }
}
