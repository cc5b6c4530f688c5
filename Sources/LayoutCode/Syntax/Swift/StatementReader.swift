import Interchange

/// Statements, one after the other.
extension SwiftReader {
  /// The statements of a block, from its opening brace to the closing one.
  mutating func readBlock() throws(ReadingStop) -> [Statement] {
    guard current.isMark("{") else { throw stop(.mark("{")) }
    return try nested(skipping: []) { reader throws(ReadingStop) in
      reader.advance()
      return reader.readBody()
    }
  }

  /// The statements up to the closing brace, and that brace.
  mutating func readBody() -> [Statement] {
    let outer = (braceIsBody, height)
    (braceIsBody, height) = (false, 0)
    let statements = readStatements { $0.isMark("}") }
    if current.isMark("}") { advance() }
    (braceIsBody, height) = (outer.0, max(outer.1, height))
    return statements
  }

  /// Reads up to what ends the block; what cannot be read is left out.
  mutating func readStatements(until ends: (Token) -> Bool) -> [Statement] {
    var statements: [Statement] = []
    let first = index
    while !ends(current), current.kind != .end, !isStopped, !closesWhatIsAround(first) {
      let start = index
      if current.isMark(";") || skipLeftovers() {
        if index == start { advance() }
        continue
      }
      let (outerDepth, outerFlag, outerHeight) = (depth, braceIsBody, height)
      height = 0
      do throws(ReadingStop) {
        statements += try readStatement()
        try checkEnd(of: start)
      } catch {
        (depth, braceIsBody) = (outerDepth, outerFlag)
        leaveOut(from: start, error)
        let range = range(from: tokens[start].lowerBound)
        statements.append(Statement(.unreadable, range))
      }
      height = max(outerHeight, height)
      if index == start { advance() }
    }
    return statements
  }

  /// Whether a bracket comes next that was open before the token `first`.
  private func closesWhatIsAround(_ first: Int) -> Bool {
    current.closesBracket && partners[index] < first
  }

  /// Two statements do not stand on one line, but behind a brace, and where the next begins with a word
  /// of its own.
  private func checkEnd(of start: Int) throws(ReadingStop) {
    guard !current.startsLine, index > start, !current.isMark(";"), !current.isMark("}"),
      current.kind != .end, !tokens[max(index - 1, 0)].isMark("}"),
      !tokens[max(index - 1, 0)].isMark(":")
    else { return }
    if current.kind == .word,
      SwiftWords.declarations.contains(current.text) || SwiftWords.statements.contains(current.text)
        || current.text == "default"
    {
      return
    }
    if current.isMark("@") { return }
    throw stop(.endOfStatement)
  }

  /// Steps over what listings have and Swift has not: `...` on a line of its own, `#warning("…")`.
  private mutating func skipLeftovers() -> Bool {
    if isLeftOutLine {
      advance()
      return true
    }
    guard current.kind == .hashWord,
      ["warning", "error", "sourceLocation", "else", "elseif", "endif"].contains(current.text)
    else { return false }
    advance()
    if current.isMark("("), !current.startsLine { go(to: behind(index)) }
    return true
  }

  /// Whether `...` comes next with nothing behind it on its line, where a listing leaves lines out.
  var isLeftOutLine: Bool {
    guard current.isOperator, ["...", "…", "...."].contains(current.text) else { return false }
    let next = token(1)
    let isAlone = current.startsLine || index == 0 || tokens[max(index - 1, 0)].isMark("{")
    return isAlone && (next.startsLine || next.isMark("}") || next.kind == .end)
  }

  /// One statement; several where one line declares several properties.
  private mutating func readStatement() throws(ReadingStop) -> [Statement] {
    if let declarations = try readDeclarations(inType: false) {
      return declarations.map { Statement(.declaration($0), $0.range) }
    }
    if let statement = try readFlow() { return [statement] }
    let start = current.lowerBound
    if current.isMark("{"), index == 0 || current.startsLine, !isClosureGivenBack {
      let body = try readBlock()
      return [Statement(.block(body), range(from: start))]
    }
    let expression = try readExpression()
    let relation = try readRelation(expression, from: start)
    return [relation ?? Statement(.expression(expression), expression.range)]
  }

  /// Whether the brace that comes next begins a closure: one with parameters, or all of the body around it.
  private var isClosureGivenBack: Bool {
    let isWhole =
      index > 0 && tokens[index - 1].isMark("{")
      && tokens[min(behind(index), tokens.endIndex - 1)].isMark("}")
    return isWhole || closureHasSignature
  }

  /// What steers: `if`, loops, `return`; `nil` where none comes next.
  mutating func readFlow() throws(ReadingStop) -> Statement? {
    let start = current.lowerBound
    guard current.kind == .word, let form = try readFlowForm() else { return nil }
    return Statement(form, range(from: start))
  }

  private mutating func readFlowForm() throws(ReadingStop) -> Statement.Form? {
    switch current.text {
    case "if": return try readConditional()
    case "guard": return try readGuard()
    case "switch": return try readChoice()
    case "for": return try readLoop()
    case "while": return try readWhile()
    case "repeat": return token(1).isMark("{") ? try readRepeat() : nil
    case "do": return try readDo()
    case "return":
      advance()
      return .return(beginsResult ? try readExpression() : nil)
    case "yield":
      return beginsYield ? try readYield() : nil
    case "throw":
      advance()
      return .throw(try readExpression())
    case "defer":
      advance()
      return .defer(try readBlock())
    case "break":
      advance()
      return .break(label: takeTarget())
    case "continue":
      advance()
      return .continue(label: takeTarget())
    case "fallthrough":
      advance()
      return .fallthrough
    default: return try readLabeled()
    }
  }

  /// `outer: for …`
  private mutating func readLabeled() throws(ReadingStop) -> Statement.Form? {
    guard token(1).isMark(":"), token(2).kind == .word,
      ["for", "while", "repeat", "if", "switch", "do"].contains(token(2).text)
    else { return nil }
    let label = try expectName()
    advance()
    guard let statement = try readFlow() else { throw stop(.statement) }
    return .labeled(label.text, statement)
  }

  private mutating func takeTarget() -> String? {
    guard !current.startsLine, isName else { return nil }
    return takeName()?.text
  }

  /// Whether a value stands behind `return`. On the next line it does, too, unless a statement does.
  private var beginsResult: Bool {
    if current.closesBracket || current.isMark(";") || current.kind == .end { return false }
    if current.isWord("case") || current.isWord("default") { return false }
    guard current.startsLine else { return true }
    if current.isMark("@") || current.kind == .hashWord { return false }
    guard current.kind == .word else { return true }
    return !SwiftWords.reserved.contains(current.text) && !beginsDeclaration
      && !["if", "switch"].contains(current.text)
  }

  private var beginsYield: Bool {
    let next = token(1)
    return !next.startsLine && (next.isOperator("&") || next.kind == .word)
  }

  /// What `_read` and `_modify` hand out.
  private mutating func readYield() throws(ReadingStop) -> Statement.Form {
    advance()
    if current.isOperator("&") { advance() }
    return .return(try readExpression())
  }
}
