/// What a terminal shows, as a picture in SVG.
package struct TerminalPicture {
  private let screen: TerminalScreen
  private static let (cellWidth, cellHeight, margin) = (8, 18, 16)

  package init(of screen: TerminalScreen) { self.screen = screen }

  package var svg: String {
    let rows = screen.lines.prefix(
      screen.text.split(separator: "\n", omittingEmptySubsequences: false).count)
    let width = screen.columns * Self.cellWidth + 2 * Self.margin
    let height = rows.count * Self.cellHeight + 2 * Self.margin
    let texts = rows.enumerated().flatMap { row, line in runs(of: line, at: row) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img">
      <style>
      .back{fill:#fbfbfa;stroke:#d5d5d2}text{font:13.3px ui-monospace,Menlo,Consolas,monospace;\
      fill:#1f2328;white-space:pre}.bold{font-weight:700}.dim{fill:#767c84}.red{fill:#b3261e}\
      .green{fill:#1a7f37}.yellow{fill:#8a6100}.blue{fill:#0b57d0}.magenta{fill:#8e35a8}\
      .cyan{fill:#0a7078}
      @media(prefers-color-scheme:dark){.back{fill:#15191f;stroke:#30363d}text{fill:#e6e8eb}\
      .dim{fill:#8b929b}.red{fill:#ff8078}.green{fill:#5fd07a}.yellow{fill:#e5b84b}\
      .blue{fill:#86b4ff}.magenta{fill:#dc9bf0}.cyan{fill:#5cced8}}
      </style>
      <rect class="back" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="8"/>
      \(texts.joined(separator: "\n"))
      </svg>

      """
  }

  /// What looks alike and stands together is one text, as wide as its cells whatever the font is.
  private func runs(of line: TerminalScreen.Line, at row: Int) -> [String] {
    var texts: [String] = []
    var column = 0
    while column < line.cells.count {
      let style = line.cells[column].style
      let run = line.cells[column...].prefix { $0.style == style }
      let words = run.map(\.text).joined()
      let blanks = words.prefix { $0 == " " }.count
      let shown = String(words.dropFirst(blanks).reversed().drop { $0 == " " }.reversed())
      if !shown.isEmpty {
        let trailing = words.count - blanks - shown.count
        texts.append(
          text(shown, style, column: column + blanks, row, cells: run.count - blanks - trailing))
      }
      column += run.count
    }
    return texts
  }

  private func text(
    _ words: String, _ style: TextStyle, column: Int, _ row: Int, cells: Int
  ) -> String {
    let x = Self.margin + column * Self.cellWidth
    let y = Self.margin + row * Self.cellHeight + 13
    let look = style.description.isEmpty ? "" : " class=\"\(style)\""
    let escaped = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(cells * Self.cellWidth)\"\(look)>"
      + "\(escaped)</text>"
  }
}
