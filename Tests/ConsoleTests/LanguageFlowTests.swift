import AutoLayout
import Testing

@testable import Console

/// What ends early, what goes on while something holds, and what is done last.
@Suite struct LanguageFlowTests {
  @Test(arguments: [
    (
      "for v in [title, photo] { if v == photo { break }; v.isHidden = true }",
      "title.isHidden and not photo.isHidden"
    ),
    (
      "for v in [title, photo] as [UIView] { v.isHidden = true }",
      "title.isHidden and photo.isHidden"
    ),
    (
      "for v in title.superview?.subviews ?? [] { v.alpha = 0 }",
      "title.alpha == 0 and view.alpha == 1"
    ),
    (
      "for v in [title, photo] where v !== photo { if v === title { v.isHidden = true } }",
      "title.isHidden and not photo.isHidden"
    ),
    (
      "for v in [title, photo] { v.isHidden = v is UILabel; if !(v is UILabel) { v.alpha = 0 } }",
      "title.isHidden and not photo.isHidden and title.alpha == 1 and photo.alpha == 0"
    ),
    (
      "switch 1 { case 1: title.isHidden = true; fallthrough; case 2: photo.isHidden = true; "
        + "case 3: card.isHidden = true; default: badge.isHidden = true }",
      "title.isHidden and photo.isHidden and not card.isHidden and not badge.isHidden"
    ),
    (
      "switch 3 { case 1: title.isHidden = true; case 3: photo.isHidden = true; fallthrough; "
        + "default: badge.isHidden = true }",
      "photo.isHidden and badge.isHidden and not title.isHidden"
    ),
    (
      "switch 1 { case 1: if true { fallthrough } else { title.isHidden = true }; "
        + "case 2: photo.isHidden = true; default: badge.isHidden = true }",
      "photo.isHidden and not title.isHidden and not badge.isHidden"
    ),
    (
      "func f() { guard !photo.isHidden else { throw Failure.hidden }; title.isHidden = true }; f()",
      "title.isHidden"
    ),
    (
      "for v in [title, photo] { if v == title { continue }; v.isHidden = true }",
      "photo.isHidden and not title.isHidden"
    ),
    (
      "card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true; var last: UIView?; "
        + "for v in [title, photo] { "
        + "v.topAnchor.constraint(equalTo: last?.bottomAnchor ?? card.topAnchor).isActive = true; "
        + "last = v }", "title.top == card.top and photo.top == title.bottom"
    ),
    (
      "for v in [title, photo] { switch v.alpha { case 1: break; default: v.alpha = 0 }; "
        + "v.isHidden = true }", "title.isHidden and photo.isHidden"
    ),
    (
      "for v in [title, photo] { for w in [card, badge] { if w == badge { break }; w.alpha -= 0.25 "
        + "} }", "card.alpha == 0.5 and badge.alpha == 1"
    ),
    (
      "func f() { [title, photo].forEach { v in if v == title { return }; v.isHidden = true }; "
        + "card.isHidden = true }; f()", "photo.isHidden and card.isHidden and not title.isHidden"
    ),
    (
      "func f() { for v in [title, photo] { if v == photo { return }; v.isHidden = true }; "
        + "card.isHidden = true }; f()",
      "title.isHidden and not photo.isHidden and not card.isHidden"
    ),
    (
      "func f() { UIView.animate(withDuration: 1) { title.alpha = 0; return }; photo.alpha = 0 }; f()",
      "title.alpha == 0 and photo.alpha == 0"
    ),
    (
      "for v in [title, photo] where v == photo { v.isHidden = true }",
      "photo.isHidden and not title.isHidden"
    ),
    (
      "func f() { var i = 0; while i < 3 { i += 1 }; title.alpha = CGFloat(i) / 4 }; f()",
      "title.alpha == 0.75"
    ),
    (
      "func f() { var i = 0; while true { i += 1; if i == 2 { break } }; title.alpha = CGFloat(i) / 4 }; f()",
      "title.alpha == 0.5"
    ),
    (
      "func f() { var i = 9; repeat { i += 1 } while i < 3; title.alpha = CGFloat(i) / 20 }; f()",
      "title.alpha == 0.5"
    ),
    (
      "func f() { var last = badge; while let outer = last.superview, outer != view { "
        + "last = outer }; last.alpha = 0.5 }; f()", "card.alpha == 0.5"
    ),
    ("do { title.alpha = 0 } catch { title.alpha = 0.5 }", "title.alpha == 0"),
    (
      "func f() { defer { title.alpha = 0.25 }; if card.isHidden { return }; title.alpha = 0 }; f()",
      "title.alpha == 0.25"
    ),
    (
      "func f() -> CGFloat { defer { title.alpha = 0 }; return title.alpha / 2 }; "
        + "photo.alpha = f()", "title.alpha == 0 and photo.alpha == 0.5"
    ),
  ])
  func whatLeavesLeavesNoMoreThanItSays(line: String, question: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(try desk.answer(to: "? \(question)") == ["true"], "\(line)")
  }

