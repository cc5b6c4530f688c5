/// Reads statements: several on one line parted by `;`, and pasted Swift on several lines.
package struct StatementReader {
  var reader: ExpressionReader
  private let source: SourceText
  /// In how many loops and closures the reader is.
  var bodyDepth = 0

  private init(_ raw: RawText) {
    reader = ExpressionReader(raw)
    source = SourceText(raw)
  }

  /// What stands between two `;` or line ends.
  enum Item {
    case statement(Statement)
    case expression(ExpressionTree)
  }

  /// The statements of a pasted block. Expressions that do nothing are refused.
  package static func read(_ raw: RawText) throws(SyntaxFailure) -> [Statement] {
    try statements(items(of: raw))
  }

  static func statements(_ items: [Item]) throws(SyntaxFailure) -> [Statement] {
    var statements: [Statement] = []
    for item in items {
      switch item {
      case .statement(let statement): statements.append(statement)
      case .expression(let tree): throw SyntaxFailure(.hasNoEffect, at: tree.range)
      }
    }
    return statements
  }

  static func items(of raw: RawText) throws(SyntaxFailure) -> [Item] {
    var reader = StatementReader(raw)
    var items: [Item] = []
    while reader.reader.cursor.current.kind != .end {
      if reader.reader.cursor.take(.semicolon) != nil { continue }
      items += try reader.item()
      try reader.checkEnd()
    }
    return items
  }

  func checkEnd() throws(SyntaxFailure) {
    let token = reader.cursor.current
    let isEndOfBody = bodyDepth > 0 && token.isSymbol(.closeBrace)
    guard token.kind == .end || token.isSymbol(.semicolon) || token.startsLine || isEndOfBody else {
      throw reader.cursor.unexpected(.endOfStatement)
    }
  }

  mutating func item() throws(SyntaxFailure) -> [Item] {
    if try skipImport() { return [] }
    skipModifiers()
    if DeclarationKeywords.beginsLoop(reader.cursor) { return [.statement(.loop(try forLoop()))] }
    if let construct = DeclarationKeywords.construct(reader.cursor) {
      throw SyntaxFailure(.notRead(construct), at: reader.cursor.current.range)
    }
    if DeclarationKeywords.beginsBinding(reader.cursor) {
      return try bindings().map { .statement($0) }
    }
    return [try plainItem()]
  }

  /// A relation, an assignment, a call, or another expression: they differ behind the first side.
  private mutating func plainItem() throws(SyntaxFailure) -> Item {
    if let loop = try forEachInRange() { return .statement(.loop(loop)) }
    let left = try reader.side()
    if let loop = try forEach(left) { return .statement(.loop(loop)) }
    if !reader.cursor.isAtNewStatement {
      if let sign = Statement.Assignment.Sign(reader.cursor.current) {
        return .statement(.assignment(try assignment(to: left, sign)))
      }
      if let sign = RelationSyntax.Sign(reader.cursor.current) {
        return try relationOrComparison(left, sign)
      }
      if left.isAssignable, let setting = try prioritySetting(of: left) {
        return .statement(.assignment(setting))
      }
    }
    let tree = try reader.expression(after: left)
    return tree.isCall ? .statement(.call(tree)) : .expression(tree)
  }

  private mutating func assignment(
    to target: ExpressionTree, _ sign: Statement.Assignment.Sign
  ) throws(SyntaxFailure) -> Statement.Assignment {
    guard target.isAssignable else { throw SyntaxFailure(.notAssignable, at: target.range) }
    reader.cursor.advance()
    return Statement.Assignment(target: target, sign: sign, value: try reader.expression())
  }

  /// `c9 @999`, as constraints are listed and advice writes it, is `c9.priority = 999`.
  private mutating func prioritySetting(
    of handle: ExpressionTree
  ) throws(SyntaxFailure) -> Statement.Assignment? {
    guard let priority = try reader.priority() else { return nil }
    let name = NameSyntax("priority", priority.range)
    let target = try reader.node(.member(handle, name), handle.range.union(priority.range))
    return Statement.Assignment(
      target: target, sign: .set, value: ExpressionTree(priority.form, priority.range))
  }

  /// `a == b` makes a constraint; `a == b and c` can only be asked.
  private mutating func relationOrComparison(
    _ left: ExpressionTree, _ sign: RelationSyntax.Sign
  ) throws(SyntaxFailure) -> Item {
    let signToken = reader.cursor.advance()
    let right = try reader.side()
    let isJoined =
      BinaryOperator(reader.cursor.current).map { $0.precedence < .comparison } ?? false
    guard isJoined, let comparison = BinaryOperator(signToken) else {
      return .statement(.relation(try reader.relation(left, sign, signToken.range, right)))
    }
    let tree = try reader.node(.binary(left, comparison, right), left.range.union(right.range))
    return .expression(try reader.expression(after: tree))
  }
}

