extension ExpressionReader {
  /// A type as it is written: `UILabel`, `[UIView]?`, `[String: CGFloat]`, `Array<UIView>`,
  /// `(CGFloat, CGFloat)`. Only its extent matters.
  mutating func type() throws(SyntaxFailure) -> SourceRange {
    var range = try nested(in: cursor.current) { reader throws(SyntaxFailure) in
      try reader.typeWithoutSuffix()
    }
    while !cursor.current.hasBlankBefore,
      let suffix = cursor.take(.question) ?? cursor.take(.exclamation)
    {
      range = range.union(suffix.range)
    }
    return try function(returning: range)
  }

  /// `UIView & Configurable`
  mutating func composedType() throws(SyntaxFailure) -> SourceRange {
    var range = try type()
    while cursor.take(.ampersand) != nil { range = range.union(try type()) }
    return range
  }

  /// `(Bool) throws -> Void`: from behind the parameters on.
  private mutating func function(returning range: SourceRange) throws(SyntaxFailure) -> SourceRange
  {
    while ["throws", "async"].contains(where: cursor.current.isWord) { cursor.advance() }
    guard cursor.current.isSymbol(.arrow) else { return range }
    let arrow = cursor.advance()
    let result = try nested(in: arrow) { reader throws(SyntaxFailure) in try reader.type() }
    return range.union(result)
  }

  private mutating func typeWithoutSuffix() throws(SyntaxFailure) -> SourceRange {
    skipWordsBefore()
    let token = cursor.current
    switch token.kind {
    case .symbol(.openBracket): return try typeList(closedBy: .closeBracket)
    case .symbol(.openParenthesis): return try typeList(closedBy: .closeParenthesis)
    case .identifier: return try namedType()
    default: throw cursor.unexpected(.type)
    }
  }

  /// `@escaping`, `inout`, `any`.
  private mutating func skipWordsBefore() {
    while cursor.take(.at) != nil
      || ["inout", "some", "any", "escaping", "autoclosure", "MainActor"]
        .contains(where: cursor.current.isWord)
    {
      if cursor.current.word != nil { cursor.advance() }
    }
  }

  private mutating func namedType() throws(SyntaxFailure) -> SourceRange {
    var range = try cursor.takeName().range
    if cursor.current.isSymbol(.less), !cursor.current.hasBlankBefore {
      range = range.union(try typeList(closedBy: .greater))
    }
    while cursor.current.isSymbol(.dot), cursor.following.name != nil {
      cursor.advance()
      range = range.union(try cursor.takeName().range)
    }
    return range
  }

  /// `<UILabel>` behind a type that is called or asked: `Row<UILabel>(items: labels)`.
  mutating func skipGenericArguments(behind tree: ExpressionTree) -> Bool {
    guard case .name(let name) = tree.form, name.first?.isUppercase == true else { return false }
    var ahead = self
    guard (try? ahead.typeList(closedBy: .greater)) != nil, !ahead.cursor.current.hasBlankBefore,
      ahead.cursor.current.isSymbol(.openParenthesis) || ahead.cursor.current.isSymbol(.dot)
    else { return false }
    self = ahead
    return true
  }

  private mutating func typeList(closedBy closing: Symbol) throws(SyntaxFailure) -> SourceRange {
    let opening = cursor.advance()
    while !cursor.current.isSymbol(closing), !cursor.current.isEnd {
      _ = try composedType()
      guard cursor.take(.comma) != nil || cursor.take(.colon) != nil else { break }
    }
    if closing == .greater { cursor.splitShift() }
    return opening.range.union(try cursor.close(opening, with: closing).range)
  }
}
