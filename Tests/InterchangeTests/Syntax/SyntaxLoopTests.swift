import Interchange
import Testing

struct SyntaxLoopTests {
  @Test(arguments: [
    ("for v in views { v.a = 1 }", "for v in views { v.a = 1 }"),
    ("for v in [a, b] { v.f(); v.g() }", "for v in [a, b] { v.f(); v.g() }"),
    ("for v: UIView in views { v.f() }", "for v in views { v.f() }"),
    ("for _ in 0..<3 { a.f() }", "for _ in 0..<3 { a.f() }"),
    ("for i in 1...n + 1 { a.f() }", "for i in 1...n + 1 { a.f() }"),
    ("for (i, v) in views.enumerated() { v.f() }", "for i, v in views numbered { v.f() }"),
    ("for v in views {}", "for v in views {  }"),
    ("views.forEach { $0.a = 1 }", "for $0 in views { $0.a = 1 }"),
    ("[a, b].forEach { $0.a = 1; $0.f() }", "for $0 in [a, b] { $0.a = 1; $0.f() }"),
    ("[a].forEach { v in v.a = 1 }", "for v in [a] { v.a = 1 }"),
    ("views.forEach { (v) in v.f() }", "for v in views { v.f() }"),
    ("views.forEach { (v: UIView) -> Void in v.f() }", "for v in views { v.f() }"),
    ("views.forEach { [weak self] v in v.f() }", "for v in views { v.f() }"),
    ("views.enumerated().forEach { i, v in v.f() }", "for i, v in views numbered { v.f() }"),
    ("views.enumerated().forEach { (i, v) in v.f() }", "for i, v in views numbered { v.f() }"),
    ("views.enumerated().forEach { $1.f() }", "for $0, $1 in views numbered { $1.f() }"),
    ("views?.forEach { $0.f() }", "for $0 in views? { $0.f() }"),
    ("(0..<3).forEach { i in a.f() }", "for i in 0..<3 { a.f() }"),
    ("(a + b).f()", "(a + b).f()"),
    ("views.forEach(view.addSubview)", "for $0 in views { view.addSubview($0) }"),
    ("views.forEach(pin(to:))", "for $0 in views { pin(to: $0) }"),
    ("views.forEach(view.addSubview(_:))", "for $0 in views { view.addSubview($0) }"),
    (
      "for v in a { for w in b { v.f(w) } }; c.g()",
      "for v in a { for w in b { v.f(w) } }; c.g()"
    ),
    ("for v in a { v.width == 44 @750 }", "for v in a { v.width == 44 @750.0 }"),
    ("for case let v as B in a { v.f() }", "for case v as B in a { v.f() }"),
    ("for case let v as B in a where v.c { v.f() }", "for case v as B in a where v.c { v.f() }"),
    ("for case let (v, n) in a { v.f(n) }", "for case (v, n) in a { v.f(n) }"),
    ("for case let v? in a { v.f() }", "for case v? in a { v.f() }"),
    ("for case .some(let v) in a { v.f() }", "for case v? in a { v.f() }"),
    ("for v in a where v.b == 1 { v.f() }", "for v in a where v.b == 1 { v.f() }"),
    ("while a.b, let c = d { c.f() }", "while a.b, let c = d { c.f() }"),
    ("repeat { c.f() } while a.b", "until not a.b { c.f() }"),
    ("for v in a { v.f(); break }", "for v in a { v.f(); break }"),
    ("for v in a { continue; v.f() }", "for v in a { continue; v.f() }"),
    ("for v in a { defer { v.f() }; v.g() }", "for v in a { defer { v.f() }; v.g() }"),
  ])
  func loopsAreReadAsInSwift(line: String, meaning: String) {
    #expect(reading(of: line) == "do " + meaning)
  }

  @Test(arguments: [
    (
      "let a = { let b = UIView(); b.f(); return b }()",
      "let a = { let b = UIView(); b.f(); return b }()"
    ),
    ("let a: UIView = { UIView() }()", "let a: UIView = { return UIView() }()"),
    ("let a = { b == 1 }()", "let a = { return b == 1 }()"),
    (
      "let a: UIView = { $0.f(); return $0 }(UIView())",
      "let a: UIView = { let $0 = UIView(); $0.f(); return $0 }()"
    ),
    ("let a = { b, c in b }(d, 1)", "let a = { let b = d; let c = 1; return b }()"),
    ("private lazy var a: UIView = { return b }()", "let a: UIView = { return b }()"),
    ("let a = { () -> UIView in return b }(), c = 1", "let a = { return b }(); let c = 1"),
    (
      "let a = { [unowned self] in let b = self.c; return b; }()",
      "let a = { let b = self.c; return b }()"
    ),
  ])
  func closuresThatMakeOneThingAreRead(line: String, meaning: String) {
    #expect(reading(of: line) == "do " + meaning)
  }

