import AutoLayout
import Interchange

/// What types have by themselves: `static let wide = narrow * 2`.
extension Interpreter {
  /// Works out what is not known yet. Such values speak of one another, in whatever order they
  /// stand.
  mutating func giveTypesValues() throws(LineFailure) {
    guard workspace.code.waitsForValues else { return }
    workspace.code.waitsForValues = false
    workspace.code.isGivingValues = true
    var isNew = true
    while isNew {
      isNew = false
      for type in workspace.code.types.reversed() where !type.unknown.isEmpty {
        if try giveValues(to: type) { isNew = true }
      }
    }
    workspace.code.isGivingValues = false
  }

  /// Whether something new became known.
  private mutating func giveValues(to type: PastedType) throws(LineFailure) -> Bool {
    // What is no view is there for its values.
    let hasViews = workspace.code.hasViews(type.name)
    var isNew = false
    var rest: [Statement.Declaration] = []
    for property in type.unknown where property.isStatic || !hasViews {
      try count(1, at: property.value.range)
      if let value = value(of: property, in: type.name) {
        workspace.code.give(property.name.text, value, to: type.name)
        isNew = true
      } else {
        rest.append(property)
      }
    }
    // What speaks of something below it is often followed by what that speaks of.
    workspace.code.leave(rest.reversed(), unknownOf: type.name)
    return isNew
  }

  /// Leaves all as it was, for it may come to nothing; views are made where something is made of the
  /// type.
  private mutating func value(of property: Statement.Declaration, in type: String) -> Value? {
    let before = self
    defer { goBack(to: before) }
    workspace.code.place = type
    switch try? operand(
      property.value.withType(property.type).naming(property.type?.text, in: workspace.code)
    ).value {
    case .newView, .newConstraint, .item, nil: return nil
    case let value?:
      return Operand(value, at: property.name.range).whole(if: property.isWhole).value
    }
  }
}

extension Statement {
  /// Whether it only declares functions and types, and nothing is worked out yet.
  var isDeclaredOnly: Bool {
    switch self {
    case .function, .type: true
    default: false
    }
  }
}

extension Workspace {
  /// What a name stands for in the code of the type that it stands in.
  func valueOfPlace(named name: String) -> Value? {
    code.place.flatMap(code.type)?.members[name]
  }

  /// Whether a type will have a value of that name, which is not worked out yet.
  func awaitsValue(_ name: String, of type: String?) -> Bool {
    guard code.isGivingValues, let type = type.flatMap(code.type) else { return false }
    return type.unknown.contains { $0.name.text == name }
  }
}
