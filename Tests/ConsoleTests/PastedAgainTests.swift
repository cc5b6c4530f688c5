import Console
import Prose
import Testing

/// Code is changed elsewhere and pasted again: what the first paste made gives way.
@Suite struct PastedAgainTests {
  private static func card(_ width: Int, others: String = "") -> String {
    """
    final class Card: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 60).isActive = true
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        box.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
    }
    \(others)
    """
  }

  @Test func theSameClassTakesItsPlace() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label mine \"Hi\""])
    conversation.paste(Self.card(100))
    let answer = conversation.paste(Self.card(140))
    #expect(answer.contains("Card again, in the place of what step 2 made"), "\(answer)")
    #expect(!answer.contains("box2") && !answer.contains("takes the place of the layout"))
    conversation.mustSay([
      "expect box.width == 140", "expect count 4", "expect mine.text == \"Hi\"", "undo",
      "expect box.width == 100",
    ])
  }

  @Test func whatWasDoneSinceIsToldToBeGone() throws {
    var conversation = try Conversation()
    conversation.paste(Self.card(100))
    conversation.mustSay(["device iphone-8", "c3.constant = 120"])
    let answer = conversation.paste(Self.card(140))
    #expect(answer.contains("what was done since step 1 (2 steps) is gone"), "\(answer)")
    conversation.mustSay(["expect box.width == 140", "expect view.width == 375"])
  }

  /// The class that was chosen stays chosen.
  @Test func whatUseChoseStays() throws {
    let mark = "final class Mark: UIViewController {}"
    var conversation = try Conversation()
    conversation.paste(Self.card(100, others: mark))
    conversation.mustSay(["use Card", "expect box.width == 100"])
    conversation.paste(Self.card(150, others: mark))
    conversation.mustSay(["expect box.width == 150", "expect count 4"])
  }

  @Test func otherCodeStaysBesideIt() throws {
    var conversation = try Conversation()
    conversation.paste(Self.card(100))
    conversation.paste("let tag = UIView()\nview.addSubview(tag)")
    conversation.mustSay(["expect box.width == 100", "expect tag.superview == view"])
  }

  /// What the notes ask for makes the screen again.
  @Test(arguments: [
    "enum Metrics { static let row: CGFloat = 44 }\nextension UIView { func pin() { pinned() } }",
    "struct Metrics {\n  static var row: CGFloat { 44 }\n}",
  ])
  func whatWasMissingIsPastedBehindIt(help: String) throws {
    let screen = """
      final class Page: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.heightAnchor.constraint(equalToConstant: Metrics.row).isActive = true
        }
      }
      """
    var conversation = try Conversation()
    conversation.mustSay(["add label mine \"Hi\""])
    conversation.paste(screen)
    #expect(conversation.say("constraints").contains("?Metrics.row"))
    let answer = conversation.paste(help)
    #expect(answer.contains("Page again, in the place of what step 2 made"), "\(answer)")
    conversation.mustSay([
      "expect box.height == 44", "expect count 1", "expect mine.text == \"Hi\"", "save s.tsume",
      "undo",
    ])
    #expect(conversation.say("constraints").contains("?Metrics.row"))
    conversation.mustSay(["replay s.tsume", "expect box.height == 44"])
  }

  /// What has nothing to do with the screen leaves it as it is.
  @Test func otherHelpersStayBesideIt() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      view.addSubview(box)
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: gap).isActive = true
      """)
    let answer = conversation.paste("enum Other { static let row: CGFloat = 44 }")
    #expect(!answer.contains("again"), "\(answer)")
    conversation.mustSay(["expect count 1"])
  }

  @Test func itIsSavedAndReplayed() throws {
    var conversation = try Conversation()
    conversation.paste(Self.card(100))
    conversation.paste(Self.card(140))
    conversation.mustSay([
      "save s.tsume", "replay s.tsume", "expect box.width == 140", "expect count 4",
    ])
  }

  @Test func codeAfterALogSaysThatTheLogIsStillThere() throws {
    var conversation = try Conversation()
    conversation.paste(
      LogText.report(
        [
          "NSLayoutConstraint:0x60000341 UISwitch:0x7fc3a141.width == 51",
          "NSLayoutConstraint:0x60000342 UISwitch:0x7fc3a141.width == 60",
        ], breaking: 0))
    let answer = conversation.paste(Self.card(100))
    #expect(answer.contains("the views of the log are still here"), "\(answer)")
    conversation.mustSay(["goto 0"])
    #expect(!conversation.paste(Self.card(100)).contains("of the log"))
  }

  // MARK: What was supposed

  @Test func aFontThatIsNotKnownHasTheSizeOfItsCall() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(
      """
      let title = UILabel()
      title.text = "Hello"
      title.font = AppFont.regular(12)
      view.addSubview(title)
      """)
    #expect(answer.contains("A font that is not known is taken to be"), "\(answer)")
    conversation.mustSay(["expect title.font.pointSize == 12"])
    #expect(conversation.say("assumptions").contains("what was supposed is in the notes"))
  }

  @Test func aGuardThatIsTakenIsTold() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(
      """
      final class Page: UIViewController {
        override func viewDidLoad() {
          guard let user = Session.current?.user else { return }
          view.heightAnchor.constraint(equalToConstant: 10).isActive = false
        }
      }
      """)
    #expect(answer.contains("if let and guard let"), "\(answer)")
    #expect(!conversation.say("assumptions").contains("Nothing was assumed"))
  }
}
