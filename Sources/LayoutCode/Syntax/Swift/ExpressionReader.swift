import Interchange

/// Expressions: operands with what is between them, folded by precedence.
extension SwiftReader {
  mutating func readExpression() throws(ReadingStop) -> Expression {
    let unread = Expression(.unreadable, range(of: current))
    return try nested(skipping: unread) { reader throws(ReadingStop) in
      try reader.readBinary(minimum: 0)
    }
  }

  /// An expression behind which a brace opens a body: `if`, `for`, `switch`.
  mutating func readExpressionBeforeBody() throws(ReadingStop) -> Expression {
    let outer = braceIsBody
    braceIsBody = true
    defer { braceIsBody = outer }
    return try readExpression()
  }

  /// What stands in brackets, where a brace is a closure's.
  mutating func inBrackets<T>(
    _ read: (inout SwiftReader) throws(ReadingStop) -> T
  ) throws(ReadingStop) -> T {
    let outer = braceIsBody
    braceIsBody = false
    defer { braceIsBody = outer }
    return try read(&self)
  }

  /// An operand and all that operators of at least this precedence join to it.
  private mutating func readBinary(minimum: Int) throws(ReadingStop) -> Expression {
    let outer = height
    height = 0
    defer { height = max(outer, height) }
    let start = current.lowerBound
    var left = try readOperand()
    if let type = try readFunctionType(behind: left, from: start) { left = type }
    while let sign = infixSign, sign.precedence >= minimum {
      left = grown(try readRest(of: left, sign, from: start))
    }
    return left
  }

  /// The expression, with one thing more around it than was; too high, nothing of it is kept.
  func isTooHigh() -> Bool { height > Self.heightLimit }

  mutating func grown(_ expression: Expression) -> Expression {
    height += 1
    guard isTooHigh() else { return expression }
    height = 0
    notes.append(CodeFile.Note(.tooDeep, at: expression.range))
    return Expression(.unreadable, expression.range)
  }

  private mutating func readRest(
    of left: Expression, _ sign: InfixSign, from start: Int
  ) throws(ReadingStop) -> Expression {
    advance()
    switch sign.form {
    case .cast(let isTest): return try readCast(of: left, isTest: isTest, from: start)
    case .question: return try readConditional(left, from: start)
    case .assignment:
      let value = try readRight(minimum: sign.precedence)
      return Expression(.assignment(left, sign.text, value), range(from: start))
    case .binary:
      let minimum = sign.precedence + (sign.associatesRight ? 0 : 1)
      let right = try readRight(minimum: minimum)
      let form: Expression.Form =
        switch sign.text {
        case "...": .range(left, right, isClosed: true)
        case "..<": .range(left, right, isClosed: false)
        default: .binary(left, sign.text, right)
        }
      return Expression(form, range(from: start))
    }
  }

  private mutating func readRight(minimum: Int) throws(ReadingStop) -> Expression {
    let unread = Expression(.unreadable, range(of: current))
    return try nested(skipping: unread) { reader throws(ReadingStop) in
      try reader.readBinary(minimum: minimum)
    }
  }

  private mutating func readCast(
    of left: Expression, isTest: Bool, from start: Int
  ) throws(ReadingStop) -> Expression {
    var cast = isTest ? Expression.Cast.is : .as
    if !isTest, isPostfix("?") {
      split(after: 1)
      cast = .asOptional
    } else if !isTest, isPostfix("!") {
      split(after: 1)
      cast = .asForced
    }
    return Expression(.cast(left, cast, try readType()), range(from: start))
  }

  private mutating func readConditional(
    _ condition: Expression, from start: Int
  ) throws(ReadingStop) -> Expression {
    let ifTrue = try inBrackets { reader throws(ReadingStop) in try reader.readExpression() }
    try expect(":")
    let ifFalse = try readRight(minimum: InfixSign.conditionalPrecedence)
    return Expression(.conditional(condition, ifTrue, ifFalse), range(from: start))
  }

  /// `(Int) -> Void`, which can only be a type.
  private mutating func readFunctionType(
    behind left: Expression, from start: Int
  ) throws(ReadingStop) -> Expression? {
    var arrow = 0
    while arrow < 2, ["async", "throws", "rethrows"].contains(token(arrow).text) { arrow += 1 }
    guard token(arrow).isMark("->"), let type = left.typeMeant else { return nil }
    go(to: index + arrow + 1)
    let parameters: [TypeSyntax.Element] =
      if case .tuple(let elements) = type.form { elements } else {
        [TypeSyntax.Element(label: nil, type: type)]
      }
    let result = try readType()
    let range = range(from: start)
    return Expression(
      .type(TypeSyntax(.function(parameters: parameters, result: result), range)), range)
  }
}

extension Expression {
  /// The type that is written so; `nil` where it can be none.
  var typeMeant: TypeSyntax? {
    let form: TypeSyntax.Form? =
      switch self.form {
      case .name(let name, let generics): .named([name], generics: generics)
      case .member(let base, let name):
        if case .named(let parts, _)? = base.typeMeant?.form {
          .named(parts + [name.text], generics: [])
        } else {
          nil
        }
      case .optionalChain(let inner): inner.typeMeant.map { .optional($0, isImplicit: false) }
      case .forced(let inner): inner.typeMeant.map { .optional($0, isImplicit: true) }
      case .list(let elements) where elements.count == 1:
        elements.first?.typeMeant.map { .list($0) }
      case .dictionary(let entries) where entries.count == 1:
        entries.first.flatMap { entry in
          entry.key.typeMeant.flatMap { key in
            entry.value.typeMeant.map { .dictionary(key, $0) }
          }
        }
      case .tuple(let arguments): Self.tupleType(arguments)
      case .binary(let left, "&", let right):
        left.typeMeant.flatMap { one in right.typeMeant.map { .composition([one, $0]) } }
      case .type(let type): type.form
      default: nil
      }
    return form.map { TypeSyntax($0, range) }
  }

  private static func tupleType(_ arguments: [Argument]) -> TypeSyntax.Form? {
    var elements: [TypeSyntax.Element] = []
    for argument in arguments {
      guard let type = argument.value.typeMeant else { return nil }
      elements.append(TypeSyntax.Element(label: argument.label?.text, type: type))
    }
    return .tuple(elements)
  }
}
