import AutoLayout
import Testing

@testable import Console

/// Closures that pasted functions are called with, and what calls see where they stand.
@Suite struct LanguageClosureTests {
  private static let build =
    "func build(_ name: String = \"a\", fill: (UILabel) -> Void) -> UILabel "
    + "{ let made = UILabel(); made.text = name; fill(made); return made }; "

  @Test(arguments: [
    "let one = build { $0.numberOfLines = 2 }; ",
    "let one = build { label in\n label.numberOfLines = 2 }; ",
    "let one = build(fill: { $0.numberOfLines = 2 }); ",
    "func f() { let two: CGFloat = 2; let text = \"a\"; "
      + "let one = build(text) { $0.numberOfLines = two }; view.addSubview(one) }; ",
  ])
  func aFunctionCarriesOutWhatItIsCalledWith(calls: String) throws {
    #expect(
      try LanguageDesk.holds(Self.build + calls, "one.numberOfLines == 2 and one.text == \"a\""))
  }

  @Test func aClosureIsHandedOn() throws {
    #expect(
      try LanguageDesk.holds(
        Self.build + "func own(_ fill: (UILabel) -> Void) { let made = build(fill: fill); "
          + "view.addSubview(made) }; own { $0.numberOfLines = 2 }",
        "made.numberOfLines == 2 and made.text == \"a\""))
  }

  @Test func aClosureChangesWhatItSees() throws {
    #expect(
      try LanguageDesk.holds(
        """
        func twice(_ work: (CGFloat) -> Void) { work(0.25); work(0.25) }
        func f() {
          var sum: CGFloat = 0
          twice { sum += $0 }
          photo.alpha = sum
        }
        f()
        """, "photo.alpha == 0.5"))
  }

  @Test func aClosureGivesItsOneExpression() throws {
    #expect(
      try LanguageDesk.holds(
        """
        func with(_ work: (CGFloat) -> CGFloat) -> CGFloat { work(2) }
        func half(_ x: CGFloat) -> CGFloat { x / 2 }
        func f() { photo.alpha = with { max($0, 1) } / 4; card.alpha = with { half($0) } / 4 }; f()
        """, "photo.alpha == 0.5 and card.alpha == 0.25"))
  }

  @Test func selfInAClosureIsWhereItWasWritten() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Card: UIView {
          var share: CGFloat = 0.25
          func take(_ work: () -> Void) { work(); work() }
        }
        class Screen: UIViewController {
          let one = Card()
          var share: CGFloat = 0
          override func viewDidLoad() {
            view.addSubview(one)
            one.take { [weak self] in self?.share += 0.25 }
            photo.alpha = share
            card.alpha = one.share
          }
        }
        """, "photo.alpha == 0.5 and card.alpha == 0.25"))
  }

  @Test func initializersAreCalledWithWhatStandsThere() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Card: UILabel {
          init(words: String, fill: (UILabel) -> Void) {
            super.init(frame: .zero)
            text = words
            fill(self)
          }
        }
        class Screen: UIViewController {
          override func viewDidLoad() {
            let words = "a"
            let lines = 2
            let one = Card(words: words) { $0.numberOfLines = lines }
            view.addSubview(one)
          }
        }
        """, "one.text == \"a\" and one.numberOfLines == 2"))
  }

  /// What a function makes of an `inout` parameter is what it was called with.
  @Test(arguments: [
    "func add(_ n: CGFloat, to sum: inout CGFloat) { sum += n }; add(3, to: &sum)",
    "func add(_ n: CGFloat, to sum: inout CGFloat) { more(n, &sum) }; "
      + "func more(_ n: CGFloat, _ all: inout CGFloat) { all += n }; add(3, to: &sum)",
    "func fill(_ list: inout [CGFloat]) { list.append(2); list.append(1) }; "
      + "var list: [CGFloat] = []; fill(&list); sum += list.reduce(0, +)",
  ])
  func whatIsInOutComesBack(body: String) throws {
    let code = """
      class Screen: UIViewController {
        var sum: CGFloat = 1
        override func viewDidLoad() {
          \(body)
          photo.alpha = sum / 8
        }
      }
      """
    #expect(try LanguageDesk.holds(code, "photo.alpha == 0.5"))
  }

  @Test func constraintsThatAFunctionListsInOutAreActive() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      func size(_ v: UIView, into list: inout [NSLayoutConstraint]) {
        list += [v.widthAnchor.constraint(equalToConstant: 50)]
        list.append(v.heightAnchor.constraint(equalToConstant: 20))
      }
      var all: [NSLayoutConstraint] = []
      size(card, into: &all)
      NSLayoutConstraint.activate(all)
      """, asPaste: true)
    #expect(desk.constraints.count == 2 && desk.constraints.allSatisfy { !$0.hasPrefix("(") })
  }
}
