import AutoLayout
import Testing

@testable import Console

/// Code of properties: what they come to, what is done with what they are given, and what observes
/// them.
@Suite struct LanguageAccessorTests {
  private static func card(_ properties: String, then statements: String) -> String {
    """
    class Card: UIView {
      let mark = UIView()
      var seen: CGFloat = 0
      \(properties)
      override init(frame: CGRect) { super.init(frame: frame); addSubview(mark) }
      required init?(coder: NSCoder) { fatalError() }
    }
    let one = Card()
    view.addSubview(one)
    one.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    \(statements)
    """
  }

  @Test(arguments: [
    (
      "var side: CGFloat { get { mark.frame.width } set { mark.frame.size.width = newValue } }",
      "one.side = 40; one.side += 4"
    ),
    (
      "var side: CGFloat { get { return seen } set(length) { seen = length; grow() } }\n"
        + "func grow() { mark.frame.size.width = side }", "one.side = 44"
    ),
    (
      "var side: CGFloat { get { seen } set { seen = newValue; mark.frame.size.width = seen } }\n"
        + "func fit() { side = 44 }", "one.fit()"
    ),
    (
      "var side: CGFloat = 4 { willSet { mark.frame.size.width = newValue - side } }",
      "one.side = 48"
    ),
    (
      "var side: CGFloat = 4 { willSet(next) { seen = next } didSet(last) {\n"
        + "mark.frame.size.width = seen - last } }", "one.side = 48"
    ),
    (
      "override var isHidden: Bool { didSet { mark.frame.size.width = isHidden ? 44 : 7 } }",
      "one.isHidden = true"
    ),
    (
      "override var isHidden: Bool { didSet { mark.frame.size.width = oldValue ? 7 : 44 } }\n"
        + "func hide() { isHidden = true }", "one.hide()"
    ),
    (
      "override var alpha: CGFloat { willSet { mark.frame.size.width = newValue * 88 } }",
      "one.alpha = 0.5"
    ),
    (
      "override var isHighlighted: Bool { get { super.isHighlighted }\n"
        + "set { super.isHighlighted = newValue; mark.frame.size.width = newValue ? 44 : 7 } }",
      "one.isHighlighted = true"
    ),
    (
      "override var tag: Int { didSet { mark.frame.size.width = 44 } }", "one.tag = 3"
    ),
  ])
  func whatAPropertyIsGivenIsDoneWith(properties: String, statements: String) throws {
    #expect(
      try LanguageDesk.holds(Self.card(properties, then: statements), "mark.frame.width == 44"))
  }

  @Test func anExtensionSetsFramesByPropertiesOfItsOwn() throws {
    #expect(
      try LanguageDesk.holds(
        """
        extension UIView {
          var left: CGFloat { get { frame.origin.x } set { frame.origin.x = newValue } }
          var widthOfMine: CGFloat {
            get { return frame.size.width }
            set { var frame = self.frame; frame.size.width = newValue; self.frame = frame }
          }
        }
        old.left = 30
        old.widthOfMine = old.left + 14
        """, "old.frame.minX == 30 and old.frame.width == 44 and old.frame.height == 50"))
  }

  @Test func aPropertyOfUIKitsThatIsOverriddenIsReadAndSetThroughSuper() throws {
    #expect(
      try LanguageDesk.holds(
        """
        class Field: UITextField {
          override var text: String? {
            get { super.text }
            set { super.text = newValue; shown.text = newValue }
          }
          let shown = UILabel()
        }
        let field = Field()
        view.addSubview(field)
        field.addSubview(field.shown)
        field.text = "Hi"
        """, "field.text == \"Hi\" and shown.text == \"Hi\""))
  }
}
