import Console
import Testing

/// A line in the words of a layout library is as strict as any other that is typed.
@Suite struct TypedLibraryTests {
  @Test(arguments: [
    ("$0.top.equalToSuperview().ofset(3)", "offset"), ("$0.topp.equalToSuperview()", "top"),
    ("$0.top.equalTo(b.snp.bottm)", "bottom"),
    ("$0.top.equalToSuperview().priority(.hgih)", "high"),
  ])
  func aSlipIsRefused(chain: String, meant: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "add view b"])
    let answer = conversation.refusal(of: "a.snp.makeConstraints { \(chain) }")
    #expect(answer.contains("Did you mean \(meant)?"), "\(answer)")
  }

  /// Words that may be anybody's are a library's once that is imported.
  @Test(arguments: [
    ("TinyConstraints", ["box.width(100)", "box.edgesToSuperview(insets: .uniform(8))"], 5),
    (
      "Anchorage", ["box.widthAnchor == 100 ~ .high", "box.edgeAnchors == view.edgeAnchors + 16"], 5
    ),
    ("Anchorage", ["Anchorage.batch { box.widthAnchor == 10 }"], 1),
    ("Stevia", ["box.height(44)", "box.top(10).left(10)"], 3),
  ])
  func itsWordsCanBeTyped(_ library: String, _ lines: [String], _ count: Int) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "import \(library)"] + lines)
    conversation.mustSay(["expect count \(count)", "save s"])
    var again = try Conversation(conversation.files)
    again.mustSay(["replay s", "expect count \(count)"])
    conversation.mustSay(["undo \(lines.count + 1)"])
    #expect(conversation.refusal(of: "box.width(100)").contains("width is no method"))
  }

  /// They are as strict as any others.
  @Test func aSlipInThemIsRefused() throws {
    var conversation = try Conversation()
    conversation.mustSay(["import TinyConstraints", "add view box"])
    #expect(conversation.refusal(of: "box.widht(100)").contains("widht"))
  }

  @Test func aViewThatIsNotThereIsNotMade() throws {
    var conversation = try Conversation()
    let line = "zz.snp.makeConstraints { $0.top.equalToSuperview() }"
    #expect(conversation.refusal(of: line).contains("Nothing is called zz"))
  }

  private static let card = """
    import SnapKit
    class CardController: UIViewController {
      let avatar = UIView()
      var avatarSize: Constraint?
      override func viewDidLoad() {
        view.addSubview(avatar)
        avatar.snp.makeConstraints { make in
          make.top.leading.equalToSuperview()
          make.height.equalTo(20)
          avatarSize = make.width.equalTo(64).constraint
        }
      }
    }
    """

  /// What a function of the code may call can be typed.
  @Test func aConstraintOfTheLibraryTakesItsCalls() throws {
    var conversation = try Conversation()
    conversation.paste(Self.card)
    conversation.mustSay(["expect avatar.width == 64", "avatarSize.update(offset: 96)"])
    conversation.mustSay(["expect avatar.width == 96", "avatarSize.deactivate()"])
    conversation.mustSay(["avatarSize.activate()", "expect avatar.width == 96", "save s"])
    var again = try Conversation(conversation.files)
    again.mustSay(["replay s", "expect avatar.width == 96"])
  }

  /// What is put into the app is in the words of the library that made the constraint.
  @Test func aRepairIsWrittenAsTheCodeIs() throws {
    var conversation = try Conversation()
    conversation.paste(Self.card)
    let answer = conversation.say("avatar.snp.makeConstraints { $0.width.equalTo(80) }")
    #expect(answer.contains("// avatar: make.width.equalTo("), "\(answer)")
    #expect(!answer.contains("widthAnchor"), "\(answer)")
  }

  /// The brace behind it proves that a parenthesis was forgotten, so no line is waited for.
  @Test func aForgottenParenthesisIsRefusedWhereItStands() throws {
    let line = "b.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1) }"
    var entry = UnfinishedEntry()
    entry.append(line)
    #expect(entry.reasonToGoOn == nil)
    var conversation = try Conversation()
    conversation.mustSay(["add view b"])
    let answer = conversation.refusal(of: line)
    #expect(answer.contains("Nothing closes this ("), "\(answer)")
  }

  /// Wherever the reader stumbles, the line with the bracket is the one that is wrong.
  @Test func aForgottenParenthesisOfAFileIsToldWithItsLine() throws {
    var conversation = try Conversation()
    let words = conversation.paste(
      """
      let a = UILabel()
      view.addSubview(a)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        a.topAnchor.constraint(equalTo: view.topAnchor, constant: 16,
        a.widthAnchor.constraint(equalToConstant: 40),
      ])
      """)
    #expect(words.contains("Nothing closes the ( of line 5"), "\(words)")
  }
}
