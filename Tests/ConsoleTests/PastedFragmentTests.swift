import Console
import Testing

/// What is pasted or typed without what stands around it in a file: methods, previews, a storyboard's text.
@Suite struct PastedFragmentTests {
  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let method = """
    func setUp() {
      view.addSubview(titleLabel)
      titleLabel.text = "Hi"
      titleLabel.translatesAutoresizingMaskIntoConstraints = false
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
    """

  @Test func aViewThatNothingDeclaresIsToldEverywhere() throws {
    var conversation = try Conversation()
    let said = oneLine(conversation.paste(Self.method))
    let told =
      "Nothing declares titleLabel (taken to be UILabel()): let titleLabel = UILabel() above"
    #expect(said.contains(told) && !said.contains("passed over"), "\(said)")
    #expect(said.contains("nothing ambiguous"), "\(said)")
    #expect(oneLine(conversation.say("notes")).contains(told))
    let listed = oneLine(conversation.say("assumptions"))
    #expect(
      listed.contains("assumed titleLabel = UILabel() line 2 nothing declares it"), "\(listed)")
  }

  @Test func aFunctionThatRanWhereItIsDeclaredRunsOnceAtItsCall() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label a \"x\"", "func setUp() {\na.top == view.top + 20\n}"])
    #expect(oneLine(conversation.say("setUp()")).contains("ran where it is declared"))
    #expect(!conversation.say("constraints").contains("c2"))
    conversation.mustSay(["setUp()"])
    #expect(conversation.say("constraints").contains("c2"))
  }

  @Test(arguments: [
    "#Preview {\nCard()\n}", "#Preview(\"Light\") {\n  Card()\n}", "#Preview { Card() }",
  ])
  func aPreviewMakesNothing(_ code: String) throws {
    var conversation = try Conversation()
    conversation.mustSay([code])
    #expect(conversation.session.history.step == 0)
  }

  @Test func aComparisonInOlderWordsChangesNothing() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label hello"])
    #expect(oneLine(conversation.say("hello.hidden == true")) == "false")
    #expect(conversation.session.history.step == 1)
  }

  @Test(arguments: [
    "<label opaque=\"NO\" id=\"a\">\n<rect key=\"frame\" x=\"0\"/>\n</label>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"x\">\n</document>",
    "<constraints>",
  ])
  func theTextOfAStoryboardLeadsToItsFile(_ text: String) throws {
    var conversation = try Conversation(MemoryFiles(["x.xml": text]))
    let said = conversation.refusal(of: text)
    #expect(said.contains("XML") && said.contains("import Main.storyboard"), "\(said)")
  }

  @Test func aPartOfAStoryboardInAFileIsToldToo() throws {
    var conversation = try Conversation(MemoryFiles(["x.xml": "<label opaque=\"NO\">\n</label>"]))
    let said = conversation.refusal(of: "import x.xml")
    #expect(said.contains("XML") && said.contains("import Main.storyboard"), "\(said)")
  }

  @Test func aNoteSpeaksOfAViewByItsNameInTheCode() throws {
    var conversation = try Conversation()
    let said = conversation.paste(
      """
      class V: UIViewController {
        override func viewDidLoad() {
          let box1 = UILabel()
          box1.translatesAutoresizingMaskIntoConstraints = false
          box1.text = "A"
          box1.sizeToFit()
          view.addSubview(box1)
          box1.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """)
    #expect(oneLine(said).contains("Constraints lay out box1:"), "\(said)")
  }

  @Test func aViewThatIsInNothingIsAddedBeforeItsConstraints() throws {
    var conversation = try Conversation()
    let said = conversation.paste(
      """
      let box = UIView()
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leftAnchor.constraint(equalTo: view.leftAnchor)
      ])
      """)
    #expect(said.contains("line 3: the app would crash here"), "\(said)")
    #expect(said.split(separator: "\n").count { $0.hasPrefix("crash") } == 1, "\(said)")
    for question in ["fix", "why"] {
      let said = oneLine(conversation.say(question))
      #expect(said.contains("repair add view.addSubview(box) above line 2"), "\(said)")
    }
  }

  @Test func beforeASingleLineItIsAddedAsOneTypesIt() throws {
    var conversation = try Conversation()
    conversation.mustSay(["let box = UIView()"])
    let line = "box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
    #expect(oneLine(conversation.refusal(of: line)).contains("or view.addSubview(box)."))
    conversation.mustSay(["view.addSubview(box)", line])
  }

  // MARK: What Swift or UIKit has in another way

  @Test(arguments: [
    (
      "NSLayoutConstraint.activate(box.topAnchor.constraint(equalTo: view.topAnchor))",
      "Swift takes a list there: NSLayoutConstraint.activate([…])"
    ),
    ("box.frame.width = 100", "In Swift box.frame.width only reads: box.frame.size.width sets it"),
    ("(box.width == 100)", "box.width == 100 would make it so"),
  ])
  func whatACompilerWouldRefuseIsSaid(_ line: String, _ note: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box"])
    #expect(oneLine(conversation.say(line)).contains(note))
  }

  @Test(arguments: [
    ("view.addSubView(box)", "addSubview(_:)"), ("Text(\"Hello\").padding()", "SwiftUI"),

    ("keyboard", "keyboard 336"),
    ("keyboard show", "keyboard 336"), ("keyboard on", "keyboard 336"),
    ("H:[box]->=10-|", "(>=8)"), ("}", "one closing bracket too many"),
  ])
  func aRefusedLineLeadsOn(_ line: String, _ words: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.width == 100"])
    let said = conversation.refusal(of: line)
    #expect(oneLine(said).contains(words), "\(said)")
  }

  @Test func aFormatThatCannotBeReadIsQuotedWithItsPlace() throws {
    var conversation = try Conversation()
    let said = conversation.paste(
      """
      let box = UIView()
      view.addSubview(box)
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[box]->=10-|", metrics: nil, views: ["box": box])
      NSLayoutConstraint.activate(made)
      """)
    #expect(oneLine(said).contains("[box]->=10-|, at >=10-|: A number or the name"), "\(said)")
  }
}
