import AutoLayout
import Interchange

/// What stands behind a point: the program's members first, then the tables', then what is not known.
extension Evaluator {
  mutating func member(
    _ name: NameSyntax, of base: Expression, as wanted: ValueType?
  ) throws(Stop) -> Value {
    let range = base.range.union(name.range)
    if case .name("super", _) = base.form {
      return try superMember(name.text, at: range)
    }
    // `.systemFont(ofSize: 12).bold`: what the chain begins with is of the type that is wanted.
    let value = try link(base, as: base.startsImplicitly ? wanted : nil)
    if value == .absent { try refuseUnmeantName(base) }
    return try read(name.text, of: value, at: range)
  }

  /// Refuses a name whose value is `nil` and that a typed line uses like a view's: `title.snp` without a
  /// view `title`. A property that UIKit's controller happens to have was not meant.
  func refuseUnmeantName(_ base: Expression) throws(Stop) {
    guard policy == .typedLine, isInListing, case .name(let name, _) = base.form,
      scopeValue(name) == nil, listingScope.flatMap({ heap[$0].names[name] }) == nil,
      program.globals[name] == nil, start.entity(named: name) == nil,
      UIKitTables.property(name, of: "UIViewController", isStatic: false) != nil
    else { return }
    throw .objection(EvaluationWords.notKnown(name), at: base.range, hints: [])
  }

  /// A member of a value; one that nothing has is not known.
  mutating func read(_ name: String, of value: Value, at range: SourceRange) throws(Stop) -> Value {
    if name == "self" { return value }
    if case .unknown(let unknown) = value {
      if let view = try viewOf(unknown, usedFor: name, at: range) {
        return try read(name, of: view, at: range)
      }
      if let type = unknown.type, let known = try constantMember(name, of: type, at: range) {
        return known
      }
      let truth = name == "isEmpty" ? TruthForm.compares(unknown.count, .equal, 0) : nil
      return try self.unknown(
        "\(unknown.name).\(name)", at: range, call: callMaking(name) ?? unknown.call, truth: truth)
    }
    if case .type(let type) = value {
      // `models.map(Row.init)`
      if name == "init" { return value }
      if let found = try staticMember(name, of: type, at: range) { return found }
      if makesNew(name, type) { return try makeUnknownView(type: type, name: nil, at: range) }
      return try unknown("\(type.text).\(name)", at: range, call: callMaking(name))
    }
    if let found = try declaredMember(name, of: value, at: range) { return found }
    if let found = try builtInMember(name, of: value, at: range) { return found }
    if value == .absent { throw .crash(EvaluationWords.memberOfNothing(name), at: range) }
    try refuseUnknown(name, in: value, at: range)
    if let place = try presentPlace(name, of: value, at: range) { return place }
    try refuseMember(name, of: value, at: range)
    // What goes on behind a word that is not known is still of the chain.
    if chain(value) != nil { return value }
    noteMisspelling(name, memberOf: value)
    if value == ownValue { return try undeclared(name, at: range) }
    return try unknown(nameOfMember(name, of: value, at: range), at: range)
  }

  // MARK: The program's

  /// A member that the program declares, or a part of a value that has such parts.
  mutating func declaredMember(
    _ name: String, of value: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    switch value {
    case .tuple(let fields):
      if let place = Int(name) { return fields.indices.contains(place) ? fields[place].value : nil }
      return fields.first { $0.label == name }?.value
    case .structure(let structure):
      if let found = try declaredMember(name, of: value, type: structure.type, at: range) {
        return found
      }
      return structure.fields[name]
    case .choice(let choice):
      guard let type = choice.type else { return nil }
      if name == "rawValue", let raw = try rawValue(of: choice, at: range) { return raw }
      return try declaredMember(name, of: value, type: type, at: range)
    case .type(let type): return try staticMember(name, of: type, at: range)
    case .object(let id):
      return try declaredMember(name, of: value, type: heap[id].type, at: range)
    default:
      guard let type = UIKitTables.type(of: value, in: heap) else { return nil }
      return try declaredMember(name, of: value, type: type, at: range)
    }
  }

  private mutating func declaredMember(
    _ name: String, of value: Value, type: TypeName, at range: SourceRange
  ) throws(Stop) -> Value? {
    for ancestor in lineage(of: type) {
      guard let declared = program.types[ancestor] else { continue }
      if let accessor = declared.accessor(name) { return try run(accessor, on: value, []).result }
      if let variable = declared.properties[name] {
        return try read(variable, of: value, at: range)
      }
      if let function = declared.functions[name]?.first(where: { $0.function.body != nil }) {
        return isBuiltInProperty(name, of: type) || function.isOfDelegate
          ? nil : .function(bound(function, to: value))
      }
    }
    return nil
  }

