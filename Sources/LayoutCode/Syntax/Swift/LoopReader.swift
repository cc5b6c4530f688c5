import Interchange

/// Loops.
extension SwiftReader {
  mutating func readLoop() throws(ReadingStop) -> Statement.Form {
    advance()
    if isCountingLoop { return try readCountingLoop() }
    while current.isWord("try") || current.isWord("await") || current.isWord("unsafe") {
      advance()
      if isPostfix("?") || isPostfix("!") { split(after: 1) }
    }
    let pattern: Pattern
    if takeWord("case") {
      pattern = try readPattern()
    } else {
      pattern = try readBindingPattern()
      if take(":") { _ = try readType() }
    }
    try expectWord("in")
    let sequence = try readExpressionBeforeBody()
    let condition = takeWord("where") ? try readExpressionBeforeBody() : nil
    return .loop(pattern, in: sequence, where: condition, body: try readBlock())
  }

  /// `for var i = 0; i < n; i++ { … }`, perhaps in parentheses: two semicolons before the body.
  private var isCountingLoop: Bool {
    var place = index
    if tokens[place].isMark("(") { place += 1 }
    for _ in 0..<60 {
      guard place < tokens.endIndex else { return false }
      let token = tokens[place]
      if token.isMark(";") { return true }
      if token.isMark("{") || token.isMark("}") || token.isMark(")") || token.isWord("in") {
        return false
      }
      place = behind(place)
    }
    return false
  }

  private mutating func readCountingLoop() throws(ReadingStop) -> Statement.Form {
    let start = current.lowerBound
    let outer = braceIsBody
    braceIsBody = true
    defer { braceIsBody = outer }
    let hasParentheses = take("(")
    var first: [Statement] = []
    if let declarations = try readDeclarations(inType: false) {
      first = declarations.map { Statement(.declaration($0), $0.range) }
    } else if !current.isMark(";") {
      let expression = try readExpression()
      first = [Statement(.expression(expression), expression.range)]
    }
    try expect(";")
    var conditions: [Statement.Condition] = []
    if !current.isMark(";") { conditions = [.holds(try readExpression())] }
    try expect(";")
    var steps: [Statement] = []
    while !current.isMark("{"), !current.isMark(")") {
      let expression = try readExpression()
      steps.append(Statement(.expression(expression), expression.range))
      if !take(",") { break }
    }
    if hasParentheses { try expect(")") }
    let body = try readBlock()
    let loop = Statement(.while(conditions, body: body, step: steps), range(from: start))
    return .block(first + [loop])
  }

  mutating func readWhile() throws(ReadingStop) -> Statement.Form {
    advance()
    let conditions = try readConditions()
    return .while(conditions, body: try readBlock())
  }

  mutating func readRepeat() throws(ReadingStop) -> Statement.Form {
    advance()
    let body = try readBlock()
    try expectWord("while")
    return .repeat(body: body, while: try readExpression())
  }
}
