extension LineEditor {
  /// Where the cursor and the end of the line are, in rows and columns from the prompt's start.
  private var places: (cursor: TextGeometry.Position, end: TextGeometry.Position) {
    let geometry = TextGeometry(columns: TerminalStyle.current().columns)
    let (text, cursor) = line.current
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    return (
      geometry.end(of: (promptText + before).unicodeScalars),
      geometry.end(of: (promptText + text).unicodeScalars)
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

  /// Removes a control character that was quoted or that vi's insert mode takes as text.
  func removeControlCharacter() {
    while let scalar = line.characterBeforeCursor, DisplayWidth.isControl(scalar), scalar != "\n" {
      eraseLine()
      line.deleteBackwards(1)
      line.draw()
    }
  }

  /// The hint for the line as it is, with the cursor at its end.
  func currentHint() -> String? {
    guard showsHints, TerminalStyle.current().allowsColour else { return nil }
    let (text, cursor) = line.current
    guard cursor == text.utf8.count, !text.isEmpty, !text.contains("\n") else { return nil }
    guard let hint = hint(text)?.withoutControls, !hint.isEmpty, !hint.contains("\n") else {
      return nil
    }
    return TextLocale.showable(hint)
  }

  /// Draws the hint behind the cursor if it fits on the row.
  func drawHint() {
    guard let hint = currentHint() else { return }
    let width = DisplayWidth.of(hint)
    guard places.end.column + width < TerminalStyle.current().columns else { return }
    line.print(ControlSequence.dim(hint) + ControlSequence.left(width))
    hintWidth = width
  }

  /// Overwrites the hint: clearing to the row's end would take the right prompt away.
  func eraseHint() {
    guard hintWidth > 0 else { return }
    line.print(String(repeating: " ", count: hintWidth) + ControlSequence.left(hintWidth))
    hintWidth = 0
  }
}
