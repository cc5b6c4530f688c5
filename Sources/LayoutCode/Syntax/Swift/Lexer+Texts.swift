extension Lexer {
  /// Begins with the quote behind so many `#`.
  mutating func openLiteral(hashes: Int) {
    let quote = place + hashes
    // `""` is empty, `"""` goes over several lines.
    let isMultiline = source.has("\"\"\"", at: quote)
    literals.append(
      OpenLiteral(hashes: hashes, isMultiline: isMultiline, token: tokens.endIndex))
    append(.textStart, to: quote + (isMultiline ? 3 : 1))
  }

  /// Reads a part of the text, or what ends it.
  mutating func readTextOfLiteral() {
    guard let literal = literals.last else { return }
    let end = textEnd(of: literal)
    if end > place { append(.text, to: end) }
    if end >= source.count {
      closeLiteralsAtEnd()
    } else if source.has("\\", at: end) {
      literals[literals.endIndex - 1].isInText = false
      literals[literals.endIndex - 1].depth = 0
      append(.interpolationStart, to: end + literal.hashes + 2)
    } else if source[end] >= 0x80 {
      closeLiteral(to: end + UTF8.width(source.scalar(at: end)))
    } else if source.has("\"", at: end) {
      closeLiteral(to: end + (literal.isMultiline ? 3 : 1) + literal.hashes)
    } else {
      // A line end, which also ends the literals around.
      while let last = literals.last, !last.isMultiline { closeLiteral(to: place) }
    }
  }

  /// Where the text stops: at an interpolation, a closing quote, or a line end that it cannot hold.
  private func textEnd(of literal: OpenLiteral) -> Int {
    var end = place
    while end < source.count {
      let byte = source[end]
      if byte == UInt8(ascii: "\\"), hasHashes(literal.hashes, at: end + 1) {
        let escaped = end + 1 + literal.hashes
        if source.has("(", at: escaped) { return end }
        end = source[escaped].isLineEnd ? escaped : escaped + 1
      } else if byte == UInt8(ascii: "\""), isClosingQuote(of: literal, at: end) {
        return end
      } else if byte >= 0x80, literal.closing.contains(source.scalar(at: end)) {
        return end
      } else if byte.isLineEnd, !literal.isMultiline {
        return end
      } else {
        end += 1
      }
    }
    return source.count
  }

  private func isClosingQuote(of literal: OpenLiteral, at place: Int) -> Bool {
    if !literal.closing.isEmpty { return false }
    if literal.isMultiline, !source.has("\"\"\"", at: place) { return false }
    return hasHashes(literal.hashes, at: place + (literal.isMultiline ? 3 : 1))
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { source.has("#", at: place + $0) }
  }

  mutating func closeLiteral(to end: Int) {
    literals.removeLast()
    append(.textEnd, to: end)
  }

  /// Nothing closes what is open. A literal over several lines has then swallowed all behind it: it is
  /// read once more as one that ends with its line.
  mutating func closeLiteralsAtEnd() {
    guard !hasGoneBack, let literal = literals.firstIndex(where: \.isMultiline) else {
      while !literals.isEmpty { closeLiteral(to: place) }
      return
    }
    hasGoneBack = true
    let start = literals[literal].token
    literals.removeLast(literals.count - literal)
    goBack(behind: start)
    place = source.lineEnd(from: place)
    append(.textEnd, to: place)
    while let last = literals.last, !last.isMultiline { closeLiteral(to: place) }
  }
}
