import Interchange

/// Cuts C and Objective-C into tokens, in time proportional to its length. Nothing stops it.
///
/// `@interface` and its like are words with their sign; text literals are one token each, which holds
/// what they say. A directive's lines are one line: behind its sign no token begins a line.
struct CLexer {
  let source: SourceBytes
  var place = 0
  private(set) var tokens: [Token] = []
  private(set) var notes: [CodeFile.Note] = []
  private var startsLine = true
  private var hasBlankBefore = true

  private init(_ source: SourceBytes) {
    self.source = source
    tokens.reserveCapacity(2 + source.count / 4)
  }

  /// The last token, and only that, is the end.
  static func tokens(of source: SourceBytes) -> (tokens: [Token], notes: [CodeFile.Note]) {
    var lexer = CLexer(source)
    lexer.skipBlanksAndComments()
    while lexer.place < source.count {
      lexer.readToken()
      lexer.skipBlanksAndComments()
    }
    lexer.append(.end, to: lexer.place)
    return (lexer.tokens, lexer.notes)
  }

  /// What was read from `place` to `end` is a token.
  private mutating func append(_ kind: Token.Kind, to end: Int, text: String = "") {
    tokens.append(
      Token(
        kind: kind, text: text, lowerBound: place, upperBound: end, startsLine: startsLine,
        hasBlankBefore: hasBlankBefore))
    place = end
    startsLine = false
    hasBlankBefore = false
  }

  // MARK: Blanks and comments

