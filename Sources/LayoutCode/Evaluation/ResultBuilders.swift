import Interchange

/// What a result builder makes of a body: its views stand there one after the other, some of them only
/// `if` something holds, or `for` each of a list.
struct ResultBuilder: Sendable {
  /// The type whose functions put the parts together; `nil` where it is not in the code: then they are a
  /// list.
  let type: TypeName?
  var parts: [Value] = []
}

extension Evaluator {
  /// The builder that an attribute names; `nil` for any other attribute.
  func builder(named name: String?, from owner: TypeName?) -> ResultBuilder? {
    guard let name else { return nil }
    if let type = program.type([name], from: owner), let declared = program.types[type] {
      let isBuilder = declared.staticFunctions.keys.contains { $0.hasPrefix("build") }
      return isBuilder ? ResultBuilder(type: type) : nil
    }
    return name.hasSuffix("Builder") ? ResultBuilder(type: nil) : nil
  }

  /// The builder among the attributes of a function or property.
  func builder(
    among attributes: [Declaration.Attribute], from owner: TypeName?
  ) -> ResultBuilder? {
    attributes.lazy.compactMap { self.builder(named: $0.name.text, from: owner) }.first
  }

  /// Carries out a body and gives what the builder makes of its parts. With a `return` in it, it is a body
  /// like any other.
  mutating func build(
    _ body: [Statement], by builder: ResultBuilder
  ) throws(Stop) -> Value {
    frame.builder = builder
    if case .returned(let value) = try run(body) { return value }
    let parts = frame.builder?.parts ?? []
    guard builder.type != nil else { return .list(parts) }
    let block = try built("buildBlock", parts) ?? .list(parts)
    return try built("buildFinalResult", [block]) ?? block
  }

  /// An expression that stands alone in such a body.
  mutating func addPart(_ value: Value) throws(Stop) {
    if value == .void { return }
    let part = try built("buildExpression", [value]) ?? value
    frame.builder?.parts.append(part)
  }

  /// Carries out what chooses or repeats parts, and puts those together.
  mutating func runParts(of statement: Statement) throws(Stop) -> Flow {
    let before = frame.builder?.parts ?? []
    frame.builder?.parts = []
    let flow = try carryOut(branching: statement)
    let parts = frame.builder?.parts ?? []
    let added = frame.builder?.type == nil ? parts : [try joined(parts, in: statement)]
    frame.builder?.parts = before + added
    return flow
  }

  private mutating func joined(
    _ parts: [Value], in statement: Statement
  ) throws(Stop) -> Value {
    let block = try built("buildBlock", parts) ?? .list(parts)
    switch statement.form {
    case .loop: return try built("buildArray", [.list([block])]) ?? block
    case .conditional(let conditional) where conditional.otherwise == nil:
      let part = parts.isEmpty ? Value.absent : block
      if let made = try built("buildOptional", [part]) { return made }
      return try built("buildIf", [part]) ?? block
    default: return try built("buildEither", [block]) ?? block
    }
  }

  /// What a function of the builder gives; `nil` where it has none for such values.
  private mutating func built(_ name: String, _ values: [Value]) throws(Stop) -> Value? {
    guard let type = frame.builder?.type, let own = program.types[type] else { return nil }
    let operands = values.map { Operand($0, at: own.range ?? SourceRange(0, 0)) }
    let function = own.staticFunctions[name]?.first { function in
      let parameters = function.function.parameters
      return parameters.count == 1 && parameters[0].isVariadic
        || parameters.count == operands.count && fits(function, operands)
    }
    guard let function else { return nil }
    let isVariadic = function.function.parameters.first?.isVariadic == true
    var places: [Int: [Operand]] = [0: operands]
    if !isVariadic {
      places = Dictionary(
        uniqueKeysWithValues: operands.enumerated().map { ($0.offset, [$0.element]) })
    }
    return try carryOut(function, on: .type(type), places).result
  }
}
