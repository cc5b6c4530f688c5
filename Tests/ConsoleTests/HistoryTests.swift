import Console
import Testing

/// Time: undo, redo, branches, marks, saving and replaying.
@Suite struct HistoryTests {
  private static let lines = [
    "add label title \"Name\"", "title.leading == view.leading + 16", "title.top == view.top + 20",
    "add button ok \"OK\"", "ok.top == title.bottom + 8 as gap", "ok.leading == title.leading",
    "gap.constant = 0", "remove title", "rotate",
  ]

  @Test func undoAndRedoComeBackToTheSameDocuments() throws {
    var conversation = try Conversation()
    var documents = [conversation.session.history.current.document]
    for line in Self.lines {
      conversation.mustSay([line])
      documents.append(conversation.session.history.current.document)
    }
    for document in documents.dropLast().reversed() {
      conversation.mustSay(["undo"])
      #expect(conversation.session.history.current.document == document)
    }
    #expect(conversation.refusal(of: "undo").contains("nothing to undo"))
    for document in documents.dropFirst() {
      conversation.mustSay(["redo"])
      #expect(conversation.session.history.current.document == document)
    }
    #expect(conversation.refusal(of: "redo").contains("nothing to redo"))
  }

  @Test func whatIsTypedInThePastStartsABranchAndNothingIsLost() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "mark here", "a.width == 10", "a.height == 20"])
    let old = conversation.session.history.current.document
    conversation.mustSay(["goto here", "a.width == 99", "expect a.width == 99"])
    conversation.mustSay(["goto 3"])
    #expect(conversation.session.history.current.document == old)
    conversation.mustSay(["goto 4", "expect a.width == 99"])
  }

  @Test func stepsAreNumberedThroughTheSessionOnEveryBranch() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "undo"])
    #expect(conversation.say("add view b").hasPrefix("step 2 "))
  }

  /// The step says what it made, whatever had which number in the document that it took the place of.
  @Test func whatTakesTheDocumentsPlaceIsTold() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xa.width == 200   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 UIView:0xa.width == 200   (active)>
      """
    var conversation = try Conversation(MemoryFiles(["crash.txt": log]))
    conversation.mustSay(["add label title", "title.top == view.top"])
    let headline = "+ c1 view1.width == 100; + c2 view1.width == 200"
    let flat = { (text: String) in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(flat(conversation.say("import crash.txt")).contains(headline))
    conversation.mustSay(["undo"])
    #expect(flat(conversation.say("redo")).contains(headline))
  }

  @Test func expectationsLookPastWhatALinePrinted() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add label title"])
    _ = conversation.refusal(of: "title.foo == 3")
    conversation.mustSay(["| refused   title is a label", "|", "expect refused \"foo\""])
    conversation.mustSay(["title.top == view.top + 5", "| step 2", "expect moved title"])
  }

  @Test func aSavedSessionReplaysToTheSameDocument() throws {
    var conversation = try Conversation()
    conversation.mustSay(Self.lines)
    conversation.paste("add view card\ncard.width == 100\ncard.height == 50")
    conversation.mustSay(["save layout.tsume"])
    let saved = conversation.session.history.current.document
    var second = try Conversation(conversation.files)
    second.mustSay(["replay layout.tsume"])
    #expect(second.session.history.current.document == saved)
    #expect(second.session.history.step == conversation.session.history.step)
  }

  @Test func savingLeavesOutOtherBranches() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "add view b", "undo", "add view c", "save x.tsume"])
    let text = try #require(conversation.files["x.tsume"])
    #expect(text == "add view a\nadd view c\n")
  }

  @Test func expectationsAndMarksAreSavedWithTheirSteps() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "a.width == 10", "expect a.width == 10", "mark ten"])
    conversation.mustSay(["a.height == 5", "save x.tsume"])
    #expect(
      conversation.files["x.tsume"]
        == "add view a\na.width == 10\nexpect a.width == 10\nmark ten\na.height == 5\n")
  }

  @Test func aReplayStopsAtBreakpointsAndGoesOn() throws {
    let file = "add view a\na.width == 10\na.width == 20\na.height == 5\nexpect a.height == 5\n"
    var conversation = try Conversation(MemoryFiles(["x.tsume": file]))
    conversation.mustSay(["break conflict", "replay x.tsume"])
    #expect(conversation.session.hasConflict)
    #expect(conversation.session.history.step == 3)
    conversation.mustSay(["step"])
    #expect(conversation.session.history.step == 4)
    #expect(conversation.say("continue").contains("End of x.tsume"))
  }

  @Test func aBreakpointWaitsForAViewThatIsNotThereYet() throws {
    let file = "add view box\nbox.width == 10\nbox.height == 5\n"
    var conversation = try Conversation(MemoryFiles(["x.tsume": file]))
    #expect(conversation.say("break box.width == 10").contains("box is not there yet"))
    conversation.mustSay(["replay x.tsume"])
    #expect(conversation.session.history.step == 2)
    #expect(conversation.refusal(of: "break boxx.width == 10").contains("box"))
    #expect(conversation.refusal(of: "break other").contains("other"))
    #expect(conversation.refusal(of: "break other.width").contains("other"))
  }

  @Test func aReplayStopsAtARefusedLine() throws {
    let file = "add view a\nb.width == 10\na.height == 5\n"
    var conversation = try Conversation(MemoryFiles(["x.tsume": file]))
    #expect(conversation.say("replay x.tsume").contains("stops at the refused line"))
    #expect(conversation.session.history.step == 1)
  }

  @Test func aReplayTellsWithoutEchoingTheLine() throws {
    let file = "say en \"Watch it.\" ja \"見てください。\"\nadd view a\n"
    var conversation = try Conversation(MemoryFiles(["x.tsume": file]))
    let lines = conversation.say("replay x.tsume").split(separator: "\n")
    #expect(lines.contains("Watch it."))
    #expect(lines.contains("> add view a"))
    #expect(!lines.contains { $0.hasPrefix("> say") })
  }

  @Test func aReplayInAReplayIsRefused() throws {
    var conversation = try Conversation(MemoryFiles(["x.tsume": "replay x.tsume\n"]))
    #expect(conversation.say("replay x.tsume").contains("cannot replay another"))
  }

  @Test func anExpectedRefusalIsSavedWithItsLine() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a"])
    _ = conversation.refusal(of: "b.width == 1")
    conversation.mustSay(["expect nothing moved", "expect refused \"b\"", "expect nothing moved"])
    conversation.mustSay(["a.width == 5", "expect moved a"])
    conversation.mustSay(["undo", "expect moved a", "redo", "save x.tsume"])
    let text = try #require(conversation.files["x.tsume"])
    let lines = [
      "add view a", "b.width == 1", "expect refused \"b\"", "expect nothing moved",
      "a.width == 5", "expect moved a",
    ]
    #expect(text == lines.map { $0 + "\n" }.joined())
    #expect(SessionCheck(text, path: "x.tsume", surroundings: .none).passed)
  }

  @Test func anImportIsNamedFromWhereTheSessionIsSaved() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001111110 UIView:0x7f8a11223344.width == 100   (active)>"
      )
      """
    let files = MemoryFiles(["logs/crash.txt": log, "old/a.tsume": "import ../logs/crash.txt\n"])
    var conversation = try Conversation(files)
    conversation.mustSay(["import logs/crash.txt", "save new/b.tsume"])
    #expect(files["new/b.tsume"] == "import ../logs/crash.txt\n")
  }

  @Test func whoImportsASessionLearnsThatItIsReplayed() throws {
    var conversation = try Conversation(MemoryFiles(["a.tsume": "add view card\n"]))
    #expect(conversation.refusal(of: "import a.tsume").contains("replay a.tsume"))
  }

  @Test func aBreakpointOnConflictsWaitsForANewOne() throws {
    let file = "add view a\na.width == 1\na.width == 2\nadd view b\na.height == 1\na.height == 2\n"
    var conversation = try Conversation(MemoryFiles(["x.tsume": file]))
    conversation.mustSay(["break conflict", "replay x.tsume"])
    #expect(conversation.session.history.step == 3)
    conversation.mustSay(["continue"])
    #expect(conversation.session.history.step == 6)
  }

  @Test func whatChangesNothingIsNoStep() throws {
    var conversation = try Conversation()
    conversation.mustSay(["rotate landscape"])
    #expect(conversation.say("rotate landscape").contains("nothing changes"))
    #expect(conversation.session.history.step == 1)
  }

  @Test func aNameAloneShowsWhatItStandsFor() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "a.width == 10 @750 as narrow", "let gap = 8"])
    #expect(conversation.say("narrow") == "narrow  a.width == 10  @750")
    #expect(conversation.say("gap") == "8")
    #expect(conversation.refusal(of: "nobody").contains("nobody"))
  }

  /// They are counted along the branch, and are not the step of that number.
  @Test func severalStepsAtOnceAreCounted() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add view a", "add view b", "undo", "add view c", "add view d"])
    #expect(conversation.refusal(of: "undo 5").contains("There are 3 steps"))
    #expect(conversation.refusal(of: "undo 1e30").contains("There are 3 steps"))
    conversation.mustSay(["undo 2"])
    #expect(conversation.session.history.step == 1)
    #expect(conversation.refusal(of: "redo 3").contains("There are 2 steps"))
    conversation.mustSay(["redo 2"])
    #expect(conversation.session.history.step == 4)
    #expect(conversation.refusal(of: "redo 1").contains("no step to go to"))
  }
}
