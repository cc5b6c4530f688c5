import Interchange

/// Statements of C and Objective-C.
extension ObjectiveCReader {
  /// `{ … }`: each statement by itself, so that a fault in one leaves the others.
  mutating func readBlock() throws(ReadingStop) -> [Statement] {
    guard current.isMark("{") else { throw stop(.mark("{")) }
    let end = behind(index) - 1
    return try nested { reader throws(ReadingStop) in
      reader.advance()
      let statements = reader.readStatements(before: end)
      _ = reader.take("}")
      return statements
    }
  }

  private mutating func readStatements(before end: Int) -> [Statement] {
    var statements: [Statement] = []
    while index < end, !isCancelled() {
      let start = index
      do throws(ReadingStop) {
        statements += try readStatement()
      } catch {
        leaveOut(from: start, before: end, error)
        statements.append(Statement(.unreadable, range(from: start)))
      }
      if index == start { advance() }
    }
    index = end
    return statements
  }

  /// `SuppressWarning([target perform];);`: the statements that a macro that is not here is given; `nil`
  /// for anything else.
  private mutating func readStatementsInMacro() throws(ReadingStop) -> [Statement]? {
    guard current.kind == .word, token(1).isMark("(") else { return nil }
    let close = behind(index + 1) - 1
    guard close > index + 2, tokens[close].isMark(")"), tokens[close - 1].isMark(";") else {
      return nil
    }
    let statements = try nested { reader throws(ReadingStop) in
      reader.index += 2
      return reader.readStatements(before: close)
    }
    advance()
    _ = take(";")
    return statements
  }

  /// The body of `if` and its like: a block, or one statement alone.
  mutating func readBody() throws(ReadingStop) -> [Statement] {
    if current.isMark("{") { return try readBlock() }
    return try nested { reader throws(ReadingStop) in try reader.readStatement() }
  }

  /// Mostly one; of several variables one for each, of a semicolon alone none.
  mutating func readStatement() throws(ReadingStop) -> [Statement] {
    let start = index
    links = 0
    if take(";") { return [] }
    if current.isMark("{") { return [Statement(.block(try readBlock()), range(from: start))] }
    if current.kind == .word, let form = try readKeyword() {
      return [Statement(form, range(from: start))]
    }
    if try skipsCaseLabel() { return [] }
    if beginsStruct { return try readNamedType() }
    // `again:`
    if current.kind == .word, token(1).isMark(":"), !token(2).isMark(":") {
      index += 2
      return []
    }
    if let given = try readStatementsInMacro() { return given }
    if isDeclaration {
      let variables = try readDeclarators(withValues: true)
      try endStatement()
      return variables.map { declaration(of: $0, at: range(from: start)) }
    }
    return try readExpressionStatement()
  }

  /// C allows a label of a `switch` within a block of an earlier case, which goes on there.
  private mutating func skipsCaseLabel() throws(ReadingStop) -> Bool {
    if takeWord("case") {
      _ = try readConditional()
    } else if !takeWord("default") {
      return false
    }
    try expect(":")
    return true
  }

  private mutating func readExpressionStatement() throws(ReadingStop) -> [Statement] {
    let start = index
    var expressions = [try readAssignment()]
    while take(",") { expressions.append(try readAssignment()) }
    try endStatement()
    return expressions.map { Statement(.expression($0.carriedOut), range(from: start)) }
  }

  /// A semicolon; one that lacks at the end of a line or block is overlooked.
  mutating func endStatement() throws(ReadingStop) {
    if take(";") || current.isMark("}") || current.kind == .end { return }
    guard current.startsLine, current.kind == .word || current.isMark("[") else {
      throw stop(.mark(";"))
    }
  }

  // MARK: - By their first word

  private mutating func readKeyword() throws(ReadingStop) -> Statement.Form? {
    switch current.text {
    case "if": return try readIf()
    case "for": return try readFor()
    case "while":
      advance()
      let condition = try readInParentheses().asTruth
      return .while([.holds(condition)], body: try readBody())
    case "do":
      advance()
      let body = try readBody()
      guard takeWord("while") else { throw stop(.word("while")) }
      let condition = try readInParentheses().asTruth
      _ = take(";")
      return .repeat(body: body, while: condition)
    case "switch":
      return try nested { reader throws(ReadingStop) in try reader.readSwitch() }
    case "return", "break", "continue", "goto": return try readJump()
    case "typedef", "using", "namespace", "template":
      throw stop(.statement)
    case let word where word.hasPrefix("@"): return try readAtStatement(word)
    default: return nil
    }
  }

  private mutating func readJump() throws(ReadingStop) -> Statement.Form {
    let word = current.text
    advance()
    switch word {
    case "return":
      let value = current.isMark(";") || current.isMark("}") ? nil : try readCommaExpression()
      try endStatement()
      return .return(value)
    case "break":
      try endStatement()
      return .break(label: nil)
    case "continue":
      try endStatement()
      return .continue(label: nil)
    default: throw stop(.statement)
    }
  }

