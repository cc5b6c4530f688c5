import Console
import Testing

/// Lines that go on with the code above them, as `else`, a point and an operator do in a file.
@Suite struct ContinuedLineTests {
  @Test func elseMayStandOnTheNextLine() throws {
    var conversation = try Conversation(onSmallScreen: ["add label title \"Hi\""])
    conversation.mustSay([
      "if title.isHidden {\n  title.alpha = 0\n}", "else {\n  title.alpha = 0.5\n}",
      "expect title.alpha == 0.5",
    ])
    #expect(conversation.refusal(of: "else {\n  title.alpha = 1\n}").contains("else"))
  }

  /// The session from before the line above goes on, but a replay has come further in its file.
  @Test func aReplayGoesOnBehindElse() throws {
    let lines =
      "add label title \"Hi\"\nif title.isHidden {\n  title.alpha = 0\n}\nelse {\n"
      + "  title.alpha = 0.5\n}\nlet y = 3\n+ 5\nexpect title.alpha == 0.5\nexpect y == 8\n"
    var conversation = try Conversation(MemoryFiles(["a.tsume": lines]))
    conversation.mustSay(["replay a.tsume", "expect y == 8", "save b"])
    let saved = try #require(conversation.files["b.tsume"])
    #expect(saved.split(separator: "\n").count { $0.contains("else") } == 1, "\(saved)")
    conversation = try Conversation(MemoryFiles(["b.tsume": saved]))
    conversation.mustSay(["replay b.tsume", "expect title.alpha == 0.5"])
  }

  @Test func aPointGoesOnWithTheCallAbove() throws {
    var conversation = try Conversation(onSmallScreen: ["add label title \"Hi\""])
    conversation.mustSay([
      "title", ".text = \"Hello\"", "expect title.text == \"Hello\"",
      "let high = title", ".heightAnchor", ".constraint(equalToConstant: 30)",
      "high.isActive = true", "expect title.height == 30",
    ])
  }

  @Test(arguments: [
    (["let y = 3", "+ 5"], "y", "8"), (["let y = 3", "- 5", "* 2"], "y", "-7"),
    (["let n: Int? = nil", "let y = n", "?? 4"], "y", "4"),
  ])
  func anOperatorGoesOnWithTheExpressionAbove(
    _ lines: [String], _ question: String, _ answer: String
  ) throws {
    var conversation = try Conversation()
    conversation.mustSay(lines)
    #expect(conversation.say(question) == answer)
  }

  @Test func theStepOfTheLineAboveIsTakenBack() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.width == 3", "+ 5", "expect count 1", "save s"])
    #expect(conversation.say("c1").contains("8"))
    #expect(
      conversation.files["s.tsume"] == "add view box\nbox.width == 3 + 5\nexpect count 1\n")
    conversation.mustSay(["undo", "expect count 0"])
  }

  /// What can stand by itself, and what stands behind a command, goes on with nothing.
  @Test func otherLinesGoOnWithNothing() throws {
    var conversation = try Conversation()
    #expect(conversation.say("- 5") == "-5")
    conversation.mustSay(["add view box", "let y = 3", "add view other"])
    #expect(conversation.refusal(of: ".isHidden = true").contains("assigned"))
    #expect(conversation.say("+ 5") == "5")
    #expect(conversation.say("y") == "3")
    conversation.mustSay(["let n = 4"])
    #expect(conversation.refusal(of: ".isHidden = true").contains("assigned"))
    #expect(conversation.say("n") == "4")
    #expect(conversation.refusal(of: ".isHidden = true").contains("no isHidden in a number"))
    conversation.mustSay(["let z = 3", "// a remark"])
    #expect(conversation.say("+ 5") == "5")
  }

  @Test func whatComparesOtherValuesIsAsked() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "let v = title", "let row: UIView? = nil"])
    for (question, answer) in [
      ("v === title", "true"), ("title.superview !== view", "false"), ("row == nil", "true"),
      ("title.isHidden == true", "false"), ("title.isHidden == false", "true"),
      ("traitCollection.horizontalSizeClass == .compact", "true"),
      ("title.attributedText?.string", "\"Label\""),
    ] {
      #expect(conversation.say(question) == answer, "\(question)")
    }
    #expect(conversation.refusal(of: "title.width === 100").contains("title.width == 100?"))
    #expect(conversation.refusal(of: "title.leading == .compact").contains("relation"))
  }

  /// A line of Objective-C is refused as it was typed.
  @Test(arguments: [
    ("[title setHiden:YES]", "setHiden"), ("title.hiden = YES;", "hiden"),
    ("[nobody setHidden:YES]", "nobody"),
  ])
  func objectiveCIsRefusedAsItStands(_ line: String, _ word: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hi\""])
    let answer = conversation.refusal(of: line)
    #expect(answer.contains(line), "\(answer)")
    #expect(Conversation.marked(in: answer) == word, "\(answer)")
    #expect(!answer.contains("title.isHidden = "), "\(answer)")
  }

  @Test func objectiveCIsTriedAsItIsDone() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hi\""])
    let done = conversation.say("[title setHidden:YES]")
    conversation.mustSay(["undo", "expect !title.isHidden"])
    let painted = conversation.say("try title.backgroundColor = [UIColor whiteColor];")
    #expect(painted.contains("title.backgroundColor nil → .white"), "\(painted)")
    let tried = conversation.say("try [title setHidden:YES];")
    #expect(tried.split(separator: "\n").contains { done.contains($0) }, "\(tried)")
    conversation.mustSay(["expect !title.isHidden"])
    let refused = conversation.refusal(of: "try [title setHiden:YES]")
    #expect(Conversation.marked(in: refused) == "setHiden", "\(refused)")
  }

  /// The names of Swift 1 and 2.
  @Test(arguments: [
    ("title.setTranslatesAutoresizingMaskIntoConstraints(false)", "title.isHidden == false"),
    (
      "view.addConstraint(NSLayoutConstraint(item: title, attribute: .CenterX, relatedBy: .Equal, "
        + "toItem: view, attribute: .CenterX, multiplier: 1, constant: 0))", "c1.constant == 0"
    ),
    (
      "view.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat(\"H:|-9-[title]\", "
        + "options: NSLayoutFormatOptions(0), metrics: nil, views: [\"title\": title]))",
      "c1.constant == 9"
    ),
    ("title.font = UIFont.systemFontOfSize(20)", "title.font.pointSize == 20"),
    (
      "title.setContentHuggingPriority(900, forAxis: .Horizontal)",
      "title.contentHuggingPriority(for: .horizontal) == 900"
    ),
    ("title.hidden = true", "title.isHidden"),
  ])
  func earlySwiftCanBeTyped(_ line: String, _ expectation: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hi\"", line, "expect \(expectation)"])
  }

  @Test func structuresOfCAreFilledFieldByField() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "CGRect r;", "r.origin.x = 10;", "r.size = CGSizeMake(30, 40);",
      "expect r == (10, 0, 30, 40)",
      "var s = CGRect.zero", "s.size.width = 3", "expect s.width == 3",
    ])
  }
}
