import Console
import Testing

/// What a session writes, and what it never does: a file may be a stranger's.
@Suite struct WritingTests {
  private static let foreign = "add view a\nsave l\nexport svg p\nexport html p\nsave\nadd view b\n"

  private func conversation(_ files: [String: String]) throws -> Conversation {
    try Conversation(MemoryFiles(files))
  }

  @Test(arguments: [false, true])
  func aSessionThatIsReplayedWritesNothing(atPrompt: Bool) throws {
    var conversation = try conversation(["s.tsume": Self.foreign, "l.tsume": "alias x=y\n"])
    conversation.session.isAtPrompt = atPrompt
    let told = conversation.say("replay s.tsume")
    #expect(told.contains("l.tsume stays in memory"))
    #expect(told.contains("p.svg stays in memory"))
    #expect(told.contains("allow writes"))
    #expect(conversation.session.history.step == 2)
    #expect(conversation.files["l.tsume"] == "alias x=y\n")
    #expect(conversation.files["p.svg"] == nil && conversation.files["p.html"] == nil)
  }

  /// `step` and `continue` are typed, and what they carry out is not.
  @Test func neitherDoesWhatIsSteppedThrough() throws {
    var conversation = try conversation(["s.tsume": Self.foreign])
    conversation.session.isAtPrompt = true
    conversation.mustSay(["break 1", "replay s.tsume", "step", "continue"])
    #expect(conversation.files["l.tsume"] == nil && conversation.files["p.svg"] == nil)
  }

  @Test func whoTypesReadsAndWritesFilesAsTheyAre() throws {
    var conversation = try conversation(["s.tsume": Self.foreign, "l.tsume": "add label mine\n"])
    conversation.mustSay(["replay s.tsume"])
    // What the file saved last is no name for what is typed.
    #expect(conversation.refusal(of: "save").contains("name of a file"))
    conversation.mustSay(["save own"])
    #expect(conversation.files["own.tsume"]?.contains("add view b") == true)
    conversation.mustSay(["replay l.tsume", "expect mine.isHidden == false"])
  }

  @Test func whatIsResumedWritesNothing() throws {
    let files = MemoryFiles()
    var surroundings = files.surroundings
    let text = "add view a\nsave l\nexport svg p\n"
    surroundings.interrupted = { [InterruptedSession(text: text, folder: "")] }
    var conversation = try Conversation(files, surroundings: surroundings)
    conversation.mustSay(["resume", "expect a.isHidden == false"])
    #expect(files["l.tsume"] == nil && files["p.svg"] == nil)
  }

  // MARK: Allowing it

  @Test func whoTypesAtThePromptMayAllowIt() throws {
    var conversation = try conversation(["s.tsume": Self.foreign])
    conversation.session.isAtPrompt = true
    conversation.mustSay(["allow writes", "replay s.tsume"])
    #expect(conversation.files["l.tsume"] == "add view a\nexport svg p\nexport html p\n")
    #expect(conversation.files["p.svg"] != nil)
    conversation.files["l.tsume"] = nil
    conversation.mustSay(["allow nothing", "replay s.tsume"])
    #expect(conversation.files["l.tsume"] == nil)
  }

  @Test func nobodyElseMay() throws {
    let text = "allow writes\nadd view a\nsave l\n"
    var conversation = try conversation(["s.tsume": text])
    #expect(conversation.refusal(of: "allow writes").contains("tsume replay --write"))
    conversation.session.isAtPrompt = true
    conversation.say("replay s.tsume")
    conversation.say("continue")
    #expect(!conversation.session.allowsWrites)
    _ = conversation.paste("add view z\nallow writes")
    #expect(!conversation.session.allowsWrites)
    let check = SessionCheck(
      text + "expect 1 == 1\n", path: "s.tsume", surroundings: conversation.files.surroundings)
    #expect(check.failures.map(\.line) == [1])
    var surroundings = conversation.files.surroundings
    surroundings.interrupted = { [InterruptedSession(text: text, folder: "")] }
    var resumed = try Conversation(conversation.files, surroundings: surroundings)
    resumed.session.isAtPrompt = true
    resumed.say("resume")
    #expect(!resumed.session.allowsWrites)
    #expect(conversation.files["l.tsume"] == nil)
  }

  /// A file that may write takes the place of nothing that it does not know.
  @Test(arguments: ["alias x=y\n", "add label other\n"])
  func whatIsAllowedTakesNoOthersPlace(_ other: String) throws {
    let text = "add view a\nsave l replace\nsave k\nsave k\n"
    var conversation = try conversation(["s.tsume": text, "l.tsume": other])
    conversation.session.isAtPrompt = true
    conversation.session.allowsWrites = true
    conversation.say("replay s.tsume")
    conversation.mustSay(["continue"])
    #expect(conversation.files["l.tsume"] == other)
    #expect(conversation.files["k.tsume"] != nil)
  }

  @Test func nothingIsWrittenThroughALinkThatLeadsOut() throws {
    let files = MemoryFiles(["s.tsume": "add view a\nsave l\nexport svg p\n"])
    var surroundings = files.surroundings
    surroundings.staysInside = { path, folder in
      path != "l.tsume" && path != "p.svg" && folder != "x"
    }
    var conversation = try Conversation(files, surroundings: surroundings)
    conversation.mustSay(["add view z"])
    #expect(conversation.refusal(of: "save l").contains("leads out of its folder"))
    #expect(conversation.refusal(of: "export svg p").contains("leads out of its folder"))
    conversation.session.allowsWrites = true
    #expect(conversation.say("replay s.tsume").contains("leads out of its folder"))
    #expect(files["l.tsume"] == nil && files["p.svg"] == nil)
  }

