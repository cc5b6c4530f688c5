import Interchange
import Testing

struct SyntaxStatementTests {
  @Test(arguments: [
    ("gap.constant = 0", "gap.constant = 0"),
    ("gap.constant -= 2 * x", "gap.constant -= 2 * x"), ("b %= 4", "b %= 4"),
    ("photo.image = nil", "photo.image = nil"),
    ("views[\"a\"]!.isHidden = true", "views[\"a\"]!.isHidden = true"),
    ("title.removeFromSuperview()", "title.removeFromSuperview()"),
    (
      "title.setContentHuggingPriority(.defaultHigh, for: .horizontal)",
      "title.setContentHuggingPriority(.defaultHigh, for: .horizontal)"
    ),
    (
      "photo.widthAnchor.constraint(equalToConstant: 44).isActive = true",
      "photo.widthAnchor.constraint(equalToConstant: 44).isActive = true"
    ),
    ("NSLayoutConstraint.activate([c1, c2])", "NSLayoutConstraint.activate([c1, c2])"),
    ("let title = UILabel()", "let title = UILabel()"),
    ("var sizes: [String: CGFloat] = [:]", "let sizes: [String: CGFloat] = [:]"),
    ("private lazy var a: UIView? = nil", "let a: UIView? = nil"),
    ("let a = 1, b: Int = 2", "let a = 1; let b: Int = 2"),
    ("_ = f()", "_ = f()"),
    ("super.viewDidLoad()", "super.viewDidLoad()"),
    ("c9 @999", "c9.priority = 999"), ("c9 @high  # low enough", "c9.priority = .high"),
    ("title.resist.v @.defaultHigh", "title.resist.v.priority = .defaultHigh"),
    ("c9 @strong; c8 @250", "c9.priority = strong; c8.priority = 250"),
    ("a.b = 1; c.d(); e.f == 3;", "a.b = 1; c.d(); e.f == 3"),
  ])
  func statementsAreReadAsInSwift(line: String, meaning: String) {
    #expect(reading(of: line) == "do " + meaning)
  }

  @Test func aPastedBlockIsReadOverItsLineEnds() throws {
    let block = """
      import UIKit
      // Two views.
      let title = UILabel()
      title.text = "Hello" /* for now */
      view
        .addSubview(title)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16), // left
        title.widthAnchor
          .constraint(
            equalToConstant: 20 +
              30
              - 8),
      ])
      (a, b).f()
      let x = y
        + z
      """
    let statements = try StatementReader.read(RawText(block))

    #expect(
      statements.map(describe) == [
        "let title = UILabel()",
        "title.text = \"Hello\"",
        "view.addSubview(title)",
        "NSLayoutConstraint.activate([title.leadingAnchor.constraint(equalTo: view.leadingAnchor, "
          + "constant: 16), title.widthAnchor.constraint(equalToConstant: 20 + 30 - 8)])",
        "(a, b).f()",
        "let x = y + z",
      ])
  }

  @Test func anOperatorWithoutABlankBehindItBeginsAStatement() {
    #expect(throws: SyntaxFailure.self) { try StatementReader.read(RawText("a()\n-b")) }
    #expect(reading(of: "x = a\n- b") == "do x = a - b")
  }

  @Test func aBlockOfNothingHasNoStatements() throws {
    #expect(try StatementReader.read(RawText("\n  // only this\n;;\n")).isEmpty)
    #expect(reading(of: ";") == "blank")
  }
}
