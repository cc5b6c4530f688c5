// MARK: - Numbers

extension Lexer {
  /// No honest number is longer; the bound keeps the conversion to binary from being the work.
  private static let longestNumber = 400

  /// Reads `8`, `20.333`, `.5`, `1e3`, `1_000`. Whatever else clings to the digits (`0x10`, `12pt`,
  /// `1.2.3`) belongs to the number that is refused.
  mutating func readNumber() -> Token.Kind {
    let start = offset
    if let whole = readWholeNumber() { return whole }
    readDigits()
    if source.hasByte(".", at: offset), source.scalar(at: offset + 1)?.isDigit == true {
      offset += 1
      readDigits()
    }
    readExponent()
    let end = offset
    readClingingText()
    let text = source.text(start, offset)
    guard end == offset, text.utf8.count <= Self.longestNumber else {
      return .invalid(.malformedNumber(String(text.prefix(40))))
    }
    guard let value = Double(text.filter { $0 != "_" }), value.isFinite else {
      return .invalid(.numberOutOfRange(text))
    }
    return .number(value)
  }

  /// `0xFF`, `0b1010`, `0o17`; `nil` for what is written in tens.
  private mutating func readWholeNumber() -> Token.Kind? {
    guard source.hasByte("0", at: offset), let sign = source.scalar(at: offset + 1),
      let radix = Self.radices[sign]
    else { return nil }
    let start = offset
    offset += 2
    readClingingText()
    let text = source.text(start, offset)
    let digits = text.dropFirst(2).filter { $0 != "_" }
    guard digits.allSatisfy({ Int(String($0), radix: radix) != nil }), !digits.isEmpty,
      text.dropFirst(2).first != "_", text.utf8.count <= Self.longestNumber
    else { return .invalid(.malformedNumber(String(text.prefix(40)))) }
    guard let value = UInt64(digits, radix: radix) else { return .invalid(.numberOutOfRange(text)) }
    return .number(Double(value))
  }

  private static let radices: [Unicode.Scalar: Int] = ["x": 16, "b": 2, "o": 8]

  private mutating func readDigits() {
    offset = source.end(of: { $0.isDigit || $0 == "_" }, from: offset)
  }

  private mutating func readExponent() {
    guard source.hasByte("e", at: offset) || source.hasByte("E", at: offset) else { return }
    var digits = offset + 1
    if source.hasByte("+", at: digits) || source.hasByte("-", at: digits) { digits += 1 }
    guard source.scalar(at: digits)?.isDigit == true else { return }
    offset = digits
    readDigits()
  }

  private mutating func readClingingText() {
    while let scalar = source.scalar(at: offset) {
      let isFraction = scalar == "." && source.scalar(at: offset + 1)?.isDigit == true
      guard scalar.continuesIdentifier || isFraction else { return }
      offset += UTF8.width(scalar)
    }
  }
}

// MARK: - Strings

extension Lexer {
  /// Reads a string from its opening quote; the value is without quotes and escapes.
  mutating func readString() -> (Token.Kind, SourceRange) {
    let start = offset
    if source.text(start, start + 3) == "\"\"\"" { return readMultilineString() }
    let quote = SourceRange(start, start + 1)
    var value = ""
    var pieces: [Token.Piece] = []
    var failure: SyntaxFailure?
    offset += 1
    while let scalar = source.scalar(at: offset), !scalar.isNewline {
      if scalar == "\"" {
        offset += 1
        if let failure { return (.invalid(failure.kind), failure.range) }
        let range = SourceRange(start, offset)
        return (pieces.isEmpty ? .string(value) : .interpolation(pieces + [.text(value)]), range)
      }
      if let end = interpolationEnd() {
        pieces += [.text(value), .expression(source.raw(offset + 2, end))]
        value = ""
        offset = end + 1
        continue
      }
      do throws(SyntaxFailure) {
        value.unicodeScalars.append(try readStringScalar(scalar))
      } catch {
        failure = failure ?? error
      }
    }
    return (.invalid(.unclosedString), quote)
  }

