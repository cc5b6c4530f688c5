import CTerminal

extension LineEditor {
  /// What libedit reads next. Whatever must happen between two keys happens here.
  func nextCharacter() -> EditLine.CharacterEvent {
    removeControlCharacter()
    if let event = input.buffered() { return event }
    drawHint()
    defer { eraseHint() }
    while true {
      switch input.next() {
      case .character(let event): return event
      case .signal:
        eraseHint()
        answerSignals()
        drawHint()
      }
    }
  }

  private func answerSignals() {
    if terminal_take_resumption() != 0 { resume() }
    guard terminal_take_resize() != 0 else { return }
    line.resize()
    eraseLine()
    line.draw()
  }
}
