import Console
import Testing

/// `use`: which class of a paste is made.
@Suite struct UseCommandTests {
  private static let classes = """
    class Card: UIView {
      class Mark: UILabel { }
      override init(frame: CGRect) {
        super.init(frame: frame)
        widthAnchor.constraint(equalToConstant: 120).isActive = true
      }
    }
    struct Metrics { static let side = 40.0 }
    class Badge: UIView {
      init() {
        super.init(frame: .zero)
        widthAnchor.constraint(equalToConstant: Metrics.side).isActive = true
      }
    }
    """

  private func conversation(_ lines: String...) throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay([Self.classes] + lines)
    return conversation
  }

  @Test func theChosenClassTakesThePlaceOfTheLast() throws {
    var conversation = try conversation()
    conversation.mustSay(["expect badge.width == 40", "expect count 1", "use Card"])
    conversation.mustSay(["expect card.width == 120", "expect count 1"])
    #expect(conversation.refusal(of: "badge.width").contains("badge"))
    #expect(conversation.session.history.step == 2)
  }

  /// It is a step like others, and what it chose is no longer what the next one begins with.
  @Test func oneMayBeChosenAfterAnother() throws {
    var conversation = try conversation("use Card", "use Mark", "expect mark.superview == view")
    #expect(conversation.refusal(of: "card.width").contains("card"))
    conversation.mustSay(["undo", "expect card.width == 120", "undo", "expect badge.width == 40"])
    conversation.mustSay(["redo", "expect card.width == 120"])
    conversation.mustSay(["class Late: UIView {\n}", "expect late.superview == view"])
  }

  @Test func aViewMayBeChosenWhereThereIsAController() throws {
    var conversation = try conversation()
    let controller = "class Screen: UIViewController { let photo = UIImageView()\n"
    conversation.mustSay([
      "undo", controller + "func viewDidLoad() { view.addSubview(photo) }\n}\n" + Self.classes,
    ])
    conversation.mustSay(["expect photo.superview == view", "use Badge"])
    #expect(conversation.refusal(of: "photo.width").contains("photo"))
    conversation.mustSay([
      "expect badge.width == 40", "use Screen", "expect photo.superview == view",
    ])
  }

  @Test func whatCannotBeChosenIsRefused() throws {
    var conversation = try conversation()
    #expect(conversation.refusal(of: "use Metrics").contains("It declares Card, Mark and Badge."))
    #expect(conversation.refusal(of: "use Crad").contains("Did you mean Card?"))
    conversation.mustSay(["add label title"])
    #expect(conversation.refusal(of: "use Card").contains("goto 1, then use Card"))
    conversation.mustSay(["goto 1", "use Card", "goto 0"])
    #expect(conversation.refusal(of: "use Card").contains("Nothing that was pasted declares"))
  }

  /// What nobody knows in a class keeps it from nothing.
  @Test func aClassIsMadeWithWhatIsKnownOfIt() throws {
    var conversation = try Conversation()
    let wrong = "class Wrong: UIView { init() { heightAnchor.nonsense() } }"
    conversation.mustSay([wrong + "\nclass Right: UIView { }"])
    conversation.mustSay(["use Wrong"])
    #expect(conversation.say("scenes").contains("Wrong"))
  }

  @Test func itIsSavedAndReplayed() throws {
    var conversation = try conversation("use Card", "save s.tsume", "replay s.tsume")
    conversation.mustSay(["expect card.width == 120", "expect count 1"])
    let check = SessionCheck(
      "paste\n\(Self.classes)\n.\nuse Card\nexpect card.width == 120\n", path: "x.tsume",
      surroundings: .none)
    #expect(check.passed)
  }

  @Test func tabOffersTheClasses() throws {
    #expect(try Set(conversation("use Card").offered("use ")) == ["Mark", "Card", "Badge"])
  }
}
