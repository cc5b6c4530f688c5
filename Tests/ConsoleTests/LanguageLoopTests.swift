import AutoLayout
import Testing

@testable import Console

/// Loops do for each element what they say, and closures make one view.
@Suite struct LanguageLoopTests {
  @Test(arguments: [
    ("[title, photo].forEach { $0.isHidden = true }", "title.isHidden and photo.isHidden"),
    ("[title].forEach { v in v.isHidden = true }", "title.isHidden"),
    ("[spare].forEach(view.addSubview)", "spare.superview == view"),
    ("[spare].forEach(card.addSubview(_:))", "spare.superview == card"),
    (
      "for v in [title, photo] { v.width == 44 }", "c1.firstItem == title and c2.firstItem == photo"
    ),
    ("view.subviews.forEach { $0.removeFromSuperview() }", "view.subviews.isEmpty"),
    ("for i in 0..<3 { title.alpha -= 0.25 * i }", "title.alpha == 0.25"),
    ("for i in 1...2 { title.alpha -= 0.25 * i }", "title.alpha == 0.25"),
    ("(1..<3).forEach { title.alpha -= 0.25 * $0 }", "title.alpha == 0.25"),
    ("for i in 2..<2 { title.isHidden = true }", "not title.isHidden"),
    (
      "for (i, v) in [title, photo].enumerated() { v.alpha = 0.5 * i }",
      "title.alpha == 0 and photo.alpha == 0.5"
    ),
    ("[title, photo].enumerated().forEach { $1.alpha = 0.5 * $0 }", "photo.alpha == 0.5"),
    ("for s in [\"a\", \"b\"] { title.text = s }", "title.text == \"b\""),
    (
      #"for i in 1...2 { title.text = "Row \(i) of \(title.text)" }"#,
      #"title.text == "Row 2 of Row 1 of Name""#
    ),
    ("for a in [1, 2] { for b in [3, 4] { title.alpha -= 0.01 * a * b } }", "title.alpha == 0.79"),
    // The name hides a view of the same name as long as the loop lasts.
    ("for view in [title, photo] { card.addSubview(view) }", "card.subviews.count == 3"),
    ("for view in [spare] { self.view.addSubview(view) }", "spare.superview == view"),
    ("for photo in [title] { photo.isHidden = true }", "title.isHidden and not photo.isHidden"),
    ("[title].forEach { [card].forEach { $0.isHidden = true }; $0.alpha = 0 }", "title.alpha == 0"),
    // Values are the round's own.
    ("for v in [title, photo] { let a = v.alpha / 2; v.alpha = a }", "photo.alpha == 0.5"),
    // Constraints are made before the round that is theirs.
    (
      "[title.widthAnchor.constraint(equalToConstant: 9)].forEach { $0.priority = .defaultHigh; "
        + "$0.isActive = true }", "c1.isActive and c1.priority == 750 and c1.constant == 9"
    ),
    (
      "for v in [title] { let c = v.widthAnchor.constraint(equalToConstant: 9); c.constant = 5; "
        + "c.constant += 3 }", "c.constant == 8"
    ),
    ("for v in [title] { }", "not title.isHidden"),
  ])
  func aLoopDoesTheSameForEach(line: String, question: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(try desk.answer(to: "? \(question)") == ["true"], "\(line)")
  }

  @Test(arguments: [
    "let name: UILabel = { let name = UILabel(); name.text = \"x\"; return name }()",
    "lazy var name: UILabel = { let l = UILabel(); l.text = \"x\"; return l }()",
    "private let name = { let l = UILabel(); let t = \"x\"; l.text = t; return l }()",
    "let name: UILabel = { let title = UILabel(); title.text = \"x\"; return title }()",
    "let name = { UILabel() }(); name.text = \"x\"",
  ])
  func aClosureMakesOneView(line: String) throws {
    var desk = try LanguageDesk()
    let count = desk.document.views.values.count
    #expect(try desk.type(line).isEmpty)
    #expect(desk.document.views.values.count == count + 1)
    #expect(try desk.view("name").content.text == "x")
    #expect(try desk.view("title").content.text == "Name")
  }

