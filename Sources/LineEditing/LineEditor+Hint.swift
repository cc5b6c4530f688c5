extension LineEditor {
  /// The hint for the line as it is, with the cursor at its end.
  func currentHint() -> String? {
    guard showsHints, search == nil, TerminalStyle.current().allowsColour else { return nil }
    let (text, cursor) = line.current
    guard cursor == text.utf8.count, !text.isEmpty, !text.contains("\n") else { return nil }
    guard let hint = hint(text)?.withoutControls, !hint.isEmpty, !hint.contains("\n") else {
      return nil
    }
    return TextLocale.showable(hint)
  }

  /// Draws the hint behind the cursor, as much of it as the row has room for.
  func drawHint() {
    guard hintWidth == 0, let hint = currentHint() else { return }
    let marksRemoved = hint.withoutMarks
    let room = roomForHint
    guard room >= min(DisplayWidth.of(marksRemoved), Self.shortestHint) else { return }
    let shown = DisplayWidth.fitting(marksRemoved, in: room)
    hintWidth = DisplayWidth.of(shown)
    line.print(ControlSequence.dim(shown) + ControlSequence.left(hintWidth))
  }

  /// A beginning shorter than this says nothing.
  private static let shortestHint = 4

  /// The columns behind the line that are free: the last one is not, since the cursor would not come
  /// back from there, nor is the right prompt where libedit shows it.
  private var roomForHint: Int {
    let columns = TerminalStyle.current().columns
    let end = places.end
    return (columnOfRightPrompt ?? columns) - 1 - end.column
  }

  /// Overwrites the hint: clearing to the row's end would take the right prompt away.
  func eraseHint() {
    guard hintWidth > 0 else { return }
    line.print(String(repeating: " ", count: hintWidth) + ControlSequence.left(hintWidth))
    hintWidth = 0
  }
}
