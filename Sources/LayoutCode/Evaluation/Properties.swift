import Interchange

/// Properties of what has an identity: their code, their observers, and UIKit's.
extension Evaluator {
  mutating func write(
    _ operand: Operand, to name: String, of base: Value, at range: SourceRange
  ) throws(Stop) {
    switch base {
    case .unknown(let unknown):
      guard let view = try viewOf(unknown, usedFor: name, at: range) else {
        return findings.passOver("\(unknown.name).\(name)")
      }
      try write(operand, to: name, of: view, at: range)
    case .type(let type):
      for ancestor in lineage(of: type) {
        if let variable = program.types[ancestor]?.statics[name] {
          return try write(operand, to: .global(variable))
        }
      }
      findings.passOver("\(type.text).\(name)")
    case .object(let id):
      if let setter = messageSetting(name, of: heap[id].type) {
        _ = try run(setter, on: base, [operand])
        return
      }
      if let variable = property(name, of: heap[id].type) {
        return try write(operand, to: variable, of: id)
      }
      try writeBuiltIn(operand, to: name, of: base, at: range)
    default: try writeBuiltIn(operand, to: name, of: base, at: range)
    }
  }

  private mutating func write(
    _ operand: Operand, to variable: DeclaredVariable, of id: ObjectID
  ) throws(Stop) {
    let key = "\(id.rawValue).\(variable.name)"
    if let setter = variable.variable.setter {
      // `super.text = newValue` within it is UIKit's.
      let isOuter = observing.insert(key).inserted
      guard isOuter || !variable.modifiers.contains("override") else {
        return try writeBuiltIn(
          operand, to: variable.name, of: .object(id), at: operand.range)
      }
      defer { if isOuter { observing.remove(key) } }
      return try runObserver(setter, of: variable, on: .object(id), operand.value)
    }
    if variable.isComputed { return }
    let isObserved = !frame.isInitializer && observing.insert(key).inserted
    defer { if isObserved { observing.remove(key) } }
    let old = try read(variable, of: .object(id), at: operand.range) ?? .absent
    if isObserved, let observer = variable.variable.willSet {
      try runObserver(observer, of: variable, on: .object(id), operand.value)
    }
    if isOverride(variable) {
      try writeBuiltIn(
        operand, to: variable.name, of: .object(id), at: operand.range)
    } else {
      let type = variable.variable.type.flatMap { program.valueType($0, from: variable.owner) }
      let value = try throughWrapper(operand, of: variable, of: id) ?? operand.value
      heap[id].fields[variable.name] = value.settledNumber(as: type)
      names.property(variable.givenName, value)
    }
    if isObserved, let observer = variable.variable.didSet {
      try runObserver(observer, of: variable, on: .object(id), old)
    }
  }

  /// What a property's wrapper makes of a new value; `nil` for one that has none.
  private mutating func throughWrapper(
    _ operand: Operand, of variable: DeclaredVariable, of id: ObjectID
  ) throws(Stop) -> Value? {
    let field = "_" + variable.name
    guard let old = heap[id].fields[field] else {
      guard let first = try wrapped(operand.value, by: variable, at: operand.range) else {
        return nil
      }
      heap[id].fields[field] = first
      return try unwrapped(first, of: variable, at: operand.range)
    }
    let depth = wrappers(of: variable).count
    let new = try rewrapped(old, by: operand, depth: depth)
    heap[id].fields[field] = new
    return try unwrapped(new, of: variable, at: operand.range)
  }

  mutating func runObserver(
    _ observer: Declaration.Variable.Observer, of variable: DeclaredVariable, on own: Value?,
    _ value: Value
  ) throws(Stop) {
    _ = try changed(by: observer, of: variable, own, value)
  }

  /// What `self` is after a setter or an observer has run: of structs, another value.
  @discardableResult
  mutating func changed(
    by observer: Declaration.Variable.Observer, of variable: DeclaredVariable, _ own: Value?,
    _ value: Value
  ) throws(Stop) -> Value? {
    try enterCall(at: variable.range)
    let outer = enter(owner: variable.owner, own: own)
    defer {
      frame = outer
      calls -= 1
    }
    let scope = frame.scope
    heap[scope].names[observer.parameter] = value
    findings.run(variable.range)
    _ = try run(observer.body)
    return heap[scope].names["self"]
  }

  /// A property of the tables; what has no part in the layout passes.
  private mutating func writeBuiltIn(
    _ operand: Operand, to name: String, of base: Value, at range: SourceRange
  ) throws(Stop) {
    guard let type = tableType(of: base) else { return findings.passOver(name) }
    let property = UIKitTables.property(
      name, of: type, isStatic: false, with: program.libraries)
    if case .property(_, let write)? = property?.form {
      guard let write else {
        throw .objection(EvaluationWords.cannotBeSet(name), at: operand.range, hints: [])
      }
      return try write(&self, base, operand)
    }
    if case .object(let id) = base {
      heap[id].fields[name] = operand.value
      if !UIKitTables.isInert(name, of: type) {
        // A property of an interface that is not there.
        if program.types[heap[id].type]?.isPartial == true {
          return names.property(name, operand.value)
        }
        try refuseMember(name, of: base, at: range)
      }
    }
    findings.passOver(name)
  }

  /// Keeps functions from calling one another without end.
  mutating func enterCall(at range: SourceRange) throws(Stop) {
    guard calls < Self.callLimit else {
      throw .objection(EvaluationWords.tooDeep, at: range, hints: [])
    }
    calls += 1
  }
}