  @Test func whatAClosureMakesBesidesKeepsItsName() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      "let row: UIView = { let row = UIView(); let badge = UIView(); row.addSubview(badge); "
        + "let dot = UIView(); badge.addSubview(dot); return row }()")
    #expect(
      try desk.answer(to: "? badge2.superview == row and dot.superview == badge2") == ["true"])
    #expect(notes == ["badge is taken: behind the braces this one is called badge2."])
  }

  @Test func aClosureGivesValuesAndConstraintsToo() throws {
    var desk = try LanguageDesk()
    try desk.type("let inset = { let x = 4; return x * 2 }()")
    try desk.type(
      "let wide: NSLayoutConstraint = { let c = title.widthAnchor.constraint(equalToConstant: 3); "
        + "c.isActive = true; return c }()")
    #expect(
      try desk.answer(to: "? inset == 8 and wide.constant == 3 and wide.isActive") == ["true"])
  }

  @Test func aViewThatEachRoundMakesGetsTheNextName() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      "for i in 0..<3 { let label = UILabel(); label.text = \"n\"; card.addSubview(label) }")
    #expect(try desk.answer(to: "? card.subviews == [badge, label, label2, label3]") == ["true"])
    #expect(
      notes == [
        "label is another one each time; outside they are label, label2 and label3."
      ])
    let more = try desk.type("for i in 0..<9 { let label = UILabel() }")
    #expect(
      more == [
        "label is another one each time; outside they are label4, label5, … label12."
      ])
  }

  @Test func aClosureInALoopMakesOneViewInEachRound() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "for i in 0..<2 { let dot: UIView = { let v = UIView(); v.alpha = i; return v }(); "
        + "card.addSubview(dot) }")
    #expect(
      try desk.answer(to: "? card.subviews == [badge, dot, dot2] and dot2.alpha == 1") == ["true"])
  }

  @Test func nestedLoopsTellOfTheirNamesOnce() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type("for i in 0..<2 { for j in 0..<2 { let v = UIView() } }")
    #expect(
      notes == ["v is another one each time; outside they are v, v2, v3 and v4."])
  }

  @Test func namesOfALoopAreForgottenBehindIt() throws {
    try expectRefusal(
      of: "for v in [title] { let a = 1 }; title.alpha = a", at: "a", "Nothing is called a")
    try expectRefusal(
      of: "for v in [title] { v.alpha = 1 }; v.alpha = 0", at: "v", "Nothing is called v")
  }

  @Test(arguments: [
    WrongLine("for v in title { }", at: "title", "a list, or a range"),
    WrongLine("for v in nothing { }", at: "nothing", "Nothing is called"),
    WrongLine("for i in 3..<1 { }", at: "3..<1", "counts upwards"),
    WrongLine("for i in 0..<0.5 { }", at: "0.5", "a whole number"),
    WrongLine("for i in 0..<10_001 { }", at: "0..<10_001", "10000 statements"),
    WrongLine("$0.isHidden = true", at: "$0", "stands for nothing"),
    WrongLine("for v in [title] { $0.isHidden = true }", at: "$0", "stands for nothing"),
    WrongLine("[UIVeiw()].forEach(view.addSubview)", at: "UIVeiw()", "Nothing is called UIVeiw()"),
    WrongLine("[title].forEach { $0.wdith == 3 }", at: "wdith", "Did you mean width?"),
    WrongLine(
      "[title, photo].forEach { $0.text = \"a\" }", at: "text", "in round 2, where $0 is photo"),
    WrongLine(
      "for (i, v) in [title, photo].enumerated() { v.text = \"a\" }", at: "text",
      "in round 2, where v is photo"),
    WrongLine("for _ in 0..<2 { title.width == 1 as w }", at: "w", "in round 2."),
    WrongLine(
      "for a in [title, card] { for b in [title, photo] { a.addSubview(b) } }", at: "b",
      "hierarchy"),
    WrongLine("for v in [title] { let a = 1; let a = 2 }", at: "a", "already a name"),
    WrongLine("let title: UILabel = { let l = UILabel(); return l }()", at: "title", "nameTaken"),
    WrongLine("let x = { let l = UILabel(); l.foo = 1; return l }()", at: "foo", "has no foo"),
  ])
  func whatIsWrongInALoopIsRefusedAtItsPlace(_ example: WrongLine) throws {
    try expectRefusal(of: example)
  }

  /// What goes wrong at once is wrong for any element.
  @Test func theFirstRoundIsNotNamed() throws {
    let desk = try LanguageDesk()
    #expect(throws: LineFailure.self) {
      try desk.outcome(of: "[photo].forEach { $0.text = \"a\" }")
    }
    do {
      _ = try desk.outcome(of: "[photo].forEach { $0.text = \"a\" }")
    } catch let failure as LineFailure {
      #expect(!Refusal(failure, line: "").words.contains("round"))
    }
  }

  @Test func aCallbackRefusesLoopsAsAnythingElse() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view sign", "add layer border in sign"])
    let refusal = conversation.refusal(
      of: "onLayout sign { [border].forEach { $0.frame = sign.bounds } }")
    #expect(refusal.contains("frame"), "\(refusal)")
  }
}
