import Patience

/// Turns placed lines into characters. What a role looks like is a renderer's knowledge alone.
package protocol Renderer: Sendable {
  /// Without a line end.
  func render(_ line: StyledLine) -> String
}

extension Renderer {
  /// The report on a page, one string for each line.
  package func lines(of report: Report, on page: Page) -> [String] {
    page.lines(of: report).awaitedMap { render($0) }
  }

  /// The report on a page, each line ended; nothing for an empty report.
  package func render(_ report: Report, on page: Page) -> String {
    lines(of: report, on: page).reduce(into: "") { $0 += $1 + "\n" }
  }

  /// A text on one line, whatever its length.
  package func render(_ text: Text) -> String { render(StyledLine(text)) }
}

/// Words alone: for pipes, files, sessions, and terminals that know no better.
package struct PlainRenderer: Renderer {
  package init() {}

  package func render(_ line: StyledLine) -> String { line.spans.map(\.content).joined() }
}
