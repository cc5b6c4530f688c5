import Console
import Prose
import Testing

/// `torutsume VIEW [WAY]`: what it says, and that the ways are what they are said to be.
@Suite struct TorutsumeCommandTests {
  private static let column = [
    "add imageView image", "add label label \"Optional\"", "content label 60x20.333",
    "add button button \"Next\"", "image.top == view.top + 20; image.height == 100",
    "label.top == image.bottom + 8 as upper", "button.top == label.bottom + 8 as lower",
    "image.leading == view.leading + 16; image.trailing == view.trailing - 16",
    "label.centerX == view.centerX; button.centerX == view.centerX",
  ]

  private static let row = [
    "device 320x480", "add imageView icon 40x40", "add label text \"Some text\"",
    "content text 100x20", "icon.leading == view.leading + 16",
    "text.leading == icon.trailing + 8 as gap", "text.trailing == view.trailing - 16",
    "icon.top == view.top + 20; icon.height == 40", "text.centerY == view.top + 40",
  ]

  private static let stack = [
    "add stackView column", "column.axis = .vertical; column.spacing = 8",
    "column.leading == view.leading + 16; column.top == view.top + 20", "add view head in column",
    "head.height == 40; head.width == 90", "add view slot in column",
    "add label label \"Optional\" in slot", "label.top == slot.top; label.leading == slot.leading",
    "slot.bottom == label.bottom as inner", "label.height == 20",
    "add button button \"Next\" in column",
  ]

  private static func conversation(
    _ lines: [String], language: Language = .english
  ) throws -> Conversation {
    var conversation = try Conversation(language: language)
    conversation.mustSay(lines)
    return conversation
  }

  /// On a page so wide that nothing is wrapped.
  private static func lines(_ line: String, in conversation: Conversation) -> [String] {
    var copy = conversation
    let language = copy.session.settings.language
    let page = Page(language: language, columns: 400, drawing: .unicode)
    return copy.session.execute(line).lines(on: page)
  }

