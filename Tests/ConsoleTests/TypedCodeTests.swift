import AutoLayout
import Testing

@testable import Console

/// Typed lines that speak of code go on where that code has left off.
@Suite struct TypedCodeTests {
  private static let badge = """
    class Badge: UIView {
      let t = UILabel()
      var isOpen = false { didSet { t.isHidden = isOpen } }
      override init(frame: CGRect) {
        super.init(frame: frame)
        t.translatesAutoresizingMaskIntoConstraints = false
        addSubview(t)
      }
      required init?(coder: NSCoder) { fatalError() }
      func show() {
        NSLayoutConstraint.activate([
          t.topAnchor.constraint(equalTo: topAnchor, constant: 4),
          t.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
      }
    }
    """

  private static func withBadge() throws -> Conversation {
    var conversation = try Conversation()
    conversation.mustSay(["let t = UILabel()"])
    conversation.paste(badge)
    return conversation
  }

  private static func views(_ conversation: Conversation) -> Int {
    conversation.session.history.current.document.views.count
  }

  /// A name of the document is not taken for the property of the same name.
  @Test func aMethodActsOnItsOwnInstance() throws {
    var conversation = try Self.withBadge()
    let before = Self.views(conversation)
    conversation.mustSay(["let b = Badge()", "view.addSubview(b)"])
    #expect(Self.views(conversation) == before + 2)
    let first = conversation.say("constraints badge")
    conversation.mustSay(["b.show()", "expect b.subviews[0].top == b.top + 4"])
    #expect(conversation.say("constraints badge") == first)
    #expect(conversation.say("constraints b").contains("b.top + 4"))
  }

  @Test func propertiesRunTheirObservers() throws {
    var conversation = try Self.withBadge()
    conversation.mustSay(["let b = Badge()", "view.addSubview(b)", "b.isOpen = true"])
    conversation.mustSay(["expect b.subviews[0].isHidden", "expect b.isOpen"])
    conversation.mustSay(["expect not badge.subviews[0].isHidden"])
    conversation.mustSay(["undo", "expect not b.subviews[0].isHidden", "expect not b.isOpen"])
  }

  @Test func variablesOfTheDocumentAreThoseOfTheCode() throws {
    var conversation = try Conversation()
    conversation.mustSay(["var count = 0", "func inc() { count += 1 }"])
    #expect(conversation.say("count") == "0")
    conversation.mustSay(["inc()"])
    #expect(conversation.say("count") == "1")
    conversation.mustSay(["inc(); inc()", "expect count == 3", "undo", "expect count == 1"])
  }

  /// What is asked changes nothing, whatever the function does.
  @Test func aQuestionDoesNothing() throws {
    var conversation = try Conversation()
    conversation.mustSay(["var count = 0", "func next() -> Int { count += 1; return count }"])
    conversation.mustSay(["expect next() == 1", "expect count == 0", "next()", "expect count == 1"])
  }

