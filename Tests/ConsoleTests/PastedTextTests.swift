import Console
import Prose
import Testing

/// What people paste besides conflicts and code: read for what it is wherever it comes in, with its cause
/// and repair in both languages.
struct PastedTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let words: [String]
    let japanese: String
    var testDescription: String { words[0] }

    init(_ text: String, _ words: [String], _ japanese: String) {
      (self.text, self.words, self.japanese) = (text, words, japanese)
    }
  }

  private static let exception = "*** Terminating app due to uncaught exception "

  static let complaints = [
    Case(
      exception + """
        'NSGenericException', reason: 'Unable to activate constraint with anchors \
        <NSLayoutXAxisAnchor:0x600001 "UILabel:0x7fa101.leading"> and <NSLayoutXAxisAnchor:0x600002 \
        "Demo.CardView:0x7fa102.leading"> because they have no common ancestor.  Does the constraint or \
        its anchors reference items in different view hierarchies?  That's illegal.'
        *** First throw call stack:
        (
          0   CoreFoundation    0x019a0916 __exceptionPreprocess + 182
        )
        """,
      [
        "no common ancestor: UILabel.leading and Demo.CardView.leading",
        "addSubview both views first",
      ],
      "共通の祖先がない"),
    Case(
      exception
        + "'NSGenericException', reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x600001 "
        + "\"見出し.leading\"> and <NSLayoutXAxisAnchor:0x600002 \"UIView:0x7fa102.leading\"> because they have no "
        + "common ancestor.'",
      ["no common ancestor: 見出し.leading and UIView.leading"], "共通の祖先がない"),
    Case(
      exception + """
        'NSGenericException', reason: 'Unable to activate constraint with anchors \
        <NSLayoutXAxisAnchor:0x600003 "heading.leading" names: heading:0x7fa103> and \
        <NSLayoutXAxisAnchor:0x600004 "UIView:0x7fa104.leading"> because they have no common ancestor.'
        """, ["no common ancestor: heading.leading and UIView.leading"],
      "heading.leading と UIView.leading を結ぶ制約"),
    Case(
      exception + """
        'NSGenericException', reason: 'Unable to activate constraint with anchors \
        <NSLayoutXAxisAnchor:0x600005 "NSRemoteView:0x7fa105.left"> and <NSLayoutXAxisAnchor:0x600006 \
        "_NSPanelSampleView:0x7fa106.left"> because they have no common ancestor.'
        """,
      ["inside the system: NSRemoteView.left", "no constraint of yours"], "システムの内部"),
    Case(
      """
      The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x60000301 \
      UILabel:0x7fa101.top == UIView:0x7fa102.top   (inactive)>
      	When added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
      """, ["added too early", "addSubview"], "追加が早すぎる"),
    Case(
      "Unable to install constraint on view.  Does the constraint reference something from outside the "
        + "subtree of the view?  That's illegal.", ["added to the wrong view"], "加える先のビューの間違い"),
    Case(
      exception
        + "'NSInternalInconsistencyException', reason: 'Mutating a priority from required to not on an "
        + "installed constraint (or vice-versa) is not supported.  You passed priority 250 and the existing "
        + "priority was 1000.'",
      ["a priority changed across 1000", "from 1000 to 250", "isActive = false"], "1000 をまたぐ優先度の変更"),
    Case(
      "It's illegal to set priority:0.000000.  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.", ["a priority out of range: 0.000000"],
      "範囲外の優先度"),
    Case(
      "Constant is not finite!  That's illegal.  constant:nan firstAnchor:<NSLayoutDimension:0x60000401 "
        + "\"UIView:0x7fa102.height\"> secondAnchor:(null)",
      ["a number that is none: the constant or multiplier is nan", "guard bounds.height > 0"],
      "数値でない値"),
    Case(
      "'NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf firstAnchor:<NSLayoutYAxisAnchor:"
        + "0x60000402 \"UILabel:0x7fa104.top\"> secondAnchor:(null)'",
      ["a number that is none: the constant or multiplier is inf"], "数値でない値"),
    Case(
      "'*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        + "Constant is not finite!  That's illegal.  constant:inf'",
      ["a number that is none: the constant or multiplier is inf"], "数値でない値"),
    Case(
      exception + "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [160 nan]'",
      ["a frame that is none"], "数値でないフレーム"),
    Case(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller "
        + "value will be substituted, but this problem should be fixed.",
      ["a constant that is too large"],
      "大きすぎる constant"),
    Case(
      "[LayoutConstraints] Failed to rebuild layout engine without detectable loss of precision.  This should "
        + "never happen.  Performance and correctness may suffer.",
      ["numbers that are too far apart", "multipliers near 0"], "値の差が大きすぎる"),
    Case(
      "Thread 1: \"Unable to activate constraint with anchors <NSLayoutDimension:0x600001 "
        + "\\\"UIView:0x7fa101.width\\\"> and <NSLayoutDimension:0x600002 "
        + "\\\"Demo.CardView:0x7fa102.width\\\"> because they have no common ancestor.\"",
      ["no common ancestor: UIView.width and Demo.CardView.width"], "共通の祖先がない"),
    Case(
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
        + "illegal constraint of a location equal to a constant. Location attributes must be specified in "
        + "pairs.", ["a place without another", "equalTo: superview.leadingAnchor"], "相手のない位置"),
    Case(
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither.", ["leading with left"], "leading と left の混用"),
    Case(
      "Invalid pairing of layout attributes", ["a pair that does not go together"], "組み合わせられない属性"),
    Case(
      exception + """
        'NSInvalidArgumentException', reason: 'Unable to parse constraint format:
        heading is not a key in the views dictionary.
        H:|-[heading]-|
                    ^'
        """, ["heading is no key of views", "[\"heading\": heading]"], "辞書にない名前"),
    Case(
      exception + """
        'NSInvalidArgumentException', reason: 'Unable to parse constraint format:
        見出し is not a key in the views dictionary.
        H:|-[見出し]-|
                   ^'
        """,
      ["UIKit reads only ASCII, and not 見出し", "[\"title\": 見出し]"], "書式に書けない名前"),
    Case(
      """
      Unable to parse constraint format:
      Unable to interpret '|' character, because the related view doesn't have a superview
      V:|-12-[badge]
                   ^
      """, ["| without a superview"], "親ビューのない |"),
    Case(
      """
      Unable to parse constraint format:
      Expected a ':' after 'V' to specify vertical arrangement
      V|-[badge]-|
       ^
      """, ["a format that cannot be read", "V is the orientation, and a colon"], "読み取れない書式"),
    Case(
      exception + """
        'NSInvalidArgumentException', reason: 'Unable to parse constraint format:
        Expected a view or '|'
        V:|-[badge(20)]-4-(>=2)-|
                          ^'
        """,
      [
        "a format that cannot be read, at (>=2)-|: A view is expected", "repair", "H:|-[photo(44)]",
      ],
      "読み取れない書式（(>=2)-| の位置）"),
    Case(
      exception + """
        'NSInvalidArgumentException', reason: 'Unable to parse constraint format:
        Expected a number or key from the metrics dictionary, but encountered something else
        H:|-[badge]- (gap)-[note]-|
                     ^'
        """, ["a blank in the format", "(- (gap)", "H:|-[badge]-(gap)-[note]-|"], "書式の中の空白"),
    Case(
      "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView "
        + "of a UITableViewCell is not supported and will result in undefined behavior, as this property is "
        + "managed by the owning UITableViewCell",
      ["the cell's content view: UITableViewCell lays"],
      "セルの contentView"),
    Case(
      exception
        + "'NSInternalInconsistencyException', reason: 'Modifications to the layout engine must not be "
        + "performed from a background thread after it has been accessed from the main thread.'",
      ["layout on another thread", "DispatchQueue.main.async"], "メインスレッド以外でのレイアウト"),
    Case(
      "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
        + "for a table view cell's content view. We're considering the collapse unintentional and using "
        + "standard height instead.", ["a cell without a height"], "高さの決まらないセル"),
    Case(
      "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of a "
        + "UICollectionViewCell that is managed by a UICollectionView is not supported, and will result in "
        + "incorrect self-sizing.", ["the cell's own mask", "take that line out"], "セル自身のマスク"),
    Case(
      """
      2024-01-09 14:12:07.6+0100 Shop[8123:554433] The behavior of the UICollectionViewFlowLayout is not defined because:
      2024-01-09 14:12:07.6+0100 Shop[8123:554433] the item width must be less than the width of the UICollectionView minus the section insets left and \
      right values, minus the content insets left and right values.
      """, ["an item that does not fit", "invalidateLayout()"], "収まらない項目"),
    Case(
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents "
        + "without being in the view hierarchy (the table view or one of its superviews has not been added "
        + "to a window).", ["layout before there is a window", "viewDidAppear"], "ウィンドウに入る前のレイアウト"),
    Case(
      "[LayoutLoop] Layout feedback loop detected in subtree of <UIView: 0x7fb8c1408a10>",
      ["a layout loop: each layout pass", "Tsume names the lines"], "レイアウトのループ"),
    Case(
      "[LayoutLoop] >>>UPSTREAM LAYOUT DIRTYING\nAbout to send -setNeedsLayout to layer for <UIView: "
        + "0x7fe1d8c0a510; frame = (0 0; 375 667)> under -viewDidLayoutSubviews",
      ["a layout loop: each layout pass"], "レイアウトのループ"),
    Case(
      "Fatal Exception: NSInternalInconsistencyException\nImpossible to set up layout with view hierarchy "
        + "unprepared for constraint.", ["added too early"], "追加が早すぎる"),
    Case(
      "Main Thread Checker: UI API called on a background thread: -[UIView setNeedsLayout]",
      ["layout on another thread"], "メインスレッド以外でのレイアウト"),
    Case(
      "This application is modifying the autolayout engine from a background thread after the engine was "
        + "accessed from the main thread.", ["layout on another thread"], "メインスレッド以外でのレイアウト"),
  ]

  @Test func composeIsNamedAndSteppedOver() throws {
    let code = """
      import androidx.compose.material3.Text
      @Composable
      fun PriceCard(title: String) {
        Column(modifier = Modifier.padding(16.dp)) { Text(text = title) }
      }
      """
    var conversation = try Conversation(MemoryFiles(["Card.kt": code]))
    for answer in [conversation.paste(code), conversation.say("import Card.kt")] {
      #expect(answer.contains("Jetpack Compose (PriceCard)"), "\(answer)")
      #expect(!answer.contains("refused"), "\(answer)")
    }
    #expect(LogText.answer(to: code).contains("Jetpack Compose"))
  }

  /// What is a remark in code stays one.
  @Test func aRemarkInCodeIsNoWarning() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(
      """
      // Leading and trailing constraints, as they were before iOS 11
      let box = UIView()
      view.addSubview(box)
      """)
    #expect(!answer.contains("repair"), "\(answer)")
    conversation.mustSay(["expect box.superview == view"])
  }

  @Test(arguments: complaints + others)
  func itIsExplainedInBothLanguages(_ one: Case) {
    let text = LogText.answer(to: one.text)
    for words in one.words { #expect(text.contains(words), "\(text)") }
    #expect(text.contains("repair"), "\(text)")
    let japanese = LogText.answer(to: one.text, .japanese)
    #expect(japanese.contains(one.japanese) && japanese.contains("対処"), "\(japanese)")
  }

  @Test(arguments: complaints + others)
  func itIsTheSameWhereverItComesIn(_ one: Case) throws {
    var pasted = try Conversation()
    #expect(pasted.paste(one.text).contains("repair"))
    var conversation = try Conversation()
    var lines = one.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }[
      ...]
    var reader = PipedEntries()
    var answers = ""
    while let entry = reader.next(from: { lines.popFirst() }, in: conversation.session) {
      answers += conversation.say(entry)
    }
    #expect(answers.contains("repair") && !answers.contains("refused"), "\(answers)")
    let files = MemoryFiles(["note.txt": one.text])
    var opened = try Conversation(files)
    #expect(opened.say("import note.txt").contains("repair"))
  }

  /// A label may show what Xcode says, and a remark may quote it.
  @Test func whatASessionQuotesIsNoWarning() throws {
    let lines = [
      "# Ambiguous layout: nothing says where the label is.",
      "add label title \"Conflicting constraints\"", "title.text = \"Ambiguous layout\"",
    ]
    var typed = try Conversation()
    typed.mustSay(lines + ["expect title.text == \"Ambiguous layout\""])
    var pasted = try Conversation()
    let answer = pasted.paste(lines.joined(separator: "\n"))
    #expect(!answer.contains("repair"), "\(answer)")
    pasted.mustSay(["expect title.text == \"Ambiguous layout\""])
  }

  @Test func theCauseIsToldAsData() {
    let verdict = LogVerdict(of: "Constant is not finite!  That's illegal.  constant:nan") { false }
    let json = verdict.json(for: "a.txt").encoded
    #expect(json.contains(#""cause":"notFinite""#), "\(json)")
  }

  // MARK: Layouts

  private static let dump = """
    <UIWindow: 0x7fc401; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x600001>>
       | <UIView: 0x7fc402; frame = (0 64; 320 504); autoresize = W+H; layer = <CALayer: 0x600002>>
       |    | <UILabel: 0x7fc403; frame = (16 20; 120.5 21); text = 'Total price'; hidden = YES; layer = <_UILabelLayer: 0x600003>>
       |    | <Demo.BadgeView: 0x7fc404; frame = (280 20; 24 0); layer = <CALayer: 0x600004>>
    """

  @Test func aDumpBecomesALayout() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(Self.dump)
    #expect(answer.contains("as recursiveDescription prints"), "\(answer)")
    #expect(answer.contains("Demo.BadgeView first"), "\(answer)")
    conversation.mustSay([
      "expect view.frame == (0, 0, 320, 568)", "expect totalPrice.frame == (16, 20, 120.5, 21)",
      "expect totalPrice.isHidden", "expect badgeView.superview == view1",
      "expect view1.frame == (0, 64, 320, 504)",
    ])
  }

  /// The pixels of the screen are those of the devices of that size; a class has its name in Swift.
  @Test func aDumpIsOfADevice() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      <UIView: 0x7fb8c1408a10; frame = (0 0; 390 844); layer = <CALayer: 0x600000c2f5a0>>
         | <_TtC5MyApp9BadgeView: 0x7fb8c140d3f0; frame = (0 0; 8 8); layer = <CALayer: 0x600000c2f7a0>>
      """)
    #expect(conversation.say("device").contains("3 pixels per point"))
    #expect(conversation.say("tree").contains("BadgeView"))
    #expect(!conversation.say("tree").contains("_TtC"))
  }

  /// What the debugger puts in front of the first view is none of the tree.
  @Test(arguments: [
    "- some : ", "Optional(", "$0 = 0x00007fc402 ", "(UIView *) $1 = 0x00007fc402 ",
  ])
  func theFirstViewMayStandBehindAnAnswer(_ answer: String) throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      \(answer)<UIView: 0x7fc402; frame = (0 0; 375 667); layer = <CALayer: 0x600002>>
         | <UILabel: 0x7fc403; frame = (16 80; 359 20.5); text = 'Total'; layer = <_UILabelLayer: 0x600003>>
      """)
    conversation.mustSay([
      "expect view.frame == (0, 0, 375, 667)", "expect total.frame == (16, 80, 359, 20.5)",
    ])
  }

  /// Printed as the text that it is, with its line ends and quotes escaped.
  @Test func anEscapedDumpIsADump() throws {
    var conversation = try Conversation()
    conversation.paste(
      #"Optional("<UIView: 0x104a0f2c0; frame = (0 0; 393 852); layer = <CALayer: 0x6000002b1f80>>\n   | "#
        + #"<UILabel: 0x104a10a40; frame = (16 67; 200 20.5); text = \'Hello\'; layer = <_UILabelLayer: 0x6>>")"#
    )
    conversation.mustSay(["expect hello.frame == (16, 67, 200, 20.5)"])
  }

  /// The trace of iOS 11 and later names a guide's owner, with its frame.
  @Test func aTraceWithGuidesIsATrace() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(
      """
      •UIWindow:0x7fb301
      |   *UIView:0x7fb302
      |   |   *<UILayoutGuide: 0x600051 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 20}, {414, 716}}, owningView = <UIView: 0x7fb302; frame = (0 0; 414 736); layer = <CALayer: 0x600052>>>
      |   |   *UILabel:0x7fb303'Total'- AMBIGUOUS LAYOUT for UILabel:0x7fb303'Total'.minX{id: 13}
      """)
    #expect(answer.contains("as _autolayoutTrace prints"), "\(answer)")
    #expect(!conversation.say("tree").contains("uide"))
  }

  /// One line of the debugger is enough.
  @Test func aViewThatIsPrintedAloneIsALayout() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "<UIButton: 0x7fc411; frame = (10 20; 90 44); opaque = NO; layer = <CALayer: 0x600011>>",
      "expect button.frame == (10, 20, 90, 44)",
    ])
  }

  /// An array as lldb prints it, on one line.
  @Test func aListOfConstraintsBecomesALayout() throws {
    let list =
      "[<NSLayoutConstraint:0x600501 UILabel:0x7fc421.width == 80   (active)>, "
      + "<NSLayoutConstraint:0x600502 UILabel:0x7fc421.height == 20   (active)>]"
    var conversation = try Conversation()
    conversation.mustSay([list, "expect label.width == 80", "expect label.height == 20"])
    let answer = LogText.answer(to: list)
    #expect(answer.contains("a list of constraints: all 2 can hold"), "\(answer)")
    #expect(!answer.contains("which constraint was broken"), "\(answer)")
  }
}
