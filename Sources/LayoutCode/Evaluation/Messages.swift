import Interchange

/// What objects of Objective-C do otherwise than Swift's.
extension Evaluator {
  /// `setTitle:` of a class, which `self.title = …` calls.
  mutating func messageSetting(_ property: String, of type: TypeName) -> DeclaredFunction? {
    guard program.hasMessages else { return nil }
    let name = "set" + property.capitalizedFirst
    for ancestor in lineage(of: type) {
      let found = program.types[ancestor]?.functions[name]?.first {
        $0.isMessage && $0.function.parameters.count == 1 && $0.function.body != nil
      }
      if let found { return found }
    }
    return nil
  }

  /// `[UILabel newAutoLayoutView]` of somebody's category makes one.
  func makesNew(_ name: String, _ type: TypeName) -> Bool {
    program.hasMessages && program.isView(type) && ["new", "auto"].contains { name.hasPrefix($0) }
  }

  /// The number of a message that makes something anew, as `[Kit newCard]` does by its name.
  mutating func callMaking(_ name: String) -> Int? {
    guard program.hasMessages, name.hasPrefix("new"), name.dropFirst(3).first?.isUppercase == true
    else { return nil }
    unknownCalls += 1
    return unknownCalls
  }

  /// `[card setTitle:…]` where nothing but a property is called so; `nil` where none is.
  mutating func callSetter(
    _ name: String, of value: Value, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value? {
    guard program.hasMessages, arguments.count == 1, let bare = name.propertySet,
      case .object(let id) = value
    else { return nil }
    guard let variable = property(bare, of: heap[id].type), variable.isIvar else { return nil }
    let type = variable.variable.type.flatMap { program.valueType($0, from: variable.owner) }
    let given = try self.arguments(arguments, as: [type], at: range)
    try write(given.first, to: bare, of: value, at: range)
    return .void
  }

  /// What a variable is as long as nothing set it: 0, `NO` or `nil`. One that its class never sets is given
  /// from outside, and not known; then `nil` is returned.
  mutating func nothing(
    of variable: DeclaredVariable, for id: ObjectID, at range: SourceRange
  ) throws(Stop) -> Value? {
    guard variable.isIvar, !variable.isOutlet,
      lineage(of: heap[id].type).contains(where: {
        program.types[$0]?.assigned.contains(variable.givenName) == true
      })
    else { return nil }
    guard let written = variable.variable.type, !written.isOptional,
      let type = program.valueType(written, from: variable.owner)
    else { return .absent }
    if type.name == "Bool" { return .boolean(false) }
    if let isWhole = type.isWhole { return isWhole ? .whole(0) : .real(0) }
    guard let name = type.name,
      case .property(let read, _)? = UIKitTables.property("zero", of: name, isStatic: true)?.form
    else { return nil }
    return try read(&self, .type(name), range)
  }

  private func isObject(_ type: TypeName) -> Bool {
    let type = ValueType(type)
    return type.isWhole == nil && type.name != "Bool" && type.name != "Any"
  }

  /// What conditions and loops of C ask for: whether something is there and not 0, and what `for … in` goes
  /// through.
  mutating func message(
    _ name: String, _ arguments: [Expression.Argument], at range: SourceRange
  ) throws(Stop) -> Value {
    guard let expression = arguments.first?.value else { return .void }
    let value = try evaluate(expression)
    if name == "each" {
      guard case .dictionary(let entries) = value else { return value }
      return .list(entries.map(\.key))
    }
    switch value {
    case .unknown(let unknown) where unknown.type.map({ isObject($0) }) == true:
      // Something of which the class is known is there, as with `if let`.
      findings.use(unknown, as: .anything)
      return .boolean(true)
    case .unknown, .boolean: return value
    case .absent: return .boolean(false)
    case .number(let number): return .boolean(number.known != 0)
    case .choice(let choice):
      let cases = choice.type.flatMap { UIKitTables.table($0)?.choices } ?? []
      return .boolean(cases.first { $0.name == choice.name }?.rawValue != 0)
    default: return .boolean(true)
    }
  }
}

extension Value {
  /// What a message to `nil` gives where a number or a truth stands beside it: 0 or `NO`.
  func asAmount(in program: Program, beside other: Value) -> Value {
    guard program.hasMessages, self == .absent else { return self }
    return switch other {
    case .number: .whole(0)
    case .boolean: .boolean(false)
    default: self
    }
  }

  /// What C has for a number or a struct that nothing has set; `nil` for what has no such.
  static func nothing(of type: TypeName) -> Value? {
    if type == "UILayoutPriority" { return nil }
    if let isWhole = ValueType(type).isWhole { return isWhole ? .whole(0) : .real(0) }
    return Shape.allCases.first { $0.type == type && $0 != .transform }?.zero
  }

  /// The number of an option beside a number: `(edges & UIRectEdgeTop) == 0`.
  func asOption(in program: Program, beside other: Value) -> Value {
    guard program.hasMessages, case .number = other, case .choice(let choice) = self,
      let cases = choice.type.flatMap({ UIKitTables.table($0)?.choices }),
      let option = cases.first(where: { $0.name == choice.name })
    else { return self }
    return .whole(Double(option.rawValue))
  }

  /// Those of some options that are among others, in C: what `mask & option` leaves.
  func common(with other: Value) -> Value? {
    guard let names = options, let others = other.options else { return nil }
    if names == ["all"] { return other }
    if others == ["all"] { return self }
    let left = names.filter(others.contains)
    return left.isEmpty ? .whole(0) : left.count == names.count ? self : other
  }

  private var options: [String]? {
    switch self {
    case .choice(let choice): return [choice.name]
    case .list(let values):
      let names = values.compactMap(\.options)
      return names.count == values.count ? names.flatMap(\.self) : nil
    default: return nil
    }
  }

  /// Whether it is known, and nothing that could be called.
  var isNoFunction: Bool {
    switch self {
    case .function, .unknown, .type: false
    default: true
    }
  }
}
