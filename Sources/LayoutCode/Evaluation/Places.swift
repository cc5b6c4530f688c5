import Interchange

/// Where a value can be put: each part of its path is worked out once.
indirect enum Place: Sendable {
  case variable(ScopeID, String)
  case global(DeclaredVariable)
  /// Of what has an identity.
  case property(Value, String, SourceRange)
  /// Of a value within another place.
  case field(Place, String, SourceRange)
  case element(Place, [Operand], SourceRange)
  /// Of an object of the program with a subscript, or something unknown.
  case tuple([Place])
  case nowhere(Value)

  /// The place after its value was read. An object is kept, so that the expression before it, which may
  /// have effects, is not evaluated again.
  fileprivate func holding(_ value: Value) -> Place {
    if case .variable = self { return self }
    return value.isReference ? .nowhere(value) : self
  }
}

extension Evaluator {
  mutating func place(of expression: Expression) throws(Stop) -> Place {
    switch expression.form {
    case .name("_", _): return .nowhere(.void)
    case .name(let name, _): return try place(named: name, at: expression.range)
    case .member(let base, let name):
      let range = base.range.union(name.range)
      if case .name("super", _) = base.form {
        return .property(ownValue ?? .void, name.text, range)
      }
      let outer = try place(of: base)
      let value = try read(outer, at: base.range)
      if value.isReference { return .property(value, name.text, range) }
      if let view = try viewShown(by: value, for: name.text, at: range) {
        return .property(view, name.text, range)
      }
      if value == .absent {
        try refuseUnmeantName(base)
        throw .crash(EvaluationWords.memberOfNothing(name.text), at: range)
      }
      return .field(outer, name.text, range)
    case .index(let base, let arguments):
      let outer = try place(of: base)
      let operands = try self.arguments(arguments, as: []).operands
      return .element(outer, operands, expression.range)
    case .optionalChain(let base):
      let inner = try place(of: base)
      let value = try read(inner, at: base.range)
      if value == .absent || isUnset(value) { throw .chainEnded }
      return inner.holding(value)
    case .forced(let base):
      let inner = try place(of: base)
      let value = try read(inner, at: base.range)
      if value == .absent {
        throw .crash(EvaluationWords.unwrapsNothing(sourceName(base.range)), at: expression.range)
      }
      return inner.holding(value)
    case .tuple(let parts):
      var places: [Place] = []
      for part in parts { places.append(try place(of: part.value)) }
      return .tuple(places)
    case .prefix("&", let inner): return try place(of: inner)
    default: return .nowhere(try link(expression))
    }
  }

  private mutating func place(named name: String, at range: SourceRange) throws(Stop) -> Place {
    if let scope = scope(holding: name) { return .variable(scope, name) }
    if isInListing, let place = listingPlace(name) { return place }
    if let own = ownValue, try hasMember(name, own) {
      return own.isReference
        ? .property(own, name, range)
        : .field(.variable(scope(holding: "self") ?? frame.scope, "self"), name, range)
    }
    var outer = frame.owner
    while let type = outer {
      for ancestor in lineage(of: type) {
        if let variable = program.types[ancestor]?.statics[name] { return .global(variable) }
      }
      outer = type.outer
    }
    if let listingScope, heap[listingScope].names[name] != nil, name != "self" {
      return .variable(listingScope, name)
    }
    if let variable = program.globals[name] { return .global(variable) }
    if let place = listingPlace(name) { return place }
    let value = try value(named: name, [], at: range)
    // What nothing declares: a member of a base class that is not there.
    if case .unknown = value, case .object(let id)? = ownValue, program.isOpen(heap[id].type) {
      return .property(.object(id), name, range)
    }
    return .nowhere(value)
  }

  /// Of a variable of the listing or of the document, whose values are there while a listing runs; views
  /// and constraints are there by themselves.
  private mutating func listingPlace(_ name: String) -> Place? {
    guard let listingScope, name != "self" else { return documentValue(name).map { .nowhere($0) } }
    if heap[listingScope].names[name] != nil { return .variable(listingScope, name) }
    guard let value = documentValue(name) else { return nil }
    return heap[listingScope].names[name] != nil ? .variable(listingScope, name) : .nowhere(value)
  }

  private mutating func hasMember(_ name: String, _ own: Value) throws(Stop) -> Bool {
    if case .structure(let structure) = own, structure.fields[name] != nil { return true }
    guard let type = try ownType() else { return false }
    for ancestor in lineage(of: type) {
      guard let declared = program.types[ancestor] else { continue }
      if declared.properties[name] != nil { return true }
      if case .type = own, declared.statics[name] != nil { return true }
    }
    guard case .object(let id) = own else { return false }
    if heap[id].fields[name] != nil { return true }
    guard let base = base(of: type) else { return false }
    return UIKitTables.property(name, of: base, isStatic: false) != nil
      || UIKitTables.isInert(name, of: base)
  }

