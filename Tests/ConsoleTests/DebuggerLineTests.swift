import Testing

/// What people know from lldb is done, and is what Tsume calls otherwise.
@Suite struct DebuggerLineTests {
  private func conversation() throws -> Conversation {
    try Conversation(onSmallScreen: [
      "add view card", "add label title \"Hello\" in card", "H:|-16-[card(200)]",
      "V:|-16-[card(80)]",
      "title.leading == card.leading + 8", "title.top == card.top + 8",
    ])
  }

  @Test(arguments: [
    ("po title.frame", "title.frame"), ("p title.frame", "title.frame"), ("p title", "title"),
    ("po title", "title"), ("print title", "title"), ("print(title.frame)", "title.frame"),
    ("v title", "title"), ("frame variable title", "title"), ("fr v title", "title"),
    ("expr title.frame.size.width", "title.frame.size.width"), ("expression title.x", "title.x"),
    ("expr -l objc -O -- [title frame]", "title.frame"), ("po [title frame]", "title.frame"),
    ("p (CGRect)[title frame]", "title.frame"),
    ("po title.hasAmbiguousLayout", "title.hasAmbiguousLayout"),
    ("print(title.x, title.y)", "(title.x, title.y)"), ("p 1 + 2", "1 + 2"),
    ("card.recursiveDescription()", "dump card"), ("po [card recursiveDescription]", "dump card"),
    ("recursiveDescription", "dump"),
    ("po card.value(forKey: \"recursiveDescription\")!", "dump card"),
    ("card.perform(\"recursiveDescription\")", "dump card"),
    ("po [[UIWindow keyWindow] _autolayoutTrace]", "trace"), ("_autolayoutTrace", "trace"),
    ("expr -l objc++ -O -- [[UIWindow keyWindow] _autolayoutTrace]", "trace"),
    ("view._autolayoutTrace()", "trace view"),
    ("[title constraintsAffectingLayoutForAxis:0]", "affecting title h"),
    ("po [title constraintsAffectingLayoutForAxis:1]", "affecting title v"),
    ("po [title hasAmbiguousLayout]", "title.hasAmbiguousLayout"),
    ("title.exerciseAmbiguityInLayout()", "exercise title"),
  ])
  func aQuestionIsAnswered(_ line: String, _ meant: String) throws {
    var conversation = try conversation()
    conversation.mustSay([line, meant])
    #expect(conversation.say(line) == conversation.say(meant))
  }

  @Test(arguments: [
    "expr title.isHidden = true", "e title.isHidden = true", "p title.isHidden = true",
    "expr [title setHidden:YES]",
  ])
  func aChangeIsMadeAndRemembered(_ line: String) throws {
    var conversation = try conversation()
    conversation.mustSay([line, "expect title.isHidden == true", "save s"])
    #expect(conversation.files["s.tsume"]?.contains("\ntitle.isHidden = true\n") == true)
  }

  /// What stands behind lldb's word is a name, and no command.
  @Test(arguments: ["po foo", "p タイトル", "frame variable foo", "expr -l objc -O -- foo"])
  func aNameThatNothingHasIsCalledSo(_ line: String) throws {
    var conversation = try conversation()
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains("Nothing is called"), "\(refusal)")
  }

  /// A view may have such a name, and what stands in a text is no question.
  @Test func whatOnlyLooksSoIsWhatItIs() throws {
    var conversation = try conversation()
    conversation.mustSay([
      "add view p", "p.width == 10", "p.isHidden = true", "// po title.frame",
      "say en \"recursiveDescription\"",
    ])
    #expect(conversation.refusal(of: "p nobody.frame").contains("nobody"))
  }
}
