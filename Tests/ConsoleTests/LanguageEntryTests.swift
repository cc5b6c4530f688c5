import AutoLayout
import Testing

@testable import Console

/// When UIKit calls what pasted classes have, and for which of them.
@Suite struct LanguageEntryTests {
  private static let card = """
    class Card: UIView {
      let mark = UIView()
      var gap: CGFloat = 8
      override func updateConstraints() {
        addSubview(mark)
        mark.alpha = gap / 100
        photo.alpha = photo.alpha / 2 + (superview is Card ? 0.25 : 0)
        super.updateConstraints()
      }
    }
    """

  /// Halved after a quarter was added to it, or the other way round: 0.375 or 0.5.
  @Test func constraintsAreUpdatedWhenAllIsSetSubviewsFirst() throws {
    var desk = try LanguageDesk()
    try desk.type(
      Self.card + """

        class Screen: UIViewController {
          let outer = Card(), inner = Card(), spare = Card()
          override func viewDidLoad() {
            view.addSubview(outer)
            outer.addSubview(inner)
          }
          override func viewIsAppearing(_ animated: Bool) { outer.gap = 50; inner.gap = 25 }
          override func updateViewConstraints() {
            card.alpha = outer.mark.alpha
            super.updateViewConstraints()
          }
        }
        """, asPaste: true)
    #expect(
      try desk.answer(
        to: "? photo.alpha == 0.375 and card.alpha == 0.5 and mark2.alpha == 0.25 "
          + "and mark2.superview == inner") == ["true"])
    #expect(try desk.view("mark3").superview == nil)
  }

  @Test func aViewThatComesIntoTheWindowUpdatesItsConstraints() throws {
    #expect(
      try LanguageDesk.holds(
        Self.card + "\nlet one = Card()\nview.addSubview(one)\none.gap = 50",
        "mark.superview == one"))
  }

  private static let screen = """
    class Screen: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        view.addSubview(box)
        box.frame = view.bounds
        photo.alpha /= 2
      }
      override func viewDidLayoutSubviews() { box.frame = view.bounds.insetBy(dx: 8, dy: 8) }
    }
    """

  @Test(arguments: [
    ("let vc = Screen()", "box.superview == view"),
    ("let nav = UINavigationController(rootViewController: Screen())", "box.superview != nil"),
    ("let other = UIView()", "box.superview == view"),
  ])
  func aControllerThatThePasteMakesIsSetUpOnce(rest: String, question: String) throws {
    var desk = try LanguageDesk()
    try desk.type(Self.screen + "\n" + rest, asPaste: true)
    #expect(
      try desk.answer(
        to: "? photo.alpha == 0.5 and box.frame == (8, 8, 304, 464) and \(question)") == ["true"])
    #expect(desk.document.view(named: "box2") == nil)
  }

  @Test func whatAControllerMakesIsPartOfIt() throws {
    var desk = try LanguageDesk()
    try desk.type(
      """
      class Child: UIViewController {
        let dot = UIView()
        override func viewDidLoad() { view.addSubview(dot) }
        override func viewDidLayoutSubviews() { dot.frame = view.bounds }
      }
      class Main: UIViewController {
        let child = Child()
        override func viewDidLoad() {
          addChild(child)
          view.addSubview(child.view)
          child.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        }
      }
      """, asPaste: true)
    #expect(
      try desk.answer(to: "? dot.frame == (0, 0, 50, 60) and dot.superview == childView") == [
        "true"
      ])
    #expect(desk.document.callbacks[try desk.view("childView").id] != nil)
  }
}
