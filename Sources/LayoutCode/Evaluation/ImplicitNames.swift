package import Interchange

/// `.brand`, `.custom(view)`, `.init(top: 8)`: looked up by the type that is wanted, and left as they
/// are where nothing says it; the tables then look them up by what they want.
extension Evaluator {
  mutating func implicit(
    _ name: NameSyntax, _ arguments: [Expression.Argument]?, as wanted: ValueType?,
    at range: SourceRange
  ) throws(Stop) -> Value {
    guard let type = wanted?.name, type != "Any" else {
      return .choice(try choice(name.text, arguments))
    }
    if let declared = program.types[type], declared.kind != nil || declares(name.text, type) {
      if name.text == "init" { return try construct(type, arguments ?? [], at: range) }
      if let arguments,
        let result = try callMember(name.text, of: .type(type), nil, arguments, at: range)
      {
        return result
      }
      if arguments == nil, let found = try staticMember(name.text, of: type, at: range) {
        return found
      }
    }
    if name.text == "none", arguments == nil, wanted?.isOptional == true { return .absent }
    if name.text == "some", let first = arguments?.first {
      return try evaluate(first.value, as: wanted?.wrapped)
    }
    let found = try choice(name.text, arguments)
    guard UIKitTables.table(type) != nil else {
      // Of a type that is not there: what it is called is all that is known.
      return .choice(Value.Choice(type: type, found.name, associated: found.associated))
    }
    return try settled(Operand(.choice(found), at: range), as: type).value
  }

  /// Whether an extension of one of UIKit's types has a static member of that name.
  private func declares(_ name: String, _ type: TypeName) -> Bool {
    program.types[type].map {
      $0.statics[name] != nil || $0.staticFunctions[name] != nil || !$0.initializers.isEmpty
    } ?? false
  }

  private mutating func choice(
    _ name: String, _ arguments: [Expression.Argument]?
  ) throws(Stop) -> Value.Choice {
    let given = try self.arguments(arguments ?? [], as: [])
    return Value.Choice(
      type: nil, name,
      associated: zip(given.labels, given.operands).map { Value.Field(label: $0, value: $1.value) })
  }

  /// What the program itself declares for a name behind a dot.
  package mutating func declaredMember(
    _ name: String, of type: TypeName, arguments: [Value.Field], at range: SourceRange
  ) throws(Stop) -> Value? {
    for ancestor in lineage(of: type) {
      guard let declared = program.types[ancestor] else { continue }
      if arguments.isEmpty {
        if let variable = declared.statics[name] { return try global(variable, at: range) }
        if declared.enumCase(name)?.associated.isEmpty == true {
          return .choice(name, of: ancestor)
        }
      }
      let labels = arguments.map(\.label)
      if let function = declared.staticFunctions[name]?.first(where: { $0.takes(labels) }) {
        return try run(
          function, on: .type(type), arguments.map { Operand($0.value, at: range) }
        ).result
      }
      if let found = declared.enumCase(name), !arguments.isEmpty {
        return .choice(Value.Choice(type: ancestor, found.name.text, associated: arguments))
      }
    }
    return nil
  }
}
