package import Interchange

extension Evaluator {
  /// Calls a function of the program as it is written, and puts back what it changes.
  mutating func run(
    _ function: DeclaredFunction, on own: Value?, place: Place? = nil,
    _ arguments: [Expression.Argument], capturing outerScope: ScopeID? = nil, at range: SourceRange
  ) throws(Stop) -> Value {
    let given = try self.arguments(
      arguments, as: parameterTypes(of: function, for: arguments), at: range)
    let places =
      function.places(for: given.labels, trailing: arguments.trailingPlace)
      ?? Array(given.operands.indices)
    var operands: [Int: [Operand]] = [:]
    for (operand, place) in zip(given.operands, places) {
      operands[place, default: []].append(operand)
    }
    let (result, changed, scope) = try carryOut(
      function, on: own, operands, capturing: outerScope)
    for (argument, parameter) in zip(arguments, places) {
      guard case .prefix("&", let target) = argument.value.form,
        function.function.parameters.indices.contains(parameter),
        let value = heap[scope].names[function.function.parameters[parameter].name.text]
      else { continue }
      try write(Operand(value, at: argument.value.range), to: self.place(of: target))
    }
    if let place, let changed, let own, !own.isReference, changed != own, function.isMutating {
      try write(Operand(changed, at: range), to: place)
    } else if place == nil, let changed, let own, !own.isReference, changed != own,
      let scope = self.scope(holding: "self"), heap[scope].names["self"] == own
    {
      heap[scope].names["self"] = changed
    }
    return result
  }

  /// Whether this is the call for which a function ran where it is declared, before anything called it. What
  /// it makes is there; a call after this one makes it again.
  mutating func hasRunUncalled(_ function: DeclaredFunction) -> Bool {
    let makesTheSame = function.function.parameters.isEmpty && function.function.result == nil
    guard ranUncalled.remove(function.id) != nil, makesTheSame, frame.scope == listingScope else {
      return false
    }
    findings.note(EvaluationWords.ranUncalled(function.title))
    return true
  }

  /// Calls a function with values in the order of its parameters.
  mutating func run(
    _ function: DeclaredFunction, on own: Value?, _ operands: [Operand]
  ) throws(Stop) -> (result: Value, own: Value?) {
    var places: [Int: [Operand]] = [:]
    for (place, operand) in operands.enumerated() { places[place] = [operand] }
    let (result, changed, _) = try carryOut(function, on: own, places)
    return (result, changed)
  }

  mutating func carryOut(
    _ function: DeclaredFunction, on own: Value?, _ operands: [Int: [Operand]],
    capturing outerScope: ScopeID? = nil
  ) throws(Stop) -> (result: Value, own: Value?, scope: ScopeID) {
    guard let body = function.function.body,
      !function.onlyEnds || function.function.kind != .function
    else {
      return (try unknown("\(function.function.name.text)()", at: function.range), own, frame.scope)
    }
    if goesRound(function, own, operands) {
      return (try unknown("\(function.function.name.text)()", at: function.range), own, frame.scope)
    }
    try enterCall(at: function.range)
    underway[function.id, default: 0] += 1
    defer {
      calls -= 1
      underway[function.id, default: 0] -= 1
    }
    let type = function.function.result.flatMap { program.valueType($0, from: function.owner) }
    let outer = enter(owner: function.owner, own: own, result: type)
    defer { frame = outer }
    frame.isInitializer = function.function.kind == .initializer
    let scope = frame.scope
    if let outerScope { heap[scope].parent = outerScope }
    try bind(function.function.parameters, operands, of: function)
    findings.run(function.range)
    let result: Value
    if let builder = builder(among: function.attributes, from: function.owner) {
      result = try build(body, by: builder)
    } else {
      let givesNothing = function.function.result == nil && function.function.kind == .function
      result = try self.result(of: body, as: type, isUnused: givesNothing)
    }
    return (result, heap[scope].names["self"], scope)
  }

  /// Whether a function that is called within itself has nothing to tell it when to end: where one call leads
  /// to two, each further level doubles the work.
  private func goesRound(
    _ function: DeclaredFunction, _ own: Value?, _ operands: [Int: [Operand]]
  ) -> Bool {
    guard underway[function.id, default: 0] >= Self.mostWithin else { return false }
    let given = operands.values.joined().map(\.value) + [own].compactMap(\.self)
    return given.contains { $0.unknown != nil }
      || operands.isEmpty && function.function.result != nil
  }

