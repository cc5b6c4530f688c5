import Prose
import Testing

@testable import Console

/// Lessons: a document of its own, tasks that the layout judges, and files that prove themselves.
@Suite struct LessonTests {
  private static let text = """
    lesson en "Edges" ja "端"
    say en "A box has edges." ja "箱には端があります。"
    add view box
    task en "Sixteen from the left, 100 wide." ja "左から 16、幅 100。"
      goal expect box.x == 16
      goal expect box.width == 100
      keep expect no conflict
      forbid remove
      forbid more than 2 lines
      hint en "One." ja "一。"
      hint en "Two." ja "二。"
      solution box.leading == view.leading + 16; box.width == 100
      praise en "Well done." ja "よくできました。"
    add label title "Hello"
    task en "The title at the top." ja "title を上に。"
      goal expect title.top == view.top
      goal expect unambiguous title.y
      solution title.top == view.top
    """

  private func conversation(_ language: Language = .english) throws -> Conversation {
    try Conversation(MemoryFiles(["own.tsume": Self.text]), language: language)
  }

  private func pupil() throws -> Conversation {
    var conversation = try conversation()
    _ = conversation.say("add view mine")
    _ = conversation.say("lesson own.tsume")
    return conversation
  }

  @Test func aLessonTellsItsTaskOnADocumentOfItsOwn() throws {
    var conversation = try conversation()
    _ = conversation.say("add view mine")
    let told = conversation.say("lesson own.tsume")
    #expect(told.contains("Edges"))
    #expect(told.contains("A box has edges."))
    #expect(told.contains("task 1/2  Sixteen from the left, 100 wide."))
    #expect(told.contains("without remove"))
    #expect(told.contains("in 2 lines at most"))
    #expect(!told.contains("box.x == 16"), "the goals are not shown")
    #expect(conversation.say("expect view.subviews.count == 1").isEmpty)
    #expect(conversation.say("leave").contains("Back"))
    #expect(conversation.say("expect mine.superview == view").isEmpty)
  }

  @Test func aLessonSpeaksThePupilsLanguage() throws {
    var conversation = try conversation(.japanese)
    let told = conversation.say("lesson own.tsume")
    #expect(told.contains("左から 16、幅 100。"))
    #expect(!told.contains("Sixteen"))
  }

  /// A relation, a visual format, Swift, and other constraints with the same effect.
  @Test(arguments: [
    ["box.leading == view.leading + 16", "box.width == 100"],
    ["H:|-16-[box(100)]"],
    [
      "box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true; box.widthAnchor.constraint(equalToConstant: 100).isActive = true"
    ],
    ["box.trailing == view.leading + 116", "box.width == 100"],
    ["box.left == view.left + 16; box.right == view.left + 116"],
  ])
  func whateverBringsTheLayoutThereIsRight(_ lines: [String]) throws {
    var conversation = try pupil()
    let told = lines.map { conversation.say($0) }
    #expect(told.last?.contains("Well done.") == true)
    #expect(told.last?.contains("task 2/2") == true)
    #expect(told.dropLast().allSatisfy { !$0.contains("Well done.") })
  }

  @Test(arguments: [
    ("box.leading == view.leading + 16", "nothing fixes it"),
    ("H:|-16-[box(90)]", "box.width is 90; it should be 100"),
    ("box.width == 100", "it should be 16"),
  ])
  func whatIsMissingIsToldOnCheckAlone(_ line: String, _ words: String) throws {
    var conversation = try pupil()
    let told = conversation.say(line)
    #expect(!told.contains("Well done.") && !told.contains("not yet"))
    let check = conversation.say("check")
    #expect(check.contains("not yet") && check.contains(words))
  }

  @Test func whereTheLayoutIsInOrderWhatIsMissingIsToldOnce() throws {
    var conversation = try pupil()
    _ = conversation.say("V:|-40-[box(20)]")
    let told = conversation.say("H:|-16-[box(90)]")
    #expect(told.contains("not yet") && told.contains("box.width is 90; it should be 100"))
    #expect(!conversation.say("mark here").contains("not yet"))
    #expect(!conversation.say("box.alpha = 0.5").contains("not yet"))
  }

  @Test func whatATaskForbidsIsRefused() throws {
    var conversation = try pupil()
    #expect(conversation.say("remove box").contains("without remove"))
    #expect(conversation.say("expect box.superview == view").isEmpty)
    for line in ["box.height == 5", "box.leading == view.leading + 16"] {
      _ = conversation.say(line)
    }
    #expect(conversation.say("box.width == 100").contains("more lines than the task allows"))
    #expect(conversation.say("again").contains("task 1/2"))
    #expect(conversation.say("expect count 0").isEmpty)
    #expect(conversation.say("H:|-16-[box(100)]").contains("Well done."))
  }

