import Interchange

/// Expressions of C by their precedence.
extension ObjectiveCReader {
  /// Several behind commas come to the last.
  mutating func readCommaExpression() throws(ReadingStop) -> Expression {
    var value = try readAssignment()
    while take(",") { value = try readAssignment() }
    return value
  }

  mutating func readAssignment() throws(ReadingStop) -> Expression {
    try nested { reader throws(ReadingStop) in try reader.readAssignmentWithin() }
  }

  private mutating func readAssignmentWithin() throws(ReadingStop) -> Expression {
    let start = index
    let left = try readConditionalWithin()
    guard current.isOperator, Self.assignments.contains(current.text) else { return left }
    let sign = current.text
    advance()
    let right = try readAssignment()
    return Expression(.assignment(left, sign, right), range(from: start))
  }

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=",
  ]

  mutating func readConditional() throws(ReadingStop) -> Expression {
    try nested { reader throws(ReadingStop) in try reader.readConditionalWithin() }
  }

  /// `a ? b : c`, and `a ?: b`.
  private mutating func readConditionalWithin() throws(ReadingStop) -> Expression {
    let start = index
    let condition = try readBinary(from: 1)
    guard take("?") else { return condition }
    if take(":") {
      let other = try readConditional()
      return Expression(.binary(condition, "??", other), range(from: start))
    }
    let one = try readAssignment()
    try expect(":")
    let other = try readConditional()
    return Expression(.conditional(condition.asTruth, one, other), range(from: start))
  }

  // MARK: - Operators with two sides

  private static let precedences: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
  ]

  private mutating func readBinary(from lowest: Int) throws(ReadingStop) -> Expression {
    let start = index
    var left = try readUnary()
    while let (sign, precedence) = operatorHere, precedence >= lowest {
      try link()
      index += sign == ">>" ? 2 : 1
      let right = try nested { reader throws(ReadingStop) in
        try reader.readBinary(from: precedence + 1)
      }
      left = Self.binary(left, sign, right, range(from: start))
    }
    return left
  }

  private var operatorHere: (String, Int)? {
    guard current.isOperator else { return nil }
    if current.text == ">", token(1).text == ">", token(1).lowerBound == current.upperBound {
      return (">>", 8)
    }
    return Self.precedences[current.text].map { (current.text, $0) }
  }

  /// One more link or operator of the expression that is being read.
  mutating func link() throws(ReadingStop) {
    links += 1
    guard links < Self.linkLimit else {
      notes.append(CodeFile.Note(.tooDeep, at: range(of: current)))
      throw stop(.endOfStatement)
    }
  }

  private static func binary(
    _ left: Expression, _ sign: String, _ right: Expression, _ range: SourceRange
  ) -> Expression {
    switch sign {
    case "&&", "||": return Expression(.binary(left.asTruth, sign, right.asTruth), range)
    case "==", "!=":
      // `isWide == YES` asks whether it is wide.
      guard case .boolean(let truth) = right.form else { break }
      let isTurned = truth != (sign == "==")
      return isTurned ? Expression(.prefix("!", left.asTruth), range) : left.asTruth
    default: break
    }
    return Expression(.binary(left, sign, right), range)
  }

  // MARK: - Operators with one

  mutating func readUnary() throws(ReadingStop) -> Expression {
    let start = index
    if current.isOperator, Self.prefixes.contains(current.text) {
      let sign = current.text
      advance()
      let inner = try nested { reader throws(ReadingStop) in try reader.readUnary() }
      switch sign {
      case "*", "+": return inner
      case "!": return Expression(.prefix("!", inner.asTruth), range(from: start))
      default: return Expression(.prefix(sign, inner), range(from: start))
      }
    }
    if current.isWord("sizeof") {
      advance()
      if current.isMark("(") {
        index = behind(index)
      } else {
        _ = try nested { reader throws(ReadingStop) in try reader.readUnary() }
      }
      return Expression(.number(8, isWhole: true), range(from: start))
    }
    if let cast = try readCast() { return cast }
    return try readPostfix(of: readPrimary(), from: start)
  }

  private static let prefixes: Set<String> = ["!", "-", "+", "~", "&", "*", "++", "--"]

  /// `(CGFloat)width`, `(UILabel *)[cell viewWithTag:1]`, `(CGSize){44, 44}`; `nil` where parentheses hold
  /// a value.
  private mutating func readCast() throws(ReadingStop) -> Expression? {
    guard current.isMark("("), let type = castType() else { return nil }
    let start = index
    index = behind(index)
    if current.isMark("{") {
      let value = try readBraces(of: type)
      return try readPostfix(of: value, from: start)
    }
    let value = try nested { reader throws(ReadingStop) in try reader.readUnary() }
    return Self.cast(value, to: type, range(from: start))
  }

  private func castType() -> TypeSyntax? {
    var probe = self
    let end = behind(index) - 1
    probe.advance()
    guard let type = probe.readType() else { return nil }
    let isFunction = probe.current.isMark("(") && probe.token(1).isOperator("^")
    guard probe.index == end || isFunction else { return nil }
    let next = tokens[min(end + 1, tokens.endIndex - 1)]
    guard beginsOperand(next, behind: type) else { return nil }
    return isFunction ? functionType(giving: type, range(of: current)) : type.syntax
  }

  /// Whether a token behind `(Type)` makes that a cast and no value.
  private func beginsOperand(_ token: Token, behind type: CType) -> Bool {
    let mayBeValue = type.isPlainWord
    switch token.kind {
    case .word: return !token.startsLine || !mayBeValue
    case .number, .text: return true
    case .mark:
      if token.text == "@" || token.text == "{" { return true }
      guard token.text == "(" || token.text == "[" else { return false }
      return !mayBeValue || type.syntax.name?.first?.isUppercase == true
    case .infixOperator:
      if token.text == "!" || token.text == "~" || token.text == "^" { return !mayBeValue }
      return !mayBeValue && ["-", "+", "&", "*"].contains(token.text)
    default: return false
    }
  }

  private static func cast(
    _ value: Expression, to type: TypeSyntax, _ range: SourceRange
  ) -> Expression {
    switch type.name {
    case nil, "Any", "Void", "Selector", "AnyClass": return value
    case "Bool": return value.asTruth
    case "Int":
      if case .number(let number, _) = value.form {
        return Expression(.number(number.rounded(.towardZero), isWhole: true), range)
      }
      let argument = Expression.Argument(label: nil, value: value)
      return Expression(.call(Expression(.name("Int", generics: []), range), [argument]), range)
    default: return Expression(.cast(value, .as, type), range)
    }
  }

  // MARK: - Behind a value

  mutating func readPostfix(
    of primary: Expression, from start: Int
  ) throws(ReadingStop) -> Expression {
    var value = primary
    while true {
      if take(".") || take("->") {
        try link()
        let name = try expectName()
        value = member(name, of: value, from: start)
      } else if current.isMark("["),
        !current.startsLine || current.lowerBound == token(-1).upperBound
      {
        try link()
        advance()
        let key = try readCommaExpression()
        try expect("]")
        value = Expression(
          .index(value, [Expression.Argument(label: nil, value: key)]), range(from: start))
      } else if current.isMark("("), !current.startsLine {
        try link()
        value = try readCall(of: value, from: start)
      } else if current.isOperator("++") || current.isOperator("--") {
        try link()
        value = Expression(.postfix(value, current.text), range(from: start))
        advance()
      } else {
        return value
      }
    }
  }

  /// `view.subviews`, a message without arguments: sent to `nil`, it comes to nothing.
  func member(_ name: NameSyntax, of value: Expression, from start: Int) -> Expression {
    let message = Message(
      receiver: value, selector: Selector(name.text), arguments: [], name: name.range,
      range: range(from: start))
    if let made = message.making { return made }
    if value.isClassName {
      let text = SwiftImport.classProperty(name.text, of: value.plainName ?? "")
      return Expression(.member(value, NameSyntax(text, name.range)), range(from: start))
    }
    return Expression(.member(value.asReceiver, name), range(from: start))
  }
}
