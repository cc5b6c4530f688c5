import AutoLayout
import Testing

@testable import Console

/// Properties that watch themselves, functions in functions, and values without a type of their own.
@Suite struct LanguageMemberTests {
  @Test(arguments: [
    (
      "func f() { let half = 0.5; func fade(_ v: UIView) { v.alpha = half }; fade(photo) }; f()",
      "photo.alpha == 0.5"
    ),
    ("func f() { fade(); func fade() { photo.alpha = 0.5 } }; f()", "photo.alpha == 0.5"),
    (
      "func f() { var sum = 0.25; func add() { sum += 0.25 }; add(); photo.alpha = sum }; f()",
      "photo.alpha == 0.5"
    ),
    (
      "func f() { func own() -> CGFloat { 0.5 }; photo.alpha = own() }; "
        + "func g() { func own() -> CGFloat { 0.25 }; card.alpha = own() }; f(); g()",
      "photo.alpha == 0.5 and card.alpha == 0.25"
    ),
    (
      "func f() { let fade: (UIView) -> Void = { v in v.alpha = 0.5 }; [photo].forEach(fade) }; f()",
      "photo.alpha == 0.5"
    ),
    (
      "func f() { let fade = { $1.alpha = $0 }; fade(0.5, photo); fade(0.25, card) }; f()",
      "photo.alpha == 0.5 and card.alpha == 0.25"
    ),
  ])
  func functionsInFunctionsSeeWhatIsAroundThem(line: String, question: String) throws {
    #expect(try LanguageDesk.holds(line, question))
  }

  @Test func whatWatchesAPropertyIsDoneWhenItIsSet() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Card: UIView {
          let words = UILabel()
          var text: String? { didSet { words.text = text } }
          var count = 0 {
            willSet { print(newValue) }
            didSet { if count > oldValue { words.numberOfLines = count; count = 9 } }
          }
          override var isHidden: Bool { didSet { print(isHidden) } }
          init() { super.init(frame: .zero); count = 4 }
          func hide() { isHidden = true }
        }
        class Screen: UIViewController {
          let one = Card()
          override func viewDidLoad() { one.text = "a"; one.count = 5; one.hide() }
        }
        """,
        "words.text == \"a\" and words.numberOfLines == 5 and one.isHidden"))
  }

  @Test func whatPastedCodeGivesIsCalledAndSet() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          let held = UIView()
          var box: UIView { held }
          func holder() -> UIView { box }
          override func viewDidLoad() {
            view.addSubview(box)
            let words = UILabel()
            holder().addSubview(words)
            box.setContentHuggingPriority(.required, for: .vertical)
            box.alpha = 0.5
            holder().frame.size.width = 20
          }
        }
        """,
        "words.superview == held and held.alpha == 0.5 and held.frame.width == 20"))
  }

  @Test func aPropertyWithGetterAndSetterIsWhatItGets() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          var half: CGFloat {
            get { return 0.5 }
            set { photo.alpha = newValue }
          }
          override func viewDidLoad() { card.alpha = half }
        }
        """, "card.alpha == 0.5 and photo.alpha == 1"))
  }

  @Test func declarationsMayGoOverSeveralLines() throws {
    #expect(
      try LanguageDesk.holds(
        """
        enum Style {
          case plain,
               bold
          case wide(
            CGFloat
          )
        }
        class Screen: UIViewController
        {
          func half(
            of number: CGFloat
          )
            -> CGFloat
          {
            return number / 2
          }
          override func viewDidLoad()
          {
            super.viewDidLoad()
            photo.alpha = half(of: 1)
          }
        }
        """, "photo.alpha == 0.5"))
  }

  @Test(arguments: [
    (
      "extension UIView { func pin(insets: UIEdgeInsets = .zero) { "
        + "topAnchor.constraint(equalTo: superview!.topAnchor, constant: insets.top).isActive = true "
        + "} }; photo.pin()", "c1.constant == 0 and c1.firstItem == photo"
    ),
    (
      "func f() { var insets: UIEdgeInsets = .zero; insets.left = 0.5; photo.alpha = insets.left }; f()",
      "photo.alpha == 0.5"
    ),
    (
      "func f() { let r: CGRect = .zero; photo.alpha = r.maxX + r.size.width }; f()",
      "photo.alpha == 0"
    ),
  ])
  func zeroHasTheNumbersOfWhatItStandsFor(line: String, question: String) throws {
    #expect(try LanguageDesk.holds(line, question))
  }

  @Test(arguments: ["self.view = made", "view = made", "view = Board()"])
  func theViewThatAControllerLoadsFillsTheRootView(line: String) throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Board: UIView { let mark = UILabel(); init() { super.init(frame: .zero); addSubview(mark) } }
      class Screen: UIViewController {
        override func loadView() { let made = Board(); \(line) }
        override func viewDidLoad() { view.addSubview(spare) }
      }
      """, asPaste: true)
    let name = line.hasSuffix("()") ? "board2" : "made"
    #expect(
      try desk.answer(to: "? \(name).superview == view and \(name).frame == (0, 0, 320, 480)")
        == ["true"])
    #expect(try desk.answer(to: "? spare.superview == \(name)") == ["true"])
  }

  @Test func closuresThatPropertiesHoldAreCalledWhereTheyAreKnown() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          var fade: () -> Void = { photo.alpha = 0.5 }
          var other: (() -> Void)?
          override func viewDidLoad() {
            fade()
            other?()
            other = { card.alpha = 0 }
            card.alpha = 0.25
          }
        }
        """, "photo.alpha == 0.5 and card.alpha == 0.25"))
  }

  @Test(arguments: [
    "for i in 0..<Int(1e300) { photo.tag = i }", "title.numberOfLines = 300000000000",
  ])
  func whatIsTooMuchToBeCountedIsToldAsThat(line: String) throws {
    try expectRefusal(of: line, on: LanguageDesk(), "Whole numbers go up to 10000000 here")
  }
}
