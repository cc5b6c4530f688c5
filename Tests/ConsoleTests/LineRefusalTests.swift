import AutoLayout
import Console
import Testing

/// Lines that once did nothing, or something else, without a word.
@Suite struct LineRefusalTests {
  private static let refused: [(before: [String], line: String, words: String)] = [
    (
      ["add view a", "a.width == 1", "a.width == 2"], "fix -9223372036854775808",
      "There is no repair"
    ),
    (["add view a"], "a.width == a.width", "always holds"),
    (["add view a"], "2*a.width - a.width <= a.width + 8", "always holds"),
    (["add view a"], "a.leading == a.leading + 8", "can never hold"),
    (["add view a"], "a.top >= a.top + 8", "can never hold"),
    (["add guide gap"], "hide gap", "layout guide"),
    (["add guide gap"], "direction rtl gap", "layout guide"),
    (["let gap = 8"], "remove gap", "value"),
    (["add label title", "remove title"], "timeline title", "not in the window"),
    (
      ["add label title", "add view box", "remove title"], "measure title box", "not in the window"
    ),
    (["add layer border", "add view box"], "measure border box", "layer"),
    (["add view box", "box.width == 1"], "traits in wC", "in"),
    (["add view box", "box.width == 1"], "traits c1 in wC wR", "one width"),
    (["add view box", "box.width == 1"], "traits c1 in any wC", "one width"),
    (["add view box", "box.width == 1"], "traits c1 in wC any", "one width"),
    (["add view box"], "at loadView { box.frame = view.bounds }", "viewDidLoad"),
    (
      ["add layer border"],
      "onLayout view { border.frame = CGRect(width: 10, height: 20, x: 0, y: 0) }", "frame"
    ),
    (["device iphone-5"], "at viewIsAppearing view.bounds", "UIKit does not call"),
    ([], "add label \"Hi\"", "add label hi \"Hi\""),
    (["add label a"], "a.hug = 300", "a.hug.h.priority"),
    (["add label a"], "content a font 0", "at most 1000"),
    (["add label a"], "content a font hedline", "Did you mean headline?"),
    ([], "add label true", "value of Swift"), ([], "add label and", "such as and2"),
    ([], "let not = 8", "such as not2"), ([], "add view self", "such as self2"),
    (["add view a"], "rename a if", "such as if2"),
    (["add view a"], "a.width == 8 as let", "such as let2"),
    (["add label a"], "a.title = \"x\"", "Did you mean text?"),
    (["add label a"], "a.titleLabel", "Did you mean text?"),
    (["add view c", "add label a in c"], "a.top >= 20", "a.top >= c.top + 20"),
    (["add label a"], "a.trailing == -20", "a.trailing == view.trailing - 20"),
    (["add label a"], "a.y >= 44", "a.top >= view.top + 44"),
    (["add label a"], "44 >= a.y", "a.top <= view.top + 44"),
    (["add label a", "add label b"], "a.x == b.x", "a.leading == view.leading + 10"),
    (["add label a"], "a.y == 2*a.x + 3", "a.top == view.top + 10"),
    (["add textField a"], "a.setTitle(\"x\", for: .normal)", "Did you mean text?"),
    (["add label title"], "title.leading == view.left", "view.left does not"),
    (["add view b"], "show b; hide b", "one command"),
    (["add view b"], "remove b; add b", "Type add b"),
    ([], "? 1" + String(repeating: "+1", count: 300), "operators"),
    (["add imageView im"], "im.text = \"x\"", "im is an imageView"),
    (["add view a"], "move a above a", "itself"),
    (["add view a"], "move a in a", "itself"),
    (["add view a"], "content a 1e9x5", "60x20"),
    ([], "keyboard 1e300", "at most"), ([], "device 0x0", "above 0"),
    ([], "canvas 0x600", "above 0"),
    (["add layer ly", "remove ly"], "timeline ly", "view.layer.addSublayer(ly)"),
    (["add guide g", "remove g"], "timeline g", "view.addLayoutGuide(g)"),
    (["add view c in view", "add view a in c"], "a.x = 4", "a.leading == c.leading"),
    (["add view a"], "explain a", "why a.width"),
    (["add label a"], "at viewDidLoad { a.isHidden = true }", "frame, bounds"),
    (["add view a"], "onLayout view { a.layer.borderWidth = 2 }", "frame, bounds"),
    (["add textView b"], "b.textContainerInset = .zero", "textContainerInset"),
    (["add view a"], "a.contentMode = .nowhere", ".bottomRight"),
    (["add view a"], "a.leading == view.leading + NaN", "this is NaN,"),
    (["add label a"], "a.textAlignment = .centre", ".natural"),
    (["let b = UIView()"], "b.tintColor", "does not keep what b.tintColor is"),
    (["add view a"], "? a.layer.shadowColor", "does not keep what a.layer.shadowColor is"),
    (["add view a"], "at viewDidLoad a.tintColor", "does not keep what a.tintColor is"),
  ]

