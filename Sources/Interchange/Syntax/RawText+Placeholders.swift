/// What a closure is handed where it names nothing.
extension RawText {
  /// How many of `$0`, `$1`, … code speaks of itself: those in closures within it are theirs.
  var placeholderCount: Int {
    var count = 0
    var braces = BraceKinds()
    for token in Lexer.tokens(of: self) {
      braces.take(token)
      guard !braces.isInClosure else { continue }
      for name in token.placeholders { count = max(count, min(Int(name.dropFirst()) ?? 9, 9) + 1) }
    }
    return count
  }
}

extension Token {
  /// Those within a text in quotes, too: `"\($0): \($1)"`.
  fileprivate var placeholders: [String] {
    var words = [word].compactMap(\.self)
    if case .interpolation(let pieces) = kind {
      for case .expression(let code) in pieces {
        words += Lexer.tokens(of: code).compactMap(\.word)
      }
    }
    return words.filter { $0.hasPrefix("$") }
  }
}

/// Which of the open braces are closures', and which belong to `if`, `for` and their like.
private struct BraceKinds {
  private enum Bracket { case closure, block, other }

  private var open: [Bracket] = []
  /// Behind which of the open brackets a word stands that has braces of its own.
  private var awaiting: Set<Int> = []
  private static let words: Set<String> = [
    "catch", "defer", "do", "else", "for", "guard", "if", "repeat", "switch", "while",
  ]

  var isInClosure: Bool { open.contains(.closure) }

  mutating func take(_ token: Token) {
    if let word = token.word {
      if Self.words.contains(word) { awaiting.insert(open.count) }
      return
    }
    guard case .symbol(let symbol) = token.kind else { return }
    switch symbol {
    case .openParenthesis, .openBracket: open.append(.other)
    case .openBrace: open.append(awaiting.remove(open.count) == nil ? .closure : .block)
    case .closeParenthesis, .closeBracket, .closeBrace:
      _ = open.popLast()
      awaiting = awaiting.filter { $0 <= open.count }
    default: break
    }
  }
}
