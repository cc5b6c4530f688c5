import Console
import Prose
import Testing

/// What is laid out, told and drawn in places where two rules meet.
@Suite struct LayoutRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Lines that must be accepted, expectations among them.
    let lines: [String]

    init(_ description: String, _ lines: String...) {
      testDescription = description
      self.lines = lines.flatMap { $0.split(separator: "\n").map(String.init) }
    }
  }

  private static let twoViews =
    "let a = UIView(); view.addSubview(a)\nlet b = UIView(); view.addSubview(b)"
  private static let longText = Array(repeating: "One two three", count: 8).joined(separator: " ")
  private static let scrollView = """
    add scrollView s
    s.leading == view.leading; s.top == view.top; s.width == 300; s.height == 300
    """

  @Test(arguments: [
    Case(
      "a layer that has the number of a view on another branch is no view",
      "add view a 40x50", "undo", "add layer b 7x8 in view", "goto 1", "goto 2",
      "expect b.frame == (0, 0, 7, 8)", "expect unambiguous"),
    Case(
      "code reads what code of the same phase has set", twoViews,
      "at viewDidAppear { a.frame = CGRect(x: 10, y: 20, width: 30, height: 40); b.frame = a.frame }",
      "expect b.frame == (10, 20, 30, 40)"),
    Case(
      "code reads the frame that earlier code gave a layer",
      "canvas 600x600\nadd layer border in view", twoViews,
      "at viewDidLoad { border.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }",
      "at viewWillAppear { b.frame = border.frame }", "expect b.frame == (1, 2, 3, 4)",
      "expect at viewWillAppear border.frame == (1, 2, 3, 4)"),
    Case(
      "layers keep their frames where callbacks never come to rest", twoViews,
      "add layer border in view",
      "onLayout view { a.frame = CGRect(x: a.frame.minX + 1, y: 0, width: 10, height: 10); border.frame = view.bounds }",
      "expect border.frame == view.bounds"),
    Case(
      "scrolling moves nothing in its superview", scrollView, "add view box 10x10 in s",
      "s.contentOffset = CGPoint(x: 0, y: 100)", "expect box.frame == ~(0, 0, 10, 10)"),
    Case(
      "what was deactivated stays so while the size classes are the same",
      "add view box\nbox.width == 100\ntraits c1 in hR\nc1.isActive = false\ndevice iphone-16",
      "expect c1.isActive == false", "rotate landscape", "rotate portrait",
      "expect c1.isActive == true"),
    Case(
      "a constraint that comes and goes keeps its holder",
      "device iphone-8\nadd view g",
      "g.leading == view.leading + 100; g.top == view.top; g.width == 200; g.height == 100",
      "add view a 10x10 in g\nadd view b 10x10 in g\nb.leading == g.leading + 90",
      "let c = NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .trailing, multiplier: 0.5, constant: 50)",
      "view.addConstraint(c)", "expect a.x == 45", "traits c in hR", "rotate landscape",
      "rotate portrait", "expect a.x == 45"),
    Case(
      "a size class that mattered at the start matters now",
      "add imageView photo 50x50",
      "photo.leading == view.leading\nphoto.top == view.top\nphoto.width == 300\ntraits c3 in hR",
      twoViews, "at viewDidAppear { a.frame = photo.frame }", "rotate", "traits vertical compact",
      "expect a.width == 50"),
    Case(
      "margins that a scroll view was given are mirrored", "direction rtl", scrollView,
      "s.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 50)",
      "add view box 10x10 in s", "box.leading == s.leadingMargin",
      "expect s.content.right - box.right == 50"
    ),
    Case(
      "directional margins mean the other side from right to left", "direction rtl", scrollView,
      "s.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 50)",
      "add view box 10x10 in s", "box.left == s.leftMargin", "expect box.x == 50"),
    Case(
      "the keyboard covers what is scrolled to below it", "keyboard 300",
      "add scrollView s\ns.leading == view.leading; s.top == view.top; s.width == 393; s.height == 852",
      "add view inner in s",
      "inner.leading == s.leading; inner.top == s.top + 800; inner.width == 393; inner.height == 400",
      "s.contentSize = CGSize(width: 393, height: 2000)", "add view m in inner",
      "m.bottom == inner.keyboard.top", "s.contentOffset = CGPoint(x: 0, y: 800)",
      "expect m.frame.maxY == 400"),
    Case(
      "the keyboard begins at the screen's edge, not at the root view's",
      "device iphone-4s\ntabbar on\nkeyboard 216\nadd view m\nm.bottom == view.keyboard.top",
      "expect m.frame.maxY == 244"),
    Case(
      "a negative width is turned round for every view", twoViews,
      "a.frame = CGRect(x: 50, y: 0, width: -10, height: 10)", "expect a.frame == (40, 0, 10, 10)"),
    Case(
      "without a device nothing lies outside",
      "device none\nadd label t \"Hello\"\nt.leading == view.leading + 10\nt.top == view.top + 10",
      "expect unsuspicious"),
    Case(
      "a gap is doubled from right to left too", "direction rtl",
      "add label a \"A\"\nadd label b \"B\"\nadd label c \"C\"\na.leading == view.leading + 16",
      "b.leading == a.trailing + 8\nc.leading == b.trailing + 8\nhide b",
      "expect suspicious b doubleGap"),
    Case(
      "three in a row tie, each with the one that is missed",
      "device 300x100@1\nadd stackView s\nH:|[s]|\ns.top == view.top",
      "add view a 20x20 in s\nadd view b 29x20 in s\nadd view c 41x20 in s",
      "expect tie a.hug.h b.hug.h\nexpect tie a.hug.h c.hug.h"),
    Case(
      "two reading directions in one constraint are remarked on",
      "add label a \"A\"\na.top == view.top\ndirection rtl\na.leading == view.leading + 16",
      "expect unsuspicious\ndirection ltr a",
      "expect suspicious a mixedDirections\nexpect suspicious view mixedDirections"),
    Case(
      "what is the same in both directions is not",
      "add label a \"A\"\na.top == view.top\ndirection rtl\ndirection ltr a",
      "a.left == view.left + 16", "expect unsuspicious"),
    Case(
      "the keyboard covers a field, unless that ends above it or is scrolled",
      "keyboard 336\nadd textField f\nf.leading == view.leading\nf.bottom == view.bottom - 60 as t",
      "expect suspicious f underKeyboard\nkeyboard off\nexpect unsuspicious f\nkeyboard 336",
      "remove t\nf.bottom == view.keyboard.top - 8", "expect unsuspicious f"),
    Case(
      "what scrolls both ways is too wide, what scrolls sideways alone is not",
      "add scrollView s\nH:|[s]|\nV:|[s]|\nadd view c in s\nH:|[c(500)]|\nV:|[c]|",
      "c.height == 300 as h\nexpect unsuspicious s\nh.constant = 2000",
      "expect suspicious s scrollsSideways"),
    Case(
      "a text of several lines is not meant to be read by scrolling sideways",
      "add scrollView s\nH:|[s]|\nV:|[s]|\nadd label t \"\(longText)\" in s\nH:|[t]|\nV:|[t]|",
      "expect unsuspicious s\nt.numberOfLines = 0",
      "expect suspicious s scrollsSideways\nfix 1\nexpect unsuspicious s\nexpect t.width == 393"),
    Case(
      "a constraint of a view to itself says nothing", twoViews,
      "a.leadingAnchor.constraint(equalTo: a.leadingAnchor).isActive = true",
      "expect suspicious a saysNothing\nexpect unsuspicious b saysNothing"),
    Case(
      "a constraint that is made again says nothing new", twoViews,
      "a.width == 10\na.width == 10\nb.width == 10\nexpect suspicious a repeated",
      "expect unsuspicious b repeated\ndeactivate c1\nexpect unsuspicious a repeated"),
    Case(
      "a text of several lines is cut below",
      "add label t \"One two three four five six seven eight nine ten\"\nt.numberOfLines = 0",
      "t.leading == view.leading\nt.top == view.top\nt.width == 100\nt.height == 20",
      "expect suspicious t truncated"),
    Case(
      "a stack view that shows nothing is closed",
      "add stackView row\nadd label a \"A\"\nrow.addArrangedSubview(a)\nrow.leading == view.leading",
      "row.top == view.top\nhide a", "expect unsuspicious row"),
    Case(
      "a copy stays a copy when its superview resizes no more",
      "add view photo 50x50\nphoto.leading == view.leading\nphoto.top == view.top + 100 as t",
      twoViews,
      "a.autoresizingMask = .flexibleWidth\na.frame = photo.frame\nt.constant = 120",
      "expect suspicious a stale", "view.autoresizesSubviews = false", "expect suspicious a stale"),
    Case(
      "the amount by which a location is missed follows the holder",
      "add view h\nh.leading == view.leading + 10 as hl",
      "h.top == view.top\nh.width == 300\nh.height == 100",
      "add view a 10x10 in h\nadd view b 10x10 in h\na.leading == view.leading + 50",
      "b.leading == view.leading + 100\na.top == h.top\nb.top == h.top",
      "a.centerX == b.trailing * 0.5 @200 as off", "hl.constant = 40"),
  ])
  func whatHoldsThere(_ rule: Case) throws {
    var conversation = try Conversation()
    conversation.mustSay(rule.lines)
  }

  /// 16 to 9, as everybody writes it: three decimals would be another ratio.
  @Test func aRatioKeepsItsDecimals() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add imageView p 100x100", "p.leading == view.leading; p.trailing == view.trailing",
      "p.height == 0.5625*p.width as ratio", "expect ratio is p.height == 0.5625*p.width",
    ])
    #expect(conversation.say("why p.height").contains("0.5625 × 393 = 221.063"))
    #expect(conversation.say("expect ratio is p.height == 0.563*p.width").contains("0.5625"))
    conversation.say("p.height == 300")
    let conflicts = conversation.say("conflicts")
    #expect(conflicts.contains("p.height == 0.5625*p.width"), "\(conflicts)")
    #expect(conflicts.contains("multiplier: 0.5625"))
  }

  @Test func theSmallestSizeDoesNotDependOnAnotherDevicesSizeClasses() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-15-plus", "rotate landscape", "add view box", "add view inner in box",
      "inner.leading == box.leading; inner.trailing == box.trailing",
      "inner.top == box.top; inner.bottom == box.bottom", "inner.height == 20",
      "inner.width == 50 as wide", "traits wide in wR", "inner.width == 70 as narrow",
      "traits narrow in wC", "expect inner.width == 50",
      "expect box.systemLayoutSizeFitting(CGSize(width: 0, height: 0)) == CGSize(width: 50, height: 20)",
    ])
  }

  /// UIKit sizing, section 7: what holds the receiver from outside has no say; its margins and its
  /// safe area have.
  @Test func theSmallestSizeOfTheRootViewIsThatOfItsContent() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add view box", "box.width == 50; box.height == 20",
      "box.leading == view.leadingMargin; box.trailing == view.trailingMargin",
      "box.top == view.safeArea.top + 10; box.bottom == view.safeArea.bottom - 10 @999",
      "expect view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == "
        + "CGSize(width: 82, height: 60)",
      "expect view.systemLayoutSizeFitting(CGSize(width: 300, height: 0), "
        + "withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)"
        + " == CGSize(width: 300, height: 60)",
      "expect view.frame == CGRect(x: 0, y: 0, width: 375, height: 667)",
    ])
  }

  /// UIKit sizing, section 7: the frame's, in whole pixels.
  @Test func theSmallestSizeIsThatOfTheFrame() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add switch power", "add view box", "box.width == 10.3; box.height == 20",
      "expect power.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == "
        + "CGSize(width: 51, height: 31)",
      "expect box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == "
        + "CGSize(width: 10.5, height: 20)",
    ])
  }

  /// As a cell's content view is: it has the size of what is asked, not of what it was.
  @Test func whatFollowsTheRootViewsSizeIsInItsSmallestOne() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device iphone-8", "add view box", "box.translatesAutoresizingMaskIntoConstraints = true",
      "box.frame = view.bounds", "box.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      "add label inner in box", "content inner 50x20",
      "inner.leading == box.leading + 16; inner.trailing == box.trailing - 16",
      "inner.top == box.top + 11; inner.bottom == box.bottom - 11",
      "expect view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == "
        + "CGSize(width: 82, height: 42)",
      "expect view.systemLayoutSizeFitting(CGSize(width: 200, height: 0), "
        + "withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)"
        + " == CGSize(width: 200, height: 42)",
      "expect box.frame == CGRect(x: 0, y: 0, width: 375, height: 667)",
    ])
  }

  @Test func aRowOfWhatIsHiddenIsClosed() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add stackView row", "row.leading == view.leading; row.top == view.top",
      "add imageView a 160x200 in row", "add imageView b 80x100 in row",
      "add imageView c 40x50 in row", "hide a", "hide b", "expect row.height == 50", "hide c",
      "expect row.height == 0", "expect row.width == 0", "expect unambiguous",
    ])
  }

  @Test func whatIsHiddenStaysAlignedAcross() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add stackView column", "column.axis = .vertical",
      "column.leading == view.leading; column.trailing == view.trailing; column.top == view.top",
      "add label a \"Hello\" in column", "add label b \"World\" in column", "hide a",
      "expect a.width == 393", "expect a.height == 0", "expect unambiguous",
    ])
  }

  @Test func nothingOverflowsARootViewWithoutASize() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "device none", "add view a", "a.leading == view.leading", "a.width == 40", "a.width == 600",
    ])
    #expect(conversation.say("fix").contains("fix"))
    #expect(!conversation.say("fix").contains("overflows"))
  }

  @Test func whatIsMissedIsToldAsAFreshLayoutTellsIt() throws {
    let rule = [
      "add view h", "h.leading == view.leading + 10 as hl", "h.top == view.top", "h.width == 300",
      "h.height == 100", "add view a 10x10 in h", "add view b 10x10 in h",
      "a.leading == view.leading + 50", "b.leading == view.leading + 100", "a.top == h.top",
      "b.top == h.top", "a.centerX == b.trailing * 0.5 @200 as off", "hl.constant = 40",
    ]
    var conversation = try Conversation()
    conversation.mustSay(rule)
    #expect(conversation.say("priorities").contains("misses by 20"))
  }

  @Test func nothingOverflowsWhatScrolls() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add scrollView s",
      "s.leading == view.leading; s.top == view.top; s.width == 300; s.height == 300",
      "add view box in s",
      "box.leading == s.leading; box.trailing == s.trailing; box.top == s.top; box.bottom == s.bottom",
      "box.width == 300", "box.height == 100", "box.height == 2000",
    ])
    #expect(!conversation.say("fix").contains("overflows"))
  }

  @Test func aViewThatIsInsideItsMaskIsWhole() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view x", "x.clipsToBounds = true",
      "x.leading == view.leading + 16; x.top == view.top + 100; x.width == 100; x.height == 40",
      "add label l \"Hello\" in x", "l.leading == x.leading + 8", "l.centerY == x.centerY",
    ])
    #expect(!conversation.say("layers").contains("cut"))
  }

  @Test func constraintsToAScrollViewAreDrawnToItsContent() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add scrollView s",
      "s.leading == view.leading; s.top == view.top; s.width == 300; s.height == 300",
      "add view box in s", "box.leading == s.leading", "box.top == s.top as up",
      "box.width == 300", "box.height == 900", "box.bottom == s.bottom as low",
      "box.width == view.layoutMargins.width * 0.5 @1 as half",
    ])
    let report = try #require(conversation.session.execute("draw box --json").reports.first)
    let picture = report.json(in: .english).encoded
    for name in ["up", "low"] {
      let span = picture.components(behind: "\"handle\":\"\(name)\"")
      #expect(span?.number("from") == span?.number("to"), "\(name)")
    }
    #expect(picture.contains("view.layoutMargins.width×0.5"))
  }

  @Test func whatCannotBeANumberIsRefusedInCallbacks() throws {
    var conversation = try Conversation()
    conversation.mustSay(["let a = UIView()", "view.addSubview(a)"])
    let refusal = conversation.refusal(
      of:
        "onLayout view { a.frame = CGRect(x: 1 / 1e-320 * view.frame.width, y: 0, width: 1, height: 1) }"
    )
    #expect(refusal.contains("more than a number can hold"))
  }

  @Test func coordinatesBeyondAllNumbersAreExported() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view a", "a.width == view.width * 1000000", "add view b", "b.width == a.width * 1000000",
      "add view c", "c.width == b.width * 1000000", "add view d", "d.width == c.width * 1000000",
      "d.leading == view.leading", "add view e 10x10", "e.leading == d.trailing",
      "export svg x.svg",
    ])
  }

  @Test func aStackViewThatIsTooNarrowIsTheCause() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "let a = UIView()", "let b = UIView()",
      "let row = UIStackView(arrangedSubviews: [a, b])", "view.addSubview(row)",
      "row.translatesAutoresizingMaskIntoConstraints = false", "row.spacing = 10",
      "row.width == 100", "a.width == 80", "b.width == 80",
    ])
    #expect(conversation.say("conflicts").contains("what row arranges"))
  }
}

extension String {
  /// What follows the first `marker`, to the end of the object that it is in.
  fileprivate func components(behind marker: String) -> Substring? {
    firstRange(of: marker).map { self[$0.upperBound...].prefix { $0 != "}" } }
  }
}

extension Substring {
  fileprivate func number(_ key: String) -> Double? {
    guard let range = firstRange(of: "\"\(key)\":") else { return nil }
    return Double(self[range.upperBound...].prefix { "-.0123456789".contains($0) })
  }
}
