import Console
import Prose
import Testing

/// Every conflict of a log ends in one cause and in what one does about it.
struct LogRepairTests {
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
    for words in one.words { #expect(text.contains(words), "\(words)\n\(text)") }
    for words in one.never { #expect(!text.contains(words), "\(words)\n\(text)") }
    let japanese = LogText.answer(one.entries, breaking: one.broken, .japanese)
    #expect(japanese.contains(one.japanese), "\(japanese)")
  }

  private static let list = "NSScrollView:0x7fa9c101"
  private static let clip = "NSClipView:0x7fa9c102"

  // MARK: Frames alone

  @Test(arguments: [
    Case(
      name: "a scroll view that is lower than its header",
      entries: [
        "NSAutoresizingMaskLayoutConstraint:0x60001101 h=-&- v=-&- V:|-(28)-[\(clip)]   (active, names: '|':\(list) )",
        "NSAutoresizingMaskLayoutConstraint:0x60001102 h=-&- v=-&- V:[\(clip)]-(0)-|   (active, names: '|':\(list) )",
        "NSAutoresizingMaskLayoutConstraint:0x60001103 h=--& v=--& \(list).height == 20",
      ], broken: 1,
      words: [
        "fixed lengths in a frame: scrollView has a frame, 20 high", "needs 8 more",
        "give scrollView a frame of at least 28",
        "scrollView.translatesAutoresizingMaskIntoConstraints = false",
      ], never: ["999"], japanese: "変えられる自分の制約はありません"),
    Case(
      name: "a frame in a view that is given its width",
      entries: [
        "NSAutoresizingMaskLayoutConstraint:0x60001111 h=-&- v=--& H:|-(60)-[Demo.MeterView:0x7fa9c111]   (active, names: '|':UIView:0x7fa9c112 )",
        "NSAutoresizingMaskLayoutConstraint:0x60001112 h=-&- v=--& H:[Demo.MeterView:0x7fa9c111]-(60)-|   (active, names: '|':UIView:0x7fa9c112 )",
        "NSLayoutConstraint:0x60001113 'UIView-Encapsulated-Layout-Width' UIView:0x7fa9c112.width == 90",
      ], broken: 1, words: ["cause", "repair", "none of these constraints is yours to change"],
      never: ["999"], japanese: "変えられる自分の制約はありません"),
    Case(
      name: "an alert over nothing",
      entries: [
        "NSLayoutConstraint:0x60001121 UIView:0x7fa9c121.width == 270",
        "NSLayoutConstraint:0x60001122 _UIAlertControllerView:0x7fa9c122'Sign out?'.width >= UIView:0x7fa9c121.width",
        "NSLayoutConstraint:0x60001123 _UIAlertControllerView:0x7fa9c122'Sign out?'.width == UIView:0x7fa9c123.width",
        "NSAutoresizingMaskLayoutConstraint:0x60001124 h=--& v=--& UIView:0x7fa9c123.width == 0",
      ],
      words: [
        "alert presented too early", "has a width of 0", "from viewDidAppear or later",
        "the constraints are UIKit's",
      ], never: ["harmless", "999"], japanese: "早すぎるアラートの表示"),
    Case(
      name: "a private view in an app's view without a width",
      entries: [
        "NSLayoutConstraint:0x60001131 H:|-(14)-[UILabel:0x7fa9c131]   (active, names: '|':AVPlaybackSlateView:0x7fa9c132 )",
        "NSLayoutConstraint:0x60001132 H:[UILabel:0x7fa9c131]-(14)-|   (active, names: '|':AVPlaybackSlateView:0x7fa9c132 )",
        "NSLayoutConstraint:0x60001133 H:|-(0)-[AVPlaybackSlateView:0x7fa9c132]   (active, names: '|':UIView:0x7fa9c133 )",
        "NSLayoutConstraint:0x60001134 H:[AVPlaybackSlateView:0x7fa9c132]-(0)-|   (active, names: '|':UIView:0x7fa9c133 )",
        "NSAutoresizingMaskLayoutConstraint:0x60001135 h=--& v=--& UIView:0x7fa9c133.width == 0",
      ], broken: 1,
      words: ["which holds it, has a width of 0", "its width before this is shown in it"],
      never: ["999"], japanese: "非公開ビューで、それを入れた"),
    Case(
      name: "a touch bar without a width",
      entries: [
        "NSLayoutConstraint:0x60001141 _NSFunctionRowRootView:0x7fa9c141.width == 0",
        "NSLayoutConstraint:0x60001142 H:|-(0)-[NSFunctionRowStripView:0x7fa9c142](LTR)   (active, names: '|':_NSFunctionRowRootView:0x7fa9c141 )",
        "NSLayoutConstraint:0x60001143 NSFunctionRowStripView:0x7fa9c142.right == _NSFunctionRowRootView:0x7fa9c141.right",
        "NSLayoutConstraint:0x60001144 H:|-(8)-[NSButton:0x7fa9c143](LTR)   (active, names: '|':NSFunctionRowStripView:0x7fa9c142 )",
        "NSLayoutConstraint:0x60001145 NSFunctionRowStripView:0x7fa9c142.right == NSButton:0x7fa9c143.right + 8",
      ], broken: 3, words: ["inside a view of the system", "AppKit's", "nothing of yours"],
      never: ["999"], japanese: "AppKit の非公開ビュー"),
  ])
  func whatNoAppHasMadeHasARepairToo(_ one: Case) { check(one) }

  // MARK: Lengths

  @Test(arguments: [
    Case(
      name: "a whole point is no rounding",
      entries: [
        "NSLayoutConstraint:0x60001201 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fa9c201.height == 52",
        "NSLayoutConstraint:0x60001202 UIImageView:0x7fa9c202.top == UITableViewCellContentView:0x7fa9c201.top + 12",
        "NSLayoutConstraint:0x60001203 UIImageView:0x7fa9c202.height == 29",
        "NSLayoutConstraint:0x60001204 UIImageView:0x7fa9c202.bottom == UITableViewCellContentView:0x7fa9c201.bottom - 12",
      ], broken: 3,
      words: ["encapsulated cell size", "1 more than 52", "c4.priority = .init(999)"],
      never: ["pixel", "rounding"], japanese: "セルに与えられたサイズ"),
    Case(
      name: "a length between a view's own ends",
      entries: [
        "NSLayoutConstraint:0x60001211 Demo.RailView:0x7fa9c211.width >= 240",
        "NSLayoutConstraint:0x60001212 Demo.RailView:0x7fa9c211.right == Demo.RailView:0x7fa9c211.left + 90",
      ],
      words: [
        "two values for one thing: c1 and c2", "the same width", "drop one of the two",
        "c1.isActive = false",
      ], japanese: "一つの値の二重指定"),
    Case(
      name: "one end at the other",
      entries: [
        "MASLayoutConstraint:0x60001221 UILabel:0x7fa9c221.left == UILabel:0x7fa9c221.right",
        "MASLayoutConstraint:0x60001222 UILabel:0x7fa9c221.left == UIView:0x7fa9c222.left + 12",
        "MASLayoutConstraint:0x60001223 UILabel:0x7fa9c221.right == UIView:0x7fa9c222.right - 12",
        "NSLayoutConstraint:0x60001224 UIView:0x7fa9c222.width == 320",
      ],
      words: [
        "tied to itself: c1 ties one end of label to its own other end", "c1.isActive = false",
      ], japanese: "自分自身の反対側の端"),
    Case(
      name: "leading and left",
      entries: [
        "NSLayoutConstraint:0x60001231 UILabel:0x7fa9c231.left == UIView:0x7fa9c232.left + 24",
        "NSLayoutConstraint:0x60001232 UILabel:0x7fa9c231.leading == UIView:0x7fa9c232.leading + 16",
      ], broken: 1,
      words: ["one with left or right, the other with leading or trailing", "c2.isActive = false"],
      japanese: "同じ端です"),
    Case(
      name: "a row that is shorter than its screen",
      entries: [
        "MASLayoutConstraint:0x60001241 UIView:0x7fa9c241.left == UIView:0x7fa9c243.left + 12",
        "MASLayoutConstraint:0x60001242 UIView:0x7fa9c241.width == 90",
        "MASLayoutConstraint:0x60001243 UIImageView:0x7fa9c242.left == UIView:0x7fa9c241.right + 12",
        "MASLayoutConstraint:0x60001244 UIImageView:0x7fa9c242.width == 60",
        "MASLayoutConstraint:0x60001245 UIImageView:0x7fa9c242.right == UIView:0x7fa9c243.right - 12",
        "NSLayoutConstraint:0x60001246 'UIView-Encapsulated-Layout-Width' UIView:0x7fa9c243.width == 390",
      ], broken: 4, words: ["fixed lengths in a given size", "c2.priority = .init(999)"],
      never: ["c5.priority"], japanese: "親のサイズに収まらない固定長"),
    Case(
      name: "a row in a bar of fixed width",
      entries: [
        "NSLayoutConstraint:0x60001251 Demo.ToolView:0x7fa9c251.width == 200",
        "NSLayoutConstraint:0x60001252 UIButton:0x7fa9c252.leading == Demo.ToolView:0x7fa9c251.leading + 10",
        "NSLayoutConstraint:0x60001253 UIButton:0x7fa9c252.width == 150",
        "NSLayoutConstraint:0x60001254 UIButton:0x7fa9c252.trailing == Demo.ToolView:0x7fa9c251.trailing - 10",
      ], broken: 3, words: ["fixed lengths in a fixed parent", "c3.priority = .init(999)"],
      never: ["c4.priority"], japanese: "固定サイズの親と中の固定長"),
    Case(
      name: "two columns in one card",
      entries: [
        "NSLayoutConstraint:0x60001261 UILabel:0x7fa9c261.top == Demo.CardView:0x7fa9c263.top + 14",
        "NSLayoutConstraint:0x60001262 UILabel:0x7fa9c261.height == 40",
        "NSLayoutConstraint:0x60001263 UILabel:0x7fa9c261.bottom == Demo.CardView:0x7fa9c263.bottom - 14",
        "NSLayoutConstraint:0x60001264 UIImageView:0x7fa9c262.top == Demo.CardView:0x7fa9c263.top + 8",
        "NSLayoutConstraint:0x60001265 UIImageView:0x7fa9c262.height == 32",
        "NSLayoutConstraint:0x60001266 UIImageView:0x7fa9c262.bottom == Demo.CardView:0x7fa9c263.bottom - 8",
      ], broken: 1,
      words: ["two ways of two lengths", "c6.priority = .init(999)"],
      never: ["both ends and the size"], japanese: "長さの違う二つの経路"),
    Case(
      name: "shares of more than the whole",
      entries: [
        "NSLayoutConstraint:0x60001271 UIView:0x7fa9c271.width == 0.7*Demo.ChartView:0x7fa9c273.width",
        "NSLayoutConstraint:0x60001272 UIImageView:0x7fa9c272.width == 0.4*Demo.ChartView:0x7fa9c273.width",
        "NSLayoutConstraint:0x60001273 UIView:0x7fa9c271.left == Demo.ChartView:0x7fa9c273.left",
        "NSLayoutConstraint:0x60001274 UIImageView:0x7fa9c272.left == UIView:0x7fa9c271.right",
        "NSLayoutConstraint:0x60001275 UIImageView:0x7fa9c272.right == Demo.ChartView:0x7fa9c273.right",
        "NSLayoutConstraint:0x60001276 'UIView-Encapsulated-Layout-Width' Demo.ChartView:0x7fa9c273.width == 400",
      ], broken: 1, words: ["the shares of it that c1 and c2 ask for", "correct a multiplier"],
      japanese: "割合とその他の長さ"),
    Case(
      name: "equal sizes of a stack view that are both fixed",
      entries: [
        "NSLayoutConstraint:0x60001281 UIButton:0x7fa9c281.width == 70",
        "NSLayoutConstraint:0x60001282 UILabel:0x7fa9c282.width == 110",
        "NSLayoutConstraint:0x60001283 'UISV-fill-equally' UILabel:0x7fa9c282.width == UIButton:0x7fa9c281.width",
      ], broken: 1,
      words: ["held equal, yet both fixed: c3 ties two widths together", "another distribution"],
      never: ["arranges"], japanese: "distribution を変えます"),
  ])
  func aSumThatDoesNotComeOutHasOneRepair(_ one: Case) { check(one) }

  // MARK: Places

  @Test(arguments: [
    Case(
      name: "a document view as high as its scroll view",
      entries: [
        "NSAutoresizingMaskLayoutConstraint:0x60001301 h=-&- v=-&- V:|-(0)-[\(clip)]   (active, names: '|':\(list) )",
        "NSAutoresizingMaskLayoutConstraint:0x60001302 h=-&- v=-&- V:[\(clip)]-(16)-|   (active, names: '|':\(list) )",
        "NSLayoutConstraint:0x60001303 Demo.PageView:0x7fa9c301.top == \(clip).top",
        "NSLayoutConstraint:0x60001304 Demo.PageView:0x7fa9c301.bottom == \(clip).bottom",
        "NSLayoutConstraint:0x60001305 Demo.PageView:0x7fa9c301.height == \(list).height",
      ], broken: 3,
      words: [
        "c5 makes pageView as large as the scroll view", "which is 16 smaller",
        "pin it to the clip view (contentView) only", "c5.isActive = false",
      ], japanese: "スクロールビューと同じ大きさ"),
    Case(
      name: "a panel that is open and closed",
      entries: [
        "NSLayoutConstraint:0x60001311 UIButton:0x7fa9c311.top == Demo.PanelView:0x7fa9c312.bottom + 18",
        "NSLayoutConstraint:0x60001312 V:|-(30)-[UIButton:0x7fa9c311]   (active, names: '|':UIView:0x7fa9c313 )",
        "NSLayoutConstraint:0x60001313 V:|-(72)-[Demo.PanelView:0x7fa9c312]   (active, names: '|':UIView:0x7fa9c313 )",
      ], broken: 1,
      words: [
        "one edge in two states: c1 and c2 put one edge of button", "60 too far apart",
        "deactivate the one of the old state before the one of the new is activated",
        "c2.isActive = false",
      ], never: ["nothing left"], japanese: "古い方を無効にします"),
    Case(
      name: "a baseline twice",
      entries: [
        "NSLayoutConstraint:0x60001321 UILabel:0x7fa9c321'9:41'.lastBaseline == UILabel:0x7fa9c322'Gate'.lastBaseline",
        "NSLayoutConstraint:0x60001322 UILabel:0x7fa9c321'9:41'.lastBaseline == UILabel:0x7fa9c322'Gate'.lastBaseline",
      ], broken: 1,
      words: [
        "cause     made twice", "label.lastBaseline == gate.lastBaseline",
        "equalTo: gate.lastBaselineAnchor)",
        "c2.isActive = false",
      ], never: ["LastBaseline.top", "999"], japanese: "二重に作られた制約"),
  ])
  func aPlaceThatIsToldTwiceHasOneRepair(_ one: Case) { check(one) }

  // MARK: What ties two lengths

  @Test(arguments: [
    Case(
      name: "as wide as the page, and away from its edges",
      entries: [
        "NSLayoutConstraint:0x60001501 Demo.SheetView:0x7fa9c501.width == UIView:0x7fa9c502.width",
        "NSLayoutConstraint:0x60001502 H:|-(24)-[Demo.SheetView:0x7fa9c501]   (active, names: '|':UIView:0x7fa9c502 )",
        "NSLayoutConstraint:0x60001503 Demo.SheetView:0x7fa9c501.trailing == UIView:0x7fa9c502.trailing - 24",
      ], broken: 2,
      words: ["both ends and the size: sheetView is pinned at both ends", "c1.isActive = false"],
      japanese: "両端とサイズの同時指定"),
    Case(
      name: "the keyboard and the safe area",
      entries: [
        "NSLayoutConstraint:0x60001511 Demo.ReplyView:0x7fa9c511.bottom == UILayoutGuide:0x6000151a'UIKeyboardLayoutGuide'.top - 6",
        "NSLayoutConstraint:0x60001512 Demo.ReplyView:0x7fa9c511.bottom == UILayoutGuide:0x6000151b'UIViewSafeAreaLayoutGuide'.bottom - 6",
        "NSLayoutConstraint:0x60001513 'UIViewKeyboardLayoutGuide-top' UILayoutGuide:0x6000151a'UIKeyboardLayoutGuide'.top == UIView:0x7fa9c512.bottom - 300",
        "NSLayoutConstraint:0x60001514 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x6000151b'UIViewSafeAreaLayoutGuide']-(20)-|   (active, names: '|':UIView:0x7fa9c512 )",
      ], words: ["one edge at two places: c1 and c2", "c2.isActive = false"],
      never: ["chain"], japanese: "一つの端の二重固定"),
    Case(
      name: "the inside of a search bar",
      entries: [
        "NSLayoutConstraint:0x60001521 'UIView-Encapsulated-Layout-Height' UISearchBar:0x7fa9c521.height == 0",
        "NSLayoutConstraint:0x60001522 _UISearchBarFieldHolder:0x7fa9c522.top == UISearchBar:0x7fa9c521.top + 9",
        "NSLayoutConstraint:0x60001523 UISearchBar:0x7fa9c521.bottom == _UISearchBarFieldHolder:0x7fa9c522.bottom + 9",
      ], broken: 2,
      words: [
        "inside a view of the system", "give searchBar its height before this is shown in it",
      ],
      never: ["999"], japanese: "非公開ビュー"),
    Case(
      name: "two baselines in one line, and two tops that are not",
      entries: [
        "NSLayoutConstraint:0x60001531 UILabel:0x7fa9c531'Sum'.firstBaseline == UILabel:0x7fa9c532'3.50'.firstBaseline",
        "NSLayoutConstraint:0x60001532 UILabel:0x7fa9c531'Sum'.top == UIView:0x7fa9c533.top + 6",
        "NSLayoutConstraint:0x60001533 UILabel:0x7fa9c532'3.50'.top == UIView:0x7fa9c533.top + 11",
      ], broken: 1,
      words: [
        "the baseline decides: sum is held at an edge and at a baseline",
        "c1.priority = .init(999)",
      ],
      japanese: "決め手はベースライン"),
    Case(
      name: "a ratio beside other lengths in a cell",
      entries: [
        "NSLayoutConstraint:0x60001541 UIImageView:0x7fa9c541.height == 0.5*UIImageView:0x7fa9c541.width",
        "NSLayoutConstraint:0x60001542 H:|-(0)-[UIImageView:0x7fa9c541]   (active, names: '|':Demo.MovieCell:0x7fa9c543 )",
        "NSLayoutConstraint:0x60001543 H:[UIImageView:0x7fa9c541]-(0)-|   (active, names: '|':Demo.MovieCell:0x7fa9c543 )",
        "NSLayoutConstraint:0x60001544 V:|-(0)-[UIImageView:0x7fa9c541]   (active, names: '|':Demo.MovieCell:0x7fa9c543 )",
        "NSLayoutConstraint:0x60001545 V:[UIImageView:0x7fa9c541]-(4)-[UILabel:0x7fa9c542]",
        "NSLayoutConstraint:0x60001546 UILabel:0x7fa9c542.height == 30",
        "NSLayoutConstraint:0x60001547 V:[UILabel:0x7fa9c542]-(6)-|   (active, names: '|':Demo.MovieCell:0x7fa9c543 )",
        "NSLayoutConstraint:0x60001548 'UIView-Encapsulated-Layout-Width' Demo.MovieCell:0x7fa9c543.width == 300",
        "NSLayoutConstraint:0x60001549 'UIView-Encapsulated-Layout-Height' Demo.MovieCell:0x7fa9c543.height == 250",
      ],
      words: [
        "encapsulated cell size: movieCell gets a height of 250 from its table or collection",
        "c7.priority = .init(999)",
      ], never: ["controller"], japanese: "セルに与えられたサイズ"),
    Case(
      name: "frames between a fixed width and what lies in it",
      entries: [
        "NSLayoutConstraint:0x60001551 NSButton:0x7fa9c551.width >= 180",
        "NSLayoutConstraint:0x60001552 NSButton:0x7fa9c551.leading == \(clip).leading",
        "NSLayoutConstraint:0x60001553 NSButton:0x7fa9c551.trailing == \(clip).trailing",
        "NSAutoresizingMaskLayoutConstraint:0x60001554 h=-&- v=-&- H:|-(0)-[\(clip)]   (active, names: '|':\(list) )",
        "NSAutoresizingMaskLayoutConstraint:0x60001555 h=-&- v=-&- H:[\(clip)]-(15)-|   (active, names: '|':\(list) )",
        "NSLayoutConstraint:0x60001556 \(list).width == 180",
      ],
      words: [
        "fixed lengths in a fixed parent: what lies in scrollView", "180 that c6 gives it",
        "c1.priority = .init(999)",
      ], never: ["both ends and the size"], japanese: "固定サイズの親と中の固定長"),
  ])
  func whatTiesTwoLengthsHasOneRepair(_ one: Case) { check(one) }

  /// What is typed after a log ends its conflict.
  @Test func aFrameThatIsTooSmallIsLaidOutByConstraints() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(
      LogText.report(
        [
          "NSAutoresizingMaskLayoutConstraint:0x60001401 h=-&- v=-&- V:|-(40)-[UILabel:0x7fa9c401]   (active, names: '|':Demo.BoxView:0x7fa9c402 )",
          "NSAutoresizingMaskLayoutConstraint:0x60001402 h=-&- v=-&- V:[UILabel:0x7fa9c401]-(40)-|   (active, names: '|':Demo.BoxView:0x7fa9c402 )",
          "NSAutoresizingMaskLayoutConstraint:0x60001403 h=--& v=--& Demo.BoxView:0x7fa9c402.height == 50",
        ], breaking: 1))
    let code = "boxView.translatesAutoresizingMaskIntoConstraints = false"
    #expect(answer.contains(code), "\(answer)")
    conversation.mustSay([code])
    #expect(!conversation.say("conflicts").contains("cannot all hold"))
  }
}
