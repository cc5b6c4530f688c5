import AutoLayout
import Interchange

extension Evaluator {
  /// A call: of a method, a function, a type, a closure, or of something that is not known.
  mutating func call(
    _ function: Expression, _ arguments: [Expression.Argument], as wanted: ValueType?,
    at range: SourceRange
  ) throws(Stop) -> Value {
    switch function.form {
    case .implicitMember(let name):
      return try implicit(name, arguments, as: wanted, at: range)
    case .member(let base, let name):
      return try call(name, of: base, arguments, as: wanted, at: range)
    case .name(let name, _):
      return try call(named: name, arguments, as: wanted, at: range)
    case .type(let type): return try make(type, arguments, at: range)
    case .reference(let inner, _): return try call(inner, arguments, as: wanted, at: range)
    default: return try call(link(function), arguments, as: wanted, at: range)
    }
  }

  /// What stands before the parentheses is a value already.
  private mutating func call(
    _ value: Value, _ arguments: [Expression.Argument], as wanted: ValueType? = nil,
    at range: SourceRange
  ) throws(Stop) -> Value {
    switch value {
    case .function(let callable):
      if case .closure(let id, let scope, _) = callable.body, let local = localFunctions[id] {
        return try run(local, on: nil, arguments, capturing: scope, at: range)
      }
      let types = parameterTypes(of: callable)
      let given = try self.arguments(arguments, as: types)
      return try call(callable, given.operands.map(\.value), as: wanted, at: range)
    case .type(let type): return try construct(type, arguments, at: range)
    case .absent: throw .crash(EvaluationWords.callsNothing, at: range)
    case .unknown(let unknown): return try callUnknown(unknown.name, arguments, at: range)
    default: return try callUnknown(nameOf(value, at: range), arguments, at: range)
    }
  }

  // MARK: By a name

  private mutating func call(
    named name: String, _ arguments: [Expression.Argument], as wanted: ValueType?,
    at range: SourceRange
  ) throws(Stop) -> Value {
    if let value = scopeValue(name), name != "self" { return try call(value, arguments, at: range) }
    if name == "Self" {
      return try construct(try ownType() ?? frame.owner ?? "Any", arguments, at: range)
    }
    if name == "type", arguments.first?.label?.text == "of", let value = arguments.first?.value {
      return .type(UIKitTables.type(of: try evaluate(value), in: heap) ?? "Any")
    }
    // Outside all types a function of the program is meant, whatever controllers have.
    if frame.owner == nil, let chosen = choose(among: program.functions[name] ?? [], arguments) {
      if hasRunUncalled(chosen) { return .void }
      return try run(chosen, on: nil, arguments, at: range)
    }
    if let own = ownValue,
      let result = try callMember(name, of: own, nil, arguments, isImplicit: true, at: range)
    {
      return result
    }
    if let result = try callOuterStatic(name, arguments, at: range) { return result }
    if let candidates = program.functions[name],
      let chosen = choose(among: candidates, arguments)
    {
      if hasRunUncalled(chosen) { return .void }
      return try run(chosen, on: nil, arguments, at: range)
    }
    return try callGlobal(name, arguments, at: range)
  }

