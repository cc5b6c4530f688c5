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

  @Test func anAnswerThatIsCalledAsALessonAnswersThatOne() {
    let lessons = ["mine/01-left.tsume", "mine/02-hide.tsume"]
    func answered(by file: String) -> [String] {
      lessons.filter { LessonMarking.isAnswer(file, to: $0, of: lessons) }
    }
    #expect(answered(by: "hanako/left.swift") == ["mine/01-left.tsume"])
    #expect(answered(by: "hanako/02-hide.tsume") == ["mine/02-hide.tsume"])
    #expect(answered(by: "hanako.tsume") == lessons)
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

  /// One line for both tasks, in either order.
  @Test(arguments: [
    "box.left == view.left + 16; other.top == view.top\n",
    "other.top == view.top\nbox.left == view.left + 16\n",
  ])
  func aRightLayoutIsRightInAnyOrder(_ answer: String) throws {
    let lesson = Self.lesson.replacing("add view box", with: "add view box\nadd view other")
      .replacing("add label title \"Hello\"\n", with: "")
      .replacing("title.top", with: "other.top")
    let files = MemoryFiles(["own.tsume": lesson])
    let marking = try LessonMarking(
      of: answer, for: "own.tsume", in: .english, files.surroundings)
    #expect(marking.results == [.solved, .solved])
  }

  private static let controller = """
    import UIKit
    class Screen: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      }
    }
    """

  @Test(arguments: ["10-jon.swift", "10-jon.tsume"])
  func codeCountsByWhatItLaysOut(_ path: String) throws {
    let files = MemoryFiles(["own.tsume": Self.lesson])
    func results(_ code: String) throws -> [LessonMarking.Result] {
      try LessonMarking(of: code, at: path, for: "own.tsume", in: .english, files.surroundings)
        .results
    }
    let right = try results(Self.controller)
    #expect(right.first == .solved, "\(right)")
    let wrong = try results(Self.controller.replacing("16", with: "17"))
    guard case .open(let missing)? = wrong.first else {
      Issue.record("\(wrong)")
      return
    }
    #expect(missing.first?.english.string == "box.x is 17; it should be 16")
  }

  @Test func codeMayNotDoWhatATaskForbids() throws {
    let files = MemoryFiles(["own.tsume": Self.lesson.replacing("remove", with: "leadingAnchor")])
    let marking = try LessonMarking(
      of: Self.controller, at: "a.swift", for: "own.tsume", in: .english, files.surroundings)
    #expect(marking.results.first != .solved)
    #expect(marking.refusals.map(\.line) == [1])
  }

  @Test func anAnswerIsCutOffSoon() throws {
    let marking = try mark(String(repeating: "1 + 1\n", count: 2_000))
    #expect(marking.refusals.map(\.line) == [201])
  }

  @Test func aRefusedLineSaysWhy() throws {
    let marking = try mark("box.leading = view.leading\n")
    #expect(marking.refusals.first?.reason.english.string.contains("==") == true)
  }

  @Test func aFolderIsAllItsLessons() throws {
    let files = MemoryFiles([
      "course/1-a.tsume": Self.lesson, "course/2-b.tsume": Self.lesson, "course/note.txt": "x",
    ])
    let names = LessonMarking.lessons(named: "course", files.surroundings)
    #expect(names == ["course/1-a.tsume", "course/2-b.tsume"])
    #expect(LessonMarking.lessons(named: "course/1-a.tsume", files.surroundings).count == 1)
  }

  @Test func aLessonThatIsNotThereIsSaidSo() {
    #expect(throws: LessonMarking.NoLesson.self) {
      try LessonMarking(of: "", for: "nowhere", in: .english, MemoryFiles().surroundings)
    }
  }
}
