import Prose
import Testing

@testable import Console

/// Ways through a lesson that are not its own: goals elsewhere, constraints by what they say, and the way out
/// where none leads on.
@Suite struct LessonWayTests {
  private static let text = """
    lesson en "Halves" ja "半分"
    add view box
    box.top == view.top; box.height == 40
    task en "Let box be half as wide as view, at its left edge." ja "box を view の半分の幅で左端に。"
      goal expect box.width == 0.5*view.width
      goal expect box.leading == view.leading
      elsewhere rotate
      forbid more than 2 lines
      solution box.leading == view.leading
      solution box.width == 0.5*view.width
    task en "Now box is to be a third as wide." ja "次は 3 分の 1 です。"
      goal expect box.width == view.width/3
      goal try rotate; expect box.width == 284
      keep expect no conflict
      hint en "remove {{box.width == 0.5*view.width}} first." ja "先に remove {{box.width == 0.5*view.width}} です。"
      solution remove {{box.width == 0.5*view.width}}
      solution box.width == 1/3*view.width
    """

  private func pupil() throws -> Conversation {
    var conversation = try Conversation(MemoryFiles(["own.tsume": Self.text]))
    _ = conversation.say("lesson own.tsume")
    return conversation
  }

  @Test func theLessonIsProved() {
    let check = SessionCheck(Self.text, path: "own.tsume", surroundings: .none)
    #expect(check.failures.isEmpty, "\(check.failures)")
  }

  /// A lesson may be a stranger's: what its lines say is not done to the files of whoever learns or marks.
  @Test func aLessonWritesNoFile() throws {
    let text = Self.text
      .replacing("add view box\n", with: "add view box\nsave body\n")
      .replacing(
        "  elsewhere rotate\n",
        with: "  elsewhere rotate\n  elsewhere export svg there\n"
          + "  goal try save tried; expect 1 == 1\n  solution save solved\n")
    let files = MemoryFiles(["own.tsume": text])
    var pupil = try Conversation(files)
    pupil.session.isAtPrompt = true
    pupil.session.allowsWrites = true
    for line in ["lesson own.tsume", "box.leading == view.leading", "check", "solution", "next"] {
      _ = pupil.say(line)
    }
    let answer = "box.leading == view.leading\nsave marked\n"
    _ = try LessonMarking(of: answer, for: "own.tsume", in: .english, files.surroundings)
    for name in ["tried.tsume", "solved.tsume", "there.svg", "marked.tsume"] {
      #expect(files[name] == nil, "\(name)")
    }
    var other = try Conversation(files)
    _ = other.say("lesson own.tsume")
    #expect(files["body.tsume"] == nil)
  }

  @Test func aGoalThatTriesNothingIsNone() {
    let text = Self.text.replacing("goal try rotate; expect", with: "goal try ; expect")
    let check = SessionCheck(text, path: "own.tsume", surroundings: .none)
    #expect(!check.failures.isEmpty)
  }

