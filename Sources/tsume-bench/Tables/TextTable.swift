/// Columns of words and figures, aligned: the first columns to the left, figures to the right.
struct TextTable {
  private var rows: [[String]]
  private let leftColumns: Int

  init(_ header: [String], leftColumns: Int) {
    rows = [header]
    self.leftColumns = leftColumns
  }

  mutating func append(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < leftColumns ? cell + space : space + cell
      }
      let line = cells.joined(separator: "  ")
      return String(line.prefix(through: line.lastIndex { $0 != " " } ?? line.startIndex)) + "\n"
    }.joined()
  }
}

extension Double {
  /// With three significant digits and no exponent, for tables.
  var shortFigure: String {
    guard isFinite else { return "–" }
    if self == 0 { return "0" }
    var scale = 1.0
    while abs(self) * scale < 100, scale < 1e15 { scale *= 10 }
    let text = ((self * scale).rounded() / scale).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `1/45` for what is smaller, `2.5` for what is larger.
  var ratio: String {
    guard isFinite, self > 0 else { return "–" }
    return self < 1 ? "1/\((1 / self).shortFigure)" : shortFigure
  }
}
