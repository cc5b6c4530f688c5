import AutoLayout
import Console
import ConsoleSupport
import Diagnosis
import Reporting
import TestSupport
import Testing

/// Sessions of thousands of views: what a line costs, counted, and what a long replay does without
/// looking.
@Suite struct LargeSessionTests {
  private func conversation(views: Int) throws -> Conversation {
    try conversation(LargeSession.lines(views: views))
  }

  private func conversation(_ lines: [String]) throws -> Conversation {
    let text = lines.joined(separator: "\n")
    var conversation = try Conversation(MemoryFiles(["large.tsume": text]))
    conversation.mustSay(["replay large.tsume"])
    return conversation
  }

  /// What is done around the solver for a line.
  private func work(
    of line: String, in conversation: inout Conversation
  ) -> LayoutWork {
    let before = conversation.session.layoutWork
    conversation.mustSay([line])
    return conversation.session.layoutWork - before
  }

  private static let lines = [
    "s0r0d.trailing == s0r0.trailing - 80", "c17.constant = -80", "hide s0r0t",
    "add label more \"More\" in s0r0", "deactivate c8", "s0r0t.text = \"A longer title\"",
    "move s0r0b back", "remove s0r0b",
  ]

  @Test func aLineCostsWhatItTouchesHoweverManyViewsThereAre() throws {
    let sizes = LongTests.areWanted ? [1_000, 10_000] : [200, 400]
    var costs: [[LayoutWork]] = []
    for size in sizes {
      var conversation = try conversation(views: size)
      costs.append(
        Self.lines.map { line in
          defer { conversation.mustSay(["undo"]) }
          return work(of: line, in: &conversation)
        })
    }
    for (line, (few, many)) in zip(Self.lines, zip(costs[0], costs[1])) {
      #expect(few == many, "\(line)")
      #expect(few.rowsLowered < 100 && few.itemsRead < 100, "\(line)")
    }
  }

  /// All that scrolls begins below the status bar, where no layout finds it at first.
  private static let linesInTable = [
    "c15.constant = 20", "deactivate c24", "r1t.text = \"A longer title\"", "hide r1d",
    "move r1t back", "remove r1i",
  ]

  @Test func aLineInWhatScrollsCostsWhatItTouches() throws {
    let sizes = LongTests.areWanted ? [250, 2_500] : [20, 80]
    var costs: [[LayoutWork]] = []
    for size in sizes {
      var conversation = try conversation(LargeSession.table(rows: size))
      conversation.mustSay(["expect page.y == 0", "expect unambiguous", "expect no conflict"])
      costs.append(
        Self.linesInTable.map { line in
          defer { conversation.mustSay(["undo"]) }
          return work(of: line, in: &conversation)
        })
    }
    for (line, (few, many)) in zip(Self.linesInTable, zip(costs[0], costs[1])) {
      #expect(few.around == many.around, "\(line)")
      #expect(few.rowsLowered < 100 && few.itemsRead < 100, "\(line)")
    }
  }

  @Test func aLineAboutOneOfManyArrangedViewsCostsWhatItTouches() throws {
    let lines = [
      "a3.text = \"Another\"", "add label more \"More\" in column",
      "column.setCustomSpacing(0, after: a3)", "a2.numberOfLines = 2",
    ]
    let costs = try [20, 80].map { count in
      var conversation = try conversation(LargeSession.column(of: count))
      return lines.map { work(of: $0, in: &conversation) }
    }
    for (line, (few, many)) in zip(lines, zip(costs[0], costs[1])) {
      #expect(few.around == many.around, "\(line)")
      #expect(few.rowsLowered < 100 && few.itemsRead < 30, "\(line)")
    }
  }

  @Test func aLineThatMovesTwoViewsReadsTwoViews() throws {
    var conversation = try conversation(views: 100)
    let cost = work(of: "c11.constant = 12", in: &conversation)
    conversation.mustSay(["expect moved s0r0t s0r0d"])
    #expect(cost.rowsLowered == 1)
    #expect(cost.itemsRead == 2)
  }

