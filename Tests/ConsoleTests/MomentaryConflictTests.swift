import Prose
import Testing

/// One of two exclusive sets is activated before the other one is deactivated: the end state is fine, and
/// UIKit has logged a conflict on the way.
@Suite struct MomentaryConflictTests {
  private static let drawer = [
    "add view drawer", "drawer.top == view.top", "drawer.bottom == view.bottom",
    "drawer.width == 280", "drawer.leading == view.leading as open", "deactivate open",
    "drawer.trailing == view.leading as closed",
  ]

  @Test func theWrongOrderOnOneLineIsTold() throws {
    var conversation = try Conversation(onSmallScreen: Self.drawer)
    let step = conversation.say("open.isActive = true; closed.isActive = false")
    #expect(step.contains("For a moment open was active together with closed"), "\(step)")
    #expect(step.contains("Deactivate closed first"), "\(step)")
    conversation.mustSay(["expect no conflict", "expect drawer.x == 0"])
  }

  @Test func theRightOrderIsNot() throws {
    var conversation = try Conversation(onSmallScreen: Self.drawer)
    let step = conversation.say("closed.isActive = false; open.isActive = true")
    #expect(!step.contains("For a moment"), "\(step)")
    let back = conversation.say("open.isActive = false; closed.isActive = true")
    #expect(!back.contains("For a moment"), "\(back)")
  }

  /// What can hold together for the moment is no conflict.
  @Test func whatHoldsTogetherIsNotTold() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.top == view.top", "box.leading == view.leading",
      "box.width == 100 as own", "box.height == 20",
      "box.trailing == view.trailing - 220 as far", "deactivate far",
    ])
    let step = conversation.say("far.isActive = true; own.isActive = false")
    #expect(!step.contains("For a moment"), "\(step)")
  }

  private static let screen = """
    class Screen: UIViewController {
      let card = UIView()
      lazy var tall = [card.heightAnchor.constraint(equalToConstant: 300)]
      lazy var low = [card.heightAnchor.constraint(equalToConstant: 100)]
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: view.topAnchor),
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          card.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
        NSLayoutConstraint.activate(tall)
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if traitCollection.verticalSizeClass == .compact { shrink() }
      }
      func shrink() {
        NSLayoutConstraint.activate(low)
        NSLayoutConstraint.deactivate(tall)
      }
    }
    """

  @Test func codeThatRunsAtARotationIsToldWithItsLine() throws {
    var conversation = try Conversation()
    conversation.paste(Self.screen)
    let step = conversation.say("rotate")
    #expect(step.contains("For a moment") && step.contains("line 21"), "\(step)")
    conversation.mustSay(["expect card.height == 100", "expect no conflict"])
  }

  @Test func aMethodThatIsCalledIsToldLikewiseInJapanese() throws {
    var conversation = try Conversation(language: .japanese)
    conversation.paste(Self.screen)
    let step = conversation.say("shrink()")
    #expect(step.contains("21 行目") && step.contains("先に"), "\(step)")
  }
}
