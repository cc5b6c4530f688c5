import AutoLayout
import Testing

@testable import LayoutCode

/// What is shown of texts that come one after the other.
@Suite struct PastedTextTests {
  private static let card = """
    class Card: UIView {
      let label = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
    }
    """

  private func run(_ text: String, earlier: [String] = []) throws -> CodeRun {
    try CodeRun.run(
      [CodeSource(text: text)], earlier: earlier.map { CodeSource(text: $0) }, on: .init(), step: 1,
      occasion: .pasted)
  }

  /// Functions and extensions are kept for what follows; as a file they would be shown at work.
  @Test(arguments: [
    "extension UIView { func pin(to other: UIView) { other.addSubview(self) } }",
    "extension Card { func hide() { label.isHidden = true } }",
  ])
  func whatOnlyDeclaresMakesNothing(text: String) throws {
    #expect(try run(text, earlier: [Self.card]).edits.isEmpty)
  }

  @Test func aClassThatIsDeclaredAgainKeepsItsExtensions() throws {
    let again = try run(
      "let other = Card()\nview.addSubview(other)\nother.widen()",
      earlier: [
        Self.card, "extension Card { func widen() { label.frame.size.width = 7 } }",
        Self.card.replacing("addSubview(label)", with: "addSubview(label); isHidden = true"),
      ])
    #expect(again.document.view(named: "label")?.frameLayout?.frame.width == 7)
    #expect(again.document.view(named: "other")?.isHidden == true)
  }

  @Test func aFunctionThatIsDeclaredAgainTakesThePlaceOfTheFirst() throws {
    let made = try run(
      "let box = UIView(frame: CGRect(x: 0, y: 0, width: side(), height: 1))\nview.addSubview(box)",
      earlier: ["func side() -> CGFloat { 40 }", "func side() -> CGFloat { 50 }"])
    #expect(made.document.view(named: "box")?.frameLayout?.frame.width == 50)
  }

  /// A function beside a screen is there for it, and no listing.
  @Test func functionsBesideAScreenAreForIt() throws {
    let made = try run(
      """
      class Screen: UIViewController {
        override func viewDidLoad() { view.addSubview(makeTitle()) }
      }
      func makeTitle() -> UILabel { let title = UILabel(); return title }
      """)
    #expect(made.shown == "Screen")
    #expect(made.document.view(named: "title")?.superview == .root)
  }

  @Test func theVariablesOfAListingStay() throws {
    let made = try run(
      """
      let gap = 8.0
      var name = "Hi"
      let title = UILabel()
      let same = title
      let inset = CGSize(width: 3, height: 4)
      view.addSubview(title)
      """)
    for name in ["gap", "name", "same", "inset"] {
      #expect(made.document.entity(named: name) != nil, "\(name)")
    }
  }

  @Test func aControllerIsShownBeforeTheViewsBesideIt() throws {
    let made = try run(
      "class Screen: UIViewController { }\nclass Badge: UIView { }")
    #expect(made.shown == "Screen")
    #expect(made.screens == ["Screen", "Badge"])
  }

  /// A branch on a length in a layout callback is taken at the present size.
  @Test func aLengthIsComparedAsItIsNow() throws {
    let made = try run(
      """
      class Screen: UIViewController {
        let row = UIView()
        override func viewDidLoad() { view.addSubview(row) }
        override func viewDidLayoutSubviews() {
          if view.bounds.width > 300 { row.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        }
      }
      """)
    #expect(made.leftOut.isEmpty)
    #expect(!made.document.callbacks.isEmpty)
  }
}
