import Patience

/// What a report is laid out for.
package struct Page: Hashable, Sendable {
  /// What trees are drawn with.
  package enum LineDrawing: Hashable, Sendable {
    case unicode
    case ascii
  }

  package let language: Language
  package let columns: Int
  /// What figures must fit into; text is as long as it is.
  package let rows: Int
  package let drawing: LineDrawing

  /// Fewer than 20 columns count as 20, fewer than 8 rows as 8.
  package init(language: Language, columns: Int, rows: Int = 24, drawing: LineDrawing) {
    self.language = language
    self.columns = max(20, columns)
    self.rows = max(8, rows)
    self.drawing = drawing
  }

  /// What sessions are compared on: 80 columns and 24 rows, whatever the terminal has.
  package static func standard(_ language: Language) -> Page {
    Page(language: language, columns: 80, drawing: .unicode)
  }

  /// The report as placed lines, wrapped and cut to the page.
  package func lines(of report: Report) -> [StyledLine] {
    report.blocks.awaitedMap { block -> [StyledLine] in
      switch block {
      case .rows(let group): lines(of: group)
      case .paragraph(let phrase, let indent): lines(of: phrase, indent: indent)
      case .table(let table): lines(of: table)
      case .tree(let tree): lines(of: tree)
      case .excerpt(let excerpt): lines(of: excerpt)
      case .abridged(let abridged): lines(of: abridged)
      case .verbatim(let texts): texts.awaitedMap { StyledLine($0) }
      case .quote(let report, let limit): lines(quoting: report, upTo: limit)
      case .figure(let figure): figure.lines(on: self)
      }
    }.flatMap { $0 }
  }

  private func lines(of abridged: Report.Abridged) -> [StyledLine] {
    guard let cut = abridged.cut else { return abridged.reports.flatMap(lines) }
    return abridged.reports.prefix(cut.limit).flatMap(lines)
      + restLines(cut.rest, indent: Self.labelColumn)
  }

  private func lines(of phrase: Phrase, indent: Int) -> [StyledLine] {
    var line = StyledLine()
    line.pad(to: indent)
    line.append(phrase.text(in: language))
    return line.wrapped(to: columns, indent: indent)
  }
}