  @Test func itTellsEveryWayTheBestFirst() throws {
    let said = Self.lines("torutsume label", in: try Self.conversation(Self.column))
    #expect(
      said.joined(separator: "\n") == """
        closing   label is between image and button; without it button.top == image.bottom + 8
        fallback   1  button.top == image.bottom + 8 @500; label.removeFromSuperview()
                      closes: button y  156.333 → 128; any priority from 1 to 749 will do; the same with 2, 3, 4 and 5
        swap       2  lower.isActive = false; button.top == image.bottom + 8; label.isHidden = true
        collapse   3  label.height == 0; lower.constant = 0
        empty      4  label.text = nil; lower.constant = 0
        priority   5  lower.isActive = false; lower.priority = 1; lower.isActive = true; \
        button.top == image.bottom + 8 @999; label.isHidden = true
        size       6  label.height == 0
                      button y  156.333 → 136; 8 too much between image and button; the same with 7
        clear      7  label.text = nil
        hide       8  label.isHidden = true
                      nothing moves; 28.333 too much between image and button
        remove     9  label.removeFromSuperview()
                      button.y becomes ambiguous; the same with 10
        unlink    10  lower.isActive = false
                  fix 1 does it the first way, fix N another.
        """)
  }

  /// Whatever wins further along the chain, or holds the view at its size, counts.
  @Test(
    arguments: [
      (
        [
          "add imageView photo 120x90", "add label t \"\(String(repeating: "seen ", count: 30))\"",
          "t.numberOfLines = 0",
          "photo.leading == view.leading + 16; photo.top == view.top; photo.width == 120",
          "t.leading == photo.trailing + 12; t.trailing == view.trailing - 16; t.top == view.top",
        ], "photo", "from 751 to 999"
      ),
      (
        [
          "add view a", "add view b", "add view c", "add button d \"Press\"",
          "a.height == 40; b.height == 40; c.height == 40; a.top == view.top",
          "b.top == a.bottom + 8; c.top == b.bottom + 8; d.top == c.bottom + 8",
          "d.bottom == view.bottom - 16",
        ], "b", "from 251 to 999"
      ),
    ])
  func thePrioritiesToldAreThoseThatDo(
    _ lines: [String], _ view: String, _ range: String
  ) throws {
    let conversation = try Self.conversation(lines)
    let said = Self.lines("torutsume \(view)", in: conversation)
    let way = try #require(said.firstIndex { $0.hasPrefix("fallback") })
    #expect(said[way + 1].contains("any priority \(range) will do"), "\(said[way + 1])")
    #expect(said[way + 1].contains("closes"))
  }

  /// The constraint that a way makes has no number yet.
  @Test func whatAWayMakesAndCannotHoldIsNamedByItsLine() throws {
    let conversation = try Self.conversation(Self.column + ["label.height >= image.height / 10"])
    let said = Self.lines("torutsume label", in: conversation)
    let way = try #require(said.firstIndex { $0.hasPrefix("size") })
    #expect(said[way + 1].contains("label.height == 0 cannot hold then"), "\(said)")
  }

  @Test func itSpeaksJapanese() throws {
    let said = Self.lines(
      "torutsume label", in: try Self.conversation(Self.column, language: .japanese))
    #expect(said[0].hasPrefix("詰め方    label は image と button の間"))
    #expect(said.contains { $0.contains("詰まる：button y  156.333 → 128") })
    #expect(said.contains { $0.contains("image と button の間が 8 余る") })
  }

  /// Each scene with a view of it and what can be done there.
  static let ways: [(scene: String, view: String, way: String)] =
    [
      "fallback", "swap", "collapse", "empty", "priority", "size", "clear", "hide", "remove",
      "unlink",
    ].flatMap { [("column", "label", $0), ("row", "icon", $0)] }
    + [("stack", "slot", "hide"), ("stack", "slot", "remove")]

  /// The line that is shown makes the document that the command makes, and so does its number.
  @Test(arguments: ways)
  func theLineDoesWhatTheWayDoes(_ scene: String, _ view: String, _ way: String) throws {
    let scenes = ["column": Self.column, "row": Self.row, "stack": Self.stack]
    let start = try Self.conversation(try #require(scenes[scene]))
    let row = try #require(
      Self.lines("torutsume \(view)", in: start).first { $0.hasPrefix("\(way) ") })
    let parts = row.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    let line = try #require(parts.last).drop { $0 == " " }
    var (typed, gone, chosen) = (start, start, start)
    typed.mustSay([String(line)])
    gone.mustSay(["torutsume \(view) \(way)"])
    chosen.mustSay(["torutsume \(view)", "fix \(parts[1])"])
    let document = gone.session.history.current.document
    #expect(document != start.session.history.current.document)
    #expect(typed.session.history.current.document == document)
    #expect(chosen.session.history.current.document == document)
    #expect(gone.session.history.nextStep == start.session.history.nextStep + 1)
    gone.mustSay(["undo"])
    #expect(
      gone.session.history.current.document == start.session.history.current.document)
  }

  /// The number is worth something only as long as the question before it stands.
  @Test func aWayByNumberIsSavedByItsName() throws {
    var conversation = try Self.conversation(Self.column)
    #expect(conversation.refusal(of: "fix 2").contains("nothing to fix"))
    conversation.mustSay(["torutsume label", "frames", "fix 2", "save a.tsume"])
    let saved = try #require(conversation.files["a.tsume"])
    #expect(saved.hasSuffix("\ntorutsume label swap\n"))
    #expect(conversation.refusal(of: "fix 2").contains("nothing to fix"))
    var again = try Conversation(conversation.files)
    again.mustSay(["replay a.tsume", "expect button.y == 128"])
  }

  @Test func theNumbersGoOnFromTheRepairs() throws {
    var conversation = try Self.conversation(Self.column + ["label.width == 40 as narrow"])
    conversation.mustSay(["label.width == 50 as wide", "fix"])
    let said = Self.lines("torutsume label", in: conversation)
    let first = try #require(said.first { $0.hasPrefix("fallback ") }).split(separator: " ")[1]
    let number = try #require(Int(first))
    #expect(number > 1)
    conversation.mustSay(["torutsume label", "fix \(number)", "expect button.y == 128", "undo"])
    conversation.mustSay(["torutsume label", "fix 1", "expect no conflict"])
  }

  @Test func tryAndJSONTakeIt() throws {
    var conversation = try Self.conversation(Self.column)
    #expect(conversation.say("try torutsume label swap").contains("button    y  156.333 → 128"))
    conversation.mustSay(["expect button.y == 156.333"])
    let turn = conversation.session.execute("torutsume label --json")
    #expect(turn.wantsJSON)
    let json = try #require(turn.reports.first).json(in: .english).encoded
    #expect(json.contains(#"{"label":"size","text":"6  label.height == 0"}"#))
  }

  @Test func itSaysWhatItCannotTakeOut() throws {
    var conversation = try Self.conversation(Self.column + ["remove button"])
    #expect(conversation.refusal(of: "torutsume view").contains("cannot be taken out"))
    #expect(conversation.refusal(of: "torutsume button").contains("is not in the window"))
    #expect(conversation.refusal(of: "torutsume label swap").contains("no way swap for label"))
    #expect(conversation.refusal(of: "torutsume label away").contains("here, not away."))
    #expect(conversation.say("torutsume label").contains("nothing keeps a fixed distance"))
  }

  @Test func tabOffersTheWaysThatThereAre() throws {
    let conversation = try Self.conversation(Self.stack)
    #expect(
      conversation.offered("torutsume slot ").filter { $0 != "--json" } == ["hide", "remove"])
  }

  private static let profile = [
    "add imageView photo 80x80", "add label name \"Profile\"",
    "add label words \"A text that is long enough for two lines on the screen of a phone\"",
    "add button edit \"Edit\"", "photo.width == 80; photo.height == 80",
    "H:|-16-[photo]-12-[name]-(>=8)-[edit]-16-|", "photo.top == view.safeArea.top + 16",
    "name.centerY == photo.centerY", "edit.firstBaseline == name.firstBaseline",
    "V:[photo]-12-[words]", "H:|-16-[words]-16-|", "words.numberOfLines = 0",
  ]

  /// What closes up and puts a text on another is worse than space that is left.
  @Test func whatOverlapsComesBehindWhatLeavesSpace() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.profile)
    let ways = conversation.say("torutsume photo").split(separator: "\n").map(String.init)
    let kinds = ways.compactMap { line in
      ["hide", "swap", "collapse"].first { line.hasPrefix($0) }
    }
    #expect(kinds.first == "hide", "\(ways)")
    let report = ways.joined().split(separator: " ").joined(separator: " ")
    #expect(report.contains("name and words overlap at"), "\(report)")
    #expect(report.contains("words and edit overlap at"), "\(report)")
  }

  /// What was apart and lies together now is told by the step.
  @Test func whatAWayPutsTogetherIsToldByItsStep() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.profile)
    let answer = conversation.say("torutsume photo swap")
    #expect(answer.contains("(overlap)"), "\(answer)")
    conversation.mustSay(["undo"])
    #expect(!conversation.say("photo.alpha = 0.5").contains("overlap"))
  }
}
