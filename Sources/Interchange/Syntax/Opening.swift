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

  mutating func append(_ bracket: Symbol, onLine line: Int) { all.append((bracket, line)) }

  /// A bracket closes the last one of its kind, and where there is none the last of all. What stays
  /// open in between is what was forgotten.
  mutating func close(with bracket: Symbol) {
    let opening: Symbol? =
      switch bracket {
      case .closeParenthesis: .openParenthesis
      case .closeBracket: .openBracket
      case .closeBrace: .openBrace
      default: nil
      }
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
