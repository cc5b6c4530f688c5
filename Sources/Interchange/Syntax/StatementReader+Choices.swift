/// The cases of enums, where they are declared and where a value is compared with them.
extension StatementReader {
  /// `small = 8, large = 32`, `detail(String), none`: a comma goes on on the next line.
  mutating func choices() -> [Statement.Choice] {
    reader.cursor.advance()
    var choices: [Statement.Choice] = []
    repeat {
      var ahead = self
      if let choice = try? ahead.declaredChoice() {
        self = ahead
        choices.append(choice)
      } else {
        choices.append(unreadChoice())
      }
    } while reader.cursor.take(.comma) != nil
    return choices
  }

  private mutating func declaredChoice() throws(SyntaxFailure) -> Statement.Choice {
    let name = try reader.cursor.takeName()
    if reader.cursor.current.isSymbol(.openParenthesis) { reader.cursor.skipParentheses() }
    let value = reader.cursor.take(.assign) == nil ? nil : try reader.expression()
    guard isAtEndOfLine || reader.cursor.current.isSymbol(.comma) else {
      throw reader.cursor.unexpected(.endOfStatement)
    }
    return Statement.Choice(name: name, rawValue: value)
  }

  /// What is not read, up to the next comma: `mask = 1 << 2`. What it counts for is not known.
  private mutating func unreadChoice() -> Statement.Choice {
    let start = reader.cursor.current
    repeat {
      if reader.cursor.current.isSymbol(.openParenthesis) {
        reader.cursor.skipParentheses()
      } else {
        reader.cursor.advance()
      }
    } while !isAtEndOfLine && !reader.cursor.current.isSymbol(.comma)
    return Statement.Choice(
      name: start.name ?? NameSyntax("", start.range),
      rawValue: ExpressionTree(.absent, start.range))
  }

  /// What stands between `case` and its colon.
  mutating func casePatterns() throws(SyntaxFailure) -> [Statement.Pattern] {
    var patterns: [Statement.Pattern] = []
    repeat { patterns.append(try casePattern()) } while reader.cursor.take(.comma) != nil
    return patterns
  }

  /// `.small`, `.detail(let text)`, `let .detail(text, _)`, or another value.
  mutating func casePattern() throws(SyntaxFailure) -> Statement.Pattern {
    var ahead = self
    if let pattern = try? ahead.patternWithNames() {
      self = ahead
      return pattern
    }
    let open = reader.openBeginning()
    let value = if let open { open } else { try reader.expression() }
    return Statement.Pattern(value: try reader.range(from: value) ?? value)
  }

  private mutating func patternWithNames() throws(SyntaxFailure) -> Statement.Pattern {
    let binds = reader.cursor.current.isWord("let") || reader.cursor.current.isWord("var")
    if binds { reader.cursor.advance() }
    let value = try choice()
    guard let opening = reader.cursor.take(.openParenthesis) else {
      throw reader.cursor.unexpected(.name)
    }
    var names: [NameSyntax] = []
    repeat { names.append(try partName(isBound: binds)) } while reader.cursor.take(.comma) != nil
    _ = try reader.cursor.close(opening, with: .closeParenthesis)
    return Statement.Pattern(value: value, names: names)
  }

  /// `.detail`, `Accessory.detail`, without what stands in parentheses behind it.
  private mutating func choice() throws(SyntaxFailure) -> ExpressionTree {
    var tree: ExpressionTree?
    if let type = reader.cursor.current.name {
      reader.cursor.advance()
      tree = ExpressionTree(.name(type.text), type.range)
    }
    repeat {
      guard let dot = reader.cursor.take(.dot) else { throw reader.cursor.unexpected(.name) }
      let name = try reader.cursor.takeName()
      let start = tree?.range ?? dot.range
      tree = ExpressionTree(
        tree.map { .member($0, name) } ?? .implicitMember(name), start.union(name.range))
    } while reader.cursor.current.isSymbol(.dot)
    guard let tree else { throw reader.cursor.unexpected(.name) }
    return tree
  }

  /// `let text`, `_`, `isOn: let value`; behind an outer `let` a name alone.
  private mutating func partName(isBound: Bool) throws(SyntaxFailure) -> NameSyntax {
    if reader.cursor.current.word != nil, reader.cursor.following.isSymbol(.colon) {
      reader.cursor.advance()
      reader.cursor.advance()
    }
    let binds = reader.cursor.current.isWord("let") || reader.cursor.current.isWord("var")
    if binds { reader.cursor.advance() }
    let name = try reader.cursor.takeName()
    guard binds || isBound || name.text == "_" else { throw reader.cursor.unexpected(.name) }
    return name
  }
}