  @Test(arguments: refused)
  func whatCannotBeMeantIsRefusedWithWords(
    before: [String], line: String, words: String
  ) throws {
    var conversation = try Conversation()
    conversation.mustSay(before)
    #expect(conversation.refusal(of: line).contains(words))
  }

  /// A hint that is refused when it is followed is none.
  @Test(arguments: [
    ("c99.constant = 5", "add label"), ("view.x = 4", "16"), ("content view -5x3", "@3"),
  ])
  func noAdviceIsGivenThatWouldBeRefused(line: String, advice: String) throws {
    var conversation = try Conversation()
    #expect(!conversation.refusal(of: line).contains(advice))
  }

  @Test func helpOnWhatTheDevicePlacesPlacesAnother() throws {
    var conversation = try Conversation()
    let alone = conversation.say("help view.safeArea.top")
    #expect(alone.contains("why view.safeArea.top") && !alone.contains("=="), "\(alone)")
    conversation.mustSay(["add label title"])
    let help = conversation.say("help view.safeArea.top")
    #expect(help.contains("title.top == view.safeArea.top + 8"), "\(help)")
  }

  @Test func whatIsNamedTwiceCountsOnce() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "a.width == 5", "a.height == 6"])
    #expect(conversation.say("hide a a").contains("a is hidden; it keeps its space"))
    #expect(conversation.say("after tree tree").contains("After every step: tree."))
    conversation.mustSay(["after nothing", "remove c1 c1", "deactivate c2 c2", "remove a a"])
    #expect(!conversation.say("hide a").contains("space"))
  }

  @Test func anOptionSetHasNoOrder() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view a", "a.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      "expect a.autoresizingMask == [.flexibleHeight, .flexibleWidth]",
    ])
    #expect(conversation.say("? [1, 2] == [2, 1]") == "false")
  }

  @Test func whatIsTransparentCoversNothing() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label a \"Hello\"", "a.leading == view.leading + 30; a.top == view.top + 80",
      "add label b \"World\"", "b.leading == a.leading; b.top == a.top",
    ])
    #expect(conversation.say("suspicions").contains("overlap"))
    conversation.mustSay(["b.alpha = 0"])
    #expect(!conversation.say("suspicions").contains("overlap"))
  }

  private func cause(after lines: [String]) throws -> String {
    var conversation = try Conversation()
    conversation.mustSay(lines)
    return conversation.say("conflicts")
  }

  @Test func twoRatiosAreNoRatioBesideBothSides() throws {
    let cause = try cause(after: [
      "add view p", "p.width == 100", "p.height == 0.5*p.width", "p.height == 2*p.width",
    ])
    #expect(cause.contains("c2 and c3 give p two ratios"), "\(cause)")
  }

  @Test func onlyWhatTheAuthorPlacedInAStackViewIsToBlame() throws {
    let cause = try cause(after: [
      "add stackView st", "st.axis = .vertical", "st.leading == view.leading",
      "st.trailing == view.trailing", "add view a in st", "a.width == 100",
    ])
    #expect(cause.contains("the stack view aligns a, and c3 fixes"), "\(cause)")
  }

  @Test func anEdgeOfAStackViewIsNoWidth() throws {
    let cause = try cause(after: [
      "add stackView st", "st.leading == view.leading", "add imageView a 10x10 in st",
      "add imageView b 10x10 in st", "a.leading == st.leading + 20",
    ])
    #expect(cause.contains("cannot") && !cause.contains("another width"), "\(cause)")
  }

  /// Each line doubles what the line before it made.
  @Test(arguments: [
    ("let s0 = \"0123456789abcdef\"", "SS + SS", "A text can have"),
    ("let s0 = (1, 2)", "(SS, SS)", "64"),
    ("let a = UIView(); view.addSubview(a)\na.width == 5\nlet s0 = [c1]", "SS + SS", "10000"),
  ])
  func whatDoublesIsStopped(first: String, doubled: String, words: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(first.split(separator: "\n").map(String.init))
    func next(_ line: Int) -> String {
      "let s\(line + 1) = " + doubled.replacing("SS", with: "s\(line)")
    }
    let last = (0..<20).first { conversation.session.execute(next($0)).isRefused }
    #expect(conversation.refusal(of: next(try #require(last))).contains(words))
  }

  @Test func listsOfListsAreStoppedWithinALine() throws {
    var conversation = try Conversation()
    let line =
      "let s0 = [view, view]" + (1...30).map { "; let s\($0) = [s\($0 - 1), s\($0 - 1)]" }.joined()
    #expect(conversation.refusal(of: line).contains("10000"))
  }

  @Test(arguments: [
    "for a in 0..<1000 { for b in 0..<1000 { } }",
    "for a in 0..<10000000 { }",
    "for a in 0..<100 { for b in 0..<100 { for c in 0..<100 { title.alpha = 1 } } }",
    "for a in 0..<9999 { let v = UIView(); let w = v }",
    "for a in 0..<6000 { title.alpha = 1 }; for a in 0..<6000 { title.alpha = 0 }",
    "for a in 0..<9 { Task { for b in 0..<9999 { title.alpha = 1 } } }",
  ])
  func loopsAreStopped(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    #expect(conversation.refusal(of: line).contains("10000 statements"))
  }

  @Test func layoutCodeThatCallsMoreAndMoreComesToAnEnd() throws {
    let functions = (0..<5).map { number in
      let calls = Array(repeating: "f\(number + 1)()", count: 6)
      return "func f\(number)() { \(calls.joined(separator: "; ")) }"
    }
    let code = """
      class Panel: UIView {
        let mark = UIView()
        override func layoutSubviews() { f0() }
        \(functions.joined(separator: "\n"))
        func f5() { mark.frame = bounds }
      }
      """
    var conversation = try Conversation()
    conversation.mustSay([code])
    let document = conversation.session.history.current.document
    let panel = try #require(document.view(named: "panel"))
    #expect(document.callbacks[panel.id]?.assignments.count == 1)
  }

  @Test func whatDoublesInALoopIsStopped() throws {
    var conversation = try Conversation()
    let line =
      "let title = UILabel(); title.text = \"0123456789abcdef\"; "
      + "for i in 0..<40 { title.text = title.text + title.text }"
    #expect(conversation.refusal(of: line).contains("A text can have"))
  }

  @Test(arguments: [
    "a.replacingOccurrences(of: \"0\", with: a)", "String(format: \"%@%@\", a, a)",
  ])
  func aTextThatIsTooLongIsRefusedAtItsPlace(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["let a = String(repeating: \"0\", count: 60000)"])
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains("A text can have") && refusal.contains("^~~"))
  }

  /// Each `.spacing.1` once asked for what is before it twice.
  @Test func aChainIsWorkedOutOnce() throws {
    var conversation = try Conversation()
    let chain = "view.tintColor" + String(repeating: ".spacing.1", count: 60)
    #expect(conversation.say(chain).contains("view.tintColor.spacing.1"))
  }

  @Test func setDoesWhatAnAssignmentDoes() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title", "set title.tintColor .red", "add view box 10x10", "add view overlay",
      "set overlay.frame box.frame", "rotate",
    ])
    #expect(conversation.say("suspicions").contains("overlay"))
  }

  @Test func nothingTakenBackAtAPhaseStartsNothingAnew() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Name\"", "rotate"])
    let step = conversation.session.history.step
    conversation.mustSay(["at viewDidLoad nothing"])
    #expect(conversation.session.history.step == step)
    #expect(conversation.say("timeline").contains("rotation"))
  }

  @Test(arguments: [
    "add label title 60x20 \"Hello\"", "add label title in card \"Hello\"",
    "add label title 60x20 in card \"Hello\"", "add label title \"Hello\" 60x20 in card",
  ])
  func aNewViewsTextMayStandAnywhere(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view card", line, "expect title.text == \"Hello\""])
  }

  @Test func manyStretchesAreCounted() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    for _ in 0..<8 { conversation.mustSay(["hide title", "show title"]) }
    #expect(conversation.say("when title.isHidden").contains("and 2 times more"))
  }

  /// What a Japanese keyboard or a text editor types is put right in the whole line.
  @Test(arguments: [
    ("add label note “Hello World”", "add label note \"Hello World\""),
    ("add label note \"Hello”", "add label note \"Hello\""),
    ("title.width == １００", "title.width == 100"), ("title.width＝＝１００", "title.width==100"),
    ("H：|-[title]-|", "H:|-[title]-|"),
    ("title.width == 2×view.width", "title.width == 2*view.width"),
    ("title.width == 100–20", "title.width == 100-20"), ("？ １＋１", "? 1+1"),
    ("題１.width == １００", "題１.width == 100"), ("Ａ.width == １００", "Ａ.width == 100"),
    ("ａｄｄ label note", "add label note"), ("goto １", "goto 1"),
  ])
  func whatLooksLikeTheGrammarIsPutRight(line: String, meant: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "add label 題１", "add label Ａ"])
    #expect(conversation.refusal(of: line).contains("Did you mean \(meant)?"))
    conversation.mustSay(["language ja"])
    #expect(conversation.refusal(of: line).contains("\(meant) ではありませんか？"))
    conversation.mustSay([meant])
  }

  @Test func onlyWhatIsToBlameIsPutRight() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    #expect(!conversation.refusal(of: "nobody.width == １００").contains("100"))
    let unended = conversation.refusal(of: "add label note “Hello")
    #expect(unended.contains("For example \"Hello\"."), "\(unended)")
    let unquoted = conversation.refusal(of: "add label note こんにちは、世界")
    #expect(unquoted.contains("For example \"こんにちは、世界\"."), "\(unquoted)")
    conversation.mustSay(["title.width ≦ 100 as a", "expect a is title.width <= 100"])
    #expect(conversation.say("？title.width == 100") == conversation.say("? title.width == 100"))
  }

  @Test(arguments: [
    "add view NAME", "mark NAME", "let NAME = 3", "a.width == 3 as NAME", "rename a NAME",
    "class NAME {}", "struct NAME {}", "enum NAME { case b }", "func NAME() {}",
    "var NAME = UIView()",
  ])
  func aNameIsLimitedWhateverBearsIt(_ line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a"])
    for name in [String(repeating: "n", count: 101), String(repeating: "長", count: 101)] {
      let refusal = conversation.refusal(of: line.replacing("NAME", with: name))
      #expect(refusal.contains("at most 100 characters"), "\(refusal)")
    }
    conversation.mustSay([line.replacing("NAME", with: String(repeating: "n", count: 100))])
  }

  @Test(arguments: [
    ("save \"\"", "save layout.tsume"), ("save .", "save ./layout.tsume"),
    ("save ..", "save ../layout.tsume"), ("save ...", "save layout.tsume"),
    ("save /", "save /layout.tsume"), ("save \" \"", "save layout.tsume"),
    ("save new/", "save new/layout.tsume"), ("save \"a b/\"", "save \"a b/layout.tsume\""),
    ("save .tsume", "save layout.tsume"), ("save ~", "save ~/layout.tsume"),
    ("save \"a\\nb\"", "save layout.tsume"),
    ("export html \"\"", "export html layout.html"), ("export svg .", "export svg ./layout.svg"),
    ("export svg ..", "export svg ../layout.svg"), ("export html /", "export html /layout.html"),
  ])
  func whatNoFileCanBeCalledIsRefused(line: String, advice: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    let refusal = conversation.refusal(of: line)
    #expect(refusal.contains("is not the name of a file"), "\(refusal)")
    #expect(refusal.contains("For example \(advice)."), "\(refusal)")
    conversation.mustSay(["save .kept", "save a.b", "export svg 絵"])
  }
}
