import AutoLayout
import Interchange

/// What a name alone stands for, from the innermost scope outward.
extension Evaluator {
  mutating func value(
    named name: String, _ generics: [TypeSyntax], at range: SourceRange
  ) throws(Stop) -> Value {
    if let value = try local(name, at: range) { return value }
    if name == "super" { return try value(named: "self", [], at: range) }
    if name == "Self" { return .type(try ownType() ?? frame.owner ?? "Any") }
    if isInListing, let value = try listingValue(name, at: range) ?? documentValue(name) {
      return value
    }
    if let value = try ownMember(name, at: range) { return value }
    return try globalValue(name, at: range)
  }

  /// A name of a scope; a variable with code of its own is worked out.
  private mutating func local(_ name: String, at range: SourceRange) throws(Stop) -> Value? {
    guard let value = scopeValue(name) else { return nil }
    return try computed(value, at: range)
  }

  /// The value of a variable, which may have code of its own.
  private mutating func computed(_ value: Value, at range: SourceRange) throws(Stop) -> Value {
    if case .function(let callable) = value, case .closure(let id, _, _) = callable.body,
      computedLocals.contains(id)
    {
      return try call(callable, [], at: range)
    }
    return value
  }

  func scopeValue(_ name: String) -> Value? {
    scope(holding: name).flatMap { heap[$0].names[name] }
  }

  func scope(holding name: String) -> ScopeID? {
    var next: ScopeID? = frame.scope
    while let scope = next {
      if heap[scope].names[name] != nil { return scope }
      next = heap[scope].parent
    }
    return nil
  }

  /// The value of `self`, where the code has one.
  var ownValue: Value? { scopeValue("self") }

  mutating func ownType() throws(Stop) -> TypeName? {
    guard let own = ownValue else { return nil }
    if case .type(let type) = own { return type }
    return UIKitTables.type(of: own, in: heap)
  }

  /// A member of `self` without a point before it, and statics of the types around.
  private mutating func ownMember(_ name: String, at range: SourceRange) throws(Stop) -> Value? {
    if let own = ownValue {
      let value =
        isMessage(name, to: own, at: range)
        ? try instanceVariable(name, of: own, at: range)
        : try declaredOrBuiltIn(name, of: own, at: range)
      if let value { return value }
    }
    var outer = frame.owner
    while let type = outer {
      if let value = try staticMember(name, of: type, at: range) { return value }
      outer = type.outer
    }
    return nil
  }

  /// Whether only a message has that name: in Objective-C a name alone sends none, `self.title` does.
  private mutating func isMessage(_ name: String, to own: Value, at range: SourceRange) -> Bool {
    guard program.hasMessages, let type = UIKitTables.type(of: own, in: heap),
      lineage(of: type).contains(where: { program.types[$0]?.accessor(name) != nil })
    else { return false }
    return program.file(of: range)?.dialect == .objectiveC
  }

  private mutating func declaredOrBuiltIn(
    _ name: String, of own: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    if let value = try declaredMember(name, of: own, at: range) { return value }
    switch own {
    // Statics are looked for in the types around; what is not known has no members of its own.
    case .type, .unknown, .absent, .void: return nil
    default: return try builtInMember(name, of: own, at: range)
    }
  }

