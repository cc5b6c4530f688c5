/// Cuts a text into tokens, in time proportional to its length. Nothing stops it: what is no token
/// becomes an invalid one.
struct Lexer {
  let source: SourceText
  var offset: Int
  /// How many block comments are open, and where the outermost of them began.
  private var commentDepth = 0
  private var commentStart = 0
  var isInMultilineString = false
  /// Up to where nothing closes a `\(` that was opened before.
  var uninterpolatedUntil = 0
  private var isAtLineStart = false
  /// Whether the text stands in brackets, so that an operand is wanted where it begins.
  private let beginsInBrackets: Bool
  private var tokens: [Token] = []

  private init(_ source: SourceText, from offset: Int, inBrackets: Bool = false) {
    self.source = source
    self.offset = offset
    beginsInBrackets = inBrackets
  }

  /// The tokens of `raw`; the last one, and only that, is `.end`.
  ///
  /// - Parameter inBrackets: Whether it is what stands in brackets, as in `"\(name)"`.
  static func tokens(of raw: RawText, inBrackets: Bool = false) -> [Token] {
    let source = SourceText(raw)
    var lexer = Lexer(source, from: source.startOffset, inBrackets: inBrackets)
    // About as many as there are: most have some letters.
    lexer.tokens.reserveCapacity(2 + (source.endOffset - source.startOffset) / 3)
    repeat {
      lexer.skipBlanksAndComments()
      if lexer.commentDepth > 0 { lexer.tokens.append(lexer.unclosedComment) }
      lexer.readToken()
    } while lexer.tokens.last?.isEnd == false
    return lexer.tokens
  }

  /// What hides all behind it from the readers, so that none of them overlooks it.
  private var unclosedComment: Token {
    Token(
      kind: .invalid(.unclosedComment), range: SourceRange(commentStart, commentStart + 2),
      startsLine: isAtLineStart, hasBlankBefore: true, hasBlankAfter: true)
  }

  /// The tokens of the line that follows what `state` was left by, without `.end`.
  static func tokens(of raw: RawText, after state: inout LineEnd) -> [Token] {
    let source = SourceText(raw)
    var lexer = Lexer(source, from: source.startOffset)
    lexer.resume(state)
    let first = lexer.tokens.endIndex
    repeat {
      lexer.skipBlanksAndComments()
      lexer.readToken()
    } while lexer.tokens.last?.isEnd == false
    let tokens = lexer.tokens[first...].dropLast()
    state = LineEnd(
      token: tokens.last ?? state.token, commentDepth: lexer.commentDepth,
      isInMultilineString: lexer.isInMultilineString)
    return Array(tokens)
  }

  /// What one line leaves open for the next.
  struct LineEnd {
    fileprivate(set) var token: Token?
    fileprivate(set) var commentDepth = 0
    fileprivate(set) var isInMultilineString = false

    /// Whether a comment or a string goes on.
    var isInside: Bool { isInComment || isInMultilineString }
    var isInComment: Bool { commentDepth > 0 }
  }

  private mutating func resume(_ state: LineEnd) {
    if let token = state.token { tokens = [token] }
    commentDepth = state.commentDepth
    if commentDepth > 0 { skipBlockComment() }
    if state.isInMultilineString { skipMultilineString() }
  }

  /// The string, or what is wrong with it, that begins with the quote at `offset`.
  static func string(at offset: Int, in source: SourceText) -> (Token.Kind, SourceRange) {
    var lexer = Lexer(source, from: offset)
    return lexer.readString()
  }

  private mutating func readToken() {
    let start = offset
    let (kind, range) = nextToken()
    let before = start == source.startOffset || source.endsInBlank(before: start)
    let after = source.scalar(at: offset).map { $0.isBlankOrNewline } ?? true
    tokens.append(
      Token(
        kind: kind, range: range, startsLine: isAtLineStart, hasBlankBefore: before,
        hasBlankAfter: after))
    isAtLineStart = false
  }