  @Test func bodiesGoOverLineEnds() throws {
    let block = """
      let title: UILabel = {
        let label = UILabel()
        label.text = "Title"
        return label
      }()
      for view in [
        title,
        icon,
      ] {
        view.isHidden = true // for now
        card.addSubview(view)
      }
      [title, icon]
        .forEach {
          $0.alpha = 1
        }
      """
    #expect(
      try StatementReader.read(RawText(block)).map(describe) == [
        "let title: UILabel = { let label = UILabel(); label.text = \"Title\"; return label }()",
        "for view in [title, icon] { view.isHidden = true; card.addSubview(view) }",
        "for $0 in [title, icon] { $0.alpha = 1 }",
      ])
  }

  @Test(arguments: [
    (
      "for v in views",
      "15: unexpected(Interchange.SyntaxFailure.Found.endOfText, expected: "
        + "Interchange.SyntaxFailure.Expectation.loopBody)"
    ),
    (
      "for v of views { }",
      "7: unexpected(Interchange.SyntaxFailure.Found.text(\"of\"), expected: "
        + "Interchange.SyntaxFailure.Expectation.loopWord)"
    ),
    ("for v in views { v.f()", "16: unclosedBracket(\"{\")"),
    ("for v in a { for w in b { }", "12: unclosedBracket(\"{\")"),
    (
      "for case v views { }",
      "12: unexpected(Interchange.SyntaxFailure.Found.text(\"views\"), "
        + "expected: Interchange.SyntaxFailure.Expectation.loopWord)"
    ),
    ("for v in views { v.frame }", "18: hasNoEffect"),
    ("for (a, b) in 0..<3 { }", "6: loopNames"),
    ("(0..<3).forEach { a, b in a.f() }", "19: loopNames"),
    ("let a = { let b = 1 }()", "21: closureWithoutResult"),
    (
      "let a = { return b; c.f() }()",
      "21: unexpected(Interchange.SyntaxFailure.Found.text(\"c\"), "
        + "expected: Interchange.SyntaxFailure.Expectation.closingBrace)"
    ),
    ("while { }", "7: notRead(Interchange.SyntaxFailure.Construct.closure)"),
    (
      "repeat { a.f() } until b",
      "18: unexpected(Interchange.SyntaxFailure.Found.text(\"until\"), "
        + "expected: Interchange.SyntaxFailure.Expectation.whileWord)"
    ),
  ])
  func whatIsNoLoopIsRefusedAtItsPlace(line: String, failure: String) {
    #expect(reading(of: line) == failure)
  }

  @Test(arguments: [
    (#"a.text = "Row \(i)""#, #"a.text = "Row " + String(i)"#),
    (#"a.text = "\(i + 1)""#, "a.text = String(i + 1)"),
    (#"a.text = "\(f("x)")) of \(n)""#, #"a.text = String(f("x)")) + " of " + String(n)"#),
  ])
  func expressionsInStringsAreTexts(line: String, meaning: String) {
    #expect(reading(of: line) == "do " + meaning)
  }

  @Test func aSelectorIsNoComment() {
    #expect(reading(of: "b.f(self, a: #selector(g(_:h:)), c: d)").hasPrefix("do b.f(self, a: "))
    // Anything else behind `#` is one.
    #expect(reading(of: "b.f(a: #selector g)").hasPrefix("20: unexpected"))
  }

  @Test func aViewMayBeCalledLikeAKeyword() {
    #expect(reading(of: "for.width == 3") == "relation for.width == 3")
    #expect(reading(of: "in.isHidden = true") == "do in.isHidden = true")
  }

  @Test func bodiesAreNestedOnlySoDeep() {
    let deep = String(repeating: "for v in a { ", count: 21)
    #expect(reading(of: deep).hasSuffix("nestedTooDeeply(limit: 20)"))
    let closures = String(repeating: "let a = { ", count: 10_000)
    #expect(reading(of: closures).hasSuffix("nestedTooDeeply(limit: 20)"))
  }
}
