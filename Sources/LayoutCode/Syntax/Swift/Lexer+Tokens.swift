import Interchange

extension Lexer {
  /// Reads what begins at the place, which is neither blank nor comment.
  mutating func readToken() {
    let byte = source[place]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"):
      readBracket(byte, to: place + 1)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      append(.mark, to: place + 1, text: Self.spelling(byte))
    case UInt8(ascii: "\""): openLiteral(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedWord()
    case UInt8(ascii: "$"): readWord(from: place + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "."): readPoint()
    default:
      if readLookAlike() { return }
      let scalar = source.scalar(at: place)
      if scalar.isPartOfSwiftName {
        readWord(from: place)
      } else if scalar.isSwiftOperator {
        readOperator()
      } else {
        append(.unknown, to: place + UTF8.width(scalar), text: String(scalar))
      }
    }
  }

  private static func spelling(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }

  /// - Parameter end: Behind it.
  private mutating func readBracket(_ byte: UInt8, to end: Int) {
    guard let last = literals.indices.last else {
      return append(.mark, to: end, text: Self.spelling(byte))
    }
    let opens = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    if byte == UInt8(ascii: ")"), literals[last].depth == 0 {
      literals[last].isInText = true
      return append(.interpolationEnd, to: end, text: ")")
    }
    literals[last].depth = max(0, literals[last].depth + (opens ? 1 : -1))
    append(.mark, to: end, text: Self.spelling(byte))
  }

  /// What stands for a quote, a number or a sign of Swift's; false where nothing does.
  private mutating func readLookAlike() -> Bool {
    guard let found = source.lookAlike(at: place) else { return false }
    let problem = CodeFile.Note.Problem.lookAlike(
      source.text(place, found.end), meant: found.meant)
    note(problem, place, found.end)
    switch found.form {
    case .quote(let closing, _):
      var literal = OpenLiteral(hashes: 0, isMultiline: false, token: tokens.endIndex)
      literal.closing = closing
      literals.append(literal)
      append(.textStart, to: found.end)
    case .number: append(.number, to: found.end, text: found.meant)
    case .sign: readSign(found.meant, to: found.end)
    }
    return true
  }

  private mutating func readSign(_ sign: String, to end: Int) {
    switch sign {
    case "(", "[", "{", ")", "]", "}": readBracket(sign.utf8.first ?? 0, to: end)
    case ",", ";", ":", "@", "\\", ".": append(.mark, to: end, text: sign)
    case "\"", "#", "$", "'", "`": append(.unknown, to: end, text: sign)
    default: appendOperator(sign, to: end)
    }
  }

  private mutating func readWord(from start: Int) {
    let end = wordEnd(from: start)
    append(.word, to: end, text: source.text(place, end).composed)
  }

  private func wordEnd(from start: Int) -> Int {
    var end = source.end(from: start, \.isLetterOrDigit)
    while source[end] >= 0x80 {
      let scalar = source.scalar(at: end)
      guard scalar.isPartOfSwiftName else { break }
      end = source.end(from: end + UTF8.width(scalar), \.isLetterOrDigit)
    }
    return end
  }

  /// `` `default` ``; newer Swift allows blanks within.
  private mutating func readQuotedWord() {
    let end = source.end(from: place + 1) { !$0.isLineEnd && $0 != UInt8(ascii: "`") }
    guard source.has("`", at: end), end > place + 1 else {
      return append(.unknown, to: place + 1, text: "`")
    }
    append(.quotedWord, to: end + 1, text: source.text(place + 1, end).composed)
  }

  /// Behind a point, `0.1` of `tuple.0.1` is two numbers.
  private mutating func readNumber() {
    let isMember = tokens.last.map { $0.isMark(".") && $0.upperBound == place } ?? false
    var end = source.end(from: place, \.isLetterOrDigit)
    if isMember {
      end = source.end(from: place, \.isDigit)
    } else {
      let isHexadecimal = source.has("0x", at: place)
      if source.has(".", at: end), source[end + 1].isDigit {
        end = source.end(from: end + 1, \.isLetterOrDigit)
      }
      let exponents = isHexadecimal ? [UInt8(ascii: "p"), UInt8(ascii: "P")] : [0x65, 0x45]
      if exponents.contains(source[end - 1]), source.has("-", at: end) || source.has("+", at: end) {
        end = source.end(from: end + 1, \.isLetterOrDigit)
      }
    }
    append(.number, to: end, text: source.text(place, end))
  }

  private mutating func readPoint() {
    let end = source.end(from: place) { $0 == UInt8(ascii: ".") }
    if end == place + 1, !source.has("<", at: end), !isOperatorBehindPoint(at: end) {
      return append(.mark, to: end, text: ".")
    }
    readOperator()
  }

  /// `.==` and its like, which compare many values at once; `.-` and others do not occur.
  private func isOperatorBehindPoint(at place: Int) -> Bool {
    source.has("==", at: place) || source.has("!=", at: place) || source.has("&", at: place)
      || source.has("|", at: place) || source.has(">", at: place)
  }

  private mutating func readHash() {
    let hashes = source.end(from: place) { $0 == UInt8(ascii: "#") } - place
    if source.has("\"", at: place + hashes) { return openLiteral(hashes: hashes) }
    if source.has("/", at: place + hashes), let end = extendedRegexEnd(hashes: hashes) {
      return append(.regex, to: end, text: source.text(place, end))
    }
    let end = wordEnd(from: place + 1)
    guard hashes == 1, end > place + 1 else { return append(.unknown, to: place + 1, text: "#") }
    append(.hashWord, to: end, text: source.text(place + 1, end))
  }

  private func extendedRegexEnd(hashes: Int) -> Int? {
    var end = place + hashes + 1
    // Over several lines where nothing but blanks stands behind its beginning.
    let isMultiline = source[source.end(from: end) { $0 == 0x20 || $0 == 0x09 }].isLineEnd
    let limit = min(source.count, end + 5_000)
    while end < limit, isMultiline || !source[end].isLineEnd {
      if source.has("\\", at: end) {
        end += 2
      } else if source.has("/", at: end),
        source.end(from: end + 1, { $0 == UInt8(ascii: "#") }) >= end + 1 + hashes
      {
        return end + 1 + hashes
      } else {
        end += 1
      }
    }
    return nil
  }
}
