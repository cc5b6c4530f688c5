import AutoLayout
import Testing

@testable import Console

/// `lazy var` is made where something first asks for it.
@Suite struct LanguageLazyTests {
  private static func controller(_ members: String, _ body: String) -> String {
    """
    class Screen: UIViewController {
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        \(body)
      }
    }
    """
  }

  @Test(arguments: [
    ("var level = 0.25; lazy var alpha = level", "level = 0.5; photo.alpha = alpha", "0.5"),
    (
      "var level = 0.25; lazy var alpha = level",
      "photo.alpha = alpha; level = 0.5; photo.alpha = self.alpha", "0.25"
    ),
    ("lazy var alpha: CGFloat = { photo.alpha = 0.5; return 1 }()", "", "1"),
    (
      "lazy var alpha: CGFloat = { photo.alpha -= 0.25; return 1 }()",
      "card.alpha = alpha; badge.alpha = alpha", "0.75"
    ),
    (
      "lazy var alpha = level / 2; var level = 0.5", "if alpha < 1 { photo.alpha = self.alpha }",
      "0.25"
    ),
    ("lazy var alpha = 0.25", "alpha = 0.5; photo.alpha = alpha", "0.5"),
    ("lazy var low = 0.25; lazy var high = 0.5", "photo.alpha = low > 1 ? low : high", "0.5"),
    (
      "lazy var low = high / 2; lazy var high: CGFloat = { return 0.5 }()",
      "use(); func use() { photo.alpha = low }", "0.25"
    ),
    ("lazy var levels = [0.25, 0.5]", "for level in levels { photo.alpha = level }", "0.5"),
    ("lazy var levels = [0.25, 0.5]", "levels.forEach { photo.alpha = $0 }", "0.5"),
    ("lazy var level = 0.25", "take(level) } \n func take(_ a: CGFloat) { photo.alpha = a", "0.25"),
  ])
  func itIsWorkedOutAtItsFirstUse(members: String, body: String, alpha: String) throws {
    #expect(
      try LanguageDesk.holds(Self.controller(members, body), "photo.alpha == \(alpha)"))
  }

  @Test(arguments: [
    "return [box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 8)]",
    "let top = box.topAnchor.constraint(equalTo: view.topAnchor); return [top, box.heightAnchor.constraint(equalToConstant: 8)]",
  ])
  func constraintsThatAClosureListsAreThere(code: String) throws {
    var desk = try LanguageDesk()
    try desk.type(
      Self.controller(
        "let box = UIView(); lazy var all: [NSLayoutConstraint] = { \(code) }()",
        "view.addSubview(box); NSLayoutConstraint.activate(all); all[1].constant = 9"),
      asPaste: true)
    #expect(desk.constraints.map { $0.suffix(15) } == ["top == view.top", "box.height == 9"])
  }

  @Test func aConstraintHasWhatItIsMadeWithThen() throws {
    #expect(
      try LanguageDesk.holds(
        Self.controller(
          """
          let box = UIView()
          var inset: CGFloat = 8
          lazy var top = box.topAnchor.constraint(equalTo: view.topAnchor, constant: inset)
          """,
          """
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          inset = 24
          NSLayoutConstraint.activate([top, box.leftAnchor.constraint(equalTo: view.leftAnchor)])
          """), "box.frame.minY == 24 and top.constant == 24"))
  }

  @Test func whatNothingAsksForIsNeverMade() throws {
    var desk = try LanguageDesk()
    try desk.type(
      Self.controller(
        """
        let stack = UIStackView()
        lazy var plain = UIView()
        lazy var row: UILabel = { let l = UILabel(); stack.addArrangedSubview(l); return l }()
        lazy var used: UILabel = { let l = UILabel(); stack.addArrangedSubview(l); return l }()
        """, "view.addSubview(stack); used.text = \"Used\""), asPaste: true)
    #expect(try desk.answer(to: "? used.text == \"Used\"") == ["true"])
    #expect(try desk.view("stack").subviews == [desk.view("used").id])
    for name in ["plain", "row"] { #expect(desk.document.view(named: name) == nil) }
  }

  @Test func othersMayAskForIt() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Card: UIView {
          var level = 0.25
          lazy var mark: UIView = { let v = UIView(); v.alpha = level; addSubview(v); return v }()
        }
        class Screen: UIViewController {
          lazy var first = Card()
          let second = Card()
          override func viewDidLoad() {
            for card in [first, second] { view.addSubview(card) }
            second.level = 0.5
            second.mark.tag = 2
            self.first.mark.tag = 1
          }
        }
        """, "mark.alpha == 0.5 and mark2.superview == first and mark2.alpha == 0.25"))
  }
}
