import Console
import Prose
import Testing

/// `--json` at the end of a line, whatever the line is.
@Suite struct JSONOptionTests {
  private func conversation() throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "add label t \"x\""])
    return conversation
  }

  @Test(arguments: [
    "frames", "rotate", "help", "help frames", "add view b", "undo", "a.height == 3", "a.frame",
    "? a.width >= 3", "a.isHidden = true", "a.width == 3; a.height == 4", "H:|[a]|", "V:[a(44)]",
    "try a.height == 3; frames", "say en \"x\" ja \"y\"", "expect a.height == 0",
  ])
  func anyLineTakesIt(_ line: String) throws {
    for ending in [" --json", "  --json ", " --json // as data"] {
      var conversation = try conversation()
      let turn = conversation.session.execute(line + ending)
      #expect(turn.wantsJSON && !turn.isRefused, "\(line + ending)")
    }
  }

  @Test(arguments: [
    "t.text = \"a --json\"", "content t \"\\\" --json\"", "frames // --json", "# --json",
    "a.height == 3 // \" --json",
  ])
  func whatIsQuotedOrARemarkIsNoOption(_ line: String) throws {
    var conversation = try conversation()
    let turn = conversation.session.execute(line)
    #expect(!turn.wantsJSON && !turn.isRefused)
  }

  @Test(arguments: ["--json", "a.height == 3--json", "t.text = \"a --json", "frames --json --json"])
  func whatItDoesNotEndIsRefused(_ line: String) throws {
    var conversation = try conversation()
    let turn = conversation.session.execute(line)
    #expect(turn.isRefused && turn.keeping == .nothing)
  }

  @Test(arguments: ["nobody --json", "why a.nothing --json"])
  func aRefusalIsTold(_ line: String) throws {
    var conversation = try conversation()
    let turn = conversation.session.execute(line)
    #expect(turn.isRefused && turn.wantsJSON)
    let json = try #require(turn.reports.first).json(in: .english).encoded
    #expect(json.hasPrefix(#"{"version":1,"rows":[{"label":"refused","text":""#))
  }

  /// How the answer was wanted is no part of what was done.
  @Test func theStepIsRememberedWithoutIt() throws {
    var conversation = try conversation()
    conversation.mustSay(["a.height == 3 --json", "rotate --json"])
    #expect(conversation.session.history.current.line == "rotate")
    conversation.mustSay(["undo"])
    #expect(conversation.session.history.current.line == "a.height == 3")
  }
}
