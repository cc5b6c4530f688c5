import Console
import Synchronization
import Testing

/// `edit`: a text goes to the user's editor, and what comes back is carried out.
@Suite struct EditCommandTests {
  /// Who edits: what they see, and what they make of it.
  private final class Editor: Sendable {
    let seen = Mutex<[String]>([])
    let change: @Sendable (String) -> String

    init(_ change: @escaping @Sendable (String) -> String) { self.change = change }

    func edit(_ text: String) -> EditedText {
      seen.withLock { $0.append(text) }
      return .text(change(text))
    }
  }

  private func conversation(_ editor: Editor) throws -> Conversation {
    var surroundings = MemoryFiles().surroundings
    surroundings.edit = { editor.edit($0) }
    return try Conversation(surroundings: surroundings)
  }

  @Test func `The last block takes the place of its step`() throws {
    let editor = Editor { $0.replacing("10", with: "20") }
    var conversation = try conversation(editor)
    conversation.paste("add view a\na.width == 10")
    conversation.mustSay(["edit", "expect a.width == 20", "expect count 1"])
    #expect(editor.seen.withLock { $0 } == ["add view a\na.width == 10\n"])
    #expect(conversation.session.history.current.parent == 0)
  }

  @Test func `A block that was refused is edited until it is right`() throws {
    let editor = Editor { $0.replacing("wdith", with: "width") }
    var conversation = try conversation(editor)
    conversation.paste("add view a\na.wdith == 10")
    conversation.mustSay(["edit", "expect a.width == 10"])
  }

  @Test func `One that is refused afterwards changes nothing`() throws {
    let editor = Editor { $0 + "nonsense nonsense" }
    var conversation = try conversation(editor)
    conversation.paste("add view a\na.width == 10")
    #expect(conversation.refusal(of: "edit").contains("nonsense"))
    conversation.mustSay(["expect a.width == 10"])
    #expect(conversation.refusal(of: "edit").contains("nonsense"))
    #expect(editor.seen.withLock { $0.last } == "add view a\na.width == 10\nnonsense nonsense\n")
  }

  @Test func `The whole session begins anew`() throws {
    let editor = Editor { $0.replacing("10", with: "30") }
    var conversation = try conversation(editor)
    conversation.mustSay([
      "add view a", "a.width == 10", "edit", "expect a.width == 30", "expect count 1",
    ])
    #expect(editor.seen.withLock { $0 } == ["add view a\na.width == 10\n"])
    let turn = conversation.session.execute("edit session")
    #expect(turn.reports.count == 1)
    conversation.mustSay(["undo", "undo", "expect count 0"])
  }

  @Test func `What comes back as it was is not carried out`() throws {
    let editor = Editor { $0 }
    var conversation = try conversation(editor)
    conversation.paste("add view a\na.width == 10")
    #expect(conversation.say("edit").contains("nothing is carried out"))
    conversation.mustSay(["expect count 1"])
  }

  @Test func `Without a terminal there is no editor`() throws {
    var conversation = try Conversation()
    #expect(conversation.refusal(of: "edit").contains("needs a terminal"))
  }

  /// A session that stops at a slip is worth no less than the one before it.
  @Test func `What was there before comes back by undo, and is told`() throws {
    let editor = Editor { $0.replacing("a.width == 10", with: "a.wdith == 30") }
    var conversation = try conversation(editor)
    conversation.mustSay(["add view a", "a.width == 10", "a.height == 20"])
    let answer = conversation.say("edit")
    #expect(answer.contains("goto 3"))
    conversation.mustSay(["expect count 0", "undo", "undo", "expect count 2"])
    conversation.mustSay(["redo", "redo", "expect count 0", "goto 3", "expect a.height == 20"])
  }

  /// After a kill, too: the lines before, what was edited, and what was typed then.
  @Test func `What is kept leads to the same steps again`() throws {
    let editor = Editor { $0.replacing("a.width == 10", with: "a.wdith == 30") }
    var original = try conversation(editor)
    var kept: [String] = []
    let lines = [
      "add view a", "a.width == 10", "a.height == 20", "edit", "goto 3", "a.width == 50",
    ]
    for line in lines {
      if case .lines(let more) = original.session.execute(line).keeping { kept += more }
    }
    let text = kept.map { $0 + "\n" }.joined()
    var surroundings = MemoryFiles().surroundings
    surroundings.interrupted = { [InterruptedSession(text: text, folder: "")] }
    var again = try Conversation(surroundings: surroundings)
    let answer = again.say("resume")
    #expect(!answer.contains("session.tsume"))
    #expect(again.session.history.step == original.session.history.step)
    for question in ["history", "tree", "constraints"] {
      #expect(again.say(question) == original.say(question))
    }
  }
}
