import CTerminal

extension LineEditor {
  private static let interruptKey: Unicode.Scalar = "\u{03}"
  /// Ctrl-\ ends a program at once, wherever it is.
  private static let quitKey: Unicode.Scalar = "\u{1C}"
  private static let erasingKeys: [EditLine.CharacterEvent] = [
    .scalar("\u{7F}"), .scalar("\u{08}"),
  ]

  /// What libedit reads next. Whatever must happen between two keys happens here.
  func nextCharacter() -> EditLine.CharacterEvent {
    let event = handedBack.take() ?? freshCharacter()
    if event == .scalar(Self.quitKey) { terminal_quit() }
    // A character goes with its marks, of which nothing is seen.
    if Self.erasingKeys.contains(event) { line.deleteBackwards(marksBeforeCursor) }
    return event
  }

  private func freshCharacter() -> EditLine.CharacterEvent {
    repairText()
    return awaitCharacter()
  }

  /// The next key, whoever asks; signals are answered meanwhile.
  func awaitCharacter() -> EditLine.CharacterEvent {
    if let event = input.buffered() { return event }
    defer { eraseHint() }
    while true {
      repairDrawing()
      drawHint()
      switch input.next() {
      case .character(let event): return event
      case .signal:
        // One from outside ends the line as the key does.
        if Interrupt.take() { return .scalar(Self.interruptKey) }
        eraseHint()
        answerSignals()
      case .silence:
        if let text = news() { sayAbove(text) }
      }
    }
  }

  private func answerSignals() {
    if terminal_take_resumption() != 0 { resume() }
    guard terminal_take_resize() != 0 else { return }
    line.resize()
    redraw()
  }
}
