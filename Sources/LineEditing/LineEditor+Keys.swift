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
    case .right: moveRight()
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
    line.draw()
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
    let list = CandidateList(candidates, columns: style.columns, height: max(2, style.rows - 2))
    moveToEnd()
    line.print("\r\n")
    for row in list.lines(note: { style.allowsColour ? ControlSequence.dim($0) : $0 }) {
      line.print(row + "\r\n")
    }
    if list.hiddenCount > 0 { line.print("  " + moreCandidates(list.hiddenCount) + "\r\n") }
    line.draw()
  }

  private func moveRight() -> EditorKey.Outcome {
    if let hint = currentHint() {
      line.insert(hint)
      return .changed
    }
    return line.moveRight(1) ? .moved : .refused
  }

  /// One line goes into the line being edited; several are an event.
  private func takePaste() -> EditorKey.Outcome {
    guard let paste = input.takePaste() else { return .refused }
    let (text, cursor) = line.current
    if !paste.contains("\n"), text.utf8.count + paste.utf8.count <= Self.longestPastedLine {
      line.insert(paste)
      return .changed
    }
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    let after = String(decoding: text.utf8.dropFirst(cursor), as: UTF8.self)
    moveToEnd()
    line.print("\r\n")
    ending = .pasted(before + paste + after)
    return .ended
  }
}