  /// Gives parameters what a call has for them; what it leaves out has its standard value.
  private mutating func bind(
    _ parameters: [Parameter], _ operands: [Int: [Operand]], of function: DeclaredFunction
  ) throws(Stop) {
    for (place, parameter) in parameters.enumerated() where parameter.name.text != "_" {
      let given = operands[place] ?? []
      let value: Value
      if parameter.isVariadic {
        value = .list(given.map(\.value))
      } else if let first = given.first {
        value = first.value.settledNumber(as: wantedType(of: parameter, in: function))
      } else if let standard = parameter.standard {
        let type = wantedType(of: parameter, in: function)
        value = try evaluate(standard, as: type).settledNumber(as: type)
      } else {
        value = try unknown(
          parameter.name.text, at: parameter.name.range,
          type: parameter.type.flatMap { program.typeName($0, from: function.owner) })
      }
      heap[frame.scope].names[parameter.name.text] = value
      if case .function(let callable) = value, case .closure(let id, _, _) = callable.body {
        builders[id] = builder(named: parameter.attribute, from: function.owner)
      }
    }
  }

  /// What a body gives back: of a single expression its value.
  ///
  /// - Parameter isUnused: Whether nobody looks at it, so that a comparison can only be a relation.
  mutating func result(
    of body: [Statement], as type: ValueType?, isUnused: Bool = false
  ) throws(Stop) -> Value {
    if body.count == 1, case .expression(let expression)? = body.first?.form,
      !(isUnused && relates(expression))
    {
      var value = Value.void
      let statement = body[0]
      let outer = self.statement
      self.statement = statement.range
      defer { self.statement = outer }
      if !linesLeftOut.isEmpty, isLeftOut(statement) { return .void }
      do throws(Stop) {
        value = try evaluate(expression, as: type).settledNumber(as: type)
      } catch {
        guard case .returned(let left) = try recoverValue(from: error, in: statement) else {
          return .void
        }
        value = left
      }
      return value
    }
    if body.count == 1, case .conditional? = body.first?.form, type != nil {
      return try evaluate(Expression(.statement(body[0]), body[0].range), as: type)
    }
    if body.count == 1, case .choice? = body.first?.form, type != nil {
      return try evaluate(Expression(.statement(body[0]), body[0].range), as: type)
    }
    if case .returned(let value) = try run(body) { return value.settledNumber(as: type) }
    return .void
  }

  /// What a body of one expression gives where that could not be carried out: it is told, and not known.
  private mutating func recoverValue(
    from stop: Stop, in statement: Statement
  ) throws(Stop) -> Flow {
    switch stop {
    case .crash, .refused, .objection:
      if policy == .typedLine { throw stop }
      findings.record(stop, in: statement.range)
      return .returned(.unknown(Unknown(sourceName(statement.range), at: statement.range)))
    default: throw stop
    }
  }

  // MARK: Functions as values

  /// Calls a function that a value holds, as `map`, `forEach` and `animate` do with what they are given.
  ///
  /// - Parameters:
  ///   - isUnused: Whether nobody looks at the result, so that a closure may relate anchors.
  ///   - wanted: What the result has to be, for a closure that does not say it: `{ return .init() }()`.
  package mutating func call(
    _ function: Callable, _ arguments: [Value], isUnused: Bool = false,
    as wanted: ValueType? = nil, at range: SourceRange
  ) throws(Stop) -> Value {
    try work()
    switch function.body {
    case .closure(let id, let scope, let owner):
      return try call(
        closure: id, in: scope, owner: owner, arguments, isUnused: isUnused, as: wanted,
        at: range)
    case .declared(let id, let owner, let value):
      guard let declared = program.functionsByPlace[id] else {
        return try unknown("…", at: range)
      }
      let own = function.receiver.map { Value.object($0) } ?? value ?? owner.map { .type($0) }
      return try run(declared, on: own, arguments.map { Operand($0, at: range) }).result
    case .builtIn(let name, let value):
      guard let type = tableType(of: value) else { return try unknown("\(name)()", at: range) }
      let isStatic = if case .type = value { type != UIKitTables.globals } else { false }
      let given = CallArguments(
        operands: arguments.map { Operand($0, at: range) }, labels: arguments.map { _ in nil },
        range: range)
      guard
        let found = UIKitTables.method(
          name, given, of: type, isStatic: isStatic, with: program.libraries),
        case .method(_, let call) = found.member.form
      else { return try unknown("\(name)()", at: range) }
      return try call(&self, value, found.arguments)
    case .maker(let type, let name):
      return .choice(
        Value.Choice(
          type: type, name, associated: arguments.map { Value.Field(label: nil, value: $0) }))
    }
  }

