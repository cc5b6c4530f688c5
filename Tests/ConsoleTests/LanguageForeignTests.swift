import AutoLayout
import Interchange
import Prose
import Testing

@testable import Console

/// Classes that views are asked for, work that is put off, and code that is not UIKit's Swift.
@Suite struct LanguageForeignTests {
  @Test(arguments: [
    ("for v in [title, photo] { if let l = v as? UILabel { l.alpha = 0 } }", "title"),
    ("for v in [title, photo] { (v as? UIImageView)?.alpha = 0 }", "photo"),
    ("for case let v as UILabel in [title, photo] { v.alpha = 0 }", "title"),
    ("for case let v as UIView in [title, photo] where v == photo { v.alpha = 0 }", "photo"),
    ("class A: UILabel { }; let a = A(); for v in [a, title] { (v as? A)?.alpha = 0 }", "a"),
    (
      "class A: UILabel, P { }; let a = A(); if let p = a as? P { a.alpha = 0 }; "
        + "if let p = title as? A { title.alpha = 0 }", "a"
    ),
    ("if let l = title as! UILabel { l.alpha = 0 }", "title"),
    ("(title as! UILabel).alpha = 0", "title"), ("(title as! UIView).alpha = 0", "title"),
    ("(title as! UILabel?)?.alpha = 0", "title"), ("(title as! Styled).alpha = 0", "title"),
    ("let b = UIButton(); view.addSubview(b); (b as! UIControl).alpha = 0", "b"),
    ("let b = UIButton(); view.addSubview(b); if b is UIControl { b.alpha = 0 }", "b"),
    (
      "class A: UILabel { }; func make() -> UIView { A() }; let a = make() as! A; "
        + "view.addSubview(a); a.alpha = 0", "a"
    ),
  ])
  func aCastHoldsForViewsOfTheClass(line: String, changed: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    for name in ["title", "photo", changed] {
      let alpha = name == changed ? 0 : 1
      #expect(try desk.answer(to: "? \(name).alpha == \(alpha)") == ["true"], "\(line): \(name)")
    }
  }

  @Test(arguments: [
    WrongLine(
      "(title as! UIButton).alpha = 0", at: "UIButton",
      "title is of the class UILabel and not of UIButton; UIKit would crash here. as? UIButton"),
    WrongLine("let l = photo as! UILabel", at: "UILabel", "of the class UIImageView"),
    WrongLine("for v in [title, photo] { (v as! UILabel).alpha = 0 }", at: "UILabel", "photo"),
    WrongLine("class Tag: UILabel { }; (title as! Tag).alpha = 0", at: "Tag", "not of Tag"),
    WrongLine(
      "func make() -> UIView { UILabel() }; let a = make() as! UIButton", at: "UIButton",
      "not of UIButton"),
    WrongLine(
      "for l in view.subviews as! [UILabel] { l.alpha = 0 }", at: "[UILabel]", "not of UILabel"),
    WrongLine("(view.viewWithTag(9) as! UILabel).alpha = 0", at: "view.viewWithTag(9)", "nil"),
  ])
  func aForcedCastToAnotherClassIsRefused(_ wrong: WrongLine) throws {
    try expectRefusal(of: wrong)
  }

  @Test func aCastToAnotherClassGivesNothing() throws {
    #expect(try LanguageDesk().answer(to: "? (title as? UIButton) == nil") == ["true"])
    #expect(try LanguageDesk().answer(to: "? (view.subviews as? [UILabel]) == nil") == ["true"])
    #expect(try LanguageDesk().answer(to: "? ([title] as? [UILabel]) == nil") == ["false"])
  }

  /// An empty set of states is the normal one; a name in backquotes is one without.
  @Test(arguments: [
    "let go = UIButton(); go.setTitle(\"Go\", for: []); title.text = go.text",
    "enum Words { static let `default` = \"Go\" }; title.text = Words.default",
    "let model = FeedViewModel(); model.$title.sink { _ in }; title.text = \"Go\"",
  ])
  func whatHasNoPartInTheLayoutIsRead(code: String) throws {
    #expect(try LanguageDesk.holds(code, "title.text == \"Go\""))
  }

  @Test func whatNobodyKnowsTheClassOfStaysAsItIs() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type("if let s = title as? Styled { s.alpha = 0 }", asPaste: true)
    #expect(try desk.answer(to: "? title.alpha == 1") == ["true"], "\(notes)")
  }

  @Test func workOfTheMainQueueIsDone() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "func f() { DispatchQueue.main.async { [weak self] in title.alpha = 0; return }; "
        + "card.alpha = 0 }; f()", asPaste: true)
    #expect(
      try desk.answer(to: "? title.alpha == 0 and card.alpha == 0") == ["true"])
  }

  @Test(arguments: [
    "Task { self.shade() }", "Task { @MainActor [weak self] in self?.shade() }",
    "let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.shade() }\n"
      + "fade.startAnimation()",
  ])
  func whatComesToItsTurnByItselfIsDone(statements: String) throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          override func viewDidLoad() { \(statements) }
          func shade() { photo.alpha = 0.5 }
        }
        """, "photo.alpha == 0.5"))
  }

  @Test(arguments: [
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in", "}"),
    (
      "NotificationCenter.default.addObserver(forName: .moved, object: nil, queue: .main) { _ in",
      "}"
    ),
    ("URLSession.shared.dataTask(with: url) { _, _, _ in", "}.resume()"),
  ])
  func whatActsOnTheLayoutSomeTimeIsLeftOut(
    start: String, end: String
  ) throws {
    var desk = try LanguageDesk()
    try desk.type("func f() { \(start) photo.isHidden = true \(end) }; f()", asPaste: true)
    #expect(try desk.answer(to: "? photo.isHidden") == ["false"])
  }

  @Test func textOverSeveralLinesIsRead() throws {
    var desk = try LanguageDesk()
    try desk.type("title.text = \"\"\"\n  Two\n    \"lines\"\n  \"\"\"")
    #expect(try desk.view("title").content.text == "Two\n  \"lines\"")
  }

  @Test(arguments: [
    "struct Profile: View { var body: some View { Text(\"a\") } }",
    "struct Profile: View {\n  var body: some View {\n    VStack { Text(\"a\").padding() }\n  }\n}",
  ])
  func swiftUIIsSteppedOver(line: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(line)
    #expect(notes.contains { $0.contains("SwiftUI lays out without constraints") }, "\(notes)")
  }

  @Test func aPreviewBesideAControllerIsPassedOver() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "class A: UIViewController { override func viewDidLoad() { title.alpha = 0; photo.alpha = 0 } "
        + "}; struct P: View { var body: some View { Text(\"a\") } }", asPaste: true)
    #expect(try desk.answer(to: "? photo.alpha == 0") == ["true"])
  }
}
