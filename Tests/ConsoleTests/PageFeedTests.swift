import Console
import Prose
import Testing

/// What a page that follows the prompt is told.
@Suite struct PageFeedTests {
  private var session: Session
  private var feed = PageFeed()

  init() throws {
    let files = MemoryFiles([
      "own.tsume": """
      lesson en "Edges" ja "端"
      add view box
      task en "Sixteen from the left." ja "左から 16。"
        goal expect box.x == 16
        hint en "A secret." ja "秘密。"
        solution box.leading == view.leading + 16
        praise en "One edge will do." ja "端は一つで足ります。"
      """
    ])
    session = try Session(language: .english, surroundings: files.surroundings)
  }

  private mutating func say(_ line: String) throws -> PageFeed.Update {
    _ = session.execute(line)
    let update = feed.update(to: session)
    return try #require(update)
  }

  @Test mutating func theFirstUpdateIsAPageThatListens() throws {
    let update = try say("add view box")
    #expect(update.message == nil)
    let page = update.page(3)
    #expect(page.contains("\"live\":{\"place\":3,\"present\":1}"))
    #expect(page.contains("connect-src &#39;self&#39;"))
  }

  @Test mutating func aPageHoldsThePresentStepAloneUntilSomebodyLooksBack() throws {
    for number in 0..<30 { _ = session.execute("add view v\(number)") }
    let update = try say("add view last")
    let page = update.page(0)
    #expect(page.contains("\"first\":31,"))
    #expect(page.ranges(of: "said-").count == 1, "what other steps said is not there")
    #expect(page.ranges(of: "data-step=").count == 32, "the list of steps is")
    let step = try #require(update.step(30))
    #expect(step.contains("v29  view"))
    #expect(step.contains("would settle it"), "what it said")
    #expect(!step.contains("last"))
    #expect(update.step(32) == nil)
  }

  @Test mutating func theListOfAShortSessionSaysWhatIsWrongWhere() throws {
    _ = session.execute("add view box")
    let update = try say("H:|[box]|; V:|[box]|")
    #expect(update.page(0).ranges(of: "class=\"sign-ambiguous\"").count == 1)
  }

  @Test mutating func aLongSessionIsListedAndLaidOutStepByStep() throws {
    for number in 0..<60 { _ = session.execute("add view v\(number)") }
    let update = try say("add view last")
    #expect(update.page(0).ranges(of: "data-step=").count == 62)
    #expect(update.page(0).ranges(of: "class=\"sign-ambiguous\"").count == 1)
    #expect(update.step(3)?.contains("would settle it") == true)
    let next = try say("undo")
    #expect(next.message?.hasPrefix("{\"steps\":[],\"present\":60") == true)
  }

  @Test mutating func aStepIsToldWithWhatDiffersAlone() throws {
    _ = try say("add view box")
    let messageUpdate = try say("box.leading == view.leading + 16")
    let message = try #require(messageUpdate.message)
    #expect(message.contains("\"number\":2"))
    #expect(message.contains("\"present\":2"))
    #expect(!message.contains("\n"))
  }

  /// All of it, also what is asked for later.
  @Test mutating func aStepSaysWhatThePromptSaid() throws {
    _ = try say("add view box")
    _ = try say("box.leading == view.leading + 16")
    let again = try say("box.leading == view.leading + 16")
    #expect(again.message?.contains("repeated") == true)
    let later = try say("add view other")
    #expect(later.step(3)?.contains("repeated") == true)
  }

  @Test mutating func whereHundredsMoveTheirFormerPlacesAreNotDrawn() throws {
    _ = try say("add view card")
    _ = try say("H:[card(100)]; V:|[card(100)]; card.leading == view.leading + 16 as left")
    let few = try say("left.constant = 20")
    #expect(few.message?.contains("\"g\":") == true)
    _ = try say(
      "for i in 0..<210 { let v = UIView(); v.translatesAutoresizingMaskIntoConstraints = false; "
        + "view.addSubview(v); NSLayoutConstraint.activate(["
        + "v.leadingAnchor.constraint(equalTo: card.leadingAnchor), "
        + "v.topAnchor.constraint(equalTo: card.topAnchor), "
        + "v.widthAnchor.constraint(equalToConstant: 5), "
        + "v.heightAnchor.constraint(equalToConstant: 5)]) }")
    let many = try say("left.constant = 24")
    #expect(many.message?.contains("\"g\":") == false)
  }

  @Test mutating func undoIsToldAndABranchSaysWhereItBegins() throws {
    _ = try say("add view box")
    _ = try say("box.width == 10")
    let undoneUpdate = try say("undo")
    let undone = try #require(undoneUpdate.message)
    #expect(undone.hasPrefix("{\"steps\":[],\"present\":1"))
    let branchUpdate = try say("box.width == 20")
    let branch = try #require(branchUpdate.message)
    #expect(branch.contains("branch b1"))
    #expect(branch.contains("class=\\\"from\\\""))
  }

  @Test mutating func aLessonHasItsTaskAndGoalAndNothingThatHelps() throws {
    _ = try say("add view mine")
    let update = try say("lesson own.tsume")
    #expect(update.message == nil, "another document is another page")
    let page = update.page(0)
    #expect(page.contains("Sixteen from the left."))
    #expect(page.contains("class=\\\"aim\\\""))
    #expect(!page.contains("A secret.") && !page.contains("One edge will do."))
    let solvedUpdate = try say("box.leading == view.leading + 16")
    let solved = try #require(solvedUpdate.message)
    #expect(solved.contains("All tasks of this lesson are done."))
    #expect(solved.contains("✓") && solved.contains("One edge will do."))
    let left = try say("leave")
    #expect(left.message == nil)
  }

  @Test mutating func aViewIsExplainedInBothLanguages() throws {
    _ = try say("add view box")
    let update = try say("box.leading == view.leading + 16")
    let why = try #require(update.why("v2"))
    #expect(why.contains(">box.x</span> is"))
    #expect(why.contains("lang=\"ja\""))
    #expect(why.contains(">c1</span>"))
    #expect(update.why("v1") != nil, "the root has a size")
    for view in ["v99", "", "x", "v", "v2-border", "v-1"] { #expect(update.why(view) == nil) }
  }

  @Test mutating func theSumOfAConflictIsDrawn() throws {
    _ = try say("add view box")
    _ = try say("box.leading == view.leading + 16; box.trailing == view.trailing - 16")
    let update = try say("box.width == 500")
    let message = try #require(update.message)
    #expect(message.contains("class=\\\"sum\\\"") || message.contains("sum-row"))
    let settled = try say("undo")
    #expect(settled.message?.contains("sum-row") == false)
  }

  @Test mutating func aLessonThatIsExportedIsAHandout() throws {
    let files = MemoryFiles()
    var surroundings = files.surroundings
    let text =
      "lesson en \"Edges\" ja \"端\"\nadd view box\ntask en \"Left.\" ja \"左。\"\n"
      + "  goal expect box.x == 16\n  hint en \"A secret.\" ja \"秘密。\"\n"
      + "  solution box.leading == view.leading + 16\n"
    files["own.tsume"] = text
    surroundings.write = files.surroundings.write
    var pupil = try Session(language: .english, surroundings: surroundings)
    _ = pupil.execute("lesson own.tsume")
    _ = pupil.execute("export html out.html")
    let page = try #require(files["out.html"])
    for words in ["Left.", "左。", "A secret.", "<details>", "box.leading == view.leading + 16"] {
      #expect(page.contains(words), "\(words)")
    }
  }
}
