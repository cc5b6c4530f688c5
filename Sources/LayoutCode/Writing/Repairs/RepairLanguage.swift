import AutoLayout

/// What the statements of a repair look like in the language of a file.
enum RepairLanguage: Equatable {
  case swift
  /// As it was up to version 2: `.Leading`, `constraintEqualToAnchor`, `active = true`.
  case earlySwift(hasAnchors: Bool)
  case objectiveC

  init(of file: CodeFile) {
    if file.dialect == .objectiveC {
      self = .objectiveC
    } else if EarlySwift.isWritten(in: file.statements) {
      self = .earlySwift(hasAnchors: file.text.contains("Anchor"))
    } else {
      self = .swift
    }
  }

  var isObjectiveC: Bool { self == .objectiveC }

  /// `if label == body`, up to the brace.
  func condition(_ truth: String) -> String { isObjectiveC ? "if (\(truth))" : "if \(truth)" }

  func holding(_ call: String, as name: String) -> String {
    isObjectiveC ? "NSLayoutConstraint *\(name) = \(call);" : "let \(name) = \(call)"
  }

  /// A constraint under a name, with a priority that its call cannot say.
  func holding(_ call: String, as name: String, _ priority: Priority) -> [String] {
    [holding(call, as: name), setting(priority, of: name)]
  }

  func setting(_ priority: Priority, of name: String) -> String {
    assignment("\(name).priority", text(priority))
  }

  func setting(_ constant: Double, of name: String) -> String {
    assignment("\(name).constant", constant.plain)
  }

  func activating(_ constraint: String, _ isActive: Bool = true) -> String {
    switch self {
    case .swift: "\(constraint).isActive = \(isActive)"
    case .earlySwift: "\(constraint).active = \(isActive)"
    case .objectiveC: "\(constraint).active = \(isActive ? "YES" : "NO");"
    }
  }

  /// A constraint that a view holds; nothing before the point is `self`.
  func adding(_ constraint: String, to view: String) -> String {
    if isObjectiveC { return "[\(view.isEmpty ? "self" : view) addConstraint:\(constraint)];" }
    return (view.isEmpty ? "" : view + ".") + "addConstraint(\(constraint))"
  }

  private func assignment(_ target: String, _ value: String) -> String {
    "\(target) = \(value)" + (isObjectiveC ? ";" : "")
  }

  func saying(_ statement: CodeStatement, to receiver: String) -> String {
    switch self {
    case .swift: statement.swift(of: receiver)
    case .earlySwift: statement.earlySwift(of: receiver)
    case .objectiveC: statement.objectiveC(of: receiver.isEmpty ? "self" : receiver)
    }
  }

  /// A priority as an argument.
  func text(_ priority: Priority) -> String {
    self == .swift ? priority.written : priority.rawValue.plain
  }

  /// One more argument of a call that has some.
  func argument(_ label: String, _ value: String) -> String {
    isObjectiveC ? " \(label):\(value)" : ", \(label): \(value)"
  }

  func anchors(_ equation: Equation, _ text: @escaping (Item) -> String) -> String {
    switch self {
    case .swift, .earlySwift(hasAnchors: true):
      let code = ConstraintCode(text: text, isEarly: self != .swift)
      return (code.anchors(equation) ?? code.items(equation)).line
    case .earlySwift: return items(equation, text)
    case .objectiveC: return ObjectiveCCode(text: Self.selfNamed(text)).call(equation)
    }
  }

  func items(_ equation: Equation, _ text: @escaping (Item) -> String) -> String {
    isObjectiveC
      ? ObjectiveCCode(text: Self.selfNamed(text)).items(equation)
      : ConstraintCode(text: text, isEarly: self != .swift).items(equation).line
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
