extension LineEditor {
  /// What is said while a text is shown a screen at a time, given how many of its lines are left.
  package struct PagingWords {
    let prompt: (Int) -> String
    let rest: (Int) -> String

    /// - Parameters:
    ///   - prompt: Under a screen, with the keys.
    ///   - rest: In the place of what nobody wanted to see.
    package init(prompt: @escaping (Int) -> String, rest: @escaping (Int) -> String) {
      self.prompt = prompt
      self.rest = rest
    }
  }

  /// Shows `text`, whose lines end in line feeds, a screen at a time, as long as keys ask for more. What
  /// is no key of that, a paste above all, ends it and is read at the next prompt. Where it has come
  /// already, nothing is asked.
  package func page(_ text: String, _ words: PagingWords) {
    // What was typed meanwhile can be seen in raw mode only.
    line.prepareTerminal(raw: true)
    setBracketedPaste(true)
    defer {
      setBracketedPaste(false)
      line.prepareTerminal(raw: false)
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    var key: PagingKey? = input.isAwaited ? .toEnd : .screen
    while let rows = key?.rows(on: TerminalStyle.current()) {
      show(&lines, rows: rows)
      if lines.isEmpty { return }
      line.print(words.prompt(lines.count))
      key = input.pagingKey()
      line.print("\r" + ControlSequence.clearBelow)
    }
    line.print(words.rest(lines.count) + "\r\n")
  }

  /// As many lines as fit into `rows`, at least one.
  private func show(_ lines: inout ArraySlice<Substring>, rows: Int) {
    let geometry = TextGeometry(columns: TerminalStyle.current().columns)
    var taken = 0
    var text = ""
    while let next = lines.first {
      // A line that fills its row to the edge does not take the one below.
      let plain = PromptText(String(next)).plain.unicodeScalars.dropLast()
      let height = geometry.end(of: plain).row + 1
      if taken > 0, taken + height > rows { break }
      taken += height
      text += next + "\r\n"
      lines.removeFirst()
    }
    line.print(text)
  }
}

extension PagingKey {
  /// How many rows more it asks for; `nil` where no more are wanted.
  fileprivate func rows(on style: TerminalStyle) -> Int? {
    switch self {
    case .screen: max(1, style.rows - 1)
    case .line: 1
    case .toEnd: .max
    case .leave: nil
    }
  }
}
