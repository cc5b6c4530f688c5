import Prose
import Testing

/// Logs in which a view is held at more places than it can be, and what the system's own views do.
struct LogPlaceTests {
  private static let card = "Demo.CardView:0x7fe5c100"

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let entries: [String]
    var broken: Int? = 0
    let words: [String]
    let japanese: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a centre between two ends",
      entries: [
        "NSLayoutConstraint:0x60000501 UIImageView:0x7fe5c101.centerX == \(card).centerX + 30",
        "NSLayoutConstraint:0x60000502 H:|-(0)-[UIImageView:0x7fe5c101]   (active, names: '|':\(card) )",
        "NSLayoutConstraint:0x60000503 H:[UIImageView:0x7fe5c101]-(0)-|   (active, names: '|':\(card) )",
      ],
      words: [
        "both ends and the centre: c2 and c3 pin imageView at both ends", "c1 puts the centre",
        "keep the two ends or the centre", "c1.isActive = false",
      ], japanese: "両端と中央の同時指定"),
    Case(
      name: "an edge at two places, as Masonry prints it",
      entries: [
        "MASLayoutConstraint:0x60000511 UILabel:0x7fe5c111.left == UIView:0x7fe5c112.left",
        "MASLayoutConstraint:0x60000512 UILabel:0x7fe5c111.left == UIView:0x7fe5c112.centerX + 10",
        "NSLayoutConstraint:0x60000513 UIView:0x7fe5c112.width == 375",
      ],
      words: ["one edge at two places: c1 and c2 pin one edge of label", "keep one of the two"],
      japanese: "一つの端の二重固定"),
    Case(
      name: "a document view pinned to the clip view and to the scroll view",
      entries: [
        "NSLayoutConstraint:0x60000515 V:[Demo.NotesView:0x7fe5c115]-(0)-|   (active, names: '|':NSClipView:0x7fe5c116 )",
        "NSLayoutConstraint:0x60000516 NSScrollView:0x7fe5c117.bottom == Demo.NotesView:0x7fe5c115.bottom",
        "NSAutoresizingMaskLayoutConstraint:0x60000517 h=-&- v=-&- V:[NSClipView:0x7fe5c116]-(16)-|   (active, names: '|':NSScrollView:0x7fe5c117 )",
      ],
      words: [
        "pinned to a scroll view and its clip view: c1 and c2 pin one end of notesView",
        "here they are 16 off", "pin it to the clip view (contentView) only",
        "c2.isActive = false",
      ], japanese: "クリップビューへの二重固定"),
    Case(
      name: "a centre and lengths in a given size",
      entries: [
        "NSLayoutConstraint:0x60000591 UIImageView:0x7fe5c191.height == 300",
        "NSLayoutConstraint:0x60000592 UIImageView:0x7fe5c191.centerY == UIView:0x7fe5c192.centerY",
        "NSLayoutConstraint:0x60000593 V:[UIImageView:0x7fe5c191]-(>=24)-[UIButton:0x7fe5c193]",
        "NSLayoutConstraint:0x60000594 UIButton:0x7fe5c193.height == 150",
        "NSLayoutConstraint:0x60000595 V:[UIButton:0x7fe5c193]-(0)-|   (active, names: '|':UIView:0x7fe5c192 )",
        "NSLayoutConstraint:0x60000596 'UIView-Encapsulated-Layout-Height' UIView:0x7fe5c192.height == 500",
      ], broken: 3,
      words: ["fixed lengths in a given size", "the centre in c2, give way at 999"],
      japanese: "中央揃えの c2"),
    Case(
      name: "gaps in the wrong order",
      entries: [
        "NSLayoutConstraint:0x60000521 V:|-(9)-[UIStackView:0x7fe5c121]   (active, names: '|':\(card) )",
        "NSLayoutConstraint:0x60000522 V:[UIStackView:0x7fe5c121]-(7)-[UILabel:0x7fe5c122]",
        "NSLayoutConstraint:0x60000523 V:[UILabel:0x7fe5c122]-(4)-[UIView:0x7fe5c123]",
        "NSLayoutConstraint:0x60000524 V:|-(0)-[UIView:0x7fe5c123]   (active, names: '|':\(card) )",
      ], broken: 2,
      words: [
        "one edge in two states: c3 and c4 put one edge of view1 to two places that are 20 too far",
        "deactivate the one of the old state before", "without c3:", "c3.isActive = false",
      ], japanese: "二つの状態の端の重なり"),
    Case(
      name: "a frame from a nib in what is smaller than its margins",
      entries: [
        "NSLayoutConstraint:0x60000531 V:|-(20)-[UIScrollView:0x7fe5c131]   (active, names: '|':\(card) )",
        "NSLayoutConstraint:0x60000532 V:[UIScrollView:0x7fe5c131]-(30)-|   (active, names: '|':\(card) )",
        "NSAutoresizingMaskLayoutConstraint:0x60000533 h=-&- v=-&- Demo.PageView:0x7fe5c132.height == UIScrollView:0x7fe5c131.height - 400",
        "NSAutoresizingMaskLayoutConstraint:0x60000534 h=--& v=--& V:[\(card)(420)]",
      ], broken: 1,
      words: [
        "frame with no room left: pageView keeps its distance from the edges around it by its frame",
        "lay it out by constraints",
      ], japanese: "余地のないフレーム"),
    Case(
      name: "a ratio between what a stack view makes equal",
      entries: [
        "NSLayoutConstraint:0x60000541 UIImageView:0x7fe5c141.height == 60",
        "NSLayoutConstraint:0x60000542 UILabel:0x7fe5c142.height == 0.5*UIImageView:0x7fe5c141.height",
        "NSLayoutConstraint:0x60000543 'UISV-alignment' UIImageView:0x7fe5c141.top == UILabel:0x7fe5c142.top",
        "NSLayoutConstraint:0x60000544 'UISV-alignment' UIImageView:0x7fe5c141.bottom == UILabel:0x7fe5c142.bottom",
      ], broken: 1,
      words: [
        "the stack view makes what it aligns equal in height, and c2 asks label for another",
        "c2.isActive = false",
      ], japanese: "揃えるビューの高さは等しく"),
    Case(
      name: "a fixed size in an aligned stack view of a given size",
      entries: [
        "NSLayoutConstraint:0x60000551 UIButton:0x7fe5c151.width == 80",
        "NSLayoutConstraint:0x60000552 'UISV-alignment' UILabel:0x7fe5c152.leading == UIButton:0x7fe5c151.leading",
        "NSLayoutConstraint:0x60000553 'UISV-alignment' UILabel:0x7fe5c152.trailing == UIButton:0x7fe5c151.trailing",
        "NSLayoutConstraint:0x60000554 'UISV-canvas-connection' UIStackView:0x7fe5c153.leading == UILabel:0x7fe5c152.leading",
        "NSLayoutConstraint:0x60000555 'UISV-canvas-connection' H:[UILabel:0x7fe5c152]-(0)-|   (active, names: '|':UIStackView:0x7fe5c153 )",
        "NSLayoutConstraint:0x60000556 'UIView-Encapsulated-Layout-Width' UIStackView:0x7fe5c153.width == 390",
      ],
      words: ["the stack view aligns button, and c1 fixes it across the stack too"],
      japanese: "スタックビューが button を揃える"),
  ])
  func theCauseAndItsRepairAreNamed(_ one: Case) {
    let text = LogText.answer(one.entries, breaking: one.broken)
    for words in one.words { #expect(text.contains(words), "\(text)") }
    let japanese = LogText.answer(one.entries, breaking: one.broken, .japanese)
    #expect(japanese.contains(one.japanese), "\(japanese)")
  }

  // MARK: The system's views

  /// No app can put a label into a private view, so that what lies there is the system's.
  @Test(arguments: [
    ("AVPlaybackSlateView:0x7fe5c201", "AVKit's"), ("SPUIResultHeaderView:0x7fe5c201", "UIKit's"),
    ("_UIBackdropView:0x7fe5c201", "UIKit's"),
  ])
  func whatLiesInAPrivateViewIsTheSystems(_ view: String, _ maker: String) {
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000601 H:|-(14)-[UILabel:0x7fe5c202]   (active, names: '|':\(view) )",
        "NSLayoutConstraint:0x60000602 H:[UILabel:0x7fe5c202]-(14)-|   (active, names: '|':\(view) )",
        "NSLayoutConstraint:0x60000603 'UIView-Encapsulated-Layout-Width' \(view).width == 0",
      ], breaking: 1)
    #expect(text.contains("inside a view of the system") && text.contains(maker), "\(text)")
    #expect(text.contains("nothing of yours"), "\(text)")
  }

  /// Nor does it make what such a view is pinned to.
  @Test(arguments: ["0", "12"])
  func whatHoldsAPrivateViewIsTheSystems(_ width: String) {
    let (outer, view) = ("UIView:0x7fe5c205", "AVPlaybackSlateView:0x7fe5c206")
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000605 H:|-(>=14)-[UILabel:0x7fe5c207]   (active, names: '|':\(view) )",
        "NSLayoutConstraint:0x60000606 UILabel:0x7fe5c207.centerX == \(view).centerX",
        "NSLayoutConstraint:0x60000607 H:|-(0)-[\(view)]   (active, names: '|':\(outer) )",
        "NSLayoutConstraint:0x60000608 H:[\(view)]-(0)-|   (active, names: '|':\(outer) )",
        "NSAutoresizingMaskLayoutConstraint:0x60000609 h=--& v=--& H:[\(outer)(\(width))]",
      ], breaking: 3)
    #expect(text.contains("inside a view of the system") && text.contains("AVKit's"), "\(text)")
  }

  /// The same where the text ends before what the conflict comes from.
  @Test func whatHoldsTogetherInAPrivateViewIsTheSystems() {
    let view = "AVPlaybackSlateView:0x7fe5c208"
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x6000060a H:|-(>=14)-[UILabel:0x7fe5c209]   (active, names: '|':\(view) )",
        "NSLayoutConstraint:0x6000060b UILabel:0x7fe5c209.centerX == \(view).centerX",
      ], breaking: nil)
    #expect(text.contains("inside a view of the system"), "\(text)")
  }

  /// The content view of an effect is private, too, but what lies in it is an app's.
  @Test func whatLiesInAContentViewIsTheApps() {
    let view = "_UIVisualEffectContentView:0x7fe5c211"
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000611 H:|-(14)-[UILabel:0x7fe5c212]   (active, names: '|':\(view) )",
        "NSLayoutConstraint:0x60000612 H:[UILabel:0x7fe5c212]-(14)-|   (active, names: '|':\(view) )",
        "NSAutoresizingMaskLayoutConstraint:0x60000613 h=--& v=--& \(view).width == 0",
      ], breaking: 1)
    #expect(!text.contains("inside a view of the system"), "\(text)")
    #expect(text.contains("999"), "\(text)")
  }

  /// Masonry prints no identifiers; a cell has its size from its table all the same, and so has a view
  /// that nothing places from whoever shows it.
  @Test(arguments: [
    ("Demo.PhotoCell:0x7fe5c221", "NSLayoutConstraint", 0, "cell without a size yet"),
    ("Demo.PhotoCell:0x7fe5c221", "MASLayoutConstraint", 90, "encapsulated cell size"),
    ("UIView:0x7fe5c221", "MASLayoutConstraint", 0, "size 0 for the moment"),
  ])
  func aSizeWithoutItsIdentifierIsGiven(
    _ view: String, _ className: String, _ width: Int, _ words: String
  ) {
    let text = LogText.answer(
      to: """
        (
            "<\(className):0x60000621 UILabel:0x7fe5c222.left == \(view).left + 50>",
            "<\(className):0x60000622 UILabel:0x7fe5c222.right == \(view).right - 50>",
            "<NSLayoutConstraint:0x60000623 \(view).width == \(width)>"
        )

        Will attempt to recover by breaking constraint
        <\(className):0x60000622 UILabel:0x7fe5c222.right == \(view).right - 50>
        """)
    #expect(text.contains(words), "\(text)")
    #expect(text.contains("c2.priority = .init(999)"), "\(text)")
    #expect(!text.contains("Encapsulated-Layout"), "\(text)")
  }

  // MARK: Mended kinds

  @Test(arguments: [
    Case(
      name: "a header a half point lower than its margins",
      entries: [
        "NSLayoutConstraint:0x60000701 V:|-(14)-[UILabel:0x7fe5c301]   (active, names: '|':_UITableViewHeaderFooterContentView:0x7fe5c302 )",
        "NSLayoutConstraint:0x60000702 UILabel:0x7fe5c301.bottom == _UITableViewHeaderFooterContentView:0x7fe5c302.bottom - 8",
        "NSLayoutConstraint:0x60000703 'UIView-Encapsulated-Layout-Height' _UITableViewHeaderFooterContentView:0x7fe5c302.height == 21.5",
      ], broken: 1, words: ["row height off by a pixel", "let the bottom constraint give way"],
      japanese: "行の高さの端数"),
    Case(
      name: "a content view with a width of its own",
      entries: [
        "NSLayoutConstraint:0x60000711 UITableViewCellContentView:0x7fe5c311.width == 414",
        "NSLayoutConstraint:0x60000712 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7fe5c311.width == 0",
      ], words: ["a size that UIKit gives", "c1 holds contentView as well", "remove it"],
      japanese: "UIKit が決めるサイズへの制約"),
    Case(
      name: "one constraint twice",
      entries: [
        "NSLayoutConstraint:0x60000721 UILabel:0x7fe5c321.firstBaseline == UILabel:0x7fe5c322.lastBaseline + 22",
        "NSLayoutConstraint:0x60000722 UILabel:0x7fe5c321.firstBaseline == UILabel:0x7fe5c322.lastBaseline + 22",
      ], words: ["made twice: two lines", "make it once"], japanese: "二重に作られた制約"),
    Case(
      name: "a bound that is met to the last digit",
      entries: [
        "NSLayoutConstraint:0x60000731 UIView:0x7fe5c331.height == 0.5",
        "NSLayoutConstraint:0x60000732 UITextField:0x7fe5c332.centerY == UITableViewCellContentView:0x7fe5c333.centerY",
        "NSLayoutConstraint:0x60000733 V:[UITextField:0x7fe5c332]-(3)-[UIView:0x7fe5c331]",
        "NSLayoutConstraint:0x60000734 V:[UIView:0x7fe5c331]-(2)-|   (active, names: '|':UITableViewCellContentView:0x7fe5c333 )",
        "NSLayoutConstraint:0x60000735 UITextField:0x7fe5c332.height >= 40",
        "NSLayoutConstraint:0x60000736 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fe5c333.height == 51",
      ], words: ["rounding: by what this report prints"], japanese: "丸め"),
  ])
  func aKindThatWasToldWronglyIsToldRight(_ one: Case) { theCauseAndItsRepairAreNamed(one) }

  @Test func aGivenSizeThatIsCutOffIsNamed() {
    let text = LogText.answer(
      to: """
        (
        "<NSLayoutConstraint:0x60000741 UIView:0x7fe5c341.height == 0.75*UIView:0x7fe5c341.width>",
        "<NSLayoutConstraint:0x60000742 V:|-(0)-[UIView:0x7fe5c341] (Names: '|':UITableViewCellContentView:0x7fe5c342 )>",
        "<NSLayoutConstraint:0x60000743 V:[UIView:0x7fe5c341]-(0)-| (Names: '|':UITableViewCellContentView:0x7fe5c342 )>",
        "<NSLayoutConstraint:0x60000744 'UIView-Enc
        """)
    #expect(text.contains("a given size that is cut off") && text.contains("999"), "\(text)")
  }

  /// Margins that are not printed come to just what is missing, and equal widths say how wide both are.
  @Test func aLengthThatFollowsFromTheOthersIsNamed() {
    let (left, right, view) = ("UIButton:0x7fe5c351", "UIButton:0x7fe5c352", "UIView:0x7fe5c353")
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000751 H:[\(left)(100)]",
        "NSLayoutConstraint:0x60000752 \(left).width == \(right).width",
        "NSLayoutConstraint:0x60000753 \(left).leading == \(view).leadingMargin + 10",
        "NSLayoutConstraint:0x60000754 \(view).trailingMargin == \(right).trailing + 10",
        "NSLayoutConstraint:0x60000755 H:[\(left)]-(20)-[\(right)]",
        "NSLayoutConstraint:0x60000756 'UIView-Encapsulated-Layout-Width' H:[\(view)(270)]",
      ], breaking: nil)
    #expect(text.contains("or let c1 give way"), "\(text)")
    #expect(text.contains("c1.priority = .init(999)"), "\(text)")
  }

  /// Two views of one class that have the same width are two views.
  @Test func theSameOfTwoViewsIsNotMadeTwice() {
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000821 UIView:0x7fe5c421.width == 100",
        "NSLayoutConstraint:0x60000822 UIView:0x7fe5c422.width == 100",
        "NSLayoutConstraint:0x60000823 UIView:0x7fe5c421.leading == UIView:0x7fe5c422.leading",
      ], breaking: 1)
    #expect(!text.contains("made twice"), "\(text)")
  }

  /// AppKit's wrappers lie in the split view, whichever is named first.
  @Test func whatASplitViewHoldsIsTooWideForItsFrame() {
    let (split, left, right) = (
      "Demo.SplitView:0x7fe5c401", "_NSSplitViewItemViewWrapper:0x7fe5c402",
      "_NSSplitViewItemViewWrapper:0x7fe5c403"
    )
    let text = LogText.answer(
      to: """
        Conflicting constraints detected: [
            <NSLayoutConstraint:0x60000801 Demo.ListView:0x7fe5c404.width >= 180>,
            <NSLayoutConstraint:0x60000802 Demo.ListView:0x7fe5c404.left == \(left).left>,
            <NSLayoutConstraint:0x60000803 Demo.ListView:0x7fe5c404.right == \(left).right>,
            <NSLayoutConstraint:0x60000804 \(left).left == \(split).left>,
            <NSLayoutConstraint:0x60000805 \(right).left == \(left).right + 1>,
            <NSLayoutConstraint:0x60000806 \(split).right == \(right).right>,
            <NSLayoutConstraint:0x60000807 Demo.PageView:0x7fe5c405.width >= 240>,
            <NSLayoutConstraint:0x60000808 Demo.PageView:0x7fe5c405.left == \(right).left>,
            <NSLayoutConstraint:0x60000809 Demo.PageView:0x7fe5c405.right == \(right).right>,
            <NSAutoresizingMaskLayoutConstraint:0x60000810 NSView:0x7fe5c406.width == 400>,
            <NSAutoresizingMaskLayoutConstraint:0x60000811 \(split).(null) == 0>,
            <NSAutoresizingMaskLayoutConstraint:0x60000812 NSView:0x7fe5c406.width == \(split).(null)>
        ]
        """)
    #expect(text.contains("180 + 1 + 240 = 421, which is 21 more than 400"), "\(text)")
    #expect(text.contains("fixed lengths in a frame") && !text.contains("mask left on"), "\(text)")
    #expect(!text.contains("UIKit"), "\(text)")
  }
}
