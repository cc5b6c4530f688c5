import Console
import Prose
import Testing

/// `check`: what a session file says of itself is held against what happens.
@Suite struct SessionCheckTests {
  private func check(_ text: String) -> SessionCheck {
    SessionCheck(text, path: "x.tsume", surroundings: .none)
  }

  @Test func aFileThatChecksNothingFails() {
    #expect(check("add view a\n").failures.count == 1)
  }

  @Test func aRefusedLineFailsUnlessItIsExpected() {
    #expect(!check("b.width == 1\nexpect view.width == 393\n").passed)
    #expect(check("b.width == 1\nexpect refused \"b\"\n").passed)
    let told = "b.width == 1\nsay en \"No.\" ja \"いいえ\"\nexpect count 0\nexpect refused\n"
    #expect(check(told).passed)
  }

  @Test func aFailureNamesTheLineAndBothValues() {
    let failures = check("# a comment\n\nadd view a\na.width == 10\nexpect a.width == 11\n")
      .failures
    #expect(failures.map(\.line) == [5])
    #expect(failures.first?.mismatch == Mismatch(expected: "11", found: "10"))
  }

  @Test func aRefusalIsToldInOneLine() {
    let failures = check("expect c9.constant == 1\n").failures
    #expect(
      failures.first?.mismatch
        == Mismatch(
          expected: Phrase(en: "accepted", ja: "受け付けられること"),
          found: "refused Nothing is called c9."))
  }

  @Test func outputLinesMustBeWhole() {
    let right = "1 + 2\n| 3\n"
    #expect(check(right).passed)
    #expect(!check("1 + 2\n| 4\n").passed)
    #expect(!check("1 + 2\n| 3\n| 4\n").passed)
    #expect(!check("title\n1 + 2\n|\n").passed)
  }

  @Test func updatingRewritesOutputLinesAndNothingElse() {
    let text = "# first\n1 + 2\n| 4\n| 5\n\nexpect view.width == 393\n2 + 2\n"
    #expect(check(text).updated == "# first\n1 + 2\n| 3\n\nexpect view.width == 393\n2 + 2\n")
  }

  @Test func aFileChoosesItsLanguage() {
    let text = "language ja\nadd view a\nb.width == 1\nexpect refused \"見つかり\"\n"
    let english = "add view a\nb.width == 1\nexpect refused \"Nothing\"\n"
    #expect(check(english).passed)
    #expect(
      check(text).failures.map(\.mismatch.found.english.string).allSatisfy { $0 != "accepted" })
  }

  @Test func aPasteIsOneStep() {
    let text = "paste\nadd view a\na.width == 10\n.\nexpect a.width == 10\nundo\nexpect count 0\n"
    #expect(check(text).passed)
    #expect(!check("paste\nadd view a\nexpect a.width == 10\n").passed)
  }

  @Test func aRefusalIsExpectedByTheLinesRightBehindIt() {
    #expect(check("a.top == 1\nexpect 1 == 1\nsay en \"x\" ja \"y\"\nexpect refused\n").passed)
    #expect(!check("a.top == 1\nadd view b\nexpect refused\n").passed)
    #expect(!check("a.top == 1\nexpect 1 == 1\n").passed)
  }
}
