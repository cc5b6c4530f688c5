import Console
import Prose
import Testing

/// `log`: the conflicts as Xcode's console prints them, and read back.
@Suite struct ConsoleLogOutputTests {
  /// What stands in the list and behind “breaking constraint”, without addresses of constraints.
  private func entries(of log: String) -> [String] {
    log.split(separator: "\n").map { $0.trimmed(of: " ,\"") }
      .filter { $0.hasPrefix("<") && $0.hasSuffix(">") }
      .map { entry in
        let head = entry.prefix { $0 != ":" }
        return String(head + entry.dropFirst(head.count).drop { $0 != " " })
      }
  }

  @Test func theReportIsWrittenAsXcodeWritesIt() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.width == 100", "box.width == 200",
    ])
    #expect(
      conversation.say("log") == """
        Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want.
            Try this:
                (1) look at each constraint and try to figure out which you don't expect;
                (2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<NSLayoutConstraint:0x600000000001 UIView:0x7f8000000002.width == 100   (active)>",
            "<NSLayoutConstraint:0x600000000002 UIView:0x7f8000000002.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600000000002 UIView:0x7f8000000002.width == 200   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

        names     box 0x7f8000000002
        """)
  }

  @Test(arguments: [
    ("box.leading == view.leading + 16", "H:|-(16)-[BOX]   (active, names: '|':ROOT )"),
    ("view.trailing == box.trailing + 16", "H:[BOX]-(16)-|   (active, names: '|':ROOT )"),
    ("box.trailing == view.trailing - 16", "BOX.trailing == ROOT.trailing - 16   (active)"),
    ("box.left >= view.left + 4", "H:|-(>=4)-[BOX](LTR)   (active, names: '|':ROOT )"),
    ("box.top == other.bottom - 20", "V:[OTHER]-(-20)-[BOX]   (active)"),
    ("other.bottom == box.top + 20", "OTHER.bottom == BOX.top + 20   (active)"),
    ("box.leading == other.leading", "BOX.leading == OTHER.leading   (active)"),
    ("box.centerX == view.centerX - 44", "BOX.centerX == ROOT.centerX - 44   (active)"),
    ("box.width == 16 / 9 * box.height", "BOX.width == 1.77778*BOX.height   (active)"),
    ("box.width <= 1 / 3 * view.width + 10", "BOX.width <= 0.333333*ROOT.width + 10   (active)"),
    ("box.width == -16", "BOX.width == - 16   (active)"),
    (
      "box.top == view.layoutMargins.top",
      "BOX.top == UILayoutGuide:0x603000000011'UIViewLayoutMarginsGuide'.top   (active)"
    ),
  ])
  func aConstraintIsPrintedInUIKitsForm(line: String, text: String) throws {
    // Two that cannot hold with it, whatever it says.
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "add view other", "box.width == 500; box.height == 700",
      "box.leading == view.leading + 3; box.top == view.top - 7",
      "other.leading == view.leading + 900; other.bottom == view.bottom + 900",
      "\(line) as odd", "odd.identifier = \"odd\"",
    ])
    let expected = text.replacing("BOX", with: "UIView:0x7f8000000002")
      .replacing("OTHER", with: "UIView:0x7f8000000003")
      .replacing("ROOT", with: "UIView:0x7f8000000001")
    let log = conversation.say("log")
    #expect(entries(of: log).contains("<NSLayoutConstraint 'odd' \(expected)>"), "\(log)")
  }

  @Test func whatIsNotASCIIIsEscapedInTheListAndPlainBehindIt() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add label box \"題\\n\\\"A\\\"\"", "box.accessibilityIdentifier = \"写真\"",
      "add label note \"とても長い題名がここにあり、二十五文字より長いのです\"", "box.width == note.width",
      "box.width == 1", "note.width == 2",
    ])
    let log = conversation.say("log")
    #expect(
      log.contains(
        "\"<NSLayoutConstraint:0x600000000002 \\U5199\\U771f.width == 1   "
          + "(active, names: \\U5199\\U771f:0x7f8000000002 )>\""))
    #expect(log.contains("'\\U3068\\U3066\\U3082\\U9577\\U3044"))
    #expect(
      log.contains("<NSLayoutConstraint:0x600000000003 UILabel:0x7f8000000003'とても長い題名が"))
    #expect(log.contains("長いので...'.width == 2   (active)>"))
  }

  @Test func framesComeFirstAndIdentifiersLastInTheirOrder() throws {
    var conversation = try Conversation(onSmallScreen: [
      "let old = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)); view.addSubview(old)",
      "old.autoresizingMask = .flexibleWidth", "add view card in old",
      "card.leading == old.leading as z", "z.identifier = \"z\"",
      "card.trailing == old.trailing as a", "a.identifier = \"a\"", "card.width == 200",
    ])
    let log = conversation.say("log")
    #expect(log.contains("    (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that"))
    let expected = """
      <NSAutoresizingMaskLayoutConstraint h=-&- v=--& OLD.width == ROOT.width - 220   (active)>
      <NSLayoutConstraint CARD.width == 200   (active)>
      <NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' ROOT.width == 320   (active)>
      <NSLayoutConstraint 'a' CARD.trailing == OLD.trailing   (active)>
      <NSLayoutConstraint 'z' H:|-(0)-[CARD]   (active, names: '|':OLD )>
      """
    let written = expected.replacing("ROOT", with: "UIView:0x7f8000000001")
      .replacing("OLD", with: "UIView:0x7f8000000002")
      .replacing("CARD", with: "UIView:0x7f8000000003")
    #expect(entries(of: log).dropLast().joined(separator: "\n") == written)
  }

  /// UIKit holds what is in a cell to the size that its table or collection gives it, by a number.
  @Test(arguments: [
    (
      ["add tableViewCell cell"], "V:|-30-[l]-30-|", "Height", "UITableViewCellContentView",
      "height == 43.5"
    ),
    (
      ["add tableView t", "H:|[t]|", "V:|[t]|", "add tableViewCell cell in t"],
      "H:|-300-[l]-300-|", "Width", "UITableViewCellContentView", "width == 320"
    ),
    (
      ["add collectionView t", "H:|[t]|", "V:|[t]|", "add collectionViewCell cell in t"],
      "H:|-300-[l]-300-|", "Width", "UIView", "width == 50"
    ),
  ])
  func theSizeOfACellIsOneConstraint(
    _ made: [String], _ line: String, _ axis: String, _ className: String, _ size: String
  ) throws {
    var conversation = try Conversation(
      onSmallScreen: made + ["add label l \"Hello\" in cell.contentView", line])
    let log = conversation.say("log")
    let listed = entries(of: log)
    #expect(!log.contains("NSAutoresizingMaskLayoutConstraint"), "\(log)")
    #expect(listed.count == 4, "\(log)")
    let host = listed.first { $0.contains("'UIView-Encapsulated-Layout-\(axis)'") } ?? ""
    #expect(host.contains(" \(className):"), "\(log)")
    #expect(host.hasSuffix(".\(size)   (active)>"), "\(log)")
  }

  @Test func theSizeOfACellIsItsFrameWhereSomethingOutsideIsTiedToWhatIsInIt() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add tableViewCell cell", "add label l \"Hello\" in cell.contentView", "add view outer",
      "outer.height == 5", "V:|[l]|", "l.height == outer.height",
    ])
    let log = conversation.say("log")
    #expect(!log.contains("UIView-Encapsulated-Layout"), "\(log)")
    #expect(log.contains("h=-&- v=--& UITableViewCell:"), "\(log)")
  }

  @Test func oneViewsConflictsCanBeAskedFor() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view a", "a.width == 1", "a.width == 2", "add view b", "b.width == 3", "b.width == 4",
      "add view c",
    ])
    #expect(entries(of: conversation.say("log")).count == 6)
    #expect(entries(of: conversation.say("log b")).count == 3)
    #expect(conversation.say("log b").contains("names     b 0x7f8000000003"))
    #expect(conversation.say("log c") == "ok        no conflict speaks of c")
    conversation.mustSay(["remove c2", "remove c4"])
    #expect(
      conversation.say("log") == "ok        nothing is in conflict: the console stays silent")
    conversation.mustSay(["language ja"])
    #expect(conversation.say("log") == "良好      矛盾はなく、コンソールには何も出力されません")
  }

  @Test func aReportAsDataHasItsLines() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.width == 1", "box.width == 2",
    ])
    let turn = conversation.session.execute("log --json")
    #expect(turn.wantsJSON)
    let json = try #require(turn.reports.first).json(in: .english).encoded
    #expect(
      json.hasPrefix(
        #"{"version":1,"rows":[{"lines":["Unable to simultaneously satisfy constraints.","#))
  }

  // MARK: Read back

  /// Conflicts whose lines have nothing that the reader has no place for.
  static let layouts = [
    ["add view box", "box.width == 100", "box.width == 200"],
    [
      "add label title \"Hello\"", "title.leading == view.leading + 16",
      "title.trailing == view.trailing - 16", "title.width == 500",
    ],
    [
      "add stackView row", "add label a in row", "add label b in row", "row.spacing = 8",
      "row.width == 10", "a.width == 20",
    ],
    [
      "add view 題名", "題名.accessibilityIdentifier = \"題名\"",
      "題名.height == 44.123456", "題名.width == 16 / 9 * 題名.height", "題名.width <= 30",
    ],
    [
      "add scrollView list", "add view page in list", "page.width == list.frame.width",
      "page.width == 400; list.width == 300",
    ],
    [
      "add button ok \"A title that is cut somewhere\"", "ok.hug.h.priority = 1000",
      "ok.width >= 300",
    ],
    [
      "add imageView photo 10x10", "photo.left == view.left + 8; photo.right == view.right - 8",
      "photo.width == photo.height; photo.height <= 100",
    ],
  ]

  @Test(arguments: layouts)
  func whatIsPrintedIsReadAsTheSameConflict(_ lines: [String]) throws {
    var first = try Conversation(onSmallScreen: lines)
    let log = first.say("log")
    #expect(entries(of: log).count > 2)
    var second = try Conversation()
    second.paste(log)
    #expect(nameless(entries(of: second.say("log"))) == nameless(entries(of: log)))
  }

  /// The reader takes accessibility identifiers for names of its own.
  private func nameless(_ entries: [String]) -> [String] {
    entries.map {
      $0.replacing(#/(\[?)(?:\\U984c\\U540d|題名)/#) { "\($0.output.1)UIView:0x7f8000000002" }
        .replacing(#/, names: UIView:0x7f8000000002:0x7f8000000002 /#, with: "")
    }
  }

  @Test func addressesOfALogAreKeptAndNotGivenTwice() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.width == 1", "box.width == 2",
    ])
    let log = conversation.say("log")
    conversation.mustSay(["add view card"])
    let files = MemoryFiles(["crash.txt": log])
    var other = try Conversation(files)
    other.mustSay(["device 320x480", "add view mine", "import crash.txt in mine"])
    // The view of the log is where it was; the one that would have been there is elsewhere.
    let trace = other.say("trace").split(separator: "\n")
    #expect(trace[2].hasPrefix("|   |   *UIView:0x7f80000000020"))
    #expect(trace[3].hasPrefix("|   |   |   *UIView:0x7f8000000002-"))
  }
}

extension Substring {
  fileprivate func trimmed(of characters: String) -> Substring {
    var rest = drop(while: characters.contains)
    while let last = rest.last, characters.contains(last) { rest.removeLast() }
    return rest
  }
}