  private mutating func skipBlanksAndComments() {
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        place += 1
      case 0...0x20, 0x7F: place += 1
      case UInt8(ascii: "\\"):
        guard source[place + 1].isLineEnd else { return }
        place += source.has("\r\n", at: place + 1) ? 3 : 2
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      case UInt8(ascii: "`"):
        // The fence of a listing that was copied from a page.
        guard startsLine, source.has("```", at: place) else { return }
        place = source.lineEnd(from: place)
      case 0x80...:
        let scalar = source.scalar(at: place)
        guard scalar.isOtherBlank else { return }
        if let problem = CodeFile.Note.Problem(blank: scalar) {
          notes.append(CodeFile.Note(problem, at: SourceRange(place, place + 3)))
        }
        place += UTF8.width(scalar)
      default: return
      }
      hasBlankBefore = true
    }
  }

  /// False where `/` begins no comment. Comments of C do not nest.
  private mutating func skipComment() -> Bool {
    if source.has("/", at: place + 1) {
      place = source.lineEnd(from: place)
      return true
    }
    guard source.has("*", at: place + 1) else { return false }
    let start = place
    place += 2
    while place < source.count, !source.has("*/", at: place) {
      if source[place].isLineEnd { startsLine = true }
      place += 1
    }
    if place >= source.count {
      notes.append(CodeFile.Note(.closedAtEnd("/*"), at: SourceRange(start, start + 2)))
    }
    place = min(place + 2, source.count)
    return true
  }

  // MARK: Tokens

  private mutating func readToken() {
    let byte = source[place]
    switch byte {
    case UInt8(ascii: "\""): readText(from: place)
    case UInt8(ascii: "'"): readCharacter()
    case UInt8(ascii: "@"): readAtSign()
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "."):
      if source[place + 1].isDigit { return readNumber() }
      let isDots = source.has("...", at: place)
      append(.mark, to: place + (isDots ? 3 : 1), text: isDots ? "..." : ".")
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "\\"):
      append(.mark, to: place + 1, text: String(Unicode.Scalar(byte)))
    default: readWordOrOperator()
    }
  }

  /// What stands for a quote, a number or a sign of C, perhaps behind an `@`; false where nothing does.
  private mutating func readLookAlike(behind start: Int) -> Bool {
    guard let found = source.lookAlike(at: start) else { return false }
    let problem = CodeFile.Note.Problem.lookAlike(
      source.text(start, found.end), meant: found.meant)
    notes.append(CodeFile.Note(problem, at: SourceRange(start, found.end)))
    switch found.form {
    case .quote(_, let close):
      append(
        .text, to: close + UTF8.width(source.scalar(at: close)),
        text: CText.value(of: source, found.end, close))
    case .number: append(.number, to: found.end, text: found.meant)
    case .sign where "()[]{},;:\\.".contains(found.meant):
      append(.mark, to: found.end, text: found.meant)
    case .sign where "\"#@$'`".contains(found.meant):
      append(.unknown, to: found.end, text: found.meant)
    case .sign: append(.infixOperator, to: found.end, text: found.meant)
    }
    return true
  }

  private mutating func readWordOrOperator() {
    if readLookAlike(behind: place) { return }
    let end = wordEnd(from: place)
    if end > place {
      // `L"…"` and `u8"…"`
      if source.has("\"", at: end), end - place <= 2 { return readText(from: end) }
      return append(.word, to: end, text: source.text(place, end).composed)
    }
    let length = Self.operators.first { source.text(place, place + $0.count) == $0.text }?.count
    if let length {
      return append(.infixOperator, to: place + length, text: source.text(place, place + length))
    }
    let scalar = source.scalar(at: place)
    append(.unknown, to: place + UTF8.width(scalar), text: String(scalar))
  }

  /// The longer ones first; `>` stands alone, since it also closes angle brackets.
  private static let operators: [(text: String, count: Int)] = [
    "<<=", "->", "++", "--", "<<", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=", "+", "-", "*", "/", "%", "<", ">", "=", "!", "&", "|", "^", "~", "?",
  ].map { ($0, $0.utf8.count) }

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < source.count {
      if source[end].isLetterOrDigit || source.has("$", at: end) {
        end += 1
      } else if source[end] >= 0x80, source.scalar(at: end).isPartOfSwiftName {
        end += UTF8.width(source.scalar(at: end))
      } else {
        break
      }
    }
    return end
  }

  /// Digits with a point, an exponent, and what says its type: `10.0f`, `0x1F`, `100UL`.
  private mutating func readNumber() {
    let isHexadecimal = source.has("0x", at: place) || source.has("0X", at: place)
    var end = place
    while end < source.count {
      let byte = source[end]
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let before = source[end - 1]
      let isExponent =
        !isHexadecimal && (before == UInt8(ascii: "e") || before == UInt8(ascii: "E"))
      guard
        byte.isLetterOrDigit || byte == UInt8(ascii: ".") || isSign && isExponent && end > place
      else { break }
      end += 1
    }
    append(.number, to: end, text: source.text(place, end))
  }

  /// `@"…"`, `@interface`, or the sign alone before a bracket or a number.
  private mutating func readAtSign() {
    if source.has("\"", at: place + 1) { return readText(from: place + 1) }
    if case .quote? = source.lookAlike(at: place + 1)?.form, readLookAlike(behind: place + 1) {
      return
    }
    let end = wordEnd(from: place + 1)
    if end > place + 1, !source[place + 1].isDigit {
      return append(.word, to: end, text: source.text(place, end))
    }
    append(.mark, to: place + 1, text: "@")
  }

  /// A text ends with its quote, or with its line where it has none.
  private mutating func readText(from quote: Int) {
    var end = quote + 1
    while end < source.count, !source.has("\"", at: end), !source[end].isLineEnd {
      end += source.has("\\", at: end) ? (source.has("\\\r\n", at: end) ? 3 : 2) : 1
    }
    end = min(end, source.count)
    let text = CText.value(of: source, quote + 1, end)
    if !source.has("\"", at: end) {
      notes.append(CodeFile.Note(.closedAtEnd("\""), at: SourceRange(place, quote + 1)))
    }
    append(.text, to: source.has("\"", at: end) ? end + 1 : end, text: text)
  }

  /// `'c'` is a number. An apostrophe of a remark is nothing.
  private mutating func readCharacter() {
    let next = source.has("\\", at: place + 1) ? place + 2 : place + 1
    let end = next + UTF8.width(source.scalar(at: next))
    guard source.has("'", at: end), end < source.count else {
      return append(.unknown, to: place + 1, text: "'")
    }
    append(.number, to: end + 1, text: "\(source.scalar(at: next).value)")
  }

  /// A directive; what `#pragma` and its like say is read over.
  private mutating func readHash() {
    let start = source.end(from: place + 1) { $0 == 0x20 || $0 == 0x09 }
    let end = wordEnd(from: start)
    guard startsLine, end > start else {
      return append(.unknown, to: place + 1, text: "#")
    }
    let word = source.text(start, end)
    append(.hashWord, to: end, text: word)
    if ["pragma", "error", "warning", "line", "ident"].contains(word) {
      place = source.lineEnd(from: place)
    }
  }
}
