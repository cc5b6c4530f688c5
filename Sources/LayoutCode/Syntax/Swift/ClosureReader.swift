import Interchange

/// Closures.
extension SwiftReader {
  mutating func readClosure() throws(ReadingStop) -> Expression {
    let start = current.lowerBound
    let unread = Expression(.unreadable, range(of: current))
    return try nested(skipping: unread) { reader throws(ReadingStop) in
      try reader.inBrackets { reader throws(ReadingStop) in
        let hasSignature = reader.closureHasSignature
        try reader.expect("{")
        var closure = Expression.Closure(captures: [], parameters: [], result: nil, body: [])
        if hasSignature { closure = try reader.readSignature() }
        let body = reader.readBody()
        return Expression(
          .closure(
            Expression.Closure(
              captures: closure.captures, parameters: closure.parameters, result: closure.result,
              body: body)), reader.range(from: start))
      }
    }
  }

  /// Whether `in` ends what stands behind the brace.
  var closureHasSignature: Bool {
    var place = index + 1
    func at(_ place: Int) -> Token { tokens[min(place, tokens.endIndex - 1)] }
    while at(place).isMark("@") {
      place += 2
      if at(place).isMark("("), !at(place).hasBlankBefore { place = behind(place) }
    }
    if at(place).isMark("[") { place = behind(place) }
    if at(place).isMark("(") {
      place = behind(min(place, tokens.endIndex - 1))
    } else {
      while at(place).kind == .word || at(place).kind == .quotedWord
        || at(place).kind == .placeholder,
        !SwiftWords.reserved.contains(at(place).text),
        !["async", "throws"].contains(at(place).text)
      {
        place += 1
        guard at(place).isMark(",") else { break }
        place += 1
      }
    }
    while ["async", "throws", "rethrows"].contains(at(place).text) {
      place += 1
      if at(place).isMark("(") { place = behind(place) }
    }
    if at(place).isMark("->") {
      let limit = place + 80
      while place < limit, !at(place).isWord("in"), !at(place).closesBracket,
        !at(place).isMark("{"),
        at(place).kind != .end
      {
        place = at(place).opensBracket ? behind(place) : place + 1
      }
    }
    return at(place).isWord("in")
  }

  private mutating func readSignature() throws(ReadingStop) -> Expression.Closure {
    _ = readAttributes()
    var captures: [Expression.Argument] = []
    if current.isMark("[") { captures = try readCaptures() }
    var parameters: [Parameter] = []
    if current.isMark("(") {
      parameters = try readClosureParameters()
    } else {
      while !current.isWord("in"), !current.isMark("->"),
        !["async", "throws"].contains(current.text)
      {
        parameters.append(Parameter(label: nil, name: try expectName(), type: nil))
        if !take(",") { break }
      }
    }
    skipEffects()
    var result: TypeSyntax?
    if take("->") { result = try readType() }
    try expectWord("in")
    return Expression.Closure(captures: captures, parameters: parameters, result: result, body: [])
  }

  /// `async`, `throws(E)`, `rethrows`
  mutating func skipEffects() {
    while current.kind == .word, ["async", "throws", "rethrows", "reasync"].contains(current.text) {
      advance()
      if current.isMark("("), !current.hasBlankBefore { go(to: behind(index)) }
    }
  }

  private mutating func readCaptures() throws(ReadingStop) -> [Expression.Argument] {
    advance()
    var captures: [Expression.Argument] = []
    while !current.isMark("]") {
      if current.isWord("weak") || current.isWord("unowned"), !token(1).isMark("="),
        !token(1).isMark(","), !token(1).isMark("]")
      {
        advance()
        if current.isMark("(") { go(to: behind(index)) }
      }
      captures.append(try readCapture())
      if !take(",") { break }
    }
    try expect("]")
    return captures
  }

  private mutating func readCapture() throws(ReadingStop) -> Expression.Argument {
    guard token(1).isMark("="), let name = takeName() else {
      return Expression.Argument(label: nil, value: try readExpression())
    }
    advance()
    return Expression.Argument(label: name, value: try readExpression())
  }

  private mutating func readClosureParameters() throws(ReadingStop) -> [Parameter] {
    advance()
    var parameters: [Parameter] = []
    while !current.isMark(")") {
      _ = readAttributes()
      if current.isWord("inout") || current.isWord("var") || current.isWord("let") { advance() }
      parameters.append(try readClosureParameter())
      if !take(",") { break }
    }
    try expect(")")
    return parameters
  }

  /// `a`, `_ a: Int`, `a: Int...`, and `(a, b)`, which takes its value apart.
  private mutating func readClosureParameter() throws(ReadingStop) -> Parameter {
    if current.isMark("(") {
      let start = current
      let pattern = try readBindingPattern()
      return Parameter(
        label: nil, name: NameSyntax("_", range(of: start)), type: nil, pattern: pattern)
    }
    var name = try expectName()
    if isName { name = try expectName() }
    var type: TypeSyntax?
    if take(":") { type = try readType() }
    let isVariadic = current.isOperator("...")
    if isVariadic { advance() }
    return Parameter(label: nil, name: name, type: type, isVariadic: isVariadic)
  }
}