extension PrioritySyntax {
  private static let words: Set<String> = [
    "required", "high", "low", "fittingSize", "defaultHigh", "defaultLow", "fittingSizeLevel",
  ]

  /// As it would be assigned: the names of priorities have a dot there.
  fileprivate var form: ExpressionTree.Form {
    switch value {
    case .number(let number): .number(number)
    case .name(let word) where !Self.words.contains(word): .name(word)
    case .name(let word), .implicitMember(let word): .implicitMember(NameSyntax(word, range))
    }
  }
}

// MARK: - Declarations

extension StatementReader {
  /// `import UIKit` in a pasted file says nothing about a layout.
  private mutating func skipImport() throws(SyntaxFailure) -> Bool {
    let cursor = reader.cursor
    guard cursor.current.isWord("import"), cursor.following.word != nil else { return false }
    reader.cursor.advance()
    _ = try reader.type()
    return true
  }

  /// Steps over `private lazy` and the like where a declaration follows.
  private mutating func skipModifiers() {
    while DeclarationKeywords.isModifier(reader.cursor) {
      let isAttribute = reader.cursor.take(.at) != nil
      reader.cursor.advance()
      if !isAttribute, reader.cursor.current.isSymbol(.openParenthesis) { skipModifierDetail() }
    }
  }

  /// The `(set)` of `private(set)`.
  private mutating func skipModifierDetail() {
    reader.cursor.advance()
    if reader.cursor.current.word != nil { reader.cursor.advance() }
    _ = reader.cursor.take(.closeParenthesis)
  }

  /// `let a = 1, b: CGFloat = 2`, from the keyword on.
  private mutating func bindings() throws(SyntaxFailure) -> [Statement] {
    reader.cursor.advance()
    var declarations: [Statement] = []
    repeat { declarations.append(try binding()) } while reader.cursor.take(.comma) != nil
    return declarations
  }

  private mutating func binding() throws(SyntaxFailure) -> Statement {
    if reader.cursor.current.isSymbol(.openParenthesis) {
      throw SyntaxFailure(.notRead(.tuplePattern), at: reader.cursor.current.range)
    }
    let name = try reader.cursor.takeName()
    var type: NameSyntax?
    if reader.cursor.take(.colon) != nil {
      let range = try reader.type()
      type = NameSyntax(source.text(range.lowerBound, range.upperBound).composed, range)
    }
    guard reader.cursor.take(.assign) != nil else { throw missingValue(of: name) }
    if reader.cursor.current.isSymbol(.openBrace) {
      return .construction(try construction(of: name, type))
    }
    return .declaration(
      Statement.Declaration(name: name, type: type, value: try reader.expression()))
  }

  private func missingValue(of name: NameSyntax) -> SyntaxFailure {
    let token = reader.cursor.current
    if token.isSymbol(.openBrace), !token.startsLine {
      return SyntaxFailure(.notRead(.computedProperty), at: token.range)
    }
    if token.kind == .end || token.isSymbol(.semicolon) || token.startsLine {
      return SyntaxFailure(.declarationWithoutValue(name.text), at: name.range)
    }
    return reader.cursor.unexpected(.equalsSign)
  }
}
