import Prose
import TestSupport
import Testing

@testable import Console

/// Every lesson that comes with Tsume: that each of its lines counts, and that it can be read.
@Suite struct ShippedLessonTests {
  @Test func theElevenCoursesAreThere() {
    #expect(ShippedLesson.all.count >= 70)
    #expect(Set(ShippedLesson.all.map { $0.key.prefix { $0 != "/" } }).count == 11)
    #expect(ShippedLesson.all.count { $0.key.hasPrefix("clinic/") } == 25)
  }

  /// Each line costs a whole proof of its lesson: every sixth lesson is gone through, and all of them in
  /// the long tests. `tsume check` proves every lesson as it stands.
  private static let proved = ShippedLesson.all.enumerated()
    .filter { LongTests.areWanted || $0.offset % 6 == 0 }.map(\.element)

  private func failures(_ lesson: ShippedLesson, _ lines: [String]) -> [SessionCheck.Failure] {
    SessionCheck(
      lines.joined(separator: "\n"), path: lesson.file.path,
      surroundings: ShippedLesson.surroundings
    ).failures
  }

  /// The places of the lines that begin with a word.
  private func places(of words: Set<String>, in lesson: ShippedLesson) -> [Int] {
    lesson.file.lines.indices.filter {
      words.contains(lesson.file.lines[$0].trimmed.firstWord)
        && lesson.file.lines[$0].hasPrefix("  ")
    }
  }

  @Test(arguments: proved)
  func withoutAnyLineOfItsSolutionATaskStaysOpen(_ lesson: ShippedLesson) {
    for place in places(of: ["solution"], in: lesson) {
      var lines = lesson.file.lines
      lines[place] = "#"
      #expect(!failures(lesson, lines).isEmpty, "idle: \(lesson.file.lines[place])")
    }
  }

  /// A goal or something to keep that says the contrary is seen where it stands.
  @Test(arguments: proved)
  func aGoalThatIsTurnedRoundIsSeen(_ lesson: ShippedLesson) {
    for place in places(of: ["goal", "keep"], in: lesson) {
      var lines = lesson.file.lines
      lines[place] = contrary(of: lines[place])
      let seen = failures(lesson, lines).contains { $0.line == place + 1 }
      #expect(seen, "not seen: \(lines[place])")
    }
  }

  /// A goal that held all along would be something to keep.
  @Test(arguments: proved)
  func noGoalHoldsBeforeItsSolution(_ lesson: ShippedLesson) {
    for place in places(of: ["goal"], in: lesson) {
      var lines = lesson.file.lines
      lines.insert(lines[place].replacing("goal", with: "keep", maxReplacements: 1), at: place)
      let seen = failures(lesson, lines).contains { $0.line == place + 1 }
      #expect(seen, "holds before: \(lesson.file.lines[place])")
    }
  }

  private func contrary(of line: String) -> String {
    let turns = [
      ("expect no conflict", "expect conflict"), ("expect unambiguous", "expect ambiguous"),
      ("expect ambiguous", "expect unambiguous"), ("expect uncovered", "expect covered"),
      ("expect covered border by crown", "expect uncovered border"),
      ("expect count ", "expect count 1"),
      ("expect painted sign border", "expect painted border sign"),
    ]
    for (words, others) in turns where line.contains(words) {
      return line.replacing(words, with: others)
    }
    return line.replacing("expect ", with: "expect not (") + ")"
  }

  // MARK: Reading

  /// What fits on a screen of 24 rows between the line that was typed and the next prompt.
  private static let mostRows = 22

  /// In every run some lessons in English and some in Japanese, in long runs each in both.
  private static let read: [(ShippedLesson, Language)] = LongTests.sample(
    of: ShippedLesson.all.flatMap { lesson in Language.allCases.map { (lesson, $0) } }, every: 5)

  @Test(arguments: read)
  func everyScreenOfALessonIsSeenWhole(_ lesson: ShippedLesson, _ language: Language) throws {
    var (pupil, told) = try lesson.pupil(language)
    func see(_ text: String, after line: String) {
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(rows <= Self.mostRows, "\(line) says \(rows) rows")
    }
    see(told, after: "lesson")
    for (number, task) in lesson.lesson.tasks.enumerated() {
      #expect(pupil.session.lesson?.task == number)
      for line in ["check", "solution"] + task.hints.map({ _ in "hint" }) {
        see(pupil.say(line), after: line)
      }
      for entry in task.solution {
        let line = pupil.session.written(entry).line
        let answer = entry.isPaste ? pupil.paste(line) : pupil.say(line)
        see(answer, after: entry.line)
      }
    }
    #expect(pupil.session.lesson?.present == nil, "the solutions bring it to its end")
  }

  @Test(arguments: ShippedLesson.all, Language.allCases)
  func noLessonTakesMoreThanFiveMinutes(_ lesson: ShippedLesson, _ language: Language) {
    #expect(lesson.lesson.minutes(in: language) <= 5)
  }
}
