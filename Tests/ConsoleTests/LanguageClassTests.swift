import AutoLayout
import Testing

@testable import Console

/// Several classes in one paste: whose code is carried out, and what becomes of their properties.
@Suite struct LanguageClassTests {
  @Test func aMethodIsThatOfTheViewsOwnClass() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Header: UIView { let head = UILabel(); func setUp() { head.text = "H" } }
        class Footer: UIView { let foot = UILabel(); func setUp() { foot.text = "F" } }
        class Screen: UIViewController {
          let header = Header()
          let footer = Footer()
          override func viewDidLoad() { footer.setUp(); header.setUp() }
        }
        """, "head.text == \"H\" and foot.text == \"F\""))
  }

  @Test func anExtensionOfTheClassComesBeforeThatOfAllViews() throws {
    #expect(
      try LanguageDesk.holds(
        """
        extension UIView { func fade() { alpha = 0.5 } }
        extension UILabel { func fade() { alpha = 0.25 } }
        title.fade()
        photo.fade()
        """, "title.alpha == 0.25 and photo.alpha == 0.5"))
  }

  @Test func theInitializerOfAPastedSuperclassRuns() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Base: UIView {
          let line = UIView()
          override init(frame: CGRect) { super.init(frame: frame); setUp() }
          required init?(coder: NSCoder) { fatalError() }
          func setUp() { addSubview(line) }
        }
        class Card: Base {
          let mark = UILabel()
          override init(frame: CGRect) { super.init(frame: frame); addSubview(mark) }
          required init?(coder: NSCoder) { fatalError() }
        }
        let one = Card()
        view.addSubview(one)
        """, "line.superview == one and mark.superview == one"))
  }

  @Test(arguments: [
    ("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView"),
  ])
  func aControllerOfUIKitsBringsItsViewAlong(base: String, name: String) throws {
    let code = """
      class List: \(base) {
        let empty = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(name).contentInset.top = 8
          self.\(name).addSubview(empty)
        }
      }
      """
    var desk = try LanguageDesk()
    try desk.type(code, asPaste: true)
    let question = "? empty.superview == \(name) and \(name).frame == view.bounds"
    #expect(try desk.answer(to: question) == ["true"])
  }

  /// Nobody calls it for what is made in another way.
  @Test(arguments: ["extension UILabel", "class Sign: UILabel"])
  func anInitializerOfOnesOwnIsCarriedOut(type: String) throws {
    let name = type.contains("Sign") ? "Sign" : "UILabel"
    #expect(
      try LanguageDesk.holds(
        """
        \(type) { convenience init(text: String) { self.init(frame: .zero); self.text = text } }
        let one = \(name)(text: "One")
        let two = UILabel()
        """, "one.text == \"One\" and two.text == nil"))
    #expect(
      try LanguageDesk.holds(
        """
        extension UIStackView {
          convenience init(_ views: [UIView], spacing: CGFloat) {
            self.init(arrangedSubviews: views)
            self.spacing = spacing
          }
        }
        let row = UIStackView([UILabel(), title], spacing: 7)
        """, "row.arrangedSubviews.count == 2 and row.spacing == 7"))
  }

  /// In its own code `view` is its own view, as large as the screen until somebody says else.
  @Test func aControllerInAnotherIsItsView() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Child: UIViewController {
          override func viewDidLoad() { view.alpha = 0.5; self.view.addSubview(photo) }
        }
        class Screen: UIViewController {
          override func viewDidLoad() {
            let child = Child()
            addChild(child)
            card.addSubview(child.view)
            child.didMove(toParent: self)
          }
        }
        """,
        "childView.superview == card and photo.superview == childView and view.alpha == 1 "
          + "and childView.frame == (0, 0, 320, 480)"))
  }

  @Test func superGoesUpFromTheClassWhoseCodeItStandsIn() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class A: UIViewController { func setUp() { old.alpha = 0.5 } }
        class B: A { override func setUp() { super.setUp(); photo.alpha = 0.5 } }
        class C: B {
          override func viewDidLoad() { super.viewDidLoad(); setUp() }
          override func setUp() { super.setUp(); card.alpha = 0.5 }
        }
        """, "old.alpha == 0.5 and photo.alpha == 0.5 and card.alpha == 0.5"))
  }

  @Test func whatAViewsPropertiesAreGivenStays() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Card: UIView {
          let words = UILabel()
          var gap: CGFloat = 8
          func widen() { gap += 20 }
          func show() { words.text = "\\(gap)"; addSubview(words) }
        }
        class Screen: UIViewController {
          let one = Card()
          let other = Card()
          override func viewDidLoad() {
            [one, other].forEach(view.addSubview)
            one.widen()
            one.show()
            other.gap = 3
            other.show()
          }
        }
        """, "words.text == \"28.0\" and words2.text == \"3.0\""))
  }

  @Test func aPropertyThatIsWorkedOutIsThatOfItsOwner() throws {
    #expect(
      try LanguageDesk.holds(
        """
        enum Metrics { static var gap: CGFloat { return 0.5 } }
        class Card: UIView { var side: CGFloat { 0.25 } }
        class Screen: UIViewController {
          let one = Card()
          override func viewDidLoad() { photo.alpha = Metrics.gap; card.alpha = one.side }
        }
        """, "photo.alpha == 0.5 and card.alpha == 0.25"))
  }

  @Test func aProtocolWithMethodsDoesNotHideTheSuperclass() throws {
    #expect(
      try LanguageDesk.holds(
        """
        protocol Styled { }
        extension Styled where Self: UIViewController { func style() { photo.alpha = 0.5 } }
        class Screen: UIViewController, Styled {
          override func viewDidLoad() { style() }
        }
        """, "photo.alpha == 0.5"))
  }

  /// Each round of trying finds one more value where all stand the wrong way round, unless the next
  /// round begins at the other end; and what is tried counts.
  @Test func propertiesMayStandTheWrongWayRound() throws {
    let chain = (0..<20).map { "lazy var v\($0) = v\($0 + 1) + 0.001" }.joined(separator: "\n")
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          \(chain)
          let v20: CGFloat = 0.25
          override func viewDidLoad() { photo.alpha = v0 }
        }
        """, "photo.alpha == 0.27"))
  }

  @Test func functionsThatCallOneAnotherAreCarriedOutFromTheOneThatNobodyCalls() throws {
    let rest = (0..<300).map { "func f\($0)() { photo.tag = \($0) }" }.joined(separator: "\n")
    #expect(
      try LanguageDesk.holds(
        "\(rest)\nfunc low() { photo.alpha -= 0.25 }\nfunc high() { low(); again() }\n"
          + "func again() { low(); high2() }\nfunc high2() { }\nhigh()", "photo.alpha == 0.5"))
  }
}
