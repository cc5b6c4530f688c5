import Interchange

extension Lexer {
  /// Reads an operator, a placeholder, or a regular expression.
  mutating func readOperator() {
    if let end = placeholderEnd { return append(.placeholder, to: end) }
    if let end = regexEnd { return append(.regex, to: end, text: source.text(place, end)) }
    if isLeftBound, source.has("!", at: place) || source.has("?", at: place) {
      return append(.postfixOperator, to: place + 1, text: source.has("!", at: place) ? "!" : "?")
    }
    let end = operatorEnd
    appendOperator(source.text(place, end), to: end)
  }

  /// Its kind hangs on the blanks around.
  mutating func appendOperator(_ text: String, to end: Int) {
    if text == "=" || text == "->" { return append(.mark, to: end, text: text) }
    let isRightBound = isRightBound(at: end)
    let kind: Token.Kind =
      isLeftBound == isRightBound
      ? .infixOperator : isRightBound ? .prefixOperator : .postfixOperator
    append(kind, to: end, text: text)
  }

  /// Comments end an operator.
  private var operatorEnd: Int {
    let mayHoldPoints = source.has(".", at: place)
    var end = place
    while end < source.count {
      let scalar = source.scalar(at: end)
      guard scalar.isSwiftOperator || mayHoldPoints && scalar == "." else { break }
      if end > place, source.has("//", at: end) || source.has("/*", at: end) { break }
      // A placeholder behind a sign.
      if end > place, source.has("<#", at: end) { break }
      end += UTF8.width(scalar)
    }
    return end
  }

  private var isLeftBound: Bool {
    switch source[place - 1] {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "/"): !(source.has("*", at: place - 2) && tokens.last?.upperBound != place)
    // A blank or a bracket of full width.
    case 0x80...:
      tokens.last.map {
        $0.upperBound == place && !($0.kind == .mark && "([{,;:".contains($0.text))
      }
        ?? false
    default: true
    }
  }

  private func isRightBound(at end: Int) -> Bool {
    switch source[end] {
    case 0...0x20, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    // `x!.y`, `-.zero`
    case UInt8(ascii: "."): !isLeftBound
    case UInt8(ascii: "/"): !(source.has("/", at: end + 1) || source.has("*", at: end + 1))
    case 0x80...:
      !source.scalar(at: end).isOtherBlank
        && !(LookAlikes.signInCode(source.scalar(at: end)).map {
          ")]},;:".unicodeScalars.contains($0)
        }
          ?? false)
    default: true
    }
  }

  private var placeholderEnd: Int? {
    guard source.has("<#", at: place) else { return nil }
    var end = place + 2
    while end < place + 1_000, !source[end].isLineEnd, source[end] != 0 {
      if source.has("#>", at: end) { return end + 2 }
      end += 1
    }
    return nil
  }

  /// A slash where an operand is wanted begins a regular expression that ends on the same line.
  private var regexEnd: Int? {
    guard source.has("/", at: place), !endsOperand, !isLeftBound || !hasOperandBefore,
      source[place + 1] > 0x20, !source.has(")", at: place + 1), !source.has(",", at: place + 1)
    else { return nil }
    var end = place + 1
    var groups = 0
    while !source[end].isLineEnd, source[end] != 0 {
      switch source[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): groups += 1
      case UInt8(ascii: ")"):
        groups -= 1
        if groups < 0 { return nil }
      case UInt8(ascii: "/"): return source[end - 1] > 0x20 ? end + 1 : nil
      default: break
      }
      end += 1
    }
    return nil
  }

  private var hasOperandBefore: Bool { tokens.last?.upperBound == place && endsOperand }

  /// Whether an operand stands before the place.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word: return !SwiftWords.beforeOperands.contains(last.text)
    case .mark: return last.closesBracket
    case .quotedWord, .number, .textEnd, .interpolationEnd, .postfixOperator, .placeholder, .regex,
      .hashWord:
      return true
    default: return false
    }
  }
}
