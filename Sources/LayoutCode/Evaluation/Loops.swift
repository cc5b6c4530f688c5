import Interchange

extension Evaluator {
  mutating func runLoop(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: [Statement]
  ) throws(Stop) -> Flow {
    let label = takeLabel()
    findings.forgetDecision()
    let elements = try elements(of: evaluate(sequence), at: sequence.range)
    var hasRun = false
    defer { if !hasRun { findings.skip(body, .emptyLoop) } }
    for element in elements {
      try work()
      let outer = frame.scope
      frame.scope = heap.make(Scope(parent: outer))
      defer { frame.scope = outer }
      guard try matches(element, pattern, at: sequence.range) else { continue }
      if let condition, try !decide(evaluate(condition), at: condition.range) { continue }
      hasRun = true
      switch try run(body) {
      case .next, .fellThrough, .continued(label: nil): continue
      case .broken(label: nil): return .next
      case .continued(let target) where target == label: continue
      case .broken(let target) where target == label: return .next
      case let flow: return flow
      }
    }
    return .next
  }

  private mutating func takeLabel() -> String? {
    defer { pendingLabel = nil }
    return pendingLabel
  }

  /// What a loop goes through: of a list that is not known one element, or as many as were given.
  mutating func elements(of value: Value, at range: SourceRange) throws(Stop) -> [Value] {
    switch value {
    case .list(let values): return values
    case .dictionary(let entries):
      return entries.map {
        .tuple([
          Value.Field(label: "key", value: $0.key), Value.Field(label: "value", value: $0.value),
        ])
      }
    case .range(let lower, let upper, let isClosed):
      return try numbers(from: lower, to: upper, isClosed: isClosed, at: range)
    case .text(let text): return text.prefix(ValueLimits.listCount).map { .text(String($0)) }
    case .unknown(let unknown): return try unknownElements(of: unknown)
    case .absent: return []
    case .structure, .object, .tuple, .number, .boolean, .choice, .anchor, .function, .type:
      throw .objection(EvaluationWords.noList, at: range, hints: [])
    }
  }

  private mutating func unknownElements(of unknown: Unknown) throws(Stop) -> [Value] {
    findings.use(unknown, as: .list)
    var count = 1
    if let given = takenNumber(unknown.count) {
      count = Int(min(max(given, 0), 1000))
    } else {
      choices.numbers[unknown.count.name] = 1
      assume(unknown.count.name, taken: "1", alternative: "3", at: unknown.range)
    }
    var elements: [Value] = []
    for place in 0..<count {
      elements.append(try self.unknown("\(unknown.name)[\(place)]", at: unknown.range))
    }
    return elements
  }

  private mutating func numbers(
    from lower: Value?, to upper: Value?, isClosed: Bool, at range: SourceRange
  ) throws(Stop) -> [Value] {
    if case .unknown(let unknown)? = upper {
      findings.use(unknown, as: .number)
      assume(unknown.name, taken: "1", alternative: "3", at: range)
      return [lower ?? .whole(0)]
    }
    guard case .number(let first)? = lower, case .number(let last)? = upper,
      let start = first.known.flatMap({ Int(exactly: $0) }),
      var end = last.known.flatMap({ Int(exactly: $0) })
    else {
      if lower?.unknown != nil { return [.whole(0)] }
      throw .objection(EvaluationWords.noList, at: range, hints: [])
    }
    if isClosed { end += 1 }
    guard start <= end else {
      // A loop of C that ends before it begins goes through nothing.
      if program.file(of: range)?.dialect == .objectiveC { return [] }
      throw .crash(EvaluationWords.rangeBackwards, at: range)
    }
    guard end - start <= ValueLimits.listCount else { throw .exhausted }
    return (start..<end).map { .whole(Double($0)) }
  }

  mutating func runWhile(
    _ conditions: [Statement.Condition], _ body: [Statement], _ step: [Statement]
  ) throws(Stop) -> Flow {
    let label = takeLabel()
    findings.forgetDecision()
    var hasRun = false
    defer { if !hasRun { findings.skip(body, .emptyLoop) } }
    while true {
      try work()
      let outer = frame.scope
      frame.scope = heap.make(Scope(parent: outer))
      defer { frame.scope = outer }
      guard try hold(conditions, unknown: .endsLoop) else { return .next }
      hasRun = true
      switch try run(body) {
      case .next, .fellThrough, .continued(label: nil): break
      case .broken(label: nil): return .next
      case .continued(let target) where target == label: break
      case .broken(let target) where target == label: return .next
      case let flow: return flow
      }
      frame.scope = outer
      _ = try run(block: step)
    }
  }

  mutating func runRepeat(_ body: [Statement], _ condition: Expression) throws(Stop) -> Flow {
    let label = takeLabel()
    while true {
      try work()
      switch try run(block: body) {
      case .next, .fellThrough, .continued(label: nil): break
      case .broken(label: nil): return .next
      case .continued(let target) where target == label: break
      case .broken(let target) where target == label: return .next
      case let flow: return flow
      }
      guard try decide(evaluate(condition), at: condition.range, unknown: .endsLoop) else {
        return .next
      }
    }
  }
}
