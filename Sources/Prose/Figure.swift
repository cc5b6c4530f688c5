/// A picture in a report, laid out for the page that it stands on.
package protocol Figure: Hashable, Sendable {
  /// No wider than the page, and low enough to leave room for the lines around it.
  func lines(on page: Page) -> [Text]
  /// What it shows, as data.
  func json(in language: Language) -> JSONValue
}

extension Report {
  /// A figure of whatever type, so that a report can hold it as data.
  package struct AnyFigure: Hashable, Sendable {
    private let figure: any Figure

    package init(_ figure: any Figure) { self.figure = figure }

    func lines(on page: Page) -> [StyledLine] { figure.lines(on: page).map { StyledLine($0) } }

    func json(in language: Language) -> JSONValue { figure.json(in: language) }

    package static func == (lhs: AnyFigure, rhs: AnyFigure) -> Bool {
      AnyHashable(lhs.figure) == AnyHashable(rhs.figure)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(figure) }
  }
}

extension Report.Block {
  package static func figure(_ figure: some Figure) -> Report.Block {
    .figure(Report.AnyFigure(figure))
  }
}
