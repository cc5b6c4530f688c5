import AutoLayout
import Interchange

extension Evaluator {
  mutating func runLoop(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: [Statement]
  ) throws(Stop) -> Flow {
    let label = takeLabel()
    findings.forgetDecision()
    let elements = try elements(of: sequence)
    let outerPlace = loopPlace
    loopPlace = sequence.range
    var hasRun = false
    defer {
      loopPlace = outerPlace
      if !hasRun { findings.skip(body, .emptyLoop) }
    }
    for (round, element) in elements.enumerated() {
      try work()
      if body.isEmpty { try countInLoop(at: sequence.range) }
      let outer = frame.scope
      frame.scope = heap.make(Scope(parent: outer))
      defer { frame.scope = outer }
      guard try matches(element, pattern, at: sequence.range) else { continue }
      if let condition, try !decide(evaluate(condition), at: condition.range) { continue }
      hasRun = true
      switch try run(body, inRound: round, pattern.names.last, element) {
      case .next, .fellThrough, .continued(label: nil): continue
      case .broken(label: nil): return .next
      case .continued(let target) where target == label: continue
      case .broken(let target) where target == label: return .next
      case let flow: return flow
      }
    }
    return .next
  }

  /// What a loop goes through, at the place of what is wrong with it.
  private mutating func elements(of sequence: Expression) throws(Stop) -> [Value] {
    let value = try evaluate(sequence)
    if policy == .typedLine, case .range(let lower, let upper, _) = value,
      case .range(let first, let last, _) = sequence.form
    {
      for (bound, part) in [(lower, first), (upper, last)] where bound?.isFraction == true {
        throw .objection(
          EvaluationWords.noWholeNumber, at: part?.range ?? sequence.range, hints: [])
      }
    }
    do throws(Stop) {
      return try elements(of: value, at: sequence.range)
    } catch {
      if case .exhausted = error, policy == .typedLine { throw loopsTooLong(at: sequence.range) }
      throw error
    }
  }

  private mutating func run(
    _ body: [Statement], inRound round: Int, _ name: String?, _ element: Value
  ) throws(Stop) -> Flow {
    do throws(Stop) {
      return try run(body)
    } catch {
      throw stop(error, inRound: round, name, element)
    }
  }

  private mutating func takeLabel() -> String? {
    defer { pendingLabel = nil }
    return pendingLabel
  }

  /// What a loop goes through: of a list that is not known one element, or as many as were given.
  mutating func elements(
    of value: Value, at range: SourceRange, inOrder: Bool = true
  ) throws(Stop) -> [Value] {
    switch value {
    case .list(let values): return values
    case .dictionary(let entries):
      if policy == .typedLine, inOrder, entries.count > 1 {
        findings.note(UIKitWords.dictionaryHasNoOrder)
      }
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
    for case .number(let number)? in [lower, upper]
    where number.known.map({ abs($0) > Limits.length }) == true {
      throw .objection(
        EvaluationWords.countsNoFurther(Int(Limits.length)), at: range, hints: [])
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
      throw .crash(EvaluationWords.rangeBackwards(start, isClosed ? end - 1 : end), at: range)
    }
    guard end - start <= ValueLimits.listCount else { throw .listTooLong }
    return (start..<end).map { .whole(Double($0)) }
  }

  mutating func runWhile(
    _ conditions: [Statement.Condition], _ body: [Statement], _ step: [Statement]
  ) throws(Stop) -> Flow {
    let label = takeLabel()
    findings.forgetDecision()
    let outerPlace = loopPlace
    let place = program.range(of: "while", in: statement)
    loopPlace = place
    var hasRun = false
    defer {
      loopPlace = outerPlace
      if !hasRun { findings.skip(body, .emptyLoop) }
    }
    while true {
      try work()
      if body.isEmpty { try countInLoop(at: place) }
      let outer = frame.scope
      frame.scope = heap.make(Scope(parent: outer))
      defer { frame.scope = outer }
      guard try hold(conditions, unknown: hasRun ? .endsLoopAfterRound : .endsLoop) else {
        return .next
      }
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
    let outerPlace = loopPlace
    let place = program.range(of: "repeat", in: statement)
    loopPlace = place
    defer { loopPlace = outerPlace }
    while true {
      try work()
      if body.isEmpty { try countInLoop(at: place) }
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

extension Value {
  /// Whether it is a number that nothing is counted by.
  fileprivate var isFraction: Bool {
    guard case .number(let number) = self, let known = number.known else { return false }
    return known.rounded() != known
  }
}
