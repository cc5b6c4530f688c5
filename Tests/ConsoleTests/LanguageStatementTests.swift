import AutoLayout
import Testing

@testable import Console

/// Statements change what they say, as in UIKit.
@Suite struct LanguageStatementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    /// What must hold afterwards.
    let question: String
    let setUp: [String]
    var testDescription: String { line }

    init(_ line: String, _ question: String, after setUp: String...) {
      self.line = line
      self.question = question
      self.setUp = setUp
    }
  }

  @Test(arguments: [
    // Constraints.
    Case("c1.constant = 5", "c1.constant == 5", after: "title.width == 1"),
    Case("c1.constant += 5", "c1.constant == 6", after: "title.width == 1"),
    Case("c1.priority = .defaultHigh - 1", "c1.priority == 749", after: "title.width == 1 @2"),
    Case("c1 @3", "c1.priority == 3", after: "title.width == 1 @2"),
    Case("title.resist.v @low", "title.resist.v.priority == 250"),
    Case("c1.priority = UILayoutPriority(3)", "c1.priority == 3", after: "title.width == 1 @2"),
    Case("c1.isActive = false", "c1.isActive == false", after: "title.width == 1"),
    Case("c1.isActive.toggle()", "c1.isActive == false", after: "title.width == 1"),
    Case("c1.identifier = \"a\"", "c1.identifier == \"a\"", after: "title.width == 1"),
    Case("title.hug.h.priority = 249", "title.hug.h.priority == 249"),
    Case("title.resist.v.priority = .required", "title.resist.v.priority == 1000"),
    Case(
      "title.setContentHuggingPriority(.defaultHigh, for: .horizontal)",
      "title.hug.h.priority == 750"),
    Case(
      "title.setContentCompressionResistancePriority(.required, for: .vertical)",
      "title.resist.v.priority == 1000"),
    Case(
      "NSLayoutConstraint.deactivate([c1, c2])", "c1.isActive == false and c2.isActive == false",
      after: "title.width == 1", "title.height == 1"),
    Case("view.removeConstraint(c1)", "c1.isActive == false", after: "title.top == view.top"),
    Case(
      "view.removeConstraints(view.constraints)", "view.constraints.isEmpty",
      after: "title.top == view.top"),
    // Views.
    Case("title.isHidden = true", "title.isHidden"),
    Case("title.text = \"Hello\"", "title.text == \"Hello\""),
    Case("title.text = nil", "title.intrinsicContentSize == (0, 0)"),
    Case("photo.image = nil", "photo.image == nil"),
    Case("photo.image = CGSize(width: 10, height: 20)", "photo.intrinsicContentSize == (10, 20)"),
    Case("photo.image = (10, 20)", "photo.intrinsicContentSize == (10, 20)"),
    Case("title.font = UIFont.systemFont(ofSize: 20, weight: .bold)", "title.font.pointSize == 20"),
    Case("title.font = .preferredFont(forTextStyle: .title1)", "title.font.pointSize == 28"),
    Case("title.numberOfLines = 0", "title.numberOfLines == 0"),
    Case("title.preferredMaxLayoutWidth = 200", "title.preferredMaxLayoutWidth == 200"),
    Case(
      "card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      "card.layoutMargins == (1, 2, 3, 4)"),
    Case("card.layoutMargins.left = 20", "card.layoutMargins == (8, 20, 8, 8)"),
    Case("spare.layoutMargins.left = 20", "spare.layoutMargins == (8, 20, 8, 8)"),
    Case(
      "spare.directionalLayoutMargins.leading = 5",
      "spare.directionalLayoutMargins == (8, 5, 8, 8) and spare.safeAreaInsets == (0, 0, 0, 0)"),
    Case(
      "card.directionalLayoutMargins.leading = 5", "card.directionalLayoutMargins == (8, 5, 8, 8)"),
    Case(
      "card.insetsLayoutMarginsFromSafeArea = false",
      "card.insetsLayoutMarginsFromSafeArea == false"),
    Case(
      "card.semanticContentAttribute = .forceRightToLeft",
      "card.semanticContentAttribute == .forceRightToLeft"),
    Case("card.accessibilityIdentifier = \"x\"", "card.accessibilityIdentifier == \"x\""),
    // Frames.
    Case("old.frame = CGRect(x: 1, y: 2, width: 3, height: 4)", "old.frame == (1, 2, 3, 4)"),
    Case("old.frame.size.width = 7", "old.frame == (10, 20, 7, 50)"),
    Case("old.frame.origin = CGPoint(x: 0, y: 0)", "old.frame == (0, 0, 100, 50)"),
    Case("old.frame.origin.x += 5", "old.x == 15"),
    Case("old.center = view.center", "old.frame == (110, 215, 100, 50)"),
    Case("old.bounds.size = CGSize(width: 50, height: 50)", "old.frame == (35, 20, 50, 50)"),
    Case("old.frame = .init(x: 0, y: 0, width: 5, height: 6)", "old.frame == (0, 0, 5, 6)"),
    Case("old.frame = .zero", "old.frame == (0, 0, 0, 0)"),
    Case("old.frame = view.bounds", "old.frame == (0, 0, 320, 480)"),
    Case(
      "old.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "old.autoresizingMask.count == 2"),
    Case("old.autoresizingMask = .flexibleWidth", "old.autoresizingMask == [.flexibleWidth]"),
    Case(
      "old.translatesAutoresizingMaskIntoConstraints = false",
      "old.translatesAutoresizingMaskIntoConstraints == false"),
    Case(
      "photo.translatesAutoresizingMaskIntoConstraints = true", "photo.frame == (16, 8, 60, 40)",
      after: "photo.leading == view.leading + 16", "photo.top == view.top + 8"),
    // Hierarchy.
    Case("title.removeFromSuperview()", "title.superview == nil"),
    Case("view.addSubview(spare)", "view.subviews.last == spare"),
    Case("card.addSubview(title)", "title.superview == card"),
    Case("view.insertSubview(spare, at: 0)", "view.subviews[0] == spare"),
    Case("view.insertSubview(spare, belowSubview: photo)", "view.subviews[1] == spare"),
    Case("view.insertSubview(spare, aboveSubview: photo)", "view.subviews[2] == spare"),
    Case("view.bringSubviewToFront(title)", "view.subviews.last == title"),
    Case("view.sendSubviewToBack(old)", "view.subviews.first == old"),
    Case(
      "view.exchangeSubview(at: 0, withSubviewAt: 2)", "view.subviews == [card, photo, title, old]"),
    Case("view.removeLayoutGuide(gap)", "view.layoutGuides.isEmpty"),
    Case("card.addLayoutGuide(gap)", "gap.owningView == card"),
    // Names.
    Case("let size = 44", "size == 44"),
    Case("let name: String = \"a\"", "name == \"a\""),
    Case("let origin = CGPoint(x: 1, y: 2)", "origin == (1, 2)"),
    Case("let label = UILabel()", "label.intrinsicContentSize == (0, 0)"),
    Case(
      "let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))",
      "other.frame == (1, 2, 3, 4)"),
    Case("let other: UIView = .init()", "other.superview == nil"),
    Case("let guide = UILayoutGuide(); view.addLayoutGuide(guide)", "guide.owningView == view"),
    Case("let wide = c1", "wide.constant == 1", after: "title.width == 1"),
  ])
  func aStatementDoesWhatItSays(_ example: Case) throws {
    var desk = try LanguageDesk()
    for line in example.setUp { try desk.type(line) }
    try desk.type(example.line)
    #expect(try desk.answer(to: "? \(example.question)") == ["true"])
  }

  @Test(arguments: [
    ("title.width == 1; photo.width == 2", ["c1  title.width == 1", "c2  photo.width == 2"]),
    (
      "title.widthAnchor.constraint(equalToConstant: 44).isActive = true", ["c1  title.width == 44"]
    ),
    (
      "let c = title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)",
      ["(c  title.top == view.top + 8)"]
    ),
    (
      "let cs = [title.widthAnchor.constraint(equalToConstant: 1), "
        + "photo.widthAnchor.constraint(equalToConstant: 2)]; NSLayoutConstraint.activate(cs)",
      ["c1  title.width == 1", "c2  photo.width == 2"]
    ),
    (
      "NSLayoutConstraint.activate([title.widthAnchor.constraint(greaterThanOrEqualTo: "
        + "photo.widthAnchor, multiplier: 2, constant: 3)])",
      ["c1  title.width >= 2*photo.width + 3"]
    ),
    (
      "title.leadingAnchor.constraint(equalToSystemSpacingAfter: photo.trailingAnchor, "
        + "multiplier: 2).isActive = true",
      ["c1  title.leading == photo.trailing + 16"]
    ),
    (
      "view.addConstraint(NSLayoutConstraint(item: title, attribute: .leading, relatedBy: "
        + ".lessThanOrEqual, toItem: view, attribute: .leading, multiplier: 1, constant: 5))",
      ["c1  title.leading <= view.leading + 5"]
    ),
    (
      "let h = NSLayoutConstraint(item: title, attribute: .height, relatedBy: .equal, toItem: nil, "
        + "attribute: .notAnAttribute, multiplier: 1, constant: 5)",
      ["(h  title.height == 5)"]
    ),
    (
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "
        + "\"H:|-m-[a(44)]-[b]\", options: [.alignAllTop], metrics: [\"m\": 7], views: "
        + "[\"a\": title, \"b\": photo]))",
      [
        "c1  title.leading == view.leading + 7", "c2  title.width == 44",
        "c3  photo.leading == title.trailing + 8", "c4  title.top == photo.top",
      ]
    ),
    ("title.widthAnchor.constraint(equalToConstant: 44)", ["(c1  title.width == 44)"]),
    ("_ = title.widthAnchor.constraint(equalToConstant: 44)", ["(c1  title.width == 44)"]),
  ])
  func swiftMakesConstraints(_ line: String, _ expected: [String]) throws {
    var desk = try LanguageDesk()
    try desk.type(line)
    #expect(desk.constraints == expected)
  }

  @Test func aLineOfStatementsIsAllOrNothing() throws {
    let desk = try LanguageDesk()
    #expect(throws: LineFailure.self) {
      try desk.outcome(of: "title.isHidden = true; titel.isHidden = true")
    }
    #expect(desk.document.view(named: "title")?.isHidden == false)
  }

  @Test func activatingIsOneSet() throws {
    var desk = try LanguageDesk()
    try desk.type("let a = title.widthAnchor.constraint(equalToConstant: 1)")
    try desk.type("let b = title.topAnchor.constraint(equalTo: spare.topAnchor)")
    try expectRefusal(
      of: "NSLayoutConstraint.activate([a, b])",
      after: [
        "let a = title.widthAnchor.constraint(equalToConstant: 1)",
        "let b = title.topAnchor.constraint(equalTo: spare.topAnchor)",
      ], at: "[a, b]", "noCommonAncestor")
    #expect(desk.document.constraint(named: "a")?.isActive == false)
  }

  @Test func aPasteFoldsAPriorityBehindItsActivation() throws {
    let line =
      "let c = title.widthAnchor.constraint(equalToConstant: 9); c.isActive = true; c.priority = 700"
    var desk = try LanguageDesk()
    let notes = try desk.type(line, asPaste: true)
    #expect(desk.constraints == ["c1  title.width == 9  @700"])
    #expect(notes.contains { $0.contains("1000") })
    try expectRefusal(of: line, at: "700", "crossesRequired")
  }

  @Test(arguments: [
    ("title.textColor = .red", "title.textColor has no part"),
    ("title.adjustsFontSizeToFitWidth = true", "title.adjustsFontSizeToFitWidth has no part"),
    ("title.minimumScaleFactor = 0.5", "title.minimumScaleFactor has no part"),
    ("title.layer.shadowRadius = 8", "title.layer.shadowRadius has no part"),
    ("title.setNeedsLayout()", "laid out at its end"),
    ("title.frame = (1, 2, 3, 4)", "overwrites"),
    ("let badge2 = PriceBadge()", "plain view"),
    ("title.textColor = UIColor(white: 0.5, alpha: 1)", "title.textColor has no part"),
    ("photo.image = UIImage(named: \"logo\")", "photo keeps its size"),
    ("let logo = UIImageView(image: UIImage(named: \"logo\"))", "content logo 60x40"),
    ("super.viewDidLoad()", "super.viewDidLoad has no part"),
    ("spare.removeFromSuperview()", "no superview"),
    ("spare.superview?.isHidden = true", "is nil"),
    ("title.translatesAutoresizingMaskIntoConstraints = false", "already"),
    ("[title]", "makes no constraint"),
  ])
  func whatIsAcceptedWithoutEffectSaysSo(_ line: String, _ remark: String) throws {
    var desk = try LanguageDesk()
    let notes = try desk.type(line)
    #expect(notes.contains { $0.contains(remark) }, "\(notes)")
  }
}
