import Testing

/// What code asks of UIKit's views, as UIKit answers it.
@Suite struct CodeOfUIKitTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// Lines that must be accepted.
    let lines: [String]
    let question: String
    let answer: String

    init(_ lines: String..., asking question: String, _ answer: String) {
      self.lines = lines
      self.question = question
      self.answer = answer
    }

    var testDescription: String { "\(lines.last ?? "") → \(question)" }
  }

  private static let framed =
    "let v = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)); view.addSubview(v)"
  private static let twoTagged =
    "let v = UIView(); view.addSubview(v); let w = UIView(); v.addSubview(w); w.tag = 3"

  @Test(arguments: [
    // Tags.
    Case(twoTagged, asking: "w.tag", "3"),
    Case(twoTagged, "view.viewWithTag(3)?.isHidden = true", asking: "w.isHidden", "true"),
    Case(twoTagged, "v.tag = 3", asking: "view.viewWithTag(3)", "v"),
    Case(twoTagged, "v.tag = 3", "undo", asking: "view.viewWithTag(3)", "w"),
    Case(twoTagged, asking: "view.viewWithTag(4)", "nil"),
    // Fonts by their families (system font metrics, section 5).
    Case(asking: "UIFont(name: \"Helvetica Neue\", size: 100).lineHeight", "116.5"),
    Case(asking: "UIFont(name: \"Courier New\", size: 100).lineHeight", "113.3"),
    Case(asking: "UIFont(name: \"Courier\", size: 100).lineHeight", "100"),
    Case(
      "add label l \"Hamburg\"", "l.font = UIFont(name: \"HelveticaNeue\", size: 20)",
      asking: "l.font", "HelveticaNeue 20"),
    // Sizes for a width (UIKit sizing, section 1).
    Case("add slider d", asking: "d.sizeThatFits(CGSize(width: 77, height: 10))", "(77, 31)"),
    Case(framed, asking: "v.sizeThatFits(CGSize(width: 77, height: 10))", "(30, 40)"),
    // Views that nothing mentions (UIKit constraints, section 3.1).
    Case(
      framed, "v.translatesAutoresizingMaskIntoConstraints = false", asking: "v.frame",
      "(10, 20, 30, 40)\n~ one of many"),
    Case(
      framed, "v.translatesAutoresizingMaskIntoConstraints = false; v.width == 77",
      asking: "v.frame", "(0, 0, 77, 0)\n~ one of many"),
    Case(
      framed, "v.translatesAutoresizingMaskIntoConstraints = false; v.width == 77 as w",
      "w.isActive = false", asking: "v.frame", "(0, 0, 0, 0)\n~ one of many"),
    Case(
      "let f = UIView()", "f.translatesAutoresizingMaskIntoConstraints = false",
      "f.frame = CGRect(x: 5, y: 6, width: 70, height: 80)", "view.addSubview(f)",
      asking: "f.frame", "(5, 6, 70, 80)\n~ one of many"),
    Case(
      framed, "v.translatesAutoresizingMaskIntoConstraints = false", "v.frame.origin.x = 15",
      "v.center.y = 50", asking: "v.frame", "(15, 30, 30, 40)\n~ one of many"),
    Case(
      framed, "v.translatesAutoresizingMaskIntoConstraints = false", "add stackView s",
      "s.addArrangedSubview(v); s.removeArrangedSubview(v)",
      asking: "v.frame", "(0, 0, 0, 0)\n~ one of many"),
    Case(
      "let i = UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); view.addSubview(i)",
      "i.translatesAutoresizingMaskIntoConstraints = false",
      asking: "i.frame", "(1, 2, 3, 4)\n~ one of many"),
    // What leads out of a view says where that is, and what stays in it does not.
    Case(
      framed, "v.translatesAutoresizingMaskIntoConstraints = false", "add view d 5x5 in v",
      "d.top == view.top", asking: "v.frame", "(0, 0, 0, 0)\n~ one of many"),
    Case(
      framed, "v.translatesAutoresizingMaskIntoConstraints = false", "add view d 5x5 in v",
      "add view e 5x5 in v", "d.top == e.bottom", asking: "v.frame",
      "(10, 20, 30, 40)\n~ one of many"),
    Case(
      framed, "v.translatesAutoresizingMaskIntoConstraints = false", "add guide g in v",
      "g.top == view.top", asking: "v.frame", "(0, 0, 0, 0)\n~ one of many"),
    Case(
      framed, "v.width == 77 as w; v.translatesAutoresizingMaskIntoConstraints = false",
      asking: "v.width", "77"),
  ])
  func answers(_ test: Case) throws {
    var conversation = try Conversation(onSmallScreen: test.lines)
    #expect(conversation.say(test.question) == test.answer)
  }

  @Test(arguments: [
    ("v.translatesAutoresizingMaskIntoConstraints = false", true),
    ("v.translatesAutoresizingMaskIntoConstraints = false; v.width == 77", false),
    ("v.width == 77; v.translatesAutoresizingMaskIntoConstraints = false", false),
  ])
  func whatIsInNoLayoutIsTold(_ line: String, isTold: Bool) throws {
    var conversation = try Conversation(onSmallScreen: [Self.framed])
    #expect(conversation.say(line).contains("v is in no layout until") == isTold)
  }

  @Test(arguments: [
    ("var p: [NSLayoutConstraint] = []", "p = nil", "p is [] and takes what is of that kind"),
    ("var n = 3", "n = \"x\"", "n is 3 and takes"),
    ("add view a", "a.tag = nosuch", "Nothing is called nosuch"),
    ("add view a", "a.tag = 2.5", "a whole number"),
    ("add view a", "a.tag = \"x\"", "a number"),
    ("add guide g", "g.tag = 4", "no tag"),
    ("add view a", "UITextField.ViewMode.never.rawValue", "numbers of UITextField.ViewMode"),
    ("add view a", "NSTextAlignment.left.rawValue", "numbers of NSTextAlignment"),
    ("add view a", "UIView.ContentMode.fill.rawValue", "one of UIKit's names"),
    (
      "add view a",
      "a.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(equalTo: a.heightAnchor, "
        + "multiplier: 1.2)", "held against a number here"
    ),
  ])
  func whatSwiftRefusesIsRefused(_ before: String, _ line: String, _ words: String) throws {
    var conversation = try Conversation(onSmallScreen: [before])
    let answer = conversation.refusal(of: line)
    #expect(answer.contains(words), "\(answer)")
  }

  @Test func scrollingByHandHasNoPartInTheLayout() throws {
    for kind in ["scrollView", "tableView", "collectionView"] {
      var conversation = try Conversation(onSmallScreen: ["add \(kind) s"])
      #expect(conversation.say("s.isScrollEnabled = false").contains("has no part in the layout"))
    }
  }

  @Test func aStackViewIsFittedByItsCanvasOrItsSpanner() throws {
    for (alignment, views, height) in [
      (".firstBaseline", ["add label a \"A\" in s", "add label b \"B\" in s"], "300"),
      (".center", ["add view a 10x10 in s"], "300"),
      (".center", ["add view a 10x10 in s", "add view b 20x20 in s"], "20"),
      (".leading", ["add view a 10x10 in s"], "10"),
    ] {
      var conversation = try Conversation(
        onSmallScreen: [
          "add stackView s", "s.leading == view.leading; s.top == view.top",
          "s.alignment = \(alignment)",
        ] + views + ["s.height == 300 @50"])
      #expect(conversation.say("s.height") == height, "\(alignment), \(views.count)")
    }
  }

  @Test func theOriginOfBoundsIsAScrollViewsAlone() throws {
    var conversation = try Conversation(onSmallScreen: [Self.framed, "add scrollView s"])
    for line in ["v.bounds.origin = CGPoint(x: 5, y: 0)", "v.bounds.origin.x = 5"] {
      #expect(conversation.refusal(of: line).contains("Only scroll views have bounds here"))
    }
    conversation.mustSay(["v.bounds.size.width = 40", "s.bounds.origin.y = 5"])
    #expect(conversation.say("s.contentOffset") == "(0, 5)")
  }

  @Test(arguments: [
    ("s.arrangedSubviews.forEach { s.removeArrangedSubview($0); $0.removeFromSuperview() }", false),
    ("s.removeArrangedSubview(a); view.addSubview(a)", false),
    ("s.removeArrangedSubview(a); s.addArrangedSubview(a)", false),
    ("s.removeArrangedSubview(a)", true),
    ("s.removeArrangedSubview(a); s.bringSubviewToFront(a)", true),
  ])
  func whatIsTakenOutInTheSameLineStaysNoSubview(_ line: String, isTold: Bool) throws {
    var conversation = try Conversation(onSmallScreen: [
      "add stackView s", "add label a in s", "add label b in s", "b.isHidden = true",
    ])
    #expect(conversation.say(line).contains("a stays a subview of s") == isTold)
  }

  @Test func aSumOverBaselinesShowsTheConstantsThatAreWritten() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label a \"A\"", "add label b \"B\"", "b.firstBaseline == a.lastBaseline + 18",
    ])
    #expect(
      conversation.say("b.firstBaseline == a.lastBaseline + 28")
        .contains("28, which is 10 more than 18"))
  }

  @Test func aStandardSpacingIsNamedInTheLog() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view a", "add view b", "H:[a]-[b]", "b.leading == a.trailing + 20",
    ])
    #expect(conversation.say("log").contains("]-(NSSpace(8))-["))
    conversation.mustSay(["c1.constant = 8"])
    #expect(conversation.say("log").contains("]-(8)-["))
    var other = try Conversation(onSmallScreen: [
      "add view a",
      "a.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 2)"
        + ".isActive = true", "a.top == view.top + 20",
    ])
    #expect(other.say("log").contains("V:|-(NSLayoutAnchorConstraintSpace(16))-["))
  }

  @Test func whatIsTransformedIsDumpedWithTheBoxAroundIt() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view b 30x30", "b.leading == view.leading; b.top == view.top",
      "b.transform = CGAffineTransform(scaleX: 2, y: 2); b.tag = 7",
    ])
    let dump = conversation.say("dump b")
    #expect(dump.contains("frame = (-15 -15; 60 60);"))
    #expect(dump.contains("; transform = [2, 0, 0, 2, 0, 0]; tag = 7; layer"))
  }
}
