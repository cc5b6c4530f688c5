import Interchange

/// Choices and blocks: `if`, `guard`, `switch`, `do`.
extension SwiftReader {
  mutating func readConditional() throws(ReadingStop) -> Statement.Form {
    advance()
    let conditions = try readConditions()
    let body = try readBlock()
    var otherwise: [Statement]?
    if takeWord("else") {
      otherwise = try nested(skipping: []) { reader throws(ReadingStop) in
        guard reader.current.isWord("if"), let next = try reader.readFlow() else {
          return try reader.readBlock()
        }
        return [next]
      }
    }
    return .conditional(
      Statement.Conditional(conditions: conditions, body: body, otherwise: otherwise))
  }

  mutating func readGuard() throws(ReadingStop) -> Statement.Form {
    advance()
    let conditions = try readConditions()
    try expectWord("else")
    return .guard(conditions, otherwise: try readBlock())
  }

  /// What commas part, up to the body.
  mutating func readConditions() throws(ReadingStop) -> [Statement.Condition] {
    let outer = braceIsBody
    braceIsBody = true
    defer { braceIsBody = outer }
    var conditions: [Statement.Condition] = []
    // `if ;` of damaged code has none.
    repeat {
      if current.isMark("{") || current.isWord("else") { break }
      conditions.append(try readCondition(after: conditions.last))
      while takeWord("where") { conditions.append(.holds(try readExpression())) }
    } while take(",")
    guard !conditions.isEmpty else { throw stop(.expression) }
    return conditions
  }

  private mutating func readCondition(
    after last: Statement.Condition?
  ) throws(ReadingStop) -> Statement.Condition {
    if current.kind == .hashWord, current.text == "available" || current.text == "unavailable" {
      return readAvailability()
    }
    if takeWord("case") {
      let pattern = try readPattern()
      let type = take(":") ? try readType() : nil
      try expect("=")
      return .binding(pattern, type, try readExpression(), isCase: true)
    }
    if current.isWord("let") || current.isWord("var") {
      let isVariable = current.isWord("var")
      advance()
      return try readBinding(isVariable: isVariable)
    }
    // `if let a = x, b = y`, as the first Swift had it.
    if isName, token(1).isMark("=") || token(1).isMark(":"),
      case .binding(.binding(let isVariable, _), _, _, isCase: false)? = last
    {
      return try readBinding(isVariable: isVariable)
    }
    return .holds(try readExpression())
  }

  /// `title = titleLabel`, or `title` alone.
  private mutating func readBinding(isVariable: Bool) throws(ReadingStop) -> Statement.Condition {
    let start = current
    let pattern = try readBindingPattern()
    let type = take(":") ? try readType() : nil
    let value =
      take("=")
      ? try readExpression() : Expression(.name(start.text, generics: []), range(of: start))
    return .binding(.binding(isVariable: isVariable, pattern), type, value, isCase: false)
  }

  private mutating func readAvailability() -> Statement.Condition {
    let isUnavailable = current.text == "unavailable"
    advance()
    if current.isMark("(") { go(to: behind(index)) }
    return .available(isUnavailable: isUnavailable)
  }

  mutating func readChoice() throws(ReadingStop) -> Statement.Form {
    advance()
    let subject = try readExpressionBeforeBody()
    guard current.isMark("{") else { throw stop(.mark("{")) }
    let cases = try nested(skipping: []) { reader throws(ReadingStop) in reader.readCases() }
    return .choice(Statement.Choice(subject: subject, cases: cases))
  }

  private mutating func readCases() -> [Statement.Choice.Case] {
    advance()
    let outer = braceIsBody
    braceIsBody = false
    defer { braceIsBody = outer }
    var cases: [Statement.Choice.Case] = []
    while !current.isMark("}"), current.kind != .end, !isStopped {
      let start = index
      do throws(ReadingStop) {
        cases.append(try readCase())
      } catch {
        leaveOut(from: start, error)
      }
      if index == start { advance() }
    }
    if current.isMark("}") { advance() }
    return cases
  }

  private mutating func readCase() throws(ReadingStop) -> Statement.Choice.Case {
    let start = current.lowerBound
    var patterns: [(pattern: Pattern, guardedBy: Expression?)] = []
    if current.isMark("@") { _ = readAttributes() }
    if takeWord("case") {
      repeat {
        let pattern = try readPattern()
        let condition = takeWord("where") ? try readExpression() : nil
        patterns.append((pattern, condition))
      } while take(",")
    } else {
      try expectWord("default")
    }
    try expect(":")
    let outer = height
    let body = readStatements { token in
      token.isMark("}") || token.isWord("case") || token.isWord("default")
        || token.isMark("@")
    }
    height = max(outer, height)
    return Statement.Choice.Case(patterns: patterns, body: body, range: range(from: start))
  }

  /// `do { … } catch …`, and the loop of the first Swift.
  mutating func readDo() throws(ReadingStop) -> Statement.Form {
    advance()
    skipEffects()
    let body = try readBlock()
    if current.isWord("while") {
      advance()
      return .repeat(body: body, while: try readExpression())
    }
    var catches: [Statement.Catch] = []
    while takeWord("catch") { catches.append(try readCatch()) }
    return .do(body, catches: catches)
  }

  /// Of several patterns the first is kept: what is thrown has no part in a layout, and the body is to
  /// stand in the tree once.
  private mutating func readCatch() throws(ReadingStop) -> Statement.Catch {
    guard !current.isMark("{") else { return Statement.Catch(pattern: nil, body: try readBlock()) }
    let outer = braceIsBody
    braceIsBody = true
    defer { braceIsBody = outer }
    let pattern = try readPattern()
    if takeWord("where") { _ = try readExpression() }
    while take(",") {
      _ = try readPattern()
      if takeWord("where") { _ = try readExpression() }
    }
    return Statement.Catch(pattern: pattern, body: try readBlock())
  }
}
