extension LineEditor {
  /// Ctrl-R: what is typed is searched for, until a key comes that means something else. (libedit's
  /// own search takes many a Japanese character for a key.)
  func searchHistory() -> EditorKey.Outcome {
    let original = line.current.text
    show(HistorySearch(in: history.entries), over: original)
    while let current = search {
      let event = awaitCharacter()
      if let next = current.after(event) {
        show(next, over: original)
      } else {
        end(with: event, original)
      }
    }
    return .drawn
  }

  /// Shows what was found with the cursor on it, or the line as it was.
  private func show(_ search: HistorySearch, over original: String) {
    eraseLine()
    self.search = search
    line.replace(with: search.match?.entry ?? original)
    if let match = search.match {
      let rest = line.current.text.dropFirst(match.offset)
      _ = line.move(by: -rest.unicodeScalars.count)
    }
    drawPrompts()
  }

  private func end(with event: EditLine.CharacterEvent, _ original: String) {
    eraseLine()
    search = nil
    switch event {
    case .scalar("\u{07}"): line.replace(with: original)
    // Escape alone only ends the search.
    case .scalar("\u{1B}") where !line.isVi && !input.isInSequence: break
    default: handedBack = event
    }
    drawPrompts()
  }
}

extension HistorySearch {
  /// The search after a key, `nil` if the key is none of its own.
  fileprivate func after(_ event: EditLine.CharacterEvent) -> Self? {
    guard case .scalar(let scalar) = event else { return nil }
    var next = self
    switch scalar {
    case "\u{12}": next.findOlder()
    case "\u{13}": next.findNewer()
    case "\u{7F}", "\u{08}": next.removeLast()
    default:
      if DisplayWidth.isControl(scalar) { return nil }
      next.append(scalar)
    }
    return next
  }
}
