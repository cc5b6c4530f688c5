/// What a report is laid out for.
package struct Page: Hashable, Sendable {
  /// What trees are drawn with.
  package enum LineDrawing: Hashable, Sendable {
    case unicode
    case ascii
  }

  package let language: Language
  package let columns: Int
  package let drawing: LineDrawing

  /// Fewer than 20 columns count as 20.
  package init(language: Language, columns: Int, drawing: LineDrawing) {
    self.language = language
    self.columns = max(20, columns)
    self.drawing = drawing
  }

  /// What sessions are compared on: 80 columns, whatever the terminal has.
  package static func standard(_ language: Language) -> Page {
    Page(language: language, columns: 80, drawing: .unicode)
  }

  /// The report as placed lines, wrapped and cut to the page.
  package func lines(of report: Report) -> [StyledLine] {
    report.blocks.flatMap { block -> [StyledLine] in
      switch block {
      case .rows(let group): lines(of: group)
      case .paragraph(let phrase, let indent): lines(of: phrase, indent: indent)
      case .table(let table): lines(of: table)
      case .tree(let tree): lines(of: tree)
      case .excerpt(let excerpt): lines(of: excerpt)
      case .verbatim(let texts): texts.map { StyledLine($0) }
      case .quote(let report, let limit): lines(quoting: report, upTo: limit)
      }
    }
  }

  private func lines(of phrase: Phrase, indent: Int) -> [StyledLine] {
    var line = StyledLine()
    line.pad(to: indent)
    line.append(phrase.text(in: language))
    return line.wrapped(to: columns, indent: indent)
  }
}
