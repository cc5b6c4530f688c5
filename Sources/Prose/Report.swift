/// What is printed under a line: blocks in both languages, one after the other.
///
/// ```swift
/// var report = Report()
/// report.append(.row(Phrase(en: "step \(7)", ja: "手順 \(7)"), "gap.constant \(8) → \(0)"))
/// report.append(.detail("\(view, as: .name)", "y  \(48.0) → \(40.0)"))
/// ```
package struct Report: Hashable, Sendable {
  /// A part of a report that is laid out by itself.
  package enum Block: Hashable, Sendable {
    /// Rows with a label column; their cells are aligned with each other.
    case rows(RowGroup)
    /// Free text, wrapped, indented by so many cells.
    case paragraph(Phrase, indent: Int)
    case table(Table)
    case tree(Tree)
    case excerpt(CodeExcerpt)
    /// Reports of which the page shows the first.
    case abridged(Abridged)
    /// Lines that are neither wrapped nor moved: values, exported text.
    case verbatim([Text])
    /// What something else printed, behind bars as in a session file; at most so many lines of it
    /// on the page.
    case quote(Report, limit: Int)
    case figure(AnyFigure)
  }

  package private(set) var blocks: [Block]

  package init(_ blocks: [Block] = []) { self.blocks = blocks }

  package var isEmpty: Bool { blocks.isEmpty }

  package mutating func append(_ block: Block) { blocks.append(block) }

  package mutating func append(contentsOf other: Report) { blocks += other.blocks }
}

extension Report: ExpressibleByArrayLiteral {
  package init(arrayLiteral blocks: Block...) { self.init(blocks) }
}

extension Report.Block {
  /// A row of its own: `state     15 constraints; broken: c9`. Without a label it continues the
  /// row above. Several cells stand two blanks apart.
  package static func row(_ label: Phrase, _ cells: Phrase...) -> Report.Block {
    .rows(Report.RowGroup([Report.Row(label, cells)]))
  }

  /// An indented row under a row: `  title     y  48 → 40`.
  package static func detail(_ name: Phrase, _ cells: Phrase...) -> Report.Block {
    .rows(Report.RowGroup([Report.Row(detail: name, cells)]))
  }

  package static func paragraph(_ phrase: Phrase) -> Report.Block {
    .paragraph(phrase, indent: 0)
  }

  package static func verbatim(_ line: Text) -> Report.Block { .verbatim([line]) }
}
