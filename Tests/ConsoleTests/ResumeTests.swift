import Console
import Prose
import Testing

/// A session that was killed goes on: the lines that it leaves behind lead to the same place.
@Suite struct ResumeTests {
  /// What the journal has after these lines.
  private static func journal(of lines: [String], _ files: MemoryFiles) throws -> String {
    var conversation = try Conversation(files)
    var kept: [String] = []
    for line in lines {
      if case .lines(let more) = conversation.session.execute(line).keeping { kept += more }
    }
    return kept.map { $0 + "\n" }.joined()
  }

  private static func resumed(
    _ text: String, _ files: MemoryFiles, _ folder: String = ""
  ) throws -> Conversation {
    var surroundings = files.surroundings
    surroundings.interrupted = { [InterruptedSession(text: text, folder: folder)] }
    return try Conversation(files, surroundings: surroundings)
  }

  @Test(arguments: [
    ["add label title", "title.leading == view.leading + 16 as gap", "gap.constant = 8"],
    ["add label a", "undo", "add label b", "mark here", "goto 1", "redo"],
    ["add label a; add label b", "paste", "add label c", "add label d", ".", "hide a"],
    ["add label a", "expect count 0", "a.nothing", "expect refused \"nothing\"", "undo"],
    [
      "after tree", "language ja", "break 2", "add view box 10x10", "rotate",
      "say en \"x\" ja \"y\"",
    ],
    ["import crash.txt", "fix 1", "undo", "redo"],
    ["paste", "let text = \"\"\"", "  ..", "  \"\"\"", "add label a", ".", "a.text = text"],
    ["add label a", "replay s.tsume", "step", "add label z", "continue"],
    ["add label a", "paste", "a.text = \"b\"", ".", "paste", "add label b", "", "."],
    ["replay ja.tsume", "add label z"],
  ])
  func theSameSessionGoesOn(_ lines: [String]) throws {
    let files = MemoryFiles([
      "crash.txt": CatalogueTests.log, "s.tsume": "add label p\nadd label q\nhide p\n",
      "ja.tsume": "language ja\nadd label p\n",
    ])
    var original = try Conversation(files)
    for line in lines { original.say(line) }
    var again = try Self.resumed(try Self.journal(of: lines, files), files)
    again.mustSay(["resume"])
    #expect(again.session.history.step == original.session.history.step)
    for question in ["history", "tree", "constraints", "conflicts", "ambiguity"] {
      #expect(again.say(question) == original.say(question))
    }
    original.mustSay(["save a.tsume"])
    again.mustSay(["save b.tsume"])
    #expect(files["a.tsume"] == files["b.tsume"])
  }

  /// A repair is applied to the file, and the file is not what was imported any more.
  @Test func `What was imported is there as it was`() throws {
    let code =
      "let box = UIView()\nview.addSubview(box)\n"
      + "box.translatesAutoresizingMaskIntoConstraints = false\n"
    let bad = code + "box.widthAnchor.constraint(equalToConstant: 8).isActive = true\n"
    let files = MemoryFiles(["a b.swift": bad, "crash.txt": CatalogueTests.log])
    let lines = ["import \"a b.swift\"", "box.height == 30", "import crash.txt", "fix 1"]
    let journal = try Self.journal(of: lines, files)
    files["a b.swift"] = code
    files["crash.txt"] = nil
    var again = try Self.resumed(journal, files)
    let answer = again.say("resume")
    #expect(answer.contains("a b.swift has changed since it was imported"))
    #expect(!answer.contains("not accepted any more"))
    #expect(again.session.history.step == 4)
    again.mustSay(["goto 2", "expect count 2", "expect box.width == 8"])
    let relayed = try Self.journal(of: ["import \"a b.swift\""], files)
    var fresh = try Self.resumed(relayed, files)
    #expect(!fresh.say("resume").contains("has changed"))
  }

  /// The file that was being replayed, and how far.
  @Test func thePlaceInTheFileIsTold() throws {
    let files = MemoryFiles(["s.tsume": "add label p\nadd label q\n\nhide p\n"])
    let open = try Self.journal(of: ["break 1", "replay s.tsume", "add label z"], files)
    var again = try Self.resumed(open, files)
    #expect(again.say("resume").contains("Next is line 2 of 4 in s.tsume: add label q"))
    let ended = try Self.journal(of: ["replay s.tsume", "add label z"], files)
    again = try Self.resumed(ended, files)
    #expect(again.say("resume").contains("It goes on behind line 4, the last of s.tsume."))
    let undone = try Self.journal(of: ["replay s.tsume", "undo", "add label z"], files)
    again = try Self.resumed(undone, files)
    #expect(!again.say("resume").contains("Next is line"))
    let moved = try Self.journal(of: ["add label a", "save b", "add label c"], files)
    again = try Self.resumed(moved, files, "work")
    #expect(again.say("resume").contains("work/b.tsume has the steps up to 1"))
  }

  @Test func questionsAndRefusalsLeaveNothing() throws {
    let lines = ["tree", "nobody.width == 1", "1 + 1", "why view.width", "try add label a", "help"]
    #expect(try Self.journal(of: lines, MemoryFiles()) == "")
  }

  @Test func aLineThatIsNotAcceptedAnyMoreIsTold() throws {
    var again = try Self.resumed("add label a\nimport gone.txt\nadd label b\n", MemoryFiles())
    let words = again.say("resume")
    #expect(words.contains("import gone.txt"))
    #expect(words.contains("resume nothing"))
    #expect(again.session.history.step == 1)
  }

