import AutoLayout
import Testing

@testable import Console

/// Pasted conditions, functions and classes are carried out as UIKit would.
@Suite struct LanguageCodeTests {
  @Test(arguments: [
    ("if title.isHidden { title.alpha = 0 } else { title.alpha = 0.5 }", "title.alpha == 0.5"),
    ("if view.bounds.width > 300 { title.isHidden = true }", "title.isHidden"),
    ("if traitCollection.horizontalSizeClass == .compact { title.alpha = 0 }", "title.alpha == 0"),
    ("if #available(iOS 15, *) { title.alpha = 0 } else { title.alpha = 0.5 }", "title.alpha == 0"),
    ("if let name = title.text { photo.isHidden = name.isEmpty }", "not photo.isHidden"),
    ("if let outer = spare.superview { outer.isHidden = true }", "not view.isHidden"),
    ("title.alpha = photo.isHidden ? 0 : 0.5", "title.alpha == 0.5"),
    ("title.text = spare.superview?.accessibilityIdentifier ?? \"none\"", "title.text == \"none\""),
    (
      "let wide = 600; if wide > 700 { } else if wide > 500 { title.alpha = 0 }", "title.alpha == 0"
    ),
    (
      "switch title.semanticContentAttribute { case .unspecified: title.alpha = 0 }",
      "title.alpha == 0"
    ),
    ("guard let outer = badge.superview else { return }; outer.alpha = 0", "card.alpha == 0"),
    ("guard let outer = spare.superview else { return }; card.alpha = 0", "card.alpha == 1"),
    ("UIView.animate(withDuration: 0.3) { title.alpha = 0 }", "title.alpha == 0"),
    (
      "UIView.animate(withDuration: 1, animations: { [weak self] in title.alpha = 0 }, "
        + "completion: { _ in title.alpha = 0.5 })", "title.alpha == 0.5"
    ),
    ("for v in [title, photo] { if v == photo { v.isHidden = true } }", "photo.isHidden"),
    ("view.addSubviews(spare, badge)", "spare.superview == view and badge.superview == view"),
  ])
  func whatIsDecidedIsDone(line: String, question: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(try desk.answer(to: "? \(question)") == ["true"], "\(line)")
  }

