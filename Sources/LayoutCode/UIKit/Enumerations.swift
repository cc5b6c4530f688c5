import Interchange

/// Tables of enums and option sets.
extension MemberTable {
  /// Numbered from 0 in their order.
  static func enumeration(
    _ type: TypeName, older: [TypeName] = [], counted names: [String]
  ) -> MemberTable {
    enumeration(type, older: older, cases: names.enumerated().map { ($0.element, $0.offset) })
  }

  /// Each a bit, in their order.
  static func optionSet(
    _ type: TypeName, older: [TypeName] = [], _ names: [String]
  ) -> MemberTable {
    enumeration(
      type, older: older, cases: names.enumerated().map { ($0.element, 1 << $0.offset) },
      isOptionSet: true)
  }

  static func enumeration(
    _ type: TypeName, older: [TypeName] = [], cases: [(String, Int)], isOptionSet: Bool = false
  ) -> MemberTable {
    MemberTable(
      type, older: older, choices: cases.map { EnumerationCase(name: $0, rawValue: $1) },
      isOptionSet: isOptionSet,
      members: members(type) + (cases.contains { $0.0 == "none" } ? [] : nothing(type)))
  }

  /// How early Swift called no options.
  private static func nothing(_ type: TypeName) -> [Member] {
    ["allZeros", "None"].map { .constant($0, type: type, .list([])) }
  }

  private static func members(_ type: TypeName) -> [Member] {
    [
      .property("rawValue", type: "Int") { _, value, range in
        EnumerationCase.number(of: value, in: type)
          ?? .unknown(Unknown("rawValue", at: range, type: "Int"))
      },
      .property("hashValue", type: "Int") { _, value, _ in
        EnumerationCase.number(of: value, in: type) ?? .whole(0)
      },
      .initializer(["rawValue"]) { (evaluator, _, arguments) throws(Stop) in
        try evaluator.value(ofNumber: arguments.first, in: type)
      },
      .initializer(["_*"]) { (evaluator, _, arguments) throws(Stop) in
        guard let operand = arguments.operands.first else { return .list([]) }
        if case .number = operand.value { return try evaluator.value(ofNumber: operand, in: type) }
        return operand.value
      },
      .property("allCases", type: "Array", isStatic: true) { _, _, _ in
        .list(EnumerationCase.all(of: type))
      },
      .method("contains", ["_"], gives: "Bool") { (evaluator, value, arguments) throws(Stop) in
        guard let own = try evaluator.options(Operand(value, at: arguments.range), of: type).value,
          let wanted = try evaluator.options(arguments.first, of: type).value
        else { return .boolean(false) }
        return .boolean(wanted.allSatisfy(own.contains))
      },
    ]
  }
}

extension EnumerationCase {
  /// The number of a case, of several options that of their bits; `nil` for what is of another type.
  fileprivate static func number(of value: Value, in type: TypeName) -> Value? {
    let choices = UIKitTables.table(type)?.choices ?? []
    switch value {
    case .choice(let choice):
      return choices.first { $0.name == choice.name }.map { .whole(Double($0.rawValue)) }
    case .list(let values):
      let bits = values.compactMap { number(of: $0, in: type) }
      return .whole(
        Double(
          bits.reduce(0) { sum, bit in
            if case .number(let number) = bit { sum | Int(number.known ?? 0) } else { sum }
          }))
    default: return nil
    }
  }

  fileprivate static func all(of type: TypeName) -> [Value] {
    (UIKitTables.table(type)?.choices ?? []).map { .choice($0.name, of: type) }
  }
}

extension Evaluator {
  /// The case of a number; `nil` where there is none, of an option set the options in it.
  fileprivate mutating func value(
    ofNumber operand: Operand, in type: TypeName
  ) throws(Stop) -> Value {
    guard let number = try knownWhole(operand) else { return operand.value }
    let table = UIKitTables.table(type)
    let choices = table?.choices ?? []
    if let match = choices.first(where: { $0.rawValue == number }) {
      return .choice(match.name, of: type)
    }
    let bits = choices.filter { $0.rawValue != 0 && number & $0.rawValue == $0.rawValue }
    if bits.isEmpty, number != 0 || table?.isOptionSet != true { return .absent }
    return .list(bits.map { .choice($0.name, of: type) })
  }
}