  /// `@autoreleasepool { … }`, `@synchronized(x) { … }`, `@try { … } @catch … @finally { … }`, `@throw`.
  private mutating func readAtStatement(_ word: String) throws(ReadingStop) -> Statement.Form? {
    switch word {
    case "@autoreleasepool", "@synchronized":
      advance()
      if current.isMark("(") { index = behind(index) }
      return .block(try readBlock())
    case "@try":
      advance()
      var body = try readBlock()
      while current.isWord("@catch") {
        advance()
        if current.isMark("(") { index = behind(index) }
        _ = try readBlock()
      }
      if takeWord("@finally") { body += try readBlock() }
      return .block(body)
    case "@throw":
      advance()
      let value = try readAssignment()
      try endStatement()
      return .throw(value)
    default: return nil
    }
  }

  /// `(value)` behind `if`, `while` and `switch`.
  private mutating func readInParentheses() throws(ReadingStop) -> Expression {
    try expect("(")
    let value = try readCommaExpression()
    try expect(")")
    return value
  }

  private mutating func readIf() throws(ReadingStop) -> Statement.Form {
    let start = index
    advance()
    if token(1).isWord("@available") || token(1).isOperator("!") && token(2).isWord("@available"),
      tokens[behind(index) - 1].isMark(")"),
      behind(index + (token(1).isOperator("!") ? 3 : 2)) == behind(index) - 1
    {
      let isUnavailable = token(1).isOperator("!")
      index = behind(index)
      return try readBranches([.available(isUnavailable: isUnavailable)])
    }
    let condition = try readInParentheses()
    // `if ((self = [super init])) { … }`
    if let call = condition.initializerCall {
      let before = Statement(.expression(call), range(from: start))
      let then = Statement(
        try readBranches([.holds(Expression(.boolean(true), call.range))]), range(from: start))
      return .block([before, then])
    }
    return try readBranches([.holds(condition.asTruth)])
  }

  private mutating func readBranches(
    _ conditions: [Statement.Condition]
  ) throws(ReadingStop) -> Statement.Form {
    let body = try readBody()
    var otherwise: [Statement]?
    if takeWord("else") { otherwise = try readBody() }
    return .conditional(
      Statement.Conditional(conditions: conditions, body: body, otherwise: otherwise))
  }

  // MARK: - Switch

  private mutating func readSwitch() throws(ReadingStop) -> Statement.Form {
    advance()
    let subject = try readInParentheses()
    guard current.isMark("{") else { throw stop(.mark("{")) }
    let end = behind(index) - 1
    advance()
    var cases: [Statement.Choice.Case] = []
    while index < end {
      let start = index
      let labels = try readLabels()
      guard !labels.isEmpty else {
        // What stands before the first case is never carried out.
        leaveOut(from: start, before: end, stop(.word("case")))
        continue
      }
      cases.append(try readCase(labels, from: start, before: end))
    }
    index = end + 1
    return .choice(Statement.Choice(subject: subject, cases: cases))
  }

  /// `case A: case B:`, `default:`; `nil` for the latter.
  private mutating func readLabels() throws(ReadingStop) -> [Expression?] {
    var labels: [Expression?] = []
    while current.isWord("case") || current.isWord("default") {
      if takeWord("default") {
        labels.append(nil)
      } else {
        advance()
        labels.append(try readConditional())
        if take("...") { _ = try readConditional() }
      }
      try expect(":")
    }
    return labels
  }

  /// The statements of a case go on into the next one where nothing ends them.
  private mutating func readCase(
    _ labels: [Expression?], from start: Int, before end: Int
  ) throws(ReadingStop) -> Statement.Choice.Case {
    var body: [Statement] = []
    while index < end, !current.isWord("case"), !current.isWord("default") {
      let begin = index
      do throws(ReadingStop) {
        body += try readStatement()
      } catch {
        leaveOut(from: begin, before: end, error)
      }
      if index == begin { advance() }
    }
    if case .block(let inner)? = body.first?.form, inner.endsFlow {
      body = inner + body.dropFirst()
    }
    if case .break(label: nil)? = body.last?.form {
      body.removeLast()
    } else if !body.endsFlow, index < end {
      body.append(Statement(.fallthrough, range(from: max(start, index - 1))))
    }
    let isDefault = labels.contains { $0 == nil }
    return Statement.Choice.Case(
      patterns: isDefault ? [] : labels.compactMap { $0.map { (.expression($0), nil) } },
      body: body, range: range(from: start))
  }
}

extension [Statement] {
  /// Whether nothing behind it is reached.
  fileprivate var endsFlow: Bool {
    switch last?.form {
    case .break, .return, .continue, .throw: true
    case .block(let inner): inner.endsFlow
    default: false
    }
  }
}
