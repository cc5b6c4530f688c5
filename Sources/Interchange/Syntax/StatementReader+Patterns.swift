/// What a value is compared with, and taken apart by.
extension StatementReader {
  /// What stands between `case` and its colon.
  mutating func casePatterns() throws(SyntaxFailure) -> [Statement.Pattern] {
    var patterns: [Statement.Pattern] = []
    repeat {
      let pattern = try casePattern()
      if reader.cursor.current.isWord("where") {
        reader.cursor.advance()
        patterns.append(.filtered(pattern, try reader.expression()))
      } else {
        patterns.append(pattern)
      }
    } while reader.cursor.take(.comma) != nil
    return patterns
  }

  /// `.small`, `.detail(let text)`, `let (view, gap)`, `let title?`, `let label as UILabel`, or
  /// another value. Behind an outer `let` a name alone is one to be given.
  mutating func casePattern(isBound: Bool = false) throws(SyntaxFailure) -> Statement.Pattern {
    var isBound = isBound
    while takeBindingWord() { isBound = true }
    if let type = try classAsked(behind: "is") {
      return .cast(.name(NameSyntax("_", type.range)), type)
    }
    var pattern = try plainPattern(isBound)
    if !reader.cursor.current.hasBlankBefore, reader.cursor.take(.question) != nil {
      pattern = .present(pattern)
    }
    guard let type = try classAsked(behind: "as") else { return pattern }
    return .cast(pattern, type)
  }

  /// `let (view, gap)` behind `if` is asked like `case let (view, gap)?`.
  mutating func boundRow() throws(SyntaxFailure) -> Statement.Pattern {
    .present(try casePattern(isBound: true))
  }

  /// `let` before a name, a tuple or a case; something may also be called so.
  private mutating func takeBindingWord() -> Bool {
    guard reader.cursor.current.isWord("let") || reader.cursor.current.isWord("var") else {
      return false
    }
    let next = reader.cursor.following
    guard next.word != nil || next.isSymbol(.openParenthesis) || next.isSymbol(.dot) else {
      return false
    }
    reader.cursor.advance()
    return true
  }

  private mutating func classAsked(behind word: String) throws(SyntaxFailure) -> NameSyntax? {
    guard reader.cursor.current.isWord(word), reader.cursor.following.word != nil else {
      return nil
    }
    reader.cursor.advance()
    let range = try reader.type()
    return NameSyntax(reader.cursor.text(range), range)
  }

  private mutating func plainPattern(_ isBound: Bool) throws(SyntaxFailure) -> Statement.Pattern {
    if isRow {
      let parts = try patternParts(isBound)
      return parts.count == 1 ? parts[0] : .row(parts)
    }
    if let choice = try choice(isBound) { return choice }
    if let name = reader.cursor.current.name, isBound || name.text == "_",
      !reader.cursor.following.isSymbol(.dot)
    {
      return .name(try reader.cursor.takeName())
    }
    let open = reader.openBeginning()
    let value = if let open { open } else { try reader.expression() }
    return .value(try reader.range(from: value) ?? value)
  }

  /// Whether parentheses begin here that are no part of a longer expression.
  private var isRow: Bool {
    guard reader.cursor.current.isSymbol(.openParenthesis) else { return false }
    var ahead = reader.cursor
    ahead.skipParentheses()
    let token = ahead.current
    return token.isEnd || ["in", "where", "as"].contains(where: token.isWord)
      || [.colon, .comma, .closeParenthesis, .assign, .question].contains(where: token.isSymbol)
  }

  /// A case that says what came with it; another call is a value.
  private mutating func choice(_ isBound: Bool) throws(SyntaxFailure) -> Statement.Pattern? {
    var ahead = self
    guard let value = ahead.choiceName(),
      ahead.reader.cursor.current.isSymbol(.openParenthesis), isBound || ahead.givesNames
    else { return nil }
    self = ahead
    let parts = try patternParts(isBound)
    // What every optional is.
    if case .implicitMember(let name) = value.form, name.text == "some", let part = parts.first {
      return .present(part)
    }
    return .choice(value, parts)
  }

  /// `.detail`, `Accessory.detail`, without what stands in parentheses behind it.
  private mutating func choiceName() -> ExpressionTree? {
    var tree = reader.cursor.current.name.map { ExpressionTree(.name($0.text), $0.range) }
    if tree != nil { reader.cursor.advance() }
    repeat {
      guard let dot = reader.cursor.take(.dot), let name = try? reader.cursor.takeName() else {
        return nil
      }
      let start = tree?.range ?? dot.range
      tree = ExpressionTree(
        tree.map { .member($0, name) } ?? .implicitMember(name), start.union(name.range))
    } while reader.cursor.current.isSymbol(.dot)
    return tree
  }

  /// Whether something between the parentheses that begin here is given a name, or left open.
  private var givesNames: Bool {
    var end = reader.cursor
    end.skipParentheses()
    var ahead = reader.cursor
    while ahead.current.range.lowerBound < end.current.range.lowerBound, !ahead.current.isEnd {
      if ["let", "var", "_"].contains(where: { $0 == ahead.current.name?.text }) { return true }
      ahead.advance()
    }
    return false
  }

  /// The patterns between parentheses, without their labels: `isOn: let value`.
  private mutating func patternParts(_ isBound: Bool) throws(SyntaxFailure) -> [Statement.Pattern] {
    guard let opening = reader.cursor.take(.openParenthesis) else {
      throw reader.cursor.unexpected(.name)
    }
    try reader.cursor.descend(at: opening.range)
    var parts: [Statement.Pattern] = []
    repeat {
      if reader.cursor.current.word != nil, reader.cursor.following.isSymbol(.colon) {
        reader.cursor.advance()
        reader.cursor.advance()
      }
      parts.append(try casePattern(isBound: isBound))
    } while reader.cursor.take(.comma) != nil
    reader.cursor.ascend()
    _ = try reader.cursor.close(opening, with: .closeParenthesis)
    return parts
  }
}
