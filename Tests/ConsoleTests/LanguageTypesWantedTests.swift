import AutoLayout
import Testing

@testable import Console

/// What begins with a dot, where the type that is wanted says what it means.
@Suite struct LanguageTypesWantedTests {
  private static let row =
    "struct Row { let title: String; var side: CGFloat = 8; static let empty = Row(title: \"-\") }"

  private func screen(_ body: String, members: String = "", types: String = "") -> String {
    """
    \(types)
    \(Self.row)
    class Screen: UIViewController {
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(title2)
        \(body)
      }
      func show(_ row: Row) { title2.text = row.title }
      func show(all rows: Row...) { title2.text = rows[1].title }
      func show(these rows: [Row]) { title2.text = rows[1].title }
      func add(_ label: UILabel) { title2.text = label.text }
      let title2 = UILabel()
    }
    """
  }

  @Test(arguments: [
    ("let rows: [Row] = [.init(title: \"A\"), .init(title: \"B\")]", "title2.text = rows[1].title"),
    ("let rows: Array<Row>? = [.init(title: \"A\"), .init(title: \"B\")]", "show(rows![1])"),
    ("var r: Row = .init(title: \"B\")", "title2.text = r.title"),
    ("var r: Row? = .init(title: \"B\")", "if let r = r { title2.text = r.title }"),
    ("let rows: [[Row]] = [[.init(title: \"A\"), .init(title: \"B\")]]", "show(rows[0][1])"),
    ("let rows: [String: Row] = [\"a\": .init(title: \"B\")]", "title2.text = rows[\"a\"]?.title"),
    ("let rows: [Row] = [.empty, .init(title: \"B\")]", "show(rows[1])"),
    ("", "show(.init(title: \"B\"))"), ("", "show(all: .init(title: \"A\"), .init(title: \"B\"))"),
    ("", "show(these: [.init(title: \"A\"), .init(title: \"B\")])"),
    ("", "let row: Row = .init(title: \"B\"); show(row)"),
    ("var rows: [Row] = []", "rows = [.init(title: \"A\"), .init(title: \"B\")]; show(rows[1])"),
    ("var row: Row", "self.row = .init(title: \"B\"); show(row)"),
    ("let row: Row = { return .init(title: \"B\") }()", "show(row)"),
    ("var row: Row { .init(title: \"B\") }", "show(row)"),
    (
      "var row: Row { if title2.isHidden { return .empty }; return .init(title: \"B\") }",
      "show(row)"
    ),
    ("func row() -> Row? { .init(title: \"B\") }", "show(row()!)"),
    ("func rows() -> [Row] { [.empty, .init(title: \"B\")] }", "show(rows()[1])"),
    ("let row: Row = { if 1 < 2 { return .init(title: \"B\") }; return .empty }()", "show(row)"),
    (
      "let sign: UILabel & Themed = UILabel(); func put(_ label: UILabel & Themed) { add(label) }",
      "sign.text = \"B\"; put(sign)"
    ),
    ("", "let isWide = true; show(isWide ? .init(title: \"B\") : .empty)"),
  ])
  func anInitializerIsOfTheTypeThatIsWanted(members: String, body: String) throws {
    #expect(
      try LanguageDesk.holds(screen(body, members: members), "title2.text == \"B\""))
  }

  private static let maker = """
    extension UILabel {
      static func make(text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
      }
      static var plain: UILabel { let label = UILabel(); label.text = "B"; return label }
    }
    """

  @Test(arguments: [
    ("let t: UILabel = .make(text: \"B\")", "add(t)"), ("", "add(.make(text: \"B\"))"),
    ("var t: UILabel!", "t = .make(text: \"B\"); add(t)"), ("", "add(.plain)"),
    ("lazy var t: UILabel = .make(text: \"B\")", "add(t)"),
  ])
  func aPastedFunctionOfATypeMakesAView(members: String, body: String) throws {
    #expect(
      try LanguageDesk.holds(
        screen(body, members: members, types: Self.maker), "title2.text == \"B\""))
  }

  /// What UIKit's own types give is no business of the paste's.
  @Test(arguments: [
    ("title2.font = .systemFont(ofSize: 20)", "title2.font.pointSize == 20"),
    ("let f: UIFont = .boldSystemFont(ofSize: 21); title2.font = f", "title2.font.pointSize == 21"),
    ("let p: CGPoint = .init(x: 1, y: 2); title2.frame.origin = p", "title2.frame.y == 2"),
    (
      "let i: UIEdgeInsets = .init(top: 1, left: 2, bottom: 3, right: 4); title2.alpha = i.top / 2",
      "title2.alpha == 0.5"
    ),
  ])
  func whatUIKitHasIsMeantAsBefore(body: String, question: String) throws {
    #expect(try LanguageDesk.holds(screen(body, types: Self.maker), question))
  }

  /// `Self` in a type's own function is the type that was asked.
  @Test(arguments: [
    ("UILabel", "Self()", "t.text = \"B\""), ("Card", "Self()", "t.mark.text = \"B\""),
    ("Card", "Self.other()", "t.mark.text = \"B\""), ("Card", "other()", "t.mark.text = \"B\""),
    ("Card", "self.init()", "t.mark.text = \"B\""), ("UILabel", "Self.init()", "t.text = \"B\""),
    ("Card", "Self(frame: .zero)", "t.mark.text = \"B\""),
  ])
  func aFunctionOfAllViewsMakesWhatItIsAskedFor(type: String, maker: String, body: String) throws {
    let types = """
      extension UIView {
        static func make() -> Self { let made = \(maker); made.alpha = 0.5; return made }
        static func other() -> Self { return Self() }
      }
      class Card: UIView { let mark = UILabel() }
      """
    for value in ["let t: \(type) = .make()", "let t = \(type).make()"] {
      let read = type == "Card" ? "mark" : "t"
      #expect(
        try LanguageDesk.holds(
          screen("\(body); view.addSubview(t)", members: value, types: types),
          "\(read).text == \"B\" and t.alpha == 0.5"))
    }
  }

  /// What a closure says is said of where it was written.
  @Test func aClosureDoesNotSpeakOfTheTypeThatCallsIt() throws {
    let types = """
      extension UIView {
        static func make(_ style: (Self) -> Void) -> Self { let v = Self(); style(v); return v }
        static func mark() -> CGFloat { return 0.25 }
      }
      """
    let members = "let t = UILabel.make { $0.text = \"B\" }; func mark() -> CGFloat { 0.5 }"
    let body =
      "let u = UILabel.make { $0.alpha = mark() }; title2.text = t.text; photo.alpha = u.alpha"
    #expect(
      try LanguageDesk.holds(
        screen(body, members: members, types: types), "title2.text == \"B\" and photo.alpha == 0.5")
    )
  }

  @Test func anOptionalTypeIsMadeLikeItself() throws {
    var desk = try LanguageDesk()
    try desk.type("let box: UILabel? = .init()")
    #expect(try desk.view("box").kind == .label)
  }
}
