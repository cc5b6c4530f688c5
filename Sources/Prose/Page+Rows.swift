import Patience

extension Page {
  /// Where the body of a row begins at the earliest, in cells.
  static let labelColumn = 10
  static let detailIndent = 2
  static let gap = 2

  func lines(of group: Report.RowGroup) -> [StyledLine] {
    let shown = group.rows.prefix(group.cut?.limit ?? group.rows.count)
    let cells = shown.awaitedMap { row in row.cells.map { StyledLine($0.text(in: language)) } }
    let columns = ColumnLayout(group.columns, for: cells)
    let isList = shown.contains(where: \.isDetail)
    let widest = isList ? labelColumn(for: shown, cells, columns) : Self.labelColumn
    let end = isList ? self.columns : .max
    let lines = zip(shown, cells).awaitedMap { row, cells in
      let body = (row.isDetail ? Self.detailIndent : 0) + widest
      var start = label(of: row, upTo: body)
      // What is longer stands above the cells of its row, unless no other row is beside them.
      var above: [StyledLine] = []
      if isList, shown.count > 1, start.width > body, cells.contains(where: { !$0.glyphs.isEmpty })
      {
        above = label(of: row).wrapped(to: self.columns, indent: body)
        start = StyledLine()
        start.pad(to: body)
      }
      return above + wrapped(columns.line(start, cells, from: body, to: end), body: body)
    }.flatMap { $0 }
    guard let rest = group.cut?.rest else { return lines }
    let indent = group.rows.first?.isDetail == true ? Self.detailIndent : Self.labelColumn
    return lines + restLines(rest, indent: indent)
  }

  /// Wide enough for as many of the labels as leave the cells room on their lines.
  private func labelColumn(
    for rows: some Sequence<Report.Row>, _ cells: [[StyledLine]], _ columns: ColumnLayout
  ) -> Int {
    let widths = cells.awaitedMap { columns.line(StyledLine(), $0, from: 0).text.width }
    // A row that is broken even behind a short label needs no room on one line.
    let whole = widths.filter { $0 <= self.columns - Self.detailIndent - Self.labelColumn }
    let half = min(self.columns / 2, self.columns - StyledLine.leastReadable)
    let most = whole.count == widths.count ? self.columns : half
    let room = min(most, self.columns - Self.detailIndent - (whole.max() ?? 0))
    let wanted = rows.map { StyledLine($0.label.text(in: language)).width + Self.gap }
    return wanted.filter { $0 <= room }.reduce(Self.labelColumn, max)
  }

  /// The line that stands for rows that are not shown.
  func restLines(_ rest: Phrase, indent: Int) -> [StyledLine] {
    var line = StyledLine()
    line.pad(to: indent)
    line.append(rest.text(in: language))
    return line.wrapped(to: columns, indent: indent)
  }

  private func label(of row: Report.Row, upTo body: Int) -> StyledLine {
    var line = label(of: row)
    if row.cells.contains(where: { !$0.isEmpty }) {
      if !row.label.text(in: language).isEmpty { line.pad(to: line.width + Self.gap) }
      line.pad(to: body)
    }
    return line
  }

  private func label(of row: Report.Row) -> StyledLine {
    var line = StyledLine()
    line.pad(to: row.isDetail ? Self.detailIndent : 0)
    line.append(row.label.text(in: language).styled(row.isDetail ? .name : .label))
    return line
  }

  /// Wraps a line of cells under its last cell if that leaves room to read, else under its body.
  func wrapped(_ line: ColumnLayout.Line, body: Int) -> [StyledLine] {
    let room = columns - line.lastCell
    // `ProfileViewController.swift:39` is one word, which is not torn where another line has room for it.
    let longest = line.text.longestWord(from: line.lastCell)
    let hangs =
      room >= StyledLine.leastReadable && !(longest > room && longest <= columns - body)
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

  /// - Parameters:
  ///   - body: Where the first cell begins, unless `start` reaches beyond; the others keep to their
  ///     columns as far as what stands before them leaves room.
  ///   - end: Where the last cell ends at the latest, if there is room before its column.
  func line(
    _ start: StyledLine, _ cells: [StyledLine], from body: Int = 0, to end: Int = .max
  ) -> Line {
    var line = Line(text: start, lastCell: start.width)
    var column = body
    for (position, cell) in cells.enumerated() {
      let free = line.text.width + (position == 0 ? 0 : Page.gap)
      let isLast = position > 0 && position == cells.count - 1
      line.lastCell = max(isLast ? min(column, end - cell.width) : column, free)
      line.text.pad(to: line.lastCell)
      if columns[position].alignment == .right {
        line.text.pad(to: column + widths[position] - cell.width)
      }
      line.text.append(cell)
      column += widths[position] + Page.gap
    }
    return line
  }
}

extension StyledLine {
  /// How wide the widest word without wide characters is, of those behind `column` cells.
  fileprivate func longestWord(from column: Int) -> Int {
    var (place, length, longest) = (0, 0, 0)
    for glyph in glyphs {
      length = glyph.isBlank || glyph.width > 1 || place < column ? 0 : length + 1
      longest = max(longest, length)
      place += glyph.width
    }
    return longest
  }
}