  @Test(arguments: [
    ("func setUp() { title.alpha = 0 }; setUp()", "title.alpha == 0"),
    ("func a() { b(0.5) }; func b(_ x: CGFloat) { title.alpha = x }; a()", "title.alpha == 0.5"),
    ("func b() { title.alpha -= 0.25 }; func a() { b() }; a()", "title.alpha == 0.75"),
    (
      "func half(of x: CGFloat) -> CGFloat { return x / 2 }; title.alpha = half(of: 0.5)",
      "title.alpha == 0.25"
    ),
    ("func f(by x: CGFloat = 0.5) { title.alpha -= x }; f()", "title.alpha == 0.5"),
    (
      "func hide(_ views: UIView...) { views.forEach { $0.isHidden = true } }; hide(title, photo)",
      "title.isHidden and photo.isHidden"
    ),
    (
      "func fade(_ views: UIView..., to x: CGFloat) { title.alpha = x }; fade(to: 0.5)",
      "title.alpha == 0.5"
    ),
    ("extension UIView { func hide() { isHidden = true } }; title.hide()", "title.isHidden"),
    (
      "enum M { static let a = 0.5 }; extension M { static let b = 0.5 }; title.alpha = M.a * M.b",
      "title.alpha == 0.25"
    ),
    (
      "enum Metrics { static let gap: CGFloat = 0.5 }; title.alpha = Metrics.gap",
      "title.alpha == 0.5"
    ),
    ("func f() { guard title.isHidden else { return }; title.alpha = 0 }", "title.alpha == 1"),
    ("@objc func tap() { title.alpha = 0 }", "title.alpha == 1"),
  ])
  func functionsAreCarriedOut(line: String, question: String) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(try desk.answer(to: "? \(question)") == ["true"], "\(line)")
  }

  @Test func aFunctionThatMakesAViewGivesItTheNameOutside() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "func makeRow(_ text: String) -> UILabel { let label = UILabel(); label.text = text; "
        + "return label }; let first = makeRow(\"a\"); let second = makeRow(\"b\")")
    #expect(try desk.answer(to: "? first.text == \"a\" and second.text == \"b\"") == ["true"])
  }

  @Test func aControllerIsSetUpOnce() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(Self.controller, asPaste: true)
    #expect(
      try desk.answer(to: "? header.superview == view and name.text == \"Jane\"") == ["true"])
    #expect(try desk.answer(to: "? bottom.isActive and bottom.constant == -20") == ["true"])
    #expect(try desk.answer(to: "? sides.count == 2 and sides.first.isActive") == ["true"])
    #expect(notes == ["No layout depends on title and textColor: passed over."])
  }

  private static let controller = """
    final class ProfileViewController: UIViewController {
      private enum Metrics { static let gap: CGFloat = 20 }
      private lazy var name: UILabel = { let l = UILabel(); l.text = text; return l }()
      private let text = "Jane"
      let header = UIView()
      private var bottom: NSLayoutConstraint!
      var sides: [NSLayoutConstraint] = []
      private let model: Model

      init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        setUpViews()
      }

      private func setUpViews() {
        view.addSubview(header)
        header.addSubview(name)
        name.textColor = .red
        [header, name].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        bottom = header.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -Metrics.gap)
        sides.append(header.leadingAnchor.constraint(equalTo: view.leadingAnchor))
        sides += [header.trailingAnchor.constraint(equalTo: view.trailingAnchor)]
        NSLayoutConstraint.activate(sides + [bottom])
      }

      @objc private func save() { model.save() { result in switch result { } } }
    }
    """

  @Test func aViewClassIsMadeOnceByItself() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class BubbleView: UIView {
        private let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); setup() }
        required init?(coder: NSCoder) { super.init(coder: coder); setup() }
        private func setup() {
          addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          backgroundColor = .red
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        }
      }
      """, asPaste: true)
    #expect(
      try desk.answer(to: "? bubbleView.superview == view and label.superview == bubbleView")
        == ["true"])
    #expect(desk.constraints.first == "c1  label.leading == bubbleView.leading + 8")
  }

  @Test func whatIsMadeOfAPastedClassIsSetUp() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "class Tag: UILabel { init(text: String) { super.init(frame: .zero); self.text = text; "
        + "numberOfLines = 2 } }; let one = Tag(text: \"a\"); let two = Tag(text: \"b\")",
      asPaste: true)
    #expect(
      try desk.answer(to: "? one.text == \"a\" and two.text == \"b\" and two.numberOfLines == 2")
        == ["true"])
  }

  @Test(arguments: [
    (
      "NotificationCenter.default.post(name: .a, object: nil)",
      "NotificationCenter.default.post has"
    ),
    ("title.textContainerInset = .zero", "it is left out"),
    ("UIView.animate(withDuration: 1) { }", "as it ends"),
    (
      "title.tag = 1; title.textColor = .red; title.tintColor = .red; title.isOpaque = true; "
        + "title.isEnabled = true",
      "No layout depends on"
    ),
  ])
  func whatIsPassedOverIsTold(line: String, remark: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(line, asPaste: true)
    #expect(notes.contains { $0.contains(remark) }, "\(notes)")
  }

  @Test func aFunctionThatCallsItselfIsRefused() throws {
    let line = "func f() { f() }; f()"
    try expectRefusal(of: line, on: LanguageDesk(), "call one another without end")
  }

  @Test(arguments: [
    String(repeating: "if true { ", count: 1000) + String(repeating: "}", count: 1000),
    String(repeating: "class A: UIView { ", count: 1000) + String(repeating: "}", count: 1000),
  ])
  func braceInBraceIsFollowedOnlySoFar(line: String) throws {
    let desk = try LanguageDesk()
    #expect(throws: LineFailure.self) { try desk.outcome(of: line) }
  }

  @Test(arguments: ["a and 5", "true and 5", "1 or true"])
  func onlyTruthValuesAreJoined(line: String) throws {
    let desk = try LanguageDesk()
    #expect(throws: LineFailure.self) { try desk.outcome(of: "? " + line) }
  }

  @Test func variablesOutsideBracesKeepWhatTheyAreGiven() throws {
    var desk = try LanguageDesk()
    try desk.type(
      "func chain() { var last: UIView? = nil; for v in [title, photo] { if let last = last "
        + "{ v.top == last.bottom + 8 }; last = v } }; chain()")
    #expect(desk.constraints == ["c1  photo.top == title.bottom + 8"])
  }
}
