import AutoLayout
import Testing

@testable import Console

/// What takes values apart: patterns behind `case`, and tuples that are assigned.
@Suite struct LanguagePatternTests {
  @Test(arguments: [
    ("for case let (v, n) in [(title, 0.25), (card, 0.5)] { v.alpha = n }", "card.alpha == 0.5"),
    ("for case (let v, 0.5) in [(title, 0.25), (card, 0.5)] { v.alpha = 0 }", "title.alpha == 1"),
    ("for case let v? in [title, nil, card] { v.alpha = 0.5 }", "card.alpha == 0.5"),
    ("for case .some(let v) in [title, nil] { v.alpha = 0.5 }", "title.alpha == 0.5"),
    ("for case let v as UILabel in [title, card] { v.alpha = 0 }", "card.alpha == 1"),
    ("for case let v? in [title, card] where v == card { v.alpha = 0 }", "title.alpha == 1"),
    ("for case 2 in [1, 2, 2] { card.alpha -= 0.25 }", "card.alpha == 0.5"),
    (
      "for case (1, let (v, n)) in [(title, 0.25), (card, 0.5)].enumerated() { v.alpha = n }",
      "card.alpha == 0.5 and title.alpha == 1"
    ),
    ("guard case let w = 0.5 else { return }; card.alpha = w", "card.alpha == 0.5"),
    (
      "let v: UIView? = card; if case .some(let x) = v { x.alpha = 0.5 }", "card.alpha == 0.5"
    ),
    ("let v: UIView? = nil; if case .some = v { card.alpha = 0 }", "card.alpha == 1"),
    ("let v: UIView? = card; if case let x? = v { x.alpha = 0.5 }", "card.alpha == 0.5"),
    ("while case let v? = card.superview, v.alpha == 1 { v.alpha = 0 }", "view.alpha == 0"),
    (
      "func pair() -> (UIView, CGFloat)? { (card, 0.5) }; if let (v, n) = pair() { v.alpha = n }",
      "card.alpha == 0.5"
    ),
    (
      "func pair() -> (UIView, CGFloat)? { nil }; if let (v, n) = pair() { v.alpha = n }",
      "card.alpha == 1"
    ),
  ])
  func patternsDecideAndGiveNames(code: String, question: String) throws {
    #expect(try LanguageDesk.holds("func f() { \(code) }; f()", question), "\(code)")
  }

  @Test(arguments: [
    ("title", "case let l as UILabel where l.isHidden: 1; case is UILabel: 2; default: 3", 2),
    ("photo", "case is UILabel: 1; case let v where v == photo: 2; default: 3", 2),
    ("photo", "case let v where v == title, let v where v == card: 1; default: 3", 3),
    ("(4, true)", "case (0, _): 1; case (let n, true) where n > 3: n; default: 9", 4),
    ("(2, false)", "case (0, _): 1; case (1...3, false): 7; default: 9", 7),
    ("Kind.pair(5, 3)", "case .pair(let x, 3): x; default: 9", 5),
    ("Kind.pair(5, 4)", "case .pair(_, 3): 1; case let .pair(x, y): x + y; default: 0", 9),
    ("Kind.plain", "case .pair(_, _): 1; case .plain: 2; default: 3", 2),
    ("title.viewWithTag(7)", "case .none: 1; case .some: 2", 1),
    ("card.superview", "case .none: 1; case .some(let v) where v == view: 2; default: 3", 2),
    ("card.superview", "case nil: 1; case let v?: v == view ? 2 : 3", 2),
  ])
  func aChoiceTakesTheFirstPatternThatFits(subject: String, cases: String, answer: Int) throws {
    let code = """
      enum Kind { case plain; case pair(Int, Int) }
      func f() -> Int { switch \(subject) { \(cases) } }
      card.alpha = CGFloat(f()) / 10
      """
    #expect(try LanguageDesk.holds(code, "card.alpha == \(answer) / 10"), "\(subject) \(cases)")
  }

  @Test(arguments: [
    ("var (w, h) = (0.25, 0.5); (w, h) = (h, w); card.alpha = w; badge.alpha = h", 0.5, 0.25),
    ("(card.alpha, badge.alpha) = (0.5, 0.25)", 0.5, 0.25),
    ("badge.alpha = 0.5; (card.alpha, badge.alpha) = (badge.alpha, card.alpha)", 0.5, 1),
    (
      "func two() -> (CGFloat, CGFloat) { (0.5, 0.25) }; (card.alpha, badge.alpha) = two()",
      0.5, 0.25
    ),
    ("(_, card.alpha) = (3, 0.5)", 0.5, 1),
    ("((card.alpha, _), badge.alpha) = ((0.5, 1), 0.25)", 0.5, 0.25),
    (
      "let n: Int = 7; var i = 0; var j = 0; (i, j) = (n / 2, 1); card.alpha = CGFloat(i) / 4",
      0.75, 1
    ),
  ])
  func aTupleIsAssignedAtOnce(code: String, card: Double, badge: Double) throws {
    let question = "card.alpha == \(card) and badge.alpha == \(badge)"
    #expect(try LanguageDesk.holds("func f() { \(code) }; f()", question), "\(code)")
  }

  @Test func framesChangePlaces() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "let a = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); let b = UIView(); "
        + "(a.frame, b.frame) = (b.frame, a.frame)")
    #expect(try desk.answer(to: "? b.frame == (1, 2, 3, 4) and a.frame.width == 0") == ["true"])
  }

  @Test func whatDoesNotComeToAsManyIsRefused() throws {
    try expectRefusal(of: "(card.alpha, title.alpha) = 3", at: "card.alpha, title.alpha", "2 names")
  }
}