  @Test func hintsComeOneByOneAndTheSolutionIsThere() throws {
    var conversation = try pupil()
    #expect(conversation.say("hint").contains("One."))
    #expect(conversation.say("hint").contains("Two."))
    let last = conversation.say("hint")
    #expect(last.contains("Two.") && last.contains("There are no more hints"))
    #expect(
      conversation.say("solution").contains("box.leading == view.leading + 16; box.width == 100"))
    let next = conversation.say("next")
    #expect(next.contains("not solved yet") && next.contains("task 2/2"))
    #expect(conversation.say("hint").contains("no hint"))
    #expect(conversation.say("title.top == view.top").contains("last task"))
    #expect(conversation.say("hint").contains("All tasks"))
  }

  @Test func theGoalIsDrawnUnderThePresentLayout() throws {
    var conversation = try pupil()
    let before = conversation.say("draw")
    _ = conversation.say("undo")
    _ = conversation.say("leave")
    #expect(before.contains("┄") || before.contains("┆"))
  }

  @Test(arguments: ["hint", "check", "solution", "next", "again", "leave"])
  func withoutALessonThereIsNothingToAsk(_ line: String) throws {
    var conversation = try conversation()
    #expect(conversation.say(line).contains("You are in no lesson."))
  }

  @Test func lessonsAreFoundByNameAndRememberedWhenSolved() throws {
    let files = MemoryFiles(["lessons/1-edges/1-first.tsume": Self.text])
    var surroundings = files.surroundings
    surroundings.list = {
      $0 == "lessons" ? ["1-edges/"] : $0 == "lessons/1-edges" ? ["1-first.tsume"] : []
    }
    surroundings.lessonsFolder = { "lessons" }
    let solved = MemoryFiles()
    surroundings.keepProgress = { solved["solved"] = $0.sorted().joined(separator: " ") }
    var conversation = try Conversation(files, surroundings: surroundings)
    #expect(conversation.say("lesson").contains("edges"))
    #expect(conversation.say("lesson frist").contains("first"))
    let first = conversation.say("lesson 1.1")
    #expect(first.contains("task 1/2") && first.contains("hint helps"), "\(first)")
    _ = conversation.say("next")
    #expect(
      solved["solved"] == "edges/first 1 last edges/first skipped edges/first 0",
      "how far it has come")
    #expect(conversation.say("title.top == view.top").contains("leave"))
    #expect(solved["solved"] == "edges/first")
  }

  @Test func aLessonThatWasLeftGoesOnWithItsNextTask() throws {
    let files = MemoryFiles(["lessons/1-edges/1-first.tsume": Self.text])
    var surroundings = files.surroundings
    surroundings.list = {
      $0 == "lessons" ? ["1-edges/"] : $0 == "lessons/1-edges" ? ["1-first.tsume"] : []
    }
    surroundings.lessonsFolder = { "lessons" }
    let kept = MemoryFiles()
    surroundings.keepProgress = { kept["kept"] = $0.sorted().joined(separator: "\n") }
    surroundings.progress = {
      Set((kept["kept"] ?? "").split(separator: "\n").map(String.init))
    }
    var first = try Conversation(files, surroundings: surroundings)
    _ = first.say("lesson 1.1")
    _ = first.say("H:|-16-[box(100)]")
    #expect(kept["kept"] == "edges/first 1\nlast edges/first")
    var second = try Conversation(files, surroundings: surroundings)
    #expect(second.say("lesson").contains("“Edges” is next: lesson edges/first"))
    let told = second.say("lesson edges/first")
    #expect(told.contains("goes on where you left it, with task 2, which begins anew"))
    #expect(told.contains("task 2/2") && !told.contains("task 1/2"))
    #expect(second.say("expect box.width == 100").isEmpty)
    #expect(second.say("back").contains("task 1/2"))
    _ = second.say("H:|-16-[box(100)]")
    _ = second.say("title.top == view.top")
    #expect(kept["kept"] == "edges/first")
    #expect(second.say("lesson 1").contains("task 1/2"), "one that is solved begins anew")
  }

  @Test func theLessonsOfAFolderAreListed() throws {
    let files = MemoryFiles(["mine/1-first.tsume": Self.text])
    var conversation = try Conversation(files)
    let list = conversation.say("lesson list mine")
    #expect(list.contains("Edges") && list.contains("mine/1-first.tsume"), "\(list)")
    for line in ["lesson mine 7", "lesson mine/second"] {
      #expect(conversation.say(line).contains("lesson list mine"), "\(line)")
    }
    #expect(conversation.say("lesson list nowhere").contains("A folder of lessons can be named"))
  }

  /// Progress that is kept as on a disk.
  private func remembering(_ files: MemoryFiles, shelf: String?) -> Surroundings {
    let kept = MemoryFiles()
    var surroundings = files.surroundings
    surroundings.lessonsFolder = { shelf }
    surroundings.keepProgress = { kept["kept"] = $0.sorted().joined(separator: "\n") }
    surroundings.progress = {
      Set((kept["kept"] ?? "").split(separator: "\n").map(String.init))
    }
    return surroundings
  }

  @Test func aLessonThatIsOpenedByItsPathGoesOnToo() throws {
    let files = MemoryFiles([
      "lessons/1-edges/1-first.tsume": Self.text, "elsewhere/mine.tsume": Self.text,
    ])
    let surroundings = remembering(files, shelf: "lessons")
    for (path, line) in [
      ("lessons/1-edges/1-first.tsume", "lesson"),
      ("elsewhere/mine.tsume", "lesson elsewhere/mine.tsume"),
    ] {
      var first = try Conversation(files, surroundings: surroundings)
      _ = first.say("lesson \(path)")
      _ = first.say("H:|-16-[box(100)]")
      #expect(first.session.lineThatGoesOn == line)
      var second = try Conversation(files, surroundings: surroundings)
      #expect(second.say("lesson \(path)").contains("with task 2"))
    }
  }

  @Test func theLessonThatWasLeftLastIsNext() throws {
    let files = MemoryFiles([
      "lessons/1-edges/1-first.tsume": Self.text, "lessons/1-edges/2-second.tsume": Self.text,
    ])
    let surroundings = remembering(files, shelf: "lessons")
    for name in ["second", "first", "second"] {
      var conversation = try Conversation(files, surroundings: surroundings)
      _ = conversation.say("lesson edges/\(name)")
      _ = conversation.say("back")
      _ = conversation.say("H:|-16-[box(100)]")
      #expect(conversation.say("lesson").contains("is next: lesson edges/\(name)"))
    }
  }

  @Test func withoutTheShelfEveryNameGetsThatReason() throws {
    let files = MemoryFiles()
    var conversation = try Conversation(files, surroundings: remembering(files, shelf: nil))
    for line in ["lesson", "lesson 2", "lesson torutsume"] {
      #expect(conversation.say(line).contains("are not beside this program"), "\(line)")
    }
    let refusal = conversation.say("lesson no/such.tsume")
    #expect(refusal.contains("no lesson or course") && refusal.contains("lists the courses"))
  }

  @Test func afterTheLastTaskAgainBeginsThatOne() throws {
    var conversation = try pupil()
    _ = conversation.say("H:|-16-[box(100)]")
    #expect(conversation.say("title.top == view.top").contains("last task"))
    #expect(conversation.say("again").contains("task 2/2"))
    #expect(conversation.say("check").contains("not yet"))
    #expect(conversation.say("title.top == view.top").contains("last task"))
  }

  @Test(arguments: [
    ("not box.isHidden", "box.isHidden is true now; it should be false", "hide box"),
    (
      "ambiguous box.y", "something fixes box.y; nothing should",
      "box.top == view.top; box.leading == view.leading + 16"
    ),
  ])
  func whatIsToBeUndoneIsToldAsWhatToDo(
    _ goal: String, _ words: String, _ line: String
  ) throws {
    let text = Self.text.replacing("goal expect box.width == 100", with: "goal expect \(goal)")
      .replacing("add view box", with: "add view box\n\(line)")
    var conversation = try Conversation(MemoryFiles(["own.tsume": text]))
    _ = conversation.say("lesson own.tsume")
    let said = conversation.say("check")
    #expect(said.contains(words), "\(said)")
  }

  @Test func drawSaysWhatTheTaskWants() throws {
    var conversation = try pupil()
    #expect(conversation.say("draw").contains("wanted: box x 16, width 100"))
    _ = conversation.say("next")
    #expect(conversation.say("draw").contains("title"))
  }

  @Test func whatIsForbiddenMayBeAskedAbout() throws {
    var conversation = try pupil()
    #expect(conversation.say("help remove").contains("remove"))
    #expect(!conversation.say("help remove").contains("refused"))
    #expect(conversation.say("remove box").contains("without remove"))
    #expect(conversation.say("expect box.superview == view").isEmpty)
  }

  // MARK: Proof

  private func failures(of text: String) -> [SessionCheck.Failure] {
    SessionCheck(text, path: "own.tsume", surroundings: .none).failures
  }

  @Test func oneLanguageWillDoAndIsTold() throws {
    let text = Self.text.replacing(#/ ja "[^"]*"/#, with: "")
    let check = SessionCheck(text, path: "own.tsume", surroundings: .none)
    #expect(check.failures.isEmpty)
    let notice = try #require(check.notices.first)
    #expect(check.notices.count == 1 && notice.line == 1)
    #expect(notice.words.english.string.hasPrefix("7 texts from here on without Japanese"))
    var conversation = try Conversation(
      MemoryFiles(["own.tsume": text]), language: .japanese)
    #expect(conversation.say("lesson own.tsume").contains("Sixteen from the left"))
  }

  @Test func aLineThatIsRefusedIsToldWholeAndEndsTheProof() throws {
    let text = Self.text.replacing("add view box", with: "add image box")
    let found = failures(of: text)
    let failure = try #require(found.first)
    #expect(found.count == 1 && failure.line == 3)
    let explanation = PlainRenderer().lines(
      of: failure.explanation, on: Page.standard(.english))
    #expect(explanation.contains { $0.contains("Did you mean imageView?") }, "\(explanation)")
    var conversation = try Conversation(MemoryFiles(["own.tsume": text]))
    #expect(conversation.say("lesson own.tsume").contains("imageView?"))
  }

  @Test func aWordThatIsNearlyOneOfALessonIsNamed() {
    let found = failures(of: Self.text.replacing("goal expect box.x", with: "gaol expect box.x"))
    #expect(found.count == 1 && found.first?.line == 5)
    #expect(found.first?.mismatch.found.english.string.contains("did you mean goal?") == true)
  }

  @Test func aLessonWithoutItsTitleIsToldSo() {
    let found = failures(of: Self.text.replacing("lesson en \"Edges\" ja \"端\"\n", with: ""))
      .map(\.mismatch.found.english.string)
    #expect(found.count == 1 && found[0].hasPrefix("a lesson begins with"), "\(found)")
  }

  @Test func aGoalThatFailsSaysWhenItWasAsked() {
    let text = Self.text.replacing("; box.width == 100\n", with: "\n")
      .replacing("keep expect no conflict", with: "keep expect no conflict\n  elsewhere rotate")
    let found = failures(of: text).map(\.mismatch.found.english.string)
    #expect(found.contains { $0.hasPrefix("after its solution: ~0") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("after its solution, then rotate: ") }, "\(found)")
    let idle = failures(
      of: Self.text.replacing("goal expect box.width == 100", with: "goal expect no conflict"))
    #expect(idle.first?.mismatch.found.english.string.contains("written with keep") == true)
  }

  // MARK: Several tasks by one line

  @Test(arguments: [
    ["box.leading == view.leading + 16; box.width == 100; box.top == view.top"],
    ["box.top == view.top", "H:|-16-[box(100)]"],
  ])
  func whatSolvesTheNextTaskAsWellSolvesIt(_ lines: [String]) throws {
    let text = Self.text.replacing("add label title \"Hello\"\n", with: "")
      .replacing("title.top", with: "box.top").replacing("title.y", with: "box.y")
    var conversation = try Conversation(MemoryFiles(["own.tsume": text]))
    _ = conversation.say("lesson own.tsume")
    let told = lines.map { conversation.say($0) }.last ?? ""
    #expect(told.contains("Well done."))
    #expect(told.contains("solves this task as well"), "\(told)")
    #expect(conversation.session.lesson?.present == nil)
  }

  @Test func aLessonThatTeachesIsProved() {
    let check = SessionCheck(Self.text, path: "own.tsume", surroundings: .none)
    #expect(check.failures.isEmpty)
    #expect(check.checked == 5)
    let elsewhere = Self.text.replacing(
      "keep expect no conflict", with: "keep expect no conflict\n  elsewhere rotate")
    #expect(failures(of: elsewhere).isEmpty)
  }

  /// Each of these makes one thing of the lesson wrong.
  @Test(arguments: [
    ("; box.width == 100\n", "; box.width == 90\n"),
    ("goal expect box.x == 16", "goal expect box.x == 17"),
    ("goal expect box.width == 100", "goal expect no conflict"),
    ("keep expect no conflict", "keep expect box.x == 3"),
    ("forbid remove", "forbid leading"), ("forbid more than 2 lines", "forbid a b"),
    ("en \"One.\" ja \"一。\"", ""), ("lesson en \"Edges\" ja \"端\"", "lesson Edges"),
    ("  solution title.top == view.top", ""),
    ("  goal expect title.top == view.top\n  goal expect unambiguous title.y\n", ""),
    ("add view box", "add veiw box"), ("task en", "tsak en"),
  ])
  func aLessonThatIsWrongSomewhereFails(_ change: (String, String)) {
    let broken = Self.text.replacing(change.0, with: change.1)
    #expect(broken != Self.text)
    #expect(!failures(of: broken).isEmpty)
  }
}
