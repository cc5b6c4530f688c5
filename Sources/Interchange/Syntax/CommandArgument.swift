/// One of the blank-separated parts of a command's arguments: a word, or a string in quotes.
package struct CommandArgument: Hashable, Sendable {
  /// The word, composed; of a string the value without quotes and escapes.
  package let text: String
  package let isQuoted: Bool
  package let range: SourceRange

  /// `60x20.333`, `300x500@3`.
  package struct Size: Hashable, Sendable {
    package let width: Double
    package let height: Double
    package let scale: Double?
  }

  /// Where the first comma in the word is.
  package var comma: SourceRange? {
    guard !isQuoted, let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let place = range.lowerBound + text.utf8.distance(from: text.startIndex, to: comma)
    return SourceRange(place, place + 1)
  }

  /// The number that the word is; finite, signed or not.
  package var number: Double? { isQuoted ? nil : Self.number(text[...]) }

  /// The size that the word is. The sides may be of any sign: who takes sizes says which are wrong.
  package var size: Size? {
    guard !isQuoted, text.utf8.contains(UInt8(ascii: "x")) else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.number(sides[0]) else { return nil }
    let parts = sides[1].split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, let height = Self.number(parts[0]) else { return nil }
    guard parts.count == 2 else { return Size(width: width, height: height, scale: nil) }
    guard let scale = Self.number(parts[1]) else { return nil }
    return Size(width: width, height: height, scale: scale)
  }

  /// Decimal digits with a sign, a point, an exponent; what `Double` takes beyond that (`nan`,
  /// `inf`, hexadecimal) is no number here.
  private static func number(_ text: Substring) -> Double? {
    let isPlain = text.allSatisfy { character in
      switch character {
      case "0"..."9", "+", "-", ".", "e", "E": true
      default: false
      }
    }
    guard isPlain, text.utf8.count <= 400, let value = Double(text) else { return nil }
    return value.isFinite ? value : nil
  }
}

extension RawText {
  /// The first `;` that stands in no bracket and no string.
  package var semicolon: SourceRange? {
    var depth = 0
    for token in Lexer.tokens(of: self) {
      switch token.kind {
      case .symbol(.openParenthesis), .symbol(.openBracket), .symbol(.openBrace): depth += 1
      case .symbol(.closeParenthesis), .symbol(.closeBracket), .symbol(.closeBrace): depth -= 1
      case .symbol(.semicolon) where depth == 0: return token.range
      default: break
      }
    }
    return nil
  }
}

extension CommandArgument {
  /// All of `raw` as one part, whatever stands in it; none for blanks.
  package static func whole(_ raw: RawText) -> [CommandArgument] {
    let source = SourceText(raw)
    let start = source.skippingBlanks(from: source.startOffset)
    guard source.scalar(at: start) != nil else { return [] }
    let end = raw.range.upperBound
    return [
      CommandArgument(
        text: source.text(start, end), isQuoted: false, range: SourceRange(start, end))
    ]
  }

  /// The parts of `raw`. Braces stand for themselves wherever they are (`{c1 c2}`).
  package static func split(_ raw: RawText) throws(SyntaxFailure) -> [CommandArgument] {
    let source = SourceText(raw)
    var arguments: [CommandArgument] = []
    var offset = source.skippingBlanks(from: source.startOffset)
    while let first = source.scalar(at: offset) {
      let argument =
        first == "\"" ? try string(at: offset, in: source) : try word(at: offset, in: source)
      arguments.append(argument)
      offset = source.skippingBlanks(from: argument.range.upperBound)
    }
    return arguments
  }

  private static func string(
    at offset: Int, in source: SourceText
  ) throws(SyntaxFailure) -> CommandArgument {
    let (kind, range) = Lexer.string(at: offset, in: source)
    switch kind {
    case .string(let value): return CommandArgument(text: value, isQuoted: true, range: range)
    case .invalid(let kind): throw SyntaxFailure(kind, at: range)
    case .interpolation: throw SyntaxFailure(.notRead(.stringInterpolation), at: range)
    default: preconditionFailure("what begins with a quote is a string or no token")
    }
  }

  /// A word ends at a blank, but not within a string: `title.text=="a b"` is one.
  private static func word(
    at offset: Int, in source: SourceText
  ) throws(SyntaxFailure) -> CommandArgument {
    var end = offset
    while let scalar = source.scalar(at: end), !scalar.isBlankOrNewline {
      let isBrace = scalar == "{" || scalar == "}"
      if isBrace, end > offset { break }
      end = try self.end(of: scalar, at: end, in: source)
      if isBrace { break }
    }
    return CommandArgument(
      text: source.text(offset, end).composed, isQuoted: false, range: SourceRange(offset, end))
  }

  /// The end of the string or the single scalar that begins at `offset`.
  private static func end(
    of scalar: Unicode.Scalar, at offset: Int, in source: SourceText
  ) throws(SyntaxFailure) -> Int {
    if scalar == "\"" { return try string(at: offset, in: source).range.upperBound }
    let range = SourceRange(offset, offset + UTF8.width(scalar))
    if scalar.isReplacement { throw SyntaxFailure(.undecodable, at: range) }
    if scalar.isControl { throw SyntaxFailure(.controlCharacter(scalar.value), at: range) }
    return range.upperBound
  }
}
