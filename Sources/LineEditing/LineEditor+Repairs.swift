/// What libedit takes or draws wrongly is put right between two keys.
extension LineEditor {
  /// What cannot wait for the next key.
  func repairText() {
    removeControlCharacter()
    composeCharacter()
  }

  /// Removes a control character that was quoted or that vi's insert mode takes as text.
  private func removeControlCharacter() {
    while let scalar = line.characterBeforeCursor, DisplayWidth.isControl(scalar), scalar != "\n" {
      eraseLine()
      line.deleteBackwards(1)
      drawPrompts()
    }
  }

  /// Makes one character of one that was typed in parts. Of those that are several even so libedit
  /// shows the first, but lets a terminal see the others while they are typed: the line is drawn as
  /// it will be from now on.
  private func composeCharacter() {
    guard let scalar = line.characterBeforeCursor, DisplayWidth.isMark(scalar) else { return }
    let (text, cursor) = line.current
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    guard let character = before.last.map(String.init) else { return }
    eraseLine()
    if character.composed.unicodeScalars.count < character.unicodeScalars.count {
      line.deleteBackwards(character.unicodeScalars.count)
      line.insert(character)
    }
    drawPrompts()
  }

  struct Drawn: Equatable {
    var text: String
    var cursor: Int
    /// How many rows it takes below the first.
    var lastRow: Int
    private var isAtEnd: Bool { cursor == text.utf8.count }

    /// Whether it is `earlier` with more at its end, on the row where that ended.
    func goesOn(behind earlier: Drawn) -> Bool {
      isAtEnd && earlier.isAtEnd && lastRow == earlier.lastRow && text.hasPrefix(earlier.text)
    }
  }

  /// Draws a line with wide characters, or of several rows, as it is. libedit draws only what differs
  /// and goes to the right by repeating what stands there, and both go wrong in the middle of a wide
  /// character. A row that ends in a blank it ends with a line break, so that a terminal that becomes
  /// wider does not join it with the next. What was added at the end of a row is right.
  func repairDrawing() {
    let (text, cursor) = line.current
    let now = Drawn(text: text, cursor: cursor, lastRow: places.end.row)
    let earlier = drawn
    drawn = now
    guard now != earlier, TerminalStyle.current().movesCursor else { return }
    if let earlier, now.goesOn(behind: earlier) { return }
    let all = (text + (earlier?.text ?? "")).unicodeScalars
    if now.lastRow > 0 || all.contains(where: { DisplayWidth.of($0) != 1 }) { paint(text) }
  }

  /// Draws what libedit believes to be there already.
  private func paint(_ text: String) {
    let (cursor, end) = places
    // libedit shows a part of what is taller than the screen.
    guard end.row < TerminalStyle.current().rows else { return }
    var picture = ControlSequence.up(cursor.row) + "\r" + ControlSequence.clearBelow
    picture += leftPrompt.styled + text.withoutMarks.replacing("\n", with: "\r\n")
    // Behind a full row the terminal waits for what comes next.
    if end.column == 0, text.last != "\n" { picture += " \r" }
    if let column = columnOfRightPrompt {
      picture += "\r" + ControlSequence.right(column) + rightPrompt.styled
    }
    picture +=
      ControlSequence.up(end.row - cursor.row) + "\r" + ControlSequence.right(cursor.column)
    line.print(picture)
  }
}

extension String {
  /// Without what takes no column: libedit does not show it.
  var withoutMarks: String {
    String(UnicodeScalarView(unicodeScalars.filter { !DisplayWidth.isMark($0) }))
  }
}
