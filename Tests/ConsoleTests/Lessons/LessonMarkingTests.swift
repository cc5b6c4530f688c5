import Console
import Prose
import Testing

/// What a teacher is told of saved answers.
@Suite struct LessonMarkingTests {
  private static let lesson = """
    lesson en "Edges" ja "端"
    add view box
    task en "Sixteen from the left." ja "左から 16。"
      goal expect box.x == 16
      forbid remove
      solution box.leading == view.leading + 16
    add label title "Hello"
    task en "The title at the top." ja "title を上に。"
      goal expect title.top == view.top
      solution title.top == view.top
    """

  private func mark(_ answer: String, language: Language = .english) throws -> LessonMarking {
    let files = MemoryFiles(["own.tsume": Self.lesson])
    return try LessonMarking(of: answer, for: "own.tsume", in: language, files.surroundings)
  }

  @Test func aSavedAnswerHasTheLessonsOwnLinesInIt() throws {
    let marking = try mark(
      "add view box\nH:|-16-[box]\nadd label title \"Hello\"\ntitle.top == view.top\n")
    #expect(marking.results == [.solved, .solved])
    #expect(marking.isSolved)
    #expect(marking.refusals.isEmpty)
  }

  @Test func onlyThePupilsLinesWillDo() throws {
    #expect(try mark("box.left == view.left + 16\ntitle.top == view.top\n").isSolved)
  }

  @Test func whatIsOpenIsToldInTheTermsOfItsGoals() throws {
    let marking = try mark("add view box\nbox.leading == view.leading + 8\n")
    guard case .open(let missing) = marking.results[0] else {
      Issue.record("\(marking.results)")
      return
    }
    #expect(missing.first?.text(in: .english).string == "box.x is 8; it should be 16")
    #expect(marking.results[1] == .notReached)
    #expect(!marking.isSolved)
  }

  @Test func whatTheTaskForbidsIsNotCarriedOut() throws {
    let marking = try mark("remove box\nbox.leading == view.leading + 16\n")
    #expect(marking.refusals.map(\.line) == [1])
    #expect(marking.results[0] == .solved)
  }

  @Test func aLessonThatIsNotThereIsSaidSo() {
    #expect(throws: LessonMarking.NoLesson.self) {
      try LessonMarking(of: "", for: "nowhere", in: .english, MemoryFiles().surroundings)
    }
  }
}