  @Test func aNumberThatFitsOneScreenIsRefused() throws {
    var pupil = try pupil()
    _ = pupil.say("box.leading == view.leading")
    #expect(!pupil.say("box.width == 196.5").contains("task 2/2"))
    #expect(
      pupil.say("check").contains("if rotate came next: box.width is 196.5; it should be 426"))
  }

  @Test func whatWasUndoneDoesNotCountAsALine() throws {
    var pupil = try pupil()
    _ = pupil.say("box.width == 0.5*view.width")
    _ = pupil.say("box.leading == view.leading + 8")
    _ = pupil.say("undo")
    #expect(pupil.say("box.leading == view.leading").contains("task 2/2"))
  }

  @Test func aConstraintIsNamedAsItIsInThePupilsLayout() throws {
    for (first, handle) in [
      (["box.leading == view.leading", "box.width == 0.5*view.width"], "c4"),
      (["box.width == 0.5*view.width as half", "box.leading == view.leading"], "half"),
    ] {
      var pupil = try pupil()
      for line in first { _ = pupil.say(line) }
      #expect(pupil.say("solution").contains("remove \(handle)"), "\(first)")
      #expect(pupil.say("hint").contains("remove \(handle) first"))
      _ = pupil.say("remove \(handle)")
      #expect(pupil.say("box.width == 1/3*view.width").contains("last task"))
    }
  }

  @Test func undoBeyondTheTaskIsSaid() throws {
    var pupil = try pupil()
    _ = pupil.say("box.leading == view.leading")
    _ = pupil.say("box.width == 0.5*view.width")
    #expect(pupil.say("undo").contains("takes back what solved task 1"))
    #expect(!pupil.say("undo").contains("takes back"))
  }

  @Test func whatIsInTheWayIsSaid() throws {
    var pupil = try pupil()
    _ = pupil.say("box.width == 100")
    #expect(pupil.say("check").contains("First take your last line back: undo."))
    #expect(pupil.say("solution").contains("begins the task anew.\nsolution\nagain\nbox.leading"))
    #expect(pupil.say("again").contains("task 1/2"))
    #expect(!pupil.say("solution").contains("again"))
  }

  /// So many lines, and no more, are to be taken back; the advice does what it says.
  @Test func theLinesInTheWayAreCounted() throws {
    var pupil = try pupil()
    for line in ["box.leading == view.leading", "box.width == 100", "box.backgroundColor = .red"] {
      _ = pupil.say(line)
    }
    #expect(pupil.say("check").contains("First take your last 2 lines back: undo 2."))
    _ = pupil.say("undo 2")
    #expect(!pupil.say("check").contains("First take"))
  }

  @Test func whatTheLessonLaidOutIsNotUndone() throws {
    var pupil = try pupil()
    for line in ["undo", "goto 0", "undo 2", "goto 1"] {
      #expect(pupil.refusal(of: line).contains("is the lesson's, and stays"), "\(line)")
    }
    _ = pupil.say("box.leading == view.leading + 8")
    #expect(!pupil.say("undo").contains("refused"))
    #expect(pupil.refusal(of: "undo").contains("again begins the task anew"))
  }

  @Test func whatWasUndoneBehindTheTaskComesBackByRedo() throws {
    var pupil = try pupil()
    _ = pupil.say("box.leading == view.leading")
    _ = pupil.say("box.width == 0.5*view.width")
    _ = pupil.say("undo")
    let said = pupil.say("check")
    #expect(said.contains("redo brings it back") && !said.contains("undo"), "\(said)")
    _ = pupil.say("redo")
    #expect(!pupil.say("check").contains("redo"))
  }

  @Test func whereTheEarlierWayLeadsNowhereTheLessonsOwnLayoutIsTheWayOut() throws {
    var pupil = try pupil()
    _ = pupil.say("box.leading == view.leading")
    #expect(pupil.say("box.trailing == view.centerX").contains("task 2/2"))
    #expect(pupil.say("check").contains("leaves no way on that"))
    #expect(pupil.say("solution").contains("remove c4"))
    #expect(pupil.say("again").contains("in the lesson's own way"))
    _ = pupil.say("remove c4")
    #expect(pupil.say("box.width == 1/3*view.width").contains("last task"))
  }

  @Test func nextGoesOnFromThereToo() throws {
    var pupil = try pupil()
    _ = pupil.say("box.leading == view.leading; box.trailing == view.centerX")
    let told = pupil.say("next")
    #expect(told.contains("not solved yet") && told.contains("last task"))
    #expect(pupil.say("expect no conflict").isEmpty)
    #expect(pupil.say("expect box.width == view.width/3").isEmpty)
  }

  @Test func inALessonTheViewsAreNamed() throws {
    var pupil = try pupil()
    #expect(pupil.say("label.leading == view.leading").contains("The views here are called box"))
    #expect(pupil.say("V:|-8-[label]").contains("The views here are called box"))
    _ = pupil.say("leave")
    #expect(pupil.say("label.leading == view.leading").contains("add label label"))
  }

  @Test func inALessonAValueWithoutItsDotIsStillKnown() throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    _ = conversation.say("lesson stacks-and-scrolling/distributions")
    #expect(conversation.say("row.distribution = fillEqually").contains("mean .fillEqually?"))
    let told = conversation.say("four.width == 8").split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains("called row, one, two and three"), "\(told)")
  }

  @Test(arguments: ["トルツメ", "closing up", "Closing", "torutsume", "3", "closing up: トルツメ"])
  func aCourseIsFoundByItsTitle(_ words: String) throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    #expect(conversation.say("lesson \(words)").contains("Hiding keeps the space"), "\(words)")
    #expect(conversation.say("lesson list \(words)").contains("3.1"), "\(words)")
  }

  @Test(arguments: ["equal widths", "Equal Widths", "同じ幅", "two-per-axis/equal-widths"])
  func aLessonIsFoundByItsTitle(_ words: String) throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    #expect(conversation.say("lesson \(words)").contains("lesson    Equal widths"), "\(words)")
  }

  @Test func whatMoreThanOneTitleHasIsAskedBack() throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    let told = conversation.say("lesson image")
    #expect(told.contains("Did you mean lesson content-sizes/images?"), "\(told)")
    #expect(told.contains("lesson torutsume/image-nil"))
  }

  @Test(arguments: [
    ("conflict", "Reading a conflict"), ("conflicts", "Reading a conflict"), ("999", "999"),
    ("torutsume 2", "Removing alone"), ("torutsume/2", "Removing alone"),
  ])
  func aCourseComesBeforeLessonsWithThatWord(_ words: String, _ title: String) throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    #expect(conversation.say("lesson \(words)").contains("lesson    \(title)"), "\(words)")
  }

  /// Which lesson is meant is guessed from no part of a title.
  @Test(arguments: [
    ("0", "numbered 1 to 11"), ("99", "numbered 1 to 11"),
    ("torutsume/99", "lesson list torutsume"),
    ("leave", "Did you mean lesson clinic/removal-leaves-ambiguity?"),
  ])
  func whatNoTitleBeginsWithStartsNothing(_ words: String, _ hint: String) throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    let told = conversation.say("lesson \(words)")
    #expect(told.contains(hint) && !conversation.session.isInLesson, "\(told)")
  }

  /// A praise that speaks of the stored solution is told as that after another way.
  @Test func thePraiseNamesTheWayItSpeaksOf() throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    _ = conversation.say("lesson torutsume/constant-0")
    let alike = conversation.say("lower.constant = 0")
    #expect(alike.contains("solved") && !alike.contains("the lesson's way"), "\(alike)")
    let half = "box.width == 0.5*view.width"
    let loose = Self.text.replacing("  goal expect \(half)\n", with: "")
      .replacing(
        "  solution \(half)\n", with: "  solution \(half)\n  praise en \"Half.\" ja \"半分。\"\n")
    var other = try Conversation(MemoryFiles(["own.tsume": loose]))
    _ = other.say("lesson own.tsume")
    _ = other.say("box.width == 20")
    let told = other.say("box.leading == view.leading").split { $0.isWhitespace }
      .joined(separator: " ")
    #expect(
      told.contains(
        "not in the lesson's way, box.leading == view.leading; \(half), of which it says: Half."),
      "\(told)")
  }

  @Test func aViewThatTheTaskNeedsIsNotHiddenForIt() throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    _ = conversation.say("lesson torutsume/hiding-keeps-the-space")
    _ = conversation.say("hide button")
    #expect(!conversation.say("hide label").contains("solved"))
    let told = conversation.say("check")
    #expect(told.contains("button is no longer to be seen"), "\(told)")
    #expect(told.contains("Hide the label, and watch the button."), "the task is told again")
    #expect(conversation.say("show button").contains("solved"))
  }

  /// Numbers of a layout that a conflict left are told as such.
  @Test func aConflictIsToldBeforeWhatIsMissed() throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    _ = conversation.say("lesson stacks-and-scrolling/distributions")
    for line in [
      "one.width == 100", "two.width == one.width", "three.width == one.width",
    ] {
      _ = conversation.say(line)
    }
    let told = conversation.say("check").split { $0.isWhitespace }.joined(separator: " ")
    #expect(told.contains("a conflict is there: what follows is the layout without c6"), "\(told)")
    #expect(told.contains("(three.width)"), "\(told)")
  }

  @Test func theEndOfACourseIsSaid() throws {
    var conversation = try Conversation(surroundings: ShippedLesson.surroundings)
    _ = conversation.say("lesson equal spacing")
    let told = conversation.say("next")
    #expect(told.contains("the last lesson of “Two per axis”"), "\(told)")
    #expect(told.contains("“Content sizes” follows"))
  }

  @Test func forgettingAsksFirst() throws {
    let kept = MemoryFiles()
    var surroundings = ShippedLesson.surroundings
    surroundings.progress = { ["a/b"] }
    surroundings.keepProgress = { kept["kept"] = "\($0.count)" }
    var conversation = try Conversation(surroundings: surroundings)
    conversation.session.isAtPrompt = true
    #expect(conversation.say("lesson forget").contains("yes or no"))
    #expect(conversation.say("no").contains("Nothing was forgotten"))
    #expect(kept["kept"] == nil)
    _ = conversation.say("lesson forget")
    #expect(conversation.say("yes").contains("No lesson counts as solved"))
    #expect(kept["kept"] == "0")
  }
}
