extension Page {
  /// Where the body of a row begins, in cells; labels that leave no gap push it to the right.
  static let labelColumn = 10
  static let detailIndent = 2
  static let gap = 2

  func lines(of group: Report.RowGroup) -> [StyledLine] {
    let shown = group.rows.prefix(group.cut?.limit ?? group.rows.count)
    let cells = shown.map { row in row.cells.map { StyledLine($0.text(in: language)) } }
    let columns = ColumnLayout(group.columns, for: cells)
    let lines = zip(shown, cells).flatMap { row, cells in
      let body = (row.isDetail ? Self.detailIndent : 0) + Self.labelColumn
      return wrapped(columns.line(label(of: row), cells), body: body)
    }
    guard let rest = group.cut?.rest else { return lines }
    let indent = group.rows.first?.isDetail == true ? Self.detailIndent : Self.labelColumn
    return lines + restLines(rest, indent: indent)
  }

  /// The line that stands for rows that are not shown.
  func restLines(_ rest: Phrase, indent: Int) -> [StyledLine] {
    var line = StyledLine()
    line.pad(to: indent)
    line.append(rest.text(in: language))
    return line.wrapped(to: columns, indent: indent)
  }

  private func label(of row: Report.Row) -> StyledLine {
    var line = StyledLine()
    let start = row.isDetail ? Self.detailIndent : 0
    line.pad(to: start)
    let label = row.label.text(in: language)
    line.append(label.styled(row.isDetail ? .name : .label))
    if row.cells.contains(where: { !$0.isEmpty }) {
      if !label.isEmpty { line.pad(to: line.width + Self.gap) }
      line.pad(to: start + Self.labelColumn)
    }
    return line
  }

  /// Wraps a line of cells under its last cell if that leaves room to read, else under its body.
  func wrapped(_ line: ColumnLayout.Line, body: Int) -> [StyledLine] {
    let hangs = columns - line.lastCell >= StyledLine.leastReadable
    return line.text.wrapped(to: columns, indent: hangs ? line.lastCell : body)
  }
}

/// The widths of columns of cells, and cells put side by side.
struct ColumnLayout {
  struct Line {
    var text: StyledLine
    /// The column in which the last cell begins.
    var lastCell: Int
  }

  private let columns: [Report.Column]
  private let widths: [Int]

  init(_ columns: [Report.Column], for rows: [[StyledLine]]) {
    let count = rows.map(\.count).max() ?? 0
    self.columns = (0..<count).map { columns.indices.contains($0) ? columns[$0] : .left }
    widths = self.columns.enumerated().map { position, column in
      rows.reduce(column.minimumWidth) { widest, row in
        position < row.count - 1 || column.alignment == .right && position < row.count
          ? max(widest, row[position].width) : widest
      }
    }
  }

  func line(_ start: StyledLine, _ cells: [StyledLine]) -> Line {
    var line = Line(text: start, lastCell: start.width)
    var column = start.width
    for (position, cell) in cells.enumerated() {
      line.text.pad(to: column)
      line.lastCell = column
      if columns[position].alignment == .right {
        line.text.pad(to: column + widths[position] - cell.width)
      }
      line.text.append(cell)
      column += widths[position] + Page.gap
    }
    return line
  }
}