  /// What goes on in a journal of its own: nothing there is behind a line that stops it.
  @Test func onlyWhatWasCarriedOutGoesOn() throws {
    func keeping(after text: String, in folder: String = "") throws -> Keeping {
      var again = try Self.resumed(text, MemoryFiles(["a/s.tsume": "add label p\n"]), folder)
      return again.session.execute("resume").keeping
    }
    let stopped = try keeping(after: "add label a\nimport gone.txt\nadd label b\n")
    #expect(stopped == .resumed(lines: ["add label a"], isWhole: false))
    let open = try keeping(after: "mark x\npaste\nadd label b\n")
    #expect(open == .resumed(lines: ["mark x"], isWhole: true))
    let torn = try keeping(after: "add label a\nadd label b")
    #expect(torn == .resumed(lines: ["add label a"], isWhole: true))
    let moved = try keeping(after: "replay s.tsume\n", in: "a")
    let lines = ["#tsume| add label p", "#tsume| ", "replay a/s.tsume"]
    #expect(moved == .resumed(lines: lines, isWhole: true))
    let refused = "b.top == 1\nexpect refused\npaste\nadd label b\n.\n"
    #expect(
      try keeping(after: refused)
        == .resumed(
          lines: ["b.top == 1", "expect refused", "paste\nadd label b\n."], isWhole: true))
  }

  /// It was saved over, changed, or removed.
  @Test(arguments: ["add label p\nadd label q\nadd label r\n", "", "nonsense\n", nil])
  func whatWasReplayedIsAsItWasThen(_ text: String?) throws {
    let files = MemoryFiles(["s.tsume": "# x\nadd label p\n\npaste\nadd label q\n.\n"])
    let lines = ["add label a", "replay s.tsume", "add label r", "# so", "save s", "add label z"]
    let journal = try Self.journal(of: lines, files)
    files["s.tsume"] = text
    var again = try Self.resumed(journal, files)
    again.mustSay(["resume", "save t"])
    #expect(
      files["t.tsume"]
        == "# x\nadd label p\n\npaste\nadd label q\n.\nadd label r\n# so\nadd label z\n")
  }

  @Test func whatStoppedCanBeResumedOnceMore() throws {
    let files = MemoryFiles()
    var again = try Self.resumed("import crash.txt\nadd label b\n", files)
    #expect(again.say("resume").contains("import crash.txt"))
    files["crash.txt"] = CatalogueTests.log
    again.mustSay(["resume"])
    #expect(again.session.history.step == 2)
  }

  @Test func aPasteWithoutItsEndIsLeftOut() throws {
    var again = try Self.resumed("add label a\npaste\nadd label b\n", MemoryFiles())
    again.mustSay(["resume", "expect count 0"])
    #expect(again.session.history.step == 1)
  }

  @Test func onlyAFreshSessionResumes() throws {
    var again = try Self.resumed("add label a\n", MemoryFiles())
    again.mustSay(["add label b"])
    #expect(again.refusal(of: "resume").contains("quit"))
    var surroundings = MemoryFiles().surroundings
    surroundings.interrupted = { [] }
    var nothing = try Conversation(MemoryFiles(), surroundings: surroundings)
    #expect(nothing.refusal(of: "resume").contains("No interrupted session"))
    #expect(nothing.refusal(of: "resume nothing").contains("No interrupted session"))
  }

  private static let waiting = [
    InterruptedSession(
      journal: "2", end: "2026-06-02 10:00", text: "add label a\nhide a\n", folder: "/work"),
    InterruptedSession(journal: "1", end: "2026-06-01 09:41", text: "add view b\n", folder: ""),
  ]

  @Test(arguments: [
    (
      Language.english,
      [
        "resume  1  2026-06-02 10:00  2 lines in /work, the last hide a",
        "        2  2026-06-01 09:41  1 line in this folder, the last add view b",
      ]
    ),
    (
      .japanese,
      [
        "resume  1  2026-06-02 10:00  /work で 2 行、最後は hide a",
        "        2  2026-06-01 09:41  このフォルダーで 1 行、最後は add view b",
      ]
    ),
  ])
  func `Of several one is chosen by its number`(language: Language, rows: [String]) throws {
    var surroundings = MemoryFiles().surroundings
    surroundings.interrupted = { Self.waiting }
    let fresh = try Conversation(MemoryFiles(), surroundings: surroundings, language: language)
    var conversation = fresh
    let list = conversation.say("resume list")
    for row in rows {
      let words = row.split(separator: " ")
      #expect(list.split(separator: "\n").contains { $0.split(separator: " ") == words }, "\(list)")
    }
    #expect(conversation.refusal(of: "resume 3").contains("2"))
    #expect(conversation.refusal(of: "resume 0").contains("resume list"))
    #expect(conversation.session.execute("resume nothing 2").keeping == .forgotten(journal: "1"))
    #expect(conversation.session.execute("resume nothing").keeping == .forgotten(journal: "2"))
    let turn = conversation.session.execute("resume 2")
    #expect(turn.keeping == .resumed(lines: ["add view b"], isWhole: true, journal: "1"))
    #expect(conversation.refusal(of: "resume 1").contains("resume 1"))
    #expect(Set(fresh.offered("resume ")) == ["1", "2", "list"])
    #expect(Set(fresh.offered("resume nothing ")) == ["1", "2"])
  }

  @Test func `Without a prompt the answer says where to type it`() throws {
    var line = try Conversation()
    #expect(line.refusal(of: "resume").contains("Start tsume alone"))
    #expect(line.refusal(of: "resume 2").contains("then type resume 2"))
    #expect(line.refusal(of: "resume list").contains("then type resume list"))
    #expect(line.refusal(of: "resume nothing").contains("Only the prompt"))
  }
}
