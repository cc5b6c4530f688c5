import AutoLayout
import Testing

/// What things are called that pasted code makes where nothing calls them anything.
@Suite struct LanguageNameTests {
  private static let helpers = """
    extension UIView {
      func rounded(_ radius: CGFloat = 8, file: StaticString = #file, line: UInt = #line) -> Self {
        layer.cornerRadius = radius
        return self
      }
      func apply(_ change: (Self) -> Void) -> Self { change(self); return self }
      var unmasked: Self { translatesAutoresizingMaskIntoConstraints = false; return self }
    }
    func place<T: UIView>(_ v: T, in parent: UIView) -> T { parent.addSubview(v); return v }
    """

  private static func screen(_ properties: String, _ body: String) -> String {
    """
    \(helpers)
    class Screen: UIViewController {
      \(properties)
      override func viewDidLoad() {
        \(body)
      }
    }
    """
  }

  @Test(arguments: [
    ("let avatar = UIImageView().rounded()", "view.addSubview(avatar)"),
    ("let avatar = UIImageView().rounded().apply { $0.alpha = 1 }", "view.addSubview(avatar)"),
    ("let avatar = UIView().apply { v in v.alpha = 1 }", "view.addSubview(avatar)"),
    ("lazy var avatar = UIView().rounded(4)", "view.addSubview(avatar)"),
    ("let avatar = UIImageView().unmasked", "view.addSubview(avatar)"),
    ("let avatar = UIImageView().rounded().unmasked", "view.addSubview(avatar)"),
    ("", "let avatar = UIView().unmasked; view.addSubview(avatar)"),
    ("var avatar: UIView!", "avatar = place(UIView(), in: view)"),
    ("var avatar: UIView!", "self.avatar = place(UIView().rounded(), in: view)"),
    ("", "let avatar = place(UIView(), in: view)"),
  ])
  func whatAHelperHandsBackIsCalledAsItIsKept(_ property: String, _ body: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(Self.screen(property, body), asPaste: true)
    #expect(desk.document.view(named: "avatar")?.superview == .root, "\(notes)")
    #expect(!notes.contains { $0.contains("another one each time") }, "\(notes)")
  }

  @Test func twoOfThemHaveTheNamesOfTheirOwn() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      Self.screen(
        "var 箱: UIView!; var 写真: UIImageView?",
        "箱 = place(UIView(), in: view); 写真 = place(UIImageView(), in: view)"), asPaste: true)
    #expect(desk.document.view(named: "箱") != nil && desk.document.view(named: "写真") != nil)
    #expect(desk.document.view(named: "v") == nil && desk.document.view(named: "v2") == nil)
    #expect(notes.isEmpty, "\(notes)")
  }

  /// Outside all braces too, where the document is what keeps it.
  @Test func aStatementOutsideOfClassesCallsWhatItKeeps() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      Self.helpers + "\nlet avatar = UIImageView().rounded()\nview.addSubview(avatar)",
      asPaste: true)
    #expect(desk.document.view(named: "avatar")?.superview == .root, "\(notes)")
    #expect(notes.isEmpty, "\(notes)")
  }

  /// A name that a function has for a view of its own, or of the document's, stays.
  @Test func whatHasANameKeepsIt() throws {
    var desk = try LanguageDesk()
    try desk.type(Self.screen("", "let other = place(photo, in: view)"), asPaste: true)
    #expect(desk.document.view(named: "photo") != nil && desk.document.view(named: "other") == nil)
    try desk.type(
      Self.screen("", "let inner = UIView(); let outer = inner.rounded()"), asPaste: true)
    #expect(desk.document.view(named: "inner") != nil && desk.document.view(named: "outer") == nil)
  }

  /// Where code stands that asks for it has no part in a layout.
  @Test(arguments: [
    "print(#line)", #"print("in \(#function)", #fileID)"#, "assert(true, file: #filePath)",
    #"print("\(#file):\(#line)")"#,
  ])
  func thePlaceOfTheCodeIsRead(_ statement: String) throws {
    var desk = try LanguageDesk()
    try desk.type(
      Self.screen("let box = UIView()", statement + "\nview.addSubview(box)"), asPaste: true)
    #expect(desk.document.view(named: "box")?.superview == .root)
  }

  // MARK: Numbers

  /// Which of two that cannot both hold is broken is a matter of their numbers.
  @Test(arguments: [
    """
    extension NSLayoutConstraint {
      func with(_ p: Float) -> NSLayoutConstraint { priority = UILayoutPriority(p); return self }
    }
    NSLayoutConstraint.activate([wide(10), wide(20).with(750), wide(30)])
    """,
    """
    func fixed(_ v: UIView) -> NSLayoutConstraint { return wide(20) }
    NSLayoutConstraint.activate([wide(10), fixed(card), wide(30)])
    """,
    """
    func fixed(_ v: UIView) -> [NSLayoutConstraint] { return [wide(20), wide(30)] }
    NSLayoutConstraint.activate([wide(10)] + fixed(card))
    """,
    """
    class Screen: UIViewController {
      override func viewDidLoad() {
        NSLayoutConstraint.activate([wide(10), fixed(card), wide(30)])
      }
      private func fixed(_ v: UIView) -> NSLayoutConstraint { wide(20) }
    }
    """,
  ])
  func constraintsOfAListAreNumberedInItsOrderWhoeverMakesThem(_ code: String) throws {
    var desk = try LanguageDesk()
    let written = code.replacing("wide(", with: "card.widthAnchor.constraint(equalToConstant: ")
    try desk.type(written, asPaste: true)
    #expect(desk.document.constraints.values.map(\.equation.constant) == [10, 20, 30])
    let isActive = desk.document.constraints.values.map(\.isActive)
    #expect(isActive == [true, true, true])
  }

  @Test func aSetThatIsLetGoOfWhereItNeverActedIsNoNews() throws {
    let code = """
      let narrow = [card.widthAnchor.constraint(equalToConstant: 10)]
      let wide = [card.widthAnchor.constraint(equalToConstant: 20)]
      NSLayoutConstraint.deactivate(narrow)
      NSLayoutConstraint.activate(wide)
      """
    var desk = try LanguageDesk()
    let silent = try desk.type(code, asPaste: true)
    #expect(silent.isEmpty, "\(silent)")
    #expect(desk.constraints == ["c1  card.width == 20"])
  }
}
