extension LineEditor {
  /// Where the cursor and the end of the line are, in rows and columns from the prompt's start.
  var places: (cursor: TextGeometry.Position, end: TextGeometry.Position) {
    let geometry = TextGeometry(columns: TerminalStyle.current().columns)
    let (text, cursor) = line.current
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    let after = String(decoding: text.utf8.dropFirst(cursor), as: UTF8.self)
    let prompt = leftPrompt.plain
    return (
      geometry.cursor(after: (prompt + before).unicodeScalars, on: after.unicodeScalars.first),
      geometry.end(of: (prompt + text).unicodeScalars)
    )
  }

  /// Moves the cursor on the screen behind the last character.
  func moveToEnd() {
    guard TerminalStyle.current().movesCursor else { return }
    let (cursor, end) = places
    line.print(
      ControlSequence.down(end.row - cursor.row) + "\r" + ControlSequence.right(end.column))
  }

  /// Clears what is drawn of prompt and line; the cursor is where the prompt begins.
  func eraseLine() {
    guard TerminalStyle.current().movesCursor else { return line.print("\r\n") }
    line.print(ControlSequence.up(places.cursor.row) + "\r" + ControlSequence.clearBelow)
  }

  /// Draws prompt and line anew, the prompt as it is by now.
  func redraw() {
    eraseLine()
    drawPrompts()
  }

  /// Draws prompt and line from the cursor's row on, the prompt as it is by now.
  func drawPrompts() {
    takePrompts()
    line.draw()
    drawn = nil
  }

  /// Says `text` above the line that is being edited.
  func sayAbove(_ text: String) {
    eraseHint()
    eraseLine()
    for row in TextLocale.showable(text).split(separator: "\n", omittingEmptySubsequences: false) {
      line.print(row + "\r\n")
    }
    drawPrompts()
  }

  /// The column in which libedit begins the right prompt, `nil` where it leaves it out.
  var columnOfRightPrompt: Int? {
    let columns = TerminalStyle.current().columns
    let width = DisplayWidth.of(rightPrompt.plain)
    let end = places.end
    guard width > 0, end.row == 0, columns - end.column - width > 1 else { return nil }
    return columns - width - 1
  }
}
