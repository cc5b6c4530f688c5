import Console
import Prose
import Testing

/// A session that somebody wrote by hand is replayed and saved again: what is no step stays in it, and
/// what cannot stay is told.
@Suite struct HandWrittenSessionTests {
  private static let lesson = """
    # A lesson.
    language ja
    // Two steps.

    add label title "こんにちは" # trailing
    | anything
    say en "One" ja "一"
    \t# between

    tree
    | view
    expect accepted
    title.top == view.top + 20
    paste
    # in a paste
    title.text = "x"
    .
    nobody.top == 1
    | refused
    expect refused "nobody"
    after tree
    mark here
    # end

    """

  private func saved(_ text: String, _ lines: [String]) throws -> (text: String?, words: String) {
    var conversation = try Conversation(MemoryFiles(["s.tsume": text]))
    conversation.say("replay s.tsume")
    conversation.mustSay(lines)
    let words = conversation.say("save s")
    return (conversation.files["s.tsume"], words)
  }

  @Test func whatIsNoStepStays() throws {
    let (text, words) = try saved(Self.lesson, ["title.leading == view.leading + 16"])
    let expected = Self.lesson.replacing("\t#", with: "#")
    #expect(text == expected + "title.leading == view.leading + 16\n")
    #expect(words == "Saved 4 steps in s.tsume.")
  }

  @Test func whatWasSavedIsSavedTheSameAgain() throws {
    let (once, _) = try saved(Self.lesson, [])
    let (again, words) = try saved(once ?? "", [])
    #expect(once != nil)
    #expect(again == once)
    #expect(words == "Saved 3 steps in s.tsume.")
  }

  @Test(arguments: ["# a\n\n// b\n", "\n", "# a"])
  func aFileWithoutAnyLineToCarryOutStays(_ text: String) throws {
    let whole = text.hasSuffix("\n") ? text : text + "\n"
    #expect(try saved(text, []).text == whole)
  }

  /// Whoever replays a file speaks another language perhaps, and the file stays as it is.
  @Test func theFileKeepsItsLanguageUnlessAnotherIsChosen() throws {
    let files = MemoryFiles(["s.tsume": "# a\nadd view a\n", "t.tsume": "# a\nlanguage ja\n"])
    var conversation = try Conversation(files, language: .japanese)
    conversation.mustSay(["replay s.tsume", "save s"])
    #expect(files["s.tsume"] == "# a\nadd view a\n")
    conversation.mustSay(["language ja", "save s"])
    #expect(files["s.tsume"] == "language ja\n# a\nadd view a\n")
    conversation.mustSay(["replay t.tsume", "language en", "save t"])
    #expect(files["t.tsume"] == "# a\nlanguage en\n")
  }

  @Test func whatIsGoneIsTold() throws {
    let (text, words) = try saved("add view a\n# why\nadd view b\nundo\n| what\n", [])
    #expect(text == "add view a\n# why\n")
    #expect(words.contains("3 lines had no place"))
    #expect(words.contains("add view b"))
    #expect(!words.contains("continue"))
  }

  @Test func aReplayThatIsNotOverIsTold() throws {
    var conversation = try Conversation(
      MemoryFiles(["s.tsume": "add view a\nbreak 1\nadd view b\n# end\nadd view c\n"]))
    conversation.mustSay(["break 1", "replay s.tsume", "add view d"])
    let words = conversation.say("save s")
    #expect(words.contains("4 lines had no place"))
    #expect(words.contains("continue"))
    conversation.mustSay(["continue", "save s"])
    let text = conversation.files["s.tsume"]
    #expect(text == "add view a\nadd view d\nbreak 1\nadd view b\n# end\nadd view c\n")
  }

  /// What this session wrote itself it may write anew without a word.
  @Test func itsOwnLinesAreNotMissed() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "add view b", "save s", "undo"])
    #expect(conversation.say("save") == "Saved 1 step in s.tsume.")
    conversation.files["s.tsume"] = "add view a\n# by hand\n"
    #expect(conversation.say("save").contains("1 line had no place"))
  }

  /// A shortened command would be refused where the file is checked or comes from a pipe.
  @Test func aFileHoldsWholeWordsAlsoAtThePrompt() throws {
    var conversation = try Conversation(MemoryFiles(["s.tsume": "add view a\nfram\n"]))
    conversation.session.acceptsPrefixes = true
    #expect(conversation.say("replay s.tsume").contains("refused"))
    conversation.mustSay(["fram"])
  }

  @Test func aCheckTellsTheSame() throws {
    let text = "add view a\nundo\nsave s\n| nothing\n"
    var conversation = try Conversation(MemoryFiles(["s.tsume": text]))
    let told = conversation.say("replay s.tsume")
    let files = MemoryFiles(["s.tsume": text])
    let check = SessionCheck(text, path: "s.tsume", surroundings: files.surroundings)
    let found = check.updated.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(found.contains("in memory"))
    #expect(told.contains(found))
  }
}
