import AutoLayout
import Interchange
import LayoutCode

/// What a constraint has behind its dot, as the tables of code have it.
enum ConstraintProperties {
  static let type: TypeName = "NSLayoutConstraint"
  static let names = UIKitTables.propertyNames(of: type)

  static func read(
    _ name: NameSyntax, of handle: Handle, _ equation: Equation?, in evaluator: Evaluator
  ) throws(LineFailure) -> Value {
    if name.text == "priority", let (view, rule) = evaluator.document.contentRule(handle) {
      return .number(view.priority(of: rule).rawValue)
    }
    if InertProperties.ofConstraints.contains(name.text) {
      return .inert("\(evaluator.document.text(of: handle)).\(name.text)")
    }
    guard let property = TableProperty(name.text, of: type) else {
      throw .objection(LanguageWords.noConstraintProperty(name))
    }
    guard let equation else {
      throw .objection(
        LanguageWords.noContentToHug(evaluator.document.text(of: handle), at: name.range))
    }
    if evaluator.document.constraint(handle) != nil {
      return evaluator.value(of: property, of: .constraint(handle, equation)) ?? .absent
    }
    // What the system makes is in force, and is called as it prints it.
    switch (name.text, handle) {
    case ("isActive", _): return .boolean(true)
    case ("identifier", .generated(_, let rule)):
      return rule.identifier(of: equation).map { .text($0) } ?? .absent
    default: return value(name.text, of: NewConstraint(equation), in: evaluator) ?? .absent
    }
  }

  /// Of a constraint that a line makes and nothing activates.
  static func value(_ name: String, of new: NewConstraint, in evaluator: Evaluator) -> Value? {
    TableProperty(name, of: type).map {
      evaluator.value(of: $0, of: .newConstraint(new)) ?? .absent
    }
  }
}

extension NewConstraint {
  /// One that says the same.
  fileprivate init(_ equation: Equation) {
    self.init(equation.first, equation.relation, equation.second, origin: .initial)
    (multiplier, constant, priority) = (
      equation.multiplier, equation.constant, equation.priority
    )
  }
}

extension Document {
  func constraint(_ handle: Handle) -> Constraint? {
    if case .constraint(let id) = handle { constraint(id) } else { nil }
  }

  /// Hugging and compression resistance, the generated constraints that take a priority.
  func contentRule(_ handle: Handle) -> (view: View, rule: ContentRule)? {
    guard case .generated(let id, let rule) = handle, let view = view(id) else { return nil }
    for axis in Axis.allCases {
      if rule == .hugging(axis) { return (view, .hugging(axis)) }
      if rule == .resistance(axis) { return (view, .resistance(axis)) }
    }
    return nil
  }
}

/// A view's hugging or compression resistance on one axis.
enum ContentRule {
  case hugging(Axis)
  case resistance(Axis)

  func change(to priority: Priority) -> ViewChange {
    switch self {
    case .hugging(let axis): .hugging(axis, priority)
    case .resistance(let axis): .resistance(axis, priority)
    }
  }
}

extension View {
  func priority(of rule: ContentRule) -> Priority {
    switch rule {
    case .hugging(let axis): hugging[axis]
    case .resistance(let axis): resistance[axis]
    }
  }
}

// MARK: Writing

extension Interpreter {
  mutating func assign(
    _ name: NameSyntax, of handle: Handle, _ operand: Operand
  ) throws(LineFailure) {
    if name.text == "priority", let (view, rule) = draft.contentRule(handle) {
      try apply(.change(view.id, rule.change(to: operand.priority())), at: operand.range)
      return
    }
    guard case .constraint(let id) = handle else {
      throw .objection(LanguageWords.generatedIsFixed(handle, at: name.range, in: draft))
    }
    guard let property = TableProperty(name.text, of: ConstraintProperties.type) else {
      throw .objection(LanguageWords.noConstraintProperty(name))
    }
    guard property.isSettable else { throw .objection(LanguageWords.partIsFixed(name)) }
    if name.text == "priority" { try checkCrossing(id, to: operand) }
    let isActivation = name.text == "isActive"
    let before = edits.count
    try set(
      name.text, of: .constraint(handle, nil), in: ConstraintProperties.type, to: operand,
      as: ["constant", "multiplier"].contains(name.text) ? .number : nil,
      at: isActivation || name.text == "multiplier" ? name.range : nil)
    if isActivation, edits.count == before { noteAlreadySo([id], try operand.boolean()) }
  }

  /// UIKit lets nothing cross 1000 that is installed. What one paste activates was not installed before it,
  /// so there the priority counts as set first.
  private func checkCrossing(_ id: ConstraintID, to operand: Operand) throws(LineFailure) {
    let priority = try operand.priority()
    guard !foldsPriorities, let constraint = draft.constraint(id), constraint.isActive,
      constraint.priority.isRequired != priority.isRequired
    else { return }
    var trial = self
    try trial.apply(.setPriority(id, priority), at: operand.range)
  }

  /// Code that goes from one set of constraints to another lets go of the old one every time.
  mutating func noteAlreadySo(_ ids: [ConstraintID], _ isActive: Bool) {
    if ids.isEmpty || workspace.isPaste && !isActive { return }
    note(
      LanguageWords.alreadySo(
        ids.compactMap(draft.constraint).map(draft.handle), isActive: isActive))
  }
}
