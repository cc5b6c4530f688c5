import Interchange

extension RawText {
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension String {
  /// Without blanks at either end.
  var trimmed: String {
    var view = self[...]
    while let first = view.first, first.isWhitespace { view.removeFirst() }
    while let last = view.last, last.isWhitespace { view.removeLast() }
    return String(view)
  }

  /// What a paste of thousands of lines begins with.
  var firstLine: String { String(prefix { !$0.isNewline }) }

  /// Nothing to carry out: `# so` and `// so` begin comments.
  var isBlankOrComment: Bool {
    let text = trimmed
    return text.isEmpty || text.hasPrefix("#") || text.hasPrefix("//")
  }

  /// Lines that `expect accepted` and `expect refused` look past.
  var isExpectationOrComment: Bool {
    if isBlankOrComment { return true }
    let word = trimmed.prefix { !$0.isWhitespace }
    return ["expect", "say", "task", "hint"].contains(word)
  }
}
