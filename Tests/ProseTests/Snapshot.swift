import Prose
import Testing

/// Expects what a report prints, as a whole text, and that it stays within the page. Lines with
/// blanks at the end do not count as equal to lines without.
func expectPage(
  _ report: Report, in language: Language = .english, columns: Int = 80,
  drawing: Page.LineDrawing = .unicode, prints expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let page = Page(language: language, columns: columns, drawing: drawing)
  let lines = PlainRenderer().lines(of: report, on: page)
  #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  for line in lines {
    #expect(TextWidth.inCells(of: line) <= columns, "\(line)", sourceLocation: sourceLocation)
  }
}
