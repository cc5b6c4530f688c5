/// Reads relations: `constrain RELATION`, `expect HANDLE is RELATION`, and lines that are one.
package enum RelationReader {
  /// The one relation that `raw` is.
  package static func read(_ raw: RawText) throws(SyntaxFailure) -> RelationSyntax {
    var reader = ExpressionReader(raw)
    let relation = try reader.relation(after: reader.side())
    guard reader.cursor.current.isEnd else {
      throw reader.cursor.unexpected(.endOfStatement)
    }
    return relation
  }
}

extension ExpressionReader {
  /// One side of a relation: whatever holds tighter than a comparison.
  mutating func side() throws(SyntaxFailure) -> ExpressionTree { try expression(.addition) }

  /// Reads from the sign on.
  mutating func relation(after left: ExpressionTree) throws(SyntaxFailure) -> RelationSyntax {
    if cursor.current.isSymbol(.assign) {
      throw SyntaxFailure(.setsNothing, at: cursor.current.range)
    }
    guard let sign = RelationSyntax.Sign(cursor.current) else {
      throw cursor.unexpected(.relationSign)
    }
    let signRange = cursor.advance().range
    return try relation(left, sign, signRange, side())
  }

  /// Reads from behind the second side on.
  mutating func relation(
    _ left: ExpressionTree, _ sign: RelationSyntax.Sign, _ signRange: SourceRange,
    _ right: ExpressionTree
  ) throws(SyntaxFailure) -> RelationSyntax {
    let priority = try priority()
    var name: NameSyntax?
    if cursor.current.isWord("as") {
      cursor.advance()
      name = try cursor.takeName()
    }
    if BinaryOperator(cursor.current)?.precedence == .comparison {
      throw SyntaxFailure(.chainedComparison, at: cursor.current.range)
    }
    return RelationSyntax(
      left: left, sign: sign, signRange: signRange, right: right, priority: priority, name: name)
  }

  /// `@750`, `@high`, `@.defaultHigh`, or nothing.
  mutating func priority() throws(SyntaxFailure) -> PrioritySyntax? {
    guard cursor.take(.at) != nil else { return nil }
    let start = cursor.current.range
    switch cursor.current.kind {
    case .identifier(let word):
      return PrioritySyntax(value: .name(word), range: cursor.advance().range)
    case .symbol(.dot):
      cursor.advance()
      let name = try cursor.takeName()
      return PrioritySyntax(value: .implicitMember(name.text), range: start.union(name.range))
    case .symbol(.minus):
      cursor.advance()
      let (value, range) = try priorityNumber()
      return PrioritySyntax(value: .number(-value), range: start.union(range))
    default:
      let (value, range) = try priorityNumber()
      return PrioritySyntax(value: .number(value), range: range)
    }
  }

  private mutating func priorityNumber() throws(SyntaxFailure) -> (Double, SourceRange) {
    guard case .number(let value) = cursor.current.kind else { throw cursor.unexpected(.priority) }
    return (value, cursor.advance().range)
  }
}
