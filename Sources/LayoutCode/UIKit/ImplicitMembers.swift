import AutoLayout
import Interchange

/// `.vertical`, `.systemFont(ofSize: 12)`, `.zero`: what is named behind a dot alone is looked up where
/// it is used, by the type that is wanted there.
extension Evaluator {
  /// The same value with what it is named by looked up in `type`.
  mutating func settled(_ operand: Operand, as type: TypeName) throws(Stop) -> Operand {
    if operand.value == .absent, program.hasMessages, let nothing = Value.nothing(of: type) {
      return Operand(nothing, at: operand.range)
    }
    guard case .choice(let choice) = operand.value, choice.type == nil else { return operand }
    return Operand(
      try meaning(of: choice, as: UIKitTables.typeToday(type), at: operand.range),
      at: operand.range)
  }

  private mutating func meaning(
    of choice: Value.Choice, as type: TypeName, at range: SourceRange
  ) throws(Stop) -> Value {
    if let own = try declaredMember(
      choice.name, of: type, arguments: choice.associated, at: range)
    {
      return own
    }
    if let value = try staticMember(of: choice, in: type, at: range) { return value }
    if let name = EnumerationCase.name(choice.name, in: type) {
      return .choice(Value.Choice(type: type, name, associated: choice.associated))
    }
    try refuseUnknown(choice.name, in: type, at: range)
    return .unknown(Unknown("\(type.text).\(choice.name)", at: range, type: type))
  }

  private mutating func staticMember(
    of choice: Value.Choice, in type: TypeName, at range: SourceRange
  ) throws(Stop) -> Value? {
    if choice.associated.isEmpty,
      case .property(let read, _)? = UIKitTables.property(
        choice.name, of: type, isStatic: true, with: program.libraries)?.form
    {
      return try read(&self, .type(type), range)
    }
    let arguments = CallArguments(
      operands: choice.associated.map { Operand($0.value, at: range) },
      labels: choice.associated.map(\.label), range: range)
    if let made = try staticCall(choice.name, arguments, of: type) { return made }
    guard let today = EarlySwift.today(choice.name, arguments.labels, ofClass: type) else {
      return nil
    }
    return try staticCall(
      today.base,
      CallArguments(operands: arguments.operands, labels: today.labels, range: range), of: type)
  }

  private mutating func staticCall(
    _ name: String, _ arguments: CallArguments, of type: TypeName
  ) throws(Stop) -> Value? {
    guard
      let found = UIKitTables.method(
        name, arguments, of: type, isStatic: true, with: program.libraries),
      case .method(_, let call) = found.member.form
    else { return nil }
    return try call(&self, .type(type), found.arguments)
  }
}

extension EnumerationCase {
  /// The case as it is called today: Swift wrote `.ScaleAspectFit` up to its version 2.
  static func name(_ name: String, in type: TypeName) -> String? {
    guard let choices = UIKitTables.table(type)?.choices else { return nil }
    if choices.contains(where: { $0.name == name }) { return name }
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    return choices.contains { $0.name == lowered } ? lowered : nil
  }
}
