import Console
import Prose
import Testing

/// A session means the same when a number has become another's: what it calls by one is saved with what it
/// says, and `fix` as what it did.
@Suite struct SaidConstraintTests {
  private static let box = ["add view box", "box.width == 100", "box.width == 200"]

  /// What is saved of the lines behind those of the box.
  private func saved(_ lines: [String]) throws -> String {
    var conversation = try Conversation()
    conversation.mustSay(Self.box + lines + ["save a.tsume"])
    let text = try #require(conversation.files["a.tsume"])
    return text.split(separator: "\n").dropFirst(3).joined(separator: "\n")
  }

  private func replayed(_ lines: [String]) throws -> Conversation {
    let file = lines.map { $0 + "\n" }.joined()
    var conversation = try Conversation(MemoryFiles(["a.tsume": file]))
    conversation.mustSay(["replay a.tsume"])
    return conversation
  }

  @Test(arguments: [
    ("remove c1", "remove c1(box.width == 100)"),
    ("deactivate c1 c2", "deactivate c1(box.width == 100) c2(box.width == 200)"),
    (
      "c2.constant = 120; c2.isActive = false",
      "c2(box.width == 200).constant = 120; c2.isActive = false"
    ),
    ("box.width == 7 @9 as gap", "box.width == 7 @9 as gap"),
    ("rename c1 gap", "rename c1(box.width == 100) gap"),
    (
      "fix 1",
      "c2(box.width == 200).isActive = false; c2.priority = 999; c2.isActive = true"
    ),
    ("fix 2", "remove c1(box.width == 100)"),
    ("fix 3", "box.leading == view.leading + 16"),
    (
      "box.accessibilityLabel = \"c1\"; c1.isActive = false",
      "box.accessibilityLabel = \"c1\"; c1(box.width == 100).isActive = false"
    ),
  ])
  func `A line is saved with what its numbers stand for`(line: String, text: String) throws {
    #expect(try saved([line]) == text)
  }

