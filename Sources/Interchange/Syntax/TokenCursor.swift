/// A place in a list of tokens, and how deep in brackets it is. What all readers of the language
/// share.
struct TokenCursor {
  private var tokens: [Token]
  private let raw: RawText
  private var position = 0
  private(set) var depth: Int
  /// The token that is read next; `.end` stays for ever.
  private(set) var current: Token

  /// - Parameter depth: How deep in brackets `raw` stands.
  init(_ raw: RawText, depth: Int = 0) {
    self.depth = depth
    self.raw = raw
    tokens = Lexer.tokens(of: raw, inBrackets: depth > 0)
    let end = SourceRange(raw.range.upperBound, raw.range.upperBound)
    current =
      tokens.first
      ?? Token(
        kind: .end, range: end, startsLine: false, hasBlankBefore: true, hasBlankAfter: true)
  }

  /// The token behind the current one.
  var following: Token { token(at: position + 1) }

  private func token(at index: Int) -> Token { index < tokens.count ? tokens[index] : current }

  /// Steps over the current token and returns it.
  @discardableResult
  mutating func advance() -> Token {
    let token = current
    current = self.token(at: position + 1)
    position = min(position + 1, tokens.count - 1)
    return token
  }

  /// Steps over `symbol` if it comes next.
  mutating func take(_ symbol: Symbol) -> Token? {
    current.isSymbol(symbol) ? advance() : nil
  }

  mutating func takeName() throws(SyntaxFailure) -> NameSyntax {
    guard let name = current.name else { throw unexpected(.name) }
    advance()
    return name
  }

  /// The number in the place of a name: `row.spacing.2`.
  mutating func takePlace() -> NameSyntax? {
    guard case .number(let number) = current.kind, !current.hasBlankBefore,
      let place = Int(exactly: number)
    else { return nil }
    return NameSyntax("\(place)", advance().range)
  }

  /// Steps over `(title:_:)`, with which a function is named and not called: its labels, `nil` for `_`; nothing where something else stands there.
  mutating func takeLabels() -> [NameSyntax?]? {
    var ahead = self
    var labels: [NameSyntax?] = []
    ahead.advance()
    while let label = ahead.current.name, ahead.following.isSymbol(.colon) {
      labels.append(label.text == "_" ? nil : label)
      ahead.advance()
      ahead.advance()
    }
    guard !labels.isEmpty, ahead.take(.closeParenthesis) != nil else { return nil }
    self = ahead
    return labels
  }

  /// Steps over the closing bracket that belongs to `opening`.
  mutating func close(_ opening: Token, with symbol: Symbol) throws(SyntaxFailure) -> Token {
    if let token = take(symbol) { return token }
    if case .symbol(let bracket) = opening.kind, current.isEnd {
      if let comment = unclosedComment { throw comment }
      throw SyntaxFailure(.unclosedBracket(bracket.rawValue), at: opening.range)
    }
    throw unexpected(.commaOrClosing(symbol.rawValue))
  }

  /// Nothing but the end stands behind one.
  private var unclosedComment: SyntaxFailure? {
    guard let last = tokens.dropLast().last, case .invalid(.unclosedComment) = last.kind else {
      return nil
    }
    return SyntaxFailure(.unclosedComment, at: last.range)
  }

  func text(_ range: SourceRange) -> String { raw.part(range).text.composed }

  /// Whether a brace opens so many tokens further on.
  func isBrace(after count: Int) -> Bool { token(at: position + count).isSymbol(.openBrace) }

  /// Steps over braces with all that is in them, whatever it is.
  mutating func takeCode() throws(SyntaxFailure) -> (code: RawText, closing: Token) {
    guard let opening = take(.openBrace) else { throw unexpected(.loopBody) }
    skip { $0.current.isSymbol(.closeBrace) }
    let closing = try close(opening, with: .closeBrace)
    return (raw.part(SourceRange(opening.range.upperBound, closing.range.lowerBound)), closing)
  }

  /// What is left of the braces that it stands in, unread.
  var restOfBraces: RawText {
    var ahead = self
    ahead.skip { $0.current.isSymbol(.closeBrace) }
    return raw.part(SourceRange(current.range.lowerBound, ahead.current.range.lowerBound))
  }

  /// What follows a `case`, up to the next one.
  mutating func takeCase(behind colon: Token) -> RawText {
    skip { cursor in
      let token = cursor.current
      return token.isSymbol(.closeBrace) || cursor.beginsStatement && token.isWord("case")
        || token.isWord("default") && cursor.following.isSymbol(.colon)
    }
    return raw.part(SourceRange(colon.range.upperBound, current.range.lowerBound))
  }

  private var beginsStatement: Bool {
    current.startsLine || position > 0 && token(at: position - 1).isSymbol(.semicolon)
  }

