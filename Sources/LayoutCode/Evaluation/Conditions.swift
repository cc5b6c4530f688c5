import Interchange

extension Evaluator {
  mutating func run(_ conditional: Statement.Conditional) throws(Stop) -> Flow {
    let outer = frame.scope
    frame.scope = heap.make(Scope(parent: outer))
    let outerBranch = findings.branch
    defer {
      frame.scope = outer
      findings.branch = outerBranch
    }
    findings.forgetDecision()
    let holds = try hold(
      conditional.conditions, unknown: onlyLeaves(conditional) ? .leaves : .isFalse)
    findings.branch = findings.decision
    if holds {
      findings.skip(conditional.otherwise ?? [])
      return try run(conditional.body)
    }
    frame.scope = outer
    findings.skip(conditional.body)
    guard let otherwise = conditional.otherwise else { return .next }
    return try run(block: otherwise)
  }

  /// Whether nothing is done but to leave, with nothing to give back.
  private func onlyLeaves(_ conditional: Statement.Conditional) -> Bool {
    guard conditional.otherwise == nil, let last = conditional.body.last else { return false }
    switch last.form {
    case .return(nil), .continue, .break:
      return !LayoutCalls.areMade(in: conditional.body, with: program.libraries)
    default: return false
    }
  }

  /// What a guard binds stays for what follows it.
  mutating func runGuard(
    _ conditions: [Condition], _ otherwise: [Statement]
  ) throws(Stop) -> Flow {
    let outerBranch = findings.branch
    defer { findings.branch = outerBranch }
    findings.forgetDecision()
    if try hold(conditions, unknown: .goesOn) { return .next }
    findings.branch = findings.decision
    return try run(block: otherwise)
  }

  mutating func hold(_ conditions: [Condition], unknown: OpenTruth) throws(Stop) -> Bool {
    for condition in conditions {
      guard try holds(condition, unknown: unknown) else { return false }
    }
    return true
  }

  typealias Condition = Statement.Condition

  private mutating func holds(
    _ condition: Condition, unknown: OpenTruth
  ) throws(Stop) -> Bool {
    switch condition {
    case .available(let isUnavailable): return !isUnavailable
    case .holds(let expression):
      if unknown == .goesOn, let open = try openAbsence(expression, "==") {
        return settle(open, as: .goesOn, at: expression.range)
      }
      if unknown == .leaves, let open = try openAbsence(expression, "!=") {
        return settle(open, as: .leaves, at: expression.range)
      }
      let value = try evaluate(expression, as: .named("Bool"))
      return try decide(value, at: expression.range, unknown: unknown)
    case .binding(let pattern, let type, let expression, let isCase):
      let wanted = type.flatMap { program.valueType($0, from: frame.owner) }
      let value = try evaluate(expression, as: wanted)
      if case .unknown(let whole) = value {
        if unknown == .endsLoopAfterRound || isUnset(whole) && !isCase { return false }
        findings.use(whole, as: .anything)
        if unknown == .leaves, !isCase {
          let open = Unknown("\(whole.name) != nil", at: expression.range, type: "Bool")
          guard settle(open, as: .leaves, at: expression.range) else { return false }
        }
        return try bindUnknown(whole, to: pattern, isCase: isCase)
      }
      if isCase { return try matches(value, pattern, at: expression.range) }
      guard value != .absent else { return false }
      try bind(value, to: pattern, at: expression.range)
      return true
    }
  }

  /// `guard badge == nil else { return }` goes on where nothing says what is there.
  private mutating func openAbsence(
    _ condition: Expression, _ wanted: String
  ) throws(Stop) -> Unknown? {
    guard case .binary(let asked, let sign, let other) = condition.form, sign == wanted,
      case .absent = other.form, asked.isPath, case .unknown(let unknown) = try evaluate(asked),
      !isUnset(unknown)
    else { return nil }
    return Unknown("\(unknown.name) \(sign) nil", at: condition.range, type: "Bool")
  }

  /// `if let x = unknown` enters, and so does a pattern that an unknown may be.
  private mutating func bindUnknown(
    _ unknown: Unknown, to pattern: Pattern, isCase: Bool
  ) throws(Stop) -> Bool {
    if isCase {
      assume(unknown.name, taken: "…", alternative: "…", at: unknown.range)
      return try matches(.unknown(unknown), pattern, at: unknown.range)
    }
    findings.note(EvaluationWords.takenToBeThere)
    try bind(.unknown(unknown), to: pattern, at: unknown.range)
    return true
  }