  private mutating func globalValue(_ name: String, at range: SourceRange) throws(Stop) -> Value {
    if let value = try listingValue(name, at: range) { return value }
    if let variable = program.globals[name] { return try global(variable, at: range) }
    if let function = program.functions[name]?.last {
      return .function(Callable(.declared(function.id, owner: nil, value: nil)))
    }
    if let value = documentValue(name) { return value }
    if let type = program.type([name], from: frame.owner) { return .type(type) }
    if case .property(let read, _)? = UIKitTables.property(
      name, of: UIKitTables.globals, isStatic: false)?.form
      ?? UIKitTables.property(
        name, of: UIKitTables.globals, isStatic: true, with: program.libraries)?.form
    {
      return try read(&self, .type(UIKitTables.globals), range)
    }
    if !UIKitTables.methods(name, of: UIKitTables.globals, isStatic: false).isEmpty
      || !UIKitTables.methods(name, of: UIKitTables.globals, isStatic: true).isEmpty
    {
      return .function(Callable(.builtIn(name, on: .type(UIKitTables.globals))))
    }
    if let known = assumed[name] { return known }
    // `Anchorage.batch { … }`
    if program.libraries.contains(where: { $0.name == name }) { return .type(UIKitTables.globals) }
    // In C constants begin with capitals, too.
    if name.first?.isUppercase == true, policy == .code, !program.hasMessages {
      return .type(TypeName(name))
    }
    noteMisspelling(name)
    return try undeclared(name, at: range)
  }

  /// Whether the code stands outside all types, where names of the document come before those of the
  /// controller.
  var isInListing: Bool { frame.owner == nil && listingScope != nil }

  /// A variable of the listing that is being carried out.
  private mutating func listingValue(_ name: String, at range: SourceRange) throws(Stop) -> Value? {
    guard name != "self", let listingScope, let value = heap[listingScope].names[name] else {
      return nil
    }
    return try computed(value, at: range)
  }

  /// What the document calls so: views, guides, constraints and kept values.
  mutating func documentValue(_ name: String) -> Value? {
    switch start.entity(named: name) {
    case .view(let view): return value(for: view)
    case .constraint(let constraint): return value(for: constraint)
    case .value(let named):
      let value = value(keptAs: named) ?? .unknown(Unknown(name, at: SourceRange(0, 0)))
      if let listingScope {
        heap[listingScope].names[name] = value
        met[name] = value
        if !start.names.isVariable(name) { heap[listingScope].constants.insert(name) }
      }
      return value
    default: return nil
    }
  }

  /// A variable outside functions, worked out when it is first asked for.
  mutating func global(_ variable: DeclaredVariable, at range: SourceRange) throws(Stop) -> Value {
    if let value = globals[VariableKey(id: variable.id, name: variable.name)] { return value }
    if let getter = variable.variable.getter {
      return try runGetter(getter, of: variable, on: nil)
    }
    guard let initial = variable.variable.value,
      inProgress.insert(variable.id).inserted
    else {
      return variable.startsAbsent
        ? .absent : try unknown(variable.name, at: variable.range, type: typeName(of: variable))
    }
    defer { inProgress.remove(variable.id) }
    let outer = enter(owner: variable.owner, own: variable.owner.map { .type($0) })
    defer { frame = outer }
    let type = variable.variable.type.flatMap { program.valueType($0, from: variable.owner) }
    let value = try naming(variable.name, initial, as: type)
    try store(value, in: variable, at: initial.range)
    return globals[VariableKey(id: variable.id, name: variable.name)] ?? value
  }

  private mutating func store(
    _ value: Value, in variable: DeclaredVariable, at range: SourceRange
  ) throws(Stop) {
    guard variable.variable.pattern.singleName == nil else {
      globals[VariableKey(id: variable.id, name: variable.name)] = value
      return
    }
    try bind(value, to: variable.variable.pattern, at: range)
    for name in variable.variable.pattern.names {
      globals[VariableKey(id: variable.id, name: name)] = heap[frame.scope].names[name]
    }
  }

  func typeName(of variable: DeclaredVariable) -> TypeName? {
    variable.variable.type.flatMap { program.typeName($0, from: variable.owner) }
  }

  /// Goes into code of a type, outside all scopes but one of its own.
  mutating func enter(owner: TypeName?, own: Value?, result: ValueType? = nil) -> CallFrame {
    let outer = frame
    var scope = Scope(parent: nil)
    if let own { scope.names["self"] = own }
    frame = CallFrame(scope: heap.make(scope), owner: owner, result: result)
    return outer
  }
}

/// One of the names that a declaration gives.
struct VariableKey: Hashable, Sendable {
  let id: SyntaxID
  let name: String
}
