import Interchange

extension RawText {
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension String {
  /// Without blanks at either end.
  var trimmed: String {
    if let first = utf8.first, let last = utf8.last, first.isPlain, last.isPlain { return self }
    var view = self[...]
    while let first = view.first, first.isWhitespace { view.removeFirst() }
    while let last = view.last, last.isWhitespace { view.removeLast() }
    return String(view)
  }

  /// Whether it is more than one line. What is ASCII is told by its bytes.
  var hasNewline: Bool {
    utf8.contains { 0x0A...0x0D ~= $0 || $0 >= 0x80 } && contains(where: \.isNewline)
  }

  /// What a paste of thousands of lines begins with.
  var firstLine: String { String(prefix { !$0.isNewline }) }

  var firstWord: String {
    let text = trimmed
    let plain = text.utf8.prefix(while: \.isPlain)
    // Only behind plain characters is it certain that a blank is no part of another character.
    if plain.endIndex == text.endIndex || text.utf8[plain.endIndex] == UInt8(ascii: " ") {
      return String(text[..<plain.endIndex])
    }
    return String(text.prefix { !$0.isWhitespace })
  }

  /// Nothing to carry out: `# so` and `// so` begin comments.
  var isBlankOrComment: Bool {
    let text = trimmed
    return text.isEmpty || text.hasPrefix("#") || text.hasPrefix("//")
  }

  /// Lines that `expect accepted` and `expect refused` look past.
  var isExpectationOrComment: Bool {
    if isBlankOrComment { return true }
    return ["expect", "say", "task", "hint"].contains(firstWord)
  }

  /// Whether the line is `expect` with something behind it.
  var isExpectation: Bool { firstWord == "expect" }

  /// Whether the line is an `expect` that begins with this word of its own; something that is called
  /// by the word is followed by an operator.
  func expects(_ word: String) -> Bool {
    guard isExpectation else { return false }
    let words = split(maxSplits: 3, whereSeparator: \.isWhitespace)
    guard words.count > 1, words[0] == "expect", words[1] == word else { return false }
    return words.count == 2 || !Arguments.operators.contains(String(words[2]))
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that shows.
  fileprivate var isPlain: Bool { 0x21...0x7E ~= self }
}