  /// Whether a truth holds; what is not known is decided, and told.
  mutating func decide(
    _ value: Value, at range: SourceRange, unknown: OpenTruth = .isFalse
  ) throws(Stop) -> Bool {
    switch value {
    case .boolean(let truth): return truth
    case .absent: return false
    case .number(let number): return number.known != 0
    case .unknown(let whole):
      findings.use(whole, as: .truth)
      return settle(whole, as: unknown, at: range)
    case .choice(let choice) where choice.type == nil:
      return choice.name == "YES"
    default:
      throw .objection(EvaluationWords.noTruth, at: range, hints: [])
    }
  }

  mutating func assume(
    _ name: String, taken: String, alternative: String?, at range: SourceRange
  ) {
    findings.assume(
      RunFindings.Assumption(name: name, range: range, taken: taken, alternative: alternative))
  }

  // MARK: Switch

  mutating func run(_ choice: Statement.Choice) throws(Stop) -> Flow {
    findings.forgetDecision()
    let subject = try evaluate(choice.subject)
    if case .unknown(let unknown) = subject {
      return try run(choice, unknown: unknown, at: choice.subject.range)
    }
    for place in choice.cases.indices {
      let outer = frame.scope
      frame.scope = heap.make(Scope(parent: outer))
      defer { frame.scope = outer }
      guard try matches(subject, choice.cases[place], at: choice.subject.range) else {
        findings.skip(choice.cases[place].body)
        continue
      }
      findings.skip(choice.cases[(place + 1)...].flatMap(\.body))
      return try runCases(choice.cases, from: place)
    }
    return .next
  }

  private mutating func matches(
    _ subject: Value, _ clause: Statement.Choice.Case, at range: SourceRange
  ) throws(Stop) -> Bool {
    if clause.patterns.isEmpty { return true }
    for (pattern, condition) in clause.patterns {
      guard try matches(subject, pattern, at: range) else { continue }
      guard let condition else { return true }
      let truth = try evaluate(condition)
      if try decide(truth, at: condition.range) { return true }
    }
    return false
  }

  private mutating func runCases(
    _ cases: [Statement.Choice.Case], from start: Int
  ) throws(Stop) -> Flow {
    for clause in cases[start...] {
      switch try run(clause.body) {
      case .fellThrough: continue
      case .broken(label: nil): return .next
      case let flow: return flow
      }
    }
    return .next
  }

  /// The first case that makes constraints, else the first.
  private mutating func run(
    _ choice: Statement.Choice, unknown: Unknown, at range: SourceRange
  ) throws(Stop) -> Flow {
    findings.use(unknown, as: .anything)
    let possible = choice.cases.indices.filter { mayBe(choice.cases[$0].title, unknown) }
    let making = possible.first {
      ConstraintSites.areMade(in: choice.cases[$0].body, with: program.libraries)
    }
    guard let place = making ?? possible.first ?? choice.cases.indices.first else { return .next }
    let others = choice.cases.indices.filter { $0 != place }
    if choice.cases[place].isNamed { choices.values[unknown.name] = choice.cases[place].title }
    assume(
      unknown.name, taken: choice.cases[place].title,
      alternative: others.first.map { choice.cases[$0].title } ?? "…", at: range)
    for other in others { findings.skip(choice.cases[other].body, by: unknown.name) }
    let outer = frame.scope
    frame.scope = heap.make(Scope(parent: outer))
    defer { frame.scope = outer }
    if let pattern = choice.cases[place].patterns.first?.pattern {
      try bindNames(of: pattern, in: unknown)
    }
    return try runCases(choice.cases, from: place)
  }
}

extension Statement.Choice.Case {
  /// Whether its title says all that it is for: one case, without a condition.
  fileprivate var isNamed: Bool {
    patterns.count == 1 && patterns.first?.guardedBy == nil && title != "…"
  }

  /// As it would be typed: `.wide`.
  fileprivate var title: String {
    switch patterns.first?.pattern {
    case .enumCase(_, let name, _): ".\(name.text)"
    case .expression(let expression): expression.plainText ?? "…"
    default: "…"
    }
  }
}

extension Expression {
  /// Of a literal or a name behind a dot.
  var plainText: String? {
    switch form {
    case .implicitMember(let name): ".\(name.text)"
    case .number(let number, _): Value.digits(number)
    case .boolean(let truth): "\(truth)"
    case .name(let name, _): name
    case .text(let pieces):
      pieces.count == 1 ? pieces.first?.plain.map { "\"\($0)\"" } : pieces.isEmpty ? "\"\"" : nil
    default: nil
    }
  }
}

extension Expression.TextPiece {
  var plain: String? { if case .text(let text) = self { text } else { nil } }
}
