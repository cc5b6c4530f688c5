import Console
import Prose
import Testing

/// What does not hold is written down before it is mended, and so are comments.
@Suite struct FailingExpectationTests {
  private func check(_ text: String) -> SessionCheck {
    SessionCheck(text, path: "x.tsume", surroundings: .none)
  }

  /// What these lines are saved as, whatever comes of them.
  private func saved(_ lines: [String], _ files: MemoryFiles = MemoryFiles()) throws -> String? {
    var conversation = try Conversation(files)
    for line in lines { conversation.say(line) }
    conversation.mustSay(["save x"])
    return conversation.files["x.tsume"]
  }

  @Test(arguments: [
    "a.width == 11", "unambiguous a.x", "conflict", "moved nothing", "count 3", "broken c1",
    "range a.width 0 5", "a.width < 4 or a.width > 40",
  ])
  func whatDoesNotHoldIsSavedAsFailing(_ form: String) throws {
    let lines = ["add view a", "a.width == 10"]
    guard form != "moved nothing" else { return }
    let text = try saved(lines + ["expect \(form)", "expect a.width == 10"])
    let said = form.replacing("c1", with: "c1(a.width == 10)")
    #expect(text == "add view a\na.width == 10\nexpect failing \(said)\nexpect a.width == 10\n")
    let check = check(text ?? "")
    #expect(check.passed)
    #expect(check.knownFailures.map(\.line) == [3])
    #expect(check.checked == 2)
  }

  @Test func whatIsAboutTheLastLineIsSavedWithThatLine() throws {
    let lines = ["add view a", "a.width == 10", "expect nothing moved", "expect refused"]
    #expect(
      try saved(lines)
        == "add view a\na.width == 10\nexpect failing nothing moved\nexpect failing refused\n")
    #expect(check(try saved(lines) ?? "").passed)
    // A question is not saved, and neither is what is expected of it.
    #expect(try saved(["add view a", "tree", "expect refused"]) == "add view a\n")
    #expect(try saved(["add view a", "b.top == 1", "expect accepted"]) == "add view a\n")
  }

  @Test func aFailureThatIsMarkedIsToldFromOneThatIsNot() throws {
    let text = "add view a\na.width == 10\nexpect failing a.width == 11\nexpect a.width == 12\n"
    let check = check(text)
    #expect(check.failures.map(\.line) == [4])
    #expect(check.knownFailures.map(\.line) == [3])
    #expect(check.knownFailures.first?.mismatch == Mismatch(expected: "11", found: "10"))
    let words = check.knownFailures.first?.words(in: "x.tsume", isKnown: true)
    #expect(words?.english.string == "x.tsume:3: known to fail: expected 11, found 10")
  }

  @Test func whatHoldsByNowLosesItsMark() throws {
    let text = "add view a\na.width == 10\nexpect failing a.width == 10\n"
    let check = check(text)
    #expect(check.failures.map(\.line) == [3])
    #expect(check.knownFailures == [])
    let found = check.failures.first?.mismatch.found.english.string ?? ""
    #expect(found.contains("take the word failing away"))
    let files = MemoryFiles(["s.tsume": text])
    #expect(try saved(["replay s.tsume"], files) == text.replacing("failing ", with: ""))
  }

  @Test func aFileThatFailsIsSavedWithAllItsLines() throws {
    let text = "# bug\nadd view a\nexpect a.width == 4\n# or so\nadd view b\nexpect b.width == 4\n"
    let files = MemoryFiles(["s.tsume": text])
    #expect(
      try saved(["replay s.tsume"], files) == text.replacing("expect", with: "expect failing"))
  }

  @Test func itIsReplayedAndResumedWithoutTrouble() throws {
    let text = "add view a\nexpect failing a.width == 4\n"
    var conversation = try Conversation(MemoryFiles(["s.tsume": text]))
    conversation.mustSay(["replay s.tsume", "save t"])
    #expect(conversation.files["t.tsume"] == text)
    var turn = conversation.session.execute("expect a.width == 5")
    #expect(turn.keeping == .lines(["expect failing a.width == 5"]))
    turn = conversation.session.execute("# so")
    #expect(turn.keeping == .lines(["# so"]))
  }

  @Test func whatIsCalledSoIsNoMark() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view failing 10x10", "expect failing.width == 10", "expect failing failing.width == 11",
      "let failing2 = 3", "expect failing2 == 3",
    ])
    var other = try Conversation()
    other.mustSay(["let failing = 3", "expect failing == 3"])
    #expect(other.session.execute("expect failing == 4").failedExpectation != nil)
  }

  @Test func savingSaysHowManyThereAre() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a"])
    conversation.say("expect a.width == 4")
    let said = conversation.say("save x").split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(said.contains("1 expectation in it does not hold and is marked failing"))
    #expect(said.contains("tsume check passes until it holds"))
  }

  @Test func theMarkIsOffered() throws {
    let conversation = try Conversation()
    #expect(conversation.offered("expect fa") == ["failing"])
    #expect(conversation.offered("expect failing unamb") == ["unambiguous"])
  }

  // MARK: Comments

  @Test func commentsThatAreTypedAreSaved() throws {
    let lines = ["# a bug report", "add view a", "// the width", "a.width == 10 # so", "", "# end"]
    let text = "# a bug report\nadd view a\n// the width\na.width == 10 # so\n# end\n"
    #expect(try saved(lines) == text)
    #expect(try saved(lines + ["undo"]) == "# a bug report\nadd view a\n// the width\n")
  }

  @Test func commentsAreResumed() throws {
    let text = "# a\nadd view a\n# b\nundo\n# c\n"
    var surroundings = MemoryFiles().surroundings
    surroundings.interrupted = { [InterruptedSession(text: text, folder: "")] }
    let files = MemoryFiles()
    surroundings.write = files.surroundings.write
    var conversation = try Conversation(files, surroundings: surroundings)
    conversation.mustSay(["resume", "save x"])
    #expect(files["x.tsume"] == "# a\n# c\n")
    conversation.mustSay(["redo", "save x"])
    #expect(files["x.tsume"] == "# a\n# c\nadd view a\n# b\n")
  }
}
