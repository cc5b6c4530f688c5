import Interchange

/// Text literals, put together from their tokens.
extension SwiftReader {
  mutating func readText() throws(ReadingStop) -> Expression {
    let opening = current
    let close = tokens[min(behind(index) - 1, tokens.endIndex - 1)]
    let literal = TextLiteral(opening: opening, closing: close, in: source)
    advance()
    var pieces: [Expression.TextPiece] = []
    while current.kind != .textEnd {
      switch current.kind {
      case .text:
        pieces.append(.text(literal.text(of: current)))
        advance()
      case .interpolationStart:
        if let expression = try readInterpolation() { pieces.append(.expression(expression)) }
      default: throw stop(.closingQuote)
      }
    }
    guard current.lowerBound < current.upperBound else { throw stop(.closingQuote) }
    advance()
    return Expression(.text(pieces), range(from: opening.lowerBound))
  }

  /// The first value; what follows says how it is written.
  private mutating func readInterpolation() throws(ReadingStop) -> Expression? {
    try inBrackets { reader throws(ReadingStop) in
      reader.advance()
      var first: Expression?
      while reader.current.kind != .interpolationEnd {
        let argument = try reader.readArgument()
        if first == nil { first = argument.value }
        if !reader.take(",") { break }
      }
      guard reader.current.kind == .interpolationEnd else { throw reader.stop(.mark(")")) }
      reader.advance()
      return first
    }
  }
}

/// What the parts of a text literal say: without escapes, and without the indentation of its closing
/// quote where it goes over several lines.
struct TextLiteral {
  private let source: SourceBytes
  private let hashes: Int
  private let isMultiline: Bool
  private let indentation: Int
  private let contents: Range<Int>

  init(opening: Token, closing: Token, in source: SourceBytes) {
    self.source = source
    hashes = source.end(from: opening.lowerBound) { $0 == UInt8(ascii: "#") } - opening.lowerBound
    isMultiline =
      opening.upperBound - opening.lowerBound - hashes == 3
      && source.has("\"", at: opening.upperBound - 1)
    contents = opening.upperBound..<max(opening.upperBound, closing.lowerBound)
    var start = contents.upperBound
    while start > contents.lowerBound, source[start - 1] == 0x20 || source[start - 1] == 0x09 {
      start -= 1
    }
    indentation = contents.upperBound - start
  }

  func text(of token: Token) -> String {
    var bytes: [UInt8] = []
    var place = token.lowerBound
    while place < token.upperBound {
      let byte = source[place]
      if byte == UInt8(ascii: "\\"), isEscape(at: place) {
        place = appendEscape(at: place + 1 + hashes, to: &bytes)
      } else if isMultiline, byte.isLineEnd {
        place = appendLineEnd(at: place, to: &bytes)
      } else {
        bytes.append(byte)
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isEscape(at place: Int) -> Bool {
    (0..<hashes).allSatisfy { source.has("#", at: place + 1 + $0) }
  }

  /// Returns where the next line's text begins. The first and the last line end are not part of it.
  private func appendLineEnd(at place: Int, to bytes: inout [UInt8]) -> Int {
    let next = source.has("\r\n", at: place) ? place + 2 : place + 1
    let blanks = source.end(from: next) { $0 == 0x20 || $0 == 0x09 } - next
    let isLast = next + blanks >= contents.upperBound
    if place > contents.lowerBound, !isLast { bytes.append(UInt8(ascii: "\n")) }
    return next + min(blanks, isLast ? blanks : indentation)
  }

  /// Appends what the escape means whose letter is at `place`, and returns where it ends.
  private func appendEscape(at place: Int, to bytes: inout [UInt8]) -> Int {
    switch source[place] {
    case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): bytes.append(0)
    case UInt8(ascii: "u"): return appendScalar(at: place + 1, to: &bytes)
    case let byte where byte.isLineEnd:
      let next = source.has("\r\n", at: place) ? place + 2 : place + 1
      let blanks = source.end(from: next) { $0 == 0x20 || $0 == 0x09 } - next
      return next + min(blanks, indentation)
    case 0: return place
    case let byte: bytes.append(byte)
    }
    return place + 1
  }

  /// `{1F600}` behind `\u`
  private func appendScalar(at place: Int, to bytes: inout [UInt8]) -> Int {
    let end = source.end(from: place) { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\"") }
    guard source.has("{", at: place), end - place < 12, source.has("}", at: end) else {
      return place
    }
    if let value = UInt32(source.text(place + 1, end), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      bytes += Array(String(scalar).utf8)
    }
    return end + 1
  }
}
