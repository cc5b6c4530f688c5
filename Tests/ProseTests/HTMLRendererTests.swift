import Prose
import Testing

/// Reports as HTML: roles are classes, and nothing that a user wrote is markup.
@Suite struct HTMLRendererTests {
  private let renderer = HTMLRenderer()

  @Test func rolesBecomeClasses() {
    let line: Text = "\("c2", as: .handle) misses by \(12)"
    let expected =
      "<span class=\"r-handle\">c2</span> misses by <span class=\"r-number\">12</span>"
    #expect(renderer.render(StyledLine(line)) == expected)
    #expect(
      renderer.fragment(of: [.paragraph(Phrase(line))], in: .english) == "<p>\(expected)</p>")
  }

  @Test func rowsBecomeTablesInTheLanguageAskedFor() {
    let report: Report = [.row(Phrase(en: "state", ja: "状態"), Phrase(en: "fine", ja: "良好"))]
    #expect(
      renderer.fragment(of: report, in: .japanese)
        == "<table class=\"rows\"><tr><th scope=\"row\">状態</th><td>良好</td></tr></table>")
  }

  @Test func theLastCellOfAShortRowTakesTheRest() {
    let group = Report.RowGroup([Report.Row("a", ["1", "2"]), Report.Row(detail: "b", ["3"])])
    let markup = renderer.fragment(of: [.rows(group)], in: .english)
    #expect(markup.contains("<td>1</td><td>2</td>"))
    #expect(
      markup.contains("<tr class=\"detail\"><th scope=\"row\">b</th><td colspan=\"2\">3</td>"))
  }

  @Test func whatIsCutIsNotThereButItsLineIs() {
    let group = Report.RowGroup([Report.Row("a", ["1"]), Report.Row("b", ["2"])])
      .limited(to: 1) { "… and \($0) more" }
    let markup = renderer.fragment(of: [.rows(group)], in: .english)
    #expect(!markup.contains(">2<"))
    #expect(markup.contains("… and <span class=\"r-number\">1</span> more"))
  }

  @Test(arguments: [
    ("</script><img onerror=\"x\">", "&lt;/script&gt;&lt;img onerror=&quot;x&quot;&gt;"),
    ("a&b 'c'", "a&amp;b &#39;c&#39;"), ("<\u{301}b>", "&lt;\u{301}b&gt;"),
    ("\u{0}\u{1B}\u{202E}", #"\0\u{1b}\u{202e}"#), ("\u{FFFE}", "\u{FFFD}"), ("写真👨‍👩‍👧", "写真👨‍👩‍👧"),
  ])
  func nothingInATextIsMarkup(content: String, markup: String) {
    #expect(content.escapedInMarkup == markup)
    #expect(renderer.render(Text(content)) == markup)
  }

  @Test func noBlockLetsMarkupThrough() {
    let evil = "</td><b>&\u{202E}"
    let phrase = Phrase(Text(evil, as: .name))
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
    let markup = renderer.fragment(of: report, in: .english)
    #expect(!markup.contains("<b>"))
    #expect(!markup.contains("\u{202E}"))
    #expect(markup.ranges(of: "&lt;b&gt;").count == 13)
  }
}
