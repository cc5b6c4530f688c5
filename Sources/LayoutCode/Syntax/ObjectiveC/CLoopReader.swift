import Interchange

/// `for` in both its forms.
extension ObjectiveCReader {
  mutating func readFor() throws(ReadingStop) -> Statement.Form {
    advance()
    guard current.isMark("(") else { throw stop(.mark("(")) }
    let end = behind(index) - 1
    if hasWordIn(before: end) { return try readForIn(before: end) }
    advance()
    let start = index
    var first: [Statement] = []
    if !take(";") {
      if isDeclaration {
        first = try readDeclarators(withValues: true).map {
          declaration(of: $0, at: range(from: start))
        }
      } else {
        first = try readExpressions()
      }
      try expect(";")
    }
    let condition = current.isMark(";") ? nil : try readCommaExpression()
    try expect(";")
    let steps = current.isMark(")") ? [] : try readExpressions()
    try expect(")")
    let body = try readBody()
    if let loop = CountingLoop(first, condition, steps, body) { return loop.form }
    let conditions: [Statement.Condition] = [
      .holds(condition?.asTruth ?? Expression(.boolean(true), range(from: start)))
    ]
    let loop = Statement(.while(conditions, body: body, step: steps), range(from: start))
    return .block(first + [loop])
  }

  private mutating func readExpressions() throws(ReadingStop) -> [Statement] {
    var statements: [Statement] = []
    repeat {
      let start = index
      let value = try readAssignment()
      statements.append(Statement(.expression(value.carriedOut), range(from: start)))
    } while take(",")
    return statements
  }

  private func hasWordIn(before end: Int) -> Bool {
    var place = index + 1
    while place < end {
      if tokens[place].isMark(";") { return false }
      if tokens[place].isWord("in") { return true }
      place = behind(place)
    }
    return false
  }

  /// `for (UIView *view in self.subviews)`
  private mutating func readForIn(before end: Int) throws(ReadingStop) -> Statement.Form {
    var name: NameSyntax?
    while index < end, !takeWord("in") {
      if current.kind == .word { name = NameSyntax(current.text, range(of: current)) }
      advance()
    }
    let value = try readCommaExpression()
    let sequence = Expression(
      .macro(NameSyntax("each", value.range), [Expression.Argument(label: nil, value: value)]),
      value.range)
    index = end
    try expect(")")
    let body = try readBody()
    guard let name else { throw stop(.name) }
    return .loop(.name(name), in: sequence, where: nil, body: body)
  }
}

/// `for (int i = 0; i < n; i++)`: numbers one after another.
private struct CountingLoop {
  let form: Statement.Form

  /// `nil` for any other loop.
  init?(
    _ first: [Statement], _ condition: Expression?, _ steps: [Statement], _ body: [Statement]
  ) {
    guard first.count == 1, case .declaration(let declaration) = first[0].form,
      case .variable(let variable) = declaration.form, case .name(let name) = variable.pattern,
      let start = variable.value, case .binary(let left, let sign, let limit)? = condition?.form,
      case .name(name.text, _) = left.form, sign == "<" || sign == "<=", steps.count == 1,
      steps[0].counts(name.text)
    else { return nil }
    let isFromZero = if case .number(0, _) = start.form { true } else { false }
    let range = start.range.union(limit.range)
    let sequence: Expression
    if isFromZero {
      sequence = Expression(.range(start, limit, isClosed: sign == "<="), range)
    } else {
      let label = { (text: String) in NameSyntax(text, range) }
      sequence = Expression(
        .call(
          Expression(.name("stride", generics: []), range),
          [
            Expression.Argument(label: label("from"), value: start),
            Expression.Argument(label: label(sign == "<" ? "to" : "through"), value: limit),
            Expression.Argument(
              label: label("by"), value: Expression(.number(1, isWhole: true), range)),
          ]), range)
    }
    form = .loop(.name(name), in: sequence, where: nil, body: body)
  }
}

extension Statement {
  /// `i += 1`, as which `i++` is read.
  fileprivate func counts(_ name: String) -> Bool {
    guard case .expression(let expression) = form,
      case .assignment(let target, "+=", let value) = expression.form,
      case .name(name, _) = target.form, case .number(1, _) = value.form
    else { return false }
    return true
  }
}
