import Testing

/// The text size of the device, which fonts of a text style follow where they are told to (UIKit sizing,
/// section 4.1).
@Suite struct TextSizeTests {
  private static let label = [
    "add label title \"Hello\"", "content title font body", "title.leading == view.leading + 16",
    "title.top == view.top + 100",
  ]

  @Test func aFontThatAdjustsFollows() throws {
    var conversation = try Conversation()
    conversation.mustSay(
      Self.label + [
        "title.adjustsFontForContentSizeCategory = true", "expect title.height == 20.333",
        "traits contentSize accessibilityMedium", "expect title.height == 33.667",
        "expect view.traitCollection.preferredContentSizeCategory == .accessibilityMedium",
        "undo", "expect title.height == 20.333", "redo", "traits contentSize auto",
        "expect title.height == 20.333",
      ])
  }

  @Test func aFontThatDoesNotAdjustStaysAndIsTold() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.label)
    let step = conversation.say("traits contentSize extraExtraExtraLarge")
    #expect(step.contains("the font stays as it is in title"), "\(step)")
    #expect(conversation.say("traits").contains("contentSize extraExtraExtraLarge"))
    conversation.mustSay([
      "expect title.height == 20.333", "content title font body",
      "expect title.font.pointSize == 23",
    ])
  }

  @Test func withoutATextStyleNothingFollows() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hello\""])
    let step = conversation.say("traits contentSize small")
    #expect(step.contains("no font here is of a text style"), "\(step)")
    let refusal = conversation.refusal(of: "traits contentSize huge")
    #expect(refusal.contains("extraSmall"), "\(refusal)")
  }

  @Test func codeHearsOfItAndItsLabelsFollow() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class Screen: UIViewController {
        let title = UILabel()
        let stack = UIStackView()
        override func viewDidLoad() {
          super.viewDidLoad()
          title.text = "Hello"
          title.font = .preferredFont(forTextStyle: .headline)
          title.adjustsFontForContentSizeCategory = true
          stack.addArrangedSubview(title)
          stack.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(stack)
          stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
          stack.axis = isLarge ? .vertical : .horizontal
        }
      }
      """)
    conversation.mustSay([
      "traits contentSize accessibilityMedium", "expect stack.axis == .vertical",
      "expect title.font.pointSize == 28", "expect title.height == 33.667",
    ])
  }
}
