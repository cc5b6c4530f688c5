/// What stands between braces.
extension StatementReader {
  /// How deep loops and closures may stand in one another.
  static let bodyLimit = 20

  /// What stands behind `{`, to the brace that closes it, and what a last `return` gives.
  mutating func body(
    in opening: Token, returns: Bool = false
  ) throws(SyntaxFailure) -> (items: [Item], result: ExpressionTree?, closing: Token) {
    guard bodyDepth < Self.bodyLimit else {
      throw SyntaxFailure(.nestedTooDeeply(limit: Self.bodyLimit), at: opening.range)
    }
    bodyDepth += 1
    var items: [Item] = []
    var result: ExpressionTree?
    while !reader.cursor.current.isSymbol(.closeBrace), result == nil {
      if reader.cursor.take(.semicolon) != nil { continue }
      if reader.cursor.current.isEnd { break }
      if returns, DeclarationKeywords.beginsReturn(reader.cursor) {
        reader.cursor.advance()
        result = try reader.expression()
      } else {
        items += try item()
      }
      try checkEnd()
    }
    while reader.cursor.take(.semicolon) != nil {}
    bodyDepth -= 1
    return (items, result, try close(opening))
  }

  private mutating func close(_ opening: Token) throws(SyntaxFailure) -> Token {
    if let closing = reader.cursor.take(.closeBrace) { return closing }
    if reader.cursor.current.isEnd {
      throw SyntaxFailure(.unclosedBracket(Symbol.openBrace.rawValue), at: opening.range)
    }
    // Nothing is done behind a `return`.
    throw reader.cursor.unexpected(.closingBrace)
  }

  /// `{ … }()` or `{ … }(UILabel())` behind `=`, from the brace on.
  mutating func construction(
    of name: NameSyntax, _ type: NameSyntax?
  ) throws(SyntaxFailure) -> Statement.Construction {
    let opening = reader.cursor.advance()
    let named = closureNames()
    let body = try body(in: opening, returns: true)
    let handed = try handed(to: named, in: opening)
    var items = body.items
    guard let result = body.result ?? Self.onlyValue(of: &items) else {
      throw SyntaxFailure(.closureWithoutResult, at: body.closing.range)
    }
    return Statement.Construction(
      name: name, type: type, body: handed.statements + (try Self.statements(items)),
      result: result, range: name.range.union(handed.end.range))
  }

  /// What a closure is called with at once, by the names that it has in the closure.
  private mutating func handed(
    to names: [NameSyntax], in opening: Token
  ) throws(SyntaxFailure) -> (statements: [Statement], end: Token) {
    guard let parenthesis = reader.cursor.take(.openParenthesis) else {
      throw SyntaxFailure(.notRead(.closure), at: opening.range)
    }
    var statements: [Statement] = []
    while !reader.cursor.current.isSymbol(.closeParenthesis), !reader.cursor.current.isEnd {
      let value = try reader.expression()
      let place = statements.count
      let name = place < names.count ? names[place] : Self.placeholder(place, at: value.range)
      statements.append(
        .declaration(Statement.Declaration(name: name, type: nil, value: value)))
      guard reader.cursor.take(.comma) != nil else { break }
    }
    return (statements, try reader.cursor.close(parenthesis, with: .closeParenthesis))
  }

  /// What a closure of one expression returns without saying so.
  private static func onlyValue(of items: inout [Item]) -> ExpressionTree? {
    guard items.count == 1, let only = items.first else { return nil }
    switch only {
    case .expression(let tree), .statement(.call(let tree)):
      items = []
      return tree
    case .statement(.relation(let relation)):
      guard let comparison = relation.comparison else { return nil }
      items = []
      return comparison
    case .statement: return nil
    }
  }
}

// MARK: - Names

extension StatementReader {
  /// The names that a closure gives to what it is handed (`view in`, `(i, view) in`,
  /// `[weak self] view in`), or none.
  mutating func closureNames() -> [NameSyntax] {
    var ahead = self
    guard let names = try? ahead.closureHeader() else { return [] }
    self = ahead
    return names
  }

  /// The same of a whole closure: where it names nothing, as many placeholders as it has.
  static func closureNames(in code: RawText) -> [NameSyntax] {
    var reader = StatementReader(code, in: .code)
    let names = reader.closureNames()
    return names.isEmpty ? anonymous(code.placeholderCount, at: code.range) : names
  }

  private mutating func closureHeader() throws(SyntaxFailure) -> [NameSyntax] {
    // `@MainActor`, `@Sendable`.
    while reader.cursor.take(.at) != nil { reader.cursor.advance() }
    if reader.cursor.take(.openBracket) != nil { skipCaptures() }
    var names: [NameSyntax] = []
    if reader.cursor.current.isSymbol(.openParenthesis) {
      names = skipNothing() ? [] : try pattern()
    } else if !reader.cursor.current.isWord("in") {
      repeat {
        names +=
          reader.cursor.current.isSymbol(.openParenthesis)
          ? try row() : [try reader.cursor.takeName()]
      } while reader.cursor.take(.comma) != nil
    }
    if reader.cursor.take(.arrow) != nil { _ = try reader.type() }
    guard reader.cursor.current.isWord("in") else { throw reader.cursor.unexpected(.loopWord) }
    reader.cursor.advance()
    return names
  }

  private mutating func skipCaptures() {
    while reader.cursor.take(.closeBracket) == nil, !reader.cursor.current.isEnd {
      reader.cursor.advance()
    }
  }

  /// Steps over `()`.
  private mutating func skipNothing() -> Bool {
    guard reader.cursor.following.isSymbol(.closeParenthesis) else { return false }
    reader.cursor.advance()
    reader.cursor.advance()
    return true
  }

  /// `view`, `_`, `(i, view)`, each name perhaps with its type; of `(i, (view, gap))` the names in
  /// one row.
  mutating func pattern() throws(SyntaxFailure) -> [NameSyntax] {
    guard let opening = reader.cursor.take(.openParenthesis) else { return [try typedName()] }
    var names: [NameSyntax] = []
    repeat {
      let isLast = reader.cursor.current.isSymbol(.openParenthesis)
      names += isLast ? try row() : [try typedName()]
      if isLast { break }
    } while reader.cursor.take(.comma) != nil
    _ = try reader.cursor.close(opening, with: .closeParenthesis)
    return names
  }

  /// The names in further parentheses, which stand last.
  private mutating func row() throws(SyntaxFailure) -> [NameSyntax] {
    guard let opening = reader.cursor.take(.openParenthesis) else { return [] }
    var names: [NameSyntax] = []
    repeat { names.append(try typedName()) } while reader.cursor.take(.comma) != nil
    _ = try reader.cursor.close(opening, with: .closeParenthesis)
    return names
  }

  private mutating func typedName() throws(SyntaxFailure) -> NameSyntax {
    let name = try reader.cursor.takeName()
    if reader.cursor.take(.colon) != nil { _ = try reader.type() }
    return name
  }
}