  /// Reads one token; `offset` ends behind it, also behind the rest of an invalid one, whose range
  /// is only the place that is wrong.
  private mutating func nextToken() -> (Token.Kind, SourceRange) {
    let start = offset
    guard let scalar = source.scalar(at: offset) else { return (.end, SourceRange(start, start)) }
    if scalar == "\"" { return readString() }
    if let end = hashLiteralEnd(at: start) {
      offset = end
      return (.string(source.text(start, end)), SourceRange(start, end))
    }
    if scalar.isDigit || beginsWithPoint(at: offset) {
      return (readNumber(), SourceRange(start, offset))
    }
    if let end = placeholderEnd(at: start) {
      offset = end
      return (.identifier(source.text(start, end)), SourceRange(start, end))
    }
    if let name = source.identifier(at: offset) ?? quotedName(at: start) {
      offset = name.range.upperBound
      return (.identifier(name.text), name.range)
    }
    let kind = readSymbol() ?? readUnknown(scalar)
    return (kind, SourceRange(start, offset))
  }

  /// The end of what begins with `#` and is no comment. Anywhere but where an operand is wanted `#`
  /// begins one.
  private func hashLiteralEnd(at offset: Int) -> Int? {
    let first: Token.Kind? = beginsInBrackets ? .symbol(.openParenthesis) : nil
    guard source.hasByte("#", at: offset), let last = tokens.last?.kind ?? first else {
      return nil
    }
    switch last {
    case .symbol(.assign), .symbol(.equal), .symbol(.openParenthesis), .symbol(.comma),
      .symbol(.colon):
      return colorEnd(at: offset) ?? selectorEnd(at: offset) ?? placeEnd(at: offset)
    case .identifier("if"), .identifier("guard"), .symbol(.and): return selectorEnd(at: offset)
    default: return nil
    }
  }

  /// The end of `#selector(tapped(_:))`, in which nothing has a part in a layout, and its like.
  private func selectorEnd(at offset: Int) -> Int? {
    guard let word = source.identifier(at: offset + 1), Self.hashWords.contains(word.text) else {
      return nil
    }
    var depth = 0
    var end = word.range.upperBound
    while let byte = source.byte(at: end), byte != UInt8(ascii: "\n") {
      end += 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return byte == UInt8(ascii: ")") ? end : nil }
    }
    return nil
  }

  /// The end of `#file`, of which a layout asks nothing, and its like.
  private func placeEnd(at offset: Int) -> Int? {
    guard let word = source.identifier(at: offset + 1), Self.placeWords.contains(word.text) else {
      return nil
    }
    return word.range.upperBound
  }

  private static let placeWords: Set<String> = [
    "file", "fileID", "filePath", "line", "column", "function", "dsohandle",
  ]

  private static let hashWords: Set<String> = [
    "selector", "keyPath", "available", "unavailable", "imageLiteral", "colorLiteral",
  ]

  /// The end of the colour that begins here, as in `backgroundColor = #34C759`, which is a text like
  /// the same in quotes.
  private func colorEnd(at offset: Int) -> Int? {
    let end = source.end(of: { $0.properties.isASCIIHexDigit }, from: offset + 1)
    let isEnd = source.identifier(at: end) == nil && source.scalar(at: end)?.isDigit != true
    return [7, 9].contains(end - offset) && isEnd ? end : nil
  }

  /// The name in `` `default` ``, as Swift writes what is a word of its own elsewhere.
  private func quotedName(at offset: Int) -> NameSyntax? {
    guard source.hasByte("`", at: offset), let name = source.identifier(at: offset + 1),
      source.hasByte("`", at: name.range.upperBound)
    else { return nil }
    return NameSyntax(name.text, SourceRange(offset, name.range.upperBound + 1))
  }

  /// The end of `$0`, as a closure calls what it is handed, or of `$title`, what publishes a property.
  private func placeholderEnd(at offset: Int) -> Int? {
    guard source.hasByte("$", at: offset) else { return nil }
    if let name = source.identifier(at: offset + 1) { return name.range.upperBound }
    let end = source.end(of: \.isDigit, from: offset + 1)
    return end > offset + 1 ? end : nil
  }

  /// Whether `.5` begins here; directly behind an operand the point is that of a member.
  private func beginsWithPoint(at offset: Int) -> Bool {
    guard source.hasByte(".", at: offset), source.scalar(at: offset + 1)?.isDigit == true else {
      return false
    }
    guard let last = tokens.last, last.range.upperBound == offset else { return true }
    switch last.kind {
    case .identifier, .number, .string, .symbol(.closeParenthesis), .symbol(.closeBracket),
      .symbol(.exclamation), .symbol(.question):
      return false
    default: return true
    }
  }
}

