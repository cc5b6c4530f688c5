import Console
import Prose
import Testing

/// Words of shells, debuggers and editors that people type out of habit, at the prompt.
@Suite struct ForeignWordTests {
  private func atPrompt(_ lines: [String]) throws -> Conversation {
    var conversation = try Conversation()
    conversation.session.acceptsPrefixes = true
    conversation.mustSay(["add view box", "box.width == 100"] + lines)
    return conversation
  }

  @Test func `What one command does is done, and kept under the command's word`() throws {
    var conversation = try atPrompt(["ls", "constraint box.height == 40", "delete box"])
    let history = conversation.say("history")
    #expect(history.contains("constrain box.height == 40"))
    #expect(history.contains("remove box"))
    #expect(!history.contains("delete"))
    #expect(conversation.session.execute("exit").wantsToQuit)
  }

  @Test func `What could be two commands is asked back`() throws {
    var conversation = try atPrompt([])
    #expect(conversation.refusal(of: "list").contains("tree or constraints"))
    #expect(conversation.refusal(of: "open a.tsume").contains("import a.tsume"))
  }

  @Test func `In a file the command's own word is asked for`() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box"])
    #expect(conversation.refusal(of: "delete box").contains("Here that is remove box."))
  }

  @Test(arguments: [
    (":q", "quit"), (":wq", "save NAME"), ("!ls", "tree"), ("!rm box", "remove box"),
    ("q!", "quit"),
  ])
  func `A line of an editor or a shell leads to what does the same`(
    _ line: String, _ here: String
  ) throws {
    var conversation = try atPrompt([])
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains("another program"))
    #expect(refusal.contains("Here that is \(here)."))
  }

  @Test func `A question with a mark is none`() throws {
    var conversation = try atPrompt([])
    #expect(conversation.say("!box.isHidden") == "true")
  }

  @Test(arguments: [
    ("sweep", "sweep c1 from 0 to 200"),
    ("branch wide", "starts a branch; history shows all of them"),
    ("device アイフォン", "Did you mean iphone-16"), ("device アイフォン15", "Did you mean iphone-15?"),
    ("keyboard on", "keyboard 336"), ("traits dark", "colours"),
    ("move box 10 10", "box.leading == view.leading + 16"),
  ])
  func `What is missing or meant is told with a line that would do`(
    _ line: String, _ told: String
  ) throws {
    var conversation = try atPrompt([])
    let words = conversation.refusal(of: line).split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(told))
  }

  @Test func `Words alone tell what there is`() throws {
    var conversation = try atPrompt(["after tree"])
    #expect(conversation.say("after").hasPrefix("After every step: tree."))
    #expect(conversation.say("why").contains("nothing is in conflict"))
    conversation.say("box.width == 200")
    #expect(conversation.say("why").contains("these 2 cannot all hold"))
  }

  @Test func `A size between pixels says how it is drawn`() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view half", "half.width == 0.5*view.width; half.height == 10"])
    let why = conversation.say("why half.width")
    #expect(why.contains("half.width is 196.5"))
    #expect(why.contains("drawn 196.667 long"))
    #expect(!conversation.say("why half.height").contains("drawn"))
    #expect(conversation.refusal(of: "_").contains("none has yet"))
  }

  @Test func `A name that people use for the latest of its kind says that it is the first`() throws
  {
    var conversation = try atPrompt([])
    #expect(conversation.say("device iphone-se").contains("iphone-se-2 and"))
    #expect(!conversation.say("device iphone-8").contains("first of its name"))
  }
}