  /// A variable that a class declares, without asking a method of the same name.
  mutating func instanceVariable(
    _ name: String, of value: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard let type = UIKitTables.type(of: value, in: heap),
      let variable = lineage(of: type).lazy.compactMap({ [program] in
        program.types[$0]?.properties[name]
      }).first
    else { return nil }
    return try read(variable, of: value, at: range)
  }

  /// A method of the same name is another thing: `tableView` beside `tableView(_:numberOfRowsInSection:)`.
  private mutating func isBuiltInProperty(_ name: String, of type: TypeName) -> Bool {
    guard let base = base(of: type) else { return false }
    return UIKitTables.property(name, of: base, isStatic: false, with: program.libraries) != nil
  }

  /// A method with what it is called on.
  private func bound(_ function: DeclaredFunction, to value: Value) -> Callable {
    if case .object(let id) = value {
      return Callable(.declared(function.id, owner: function.owner, value: nil), receiver: id)
    }
    return Callable(.declared(function.id, owner: function.owner, value: value))
  }

  /// A property of something: by its code, or what is kept for it.
  mutating func read(
    _ variable: DeclaredVariable, of value: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    if let getter = variable.variable.getter {
      return try runGetter(getter, of: variable, on: value)
    }
    if isOverride(variable) { return try builtInMember(variable.name, of: value, at: range) }
    switch value {
    case .object(let id):
      if let kept = heap[id].fields[variable.name] { return kept }
      return try first(of: variable, for: id)
    case .structure(let structure):
      return structure.fields[variable.name] ?? .unknown(Unknown(variable.name, at: range))
    default: return nil
    }
  }

  /// Whether a property only adds observers to one of UIKit's.
  func isOverride(_ variable: DeclaredVariable) -> Bool {
    variable.modifiers.contains("override") && !variable.isComputed
      && variable.variable.value == nil
  }

  /// What a property has as long as nothing set it.
  private mutating func first(
    of variable: DeclaredVariable, for id: ObjectID
  ) throws(Stop) -> Value {
    if variable.variable.value != nil, inProgress.insert(variable.id).inserted {
      defer { inProgress.remove(variable.id) }
      try initialize(variable, of: id)
      return heap[id].fields[variable.name] ?? .void
    }
    if let connected = connected(variable) {
      heap[id].fields[variable.name] = connected
      return connected
    }
    if let nothing = try nothing(of: variable, for: id, at: variable.range) { return nothing }
    let isForced = variable.variable.type?.isImplicitlyForced == true
    if variable.startsAbsent, !variable.isOutlet, !isForced { return .absent }
    var value = try unknown(variable.name, at: variable.range, type: typeName(of: variable))
    if case .unknown(var unset) = value, variable.startsAbsent, isForced, !variable.isOutlet {
      unset.isUnset = isSet(variable)
      value = .unknown(unset)
    }
    heap[id].fields[variable.name] = value
    return value
  }

  /// What the document calls as an outlet is called, if that is of its class: as a scene that was opened
  /// before the code of its controller.
  private mutating func connected(_ variable: DeclaredVariable) -> Value? {
    guard variable.isOutlet, let type = typeName(of: variable) else { return nil }
    switch start.entity(named: variable.name) {
    case .view(let id):
      guard let view = draft.view(id), program.isA(TypeName(view.className), type) else {
        return nil
      }
      return value(for: id)
    case .constraint(let id): return type == "NSLayoutConstraint" ? value(for: id) : nil
    default: return nil
    }
  }

  mutating func runGetter(
    _ body: [Statement], of variable: DeclaredVariable, on value: Value?
  ) throws(Stop) -> Value {
    let type = variable.variable.type.flatMap { program.valueType($0, from: variable.owner) }
    try enterCall(at: variable.range)
    let own = value ?? variable.owner.map { .type($0) }
    let outer = enter(owner: variable.owner, own: own, result: type)
    defer {
      frame = outer
      calls -= 1
    }
    findings.run(variable.range)
    if let builder = builder(among: variable.attributes, from: variable.owner) {
      return try build(body, by: builder)
    }
    return try result(of: body, as: type)
  }

  // MARK: Statics

  /// A static property, function, case or inner type.
  mutating func staticMember(
    _ name: String, of type: TypeName, at range: SourceRange
  ) throws(Stop) -> Value? {
    for ancestor in lineage(of: type) {
      guard let declared = program.types[ancestor] else { continue }
      if let variable = declared.statics[name] { return try global(variable, at: range) }
      if let found = declared.enumCase(name) {
        return found.associated.isEmpty
          ? .choice(name, of: ancestor) : .function(Callable(.maker(ancestor, name)))
      }
      if let accessor = declared.staticFunctions[name]?.first(where: \.isAccessor) {
        return try run(accessor, on: .type(type), []).result
      }
      if let function = declared.staticFunctions[name]?.first {
        return .function(
          Callable(.declared(function.id, owner: function.owner, value: .type(type))))
      }
      if name == "allCases", declared.kind == .enum {
        return .list(declared.cases.map { .choice($0.name.text, of: ancestor) })
      }
    }
    if let inner = program.type([type.last, name], from: type.outer ?? type),
      program.types[inner] != nil || UIKitTables.table(inner) != nil
    {
      return .type(inner)
    }
    return try builtInStatic(name, of: type, at: range)
  }

