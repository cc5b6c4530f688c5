import Console
import Testing

/// What Tab offers in Swift code.
@Suite struct CompletionCodeTests {
  private static let lines = [
    "add label title", "add view card", "add label note in card", "add guide gap in card",
    "add layer border", "add scrollView scroll", "title.width == 100",
    "add button go",
  ]

  private func candidates(_ typed: String) throws -> [String] {
    var conversation = try Conversation()
    conversation.session.acceptsPrefixes = true
    conversation.mustSay(Self.lines)
    return conversation.offered(typed)
  }

  /// The lines that keep the layout going are those that may be left out.
  @Test func linesOfALoopAreOfferedToBeLeftOut() throws {
    var conversation = try Conversation()
    #expect(conversation.offered("without ") == [])
    conversation.paste(
      """
      class Screen: UIViewController {
        let card = UIView()
        var height: NSLayoutConstraint!
        override func viewDidLoad() {
          super.viewDidLoad()
          card.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(card)
          height = card.heightAnchor.constraint(equalToConstant: 50)
          height.isActive = true
        }
        override func viewDidLayoutSubviews() {
          height.constant += 10
        }
      }
      """)
    #expect(conversation.offered("without ") == ["12"])
    conversation.mustSay(["without 12"])
    #expect(conversation.offered("without ") == [])
  }

  // MARK: Calls, values, what kinds have

  @Test(arguments: [
    ("view.addSubview(", "title"), ("card.insertSubview(", "title"),
    ("card.addLayoutGuide(", "gap"), ("card.bringSubviewToFront(", "note"),
    ("[title].forEach { view.addSubview($", "$0"),
    ("view.layoutMargins = ", "UIEdgeInsets("), ("view.layoutMargins = UIE", "UIEdgeInsets("),
    ("title.frame = ", "CGRect("), ("title.frame = ca", "card"),
    ("view.subviews.", "indices"), ("view.subviews.dropF", "dropFirst("),
    ("view.subviews.so", "sorted("), ("note.font.", "lineHeight"),
    ("for (v, w) in zip(view.subviews, [1]) { v.", "isHidden"),
    ("view.subviews.enumerated().forEach { $1.", "isHidden"),
    ("for (i, v) in view.subviews.enumerated() { v.", "isHidden"),
    ("go.setT", "setTitle("), ("go.curr", "currentTitle"), ("go.titleL", "titleLabel"),
  ])
  func isOfferedInCode(_ typed: String, _ candidate: String) throws {
    let offered = try candidates(typed)
    #expect(offered.contains(candidate), "\(offered)")
  }

  @Test(arguments: [
    ("view.addSubview(", "view"), ("view.addSubview(", "window"), ("view.addSubview(", "gap"),
    ("view.addSubview(", "border"), ("view.addSubview(", "c1"), ("note.addSubview(", "card"),
    ("card.addLayoutGuide(", "note"), ("card.bringSubviewToFront(", "title"),
    ("view.layoutMargins = ", "c1"), ("view.layoutMargins = UIE", "topLayoutGuide"),
    ("title.setT", "setTitle("), ("title.curr", "currentTitle"), ("title.ti", "titleLabel"),
    ("title.setI", "setImage("),
  ])
  func isNotOfferedInCode(_ typed: String, _ candidate: String) throws {
    let offered = try candidates(typed)
    #expect(!offered.contains(candidate), "\(offered)")
  }

  // MARK: Anchors

  @Test(arguments: [
    ("title.topAnchor.constraint(equalTo: view.", "topAnchor"),
    ("title.topAnchor.constraint(equalTo: view.", "safeAreaLayoutGuide"),
    ("title.topAnchor.constraint(equalTo: view.", "firstBaselineAnchor"),
    ("title.topAnchor.constraint(equalTo: view.to", "topAnchor"),
    ("title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.", "bottomAnchor"),
    ("title.topAnchor.constraint(greaterThanOrEqualTo: view.", "centerYAnchor"),
    ("title.topAnchor.constraint(lessThanOrEqualTo: card.", "layoutMarginsGuide"),
    ("title.topAnchor.constraint(equalToSystemSpacingBelow: card.", "bottomAnchor"),
    ("title.leadingAnchor.constraint(equalToSystemSpacingAfter: card.", "trailingAnchor"),
    ("title.leadingAnchor.constraint(equalTo: card.", "centerXAnchor"),
    ("title.centerXAnchor.constraint(equalTo: card.", "leftAnchor"),
    ("title.widthAnchor.constraint(equalTo: scroll.", "frameLayoutGuide"),
    ("title.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.", "widthAnchor"),
    ("title.widthAnchor.constraint(equalTo: gap.", "heightAnchor"),
    ("title.topAnchor.constraint(equalTo: topL", "topLayoutGuide"),
    ("title.topAnchor.constraint(equalTo: note.super", "superview"),
    ("NSLayoutConstraint.activate([title.topAnchor.constraint(equalTo: view.to", "topAnchor"),
    ("[title].forEach { $0.topAnchor.constraint(equalTo: view.", "topAnchor"),
    ("view.safeAreaLayoutGuide.to", "topAnchor"),
  ])
  func isOffered(_ typed: String, _ candidate: String) throws {
    let offered = try candidates(typed)
    #expect(offered.contains(candidate), "\(offered)")
  }

  @Test(arguments: [
    ("title.topAnchor.constraint(equalTo: view.to", "top"),
    ("title.topAnchor.constraint(equalTo: view.", "frame"),
    ("title.topAnchor.constraint(equalTo: view.", "leadingAnchor"),
    ("title.topAnchor.constraint(equalTo: view.top", "topMarginAnchor"),
    ("title.topAnchor.constraint(equalTo: view.topL", "topLayoutGuide"),
    ("title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.", "firstBaselineAnchor"),
    ("title.leadingAnchor.constraint(equalTo: card.", "leftAnchor"),
    ("title.leftAnchor.constraint(equalTo: card.", "trailingAnchor"),
    ("title.widthAnchor.constraint(equalTo: card.", "gap"),
    ("title.leadingAnchor.constraint(equalTo: ", "border"),
    ("title.leadingAnchor.constraint(equalTo: ", "c1"),
    ("title.leadingAnchor.constraint(equalTo: topL", "topLayoutGuide"),
    ("title.topM", "topMarginAnchor"), ("title.left == view.", "leading"),
  ])
  func isNotOffered(_ typed: String, _ candidate: String) throws {
    let offered = try candidates(typed)
    #expect(!offered.contains(candidate), "\(offered)")
  }
}
