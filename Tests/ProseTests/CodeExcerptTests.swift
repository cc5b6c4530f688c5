import Prose
import Testing

struct CodeExcerptTests {
  private func expectExcerpt(
    _ source: String, marking word: String, columns: Int = 40, prints expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let range = source.firstRange(of: word) else {
      Issue.record("\(word) is not in the source", sourceLocation: sourceLocation)
      return
    }
    expectPage(
      [.excerpt(Report.CodeExcerpt(source, marking: range))], columns: columns, prints: expected,
      sourceLocation: sourceLocation)
  }

  @Test func theCaretStandsUnderTheMark() {
    expectExcerpt(
      "titel.leading == 16", marking: "titel",
      prints: """
                  titel.leading == 16
                  ^~~~~
        """)
    expectExcerpt(
      "a + b", marking: "+",
      prints: """
                  a + b
                    ^
        """)
  }

  @Test func wideCharactersTakeTwoCells() {
    expectExcerpt(
      "写真.幅 == 幅の値", marking: "幅の",
      prints: """
                  写真.幅 == 幅の値
                             ^~~~
        """)
  }

  @Test func controlCharactersAreShown() {
    expectExcerpt(
      "a\tb\u{1B}[31mc", marking: "\u{1B}",
      prints: """
                  a\\tb\\u{1b}[31mc
                      ^~~~~~
        """)
  }

  @Test func anEmptyMarkIsACaretBetween() {
    expectPage(
      [.excerpt(Report.CodeExcerpt("a ==", marking: 4..<4))],
      prints: """
                  a ==
                      ^
        """)
    expectPage(
      [.excerpt(Report.CodeExcerpt("", marking: 0..<0))],
      prints: """

                  ^
        """)
  }

  @Test func aMarkBeyondTheSourceIsItsEnd() {
    #expect(Report.CodeExcerpt("abc", marking: 7..<9).marked == 3..<3)
    #expect(Report.CodeExcerpt("abc", marking: -2..<9).marked == 0..<3)
  }

  @Test func longSourceIsCutAroundTheMark() {
    let left = String(repeating: "l", count: 100)
    let right = String(repeating: "r", count: 100)
    expectExcerpt(
      left + "MARK" + right, marking: "MARK",
      prints: """
                  …lllllllllMARKrrrrrrrrrrrrrrr…
                            ^~~~
        """)
    expectExcerpt(
      left + "MARK", marking: "MARK",
      prints: """
                  …lllllllllllllllllllllllllMARK
                                            ^~~~
        """)
    expectExcerpt(
      "MARK" + right, marking: "MARK",
      prints: """
                  MARKrrrrrrrrrrrrrrrrrrrrrrrrr…
                  ^~~~
        """)
  }

  @Test func aMarkLongerThanThePageIsCut() {
    expectExcerpt(
      "a" + String(repeating: "写", count: 100) + "b", marking: String(repeating: "写", count: 100),
      prints: """
                  a写写写写写写写写写写写写写写…
                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """)
  }

  @Test func theCaretBehindALongLineIsOnThePage() {
    let source = String(repeating: "a", count: 100)
    expectPage(
      [.excerpt(Report.CodeExcerpt(source, marking: 100..<100))], columns: 40,
      prints: """
                  …aaaaaaaaaaaaaaaaaaaaaaaaaaaa
                                               ^
        """)
  }

  /// Marks over a letter take no cells, and no end of them is printed.
  @Test func whatTakesNoRoomIsCutAsWell() {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let page = Page(language: .english, columns: 40, drawing: .unicode)
    let report: Report = [
      .excerpt(Report.CodeExcerpt("a\(marks)b c", marking: 1..<2)),
      .paragraph(Phrase("\("e\(marks)", as: .code)").withSpans(noLongerThan: 60)),
    ]
    let lines = PlainRenderer().lines(of: report, on: page)
    #expect(lines.reduce(0) { $0 + $1.utf8.count } < 500)
    #expect(lines.dropFirst().first == "           ^")
  }

  @Test func aMegabyteOfSourceIsQuick() {
    let source = String(repeating: "(", count: 1_000_000)
    expectPage(
      [.excerpt(Report.CodeExcerpt(source, marking: 999_999..<1_000_000))], columns: 40,
      prints: """
                  …(((((((((((((((((((((((((((((
                                               ^
        """)
  }
}
