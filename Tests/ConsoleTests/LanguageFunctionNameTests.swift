import AutoLayout
import Testing

@testable import Console

/// Functions that are given by their names, and what pasted initializers are called with on the way.
@Suite struct LanguageFunctionNameTests {
  private static let types = """
    struct Model { let alpha: CGFloat; var isShown = true }
    class Row: UIView {
      init(model: Model) { super.init(frame: .zero); alpha = model.alpha }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static func screen(_ members: String, _ body: String) -> String {
    """
    \(types)
    class Screen: UIViewController {
      let models: [Model] = [.init(alpha: 0.25), .init(alpha: 0.5)]
      \(members)
      override func viewDidLoad() {
        \(body)
      }
    }
    """
  }

  @Test(arguments: [
    ("", "models.map(Row.init(model:)).forEach(view.addSubview)"),
    ("", "models.map(Row.init).forEach(view.addSubview(_:))"),
    ("", "models.map { Row(model: $0) }.forEach { view.addSubview($0) }"),
    ("func make(_ m: Model) -> Row { Row(model: m) }", "models.map(make).forEach(view.addSubview)"),
    (
      "func make(of m: Model) -> Row { Row(model: m) }; func add(row: UIView) { view.addSubview(row) }",
      "models.map(make(of:)).forEach(add)"
    ),
    (
      "func make(of m: Model) -> Row { return m.isShown ? Row(model: m) : Row(model: models[0]) }",
      "models.map(self.make).forEach(self.view.addSubview)"
    ),
    ("", "[0.25, 0.5].map(Model.init).map(Row.init).forEach(view.addSubview)"),
    (
      "var row: Row!; func make(_ m: Model) { row = Row(model: m); view.addSubview(row) }",
      "models.forEach(make)"
    ),
    (
      "lazy var rows: [Row] = { models.map { Row(model: $0) } }()",
      "rows.forEach(view.addSubview)"
    ),
  ])
  func whatIsMadeIsMadeOfItsModel(members: String, body: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(Self.screen(members, body), asPaste: true)
    let rows = desk.document.views.values.filter { $0.className == "Row" }
    let alphas = try rows.map { try desk.answer(to: "\($0.name).alpha") }
    #expect(alphas == [["0.25"], ["0.5"]], "\(members) \(body)")
    #expect(!notes.contains { $0.contains("not known") }, "\(notes)")
  }

  @Test func whatFillsTheRootViewIsMadeOfItsModel() throws {
    let code = """
      \(Self.types)
      class Screen: UIViewController {
        override func loadView() { view = Row(model: Model(alpha: 0.5)) }
      }
      """
    #expect(try LanguageDesk.holds(code, "row.alpha == 0.5 and row.superview == view"))
  }

  @Test func aPropertyOfAnotherViewSaysOfWhichTypeItIs() throws {
    let code = """
      \(Self.types)
      class Header: UIView { var model: Model? { didSet { alpha = model?.alpha ?? 1 } } }
      class Screen: UIViewController {
        let header = Header()
        override func viewDidLoad() { header.model = .init(alpha: 0.5) }
      }
      """
    #expect(try LanguageDesk.holds(code, "header.alpha == 0.5"))
  }

  /// In each round it is another constraint, which nothing else has held.
  @Test func aNameThatIsGivenItsValueLaterIsAnotherOneInEachRound() throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(
      """
      func f() {
        for v in [title, photo] {
          let pin: NSLayoutConstraint
          if v == title { pin = v.topAnchor.constraint(equalTo: view.topAnchor) }
          else { pin = v.bottomAnchor.constraint(equalTo: view.bottomAnchor) }
          pin.isActive = true
        }
      }
      """, asPaste: true)
    #expect(!notes.contains { $0.contains("still names") }, "\(notes)")
    #expect(desk.document.constraints.count == 2)
  }
}
