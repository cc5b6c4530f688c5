import Interchange

/// What stands behind `try`: a line, and the questions behind it.
struct Attempt {
  let line: RawText
  let questions: [RawText]

  /// Questions are separated by `;` from the line and each other. What is not one belongs to the line,
  /// so that statements separated by `;` are tried together.
  init(_ raw: RawText) {
    var parts = Self.parts(of: raw)
    var questions: [RawText] = []
    while parts.count > 1, let last = parts.last, Self.isOfItsOwn(last) {
      questions.insert(last, at: 0)
      parts.removeLast()
    }
    let end = parts.last?.range.upperBound ?? raw.range.upperBound
    line = raw.part(SourceRange(raw.offset, end))
    self.questions = questions
  }

  /// Whether the line is `try` and something.
  static func recognizes(_ raw: RawText) -> Bool {
    guard case .command(let word, _)? = try? LineReader.read(raw) else { return false }
    return word.text == TryCommand.signature.word
  }

  private static func isOfItsOwn(_ raw: RawText) -> Bool {
    switch try? LineReader.read(raw) {
    case .command, .expression, .question: true
    default: false
    }
  }

  /// Between semicolons that stand in no text and in no bracket.
  private static func parts(of raw: RawText) -> [RawText] {
    var parts: [RawText] = []
    var start = raw.offset
    var depth = 0
    var isInString = false
    var isEscaped = false
    for (position, byte) in raw.text.utf8.enumerated() {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isInString
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";") where depth == 0:
        parts.append(raw.part(SourceRange(start, raw.offset + position)))
        start = raw.offset + position + 1
      default: break
      }
    }
    return parts + [raw.part(SourceRange(start, raw.range.upperBound))]
  }
}