  mutating func read(_ place: Place, at range: SourceRange) throws(Stop) -> Value {
    switch place {
    case .variable(let scope, let name):
      let value = heap[scope].names[name] ?? .void
      if case .function(let callable) = value, case .closure(let id, _, _) = callable.body,
        computedLocals.contains(id)
      {
        return try call(callable, [], at: range)
      }
      return value
    case .global(let variable): return try global(variable, at: range)
    case .property(let base, let name, let range): return try read(name, of: base, at: range)
    case .field(let outer, let name, let range):
      return try read(name, of: read(outer, at: range), at: range)
    case .element(let outer, let operands, let range):
      return try element(operands, of: read(outer, at: range), at: range)
    case .tuple(let places):
      var fields: [Value.Field] = []
      for place in places {
        fields.append(Value.Field(label: nil, value: try read(place, at: range)))
      }
      return .tuple(fields)
    case .nowhere(let value): return value
    }
  }

  /// The type that a place's value has, where something says it.
  mutating func wantedType(of place: Place) throws(Stop) -> ValueType? {
    switch place {
    case .global(let variable):
      return variable.variable.type.flatMap { program.valueType($0, from: variable.owner) }
    case .property(let base, let name, _): return try wantedType(of: name, in: base)
    case .field(let outer, let name, let range):
      return try wantedType(of: name, in: read(outer, at: range))
    case .variable(let scope, let name):
      return heap[scope].types[name] ?? heap[scope].names[name].flatMap { valueType(of: $0) }
    case .element, .tuple, .nowhere: return nil
    }
  }

  private mutating func wantedType(of name: String, in base: Value) throws(Stop) -> ValueType? {
    guard let type = UIKitTables.type(of: base, in: heap) else { return nil }
    for ancestor in lineage(of: type) {
      if let variable = program.types[ancestor]?.properties[name] {
        if let written = variable.variable.type {
          return program.valueType(written, from: ancestor)
        }
        if case .object(let id) = base {
          return heap[id].fields[name].flatMap { valueType(of: $0) }
        }
      }
    }
    guard let table = tableType(of: base) else { return nil }
    let isStatic = if case .type = base { true } else { false }
    return UIKitTables.property(name, of: table, isStatic: isStatic)?.type.map { ValueType($0) }
  }

  // MARK: Writing

  mutating func write(_ operand: Operand, to place: Place) throws(Stop) {
    try checkSize(of: operand.value)
    switch place {
    case .variable(let scope, let name): heap[scope].names[name] = operand.value
    case .global(let variable): try write(operand, toGlobal: variable)
    case .property(let base, let name, let range):
      try write(operand, to: name, of: base, at: range)
    case .field(let outer, let name, let range):
      let old = try read(outer, at: range)
      guard let new = try replacing(name, in: old, by: operand, at: range) else { return }
      try write(Operand(new, at: operand.range), to: outer)
    case .element(let outer, let operands, let range):
      let old = try read(outer, at: range)
      guard let new = try replacing(operands, in: old, by: operand, at: range) else { return }
      try write(Operand(new, at: operand.range), to: outer)
    case .tuple(let places):
      guard case .tuple(let fields) = operand.value, fields.count == places.count else { return }
      for (place, field) in zip(places, fields) {
        try write(Operand(field.value, at: operand.range), to: place)
      }
    case .nowhere(let value):
      if let unknown = value.unknown { findings.passOver(unknown.name) }
    }
  }

  private mutating func write(
    _ operand: Operand, toGlobal variable: DeclaredVariable
  ) throws(Stop) {
    if let setter = variable.variable.setter {
      return try runObserver(
        setter, of: variable, on: variable.owner.map { .type($0) }, operand.value)
    }
    globals[VariableKey(id: variable.id, name: variable.name)] = operand.value
  }

  /// A struct, tuple or text with one of its parts replaced; `nil` where nothing changes.
  mutating func replacing(
    _ name: String, in old: Value, by operand: Operand, at range: SourceRange
  ) throws(Stop) -> Value? {
    switch old {
    case .tuple(var fields):
      let place = Int(name) ?? fields.firstIndex { $0.label == name }
      guard let place, fields.indices.contains(place) else { return nil }
      fields[place].value = operand.value
      return .tuple(fields)
    case .structure(var structure):
      if let variable = property(name, of: structure.type) {
        if variable.isComputed { return try settingComputed(variable, of: old, operand) }
        structure.fields[name] = operand.value.settledNumber(as: try wantedType(of: name, in: old))
        return try observed(variable, .structure(structure), old: structure.fields[name])
      }
      if structure.fields[name] == nil, let changed = try builtInWrite(name, in: old, operand) {
        return changed
      }
      let wanted = try wantedType(of: name, in: old)
      var new = operand
      if let type = wanted?.name { new = try settled(operand, as: type) }
      structure.fields[name] = new.value.settledNumber(as: wanted)
      // With another number it is no longer the rectangle that was read from a frame.
      structure.source = nil
      return .structure(structure)
    case .choice(let choice):
      guard let type = choice.type, let variable = property(name, of: type), variable.isComputed
      else { return nil }
      return try settingComputed(variable, of: old, operand)
    default:
      findings.passOver(name)
      return nil
    }
  }

