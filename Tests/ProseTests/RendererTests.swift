import Prose
import Testing

struct RendererTests {
  @Test func rolesBecomeEscapeSequencesOnlyInANSI() {
    let report: Report = [
      .row(
        Phrase(en: "\("conflict", as: .trouble)", ja: ""), "\("c2", as: .handle) misses by \(12)"),
      .detail("title", "\("+", as: .added) \("-", as: .removed) \("dim", as: .dim)"),
    ]
    let page = Page.standard(.english)
    #expect(
      ANSIRenderer().render(report, on: page) == """
        \u{1B}[1;31mconflict\u{1B}[0m  \u{1B}[36mc2\u{1B}[0m misses by 12
          \u{1B}[36mtitle\u{1B}[0m     \u{1B}[32m+\u{1B}[0m \u{1B}[31m-\u{1B}[0m \u{1B}[2mdim\u{1B}[0m

        """)
    #expect(
      PlainRenderer().render(report, on: page) == """
        conflict  c2 misses by 12
          title     + - dim

        """)
  }

  @Test func anEmptyReportPrintsNothing() {
    #expect(PlainRenderer().render(Report(), on: .standard(.japanese)) == "")
  }

  @Test func everyRoleHasTheSameWords() {
    for role in Role.allCases {
      let text = Text("word", as: role)
      #expect(PlainRenderer().render(text) == "word")
      #expect(ANSIRenderer().render(text).contains("word"))
    }
  }

  @Test(arguments: [
    ("\u{1B}[31mred", #"\u{1b}[31mred"#), ("a\nb\r\nc\td\0", #"a\nb\r\nc\td\0"#),
    ("bell\u{7}\u{7F}", #"bell\u{7}\u{7f}"#), ("c1\u{9B}31m", #"c1\u{9b}31m"#),
    ("bidi\u{202E}x\u{2066}", #"bidi\u{202e}x\u{2066}"#), ("line\u{2028}", #"line\u{2028}"#),
    ("bom\u{FEFF}", #"bom\u{feff}"#), ("写真é👨‍👩‍👧", "写真é👨‍👩‍👧"),
  ])
  func controlCharactersOfUserDataAreShown(content: String, shown: String) {
    #expect(PlainRenderer().render(Text(content)) == shown)
    #expect(ANSIRenderer().render(Text(content)) == shown)
  }

  @Test func noBlockLetsAControlCharacterThrough() {
    let evil = "x\u{1B}]0;\u{7}\n\u{9B}"
    let phrase = Phrase(Text(evil))
    let report: Report = [
      .row(phrase, phrase), .detail(phrase, phrase), .paragraph(phrase), .verbatim(Text(evil)),
      .table(Report.Table(columns: [.left], header: [phrase], rows: [[phrase]])),
      .tree(Report.Tree([Report.Tree.Node(depth: 0, phrase, phrase)])),
      .excerpt(Report.CodeExcerpt(evil, marking: 0..<2)),
      .rows(
        Report.RowGroup([Report.Row(phrase, []), Report.Row(phrase, [])]).limited(to: 1) { _ in
          phrase
        }),
    ]
    for line in PlainRenderer().lines(of: report, on: .standard(.english)) {
      #expect(
        !line.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(line)")
    }
    let sequences = ANSIRenderer().render(report, on: .standard(.english)).split(
      separator: "\u{1B}")
    #expect(sequences.dropFirst().allSatisfy { $0.firstMatch(of: /^\[[0-9;]*m/) != nil })
  }
}
