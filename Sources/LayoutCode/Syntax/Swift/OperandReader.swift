import Interchange

/// An operand: what stands before it, itself, and what hangs on it.
extension SwiftReader {
  mutating func readOperand() throws(ReadingStop) -> Expression {
    let start = current.lowerBound
    if let effect = takeEffect() {
      return Expression(.effect(effect, try readExpression()), range(from: start))
    }
    if Self.silentEffects.contains(where: isWordBeforeName) {
      advance()
      return try readExpression()
    }
    if current.isOperator || current.isMark("=") { return try readOperandBehindOperator() }
    let outer = height
    height = 0
    defer { height = max(outer, height) }
    let primary = try readPrimary()
    return try readSuffixes(of: primary, from: start)
  }

  /// Words before an operand that say nothing of its value.
  private static let silentEffects = [
    "unsafe", "consume", "copy", "borrow", "each", "repeat", "discard",
  ]

  private mutating func takeEffect() -> Expression.Effect? {
    if current.isWord("await"), !token(1).isMark("."), token(1).kind != .infixOperator {
      guard !token(1).isMark("("), !token(1).isMark("=") else {
        return token(1).isMark("(") && token(1).hasBlankBefore ? taken(.await) : nil
      }
      return taken(.await)
    }
    guard current.isWord("try") else { return nil }
    advance()
    if isPostfix("?") {
      split(after: 1)
      return .tryOptional
    }
    if isPostfix("!") {
      split(after: 1)
      return .tryForced
    }
    return .try
  }

  private mutating func taken(_ effect: Expression.Effect) -> Expression.Effect {
    advance()
    return effect
  }

  /// `-x`, `&x`, `...3`; and `+` as a function, `...` where a listing leaves something out.
  private mutating func readOperandBehindOperator() throws(ReadingStop) -> Expression {
    let sign = current
    guard !sign.isMark("=") else { throw stop(.expression) }
    advance()
    if endsOperator {
      let isLeftOut = sign.text == "..." || sign.text == "…"
      return Expression(
        isLeftOut ? .unreadable : .name(sign.text, generics: []), range(of: sign))
    }
    let unread = Expression(.unreadable, range(of: current))
    let operand = try nested(skipping: unread) { reader throws(ReadingStop) in
      try reader.readOperand()
    }
    let form: Expression.Form =
      switch sign.text {
      case "...": .range(nil, operand, isClosed: true)
      case "..<": .range(nil, operand, isClosed: false)
      default: .prefix(sign.text, operand)
      }
    return grown(Expression(form, range(from: sign.lowerBound)))
  }

  /// Whether no operand follows an operator.
  private var endsOperator: Bool {
    current.closesBracket || current.isMark(",") || current.isMark(";") || current.kind == .end
      || current.isMark(":")
  }

  /// Calls, members, indices and signs, one behind the other.
  private mutating func readSuffixes(
    of primary: Expression, from start: Int
  ) throws(ReadingStop) -> Expression {
    var left = primary
    while let longer = try readSuffix(of: left, from: start) { left = grown(longer) }
    return left
  }

  private mutating func readSuffix(
    of left: Expression, from start: Int
  ) throws(ReadingStop) -> Expression? {
    if current.isMark(".") { return try readMember(of: left, from: start) }
    if current.isMark("("), !current.startsLine {
      if let labels = takeReferenceLabels() {
        return Expression(.reference(left, labels: labels), range(from: start))
      }
      return try readCall(of: left.calledAsType, from: start)
    }
    if current.isMark("["), !current.startsLine {
      let arguments = try readArguments(closing: "]")
      return Expression(.index(left, arguments), range(from: start))
    }
    if current.isMark("{"), left.takesClosures, beginsTrailingClosure {
      let arguments = try readTrailingClosures()
      return Expression(.call(left.calledAsType, arguments), range(from: start))
    }
    return readPostfix(of: left, from: start)
  }

  private mutating func readMember(
    of left: Expression, from start: Int
  ) throws(ReadingStop) -> Expression {
    advance()
    if current.kind == .number || current.kind == .placeholder {
      let name = NameSyntax(current.text, range(of: current))
      advance()
      return Expression(.member(left, name), range(from: start))
    }
    guard !current.startsLine || tokens[max(index - 1, 0)].startsLine || isName,
      let name = takeName()
    else { throw stop(.name) }
    _ = takeGenericArguments()
    return Expression(.member(left.calledAsType, name), range(from: start))
  }

  private mutating func readCall(
    of left: Expression, from start: Int
  ) throws(ReadingStop) -> Expression {
    var arguments = try readArguments(closing: ")")
    if current.isMark("{"), left.takesClosures, beginsTrailingClosure {
      arguments += try readTrailingClosures()
    }
    return Expression(.call(left, arguments), range(from: start))
  }

  private mutating func readPostfix(of left: Expression, from start: Int) -> Expression? {
    guard current.kind == .postfixOperator, !InfixSign.isKnown(current.text) || standsBehind else {
      return nil
    }
    let text = current.text
    if text.hasPrefix("?") || text.hasPrefix("!") {
      split(after: 1)
      let form: Expression.Form = text.hasPrefix("?") ? .optionalChain(left) : .forced(left)
      return Expression(form, range(from: start))
    }
    advance()
    let form: Expression.Form =
      switch text {
      case "...": .range(left, nil, isClosed: true)
      case "..<": .range(left, nil, isClosed: false)
      default: .postfix(left, text)
      }
    return Expression(form, range(from: start))
  }

  /// `1...` and `50%` with nothing behind them.
  var standsBehind: Bool {
    guard ["...", "..<", "%", "|"].contains(current.text) else { return false }
    let next = token(1)
    return next.closesBracket || next.isMark(",") || next.isMark(":") || next.startsLine
      || next.isMark("{") || next.isMark(";") || next.kind == .end
      || next.kind == .infixOperator && next.text == "~"
  }
}

extension Expression {
  /// Whether closures can stand behind it, as the last arguments of a call.
  fileprivate var takesClosures: Bool {
    switch form {
    case .number, .text, .boolean, .absent, .closure, .tuple, .range, .unreadable, .statement:
      false
    default: true
    }
  }

  /// `[String]` in `[String]()` and `[String].self`: a list of which that is asked is a type.
  fileprivate var calledAsType: Expression {
    switch form {
    case .list(let elements):
      guard elements.count == 1, let type = typeMeant, elements.first?.isTypeLike == true else {
        return self
      }
      return Expression(.type(type), range)
    case .dictionary(let entries):
      guard let type = typeMeant, entries.first?.key.isTypeLike == true else { return self }
      return Expression(.type(type), range)
    default: return self
    }
  }

  /// Whether it is written as types are, with a capital: `[title].forEach` is a list of a view.
  private var isTypeLike: Bool {
    switch form {
    case .name(let name, let generics):
      !generics.isEmpty || name.unicodeScalars.first?.properties.isUppercase == true
    case .member(_, let name): name.text.unicodeScalars.first?.properties.isUppercase == true
    case .optionalChain(let inner), .forced(let inner): inner.isTypeLike
    case .list(let elements): elements.count == 1 && elements.first?.isTypeLike == true
    case .dictionary(let entries): entries.first?.key.isTypeLike == true
    case .tuple(let arguments): arguments.first?.value.isTypeLike == true
    case .type: true
    default: false
    }
  }
}