  /// What each expression of a closure gives: result builders make a list of them.
  mutating func collect(_ function: Callable, at range: SourceRange) throws(Stop) -> [Value] {
    guard case .closure(let id, let scope, let owner) = function.body else {
      return [try call(function, [], at: range)]
    }
    let all = try call(closure: id, in: scope, owner: owner, [], collects: true, at: range)
    return if case .list(let values) = all { values } else { [] }
  }

  private mutating func call(
    closure id: SyntaxID, in scope: ScopeID?, owner: TypeName?, _ arguments: [Value],
    collects: Bool = false, isUnused: Bool = false, as wanted: ValueType? = nil,
    at range: SourceRange
  ) throws(Stop) -> Value {
    try inFrame(within: scope, of: owner, at: range) {
      (evaluator: inout Evaluator) throws(Stop) in
      if let local = evaluator.localFunctions[id] {
        return try evaluator.carryOut(local, owner: owner, arguments, at: range)
      }
      guard let closure = evaluator.closures[id] else {
        return try evaluator.unknown("…", at: range)
      }
      evaluator.findings.run(id)
      try evaluator.bind(closure, arguments, at: range)
      let result = closure.result.flatMap { evaluator.program.valueType($0, from: owner) } ?? wanted
      evaluator.frame.result = result
      if let builder = collects ? ResultBuilder(type: nil) : evaluator.builders[id] {
        return try evaluator.build(closure.body, by: builder)
      }
      return try evaluator.result(of: closure.body, as: result, isUnused: isUnused)
    }
  }

  /// A function within another, in the frame of its call.
  private mutating func carryOut(
    _ local: DeclaredFunction, owner: TypeName?, _ arguments: [Value], at range: SourceRange
  ) throws(Stop) -> Value {
    var operands: [Int: [Operand]] = [:]
    for (place, value) in arguments.enumerated() { operands[place] = [Operand(value, at: range)] }
    try bind(local.function.parameters, operands, of: local)
    findings.run(local.range)
    frame.result = local.function.result.flatMap { program.valueType($0, from: owner) }
    return try result(
      of: local.function.body ?? [], as: frame.result, isUnused: local.function.result == nil)
  }

  /// What a closure makes of its first argument, which it may change: `reduce(into: 0) { $0 += $1 }`.
  mutating func first(
    changedBy function: Callable, _ arguments: [Value], at range: SourceRange
  ) throws(Stop) -> Value {
    guard case .closure(let id, let scope, let owner) = function.body, let closure = closures[id]
    else { return try unknown("…", at: range) }
    return try inFrame(within: scope, of: owner, at: range) {
      (evaluator: inout Evaluator) throws(Stop) in
      evaluator.findings.run(id)
      try evaluator.bind(closure, arguments, at: range)
      _ = try evaluator.run(closure.body)
      let name = closure.parameters.first?.name.text ?? "$0"
      if let changed = evaluator.heap[evaluator.frame.scope].names[name] { return changed }
      return try evaluator.unknown(name, at: range)
    }
  }

  /// Does something in the frame of a call, with a scope of its own in `scope`.
  private mutating func inFrame(
    within scope: ScopeID?, of owner: TypeName?, at range: SourceRange,
    _ body: (inout Evaluator) throws(Stop) -> Value
  ) throws(Stop) -> Value {
    try enterCall(at: range)
    let outer = frame
    frame = CallFrame(scope: heap.make(Scope(parent: scope)), owner: owner)
    defer {
      frame = outer
      calls -= 1
    }
    return try body(&self)
  }

  private mutating func bind(
    _ closure: Expression.Closure, _ arguments: [Value], at range: SourceRange
  ) throws(Stop) {
    for (place, value) in arguments.enumerated() {
      heap[frame.scope].names["$\(place)"] = value
    }
    var values = arguments
    // `{ key, value in … }` of one pair.
    if closure.parameters.count > 1, arguments.count == 1, case .tuple(let fields) = arguments[0] {
      values = fields.map(\.value)
      for (place, value) in values.enumerated() { heap[frame.scope].names["$\(place)"] = value }
    }
    if closure.parameters.count > values.count, arguments.count == 1 {
      try refuseParts(
        arguments[0], for: closure.parameters.map(\.name), closure.parameters.count)
    }
    for (place, parameter) in closure.parameters.enumerated() where parameter.name.text != "_" {
      heap[frame.scope].names[parameter.name.text] =
        values.indices.contains(place)
        ? values[place] : try unknown(parameter.name.text, at: parameter.name.range)
    }
    for capture in closure.captures {
      guard let label = capture.label else { continue }
      heap[frame.scope].names[label.text] = try evaluate(capture.value)
    }
  }
}
