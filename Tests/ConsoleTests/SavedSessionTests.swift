import AutoLayout
import Console
import ConsoleSupport
import Diagnosis
import Prose
import Testing

/// What is saved is what replays: whole words, pastes as pastes, and files where they are from there.
@Suite struct SavedSessionTests {
  /// What these lines are saved as, in a session that takes shortened commands.
  private func saved(_ lines: [String]) throws -> String? {
    var conversation = try Conversation()
    conversation.session.acceptsPrefixes = true
    for line in lines { conversation.say(line) }
    conversation.mustSay(["save a.tsume"])
    let text = conversation.files["a.tsume"]
    var again = try Conversation(conversation.files)
    let language = conversation.session.settings.language.code
    again.mustSay(["replay a.tsume", "language \(language)", "save b.tsume"])
    #expect(conversation.files["b.tsume"] == text)
    return text
  }

  /// The line is kept because it is to be refused, and replays only where something expects that.
  @Test(arguments: ["expect refused \"Something\"", "expect refused \"Some", "expect refused 3 4"])
  func aRefusalInOtherWordsThanExpectedIsSavedAsOne(expectation: String) throws {
    let lines = ["add view a", "b.top == 1", expectation, "add view c"]
    let file = lines.joined(separator: "\n")
    var conversation = try Conversation(MemoryFiles(["a.tsume": file]))
    conversation.say("replay a.tsume")
    conversation.mustSay(["continue", "save b.tsume"])
    #expect(
      conversation.files["b.tsume"] == "add view a\nb.top == 1\nexpect refused\nadd view c\n")
    var again = try Conversation(conversation.files)
    again.mustSay(["replay b.tsume"])
  }

  @Test(arguments: ["card.horizontalAnchors == view.horizontalAnchors + 16", "card.width == 20"])
  func blanksBeforeALineChangeNothing(line: String) throws {
    var plain = try Conversation()
    plain.mustSay(["add view card", line])
    var indented = try Conversation()
    indented.mustSay(["add view card", " \t \(line)"])
    #expect(plain.session.layout.document.constraints.count > 0)
    #expect(LayoutPrint(indented.session.layout) == LayoutPrint(plain.session.layout))
  }

  @Test func whatIsSavedOverIsTold() throws {
    var conversation = try Conversation(
      MemoryFiles(["a.tsume": "add label b\nadd label c\n", "notes.tsume": "add view a\n"]))
    conversation.say("add view a")
    let told = conversation.say("save a.tsume replace")
    #expect(told.contains("in the place of another file of 2 lines"))
    conversation.say("add view b")
    #expect(!conversation.say("save").contains("another"))
    conversation.say("undo")
    #expect(!conversation.say("save notes.tsume replace").contains("another"))
  }

  @Test func aLogOfOneLineIsSavedAsAPaste() throws {
    let line = """
      "<NSLayoutConstraint:0x600001111110 UIView:0x7f8a11223344.width == 100   (active)>", \
      "<NSLayoutConstraint:0x600001111120 UIView:0x7f8a11223344.width == 200   (active)>"
      """
    #expect(try saved(["paste", line, "."]) == "paste\n\(line)\n.\n")
  }

  /// A priority that follows its activation may stand in a paste only.
  @Test func oneLineOfSwiftIsSavedAsAPaste() throws {
    let line =
      "let c = a.widthAnchor.constraint(equalToConstant: 4); c.isActive = true; c.priority = .init(9)"
    let text = try saved(["add view a", "paste", line, "."])
    #expect(text == "add view a\npaste\n\(line)\n.\n")
  }

  @Test func loopsAreSavedAsTheyWereTyped() throws {
    let line = "for i in 0..<2 { let v = UIView(); view.addSubview(v) }"
    let block = "[v, v2].forEach {\n  $0.alpha = 0\n}"
    let text = try saved([line, block, "undo", "redo"])
    #expect(text == "\(line)\npaste\n\(block)\n.\n")
  }

  @Test func aShortenedCommandInAPasteIsSavedWhole() throws {
    let text = try saved(["paste", "add label 写真", "  hid 写真", "sho 写真 # 写真", "hid 写真", "."])
    #expect(text == "paste\nadd label 写真\n  hide 写真\nshow 写真 # 写真\nhide 写真\n.\n")
  }

  @Test func aShortenedCommandThatWasRefusedIsSavedWhole() throws {
    let text = try saved(["add label a", "hid nobody", "expe refused \"nobody\""])
    #expect(text == "add label a\nhide nobody\nexpect refused \"nobody\"\n")
  }

  @Test func anExpectationOfANameLikeAWordOfItIsSaved() throws {
    let lines = ["add view movedBox 10x10", "frames", "expect movedBox.width == 10"]
    #expect(try saved(lines) == "add view movedBox 10x10\nexpect movedBox.width == 10\n")
  }

  @Test func aLanguageThatWasRefusedIsSaved() throws {
    let lines = ["language fr", "expect refused \"fr\"", "add view a"]
    #expect(try saved(lines) == lines.map { $0 + "\n" }.joined())
  }

  /// In another the words would be other ones.
  @Test func aSessionThatExpectsWordsOfARefusalKeepsTheirLanguage() throws {
    let lines = ["add view a", "b.top == 1", "expect refused \"Nothing\""]
    #expect(try saved(lines + ["language ja"]) == lines.map { $0 + "\n" }.joined())
    #expect(
      try saved(["undo"] + lines + ["language ja", "b.top == 1", "expect refused \"Nothing\""])
        == (lines + lines.dropFirst()).map { $0 + "\n" }.joined())
    let plain = ["add view a", "b.top == 1", "expect refused"]
    #expect(
      try saved(plain + ["language ja"]) == (["language ja"] + plain).map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    ("import crash.txt", "/tmp/x", "import ../home/me/app/crash.txt"),
    ("import crash.txt", "~/x", "import app/crash.txt"),
    ("import crash.txt", "../other/x", "import ../app/crash.txt"),
    ("import crash.txt", "sub/x", "import ../crash.txt"),
    ("import crash.txt", "x", "import crash.txt"),
    ("import  crash.txt # so", "sub/x", "import  ../crash.txt # so"),
    ("import /logs/crash.txt", "sub/x", "import /logs/crash.txt"),
    ("import ~/crash.txt", "sub/x", "import ~/crash.txt"),
    ("import \"a\\\"b.txt\"", "sub/x", "import \"../a\\\"b.txt\""),
    ("replay \"my logs/a.tsume\"", "b", "import \"my logs/crash.txt\""),
    ("replay \"my logs/a.tsume\"", "my logs/b", "import crash.txt"),
    ("replay \"my logs/a.tsume\"", "../other/b", "import \"../app/my logs/crash.txt\""),
  ])
  func anImportIsNamedFromWhereTheSessionStands(
    _ line: String, _ path: String, _ expected: String
  ) throws {
    var files = ["my logs/a.tsume": "import crash.txt\n"]
    for path in ["crash.txt", "/logs/crash.txt", "~/crash.txt", "a\"b.txt", "my logs/crash.txt"] {
      files[path] = CatalogueTests.log
    }
    let memory = MemoryFiles(files)
    var surroundings = memory.surroundings
    surroundings.absolute = { path in
      if path.hasPrefix("~") { return "/home/me" + path.dropFirst() }
      return path.hasPrefix("/") ? path : "/home/me/app/" + path
    }
    var conversation = try Conversation(memory, surroundings: surroundings)
    let quoted = path.contains(" ") ? "\"\(path)\"" : path
    conversation.mustSay([line, "save \(quoted)"])
    #expect(memory["\(path).tsume"] == expected + "\n")
  }
}