  /// Where the parenthesis stands that closes the `\(` that comes next in a string.
  private mutating func interpolationEnd() -> Int? {
    guard source.hasByte("\\", at: offset), source.hasByte("(", at: offset + 1),
      offset >= uninterpolatedUntil
    else { return nil }
    var (depth, isQuoted) = (0, false)
    var end = offset + 1
    while let byte = source.byte(at: end), byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where !source.hasByte("\n", at: end + 1): end += 1
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted: depth -= 1
      default: break
      }
      if depth == 0 { return end }
      end += 1
    }
    // Looked for once in a line.
    uninterpolatedUntil = end
    return nil
  }

  private mutating func readStringScalar(
    _ scalar: Unicode.Scalar
  ) throws(SyntaxFailure) -> Unicode.Scalar {
    let start = offset
    if scalar == "\\" { return try readEscape() }
    offset += UTF8.width(scalar)
    let range = SourceRange(start, offset)
    if scalar.isReplacement { throw SyntaxFailure(.undecodable, at: range) }
    // Joiners and direction marks belong to the texts of some languages; control codes to none.
    if scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F {
      throw SyntaxFailure(.controlCharacter(scalar.value), at: range)
    }
    return scalar
  }

  private mutating func readEscape() throws(SyntaxFailure) -> Unicode.Scalar {
    let start = offset
    guard let escaped = source.scalar(at: offset + 1), !escaped.isNewline else {
      offset += 1
      throw SyntaxFailure(.unknownEscape("\\"), at: SourceRange(start, offset))
    }
    offset += 1 + UTF8.width(escaped)
    let range = SourceRange(start, offset)
    switch escaped {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\\", "\"", "'": return escaped
    case "u": return try readUnicodeEscape(from: start)
    case "(": throw SyntaxFailure(.notRead(.stringInterpolation), at: range)
    default: throw SyntaxFailure(.unknownEscape("\\\(escaped)"), at: range)
    }
  }

  /// Reads `{1F600}` behind `\u`.
  private mutating func readUnicodeEscape(
    from start: Int
  ) throws(SyntaxFailure) -> Unicode.Scalar {
    if source.hasByte("{", at: offset) {
      let digits = offset + 1
      let end = source.end(of: { $0.properties.isASCIIHexDigit }, from: digits)
      offset = end
      if source.hasByte("}", at: end), end - digits <= 8,
        let value = UInt32(source.text(digits, end), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        offset += 1
        return scalar
      }
    }
    throw SyntaxFailure(
      .unknownEscape(source.text(start, min(offset, start + 12))), at: SourceRange(start, offset))
  }

  /// Without the blanks that its last line begins with; expressions in it are not read.
  private mutating func readMultilineString() -> (Token.Kind, SourceRange) {
    let start = offset
    let quotes = SourceRange(offset, offset + 3)
    offset += 3
    skipMultilineString()
    let text = source.text(quotes.upperBound, offset - 3)
    guard !isInMultilineString, let value = Self.value(ofLines: text) else {
      return (.invalid(.notRead(.multilineString)), quotes)
    }
    return (.string(value), SourceRange(start, offset))
  }

  /// What stands between the quotes, which have lines of their own; `nil` for what is more than text.
  private static func value(ofLines text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let margin = lines.last, lines.first?.allSatisfy(\.isWhitespace) == true,
      margin.allSatisfy(\.isWhitespace), !text.contains("\\")
    else { return nil }
    return lines.dropFirst().dropLast()
      .map { $0.hasPrefix(margin) ? $0.dropFirst(margin.count) : $0.drop(while: \.isWhitespace) }
      .joined(separator: "\n")
  }

  /// Goes behind the quotes that close the string, or to the end of the text.
  mutating func skipMultilineString() {
    while offset < source.endOffset, source.text(offset, offset + 3) != "\"\"\"" { offset += 1 }
    isInMultilineString = offset == source.endOffset
    offset = min(offset + 3, source.endOffset)
  }
}
