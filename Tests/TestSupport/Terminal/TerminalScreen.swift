/// What a terminal shows after what a program printed, to be compared as text.
///
/// It knows what xterm and its like do with what Tsume and libedit send: a character in the last
/// column waits there and the next one wraps, wide characters are never split, combining marks join
/// the character before them. Widths are the terminal's own, not the program's.
package struct TerminalScreen: Equatable, Sendable {
  struct Position: Equatable {
    var row = 0
    var column = 0
  }

  package private(set) var columns: Int
  package private(set) var rows: Int
  /// As many as there are rows.
  var lines: [Line]
  var cursor = Position()
  /// Whether the last column was filled: the next character goes to the next row.
  var isWrapPending = false
  var style = TextStyle()
  /// How many rows left at the top.
  package internal(set) var scrolledCount = 0
  /// A sequence or a character whose end has not come.
  var pending: [UInt8] = []

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    lines = Array(repeating: Line(columns: self.columns), count: self.rows)
  }

  /// One row of cells.
  struct Line: Equatable {
    var cells: [Cell]
    /// Whether the text goes on in the next row because this one was full.
    var isWrapped = false

    init(columns: Int) { cells = Array(repeating: Cell(), count: columns) }
  }

  struct Cell: Equatable {
    enum Content: Equatable {
      case blank
      case character(String)
      /// The right half of the wide character before it.
      case rightHalf
      /// The last column, where a wide character found no room.
      case skipped
    }

    var content = Content.blank
    var style = TextStyle()

    /// What is seen; a right half shows nothing of its own.
    var text: String {
      switch content {
      case .blank, .skipped: " "
      case .character(let text): text
      case .rightHalf: ""
      }
    }

    var isPlainBlank: Bool { text == " " && style == TextStyle() }
  }

  /// Another size, as terminals do it that wrap anew what they wrapped before.
  package mutating func resize(columns: Int, rows: Int) {
    var paragraphs = self.paragraphs
    while paragraphs.count > 1, let last = paragraphs.last, last.cursor == nil, last.cells.isEmpty {
      paragraphs.removeLast()
    }
    self = resized(columns: max(1, columns), rows: max(1, rows))
    var isFirst = true
    for paragraph in paragraphs {
      if !isFirst { startLine() }
      isFirst = false
      write(paragraph)
    }
    if let place = placeOfCursor { moveCursor(to: place) }
    placeOfCursor = nil
  }

  /// Where the cursor is while its paragraph is written anew.
  private var placeOfCursor: Position?

  private func resized(columns: Int, rows: Int) -> Self {
    var screen = Self(columns: columns, rows: rows)
    screen.style = style
    screen.scrolledCount = scrolledCount
    screen.pending = pending
    return screen
  }

  private mutating func write(_ paragraph: Paragraph) {
    for (index, cell) in paragraph.cells.enumerated() where cell.content != .rightHalf {
      put(cell)
      guard index == paragraph.cursor else { continue }
      let width = paragraph.cells.dropFirst(index + 1).first?.content == .rightHalf ? 2 : 1
      placeOfCursor = Position(
        row: cursor.row, column: isWrapPending ? columns - width : cursor.column - width)
    }
    if paragraph.cursor == paragraph.cells.count { placeOfCursor = cursor }
  }

  /// A row has left at the top: whatever was noted moved with the rest.
  mutating func scroll() {
    lines.removeFirst()
    lines.append(Line(columns: columns))
    scrolledCount += 1
    if let place = placeOfCursor { placeOfCursor?.row = max(0, place.row - 1) }
  }
}

// MARK: As text

extension TerminalScreen {
  /// The rows as they are read, without blanks at their ends and without empty rows at the end.
  package var text: String { Self.text(of: lines.map { line in line.cells.map(\.text).joined() }) }

  /// The same with `▏` where the cursor is.
  package var textWithCursor: String {
    var rows = lines.map { line in line.cells.map(\.text) }
    rows[cursor.row][cursor.column] = "▏" + rows[cursor.row][cursor.column]
    return Self.text(of: rows.map { $0.joined() })
  }

  /// The same as `text`, with what is not plain between marks: `‹dim:step 3›`, `‹bold red:!›`.
  package var styledText: String { Self.text(of: lines.map(\.styledText)) }

  private static func text(of rows: [String]) -> String {
    var rows = rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}

extension TerminalScreen.Line {
  fileprivate var styledText: String {
    var text = ""
    var rest = cells[...]
    while let style = rest.first?.style {
      let run = rest.prefix { $0.style == style }
      let words = run.map(\.text).joined()
      text += style.description.isEmpty ? words : "‹\(style):\(words)›"
      rest = rest.dropFirst(run.count)
    }
    return text
  }
}

// MARK: Wrapping anew

extension TerminalScreen {
  /// Cells that belong together because rows of them were full.
  private struct Paragraph {
    var cells: [Cell] = []
    /// The cell the cursor is on or, if it equals their number, behind the last.
    var cursor: Int?
  }

  private var paragraphs: [Paragraph] {
    var all: [Paragraph] = []
    var current = Paragraph()
    for (row, line) in lines.enumerated() {
      let isCursorRow = row == cursor.row
      var cells = line.cells[...]
      if !line.isWrapped {
        let needed = isCursorRow ? cursor.column : 0
        while cells.count > needed, let last = cells.last, last.isPlainBlank { cells.removeLast() }
      }
      if isCursorRow {
        let column = isWrapPending ? columns : cursor.column
        current.cursor = current.cells.count + min(column, cells.count)
      }
      current.cells += cells.filter { $0.content != .skipped }
      if !line.isWrapped {
        all.append(current)
        current = Paragraph()
      }
    }
    return current.cells.isEmpty && current.cursor == nil ? all : all + [current]
  }
}
