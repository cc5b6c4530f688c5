import Interchange

/// Cuts Swift into tokens, in time proportional to its length. Nothing stops it.
struct Lexer {
  let source: SourceBytes
  var place = 0
  private(set) var tokens: [Token] = []
  private(set) var notes: [CodeFile.Note] = []
  /// The text literals around the place, the innermost last.
  var literals: [OpenLiteral] = []
  private var startsLine = true
  private var hasBlankBefore = true
  /// A literal over several lines that nothing closes is read as one of a line, once.
  var hasGoneBack = false

  /// A text literal that has begun.
  struct OpenLiteral {
    let hashes: Int
    let isMultiline: Bool
    /// Its opening quote among the tokens.
    let token: Int
    /// What closes it where no quote of Swift's opened it.
    var closing: Set<Unicode.Scalar> = []
    /// Whether the place is in its text, not in an interpolation.
    var isInText = true
    /// The brackets that are open in the interpolation.
    var depth = 0
  }

  init(_ source: SourceBytes) {
    self.source = source
    tokens.reserveCapacity(2 + source.count / 4)
  }

  /// The last token, and only that, is the end.
  static func tokens(of source: SourceBytes) -> (tokens: [Token], notes: [CodeFile.Note]) {
    var lexer = Lexer(source)
    if source.has("#!", at: 0) { lexer.place = source.lineEnd(from: 0) }
    lexer.readAll()
    return (lexer.tokens, lexer.notes)
  }

  private mutating func readAll() {
    while true {
      if literals.last?.isInText == true {
        readTextOfLiteral()
        continue
      }
      skipBlanksAndComments()
      if place < source.count {
        readToken()
      } else if literals.isEmpty {
        break
      } else {
        closeLiteralsAtEnd()
      }
    }
    append(.end, to: place)
  }

  /// What was read from `place` to `end` is a token.
  mutating func append(_ kind: Token.Kind, to end: Int, text: String = "") {
    tokens.append(
      Token(
        kind: kind, text: text, lowerBound: place, upperBound: end, startsLine: startsLine,
        hasBlankBefore: hasBlankBefore))
    place = end
    startsLine = false
    hasBlankBefore = false
  }

  mutating func note(_ problem: CodeFile.Note.Problem, _ lowerBound: Int, _ upperBound: Int) {
    notes.append(CodeFile.Note(problem, at: SourceRange(lowerBound, upperBound)))
  }

  /// Takes back all behind the token at `index`, and goes on behind it.
  mutating func goBack(behind index: Int) {
    tokens.removeLast(max(0, tokens.count - index - 1))
    place = tokens.last?.upperBound ?? place
  }
}

// MARK: - Blanks and comments

extension Lexer {
  private mutating func skipBlanksAndComments() {
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        endLine()
      case 0...0x20, 0x7F:
        place += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      case UInt8(ascii: "`"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"),
        UInt8(ascii: "<"), UInt8(ascii: ">"):
        guard startsLine, isRuler else { return }
        place = source.lineEnd(from: place)
      case 0x80...:
        let scalar = source.scalar(at: place)
        guard scalar.isOtherBlank else { return }
        if scalar == "\u{2028}" || scalar == "\u{2029}" { startsLine = true }
        if let problem = CodeFile.Note.Problem(blank: scalar) { note(problem, place, place + 3) }
        place += UTF8.width(scalar)
      default:
        return
      }
      hasBlankBefore = true
    }
  }

  /// The fence of a listing that was copied from a page, a ruler of such a page (`---`), or the mark of
  /// a merge that failed (`<<<<<<< HEAD`).
  private var isRuler: Bool {
    if source.has("```", at: place) { return true }
    let sign = source[place]
    let end = source.end(from: place) { $0 == sign }
    if end - place == 7, sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">") {
      return source[end] == 0x20
    }
    let isLine = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "=") || sign == UInt8(ascii: "*")
    return isLine && end - place >= 3
      && source.end(from: end) { $0 == 0x20 } == source.lineEnd(from: end)
  }

  /// A literal of one line ends with it, unless a bracket in its interpolation is open.
  private mutating func endLine() {
    while let literal = literals.last, !literal.isMultiline, literal.depth == 0 {
      closeLiteral(to: place)
    }
    place += 1
    startsLine = true
  }

  /// False where `/` begins no comment.
  private mutating func skipComment() -> Bool {
    if source.has("/", at: place + 1) {
      place = source.lineEnd(from: place)
      return true
    }
    guard source.has("*", at: place + 1) else { return false }
    skipBlockComment()
    return true
  }

  /// Block comments nest; one that is not closed takes the rest of the text.
  private mutating func skipBlockComment() {
    let start = place
    var depth = 0
    repeat {
      if source.has("/*", at: place) {
        depth += 1
        place += 2
      } else if source.has("*/", at: place) {
        depth -= 1
        place += 2
      } else {
        if source[place].isLineEnd { startsLine = true }
        place += 1
      }
    } while depth > 0 && place < source.count
    place = min(place, source.count)
    if depth > 0 { note(.closedAtEnd("/*"), start, start + 2) }
  }
}