  @Test func findingsThatWereKeptAreThoseOfWhoSeesTheDocumentFirst() throws {
    var conversation = try conversation(views: 160)
    for line in [
      "c19.constant = 60", "s0r1d.text = \"A longer detail\"", "remove s0r2d", "s0r3t.width == 500",
      "s0r4i.width == 30", "device iphone-se", "hide s0r5",
    ] {
      conversation.mustSay([line])
      let state = conversation.session.layout
      let engine = LayoutEngine()
      let fresh = Examination(of: try engine.layout(of: state.document), with: engine)
      #expect(state.findings.map(\.withoutTrials) == Array(try fresh.findings()), "\(line)")
    }
  }

  @Test func aLongReplayLeadsWhereItsLinesLead() throws {
    let lines =
      ["add label title \"Title\"", "title.top == view.top", "title.leading == view.leading + 4"]
      + (2..<602).map { "c\($0 % 2 + 1).constant = \($0)" }
      + ["mark end", "expect title.frame.y == 600", "title.width == 50"]
    let files = MemoryFiles(["long.tsume": lines.joined(separator: "\n")])
    var whole = try Conversation(files)
    let told = whole.say("replay long.tsume")
    #expect(told.split(separator: "\n").count < 20)
    var single = try Conversation(files)
    single.mustSay(lines)
    #expect(LayoutPrint(whole.session.layout) == LayoutPrint(single.session.layout))
    let (one, other) = (whole.session.history, single.session.history)
    #expect(one.moments.map(\.document) == other.moments.map(\.document))
    #expect(one.moments.map(\.line) == other.moments.map(\.line))
    #expect(one.moments.map(\.notes) == other.moments.map(\.notes))
    for question in ["goto 300", "diff 299", "undo", "redo", "goto end", "history --json"] {
      #expect(whole.say(question) == single.say(question), "\(question)")
    }
  }

  @Test func aLongReplayTellsOfConflictsOnItsWay() throws {
    let constants = (1...400).map { "c1.constant = \($0)" }
    let pairs = ["title.width == 100", "title.width == 200"]
    let lines =
      ["add label title \"Title\"", "title.top == view.top"] + constants + pairs + constants
      + ["title.height == 100", "title.height == 200", "mark end"]
    var conversation = try Conversation(
      MemoryFiles(["long.tsume": lines.joined(separator: "\n")]))
    let told = conversation.say("replay long.tsume")
    for line in [404, 806] { #expect(told.contains("Line \(line) brought a conflict"), "\(told)") }
    #expect(!told.contains("looked at together"))
  }

  /// One that comes and goes is told as long as lines are looked at one by one; where that ends is told.
  @Test func aLongReplayTellsOfWhatComesAndGoesAsFarAsItLooks() throws {
    let passing = ["title.width == 100 as one", "title.width == 200 as two", "remove one two"]
    let constants = (1...600).map { "c1.constant = \($0)" }
    let block = constants + passing
    let lines =
      ["add label title \"Title\"", "title.top == view.top"] + block + block + ["mark end"]
    var conversation = try Conversation(
      MemoryFiles(["long.tsume": lines.joined(separator: "\n")]))
    let told = conversation.say("replay long.tsume")
    #expect(told.contains("Line 604 brought a conflict"), "\(told)")
    #expect(told.contains("From line 1025 on many lines are looked at together"), "\(told)")
  }

  @Test func aReplayCostsAsMuchAsItsLines() throws {
    let works = try [30, 120].map { rows in
      try conversation(LargeSession.table(rows: rows)).session.layoutWork
    }
    #expect(works[1].itemsRead < 8 * works[0].itemsRead, "\(works)")
    #expect(works[1].constraintsChecked < 8 * works[0].constraintsChecked, "\(works)")
  }

  @Test func aLongReplayStopsAtARefusedLineAndAtABreakpoint() throws {
    let lines =
      ["add label title \"Title\"", "title.top == view.top"]
      + (1...600).map { "c1.constant = \($0)" } + ["titel.top == view.top", "hide title"]
    var conversation = try Conversation(
      MemoryFiles(["long.tsume": lines.joined(separator: "\n")]))
    let told = conversation.say("replay long.tsume")
    #expect(told.contains("titel"))
    #expect(conversation.session.history.step == 602)
    #expect(conversation.say("title.y") == "600")
    conversation.mustSay(["continue", "break title.y == 5", "replay long.tsume"])
    #expect(conversation.say("title.y") == "5")
  }
}

extension LayoutWork {
  /// What is done around the solver. How much is asked is less where more hangs together.
  fileprivate var around: [Int] { [rowsLowered, itemsRead, constraintsChecked] }
}
