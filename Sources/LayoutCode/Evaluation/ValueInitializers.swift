import AutoLayout
import Interchange

/// Making structs, enums and what wraps a property.
extension Evaluator {
  mutating func constructStruct(
    _ type: TypeName, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    guard let declared = program.types[type] else { return .void }
    let own = try emptyStruct(type, declared)
    if let chosen = choose(among: declared.written, arguments) {
      return try runInitializer(chosen, on: own, arguments, at: range)
    }
    return try memberwise(own, declared, arguments)
  }

  /// A struct whose fields have the values that its declaration gives them.
  mutating func emptyStruct(
    _ type: TypeName, _ declared: DeclaredType
  ) throws(Stop) -> Value {
    var fields: [String: Value] = [:]
    for variable in declared.stored {
      let wanted = variable.variable.type.flatMap { program.valueType($0, from: type) }
      if let initial = variable.variable.value {
        let outer = enter(owner: type, own: .type(type))
        defer { frame = outer }
        let value = try guarded(initial, as: wanted, name: variable.name)
        fields[variable.name] = value
        names.property(variable.givenName, value)
      } else if variable.startsAbsent {
        fields[variable.name] = .absent
      }
    }
    return .structure(Value.Structure(type: type, fields: fields))
  }

  /// What the property wrappers of the program make of a first value: `@UsesAutoLayout var box = UIView()`;
  /// of several the last one wraps the value, and each before it what that has made. `nil` for a property
  /// that has none.
  mutating func wrapped(
    _ value: Value, by variable: DeclaredVariable, at range: SourceRange
  ) throws(Stop) -> Value? {
    var whole: Value?
    for (wrapper, attribute) in wrappers(of: variable).reversed() {
      whole = try wrapped(whole ?? value, in: wrapper, attribute, at: range)
    }
    return whole
  }

  private mutating func wrapped(
    _ value: Value, in wrapper: TypeName, _ attribute: Declaration.Attribute,
    at range: SourceRange
  ) throws(Stop) -> Value? {
    guard let declared = program.types[wrapper] else { return nil }
    var own = try emptyStruct(wrapper, declared)
    if declared.kind == .class {
      let id = makeObject(wrapper)
      try initializeProperties(of: id)
      own = .object(id)
    }
    let given = try arguments(attribute.arguments, as: [])
    for initializer in declared.written {
      guard let places = initializer.places(for: ["wrappedValue"] + given.labels) else { continue }
      let operands = zip(places, [Operand(value, at: range)] + given.operands)
      return try runInitializer(
        initializer, on: own, Dictionary(operands.map { ($0, [$1]) }, uniquingKeysWith: +))
    }
    guard case .structure(var structure) = own else { return own }
    structure.fields["wrappedValue"] = value
    return .structure(structure)
  }

  /// The value that a property has within its wrappers.
  mutating func unwrapped(
    _ holder: Value, of variable: DeclaredVariable, at range: SourceRange
  ) throws(Stop) -> Value {
    var value = holder
    for _ in wrappers(of: variable) { value = try read("wrappedValue", of: value, at: range) }
    return value
  }

  /// The wrappers with another value in the innermost one.
  mutating func rewrapped(
    _ holder: Value, by operand: Operand, depth: Int
  ) throws(Stop) -> Value {
    var inner = operand
    if depth > 1 {
      let old = try read("wrappedValue", of: holder, at: operand.range)
      inner.value = try rewrapped(old, by: operand, depth: depth - 1)
    }
    if holder.isReference {
      try write(inner, to: "wrappedValue", of: holder, at: operand.range)
      return holder
    }
    return try replacing("wrappedValue", in: holder, by: inner, at: operand.range) ?? holder
  }

  /// The types of the program that wrap a property, the outermost first.
  func wrappers(
    of variable: DeclaredVariable
  ) -> [(type: TypeName, attribute: Declaration.Attribute)] {
    variable.attributes.compactMap { attribute in
      guard let type = program.type([attribute.name.text], from: variable.owner),
        program.types[type]?.properties["wrappedValue"] != nil
      else { return nil }
      return (type, attribute)
    }
  }

  private mutating func memberwise(
    _ own: Value, _ declared: DeclaredType, _ arguments: [Expression.Argument]
  ) throws(Stop) -> Value {
    guard case .structure(var structure) = own else { return own }
    for argument in arguments {
      let name = argument.label?.text
      let variable =
        name.flatMap { label in declared.stored.first { $0.name == label } }
        ?? declared.stored.first { structure.fields[$0.name] == nil }
      guard let variable else { continue }
      let wanted = variable.variable.type.flatMap { program.valueType($0, from: declared.name) }
      structure.fields[variable.name] =
        try evaluate(argument.value, as: wanted).settledNumber(as: wanted)
    }
    return .structure(structure)
  }

  mutating func constructCase(
    of type: TypeName, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    guard let declared = program.types[type] else { return .void }
    if let chosen = choose(among: declared.initializers, arguments) {
      let own = Value.choice(declared.cases.first?.name.text ?? "", of: type)
      return try runInitializer(chosen, on: own, arguments, at: range)
    }
    guard arguments.first?.label?.text == "rawValue", let written = arguments.first?.value else {
      return try callUnknown(type.text, arguments, at: range)
    }
    let raw = try evaluate(written)
    if case .unknown(let unknown) = raw {
      return try self.unknown("\(type.text)(rawValue: \(unknown.name))", at: range, type: type)
    }
    for place in declared.cases.indices {
      guard try rawValue(ofCase: place, in: declared).equals(raw) else { continue }
      return .choice(declared.cases[place].name.text, of: type)
    }
    return .absent
  }

  /// A case that takes values.
  mutating func make(
    _ maker: Declaration.Case, of type: TypeName, _ arguments: [Expression.Argument]
  ) throws(Stop) -> Value {
    let types = maker.associated.map { parameter in
      parameter.type.flatMap { program.valueType($0, from: type) }
    }
    let given = try self.arguments(arguments, as: types)
    return .choice(
      Value.Choice(
        type: type, maker.name.text,
        associated: zip(given.labels, given.operands).map {
          Value.Field(label: $0, value: $1.value)
        }))
  }

  /// `[String]()`, `[Int](repeating: 0, count: 3)`
  mutating func make(
    _ type: TypeSyntax, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    switch type.form {
    case .list where arguments.isEmpty: return .list([])
    case .dictionary where arguments.isEmpty: return .dictionary([])
    default:
      return try construct(program.typeName(type, from: frame.owner) ?? "Any", arguments, at: range)
    }
  }
}