  private mutating func callOuterStatic(
    _ name: String, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value? {
    var outer = frame.owner
    while let type = outer {
      for ancestor in lineage(of: type) {
        if let candidates = program.types[ancestor]?.staticFunctions[name],
          let chosen = choose(among: candidates, arguments)
        {
          return try run(chosen, on: .type(type), arguments, at: range)
        }
      }
      outer = type.outer
    }
    return nil
  }

  private mutating func callGlobal(
    _ name: String, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    if let variable = program.globals[name] {
      return try call(global(variable, at: range), arguments, at: range)
    }
    if let value = documentValue(name), case .function = value {
      return try call(value, arguments, at: range)
    }
    if let type = program.type([name], from: frame.owner) {
      return try construct(type, arguments, at: range)
    }
    if name == "swap", try exchange(arguments) { return .void }
    if try write(by: name, arguments) { return .void }
    if let result = try callBuiltIn(
      name, of: .type(UIKitTables.globals), type: UIKitTables.globals, nil, arguments, at: range)
    {
      return result
    }
    if name.first?.isUppercase == true {
      return try construct(TypeName(name), arguments, at: range)
    }
    noteMisspelling(name)
    return try callUnknown(name, arguments, at: range)
  }

  // MARK: Of a value

  private mutating func call(
    _ name: NameSyntax, of base: Expression, _ arguments: [Expression.Argument],
    as wanted: ValueType?, at range: SourceRange
  ) throws(Stop) -> Value {
    // As a site of constraints is told: from the name to the closing parenthesis.
    let callRange = SourceRange(name.range.lowerBound, range.upperBound)
    if case .name("super", _) = base.form {
      return try callSuper(name.text, arguments, at: callRange)
    }
    var place: Place?
    let value: Value
    if base.isPath {
      let found = try self.place(of: base)
      place = found
      value = try read(found, at: base.range)
    } else {
      value = try link(base, as: base.startsImplicitly ? wanted : nil)
    }
    if name.text == "init" { return try callInitializer(of: value, arguments, at: callRange) }
    if let result = try callMember(name.text, of: value, place, arguments, at: callRange) {
      return result
    }
    switch value {
    case .unknown(let unknown):
      if let view = try viewOf(unknown, usedFor: name.text, at: range) {
        if let result = try callMember(name.text, of: view, nil, arguments, at: callRange) {
          return result
        }
        if let done = try arrange(by: name.text, of: view, arguments) { return done }
      }
      return try callUnknown("\(unknown.name).\(name.text)", arguments, at: callRange)
    case .absent:
      try refuseUnmeantName(base)
      throw .crash(EvaluationWords.memberOfNothing(name.text), at: callRange)
    default:
      if let done = try arrange(by: name.text, of: value, arguments) { return done }
      if let same = try callAsConstraint(name.text, value, arguments, at: callRange) { return same }
      try refuseUnknown(name.text, in: value, at: callRange)
      try refuseMember(name.text, of: value, at: name.range)
      if chain(value) != nil { return value }
      noteMisspelling(name.text, memberOf: value)
      let isOwn = if case .name("self", _) = base.form { true } else { false }
      return try callUnknown(
        "\(nameOf(value, at: base.range)).\(name.text)", arguments,
        receiver: isOwn ? nil : value, at: callRange)
    }
  }

  /// What stands for a constraint has the methods of one, and those that a project's helpers add.
  private mutating func callAsConstraint(
    _ name: String, _ value: Value, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value? {
    if let same = try callHelper(name, of: value, arguments, at: range) { return same }
    guard let holder = libraryConstraint(of: value) else { return nil }
    return try callMember(name, of: holder, nil, arguments, at: range)
  }

  /// `addArrangedSubview` on an unknown view shows that this is a stack view: the other is put into it.
  private mutating func arrange(
    by method: String, of value: Value, _ arguments: [Expression.Argument]
  ) throws(Stop) -> Value? {
    guard method == "addArrangedSubview", let view = viewID(of: value),
      unknownViews.contains(view), let arranged = arguments.first
    else { return nil }
    let subview = Operand(try evaluate(arranged.value), at: arranged.value.range)
    return try insert(subview, into: view, at: .front)
  }

  private mutating func callInitializer(
    of value: Value, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    switch value {
    case .type(let type): return try construct(type, arguments, at: range)
    case .object(let id):
      // `self.init(…)` of a convenience initializer
      return try initialize(.object(id), as: heap[id].type, arguments, at: range)
    case .structure(let structure):
      let made = try construct(structure.type, arguments, at: range)
      if let scope = scope(holding: "self") { heap[scope].names["self"] = made }
      return made
    case .unknown(let unknown): return try callUnknown("\(unknown.name).init", arguments, at: range)
    default: return value
    }
  }

  /// A method of the program or of the tables; `nil` where there is none that is called so.
  mutating func callMember(
    _ name: String, of value: Value, _ place: Place?, _ arguments: [Expression.Argument],
    isImplicit: Bool = false, at range: SourceRange
  ) throws(Stop) -> Value? {
    if let type = UIKitTables.type(of: value, in: heap) {
      let isStatic = if case .type = value { true } else { false }
      for ancestor in lineage(of: type) {
        guard let declared = program.types[ancestor] else { continue }
        let candidates =
          (isStatic ? declared.staticFunctions : declared.functions)[name]?
          .filter { $0.function.body != nil } ?? []
        if !candidates.isEmpty, let chosen = choose(among: candidates, arguments) {
          return try run(chosen, on: value, place: place, arguments, at: range)
        }
        if isStatic, let maker = declared.enumCase(name) {
          return try make(maker, of: ancestor, arguments)
        }
      }
      if let result = try callProperty(name, of: value, arguments, at: range) { return result }
      if let result = try callSetter(name, of: value, arguments, at: range) { return result }
    }
    guard let type = tableType(of: value) else {
      if case .unknown = value { return nil }
      return try callBuiltIn(name, of: value, type: "Any", place, arguments, at: range)
    }
    if isImplicit, case .type = value { return nil }
    if let result = try callBuiltIn(name, of: value, type: type, place, arguments, at: range) {
      return result
    }
    return nil
  }

  /// A property that holds a function, or a type within a type.
  private mutating func callProperty(
    _ name: String, of value: Value, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value? {
    if case .type(let type) = value {
      if let found = try staticMember(name, of: type, at: range) {
        if case .function(let callable) = found, case .builtIn = callable.body { return nil }
        return try call(found, arguments, at: range)
      }
      return nil
    }
    guard let found = try declaredMember(name, of: value, at: range) else { return nil }
    if case .function(let callable) = found, case .declared = callable.body { return nil }
    if arguments.isEmpty, found.isNoFunction { return found }
    return try call(found, arguments, at: range)
  }

  private mutating func callSuper(
    _ name: String, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    guard let own = ownValue else { return .void }
    if name == "init" { return try callSuperInitializer(of: own, arguments, at: range) }
    for ancestor in try ancestors(above: frame.owner) {
      let candidates = program.types[ancestor]?.functions[name]?.filter { $0.function.body != nil }
      if let candidates, let chosen = choose(among: candidates, arguments) {
        return try run(chosen, on: own, arguments, at: range)
      }
    }
    guard let type = tableType(of: own),
      let result = try callBuiltIn(name, of: own, type: type, nil, arguments, at: range)
    else {
      // UIKit's own method, or that of a base class that is not there.
      let given = try self.arguments(arguments, as: [])
      return given.operands.isEmpty ? .void : .unknown(Unknown("super.\(name)()", at: range))
    }
    return result
  }

  // MARK: The tables'

  mutating func callBuiltIn(
    _ name: String, of value: Value, type: TypeName, _ place: Place?,
    _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value? {
    let isStatic = if case .type = value { type != UIKitTables.globals } else { false }
    let libraries = program.libraries
    let forms =
      UIKitTables.methods(name, of: type, isStatic: isStatic, with: libraries)
      + (type == UIKitTables.globals
        ? UIKitTables.methods(name, of: type, isStatic: true, with: libraries) : [])
    if forms.isEmpty {
      let earlier = try callByEarlierName(name, of: value, type: type, place, arguments, at: range)
      if let earlier { return earlier }
      return try callPassed(name, of: value, type: type, arguments, at: range)
    }
    var types = Self.types(in: forms, for: arguments)
    if let place, arguments.contains(where: \.value.beginsImplicitly) {
      let whole = try wantedType(of: place)
      for (number, argument) in arguments.enumerated() where types[number] == nil {
        types[number] = argument.label?.text == "contentsOf" ? whole : whole?.element
      }
    }
    let given = try self.arguments(arguments, as: types, at: range)
    let changing =
      place != nil && (policy == .typedLine || standsAlone(range))
      ? UIKitTables.change(name, given, of: type) : nil
    let found =
      changing ?? UIKitTables.method(name, given, of: type, isStatic: isStatic, with: libraries)
      ?? (type == UIKitTables.globals
        ? UIKitTables.method(name, given, of: type, isStatic: true, with: libraries) : nil)
    guard let found else {
      return try callByEarlierName(name, of: value, type: type, place, arguments, at: range)
    }
    return try call(found.member, on: value, place, found.arguments)
  }

  private mutating func call(
    _ member: Member, on value: Value, _ place: Place?, _ arguments: CallArguments
  ) throws(Stop) -> Value {
    switch member.form {
    case .method(_, let call): return try call(&self, value, arguments)
    case .mutating(_, let change):
      var changed = value
      let result = try change(&self, &changed, arguments)
      if let place, changed != value {
        try write(Operand(changed, at: arguments.range), to: place)
      }
      return result
    case .property(let read, _): return try read(&self, value, arguments.range)
    }
  }

  /// What was a method once and is a property today, and what has no part in the layout.
  private mutating func callPassed(
    _ name: String, of value: Value, type: TypeName, _ arguments: [Expression.Argument],
    at range: SourceRange
  ) throws(Stop) -> Value? {
    // In Swift a constraint has no such setters: an extension's gives it back.
    let isChain = isConstraint(value) && program.file(of: range)?.dialect != .objectiveC
    if arguments.count == 1, !isChain, let setter = UIKitTables.setter(name, of: type),
      case .property(_, let write?) = setter.form
    {
      let operand = Operand(
        try evaluate(arguments[0].value, as: setter.type.map { ValueType($0) }),
        at: arguments[0].value.range)
      try write(&self, value, operand)
      return .void
    }
    if UIKitTables.isInert(name, of: type) {
      let given = try self.arguments(arguments, as: [])
      findings.passOver(name)
      let known = type == UIKitTables.globals ? "" : nameOf(value, at: range)
      let owner = known.isEmpty || known == "…" ? "" : known + "."
      holdBack(given, by: "\(owner)\(name)")
      unknownCalls += 1
      return .unknown(Unknown("\(owner)\(name)()", at: range, call: unknownCalls))
    }
    if let member = UIKitTables.property(
      name, of: type, isStatic: false, with: program.libraries),
      case .property(let read, _) = member.form
    {
      let held = try read(&self, value, range)
      if case .function = held { return try call(held, arguments, at: range) }
      return arguments.isEmpty ? held : nil
    }
    return nil
  }

  /// What the parameters of a table's method want, by the labels of a call.
  static func types(
    in members: [Member], for arguments: [Expression.Argument]
  ) -> [ValueType?] {
    arguments.enumerated().map { place, argument in
      for member in members {
        guard let parameters = member.parameters else { continue }
        let named = parameters.first { $0.labels.contains(argument.label?.text) }
        let positional = parameters.indices.contains(place) ? parameters[place] : nil
        let found =
          argument.label == nil && positional?.labels.contains(nil) == true ? positional : named
        if let type = found?.type { return ValueType(type) }
      }
      return nil
    }
  }
}

extension Expression {
  /// Whether it names a place, so that a change to its value can be put back.
  var isPath: Bool {
    switch form {
    case .name: true
    case .member(let base, _), .index(let base, _), .forced(let base), .optionalChain(let base):
      base.isPath
    default: false
    }
  }
}
