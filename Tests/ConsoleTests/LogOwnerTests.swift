import Prose
import Testing

/// Who gives a size, whose views they are, and repairs that leave a sound layout.
struct LogOwnerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let entries: [String]
    var broken: Int? = 0
    let words: [String]
    var never: [String] = []
    let japanese: String
    var testDescription: String { name }
  }

  private func check(_ one: Case) {
    let text = LogText.answer(one.entries, breaking: one.broken)
    for words in one.words { #expect(text.contains(words), "\(words): \(text)") }
    for words in one.never { #expect(!text.contains(words), "\(words): \(text)") }
    let japanese = LogText.answer(one.entries, breaking: one.broken, .japanese)
    #expect(japanese.contains(one.japanese), "\(japanese)")
  }

  // MARK: Who gives a size

  @Test(arguments: [
    Case(
      name: "a height in a plain view of a given height",
      entries: [
        "NSLayoutConstraint:0x60000a01 V:[UIView:0x7fc4e101(90)]",
        "NSLayoutConstraint:0x60000a02 V:|-(0)-[UIView:0x7fc4e101]   (active, names: '|':UIView:0x7fc4e102 )",
        "NSLayoutConstraint:0x60000a03 V:[UIView:0x7fc4e101]-(0)-|   (active, names: '|':UIView:0x7fc4e102 )",
        "NSLayoutConstraint:0x60000a04 'UIView-Encapsulated-Layout-Height' V:[UIView:0x7fc4e102(55)]",
      ],
      words: [
        "both ends and the size: view2 is pinned at both ends",
        "and view1 gets its height of 55 from what it is shown in", "let c1 give way at 999",
        "c1.priority = .init(999)", "Do not just drop it",
      ], japanese: "外すだけではいけません"),
    Case(
      name: "a width in a wrapper of AppKit's",
      entries: [
        "NSLayoutConstraint:0x60000a11 H:[_NSSplitViewItemViewWrapper:0x7fc4e111(70)]",
        "NSLayoutConstraint:0x60000a12 H:[NSBox:0x7fc4e112(300)]",
        "NSLayoutConstraint:0x60000a13 H:|-(10)-[NSBox:0x7fc4e112]   (active, names: '|':_NSSplitViewItemViewWrapper:0x7fc4e111 )",
        "NSLayoutConstraint:0x60000a14 H:[NSBox:0x7fc4e112]-(10)-|   (active, names: '|':_NSSplitViewItemViewWrapper:0x7fc4e111 )",
      ], broken: 1,
      words: ["gets its width of 70 from its split view", "a private view of AppKit’s"],
      japanese: "AppKit の非公開ビュー"),
    Case(
      name: "a column that is too narrow",
      entries: [
        "NSLayoutConstraint:0x60000a21 NSTextField:0x7fc4e121.leading == Demo.RowView:0x7fc4e122.leading + 6",
        "NSLayoutConstraint:0x60000a22 NSTextField:0x7fc4e123.leading == NSTextField:0x7fc4e121.trailing + 50",
        "NSLayoutConstraint:0x60000a23 Demo.RowView:0x7fc4e122.trailing >= NSTextField:0x7fc4e123.trailing + 14",
        "NSLayoutConstraint:0x60000a24 'NSView-Encapsulated-Layout-Width' Demo.RowView:0x7fc4e122.width == 40",
      ], broken: nil,
      words: ["the cell rowView gets a width of 40", "widen the column", "(70)", "minWidth"],
      japanese: "NSTableColumn の width と minWidth"),
    Case(
      name: "a width of its own before it has one",
      entries: [
        "NSLayoutConstraint:0x60000a61 Demo.SpinnerView:0x7fc4e161.width == 36",
        "NSLayoutConstraint:0x60000a62 '_UITemporaryLayoutWidth' Demo.SpinnerView:0x7fc4e161.width == 0",
      ], words: ["size 0 for the moment", "and c1 gives it another", "let c1 give way at 999"],
      never: ["one inner"], japanese: "c1 が別の幅を決めています"),
    Case(
      name: "a header that is measured",
      entries: [
        "NSLayoutConstraint:0x60000a31 UILabel:0x7fc4e131.leading == _UITableViewHeaderFooterContentView:0x7fc4e132.leading + 12",
        "NSLayoutConstraint:0x60000a32 UILabel:0x7fc4e131.trailing == _UITableViewHeaderFooterContentView:0x7fc4e132.trailing - 12",
        "NSLayoutConstraint:0x60000a33 'UIView-Encapsulated-Layout-Width' _UITableViewHeaderFooterContentView:0x7fc4e132.width == 0",
      ], broken: 1, words: ["header or footer without a size yet", "the view needs no more"],
      never: ["cell"], japanese: "サイズが未定のヘッダー・フッター"),
    Case(
      name: "gaps in a cell that has not its width",
      entries: [
        "NSLayoutConstraint:0x60000a41 UILabel:0x7fc4e141.leading == UITableViewCellContentView:0x7fc4e142.leading + 12",
        "NSLayoutConstraint:0x60000a42 UILabel:0x7fc4e143.leading >= UILabel:0x7fc4e141.trailing + 30",
        "NSLayoutConstraint:0x60000a43 UILabel:0x7fc4e143.trailing == UITableViewCellContentView:0x7fc4e142.trailing",
        "NSLayoutConstraint:0x60000a44 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7fc4e142.width == 25",
      ], broken: 1, words: ["where 25 is not its real width"], never: ["drop a fixed width"],
      japanese: "25 が本来の幅でなければ"),
    Case(
      name: "a share of what is not empty",
      entries: [
        "NSLayoutConstraint:0x60000a51 Demo.SlotView:0x7fc4e151.left == NSKVONotifying_Demo.TileView:0x7fc4e152.left + 14",
        "NSLayoutConstraint:0x60000a52 Demo.SlotView:0x7fc4e151.right == NSKVONotifying_Demo.TileView:0x7fc4e152.right - 14",
        "NSLayoutConstraint:0x60000a53 UIImageView:0x7fc4e153.width == 0.25*NSKVONotifying_Demo.TileView:0x7fc4e152.width",
        "NSLayoutConstraint:0x60000a54 Demo.CoinView:0x7fc4e154.centerX == UIImageView:0x7fc4e153.centerX",
        "NSLayoutConstraint:0x60000a55 Demo.CoinView:0x7fc4e154.width == 0",
        "NSLayoutConstraint:0x60000a56 Demo.CoinView:0x7fc4e154.right >= UIImageView:0x7fc4e153.right",
      ], broken: 1,
      words: [
        "c5 makes the width of coinView 0", "c3 gives it a share", "tileView",
        "c3.priority = .init(999)",
      ], never: ["notifying", "NSKVO"], japanese: "割合を決めている"),
  ])
  func whoGivesASizeIsTold(_ one: Case) { check(one) }

  // MARK: Sound repairs

  @Test(arguments: [
    Case(
      name: "an upper bound between two ends",
      entries: [
        "NSLayoutConstraint:0x60000b01 Demo.BubbleView:0x7fc4e201.trailing == UIView:0x7fc4e202.trailing",
        "NSLayoutConstraint:0x60000b02 Demo.BubbleView:0x7fc4e201.leading == UIView:0x7fc4e202.leading",
        "NSLayoutConstraint:0x60000b03 Demo.BubbleView:0x7fc4e201.width <= 280",
        "NSLayoutConstraint:0x60000b04 'UIView-Encapsulated-Layout-Width' UIView:0x7fc4e202.width == 390",
      ], broken: 2,
      words: ["keep the bound, and let one end give way", "c1.priority = .init(999)"],
      japanese: "上限は残し"),
    Case(
      name: "an end that is placed twice",
      entries: [
        "NSLayoutConstraint:0x60000b11 UIButton:0x7fc4e211.width == 48",
        "NSLayoutConstraint:0x60000b12 UIButton:0x7fc4e211.left == Demo.BarView:0x7fc4e212.left + 10",
        "NSLayoutConstraint:0x60000b13 UILabel:0x7fc4e213.left == UIButton:0x7fc4e211.right",
        "NSLayoutConstraint:0x60000b14 UILabel:0x7fc4e213.left == Demo.BarView:0x7fc4e212.left + 20",
      ],
      words: [
        "one edge at two places: c3 and c4 pin one edge of label", "keep one of the two",
        "c4.isActive = false",
      ], never: ["c1.priority"], japanese: "一つの端の二重固定"),
    Case(
      name: "a column of a screen that is higher than its contents",
      entries: [
        "NSLayoutConstraint:0x60000b21 UIButton:0x7fc4e221.height == 40",
        "NSLayoutConstraint:0x60000b22 UILabel:0x7fc4e222.height == 24",
        "NSLayoutConstraint:0x60000b23 UIButton:0x7fc4e221.top == UIView:0x7fc4e223.top + 20",
        "NSLayoutConstraint:0x60000b24 UILabel:0x7fc4e222.top == UIButton:0x7fc4e221.bottom + 16",
        "NSLayoutConstraint:0x60000b25 UIView:0x7fc4e223.bottom == UILabel:0x7fc4e222.bottom + 20",
        "NSLayoutConstraint:0x60000b26 'UIView-Encapsulated-Layout-Height' UIView:0x7fc4e223.height == 736",
      ], words: ["fixed lengths in a given size", "c5.priority = .init(999)"],
      never: ["c1.priority"], japanese: "親のサイズに収まらない固定長"),
    Case(
      name: "a stack view of a screen that is higher than what it arranges",
      entries: [
        "NSLayoutConstraint:0x60000b71 UIView:0x7fc4e271.height == 80",
        "NSLayoutConstraint:0x60000b72 V:|-(0)-[UIStackView:0x7fc4e272]   (active, names: '|':UIView:0x7fc4e273 )",
        "NSLayoutConstraint:0x60000b73 UIStackView:0x7fc4e272.bottom == UIView:0x7fc4e273.bottom",
        "NSLayoutConstraint:0x60000b74 'UISV-canvas-connection' UIStackView:0x7fc4e272.top == UIView:0x7fc4e271.top",
        "NSLayoutConstraint:0x60000b75 'UISV-canvas-connection' V:[UIView:0x7fc4e271]-(0)-|   (active, names: '|':UIStackView:0x7fc4e272 )",
        "NSLayoutConstraint:0x60000b76 'UIView-Encapsulated-Layout-Height' UIView:0x7fc4e273.height == 844",
      ], words: ["stack view does not come out", "c3.priority = .init(999)"],
      never: ["c1.priority"], japanese: "スタックビューの長さの不一致"),
    Case(
      name: "pins inside, and the one to the cell",
      entries: [
        "NSLayoutConstraint:0x60000b31 UITextField:0x7fc4e231.height == 60",
        "NSLayoutConstraint:0x60000b32 UITextField:0x7fc4e231.top == UIView:0x7fc4e232.top",
        "NSLayoutConstraint:0x60000b33 UITextField:0x7fc4e231.bottom == UIView:0x7fc4e232.bottom",
        "NSLayoutConstraint:0x60000b34 UIView:0x7fc4e232.top == UITableViewCellContentView:0x7fc4e233.top + 8",
        "NSLayoutConstraint:0x60000b35 UIView:0x7fc4e232.bottom == UITableViewCellContentView:0x7fc4e233.bottom - 8",
        "NSLayoutConstraint:0x60000b36 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fc4e233.height == 66",
      ], broken: nil, words: ["encapsulated cell size", "c5.priority = .init(999)"],
      japanese: "セルに与えられたサイズ"),
    Case(
      name: "an edge that a list cell gives its content view",
      entries: [
        "NSLayoutConstraint:0x60000b61 UIImageView:0x7fc4e261.height == 100",
        "NSLayoutConstraint:0x60000b62 UIImageView:0x7fc4e261.top == _UICollectionViewListCellContentView:0x7fc4e262.top + 16",
        "NSLayoutConstraint:0x60000b63 UIImageView:0x7fc4e261.bottom == _UICollectionViewListCellContentView:0x7fc4e262.bottom - 16",
        "NSLayoutConstraint:0x60000b64 'UICollectionViewListCell-bottom-contentView-constraint' V:[_UICollectionViewListCellContentView:0x7fc4e262]-(0)-|   (active, names: '|':Demo.ShelfCell:0x7fc4e263 )",
        "NSLayoutConstraint:0x60000b65 'UICollectionViewListCell-top-contentView-constraint' V:|-(0)-[_UICollectionViewListCellContentView:0x7fc4e262]   (active, names: '|':Demo.ShelfCell:0x7fc4e263 )",
        "NSLayoutConstraint:0x60000b66 'UIView-Encapsulated-Layout-Height' Demo.ShelfCell:0x7fc4e263.height == 44",
      ], words: ["encapsulated cell size", "c3.priority = .init(999)"],
      japanese: "セルに与えられたサイズ"),
    Case(
      name: "a computed width between two ends",
      entries: [
        "NSLayoutConstraint:0x60000b41 H:|-(8)-[UILabel:0x7fc4e241]   (active, names: '|':Demo.NoteCell:0x7fc4e242 )",
        "NSLayoutConstraint:0x60000b42 UILabel:0x7fc4e241.right == Demo.NoteCell:0x7fc4e242.right",
        "NSLayoutConstraint:0x60000b43 UILabel:0x7fc4e241.width == 366.6",
        "NSLayoutConstraint:0x60000b44 'UIView-Encapsulated-Layout-Width' Demo.NoteCell:0x7fc4e242.width == 374.667",
      ], broken: nil,
      words: [
        "rounding: the lengths differ by", "drop c3: both ends of label", "c3.isActive = false",
      ],
      japanese: "c3 を外します"),
    Case(
      name: "two bounds of a centre",
      entries: [
        "NSLayoutConstraint:0x60000b51 Demo.KnobView:0x7fc4e251.centerY <= UIView:0x7fc4e252.centerY + 10",
        "NSLayoutConstraint:0x60000b52 Demo.KnobView:0x7fc4e251.centerY >= UIView:0x7fc4e252.centerY + 90",
      ], words: ["bounds without room"], never: ["changes size"], japanese: "余地のない上限と下限"),
  ])
  func aRepairLeavesASoundLayout(_ one: Case) { check(one) }

  // MARK: The system's views

  private static let wrapper =
    "*TtC5UIKitP33*0123456789ABCDEF0123456789ABCDEF13ButtonWrapper:0x7fc4e301"

  @Test(arguments: [
    Case(
      name: "underscores that a page took for emphasis",
      entries: [
        "NSLayoutConstraint:0x60000c01 \(wrapper).width == UIButtonBarButton:0x7fc4e302.width",
        "NSLayoutConstraint:0x60000c02 'IB_Leading_Leading' H:|-(8)-[UIModernBarButton:0x7fc4e303]   (active, names: '|':UIButtonBarButton:0x7fc4e302 )",
        "NSLayoutConstraint:0x60000c03 'IB_Trailing_Trailing' H:[UIModernBarButton:0x7fc4e303]-(8)-|   (active, names: '|':UIButtonBarButton:0x7fc4e302 )",
        "NSLayoutConstraint:0x60000c04 'UIView-Encapsulated-Layout-Width' \(wrapper).width == 0",
      ], broken: 2,
      words: ["inside a bar of UIKit's", "buttonWrapper.width == 0", "nothing of yours"],
      never: ["toolbar", "999"], japanese: "UIKit のバーの内部"),
    Case(
      name: "views of VisionKit's",
      entries: [
        "NSLayoutConstraint:0x60000c11 H:|-(10)-[UILabel:0x7fc4e311]   (active, names: '|':VKKeyboardCameraGuidanceView:0x7fc4e312 )",
        "NSLayoutConstraint:0x60000c12 H:[UILabel:0x7fc4e311]-(10)-|   (active, names: '|':VKKeyboardCameraGuidanceView:0x7fc4e312 )",
        "NSLayoutConstraint:0x60000c13 VKKeyboardCameraGuidanceView:0x7fc4e312.width <= 0.5*VKAVCapturePreviewView:0x7fc4e313.width",
        "NSLayoutConstraint:0x60000c14 'UIView-Encapsulated-Layout-Width' VKAVCapturePreviewView:0x7fc4e313.width == 0",
      ], broken: nil, words: ["inside a view of the system", "VisionKit's", "nothing of yours"],
      never: ["widthAnchor", "rightAnchor"], japanese: "VisionKit の非公開ビュー"),
    Case(
      name: "a bar above the keyboard",
      entries: [
        "NSAutoresizingMaskLayoutConstraint:0x60000c21 h=--& v=--& _UIButtonBarButton:0x7fc4e321.height == 0",
        "NSLayoutConstraint:0x60000c22 _UIUCBKBSelectionBackground:0x7fc4e322.bottom == _UIButtonBarButton:0x7fc4e321.bottom - 6",
        "NSLayoutConstraint:0x60000c23 V:|-(6)-[_UIUCBKBSelectionBackground:0x7fc4e322]   (active, names: '|':_UIButtonBarButton:0x7fc4e321 )",
      ], broken: 1, words: ["inside the keyboard", "harmless"], never: ["toolbar"],
      japanese: "キーボードの内部"),
  ])
  func theSystemsViewsAreKnown(_ one: Case) { check(one) }

  /// What a long name says stands at its end.
  @Test func aLongNameKeepsItsEnd() {
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000c31 Demo.VeryLongNameOfAScreenThatNobodyWouldCallSoPriceTagView:0x7fc4e331.width == 10",
        "NSLayoutConstraint:0x60000c32 Demo.VeryLongNameOfAScreenThatNobodyWouldCallSoPriceTagView:0x7fc4e331.width == 20",
      ], breaking: 0)
    #expect(text.contains("SoPriceTagView.width == 10"), "\(text)")
  }

  // MARK: Code of libraries

  @Test func aRepairOfMasonryIsObjectiveC() {
    let text = LogText.answer(
      [
        "MASLayoutConstraint:0x60000d01 UIButton:0x7fc4e401.height == 50",
        "MASLayoutConstraint:0x60000d02 UIButton:0x7fc4e401.height == 90",
      ], breaking: 1)
    #expect(text.contains("// button: make.height.mas_equalTo(90)"), "\(text)")
  }

  @Test func everyLineOfALongRemarkIsARemark() {
    let (button, outer) = ("UIButton:0x7fc4e411", "Demo.FavouriteFriendsHeaderView:0x7fc4e412")
    let text = LogText.answer(
      [
        "SnapKit.LayoutConstraint:0x60000d11@Header.swift#20 \(button).left == \(outer).left + 12.0",
        "SnapKit.LayoutConstraint:0x60000d12@Header.swift#21 \(button).right == \(outer).right - 12.0",
        "NSLayoutConstraint:0x60000d13 '_UITemporaryLayoutWidth' \(outer).width == 0",
      ], breaking: 1)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let made = lines.filter { $0.contains("make.") || $0.contains(".priority(") }
    #expect(!made.isEmpty && made.allSatisfy { $0.hasPrefix("//") }, "\(text)")
  }
}
