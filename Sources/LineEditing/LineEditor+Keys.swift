import CTerminal

extension LineEditor {
  /// A pasted line longer than this is an event of its own: libedit cannot show a line that is
  /// taller than the screen.
  static let longestPastedLine = 4096

  func perform(_ key: EditorKey) -> EditorKey.Outcome {
    switch key {
    case .cancel: cancel()
    case .stop: stop()
    case .complete: completeWord()
    case .paste: takePaste()
    case .left: line.move(by: -1 - marksBeforeCursor) ? .moved : .refused
    case .right: moveRight()
    case .start: moveToLineStart()
    case .end: moveToLineEnd()
    case .search: searchHistory()
    case .older: goUp()
    case .newer: goDown()
    }
  }

  private func cancel() -> EditorKey.Outcome {
    moveToEnd()
    line.print("^C\r\n")
    ending = .cancelled
    return .ended
  }

  private func stop() -> EditorKey.Outcome {
    moveToEnd()
    setBracketedPaste(false)
    line.prepareTerminal(raw: false)
    terminal_stop()
    resume()
    return .drawn
  }

  /// After the program was stopped, when the shell has written and the size may be another.
  func resume() {
    _ = terminal_take_resumption()
    line.prepareTerminal(raw: false)
    line.prepareTerminal(raw: true)
    setBracketedPaste(true)
    line.resize()
    line.print("\r\n")
    drawPrompts()
  }

  private func completeWord() -> EditorKey.Outcome {
    let (text, cursor) = line.current
    let completion = complete(text, cursor)
    switch completion.step(in: text, at: cursor) {
    case .nothing: return .refused
    case .replace(let replacement):
      line.deleteBackwards(completion.word(in: text, at: cursor).unicodeScalars.count)
      line.insert(replacement)
      return .changed
    case .list:
      list(completion.candidates)
      return .drawn
    }
  }

  /// Lists `candidates` below the line and draws the line anew under them.
  private func list(_ candidates: [Completion.Candidate]) {
    let style = TerminalStyle.current()
    // What was answered last stays in sight above the list.
    let height = max(4, style.rows * 2 / 3)
    let list = CandidateList(candidates, columns: style.columns, height: height)
    moveToEnd()
    line.print("\r\n")
    for row in list.lines(note: { style.allowsColour ? ControlSequence.dim($0) : $0 }) {
      line.print(row + "\r\n")
    }
    if list.hiddenCount > 0 { line.print("  " + moreCandidates(list.hiddenCount) + "\r\n") }
    drawPrompts()
  }

  private func moveRight() -> EditorKey.Outcome {
    if takeHint() { return .changed }
    let (text, cursor) = line.current
    let after = String(decoding: text.utf8.dropFirst(cursor), as: UTF8.self).unicodeScalars
    let marks = after.dropFirst().prefix { DisplayWidth.isMark($0) }
    return line.move(by: 1 + marks.count) ? .moved : .refused
  }

  private func moveToLineEnd() -> EditorKey.Outcome {
    if takeHint() { return .changed }
    return line.move(by: place.toEnd) ? .moved : .refused
  }

  private func moveToLineStart() -> EditorKey.Outcome {
    line.move(by: place.toStart) ? .moved : .refused
  }

  private var place: BlockPlace {
    let (text, cursor) = line.current
    return BlockPlace(in: text, at: cursor)
  }

  private func takeHint() -> Bool {
    guard let hint = currentHint() else { return false }
    line.insert(hint)
    return true
  }

  /// How many marks, which libedit does not show, belong to the character before the cursor.
  var marksBeforeCursor: Int {
    let (text, cursor) = line.current
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self).unicodeScalars
    return before.reversed().prefix { DisplayWidth.isMark($0) }.count
  }

  /// One line goes into the line being edited, and is entered where it was pasted with its end; several
  /// are an event.
  private func takePaste() -> EditorKey.Outcome {
    guard let paste = input.takePaste() else { return .refused }
    let (text, cursor) = line.current
    let only = paste.withoutLastLineEnds
    if !only.contains("\n"), text.utf8.count + only.utf8.count <= Self.longestPastedLine {
      line.insert(only)
      if only != paste { handedBack = .scalar("\n") }
      return .changed
    }
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    let after = String(decoding: text.utf8.dropFirst(cursor), as: UTF8.self)
    moveToEnd()
    line.print("\r\n")
    ending = Event(of: (before + paste + after).withoutLastLineEnds)
    return .ended
  }
}
