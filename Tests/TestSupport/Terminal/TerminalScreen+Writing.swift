extension TerminalScreen {
  /// Prints one character at the cursor.
  mutating func put(_ scalar: Unicode.Scalar) {
    let width = TerminalWidth.of(scalar)
    if width == 0 { return combine(scalar) }
    put(Cell(content: .character(String(scalar)), style: style), width: width)
  }

  /// Puts a cell of another line here; of a wide character, both halves.
  mutating func put(_ cell: Cell) {
    let scalar = cell.text.unicodeScalars.first
    put(cell, width: scalar.map(TerminalWidth.of) ?? 1)
  }

  private mutating func put(_ cell: Cell, width: Int) {
    let width = min(width, columns)
    if isWrapPending { wrap() }
    if cursor.column + width > columns {
      lines[cursor.row].cells[cursor.column] = Cell(content: .skipped)
      wrap()
    }
    for offset in 0..<width { separate(cursor.column + offset) }
    lines[cursor.row].cells[cursor.column] = cell
    if width == 2 {
      lines[cursor.row].cells[cursor.column + 1] = Cell(content: .rightHalf, style: cell.style)
    }
    let next = cursor.column + width
    isWrapPending = next >= columns
    cursor.column = min(next, columns - 1)
  }

  /// A mark joins the character before the cursor.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    guard column >= 0 else { return }
    if lines[cursor.row].cells[column].content == .rightHalf { column -= 1 }
    guard column >= 0, case .character(let text) = lines[cursor.row].cells[column].content else {
      return
    }
    lines[cursor.row].cells[column].content = .character(text + String(scalar))
  }

  /// Half a wide character cannot stay: the other half of what is overwritten goes too.
  private mutating func separate(_ column: Int) {
    let line = lines[cursor.row]
    if line.cells[column].content == .rightHalf, column > 0 {
      lines[cursor.row].cells[column - 1] = Cell()
    }
    if column + 1 < columns, line.cells[column + 1].content == .rightHalf {
      lines[cursor.row].cells[column + 1] = Cell()
    }
  }

  private mutating func wrap() {
    lines[cursor.row].isWrapped = true
    startLine()
  }

  /// To the beginning of the next row.
  mutating func startLine() {
    cursor.column = 0
    isWrapPending = false
    goDown()
  }

  mutating func goDown() {
    isWrapPending = false
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      scroll()
    }
  }

  mutating func moveCursor(to position: Position) {
    cursor = Position(
      row: min(max(0, position.row), rows - 1), column: min(max(0, position.column), columns - 1))
    isWrapPending = false
  }

  mutating func moveCursor(down rowCount: Int = 0, right columnCount: Int = 0) {
    moveCursor(
      to: Position(row: cursor.row + rowCount, column: cursor.column + columnCount))
  }

  /// Clears the cursor's row between two columns, the second not included.
  mutating func clear(from start: Int, to end: Int) {
    for column in start..<max(start, min(end, columns)) {
      separate(column)
      lines[cursor.row].cells[column] = Cell()
    }
    if end >= columns { lines[cursor.row].isWrapped = false }
  }

  /// Clears whole rows, the second not included.
  mutating func clearRows(from start: Int, to end: Int) {
    for row in start..<max(start, end) { lines[row] = Line(columns: columns) }
  }
}