  @Test func aLayoutLibraryIsTyped() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    conversation.mustSay([
      "title.snp.makeConstraints { $0.top.equalToSuperview().offset(8) }",
      "expect c1 is title.top == view.top + 8",
    ])
    conversation.mustSay([
      "title.autoSetDimension(.width, toSize: 120)", "expect title.width == 120",
    ])
  }

  @Test(arguments: [
    "title.autoPinEdge(toSuperviewEdge: .top, withInset: 9)",
    "title.easy.layout(Top(9))", "constrain(title) { t in t.top == t.superview!.top + 9 }",
    "title.snp_makeConstraints { make in make.top.equalTo(view).offset(9) }",
  ])
  func librariesAreToldByWhatIsCalled(line: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", line, "expect title.top == 9"])
    conversation.mustSay([
      "[title].autoSetViewsDimension(.height, toSize: 30)", "expect title.height == 30",
    ])
  }

  /// What is declared beside statements waits to be called, too.
  @Test func aLineDeclaresAndCalls() throws {
    var conversation = try Conversation()
    conversation.mustSay(["var n = 1; func up() { n += 1 }", "expect n == 1"])
    conversation.mustSay(["func twice() { up(); up() }; twice()", "expect n == 3"])
  }

  /// A relation beside calls of code is one of the prompt's.
  @Test func aLineCallsAndRelates() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "var n = 1; func up() { n += 1 }"])
    conversation.mustSay([
      "up(); title.top == view.top + 8", "expect n == 2", "expect c1 is title.top == view.top + 8",
    ])
  }

  @Test func printShowsWhatOnlyCodeKnows() throws {
    var conversation = try Conversation()
    conversation.mustSay(["func f() -> Int { 3 }", "class A { var n = 4 }", "let a = A()"])
    for (line, shown) in [("f()", "3"), ("a.n", "4"), ("a.n, f()", "(4, 3)"), ("a", "A")] {
      #expect(conversation.say("print(\(line))") == shown)
    }
  }

  /// The controller's own `title`, a text, is not what a layout library is asked of.
  @Test(arguments: [
    "title.snp.makeConstraints { $0.top.equalToSuperview() }",
    "title.autoSetDimension(.width, toSize: 9)",
  ])
  func aViewThatIsNotThereIsNamed(line: String) throws {
    var conversation = try Conversation()
    let refusal = conversation.refusal(of: line)
    #expect(Conversation.marked(in: refusal) == "title", "\(refusal)")
    #expect(refusal.contains("Nothing is called title"), "\(refusal)")
  }

  @Test func aViewOfSwiftUIIsDeclaredWithANote() throws {
    var conversation = try Conversation()
    let words = conversation.say("struct P: View { var body: some View { Text(\"a\") } }")
    #expect(words.contains("struct P") && words.contains("SwiftUI lays out without constraints"))
  }

  /// A library knows what it made, whichever line that was.
  @Test func remadeConstraintsTakeThePlaceOfThoseOfAnEarlierLine() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    conversation.paste("title.snp.makeConstraints {\n  $0.top.equalToSuperview().offset(8)\n}")
    conversation.paste("title.snp.remakeConstraints {\n  $0.top.equalToSuperview().offset(20)\n}")
    conversation.mustSay(["expect title.top == 20"])
    conversation.mustSay([
      "title.snp.updateConstraints { $0.top.equalToSuperview().offset(30) }",
      "expect title.top == 30",
    ])
    #expect(conversation.say("constraints").contains("view.top + 30"))
    let refusal = conversation.refusal(of: "title.snp.updateConstraints { $0.height.equalTo(9) }")
    #expect(refusal.contains("finds nothing to update"), "\(refusal)")
  }

  @Test func whatIsWrongIsToldAtItsPlace() throws {
    var conversation = try Self.withBadge()
    conversation.mustSay(["let b = Badge()"])
    let refusal = conversation.refusal(of: "b.show(); b.shwo()")
    #expect(Conversation.marked(in: refusal) == "shwo()", "\(refusal)")
    #expect(conversation.refusal(of: "b.show(3)").contains("no b.show(…) that takes this"))
  }

  /// A session that is saved and replayed comes to the same.
  @Test func itIsReplayed() throws {
    var conversation = try Self.withBadge()
    conversation.mustSay(["let b = Badge()", "view.addSubview(b)", "b.show()", "save badge.tsume"])
    var other = try Conversation(conversation.files)
    other.mustSay(["replay badge.tsume", "expect b.subviews[0].top == b.top + 4"])
    #expect(
      other.session.history.current.document == conversation.session.history.current.document)
  }

  /// The prompt's relations stand among statements of code, too.
  @Test func aFunctionRelatesAnchors() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title", "add view card",
      "func pin(_ n: CGFloat) { title.leading == view.leading + n @750; "
        + "title.top == view.safeArea.top + 4 as gap; "
        + "for one in [title, card] { one.height == 2 * one.width - 8 @.defaultLow } }",
    ])
    #expect(conversation.say("constraints").contains("no constraints"))
    conversation.mustSay([
      "pin(6)", "expect c1 is title.leading == view.leading + 6 @750",
      "expect gap is title.top == view.safeArea.top + 4",
      "expect c3 is title.height == 2 * title.width - 8 @250",
      "expect c4 is card.height == 2 * card.width - 8 @250",
    ])
  }

  @Test func aRelationInAFunctionIsRefusedAsAtThePrompt() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title", "func wrong() { title.leading == 8 }",
      "func third() { title.leading == view.leading + title.width }",
    ])
    #expect(conversation.refusal(of: "wrong()").contains("leading"))
    #expect(conversation.refusal(of: "third()").contains("third anchor"))
  }

  /// Code uses what lines before it have given names to, whatever that is.
  @Test(arguments: [
    ("let f = UIFont.boldSystemFont(ofSize: 30)", "title.font = f", "title.font.pointSize == 30"),
    (
      "let t = NSAttributedString(string: \"Hey\")", "title.attributedText = t",
      "title.text == \"Hey\""
    ),
    ("let p = (a: 4, b: \"x\")", "title.text = p.b", "title.text == \"x\""),
    (
      "let g = view.layoutMarginsGuide",
      "title.topAnchor.constraint(equalTo: g.topAnchor).isActive = true", "title.top == 59"
    ),
    (
      "let a = title.topAnchor",
      "a.constraint(equalTo: view.topAnchor, constant: 7).isActive = true", "title.top == 7"
    ),
    ("let v = title", "v.text = \"v\"", "title.text == \"v\""),
    ("let o = title.superview", "o?.isHidden = true", "view.isHidden"),
    ("weak var v = title", "v?.text = \"w\"", "title.text == \"w\""),
    ("let c = UIColor.red", "title.textColor = c", "title.text == \"Hi\""),
    (
      "let i = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", "title.alpha = i.left / 4",
      "title.alpha == 0.5"
    ),
    ("let n: CGFloat? = nil", "title.alpha = n ?? 0.5", "title.alpha == 0.5"),
    (
      "var w: NSLayoutConstraint?",
      "w = title.widthAnchor.constraint(equalToConstant: 50); w?.isActive = true",
      "title.width == 50"
    ),
    ("let k = { (x: CGFloat) in x * 2 }", "title.alpha = k(0.25)", "title.alpha == 0.5"),
    (
      "typealias Row = UILabel", "let r = Row(); r.text = \"r\"; title.text = r.text",
      "title.text == \"r\""
    ),
    ("let r = 1..<4", "for i in r { title.text = \"\\(i)\" }", "title.text == \"3\""),
    ("let l = [title, view]", "l[0]?.text = \"l\"", "title.text == \"l\""),
  ])
  func aFunctionUsesTypedValues(line: String, body: String, question: String) throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title \"Hi\"", line, "func use() { \(body) }", "use()"])
    conversation.mustSay(["expect \(question)"])
  }

  /// The cases of an enum keep their type.
  @Test func casesAreThoseOfTheirEnum() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "enum Side: String { case left, right; var inset: CGFloat { self == .left ? 8 : 16 } }",
      "var side = Side.left", "expect side.inset == 8", "expect side.rawValue == \"left\"",
      "expect side == .left", "side = .right", "expect side.inset == 16",
    ])
  }

  /// UIKit's methods that run what code has handed over.
  @Test func targetsAndNotificationsRun() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class Screen: UIViewController {
        let button = UIButton()
        var taps = 0
        override func viewDidLoad() {
          view.addSubview(button)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          button.addAction(UIAction { [weak self] _ in self?.taps += 9 }, for: .touchDown)
          NotificationCenter.default.addObserver(
            self, selector: #selector(tapped), name: Notification.Name("tap"), object: nil)
          NotificationCenter.default.addObserver(forName: .other, object: nil, queue: nil) { _ in
            self.taps = 40
          }
        }
        @objc func tapped() { taps += 1 }
      }
      """)
    conversation.mustSay([
      "button.sendActions(for: .touchUpInside)", "expect taps == 1",
      "button.sendActions(for: .touchDown)", "expect taps == 10",
      "NotificationCenter.default.post(name: Notification.Name(\"tap\"), object: nil)",
      "expect taps == 11", "NotificationCenter.default.post(name: .other, object: nil)",
      "expect taps == 40", "Task { taps = 3 }", "expect taps == 3",
      "Task { @MainActor in taps = 4 }", "expect taps == 4",
    ])
  }

  @Test func operatorsAreDeclared() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "import UIKit.UIView", "infix operator <+>: AdditionPrecedence",
      "func <+> (a: CGFloat, b: CGFloat) -> CGFloat { a + b + 1 }", "let c = 1 <+> 2",
      "expect c == 4",
    ])
  }

  @Test func aGuardMayEndTheApp() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title", "let gone: UIView? = nil",
      "guard let one = title.superview else { fatalError() }",
    ])
    #expect(
      conversation.refusal(of: "guard let one = gone else { fatalError(\"none\") }")
        .contains("Fatal error: none"))
  }

  /// What may have been declared optional may be let go of.
  @Test func aVariableBecomesNil() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add label title", "var wide: NSLayoutConstraint?",
      "wide = title.widthAnchor.constraint(equalToConstant: 50)", "wide?.isActive = true",
      "wide = nil", "expect wide == nil", "expect title.width == 50",
    ])
  }

  /// A value is printed as it is without code.
  @Test func whatIsKeptForCodeIsPrinted() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title", "let f = UIFont.boldSystemFont(ofSize: 30)"])
    #expect(conversation.say("f") == "system 30 semibold")
    conversation.mustSay(["title.font = f", "expect title.font.pointSize == 30"])
  }
}