  /// As Swift divides its whole numbers, and only those.
  @Test(arguments: [
    ("for i in 0..<6 { card.alpha = CGFloat(i / 3) / 4 }", "card.alpha == 0.25"),
    (
      "for i in 0..<6 { let row = i / 3; let column = i - row * 3; card.alpha = CGFloat(column) / 4 }",
      "card.alpha == 0.5"
    ),
    ("for i in 0..<6 { card.alpha = CGFloat(i % 4) / 4 }", "card.alpha == 0.25"),
    (
      "for i in 0..<6 { let (row, column) = (i / 3, i % 3); card.alpha = CGFloat(row + column) / 4 }",
      "card.alpha == 0.75"
    ),
    ("let all = [title, photo, card]; all[all.count / 2].alpha = 0", "photo.alpha == 0"),
    ("let n: Int = 7; card.alpha = CGFloat(-n / 2 + 4) / 4", "card.alpha == 0.25"),
    ("for (i, v) in [title, card].enumerated() { v.alpha = CGFloat(i) / 2 }", "card.alpha == 0.5"),
    (
      "card.widthAnchor.constraint(equalToConstant: CGFloat(Int(7.9) / 2)).isActive = true",
      "card.width == 3"
    ),
    ("card.widthAnchor.constraint(equalToConstant: 7 / 2).isActive = true", "card.width == 3.5"),
    (
      "func half(_ n: Int) -> Int { n / 2 }; card.alpha = CGFloat(half(3)) / 4",
      "card.alpha == 0.25"
    ),
  ])
  func wholeNumbersAreDividedAsSuch(line: String, question: String) throws {
    #expect(try LanguageDesk.holds("func f() { \(line) }; f()", question))
  }

  @Test func whatCountsIsAKeyLikeAnyNumber() throws {
    let line = "let alphas = [2: 0.25, 1: 0.5]; card.alpha = alphas[[title, card].count] ?? 1"
    #expect(try LanguageDesk.holds("func f() { \(line) }; f()", "card.alpha == 0.25"))
  }

  @Test func aClosureThatReturnsEarlyEndsThereAndNothingElse() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Screen: UIViewController {
        let isWide = true
        lazy var mark: UIView = {
          if isWide { return photo }
          return UIView()
        }()
        override func viewDidLoad() { mark.alpha = 0.5; card.alpha = 0.25 }
      }
      """, asPaste: true)
    #expect(try desk.answer(to: "? photo.alpha == 0.5 and card.alpha == 0.25") == ["true"])
  }

  @Test(arguments: ["while true { }", "while true { title.alpha = 0 }", "repeat { } while true"])
  func endlessLoopsEndInAMessage(line: String) throws {
    try expectRefusal(of: line, at: line.hasPrefix("w") ? "while" : "repeat", "10000 statements")
  }

  @Test func aLoopThatAsksForTheUnknownIsNotCarriedOut() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "class A: UIViewController { let m: M; override func viewDidLoad() { "
        + "for v in [card] where m.isOn { v.alpha = 0 } } }", asPaste: true)
    #expect(try desk.answer(to: "? card.alpha == 1") == ["true"])
  }
}
