import Console
import Prose
import Testing

/// What a log leaves open, who gave a size, and what lies in what.
struct LogKindTests {
  // MARK: Open questions

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let entries: [String]
    let broken: Int?
    let words: [String]
    var testDescription: String { name }
  }

  private static let cell = "UITableViewCellContentView:0x7fb2c100"

  @Test(arguments: [
    Case(
      name: "margins that come out",
      entries: [
        "NSLayoutConstraint:0x60000101 UIView:0x7fb2c101.top == \(cell).topMargin",
        "NSLayoutConstraint:0x60000102 \(cell).bottomMargin == UIView:0x7fb2c101.bottom",
        "NSLayoutConstraint:0x60000103 UIView:0x7fb2c101.height >= 77",
        "NSLayoutConstraint:0x60000104 'UIView-Encapsulated-Layout-Height' \(cell).height == 93",
      ], broken: 2,
      words: [
        "open", "rounding: with UIKit’s usual margins of 8", "come to just the 93",
        ".priority = .init(999);",
      ]),
    Case(
      name: "a height beside the margins",
      entries: [
        "NSLayoutConstraint:0x60000111 UILabel:0x7fb2c111.height == 20",
        "NSLayoutConstraint:0x60000112 UILabel:0x7fb2c111.top == \(cell).topMargin",
        "NSLayoutConstraint:0x60000113 \(cell).bottomMargin == UILabel:0x7fb2c111.bottom",
        "NSLayoutConstraint:0x60000114 'UIView-Encapsulated-Layout-Height' \(cell).height == 50",
      ], broken: 0,
      words: ["given height: contentView is given a height of 50", "comes to 36", "999"]),
    Case(
      name: "an inequality at its bound, and nothing named as broken",
      entries: [
        "NSLayoutConstraint:0x60000121 UIImageView:0x7fb2c121.height == 50",
        "NSLayoutConstraint:0x60000122 UIImageView:0x7fb2c121.top == \(cell).topMargin + 4",
        "NSLayoutConstraint:0x60000123 \(cell).bottomMargin >= UIImageView:0x7fb2c121.bottom + 4",
        "NSLayoutConstraint:0x60000124 'UIView-Encapsulated-Layout-Height' \(cell).height == 74",
      ], broken: nil, words: ["rounding: with UIKit’s usual margins of 8", "come to just the 74"]),
    Case(
      name: "a size of 0 whose contents are cut off",
      entries: [
        "NSLayoutConstraint:0x60000131 'UISV-spacing' H:[UILabel:0x7fb2c131]-(6)-[UILabel:0x7fb2c132]",
        "NSLayoutConstraint:0x60000132 'UIView-Encapsulated-Layout-Width' UIStackView:0x7fb2c133.width == 0",
      ], broken: nil,
      words: ["size 0 for the moment: stackView is given a width of 0", "lines that are missing"]),
    Case(
      name: "a private view of size 0 whose contents are cut off",
      entries: [
        "NSLayoutConstraint:0x60000135 H:|-(0)-[_UIButtonBarStackView:0x7fb2c135]   (active, names: '|':_UIToolbarContentView:0x7fb2c136 )",
        "NSAutoresizingMaskLayoutConstraint:0x60000136 h=--& v=--& _UIToolbarContentView:0x7fb2c136.width == 0",
      ], broken: nil, words: ["open", "is a private view", "harmless, and nothing of yours"]),
    Case(
      name: "nothing but private views, of which lines are missing",
      entries: [
        "NSLayoutConstraint:0x60000137 UIButtonLabel:0x7fb2c137.centerY == _UIModernBarButton:0x7fb2c138.centerY + 2",
        "NSLayoutConstraint:0x60000138 _UIModernBarButton:0x7fb2c138.top >= _UIButtonBarButton:0x7fb2c139.top",
      ], broken: 0, words: ["open", "is a private view", "harmless, and nothing of yours"]),
    Case(
      name: "nothing in the list, and the broken one is its author's",
      entries: [
        "NSLayoutConstraint:0x60000141 H:[UIButton:0x7fb2c141]-(8)-[UIButton:0x7fb2c142]",
        "NSLayoutConstraint:0x60000142 UIButton:0x7fb2c141.width == 120",
      ], broken: 1,
      words: [
        "can hold together", "UIKit went on without the broken one", "c2.priority = .init(999)",
      ]),
  ])
  func whatIsOpenIsAskedWithARepair(_ one: Case) throws {
    let text = LogText.answer(one.entries, breaking: one.broken)
    for words in one.words { #expect(text.contains(words), "\(text)") }
    #expect(!LogText.answer(one.entries, breaking: one.broken, .japanese).contains("rounding"))
    var conversation = try Conversation()
    let pasted = conversation.paste(LogText.report(one.entries, breaking: one.broken))
    #expect(pasted.contains("open"), "\(pasted)")
  }

  @Test func aBrokenLineThatIsNotListedIsSaidToBeMissing() {
    let list = [
      "SnapKit.LayoutConstraint:0x60000151@Tile.swift#8 UIImageView:0x7fb2c151.top == UIView:0x7fb2c152.top",
      "SnapKit.LayoutConstraint:0x60000152@Tile.swift#8 UIImageView:0x7fb2c151.left == UIView:0x7fb2c152.left",
    ]
    let broken =
      "<SnapKit.LayoutConstraint:0x60000159@Tile.swift#9 UIImageView:0x7fb2c151.height == UIImageView:0x7fb2c151.width * 0.4>"
    let text =
      LogText.report(list, breaking: nil)
      + "\n\nWill attempt to recover by breaking constraint \n\(broken)"
    let answer = LogText.answer(to: text)
    #expect(answer.contains("the broken line is not in the list"), "\(answer)")
  }

  // MARK: Who gives a size

  @Test(arguments: [
    (
      "'NSView-Encapsulated-Layout-Width' Demo.RowCellView:0x7fb2c161.width == 150",
      "Demo.RowCellView:0x7fb2c161.width == 190", "its table (the width of the column)"
    ),
    (
      "'NSView-Encapsulated-Layout-Height' Demo.TaskView:0x7fb2c163.height == 30",
      "Demo.TaskView:0x7fb2c163.height == 40", "its table (the height of the row), but c2 gives"
    ),
    (
      "'UIView-Encapsulated-Layout-Height' UIInputView:0x7fb2c162.height == 210",
      "UIInputView:0x7fb2c162.height == 260", "the system (a keyboard"
    ),
  ])
  func theOwnerOfASizeIsNamed(_ given: String, _ own: String, _ owner: String) {
    let text = LogText.answer(
      ["NSLayoutConstraint:0x60000161 \(given)", "NSLayoutConstraint:0x60000162 \(own)"],
      breaking: 1)
    #expect(text.contains("from \(owner)"), "\(text)")
  }

  /// What an app cannot set is given by the system, also where no identifier says so.
  @Test func aLengthOfAPrivateViewIsGivenByTheSystem() {
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000164 _NSSplitViewItemViewWrapper:0x7fb2c164.width == 60",
        "NSLayoutConstraint:0x60000165 NSBox:0x7fb2c165.leading == _NSSplitViewItemViewWrapper:0x7fb2c164.leading",
        "NSLayoutConstraint:0x60000166 NSBox:0x7fb2c165.width == 40",
        "NSLayoutConstraint:0x60000167 H:[NSBox:0x7fb2c165]-(8)-[NSBox:0x7fb2c166]",
        "NSLayoutConstraint:0x60000168 NSBox:0x7fb2c166.width == 50",
        "NSLayoutConstraint:0x60000169 _NSSplitViewItemViewWrapper:0x7fb2c164.trailing == NSBox:0x7fb2c166.trailing",
      ], breaking: 4)
    #expect(text.contains("gets a width of 60 from its split view"), "\(text)")
    #expect(text.contains("40 + 8 + 50 = 98") && text.contains("c5.priority"), "\(text)")
  }

  @Test func whatBrokeAConstraintOfAppKitsIsAppKit() {
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000171 NSImageView:0x7fb2c181.width == 14",
        "NSLayoutConstraint:0x60000172 NSImageView:0x7fb2c182.width == 18",
        "NSLayoutConstraint:0x60000173 H:[NSImageView:0x7fb2c181]-(6)-[NSImageView:0x7fb2c182]",
        "NSLayoutConstraint:0x60000174 NSImageView:0x7fb2c181.leading == Demo.RowView:0x7fb2c183.leading + 9",
        "NSLayoutConstraint:0x60000175 Demo.RowView:0x7fb2c183.trailing == NSImageView:0x7fb2c182.trailing + 9",
        "NSAutoresizingMaskLayoutConstraint:0x60000176 h=--& v=--& Demo.RowView:0x7fb2c183.width == 0",
      ], breaking: 1)
    #expect(text.contains("AppKit broke c2") && !text.contains("UIKit"), "\(text)")
  }

  /// Both edges of a mask: `minY` is the lower one where the other says that it is the upper.
  @Test func theLowerEdgeOfAppKitIsAtTheBottom() {
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000181 Demo.PaneView:0x7fb2c191.height >= 24",
        "NSAutoresizingMaskLayoutConstraint:0x60000182 h=-&- v=-&- Demo.PaneView:0x7fb2c191.minY == 2   (active, names: '|':NSView:0x7fb2c192 )",
        "NSAutoresizingMaskLayoutConstraint:0x60000183 h=-&- v=-&- V:|-(3)-[Demo.PaneView:0x7fb2c191]   (active, names: '|':NSView:0x7fb2c192 )",
        "NSAutoresizingMaskLayoutConstraint:0x60000184 h=-&- v=&-- NSView:0x7fb2c192.height == 0",
      ], breaking: 0)
    #expect(text.contains("paneView.bottom == view1.bottom - 2"), "\(text)")
    #expect(text.contains("frame without a size: view1"), "\(text)")
  }

  // MARK: Stack views

  @Test func whatAStackViewArrangesIsNotPlacedByHand() {
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000221 V:|-(0)-[UIStackView:0x7fb2c231]   (active, names: '|':UIView:0x7fb2c232 )",
        "NSLayoutConstraint:0x60000222 UIToolbar:0x7fb2c233.top == UIView:0x7fb2c232.top + 24",
        "NSLayoutConstraint:0x60000223 'UISV-canvas-connection' UIStackView:0x7fb2c231.top == UIToolbar:0x7fb2c233.top",
      ], breaking: 2)
    #expect(text.contains("a stack view’s order and a place by hand"), "\(text)")
    #expect(text.contains("and c2 holds it somewhere else"), "\(text)")
  }

  /// Every line of a repair is code or a remark, however long the names are.
  @Test func aLongRepairIsBrokenBetweenItsArguments() {
    let long = "Demo.ConversationTitleAccessoryView:0x7fb2c241"
    let verdict = LogVerdict(
      of: LogText.report(
        [
          "NSLayoutConstraint:0x60000231 Demo.PlaceholderBackgroundView:0x7fb2c242.bottom <= \(long).bottom + 9",
          "NSLayoutConstraint:0x60000232 Demo.PlaceholderBackgroundView:0x7fb2c242.bottom == \(long).bottom + 40",
        ], breaking: 0)
    ) { false }
    let page = Page(language: .english, columns: 80, drawing: .unicode)
    let text = verdict.reports.map { PlainRenderer().render($0, on: page) }.joined()
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0.hasPrefix("//   constant: 9)") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("constant:") }, "\(lines)")
  }

  @Test func anAnnouncedConflictWithoutReadableConstraintsIsSaidToBeOne() {
    let text = "Unable to simultaneously satisfy constraints.\n(\n  \"title above body, 8\"\n)\n"
    let verdict = LogVerdict(of: text) { false }
    let words = verdict.objections.map { $0.text(in: .english).string }.joined()
    #expect(words.contains("a conflict is announced here"), "\(words)")
  }

  // MARK: What lies in what

  @Test func whatAStackViewArrangesLiesInIt() throws {
    var conversation = try Conversation()
    conversation.paste(
      LogText.report(
        [
          "NSLayoutConstraint:0x60000191 'UISV-canvas-connection' UIStackView:0x7fb2c201.leading == UILabel:0x7fb2c202.leading",
          "NSLayoutConstraint:0x60000192 'UISV-spacing' H:[UILabel:0x7fb2c202]-(10)-[UIButton:0x7fb2c203]",
          "NSLayoutConstraint:0x60000193 'UISV-spacing' H:[UIButton:0x7fb2c203]-(10)-[UIImageView:0x7fb2c204]",
          "NSLayoutConstraint:0x60000194 UIButton:0x7fb2c203.width == 300",
          "NSLayoutConstraint:0x60000195 'UISV-canvas-connection' H:[UIImageView:0x7fb2c204]-(0)-|   (active, names: '|':UIStackView:0x7fb2c201 )",
          "NSLayoutConstraint:0x60000196 UIStackView:0x7fb2c201.width == 240",
        ], breaking: 3))
    for child in ["label", "button", "imageView"] {
      conversation.mustSay(["expect \(child).superview == stackView"])
    }
  }

  @Test func whatIsPinnedToMarginsLiesInTheirView() throws {
    var conversation = try Conversation()
    conversation.paste(
      LogText.report(
        [
          "NSLayoutConstraint:0x60000201 UILabel:0x7fb2c211.leading == Demo.CardView:0x7fb2c212.leadingMargin",
          "NSLayoutConstraint:0x60000202 UILabel:0x7fb2c211.width == 300",
          "NSLayoutConstraint:0x60000203 UILabel:0x7fb2c211.width == 320",
        ], breaking: 1))
    conversation.mustSay(["expect label.superview == cardView"])
  }

  /// Masonry prints no superviews: both ends tell.
  @Test func aViewBetweenTheEndsOfAnotherIsNotTakenForItsFrame() {
    let text = LogText.answer(
      to: """
        (
            "<NSAutoresizingMaskLayoutConstraint:0x60000211 Demo.PinView:0x7fb2c221.height == 200>",
            "<MASLayoutConstraint:0x60000212 UIImageView:0x7fb2c222.width == UIImageView:0x7fb2c222.height * 0.16>",
            "<MASLayoutConstraint:0x60000213 UIImageView:0x7fb2c222.width == 32>",
            "<MASLayoutConstraint:0x60000214 UIView:0x7fb2c223.bottom == UIImageView:0x7fb2c222.bottom + 15>",
            "<MASLayoutConstraint:0x60000215 UIImageView:0x7fb2c222.top == UIView:0x7fb2c223.top + 5>",
            "<MASLayoutConstraint:0x60000216 Demo.PinView:0x7fb2c221.bottom == UIView:0x7fb2c223.bottom>",
            "<MASLayoutConstraint:0x60000217 UIView:0x7fb2c223.top == Demo.PinView:0x7fb2c221.top>"
        )
        """)
    #expect(!text.contains("autoresizing mask left on"), "\(text)")
    // Along the axis, with the height that the width comes to.
    #expect(text.contains("5 + 6.25 × 32 + 15 = 220, which is 20 more than 200"), "\(text)")
  }
}
