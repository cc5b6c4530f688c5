import Interchange

/// Where the code goes on behind a statement.
enum Flow: Sendable {
  case next
  case returned(Value)
  case broken(label: String?)
  case continued(label: String?)
  case fellThrough
}

extension Evaluator {
  /// Carries out statements in a scope of their own.
  mutating func run(block statements: [Statement]) throws(Stop) -> Flow {
    let outer = frame.scope
    frame.scope = heap.make(Scope(parent: outer))
    defer { frame.scope = outer }
    return try run(statements)
  }

  /// Carries out statements one after another in the present scope, and what they put off at the end.
  mutating func run(_ statements: [Statement]) throws(Stop) -> Flow {
    var deferred: [[Statement]] = []
    try refuseTwins(among: statements)
    declareFunctions(statements)
    var flow = Flow.next
    do throws(Stop) {
      for (place, statement) in statements.enumerated() {
        if case .defer(let body) = statement.form {
          deferred.append(body)
          continue
        }
        flow = try run(statement)
        if case .next = flow { continue }
        findings.leave(statement, before: statements.dropFirst(place + 1))
        break
      }
    } catch {
      for body in deferred.reversed() { _ = try run(block: body) }
      throw error
    }
    for body in deferred.reversed() { _ = try run(block: body) }
    return flow
  }

  /// Functions and types within a function are there from its beginning.
  private mutating func declareFunctions(_ statements: [Statement]) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.form else { continue }
      if case .type(let type) = declaration.form { declareType(type, at: declaration.range) }
      guard case .function(let function) = declaration.form else { continue }
      localFunctions[SyntaxID(declaration.range.lowerBound)] = DeclaredFunction(
        function: function, modifiers: declaration.modifiers, range: declaration.range,
        owner: frame.owner, attributes: declaration.attributes)
      heap[frame.scope].names[function.name.text] = .function(
        Callable(
          .closure(SyntaxID(declaration.range.lowerBound), frame.scope, in: frame.owner)))
    }
  }

  /// Carries out one statement. What would end the app ends it alone, and is told.
  mutating func run(_ statement: Statement) throws(Stop) -> Flow {
    depth += 1
    let outer = self.statement
    self.statement = statement.range
    defer {
      depth -= 1
      self.statement = outer
    }
    if !linesLeftOut.isEmpty, isLeftOut(statement) { return .next }
    do throws(Stop) {
      try work()
      if let loopPlace { try countInLoop(at: loopPlace) }
      guard depth < Self.depthLimit else {
        throw .objection(EvaluationWords.tooDeep, at: statement.range, hints: [])
      }
      return try carryOut(statement)
    } catch {
      return try recover(from: error, in: statement)
    }
  }

  private mutating func recover(from stop: Stop, in statement: Statement) throws(Stop) -> Flow {
    switch stop {
    case .exhausted, .cancelled, .layout, .thrown: throw stop
    case .chainEnded:
      findings.skip([statement], .absent)
      return .next
    case .crash, .refused, .objection:
      if policy == .typedLine { throw stop }
      findings.record(stop, in: statement.range)
    }
    declareLeftOut(statement)
    if case .return = statement.form {
      return .returned(.unknown(Unknown(sourceName(statement.range), at: statement.range)))
    }
    return .next
  }

  /// What a statement would have declared is there, and not known.
  private mutating func declareLeftOut(_ statement: Statement) {
    guard case .declaration(let declaration) = statement.form,
      case .variable(let variable) = declaration.form
    else { return }
    for name in variable.pattern.names where heap[frame.scope].names[name] == nil {
      heap[frame.scope].names[name] = .unknown(Unknown(name, at: declaration.range))
    }
  }

  private mutating func carryOut(_ statement: Statement) throws(Stop) -> Flow {
    switch statement.form {
    case .expression(let expression):
      if frame.builder != nil {
        try addPart(try evaluate(expression))
      } else if try !relate(expression) {
        _ = try evaluate(expression)
      }
      return .next
    case .relation(let relation):
      try make(relation)
      return .next
    case .declaration(let declaration):
      try declare(declaration)
      return .next
    case .conditional, .choice, .loop:
      return try frame.builder == nil ? carryOut(branching: statement) : runParts(of: statement)
    case .guard(let conditions, let otherwise): return try runGuard(conditions, otherwise)
    case .while(let conditions, let body, let step):
      return try runWhile(conditions, body, step)
    case .repeat(let body, let condition): return try runRepeat(body, condition)
    case .return(let value):
      guard let value else { return .returned(.void) }
      return .returned(try evaluate(value, as: frame.result))
    case .break(let label): return .broken(label: label)
    case .continue(let label): return .continued(label: label)
    case .fallthrough: return .fellThrough
    case .throw(let error): throw .thrown(try evaluate(error), at: statement.range)
    case .defer(let body), .block(let body): return try run(block: body)
    case .do(let body, let catches): return try runDo(body, catches)
    case .labeled(let label, let inner): return try runLabeled(label, inner)
    case .unreadable: return .next
    }
  }

  /// Whether a call behind its path is all of the statement, so that nobody asks for what it gives.
  func standsAlone(_ call: SourceRange) -> Bool {
    guard call.upperBound == statement.upperBound, statement.lowerBound < call.lowerBound else {
      return false
    }
    return program.text(at: SourceRange(statement.lowerBound, call.lowerBound))
      .allSatisfy { $0.isLetter || $0.isNumber || "_.?!$[]".contains($0) }
  }

  /// What chooses among statements, or repeats them.
  mutating func carryOut(branching statement: Statement) throws(Stop) -> Flow {
    switch statement.form {
    case .conditional(let conditional): return try run(conditional)
    case .choice(let choice): return try run(choice)
    case .loop(let pattern, let sequence, let condition, let body):
      return try runLoop(pattern, sequence, condition, body)
    default: return try run(statement)
    }
  }

  private mutating func runLabeled(_ label: String, _ inner: Statement) throws(Stop) -> Flow {
    let outer = pendingLabel
    pendingLabel = label
    defer { pendingLabel = outer }
    let flow = try run(inner)
    if case .broken(let target) = flow, target == label { return .next }
    return flow
  }

  private mutating func runDo(
    _ body: [Statement], _ catches: [Statement.Catch]
  ) throws(Stop) -> Flow {
    do throws(Stop) {
      let flow = try run(block: body)
      for clause in catches { findings.skip(clause.body, .noError) }
      return flow
    } catch {
      guard case .thrown(let value, let range) = error else { throw error }
      for clause in catches {
        let outer = frame.scope
        frame.scope = heap.make(Scope(parent: outer))
        defer { frame.scope = outer }
        heap[frame.scope].names["error"] = value
        if let pattern = clause.pattern,
          try !matches(value, pattern, at: range)
        {
          continue
        }
        return try run(clause.body)
      }
      throw error
    }
  }
}

