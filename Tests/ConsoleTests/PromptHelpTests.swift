import Console
import Prose
import Testing

/// What is typed at the prompt beside the layout: help that is searched, lines that repeat.
@Suite struct PromptHelpTests {
  @Test func `Pages are found by what they say, in either language`() throws {
    var conversation = try Conversation()
    let found = conversation.say("help -k keyboard")
    #expect(found.hasPrefix("  keyboard"))
    #expect(found.contains("\n  guides"))
    // The same pages, and that of the language, which lists the Japanese words; which of them says it more
    // often is each language's own.
    let inJapanese = conversation.say("help -k キーボード").split(separator: "\n")
    #expect(
      Set(inJapanese.filter { !$0.hasPrefix("  language ") }) == Set(found.split(separator: "\n")))
    #expect(conversation.refusal(of: "help -k qwertz").contains("No page of the help has qwertz"))
    #expect(conversation.refusal(of: "help -k").contains("a word to look for"))
    let several = conversation.say("help -k content size category")
    #expect(several.hasPrefix("  adjustsFontForContentSizeCategory "), "\(several)")
    #expect(several.contains("\n  contentSize "), "\(several)")
    #expect(conversation.refusal(of: "help -k qwertz zqwert").contains("No page of the help"))
    #expect(conversation.say("help -k a").split(separator: "\n").count <= 20)
  }

  /// The lines that are meant by those that are typed.
  private func meant(_ typed: String...) -> [String] {
    var repetition = Repetition()
    return typed.map { repetition.line(for: $0) }
  }

  @Test(arguments: ["step", "undo", "redo", "continue", "back", "und", "undo 2"])
  func `Enter repeats four commands`(_ command: String) {
    #expect(meant(command, "", "  ", "tree", "") == [command, command, command, "tree", ""])
  }

  @Test func `Enter repeats nothing else, nor what could not be done`() {
    #expect(meant("", "hide a", "", "undone", "") == ["", "hide a", "", "undone", ""])
    var repetition = Repetition()
    let typed = repetition.line(for: "undo")
    repetition.end()
    let repeated = repetition.line(for: "")
    #expect((typed, repeated) == ("undo", ""))
  }
}
