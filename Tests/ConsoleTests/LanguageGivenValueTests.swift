import AutoLayout
import Prose
import Reporting
import Testing

@testable import Console

/// What functions, computed properties and closures give where they are one expression.
@Suite struct LanguageGivenValueTests {
  @Test(arguments: [
    "func holds() -> Bool { return true }", "func holds() -> Bool { true }",
    "func holds() -> Bool { view.bounds.width == 320 }",
    "func holds() -> Bool { view.bounds.width < 400 }", "func holds() -> Bool { !photo.isHidden }",
    "func holds() -> Bool { photo.superview == view }",
    "func inner() -> Bool { 3 < 4 }; func holds() -> Bool { inner() }",
    "func inner() -> Bool { 4 < 3 }; func holds() -> Bool { return !inner() }",
    "func holds() -> Bool { switch 1 { case 1: view.bounds.width == 320; default: false } }",
  ])
  func aFunctionMayDecide(function: String) throws {
    #expect(
      try LanguageDesk.holds(function + "; if holds() { photo.alpha = 0.5 }", "photo.alpha == 0.5"))
    #expect(
      try LanguageDesk.holds(
        function + "; photo.alpha = holds() ? 0.5 : 0.25", "photo.alpha == 0.5"))
  }

  @Test(arguments: [
    "view.bounds.width == 320", "traitCollection.horizontalSizeClass == .compact",
    "return !photo.isHidden", "if n == 1 { n < 2 } else { false }", "n == 1 ? true : false",
  ])
  func aPropertyMayDecide(getter: String) throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          let n = 1
          var isSmall: Bool { \(getter) }
          override func viewDidLoad() {
            photo.isHidden = !isSmall
            photo.alpha = isSmall ? 0.5 : 1
            guard isSmall else { return }
            card.alpha = 0.5
          }
        }
        """, "not photo.isHidden and photo.alpha == 0.5 and card.alpha == 0.5"))
  }

  @Test(arguments: [
    "min(view.bounds.width, 20) / 40", "n == 1 ? 0.5 : 0.25", "max(0.5, 0.25)",
    "switch style {\n case .small: return 0.5\n case .large: return 1\n }",
    "switch style {\n case .small: min(0.5, 1)\n case .large: 1\n }",
    "switch style { case .large: return 1; case .small: return 0.5 }",
    "if n == 2 { 1 } else if n == 1 { max(0.5, 0) } else { 0 }", "half()",
  ])
  func oneExpressionIsWhatIsReturned(getter: String) throws {
    #expect(
      try LanguageDesk.holds(
        """
        enum Style { case small, large }
        class Screen: UIViewController {
          let n = 1
          var style: Style = .small
          var own: CGFloat { \(getter) }
          func half() -> CGFloat { min(0.5, 1) }
          override func viewDidLoad() { photo.alpha = own }
        }
        """, "photo.alpha == 0.5"))
  }

  @Test func whatGivesNothingIsDone() throws {
    #expect(
      try LanguageDesk.holds(
        """
        func fade() { photo.setContentHuggingPriority(.required, for: .vertical) }
        func show() -> Void { card.addSubview(old) }
        func widen() -> NSLayoutConstraint { card.widthAnchor.constraint(equalToConstant: 50) }
        func start() { fade(); show(); let wide = widen(); wide.isActive = true }
        start()
        """,
        "photo.contentHuggingPriority(for: .vertical) == 1000 and old.superview == card and card.width == 50"
      ))
  }

  @Test func aLoopRunsOverWhatAPropertyGives() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Screen: UIViewController {
          var all: [UIView] { [photo, card] }
          func last() -> Int { 2 }
          override func viewDidLoad() {
            for one in all { one.alpha = 0 }
            for i in 0..<last() { badge.alpha = CGFloat(i) / 2 }
          }
        }
        """, "photo.alpha == 0 and card.alpha == 0 and badge.alpha == 0.5"))
  }

  @Test func aClosureMayBeCalledWithWhatItSetsUp() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Screen: UIViewController {
        lazy var detail: UILabel = { $0.numberOfLines = 2; return $0 }(UILabel())
        let row: UIStackView = { row, gap in row.spacing = gap; return row }(UIStackView(), 8)
        override func viewDidLoad() {
          let inner: UIView = {
            let outer = UIView()
            outer.addSubview($0)
            return outer
          }(UILabel())
          for view in [detail, row, inner] { self.view.addSubview(view) }
        }
      }
      """, asPaste: true)
    #expect(
      try desk.answer(to: "? detail.numberOfLines == 2 and row.spacing == 8") == ["true"])
    #expect(try desk.view("inner").subviews.count == 1)
  }

  @Test func selfIsThereInItsClosures() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Screen: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          UIView.animate(withDuration: 0.3) { [weak self] in self?.view.layoutIfNeeded() }
          UIView.animate(withDuration: 0.3) { [weak self] in
            self?.box.alpha = 0.5
            self?.box.superview?.layoutIfNeeded()
            self?.show()
          }
        }
        func show() { photo.alpha = 0.5 }
      }
      """, asPaste: true)
    #expect(try desk.answer(to: "? box.alpha == 0.5 and photo.alpha == 0.5") == ["true"])
  }

  @Test func refusalsWriteCallsAsTheyWereWritten() throws {
    var desk = try LanguageDesk()
    do {
      try desk.type("func found() -> UIView? { return nil }; let a = found()!")
      Issue.record("was accepted")
    } catch let failure as LineFailure {
      let words = Refusal(failure, line: "").words
      #expect(words.contains("nil"), "\(words)")
    }
  }

  @Test func refusalsKnowWhatTheLineItselfMade() throws {
    let code =
      "let caption = UILabel(); caption.translatesAutoresizingMaskIntoConstraints = false; "
      + "caption.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
    var desk = try LanguageDesk()
    do {
      try desk.type(code)
      Issue.record("was accepted")
    } catch let failure as LineFailure {
      let refusal = failure.refusal(in: desk.document)
      let words = ([refusal.reason] + refusal.hints).map(\.english.string).joined(separator: " ")
      #expect(words.contains("caption.top and view.top"), "\(words)")
      #expect(!words.contains("Add ?"), "\(words)")
    }
  }
}
