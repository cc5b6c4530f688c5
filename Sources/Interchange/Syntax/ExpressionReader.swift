/// Reads expressions: operators here, operands in the other files of this type.
package struct ExpressionReader {
  var cursor: TokenCursor
  /// Whether braces behind a call are a closure, and not the body of what the call decides.
  var takesClosures = true
  /// Whether statements are read, where braces behind a name alone are a closure, too.
  var isInCode = false

  init(_ raw: RawText, depth: Int = 0) { cursor = TokenCursor(raw, depth: depth) }

  /// The one expression that `raw` is.
  package static func read(_ raw: RawText) throws(SyntaxFailure) -> ExpressionTree {
    try read(raw, depth: 0)
  }

  static func read(_ raw: RawText, depth: Int) throws(SyntaxFailure) -> ExpressionTree {
    var reader = ExpressionReader(raw, depth: depth)
    let tree = try reader.expression()
    let next = reader.cursor.current
    // What is asked or worked out sets nothing.
    if next.isSymbol(.assign) {
      throw SyntaxFailure(.setsNothing, at: next.range)
    }
    guard next.isEnd else { throw reader.cursor.unexpected(.endOfStatement) }
    return tree
  }

  /// Reads as far as operators reach that hold at least as tightly as `loosest`.
  mutating func expression(
    _ loosest: Precedence = .disjunction
  ) throws(SyntaxFailure) -> ExpressionTree {
    try expression(after: operand(), loosest)
  }

  /// Reads on behind an expression that is already there.
  mutating func expression(
    after start: ExpressionTree, _ loosest: Precedence = .disjunction
  ) throws(SyntaxFailure) -> ExpressionTree {
    var left = start
    while !cursor.isAtNewStatement {
      if cursor.current.isWord("as"), loosest <= .cast {
        left = try cast(left)
        continue
      }
      if cursor.current.isWord("is"), loosest <= .comparison {
        left = try test(left)
        continue
      }
      guard let binary = BinaryOperator(cursor.current), loosest <= binary.precedence else { break }
      try checkChaining(of: binary, after: left)
      cursor.advance()
      let right = try expression(binary.precedence.next)
      left = try node(.binary(left, binary, right), left.range.union(right.range))
    }
    return loosest == .disjunction ? try choice(by: left) : left
  }

  /// `condition ? a : b`, which holds more loosely than any operator.
  private mutating func choice(by condition: ExpressionTree) throws(SyntaxFailure) -> ExpressionTree
  {
    guard cursor.current.isSymbol(.question), cursor.current.hasBlankBefore else {
      return condition
    }
    let question = cursor.advance()
    return try nested(in: question) { reader throws(SyntaxFailure) in
      let first = try reader.expression()
      guard reader.cursor.take(.colon) != nil else {
        throw reader.cursor.unexpected(.colon)
      }
      let second = try reader.expression()
      return try reader.node(
        .conditional(condition, first, second), condition.range.union(second.range))
    }
  }

  /// `a < b < c` means nothing in Swift. A comparison in parentheses has a wider range than its
  /// operands, and may be compared.
  private func checkChaining(
    of binary: BinaryOperator, after left: ExpressionTree
  ) throws(SyntaxFailure) {
    guard binary.precedence == .comparison,
      case .binary(let first, let inner, let second) = left.form, inner.precedence == .comparison,
      left.range == first.range.union(second.range)
    else { return }
    throw SyntaxFailure(.chainedComparison, at: cursor.current.range)
  }

  /// `as` says what the compiler must believe, and the value stays what it is; `as?` asks, and `as!` is
  /// what forces the answer.
  private mutating func cast(_ tree: ExpressionTree) throws(SyntaxFailure) -> ExpressionTree {
    cursor.advance()
    let isBound = !cursor.current.hasBlankBefore
    let asks = isBound && cursor.take(.question) != nil
    let forces = isBound && !asks && cursor.take(.exclamation) != nil
    let range = try composedType()
    guard asks || forces else { return tree }
    let cast = try node(
      .cast(tree, NameSyntax(cursor.text(range), range)), tree.range.union(range))
    return forces ? try node(.forced(cast), cast.range) : cast
  }

  /// `view is UILabel`: whether a cast would give anything.
  private mutating func test(_ tree: ExpressionTree) throws(SyntaxFailure) -> ExpressionTree {
    cursor.advance()
    let range = try composedType()
    let cast = try node(
      .cast(tree, NameSyntax(cursor.text(range), range)), tree.range.union(range))
    return try node(.binary(cast, .notEqual, ExpressionTree(.absent, range)), cast.range)
  }

  /// An operand with the prefix operators before it.
  mutating func operand() throws(SyntaxFailure) -> ExpressionTree {
    skipEffects()
    let token = cursor.current
    switch token.kind {
    case .symbol(.minus):
      return try prefixed(.minus, by: token) { reader throws(SyntaxFailure) in
        try reader.operand()
      }
    case .symbol(.tilde):
      return try prefixed(.complement, by: token) { reader throws(SyntaxFailure) in
        try reader.operand()
      }
    case .symbol(.exclamation):
      return try prefixed(.not, by: token) { reader throws(SyntaxFailure) in
        try reader.operand()
      }
    case .identifier("not"):
      return try prefixed(.not, by: token) { reader throws(SyntaxFailure) in
        try reader.expression(.comparison)
      }
    case .symbol(.plus):
      cursor.advance()
      return try postfixed()
    case .symbol(.ampersand) where !cursor.following.hasBlankBefore:
      // `store(in: &subscriptions)`: what a call may change is the value itself here.
      cursor.advance()
      return try postfixed()
    default:
      return try postfixed()
    }
  }

  /// `try`, `try?` and `await` say nothing about the value that follows.
  private mutating func skipEffects() {
    while cursor.current.isWord("try") || cursor.current.isWord("await") {
      var ahead = cursor
      ahead.advance()
      if !ahead.current.hasBlankBefore, ahead.take(.question) == nil {
        _ = ahead.take(.exclamation)
      }
      guard let word = ahead.current.word, !Self.operatorWords.contains(word),
        !ahead.current.startsLine
      else { return }
      cursor = ahead
    }
  }

  private mutating func prefixed(
    _ prefix: PrefixOperator, by token: Token,
    _ read: (inout ExpressionReader) throws(SyntaxFailure) -> ExpressionTree
  ) throws(SyntaxFailure) -> ExpressionTree {
    cursor.advance()
    let base = try nested(in: token, read)
    return try node(.prefix(prefix, base), token.range.union(base.range))
  }

  /// Runs `read` one level deeper, in what `opening` opened.
  mutating func nested<Value>(
    in opening: Token, _ read: (inout ExpressionReader) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    try cursor.descend(at: opening.range)
    let value = try read(&self)
    cursor.ascend()
    return value
  }

  /// A tree that can be walked recursively, or a failure: a long chain is deep without brackets.
  func node(
    _ form: ExpressionTree.Form, _ range: SourceRange
  ) throws(SyntaxFailure) -> ExpressionTree {
    let tree = ExpressionTree(form, range)
    guard tree.depth <= SyntaxFailure.depthLimit else {
      throw SyntaxFailure(.chainTooLong(limit: SyntaxFailure.depthLimit), at: range.end)
    }
    return tree
  }
}

extension SourceRange {
  /// The last byte of the range: where a chain that grew too long stops.
  var end: SourceRange { SourceRange(max(lowerBound, upperBound - 1), upperBound) }
}