  /// Steps over everything before what `isEnd` holds for outside braces.
  private mutating func skip(until isEnd: (TokenCursor) -> Bool) {
    var depth = 0
    while !current.isEnd, depth > 0 || !isEnd(self) {
      if current.isSymbol(.openBrace) { depth += 1 }
      if current.isSymbol(.closeBrace) { depth -= 1 }
      advance()
    }
  }

  /// Steps over `(iOS 15, *)` and what else stands in parentheses.
  mutating func skipParentheses() {
    var depth = 0
    repeat {
      if current.isSymbol(.openParenthesis) { depth += 1 }
      if current.isSymbol(.closeParenthesis) { depth -= 1 }
      advance()
    } while depth > 0 && !current.isEnd
  }

  /// Steps over `<T: UIView>`.
  mutating func skipGenericParameters() {
    guard current.isSymbol(.less) else { return }
    while !current.isSymbol(.openParenthesis), !current.isEnd { advance() }
  }

  /// Steps over the name of a module with a point behind it, up to the point.
  mutating func skipQualifier() -> Bool {
    guard current.word != nil, following.isSymbol(.dot) else { return false }
    advance()
    return true
  }

  /// Steps over `<UILabel>`, if that comes next.
  mutating func skipGenericArguments() {
    guard current.isSymbol(.less) else { return }
    var depth = 0
    repeat {
      splitShift()
      if current.isSymbol(.less) { depth += 1 }
      if current.isSymbol(.greater) { depth -= 1 }
      advance()
    } while depth > 0 && !current.isEnd
  }

  /// Reads a `>>` that comes next as two ends of lists of types: `Row<Box<UILabel>>`.
  mutating func splitShift() {
    guard current.isSymbol(.shiftRight) else { return }
    let (token, middle) = (current, current.range.lowerBound + 1)
    let first = Token(
      kind: .symbol(.greater), range: SourceRange(token.range.lowerBound, middle),
      startsLine: token.startsLine, hasBlankBefore: token.hasBlankBefore, hasBlankAfter: false)
    let second = Token(
      kind: .symbol(.greater), range: SourceRange(middle, token.range.upperBound),
      startsLine: false, hasBlankBefore: false, hasBlankAfter: token.hasBlankAfter)
    tokens.replaceSubrange(position...position, with: [first, second])
    current = first
  }

  /// Goes one level deeper, into the bracket or behind the prefix at `range`, or refuses to.
  mutating func descend(at range: SourceRange) throws(SyntaxFailure) {
    guard depth < SyntaxFailure.depthLimit else {
      throw SyntaxFailure(.nestedTooDeeply(limit: SyntaxFailure.depthLimit), at: range)
    }
    depth += 1
  }

  mutating func ascend() { depth -= 1 }
}

// MARK: - Failures and line ends

extension TokenCursor {
  /// The failure that the current token is, where `expectation` should stand. What is wrong by
  /// itself is told as that.
  func unexpected(_ expectation: SyntaxFailure.Expectation) -> SyntaxFailure {
    if let construct = currentConstruct {
      return SyntaxFailure(.notRead(construct), at: current.range)
    }
    let found: SyntaxFailure.Found
    switch current.kind {
    case .invalid(let kind): return SyntaxFailure(kind, at: current.range)
    case .end: found = .endOfText
    case .identifier(let word): found = .text(word)
    case .symbol(let symbol): found = .text(symbol.rawValue)
    case .number(let value): found = .text(ExpressionWriter.text(of: value))
    case .string(let value): found = .text(ExpressionWriter.quoted(value))
    case .interpolation: found = .text("\"…\"")
    }
    return SyntaxFailure(.unexpected(found, expected: expectation), at: current.range)
  }

  /// What the current token begins in Swift, where it can only begin something that is not read.
  private var currentConstruct: SyntaxFailure.Construct? {
    switch current.kind {
    case .symbol(.openBrace): .closure
    case .symbol(.closedRange), .symbol(.halfOpenRange): .range
    default: nil
    }
  }

  /// Whether nothing follows that could be the end of a range: `rows[1...]`, `case 500...:`.
  var isAtEndOfRange: Bool {
    switch current.kind {
    case .symbol(.closeBracket), .symbol(.closeParenthesis), .symbol(.colon), .symbol(.comma): true
    default: current.isEnd
    }
  }

  /// Whether the current token begins a new line that does not go on with the expression before it.
  /// As in Swift, a leading `.` goes on, and so does an operator with a blank on either side.
  var isAtNewStatement: Bool {
    guard current.startsLine else { return false }
    if current.isSymbol(.dot) || current.isWord("as") { return false }
    if current.isSymbol(.question), current.hasBlankAfter { return false }
    return BinaryOperator(current) == nil || !current.hasBlankAfter
  }
}
