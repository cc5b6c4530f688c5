import Console
import Testing

/// `try LINE`: what a line would do.
@Suite struct TryTests {
  private static let lines = [
    "add label title \"Name\"", "title.leading == view.leading + 16", "title.top == view.top + 20",
    "add button ok \"OK\"", "ok.top == title.bottom + 8 as gap", "ok.leading == title.leading",
  ]

  private func conversation() throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay(Self.lines)
    return conversation
  }

  @Test func itReportsTheStepAndSaysThatNothingIsDone() throws {
    var conversation = try conversation()
    #expect(
      conversation.say("try gap.constant = 0") == """
        try       nothing is changed; to do it: gap.constant = 0
        would     gap.constant 8 → 0
          ok        y  48.333 → 40.333
        ok        4 constraints, nothing ambiguous, nothing in conflict
        """)
  }

  /// Every kind of line that makes a step.
  static let steps = [
    "gap.constant = 0", "title.isHidden = true; gap.constant = 3", "H:|-[title]-|", "rotate",
    "title.width == 500 @750 as wide", "add label more \"More\"", "remove title", "hide ok",
    "device none", "let room = 8", "rename title heading", "direction rtl", "content title none",
    "title.removeFromSuperview()", "deactivate gap", "fix 1",
  ]

  @Test(arguments: steps)
  func itSaysWhatTheLineWouldSayAndChangesNothing(_ line: String) throws {
    var conversation = try conversation()
    if line == "fix 1" { conversation.mustSay(["ok.top == view.top"]) }
    let before = conversation.session.history
    let tried = conversation.say("try \(line)")
    #expect(conversation.session.history.nextStep == before.nextStep)
    #expect(conversation.session.history.current.document == before.current.document)
    #expect(conversation.session.history.redoTarget(after: 1) == before.redoTarget(after: 1))
    let done = conversation.say(line)
    #expect(conversation.session.history.nextStep == before.nextStep + 1)
    let told = tried.split(separator: "\n").drop { !$0.hasPrefix("would") }.dropFirst()
    #expect(
      told.joined(separator: "\n")
        == done.split(separator: "\n").dropFirst()
        .joined(separator: "\n"))
  }

  @Test func theRepairsThatItShowsAreThereOnceTheLineIsCarriedOut() throws {
    var conversation = try conversation()
    let told = "its repairs are there for fix N once it is done"
    let tried = conversation.say("try ok.top == view.top")
    #expect(tried.contains("\n          \(told)\nwould"))
    #expect(tried.contains("\nfix       1"))
    #expect(conversation.refusal(of: "fix 1").contains("A repair that try LINE showed"))
    // What is numbered already keeps its number.
    conversation.mustSay(["ok.top == view.top"])
    #expect(!conversation.say("try hide ok").contains(told))
    conversation.mustSay(["fix 1", "expect no conflict"])
  }

  @Test func whatATriedQuestionOffersCanBeChosen() throws {
    var conversation = try conversation()
    let ways = conversation.say("try torutsume title")
    #expect(ways.contains("try is not needed"))
    conversation.mustSay(["fix 1"])
    #expect(conversation.refusal(of: "fix 1").contains("nothing to fix"))
    var other = try self.conversation()
    other.mustSay(["try gap.constant = 0; torutsume title"])
    #expect(other.refusal(of: "fix 1").contains("nothing to fix"))
  }

  @Test func questionsBehindItAreAboutWhatIsTried() throws {
    var conversation = try conversation()
    let answers = conversation.say("try gap.constant = 0; ok.y; ? ok.y == 48; diff 6 views")
    #expect(
      answers.hasSuffix(
        "in conflict\n40.333\nfalse\ndiff      from step 6 to step 7\n"
          + "          nothing differs"))
    #expect(conversation.say("ok.y") == "48.333")
    #expect(conversation.refusal(of: "try rotate; hide ok").contains("Only questions"))
  }

  @Test func anExpectationBehindItIsChecked() throws {
    var conversation = try conversation()
    conversation.mustSay(["try gap.constant = 0; expect ok.y < 41", "expect ok.y > 41"])
    let turn = conversation.session.execute("try gap.constant = 0; expect ok.y > 41")
    #expect(turn.failedExpectation != nil)
  }

  @Test func whatItWouldRefuseIsMarkedInTheWholeLine() throws {
    var conversation = try conversation()
    #expect(
      conversation.refusal(of: "try titel.isHidden = true").hasPrefix(
        """
        refused   Nothing is called titel.
                  try titel.isHidden = true
                      ^~~~~
        try       Did you mean title?
        """))
    #expect(conversation.refusal(of: "try gap.priority = .low; x.y = 3").contains("\n    "))
    #expect(conversation.refusal(of: "try hide nobody").contains("\n                   ^~~~~~"))
    conversation.mustSay(["try hide ok", "expect accepted"])
    _ = conversation.refusal(of: "try hide nobody")
    conversation.mustSay(["expect refused \"nobody\""])
  }

  @Test(arguments: ["save x", "undo", "language ja", "quit", "mark here", "replay x", "goto 1"])
  func whatMakesNoStepIsNotTried(_ line: String) throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: "try \(line)").contains("makes no step"))
    #expect(conversation.files["x.tsume"] == nil)
  }

  @Test func aTrialOfATrialIsRefusedKindly() throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: "try try rotate").contains("one try will do"))
  }

  @Test func aQuestionNeedsNoTrying() throws {
    var conversation = try conversation()
    #expect(
      conversation.say("try ok.y") == """
        48.333
        note      this changes nothing by itself; try is not needed
        """)
  }

  @Test func severalLinesAreTriedAsOne() throws {
    var conversation = try conversation()
    let text = conversation.paste(
      "try NSLayoutConstraint.activate([\n  title.widthAnchor.constraint(equalToConstant: 9),\n])")
    #expect(text.contains("nothing is changed; to do it: NSLayoutConstraint.activate([ …"))
    #expect(text.contains("title     width"))
    #expect(conversation.session.history.nextStep == 7)
  }

  @Test func nothingHasMovedAfterIt() throws {
    var conversation = try conversation()
    conversation.mustSay(["try gap.constant = 0", "expect nothing moved", "try title.width == 1"])
    #expect(!conversation.session.hasConflict)
  }

  @Test func itCompletesLikeALineOfItsOwn() throws {
    let conversation = try conversation()
    for typed in ["ro", "title.", "title.isH", "hide ", "H:", "rotate land"] {
      let plain = conversation.session.completion(of: typed, at: typed.utf8.count)
      let line = "try " + typed
      let tried = conversation.session.completion(of: line, at: line.utf8.count)
      #expect(tried.candidates.map(\.text) == plain.candidates.map(\.text))
      #expect(tried.start == plain.start + 4)
    }
  }

  /// Elsewhere only statements stand behind `;`.
  @Test func theQuestionBehindItCompletesLikeALineOfItsOwn() throws {
    let conversation = try conversation()
    for question in ["fr", "why ti", "why title."] {
      let plain = conversation.session.completion(of: question, at: question.utf8.count)
      let line = "try rotate; " + question
      let tried = conversation.session.completion(of: line, at: line.utf8.count)
      #expect(!plain.candidates.isEmpty)
      #expect(tried.candidates.map(\.text) == plain.candidates.map(\.text))
    }
  }

  @Test func itSpeaksJapanese() throws {
    var conversation = try conversation()
    conversation.mustSay(["language ja"])
    #expect(
      conversation.say("try gap.constant = 0") == """
        試行      何も変更していません。実行するには：gap.constant = 0
        結果      gap.constant 8 → 0
          ok        y  48.333 → 40.333
        良好      制約 4 個、曖昧なし、矛盾なし
        """)
  }
}
