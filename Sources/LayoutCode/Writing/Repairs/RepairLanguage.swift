import AutoLayout

/// What the statements of a repair look like in each language.
extension CodeFile.Dialect {
  func holding(_ call: String, as name: String) -> String {
    switch self {
    case .swift: "let \(name) = \(call)"
    case .objectiveC: "NSLayoutConstraint *\(name) = \(call);"
    }
  }

  /// A constraint under a name, with a priority that its call cannot say.
  func holding(_ call: String, as name: String, _ priority: Priority) -> [String] {
    [holding(call, as: name), setting(priority, of: name)]
  }

  func setting(_ priority: Priority, of name: String) -> String {
    switch self {
    case .swift: "\(name).priority = \(priority.written)"
    case .objectiveC: "\(name).priority = \(priority.rawValue.plain);"
    }
  }

  func setting(_ constant: Double, of name: String) -> String {
    switch self {
    case .swift: "\(name).constant = \(constant.plain)"
    case .objectiveC: "\(name).constant = \(constant.plain);"
    }
  }

  func activating(_ constraint: String) -> String {
    switch self {
    case .swift: "\(constraint).isActive = true"
    case .objectiveC: "\(constraint).active = YES;"
    }
  }

  func saying(_ statement: CodeStatement, to receiver: String) -> String {
    switch self {
    case .swift: statement.swift(of: receiver)
    case .objectiveC: statement.objectiveC(of: receiver.isEmpty ? "self" : receiver)
    }
  }

  /// A priority as an argument.
  func text(_ priority: Priority) -> String {
    switch self {
    case .swift: priority.written
    case .objectiveC: priority.rawValue.plain
    }
  }

  /// One more argument of a call that has some.
  func argument(_ label: String, _ value: String) -> String {
    switch self {
    case .swift: ", \(label): \(value)"
    case .objectiveC: " \(label):\(value)"
    }
  }

  func anchors(_ equation: Equation, _ text: @escaping (Item) -> String) -> String {
    switch self {
    case .swift:
      let code = ConstraintCode(text: text)
      return (code.anchors(equation) ?? code.items(equation)).line
    case .objectiveC: return ObjectiveCCode(text: Self.selfNamed(text)).call(equation)
    }
  }

  func items(_ equation: Equation, _ text: @escaping (Item) -> String) -> String {
    switch self {
    case .swift: ConstraintCode(text: text).items(equation).line
    case .objectiveC: ObjectiveCCode(text: Self.selfNamed(text)).items(equation)
    }
  }

  /// Objective-C leaves out no `self`.
  private static func selfNamed(_ text: @escaping (Item) -> String) -> (Item) -> String {
    { item in text(item).isEmpty ? "self" : text(item) }
  }

  /// The statements that make a constraint by a call and switch it on.
  ///
  /// - Parameter name: What holds it where its priority needs a statement.
  func statements(activating call: String, as name: String, _ priority: Priority) -> [String] {
    if priority.isRequired { return [activating(call)] }
    return holding(call, as: name, priority) + [activating(name)]
  }
}
