/// What keeps a text from being whole.
package struct Opening: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `(`, `[` or `{`
    case bracket(Character)
    case comment
    /// A text between three quotes.
    case text
    case attribute
    case consoleLog
    case interfaceBuilderFile
  }

  package let kind: Kind
  /// Where it begins, the first line being 1.
  package let line: Int
}

/// Brackets that nothing has closed.
struct OpenBrackets {
  private var all: [(bracket: Symbol, line: Int)] = []

  var count: Int { all.count }
  /// Whether a brace has closed on the line on which it opens, over a bracket that is still open: no line
  /// that comes can close that.
  private(set) var isWrong = false

  /// Takes the next symbol in; what is no bracket changes nothing.
  mutating func read(_ symbol: Symbol, onLine line: Int) {
    switch symbol {
    case .openParenthesis, .openBracket, .openBrace: all.append((symbol, line))
    case .closeParenthesis: close(.openParenthesis)
    case .closeBracket: close(.openBracket)
    case .closeBrace:
      if let brace = all.last(where: { $0.bracket == .openBrace }) {
        if brace.line == line, all.last?.bracket != .openBrace { isWrong = true }
      }
      close(.openBrace)
    default: break
    }
  }

  /// A bracket closes the last one of its kind, and where there is none the last of all. What stays
  /// open in between is what was forgotten.
  private mutating func close(_ opening: Symbol) {
    guard let last = all.lastIndex(where: { $0.bracket == opening }) ?? all.indices.last else {
      return
    }
    all.remove(at: last)
  }

  var opening: Opening? {
    guard let last = all.last, let character = last.bracket.rawValue.first else { return nil }
    return Opening(kind: .bracket(character), line: last.line)
  }
}