  @Test func `In a paste, too`() throws {
    #expect(
      try saved(["paste", "remove c1", "box.height == 10", "c3.constant = 4", "."])
        == "paste\nremove c1(box.width == 100)\nbox.height == 10\nc3.constant = 4\n.")
    #expect(
      try saved(["paste", "box.height == 10", "fix 2", "."])
        == "paste\nbox.height == 10\nremove c1(box.width == 100)\n.")
  }

  @Test func `Another line before gives other numbers, and the same is meant`() throws {
    var conversation = try replayed([
      "add view box", "box.height == 10", "box.width == 100", "box.width == 200",
      "remove c1(box.width == 100)", "c2(box.width == 200).isActive = false; c2.constant = 150",
    ])
    conversation.mustSay([
      "expect c1 is box.height == 10", "expect c3 is box.width == 150", "expect not c3.isActive",
    ])
  }

  /// What was to be taken away is not there, as after the repair came into the code.
  @Test(arguments: [
    "remove c1(box.width == 100)", "deactivate c1(box.width == 100)",
    "c1(box.width == 100).isActive = false",
    "NSLayoutConstraint.deactivate([c1(box.width == 100)])",
  ])
  func `What is gone already need not be taken away`(line: String) throws {
    var conversation = try replayed([
      "add view box", "box.width == 200", line, "expect box.width == 200",
    ])
    #expect(conversation.say(line).contains("no constraint says box.width == 100 any more"))
    conversation.mustSay(["language ja"])
    #expect(conversation.say(line).contains("「box.width == 100」という制約はもうない"))
    // It stays in the file.
    conversation.mustSay(["language en", "save b.tsume"])
    #expect(conversation.files["b.tsume"] == conversation.files["a.tsume"])
  }

  @Test func `Of what no constraint says the rest is refused`() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view box", "box.width == 200"])
    for line in [
      "c1(box.width == 100).priority = 999", "rename c1(box.width == 100) gap",
      "remove c1(box.width == 100)\nc1.constant = 3",
    ] {
      let refusal = conversation.refusal(of: line)
      #expect(refusal.contains("No constraint says box.width == 100 any more"), "\(refusal)")
      #expect(refusal.contains("There is c1  box.width == 200"), "\(refusal)")
    }
    // A slip is none of it.
    #expect(conversation.refusal(of: "remove c1(bax.width == 100)").contains("No constraint says"))
  }

  @Test func `A constant or a priority that it has by now stands in nobody's way`() throws {
    var conversation = try replayed([
      "add view box", "box.leading == view.leading + 8", "box.width == 100 @999",
      "c2(box.leading == view.leading + 16).constant = 8",
      "c1(box.width == 100).priority = .init(999)",
    ])
    conversation.mustSay(["expect box.x == 8", "expect count 2"])
  }

  @Test func `Of two that say the same each keeps its own`() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view box", "box.width == 100", "box.width == 50 @9", "box.width == 100",
      "deactivate c3", "save a.tsume", "replay a.tsume", "expect c1.isActive",
      "expect not c3.isActive",
    ])
  }

  /// The code has changed as its exported patch says, and makes its constraints in another order.
  @Test func `A session goes with code that has changed since`() throws {
    let start =
      "let box = UIView()\nview.addSubview(box)\n"
      + "box.translatesAutoresizingMaskIntoConstraints = false\n"
    let wide = "box.widthAnchor.constraint(equalToConstant: 200).isActive = true\n"
    let narrow = "box.widthAnchor.constraint(equalToConstant: 100).isActive = true\n"
    let high = "box.heightAnchor.constraint(equalToConstant: 10).isActive = true\n"
    let files = MemoryFiles(["Box.swift": start + narrow + wide])
    var conversation = try Conversation(files)
    conversation.mustSay(["import Box.swift", "fix 1", "save a.tsume"])
    #expect(files["a.tsume"] == "import Box.swift\nremove c1(box.width == 100)\n")
    for code in [high + wide + narrow, wide, high + wide] {
      files["Box.swift"] = start + code
      var again = try Conversation(files)
      again.mustSay(["replay a.tsume", "expect box.width == 200", "expect no conflict"])
    }
  }

  @Test func `What is expected of a constraint is saved with what it says`() throws {
    #expect(
      try saved(["expect c1.constant == 100", "expect conflict {c1 c2}"])
        == "expect c1(box.width == 100).constant == 100\n"
        + "expect conflict {c1(box.width == 100) c2(box.width == 200)}")
    var conversation = try replayed([
      "add view box", "box.height == 10", "box.width == 100", "box.width == 200",
      "expect conflict {c1(box.width == 100) c2(box.width == 200)}",
      "expect c1(box.width == 100).constant == 100",
    ])
    conversation.mustSay(["expect c1 is box.height == 10"])
  }

  /// A patch has brought what was typed into the code: it is made once.
  @Test func `What the code says by now is not made again`() throws {
    let start =
      "let box = UIView()\nview.addSubview(box)\n"
      + "box.translatesAutoresizingMaskIntoConstraints = false\n"
    let added = "box.widthAnchor.constraint(equalToConstant: 200).isActive = true\n"
    let files = MemoryFiles(["Box.swift": start])
    var conversation = try Conversation(files)
    conversation.mustSay(["import Box.swift", "box.width == 200", "save a.tsume"])
    files["Box.swift"] = start + added
    var again = try Conversation(files)
    #expect(again.say("replay a.tsume").contains("the code says box.width == 200 by now"))
    again.mustSay(["save b.tsume", "expect count 1", "expect box.width == 200"])
    #expect(files["b.tsume"] == files["a.tsume"])
    // Whoever types it means it.
    again.mustSay(["box.width == 200", "expect count 2"])
  }

  @Test func `A line that is left out is saved with what stands there`() throws {
    let start =
      "let box = UIView()\nview.addSubview(box)\n"
      + "box.translatesAutoresizingMaskIntoConstraints = false\n"
    let wide = "box.widthAnchor.constraint(equalToConstant: 200).isActive = true"
    let high = "box.heightAnchor.constraint(equalToConstant: 10).isActive = true"
    let files = MemoryFiles(["Box.swift": start + wide + "\n" + high + "\n"])
    var conversation = try Conversation(files)
    conversation.mustSay([
      "import Box.swift", "without Box.swift:4", "expect count 1", "expect box.height == 10",
      "save a.tsume",
    ])
    #expect(
      files["a.tsume"]
        == "import Box.swift\nwithout Box.swift:4 \"\(wide)\"\nexpect count 1\n"
        + "expect box.height == 10\n")
    files["Box.swift"] = start + high + "\n" + wide + "\n"
    var again = try Conversation(files)
    again.mustSay(["replay a.tsume", "expect count 1", "save b.tsume"])
    #expect(files["b.tsume"]?.contains("without Box.swift:5 \"\(wide)\"\n") == true)
    files["Box.swift"] = start + high + "\n"
    var last = try Conversation(files)
    #expect(last.say("replay a.tsume").contains("is not in the code any more"))
    last.mustSay(["expect count 1"])
  }

  // MARK: Repairs

  private static let column = [
    "add imageView a 10x10", "add label b \"x\"", "add button c \"y\"", "V:|-100-[a]-8-[b]-8-[c]",
    "a.leading == view.leading; b.leading == a.leading; c.leading == a.leading",
    "torutsume b swap", "show b",
  ]

  private static let repaired: [[String]] = [
    box, box + ["deactivate c1"],
    [
      "add view outer", "add view inner in outer", "outer.width == 300",
      "inner.leading == outer.leading + 8", "inner.width == 50",
      "inner.trailing >= outer.trailing - 8 as bound",
    ],
    [
      "add view box", "box.leading == view.leading; box.top == view.top; box.height == 10",
      "box.width == 100 @250 as narrow", "box.width == 200 @250",
    ],
    [
      "add label title \"A title that is far too long for the room that it has got here, is it not\"",
      "title.leading == view.leading; title.top == view.top",
    ],
    column,
    [
      "add tableViewCell cell", "add label title \"Title\" in cell",
      "add label more \"More\" in cell",
      "title.leading == cell.leading + 16; title.top == cell.top + 8 as upper",
      "more.leading == title.trailing + 8; more.top == title.top",
    ],
    [
      "add view box", "box.leading == view.leading + 16; box.trailing == view.trailing + 10.33333",
      "box.top == view.top + 20; box.height == 40",
    ],
    ["let old = UIView(); view.addSubview(old)", "old.leading == view.leading + 20"],
  ]

  /// Whatever was done under a number, the lines that are saved do it again.
  @Test(arguments: repaired)
  func `Each repair is saved as what it did`(lines: [String]) throws {
    var listing = try Conversation()
    listing.mustSay(["device iphone-8"] + lines)
    for number in 1...9 {
      var conversation = listing
      if conversation.session.execute("fix \(number)").isRefused { break }
      let path = "\(number).tsume"
      conversation.mustSay(["save \(path)"])
      let text = try #require(conversation.files[path])
      #expect(!text.contains("fix \(number)"), "\(text)")
      var again = try Conversation(conversation.files)
      again.mustSay(["replay \(path)"])
      #expect(again.say("constraints") == conversation.say("constraints"), "\(text)")
      #expect(again.say("frames") == conversation.say("frames"), "\(text)")
    }
  }

  @Test func `redo goes forward in a file that says what numbers stand for`() throws {
    var conversation = try Conversation(
      MemoryFiles([
        "a.tsume": "add view box\nbox.width == 100\nremove c1(box.width == 100)\nbox.height == 8\n"
      ]))
    conversation.mustSay(["break 3", "replay a.tsume", "undo", "redo", "continue"])
    conversation.mustSay(["expect count 1", "expect box.height == 8"])
  }
}
