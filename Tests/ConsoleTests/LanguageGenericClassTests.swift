import AutoLayout
import Testing

@testable import Console

/// Classes that leave a type to what is made from them.
@Suite struct LanguageGenericClassTests {
  private static let card = """
    class CardView: UIView {
      let mark = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(mark); mark.text = "Card" }
      required init?(coder: NSCoder) { fatalError() }
      static func make() -> CardView { let card = CardView(); card.mark.text = "Made"; return card }
    }
    """

  @Test(arguments: [
    ("class Base<V: UIView>: UIViewController", "final class Screen: Base<CardView>", "V()"),
    (
      "class Base<V: UIView & Themed, M>: UIViewController", "class Screen: Base<CardView, Int>",
      "V()"
    ),
    (
      "class Base<M: Model<Int>, V>: UIViewController where V: UIView",
      "class Screen: Base<Model<Int>, CardView>, Themed", "V(frame: .zero)"
    ),
    (
      "class Base<V: UIView>: UIViewController",
      "class Middle<W: UIView>: Base<W> {}\nclass Screen: Middle<CardView>", "V()"
    ),
    (
      "class Base<V: UIView>: UIViewController",
      "class Middle<M, V: UIView>: Base<V> {}\nclass Screen: Middle<Int, CardView>", ".init()"
    ),
  ])
  func theClassThatIsMadeFromItSaysTheType(base: String, screen: String, value: String) throws {
    let classes = [
      "\(base) { let content: V = \(value); override func loadView() { view = content } }",
      "\(screen) { override func viewDidLoad() { super.viewDidLoad(); content.mark.tag = 1 } }",
      Self.card,
    ]
    for code in [classes, classes.reversed()] {
      #expect(
        try LanguageDesk.holds(
          code.joined(separator: "\n"),
          "mark.text == \"Card\" and content.frame.height == 480"))
    }
  }

  @Test(arguments: [
    (
      "let content = UIView()", "let made = V(); content.addSubview(made)",
      "mark.text == \"Card\""
    ),
    ("let content = UIView()", "content.addSubview(V())", "mark.text == \"Card\""),
    ("lazy var content = V()", "content.mark.text = \"Late\"", "mark.text == \"Late\""),
    ("let content = V.make()", "", "mark.text == \"Made\""),
    ("var content: V!", "content = V()", "mark.text == \"Card\""),
    (
      "let content = CardView()", "(content as? V)?.mark.text = \"Is\"",
      "mark.text == \"Is\""
    ),
  ])
  func theNameMeansTheTypeInAllOfItsCode(member: String, body: String, question: String) throws {
    let code = """
      class Base<V: UIView>: UIViewController {
        \(member)
        override func viewDidLoad() { super.viewDidLoad(); \(body); view.addSubview(content) }
      }
      class Screen: Base<CardView> {}
      \(Self.card)
      """
    #expect(try LanguageDesk.holds(code, question))
  }

  /// Classes that are given one another's types without an end have none.
  @Test func aCircleOfClassesEnds() throws {
    let code = "class A<V>: B<V> { let a = V() }; class B<W>: A<W> { let b = W() }"
    var desk = try LanguageDesk()
    try desk.type("\(code); let c = A<UIView>(); view.addSubview(c)", asPaste: true)
    #expect(desk.document.view(named: "c") != nil)
  }
}
