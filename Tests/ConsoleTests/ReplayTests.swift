import Prose
import Testing

@testable import Console

/// Session files as they are replayed: by whom, in which language, and up to where.
@Suite struct ReplayTests {
  private func conversation(
    _ text: String, language: Language = .english
  ) throws -> Conversation {
    try Conversation(MemoryFiles(["s.tsume": text]), language: language)
  }

  /// A file that drove its own replay went deeper with every line.
  @Test(arguments: ["continue", "step", "resume", "resume nothing", "replay s.tsume"])
  func aFileDoesNotDriveItsOwnReplay(_ line: String) throws {
    let lines = "add label a\n\(line)\nadd label b\n"
    var one = try conversation(lines)
    let words = one.say("replay s.tsume")
    #expect(words.contains("refused"))
    #expect(!words.contains("End of"))
    #expect(one.session.history.step == 1)
    #expect(one.say("continue").contains("End of s.tsume"))
    #expect(one.session.history.step == 2)
    var many = try conversation(lines + String(repeating: line + "\n", count: 5_000))
    #expect(many.say("replay s.tsume").contains("refused"))
  }

  /// That a line before it is expected to be refused does not help it.
  @Test(arguments: [0, 600])
  func aReplayStopsAtAnExpectationThatIsRefused(_ count: Int) throws {
    let views = (0..<count).map { "add view a\($0)\n" }.joined()
    let lines = "add view t\nadd view t\nexpect t.wdith == 5\nexpect refused \"taken\"\n"
    var conversation = try conversation(views + lines)
    #expect(!conversation.say("replay s.tsume").contains("End of"))
    #expect(conversation.say("continue").contains("End of s.tsume"))
  }

  @Test(arguments: [1, 600])
  func aMissIsToldOnceWithItsPlace(_ count: Int) throws {
    let views = (0..<count).map { "add view a\($0)\n" }.joined()
    var conversation = try conversation(views + "expect a0.width == 3\n")
    let words = conversation.say("replay s.tsume")
    #expect(words.contains("\ns.tsume:\(count + 1): expected 3, found ~0, one of many"))
    #expect(words.split(separator: "expected 3").count == 2)
    let answer = conversation.say("expect a0.width == 4")
    #expect(answer.hasPrefix("expected 4, found ~0, one of many"), "\(answer)")
  }

  @Test(arguments: [1, 600])
  func aReplayEndsWhereItQuits(_ count: Int) throws {
    let text = (0..<count).map { "add view a\($0)\n" }.joined()
    var conversation = try conversation(text + "quit\nadd view z\n")
    let turn = conversation.session.execute("replay s.tsume")
    #expect(turn.wantsToQuit)
    #expect(conversation.session.history.step == count)
  }

  @Test func whoReplaysIsSpokenToInTheirLanguage() throws {
    var conversation = try conversation("language ja\nadd label a\nadd label b\nhide a\n")
    for line in ["break 1", "replay s.tsume", "step", "nobody", "continue", "replay s.tsume"] {
      #expect(!conversation.say(line).contains("手順"))
      #expect(conversation.session.settings.language == .english)
    }
    conversation.mustSay(["break none", "language ja", "continue"])
    #expect(conversation.session.settings.language == .japanese)
  }

  @Test func whatAFileWritesIsInItsLanguage() throws {
    let lines = "add label a\nadd label b\nexport html page.html\n"
    var one = try conversation("language ja\n" + lines)
    one.session.allowsWrites = true
    one.mustSay(["break 1", "replay s.tsume", "continue"])
    var other = try conversation(lines, language: .japanese)
    other.session.allowsWrites = true
    other.mustSay(["replay s.tsume"])
    #expect(one.files["page.html"] != nil)
    #expect(one.files["page.html"] == other.files["page.html"])
  }

  @Test func aSceneIsReadFromWhereItWasImported() throws {
    var conversation = try Conversation(
      MemoryFiles([
        "Main.storyboard": ExampleStoryboard.text,
        "../other/s.tsume": "add view a\nscene Settings\n",
      ]))
    conversation.mustSay([
      "break 1", "replay ../other/s.tsume", "import Main.storyboard", "continue",
    ])
    #expect(conversation.say("scenes").contains("Settings"))
  }

  @Test(arguments: Language.allCases)
  func aRefusalIsExpectedWhateverTheLanguage(_ language: Language) throws {
    var conversation = try conversation(
      "b.width == 1\nexpect refused \"Nothing\"\n", language: language)
    conversation.mustSay(["replay s.tsume"])
  }

  // MARK: As a debugger

  private static let lines =
    "# three\nadd view a\nadd view b\n\nexpect count 1\nadd view c\n"

  @Test func `A breakpoint counts the lines of the file`() throws {
    var conversation = try conversation(Self.lines)
    conversation.mustSay(["break 3"])
    let stopped = conversation.say("replay s.tsume")
    #expect(stopped.contains("Stopped: behind line 3."))
    #expect(stopped.contains("Next is line 5 of 6 in s.tsume: expect count 1"))
    #expect(conversation.session.history.step == 2)
    #expect(conversation.say("continue").contains("End of s.tsume"))
  }

  @Test func `It stops where an expectation fails`() throws {
    var conversation = try conversation(Self.lines)
    conversation.mustSay(["break expect"])
    let stopped = conversation.say("replay s.tsume")
    #expect(stopped.contains("s.tsume:5: expected 1, found 0"))
    #expect(stopped.contains("Stopped: where an expectation fails."))
    #expect(conversation.session.history.step == 2)
  }

  @Test func `Back goes a line back, and step takes it again`() throws {
    var conversation = try conversation(Self.lines)
    #expect(conversation.refusal(of: "back").contains("No session is being replayed."))
    conversation.mustSay(["break 2"])
    conversation.say("replay s.tsume")
    #expect(conversation.say("step").contains("Next is line 5"))
    #expect(conversation.say("back").contains("Next is line 3 of 6 in s.tsume: add view b"))
    #expect(conversation.say("tree").contains("a") && !conversation.say("tree").contains(" b"))
    #expect(conversation.say("back").contains("Next is line 2"))
    #expect(conversation.refusal(of: "back").contains("at its beginning"))
    #expect(conversation.say("step").contains("> add view a"))
  }

  @Test func `After undo, step takes the line that was undone`() throws {
    var conversation = try conversation(Self.lines)
    conversation.mustSay(["break 3"])
    conversation.say("replay s.tsume")
    conversation.mustSay(["undo", "undo"])
    #expect(conversation.say("step").contains("> add view a"))
    conversation.mustSay(["undo", "redo"])
    #expect(conversation.say("step").contains("> add view b"))
    // What was typed in between is the typist's.
    conversation.mustSay(["add view own", "undo"])
    #expect(conversation.say("step").contains("> expect count 1"))
  }

  @Test func `A conflict that a long replay comes past is told`() throws {
    var lines = ["add view box", "box.width == 100", "box.width == 200 as second", "remove second"]
    lines += (1...600).map { "add view v\($0)" }
    let files = MemoryFiles(["long.tsume": lines.joined(separator: "\n")])
    var conversation = try Conversation(files)
    let told = conversation.say("replay long.tsume")
    #expect(told.contains("Line 3 brought a conflict, second broken: goto 3 shows it."))
    #expect(told.contains("End of long.tsume."))
    #expect(conversation.say("goto 3").contains("broken    second"))
  }
}
