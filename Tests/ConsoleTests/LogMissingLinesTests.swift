import Console
import Prose
import Testing

/// Reports of which lines are missing: what is there is read, and what to copy is said.
struct LogMissingLinesTests {
  private static let label = "UILabel:0x7fb3d101'Total'"
  private static let alone = """
    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x60000901 \(label).bottom == UIView:0x7fb3d102.bottom   (active)>
    """
  private static let leftOut = """
    Unable to simultaneously satisfy constraints.
    ...
    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x60000902 H:[Demo.ArrowView:0x7fb3d103]-(>=6)-[UIButton:0x7fb3d104'Pay'](LTR)>
    """

  @Test(arguments: [
    (alone, "c1        total.bottom == view1.bottom", "the list above it is missing"),
    (leftOut, "c1        pay.left >= arrowView.right + 6", "its list is left out (“…”)"),
  ])
  func theBrokenLineAloneIsRead(_ text: String, _ row: String, _ reason: String) throws {
    var conversation = try Conversation(MemoryFiles(["crash.txt": text]))
    let answers = [
      LogText.answer(to: text), conversation.paste(text), conversation.say("import crash.txt"),
      conversation.say("conflicts"), conversation.say("fix"),
    ].map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    for answer in answers {
      for words in [
        row, reason, "only the broken constraint is printed", "copy all lines between “(” and “)”",
        "c1.priority = .init(999)",
      ] {
        let words = words.split(separator: " ").joined(separator: " ")
        #expect(answer.contains(words), "\(words): \(answer)")
      }
      #expect(
        !answer.contains("nothing in conflict") && !answer.contains("no command"), "\(answer)")
    }
    let japanese = LogText.answer(to: text, .japanese)
    #expect(japanese.contains("除外された制約しか書かれておらず"), "\(japanese)")
    let json = LogVerdict(of: text) { false }.json(for: "a").encoded
    #expect(json.contains(#""constraints":1,"unread":[]"#), "\(json)")
  }

  @Test func theQuestionEndsWithTheFirstChange() throws {
    var conversation = try Conversation()
    let answer = conversation.paste(Self.alone)
    #expect(answer.contains("without the conflict that the log reports"), "\(answer)")
    conversation.mustSay(["c1.isActive = false"])
    #expect(conversation.say("conflicts").contains("nothing is in conflict"))
  }

  /// A conflict is announced, and nothing of it can be read.
  @Test(arguments: [
    "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x60000903 of its own kind>",
    "Unable to simultaneously satisfy constraints.\n(\n  \"title above body\"\n)",
  ])
  func whatIsAnnouncedIsNeverNoConflict(_ text: String) throws {
    var conversation = try Conversation(MemoryFiles(["crash.txt": text]))
    for answer in [conversation.paste(text), conversation.refusal(of: "import crash.txt")] {
      #expect(
        !answer.contains("no constraint conflict") && !answer.contains("no command"), "\(answer)")
      #expect(answer.contains("Copy the lines between"), "\(answer)")
    }
  }

  private static let frame = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x60000911 H:[UIButton:0x7fb3d111(15)]>",
        ...
        "<NSAutoresizingMaskLayoutConstraint:0x60000912 h=--& v=--& H:[UIView:0x7fb3d112(60)]>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x60000911 H:[UIButton:0x7fb3d111(15)]>
    """

  @Test func linesThatAreLeftOutAreSaidToBe() {
    let text = LogText.answer(to: Self.frame)
    for words in [
      "line 4: lines of the list are left out here", "c1        button.width == 15",
      "c2        view1.width == 60", "given width: view1 gets a width of 60 from its frame",
      "gives button one of 15", "c1.priority = .init(999)",
    ] { #expect(text.contains(words), "\(words): \(text)") }
    #expect(
      !LogText.answer(to: Self.frame.replacing("    ...\n", with: "")).contains("left out"))
    #expect(LogText.answer(to: Self.frame, .japanese).contains("4 行目：ここで一覧の一部が省かれています"))
  }

  /// The list has the size of the cell, and what was broken is another length.
  @Test func aLengthBesideTheSizeOfItsCellIsTheCause() throws {
    let text = """
      NSLayoutConstraint:0x60000921 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x7fb3d121(212.5)]
      Will attempt to recover by breaking constraint
      SnapKit.LayoutConstraint:0x60000922@/View/Tile.swift#40 Demo.TileView:0x7fb3d122.height == 240.0
      """
    var conversation = try Conversation()
    for answer in [LogText.answer(to: text), conversation.paste(text)] {
      let answer = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for words in [
        "cause given height: contentView gets a height of 212.5 from its table or collection",
        "gives tileView one of 240", "let c2 give way at 999",
        "// tileView: make.height.equalTo(240).priority(999)",
      ] { #expect(answer.contains(words), "\(words): \(answer)") }
      #expect(!answer.contains("nothing in conflict"), "\(answer)")
    }
    let json = LogVerdict(of: text) { false }.json(for: "a").encoded
    #expect(json.contains(#""stated":"0x60000922","predicted":"0x60000922""#), "\(json)")
  }

  /// What an open answer names is listed in it.
  @Test func whatWasReadIsListed() {
    let text = LogText.answer(
      to: """
        (
        "<NSLayoutConstraint:0x60000931 Demo.ChipView:0x7fb3d131.height == 6   (active)>"
        )
        """)
    #expect(text.contains("read      this constraint:"), "\(text)")
    #expect(text.contains("c1        chipView.height == 6"), "\(text)")
  }

  @Test func oneConstraintIsNotBothInJapanese() {
    let text = LogText.answer(
      to: "(\n\"<NSLayoutConstraint:0x60000941 UIView:0x7fb3d141.height == 6>\"\n)", .japanese)
    #expect(text.contains("この制約だけなら成り立ちます") && !text.contains("個とも"), "\(text)")
  }

  @Test func whatWasNotReadStandsInTheData() {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x60000951 UIView:0x7fb3d151.height == 6   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000952 of its own kind>
      """
    let json = LogVerdict(of: text) { false }.json(for: "a").encoded
    #expect(
      json.contains(#""unread":["NSLayoutConstraint:0x60000952 of its own kind"#), "\(json)")
  }

  // MARK: The system's views in a text that is cut

  /// Which views they are tells enough: nothing in it is the app's to change.
  @Test(arguments: [
    [
      "NSLayoutConstraint:0x60000951 H:|-(12)-[UIView:0x7fb3d151](LTR)   (active, names: '|':_UIBackdropContentView:0x7fb3d152 )",
      "NSLayoutConstraint:0x60000952 UIView:0x7fb3d153.centerX == _UIBackdropContentView:0x7fb3d152.centerX",
      "NSLayoutConstraint:0x60000953 UIView:0x7fb3d151.right <= UIView:0x7fb3d153.left - 40",
    ],
    [
      "NSLayoutConstraint:0x60000961 'UISV-spacing' H:[UIView:0x7fb3d161]-(0)-[_UIButtonBarButton:0x7fb3d162]",
      "NSLayoutConstraint:0x60000962 'IB_Trailing_Trailing' H:[_UIModernBarButton:0x7fb3d163]-(0)-|   (active, names: '|':_UIButtonBarButton:0x7fb3d162 )",
    ],
  ])
  func whatOnlySpeaksOfTheSystemsViewsIsNotYours(_ entries: [String]) throws {
    let list = entries.map { "\"<\($0)>\"" }.joined(separator: ",\n")
    let text = LogText.answer(to: "(\n\(list)\n)")
    #expect(text.contains("inside a view of the system"), "\(text)")
    #expect(text.contains("nothing of yours") && !text.contains("999"), "\(text)")
  }

  @Test func aCellWithoutTheLineOfItsHeightIsNamed() {
    let cell = "Demo.ShelfCell:0x7fb3d171"
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000971 V:|-(9)-[UILabel:0x7fb3d172]   (active, names: '|':\(cell) )",
        "NSLayoutConstraint:0x60000972 V:[UILabel:0x7fb3d172]-(7)-[UIImageView:0x7fb3d173]",
        "NSLayoutConstraint:0x60000973 V:[UIImageView:0x7fb3d173]-(9)-|   (active, names: '|':\(cell) )",
      ], breaking: nil)
    #expect(
      text.contains("given height: shelfCell is pinned at its top and at its bottom"), "\(text)")
    #expect(text.contains("c3.priority = .init(999)"), "\(text)")
  }

  /// Trackers print two tildes for a hyphen.
  @Test func aCutIdentifierWithTildesIsRead() {
    let text = LogText.answer(
      to: """
        Unable to simultaneously satisfy constraints.
        (
        "<NSLayoutConstraint:0x60000981 UILabel:0x7fb3d181.height == 24   (active)>",
        "<NSLayoutConstraint:0x60000982 'UIView~~
        """)
    #expect(text.contains("a given size that is cut off"), "\(text)")
  }

  @Test func everyMaskThatIsLeftOnIsNamed() {
    let text = LogText.answer(
      [
        "NSLayoutConstraint:0x60000991 V:[UILabel:0x7fb3d191]-(30)-[UIButton:0x7fb3d192]",
        "NSAutoresizingMaskLayoutConstraint:0x60000992 h=--& v=--& V:[UILabel:0x7fb3d191]-(0)-|   (active, names: '|':Demo.BoardView:0x7fb3d193 )",
        "NSAutoresizingMaskLayoutConstraint:0x60000993 h=--& v=--& V:[UIButton:0x7fb3d192]-(0)-|   (active, names: '|':Demo.BoardView:0x7fb3d193 )",
      ], breaking: 0)
    for name in ["label", "button"] {
      #expect(
        text.contains("\(name).translatesAutoresizingMaskIntoConstraints = false"), "\(text)")
    }
  }
}