// MARK: - Blanks and comments

extension Lexer {
  private mutating func skipBlanksAndComments() {
    while let scalar = source.scalar(at: offset) {
      if scalar.isNewline {
        isAtLineStart = true
        offset += UTF8.width(scalar)
      } else if scalar.isBlank {
        offset += UTF8.width(scalar)
      } else if source.beginsLineComment(at: offset), hashLiteralEnd(at: offset) == nil {
        offset = source.end(of: { !$0.isNewline }, from: offset)
      } else if source.hasByte("/", at: offset), source.hasByte("*", at: offset + 1) {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Block comments nest in Swift; one that is not closed takes the rest of the text.
  private mutating func skipBlockComment() {
    if commentDepth == 0 { commentStart = offset }
    repeat {
      if source.hasByte("/", at: offset), source.hasByte("*", at: offset + 1) {
        commentDepth += 1
        offset += 2
      } else if source.hasByte("*", at: offset), source.hasByte("/", at: offset + 1) {
        commentDepth -= 1
        offset += 2
      } else {
        if source.hasByte("\n", at: offset) { isAtLineStart = true }
        offset += 1
      }
    } while commentDepth > 0 && offset < source.endOffset
    offset = min(offset, source.endOffset)
  }
}

extension SourceText {
  func beginsLineComment(at offset: Int) -> Bool {
    hasByte("#", at: offset) || hasByte("/", at: offset) && hasByte("/", at: offset + 1)
  }

  /// Whether the scalar that ends at `offset` is a blank or a line end.
  func endsInBlank(before offset: Int) -> Bool {
    var start = offset - 1
    while let byte = byte(at: start), byte & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)?.isBlankOrNewline ?? true
  }
}

// MARK: - Symbols

extension Lexer {
  private mutating func readSymbol() -> Token.Kind? {
    guard let first = source.byte(at: offset) else { return nil }
    guard first < 0x80 else { return readMathematicalSign() }
    for operatorText in Self.operatorTexts[Int(first)] where matches(operatorText.bytes) {
      offset += operatorText.bytes.count
      return operatorText.kind
    }
    return nil
  }

  private mutating func readMathematicalSign() -> Token.Kind? {
    guard let scalar = source.scalar(at: offset), let symbol = Self.mathematicalSigns[scalar] else {
      return nil
    }
    offset += UTF8.width(scalar)
    return .symbol(symbol)
  }

  private func matches(_ bytes: [UInt8]) -> Bool {
    for index in bytes.indices where source.byte(at: offset + index) != bytes[index] {
      return false
    }
    return true
  }

  private mutating func readUnknown(_ scalar: Unicode.Scalar) -> Token.Kind {
    let start = offset
    offset += UTF8.width(scalar)
    if scalar.isReplacement { return .invalid(.undecodable) }
    if scalar.isControl { return .invalid(.controlCharacter(scalar.value)) }
    return .invalid(.unexpectedCharacter(source.character(at: start) ?? Character(scalar)))
  }

  /// What people type for the sign that is meant.
  private static let misspelledOperators: [(found: String, meant: String)] = [
    ("===", "=="), ("!==", "!="), ("=>", ">="), ("=<", "<="), ("<>", "!="),
  ]

  private static let mathematicalSigns: [Unicode.Scalar: Symbol] = [
    "≤": .lessOrEqual, "≥": .greaterOrEqual, "≠": .notEqual, "−": .minus,
    // As Japanese keyboards type them.
    "≦": .lessOrEqual, "≧": .greaterOrEqual,
  ]

  private struct OperatorText {
    let bytes: [UInt8]
    let kind: Token.Kind
  }

  /// For every ASCII character the operators that begin with it, longer ones before those that they
  /// begin with.
  private static let operatorTexts: [[OperatorText]] = {
    let misspelled = misspelledOperators.map { found, meant in
      OperatorText(
        bytes: Array(found.utf8), kind: .invalid(.misspelledOperator(found: found, meant: meant)))
    }
    let symbols = Symbol.allCases.map { symbol in
      OperatorText(bytes: Array(symbol.rawValue.utf8), kind: .symbol(symbol))
    }
    return (0..<0x80).map { first in
      (misspelled + symbols).filter { $0.bytes.first == UInt8(first) }
    }
  }()
}