  mutating func property(_ name: String, of type: TypeName) -> DeclaredVariable? {
    for ancestor in lineage(of: type) {
      if let variable = program.types[ancestor]?.properties[name] { return variable }
    }
    return nil
  }

  private mutating func settingComputed(
    _ variable: DeclaredVariable, of old: Value, _ operand: Operand
  ) throws(Stop) -> Value? {
    guard let setter = variable.variable.setter else { return nil }
    return try changed(by: setter, of: variable, old, operand.value)
  }

  private mutating func observed(
    _ variable: DeclaredVariable, _ new: Value, old: Value?
  ) throws(Stop) -> Value? {
    guard let observer = variable.variable.didSet, observing.insert(variable.name).inserted else {
      return new
    }
    defer { observing.remove(variable.name) }
    return try changed(by: observer, of: variable, new, old ?? .absent)
  }

  /// A member of a table that is written and not kept in the struct's fields: `rect.center`.
  private mutating func builtInWrite(
    _ name: String, in old: Value, _ operand: Operand
  ) throws(Stop) -> Value? {
    guard let type = tableType(of: old),
      case .property(_, let write?)? = UIKitTables.property(name, of: type, isStatic: false)?.form
    else { return nil }
    try write(&self, old, operand)
    return old
  }

  // MARK: Elements

  mutating func index(
    _ base: Expression, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    let value = try link(base)
    let given = try self.arguments(arguments, as: [])
    // A label says that the program's own subscript is meant: `titles[safe: 2]`.
    let isLabelled = given.labels.contains { $0 != nil }
    if isLabelled, let found = try declaredElement(given.operands, of: value, at: range) {
      return found
    }
    return try element(given.operands, of: value, at: range)
  }

  mutating func element(
    _ operands: [Operand], of value: Value, at range: SourceRange
  ) throws(Stop) -> Value {
    guard let key = operands.first else { return value }
    switch value {
    case .list(let values):
      if case .range = key.value { return .list(try slice(values, key.value, at: range)) }
      guard case .number(let number) = key.value,
        let place = number.known.flatMap({ Int(exactly: $0) })
      else { break }
      if values.isEmpty { break }
      guard values.indices.contains(place) else {
        throw .crash(EvaluationWords.beyondEnd(place, of: values.count), at: key.range)
      }
      return values[place]
    case .dictionary(let entries):
      return entries.first { $0.key.equals(key.value) }?.value ?? operands.dropFirst().first?.value
        ?? .absent
    default:
      if let found = try declaredElement(operands, of: value, at: range) { return found }
    }
    if value == .absent {
      // In Objective-C what is sent to nil is answered with nil.
      if program.file(of: range)?.dialect == .objectiveC { return .absent }
      throw .crash(EvaluationWords.memberOfNothing("[]"), at: range)
    }
    return try unknown("\(nameOf(value, at: range))[\(key.value.written)]", at: range)
  }

  private mutating func slice(
    _ values: [Value], _ bounds: Value, at range: SourceRange
  ) throws(Stop) -> [Value] {
    guard case .range(let lower, let upper, let isClosed) = bounds else { return values }
    let start = lower.flatMap(\.wholeNumber) ?? 0
    let end = upper.flatMap(\.wholeNumber).map { isClosed ? $0 + 1 : $0 } ?? values.count
    guard start >= 0, start <= end, end <= values.count else {
      throw .crash(EvaluationWords.beyondEnd(end, of: values.count), at: range)
    }
    return Array(values[start..<end])
  }

  private mutating func declaredElement(
    _ operands: [Operand], of value: Value, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard let type = UIKitTables.type(of: value, in: heap) else { return nil }
    for ancestor in lineage(of: type) {
      for function in program.types[ancestor]?.subscripts ?? []
      where function.function.parameters.count == operands.count && function.function.body != nil {
        return try run(function, on: value, operands).result
      }
    }
    return nil
  }

  private mutating func replacing(
    _ operands: [Operand], in old: Value, by new: Operand, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard let key = operands.first else { return nil }
    switch old {
    case .list(var values):
      guard let place = key.value.wholeNumber else { return nil }
      guard values.indices.contains(place) else {
        throw .crash(EvaluationWords.beyondEnd(place, of: values.count), at: key.range)
      }
      values[place] = new.value
      return .list(values)
    case .dictionary(var entries):
      let place = entries.firstIndex { $0.key.equals(key.value) }
      if new.value == .absent {
        if let place { entries.remove(at: place) }
      } else if let place {
        entries[place].value = new.value
      } else {
        guard entries.count < ValueLimits.listCount else { throw .listTooLong }
        entries.append(Value.Entry(key: key.value, value: new.value))
      }
      return .dictionary(entries)
    default:
      if policy == .typedLine {
        throw .objection(EvaluationWords.elementIsFixed, at: range, hints: [])
      }
      return nil
    }
  }
}

extension Value {
  var wholeNumber: Int? {
    if case .number(let number) = self { number.known.flatMap { Int(exactly: $0) } } else { nil }
  }
}
