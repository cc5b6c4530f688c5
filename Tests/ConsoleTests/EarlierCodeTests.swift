import AutoLayout
import Testing

@testable import Console

/// What one paste declares is there for what follows it.
@Suite struct EarlierCodeTests {
  private static let card = """
    class Card: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Card"
        label.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
      func widen(by n: CGFloat) { label.frame.size.width += n }
    }
    """
  private static let pin = """
    extension UIView {
      func pinTop(to other: UIView, inset: CGFloat = 0) {
        topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
      }
    }
    """

  @Test func aLineUsesWhatWasPasted() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    #expect(conversation.say(Self.pin).contains("+ extension UIView"))
    conversation.mustSay(["title.pinTop(to: view, inset: 8)"])
    conversation.mustSay(["expect c1 is title.top == view.top + 8"])
    #expect(conversation.refusal(of: "title.pinBottom(to: view)").contains("pinBottom"))
  }

  @Test func aPasteUsesTheClassAndTheFunctionsOfAnother() throws {
    var conversation = try Conversation()
    conversation.mustSay([Self.card])
    conversation.mustSay(["func makeCard() -> Card {\n  return Card()\n}"])
    conversation.mustSay(["let second = makeCard()\nview.addSubview(second)\nsecond.widen(by: 12)"])
    conversation.mustSay(["expect second.subviews[0].frame.width == 42"])
    conversation.mustSay(["expect label.frame.width == 30"])
    conversation.mustSay(["let third = Card(frame: CGRect(x: 0, y: 0, width: 60, height: 70))"])
    conversation.mustSay(["expect third.subviews.count == 1"])
  }

  /// A class is not made anew by what comes behind it.
  @Test func aLaterPasteMakesNothingOfAnEarlierClass() throws {
    var conversation = try Conversation()
    conversation.mustSay([Self.card])
    conversation.mustSay(["func unused(_ n: Int) {\n  card.isHidden = true\n}"])
    conversation.mustSay(["card.alpha = 0.5\nlabel.alpha = 0.5"])
    conversation.mustSay(["expect view.subviews.count == 1"])
    conversation.mustSay(["expect not card.isHidden"])
  }

  @Test func aSubclassDoesWhatItsClassDid() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      """
      class Base: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); setUp() }
        func setUp() {}
      }
      """
    ])
    conversation.mustSay([
      """
      class Screen: Base {
        override func setUp() { let box = UIView(); view.addSubview(box) }
      }
      """
    ])
    conversation.mustSay(["expect box.superview == view"])
  }

  @Test func whatIsDeclaredAgainTakesItsPlace() throws {
    var conversation = try Conversation()
    conversation.mustSay(["func side() -> CGFloat { 40 }"])
    conversation.mustSay(["extension UIView { func narrow() { frame.size.width = side() } }"])
    conversation.mustSay(["func side() -> CGFloat { 50 }"])
    conversation.mustSay(["let a = UIView(); a.narrow()"])
    conversation.mustSay(["expect a.frame.width == 50"])
    conversation.mustSay([
      "extension UIView { func narrow() { frame.size.width = 60 } }\na.narrow()"
    ])
    conversation.mustSay(["expect a.frame.width == 60"])
    #expect(conversation.say("func side() -> CGFloat { 50 }").contains("so before"))
  }

  @Test func aClassThatIsPastedAgainKeepsWhatExtendsIt() throws {
    var conversation = try Conversation()
    conversation.mustSay([Self.card])
    conversation.mustSay(["extension Card {\n  func hideLabel() { label.isHidden = true }\n}"])
    conversation.mustSay([Self.card.replacing("width: 30", with: "width: 31")])
    conversation.mustSay(["let other = Card()\nother.hideLabel()"])
    conversation.mustSay(["expect other.subviews[0].isHidden"])
    conversation.mustSay(["expect other.subviews[0].frame.width == 31"])
  }

  @Test func goingBackForgetsIt() throws {
    var conversation = try Conversation()
    conversation.mustSay(["func side() -> CGFloat { 40 }"])
    #expect(conversation.say("side()") == "40")
    conversation.mustSay(["undo"])
    #expect(conversation.refusal(of: "side()").contains("side"))
    conversation.mustSay(["redo"])
    conversation.mustSay(["let a = UIView(); a.frame.size.width = side()"])
    conversation.mustSay(["expect a.frame.width == 40"])
  }

  /// What a function does while it answers is not done.
  @Test(arguments: [
    "expect side() == 40", "expect side() + a.side2 == 46", "? side() == 40",
    "side() + 2 == 42 and true",
    "if side() == 40 { a.alpha = 0 }", "expect makeRow().frame.width == 0",
    "set a.alpha side() / 80", "expect at viewDidLoad side() == 40", "a.width == side() * 2",
    "constrain a.width == a.side2", "why not a.width == side()",
  ])
  func aQuestionAsksIt(line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["func side() -> CGFloat { 40 }", "let a = UIView(); view.addSubview(a)"])
    conversation.mustSay(["extension UIView { var side2: CGFloat { 6 } }"])
    conversation.mustSay(["func makeRow() -> UIView {\n  let row = UIView()\n  return row\n}"])
    let views = conversation.session.history.current.document.views.count
    conversation.mustSay([line])
    #expect(conversation.session.history.current.document.views.count == views)
  }

  @Test func whatAQuestionFindsIsTold() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "func side() -> CGFloat { 40 }", "a.width == side()"])
    #expect(conversation.say("expect side() == 41") == "expected 41, found 40")
    let when = conversation.say("when a.width == side()")
    #expect(when.contains("step 3") && when.contains("side()    40"), "\(when)")
    #expect(conversation.say("when a.width / side() changed").contains("1"))
    conversation.mustSay(["break a.width == side() * 2"])
    let refusal = conversation.refusal(of: "expect fail() == 3")
    #expect(refusal.contains("fail"))
  }

  /// What is wrong in it stands in another line than the caret would. A paste goes on behind it.
  @Test func aFaultInItIsToldWithoutAPlace() throws {
    var conversation = try Conversation()
    conversation.mustSay(["func fail(_ n: Int) { nothing.isHidden = true }", "let a = UIView()"])
    let refusal = conversation.refusal(of: "fail(1)")
    #expect(refusal.contains("Nothing is called nothing") && !refusal.contains("^"), "\(refusal)")
    conversation.mustSay(["a.alpha = 1\nfail(1)"])
  }

  /// One line may declare several things. A class of which nobody knows is a plain view, so that it
  /// is not asked for by a refusal.
  @Test func aClassIsKnownThatIsNotTheLastOfItsLine() throws {
    var conversation = try Conversation()
    conversation.mustSay([Self.card + "; func side() -> CGFloat { 40 }"])
    conversation.mustSay(["let other = Card()", "expect other.subviews.count == 1"])
    #expect(conversation.say("side()") == "40")
  }

  /// A slip is still told as one where extensions were pasted.
  @Test func anUnknownPropertyIsRefused() throws {
    var conversation = try Conversation()
    conversation.mustSay([Self.pin])
    conversation.mustSay(["let a = UIView()"])
    #expect(conversation.refusal(of: "a.isHiden = true").contains("isHidden"))
  }
}
