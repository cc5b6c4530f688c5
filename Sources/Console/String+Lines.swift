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

  /// What a paste of thousands of lines begins with.
  var firstLine: String { hasNewline ? String(prefix { !$0.isNewline }) : self }

  var firstWord: String { String(leadingWord) }

  /// The same, in its place.
  private var leadingWord: Substring {
    let text = fromFirstWord
    let plain = text.utf8.prefix(while: \.isPlain)
    // Only behind plain characters is it certain that a blank is no part of another character.
    if plain.endIndex == text.endIndex || text.utf8[plain.endIndex] == UInt8(ascii: " ") {
      return text[..<plain.endIndex]
    }
    return text.prefix { !$0.isWhitespace }
  }

  /// Without the blanks before it, which most lines do not have.
  private var fromFirstWord: Substring {
    utf8.first?.isPlain == true ? self[...] : drop(while: \.isWhitespace)
  }

  /// Nothing to carry out: `# so` and `// so` begin comments.
  var isBlankOrComment: Bool {
    let text = fromFirstWord
    return switch text.utf8.first {
    case nil: true
    case UInt8(ascii: "#"), UInt8(ascii: "/"): text.hasPrefix("#") || text.hasPrefix("//")
    default: false
    }
  }

  var isComment: Bool { isBlankOrComment && !trimmed.isEmpty }

  /// Lines that `expect accepted` and `expect refused` look past.
  var isExpectationOrComment: Bool {
    isBlankOrComment || begins(with: "expect") || begins(with: "say") || begins(with: "task")
      || begins(with: "hint")
  }

  /// Whether its first word is this one of ASCII. Most lines are told by their first bytes.
  private func begins(with word: String) -> Bool {
    if utf8.first?.isPlain == true, !utf8.starts(with: word.utf8) { return false }
    return leadingWord == word
  }

  /// Whether the line is `expect` with something behind it.
  var isExpectation: Bool { begins(with: "expect") }

  /// Whether the line is an `expect` that says of itself that it does not hold.
  var expectsFailure: Bool { expects("failing") }

  /// An `expect` line that says so of itself, or does not.
  func markedAsFailing(_ isMarked: Bool) -> String {
    let mark = "failing"
    var rest = trimmed.dropFirst("expect".count).drop(while: \.isWhitespace)
    if expectsFailure { rest = rest.dropFirst(mark.count).drop(while: \.isWhitespace) }
    return isMarked ? "expect \(mark) \(rest)" : "expect \(rest)"
  }

  /// Whether the line is an `expect` that begins with this word of its own; something that is called
  /// by the word is followed by an operator.
  func expects(_ word: String) -> Bool {
    guard isExpectation else { return false }
    let words = split(maxSplits: 3, whereSeparator: \.isWhitespace)
    guard words.count > 1, words[0] == "expect", words[1] == word else { return false }
    return words.count == 2 || !Arguments.operators.contains(String(words[2]))
  }
}

extension StringProtocol {
  /// Whether it is more than one line. What is ASCII is told by its bytes.
  var hasNewline: Bool {
    utf8.contains { 0x0A...0x0D ~= $0 || $0 >= 0x80 } && contains(where: \.isNewline)
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that shows.
  fileprivate var isPlain: Bool { 0x21...0x7E ~= self }
}