  private mutating func builtInStatic(
    _ name: String, of type: TypeName, at range: SourceRange
  ) throws(Stop) -> Value? {
    let base = base(of: type) ?? type
    if case .property(let read, _)? = UIKitTables.property(name, of: base, isStatic: true)?.form {
      return try read(&self, .type(type), range)
    }
    if let today = EnumerationCase.name(name, in: base) { return .choice(today, of: base) }
    if !UIKitTables.methods(name, of: base, isStatic: true).isEmpty {
      return .function(Callable(.builtIn(name, on: .type(type))))
    }
    return nil
  }

  private mutating func rawValue(
    of choice: Value.Choice, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard let type = choice.type, let declared = program.types[type],
      let place = declared.cases.firstIndex(where: { $0.name.text == choice.name })
    else { return nil }
    return try rawValue(ofCase: place, in: declared)
  }

  /// A case's raw value: as it is written, one more than that before, or its name.
  mutating func rawValue(ofCase place: Int, in type: DeclaredType) throws(Stop) -> Value {
    var distance = 0
    for earlier in type.cases[...place].reversed() {
      guard let written = earlier.rawValue else {
        distance += 1
        continue
      }
      let value = try evaluate(written)
      if distance == 0 { return value }
      if case .number(let number) = value, let known = number.known {
        return .whole(known + Double(distance))
      }
      break
    }
    let isText = type.inherited.contains { $0.name == "String" }
    return isText ? .text(type.cases[place].name.text) : .whole(Double(place))
  }

  // MARK: The tables'

  /// The type in whose table a value's members are.
  mutating func tableType(of value: Value) -> TypeName? {
    guard let type = UIKitTables.type(of: value, in: heap) else { return nil }
    return UIKitTables.table(type) != nil ? type : base(of: type) ?? type
  }

  mutating func builtInMember(
    _ name: String, of value: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    if name == "view", case .object(let id) = value, case .controller = heap[id].peer {
      return self.value(for: try loadedView(of: id, at: range))
    }
    guard let type = tableType(of: value) else { return nil }
    let libraries = program.libraries
    let property = UIKitTables.property(name, of: type, isStatic: false, with: libraries)
    if case .property(let read, _)? = property?.form { return try read(&self, value, range) }
    if !UIKitTables.methods(name, of: type, isStatic: false, with: libraries).isEmpty {
      return .function(Callable(.builtIn(name, on: value)))
    }
    if case .object(let id) = value, let kept = heap[id].fields[name] { return kept }
    guard UIKitTables.isInert(name, of: type) else { return nil }
    return .unknown(Unknown(nameOfMember(name, of: value, at: range), at: range))
  }

  private mutating func superMember(_ name: String, at range: SourceRange) throws(Stop) -> Value {
    guard let own = ownValue else { return try unknown("super.\(name)", at: range) }
    for ancestor in try ancestors(above: frame.owner) {
      if let variable = program.types[ancestor]?.properties[name],
        let value = try read(variable, of: own, at: range)
      {
        return value
      }
    }
    if let found = try builtInMember(name, of: own, at: range) { return found }
    return try unknown("super.\(name)", at: range)
  }

  /// What `super` goes through from a type on.
  mutating func ancestors(above owner: TypeName?) throws(Stop) -> [TypeName] {
    guard let type = try ownType() else { return [] }
    let lineage = lineage(of: type)
    guard let owner, let place = lineage.firstIndex(of: owner) else {
      return Array(lineage.dropFirst())
    }
    return Array(lineage[(place + 1)...])
  }
}

extension Expression {
  /// Whether it or what it lists is such a chain.
  var beginsImplicitly: Bool {
    if case .list(let elements) = form { return elements.contains(where: \.startsImplicitly) }
    return startsImplicitly
  }

  /// Whether it is a chain that begins with a name behind a dot.
  var startsImplicitly: Bool {
    switch form {
    case .implicitMember: true
    case .member(let base, _), .call(let base, _), .optionalChain(let base), .forced(let base):
      base.startsImplicitly
    default: false
    }
  }
}

extension DeclaredFunction {
  /// `tableView(_ tableView: UITableView, …)` is called for a view, and the name alone means that.
  fileprivate var isOfDelegate: Bool {
    guard let sender = function.parameters.first, sender.label == nil else { return false }
    return sender.name.text == function.name.text
  }
}