  // MARK: What is in the way

  @Test func anotherSessionIsRefusedWithWhatToType() throws {
    var conversation = try conversation(["n.tsume": "add view a\nadd view b\n"])
    conversation.mustSay(["add view z"])
    let told = conversation.refusal(of: "save n")
    #expect(told.contains("another session, of 2 lines"))
    #expect(told.contains("save n.tsume replace"))
    conversation.mustSay(["save n replace"])
    #expect(conversation.files["n.tsume"] == "add view z\n")
  }

  @Test(arguments: [("yes", true), ("Y", true), ("はい", true), ("no", false), ("", false)])
  func whoTypesAtThePromptIsAsked(_ answer: String, _ isYes: Bool) throws {
    var conversation = try conversation(["n.tsume": "add view a\n"])
    conversation.session.isAtPrompt = true
    conversation.mustSay(["add view z"])
    #expect(conversation.say("save n").contains("Replace it?"))
    #expect(conversation.files["n.tsume"] == "add view a\n")
    #expect(conversation.say(answer).contains(isYes ? "Saved 1 step" : "stays as it is"))
    #expect(conversation.files["n.tsume"] == (isYes ? "add view z\n" : "add view a\n"))
    if isYes { #expect(conversation.say("save").contains("Saved 1 step in n.tsume.")) }
  }

  @Test func anotherLineIsNoAnswer() throws {
    var conversation = try conversation(["n.tsume": "add view a\n"])
    conversation.session.isAtPrompt = true
    conversation.mustSay(["add view z", "save n"])
    #expect(conversation.say("add view y").contains("n.tsume stays as it is"))
    #expect(conversation.refusal(of: "yes").contains("yes"))
    #expect(conversation.files["n.tsume"] == "add view a\n")
  }

  @Test func whatTheSessionHasReadOrWrittenIsItsOwn() throws {
    var conversation = try conversation(["n.tsume": "add view a\n", "m.tsume": "add view b\n"])
    conversation.mustSay(["replay n.tsume", "replay m.tsume", "add view z", "save n", "save m"])
    conversation.mustSay(["save k", "add view y", "save k"])
    #expect(conversation.files["n.tsume"] == "add view b\nadd view z\n")
  }

  @Test(arguments: [
    "alias x=y\n", "#!/bin/sh\nrm -rf x\n", "{\"a\": 1}\n", "{\n  \"a\": 1\n}\n",
    "[\n  1,\n  2\n]\n",
    "<?xml version=\"1.0\"?>\n<a/>\n",
    "all: build\n\tcc x.c\n", "Dear Tsume,\nhow are you?\n", "| a table | b |\n",
  ])
  func whatIsNoSessionIsNeverReplaced(_ text: String) throws {
    var conversation = try conversation(["n.tsume": text])
    conversation.mustSay(["add view z"])
    for line in ["save n", "save n replace"] {
      for atPrompt in [false, true] {
        conversation.session.isAtPrompt = atPrompt
        #expect(conversation.refusal(of: line).contains("no session"))
      }
    }
    #expect(conversation.files["n.tsume"] == text)
  }

  @Test(arguments: [
    Surroundings.FileFailure.isNoFile("n.tsume"), .unreadable("n.tsume"), .notText("n.tsume"),
    .tooLarge("n.tsume"), .isFolder("n.tsume"),
  ])
  func whatCannotBeReadIsNotReplaced(_ failure: Surroundings.FileFailure) throws {
    let files = MemoryFiles()
    var surroundings = files.surroundings
    surroundings.probe = { _ in .failure(failure) }
    var conversation = try Conversation(files, surroundings: surroundings)
    conversation.mustSay(["add view z"])
    _ = conversation.refusal(of: "save n")
    #expect(files["n.tsume"] == nil)
  }

  @Test(arguments: [
    "", "# a\n", "add view a\n| step 1\n", "paste\nlet x = 1\n.\n", "language ja\nadd label 題名\n",
    "b.wdith === 1\nexpect refused\n", "H:|-[a]-|\n", "a.width == 10\n",
    "[a].forEach {\n  $0.alpha = 0\n}\n",
  ])
  func whatReadsAsASessionIsOne(_ text: String) throws {
    var conversation = try conversation(["n.tsume": text])
    conversation.mustSay(["add view z", "save n replace"])
  }

  // MARK: What no file has

  @Test func whatIsNotSavedIsKnown() throws {
    var conversation = try conversation(["s.tsume": "add view a\nmark x\nadd view b\n"])
    func isUnsaved(after lines: [String]) -> Bool {
      conversation.mustSay(lines)
      return conversation.session.hasUnsavedLines
    }
    #expect(!isUnsaved(after: ["tree", "1 + 1"]))
    #expect(!isUnsaved(after: ["break 1", "replay s.tsume"]))
    #expect(!isUnsaved(after: ["continue", "undo", "redo", "goto 1", "goto 2"]))
    #expect(isUnsaved(after: ["add view c"]))
    #expect(!isUnsaved(after: ["save t"]))
    #expect(isUnsaved(after: ["mark y"]))
    #expect(!isUnsaved(after: ["save t"]))
    #expect(isUnsaved(after: ["# why"]))
    #expect(isUnsaved(after: ["replay s.tsume"]))
    #expect(!isUnsaved(after: ["save t"]))
  }
}