// MARK: Declarations

extension Evaluator {
  private mutating func declare(_ declaration: Declaration) throws(Stop) {
    guard case .variable(let variable) = declaration.form else { return }
    let type = variable.type.flatMap { program.valueType($0, from: frame.owner) }
    if variable.getter != nil {
      return declareComputed(variable, declaration)
    }
    guard let initial = variable.value else {
      for name in variable.pattern.names {
        let unknown = Value.unknown(Unknown(name, at: declaration.range))
        let parts = try type?.name.flatMap { (type) throws(Stop) in
          try filledByParts(name, type, at: declaration.range)
        }
        heap[frame.scope].names[name] = type?.isOptional == true ? .absent : parts ?? unknown
        if let type { heap[frame.scope].note(type, of: name) }
      }
      return
    }
    let value = try naming(variable.pattern.singleName, initial, as: type)
    try bind(value, to: variable.pattern, at: initial.range)
    if let name = variable.pattern.singleName, let type = type ?? typeMade(by: initial) {
      heap[frame.scope].note(type, of: name)
    }
    if !variable.isVariable {
      heap[frame.scope].constants.formUnion(variable.pattern.names)
    }
  }

  /// What a struct of C is before its parts are set: `CGRect frame;`
  private mutating func filledByParts(
    _ name: String, _ type: TypeName, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard program.file(of: range)?.dialect == .objectiveC else { return nil }
    guard let declared = program.types[type], declared.kind == .struct,
      case .structure(var own) = try emptyStruct(type, declared)
    else { return Self.filledByParts(name, type, at: range) }
    for part in declared.stored where own.fields[part.name] == nil {
      let wanted = part.variable.type.flatMap { program.valueType($0, from: type) }?.name
      own.fields[part.name] = wanted.flatMap {
        Self.filledByParts("\(name).\(part.name)", $0, at: range)
      }
    }
    return .structure(own)
  }

  private static func filledByParts(
    _ name: String, _ type: TypeName, at range: SourceRange
  ) -> Value? {
    let shape = Shape.allCases.first { $0.type == type }
    return shape.map { shape in
      shape.value(shape.labels.map { .unknown(Unknown("\(name).\($0)", at: range)) })
    }
  }

  /// `[Item]()` makes a list of those.
  private func typeMade(by expression: Expression) -> ValueType? {
    guard case .call(let called, _) = expression.form, case .type(let type) = called.form else {
      return nil
    }
    return program.valueType(type, from: frame.owner)
  }

  /// A variable with code of its own inside a function is a closure that every reading calls.
  private mutating func declareComputed(
    _ variable: Declaration.Variable, _ declaration: Declaration
  ) {
    guard let name = variable.pattern.singleName, let getter = variable.getter else { return }
    let id = SyntaxID(declaration.range.lowerBound)
    closures[id] = Expression.Closure(
      captures: [], parameters: [], result: variable.type, body: getter)
    computedLocals.insert(id)
    heap[frame.scope].names[name] = .function(
      Callable(.closure(id, frame.scope, in: frame.owner)))
  }

  /// A value that a `let`, `var` or property gives a name: views and constraints made for it are called
  /// so.
  mutating func naming(
    _ name: String?, _ expression: Expression, as type: ValueType?
  ) throws(Stop) -> Value {
    let value = try evaluate(expression, as: type).settledNumber(as: type)
    if let name { names.local(name, value, depth: calls) }
    return value
  }
}
