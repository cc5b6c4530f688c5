import AutoLayout
import Interchange
import Prose

/// What a constraint has behind its dot.
enum ConstraintProperties {
  static let names = [
    "constant", "multiplier", "priority", "isActive", "identifier", "firstItem", "firstAttribute",
    "firstAnchor", "relation", "secondItem", "secondAttribute", "secondAnchor",
  ]

  static func read(
    _ name: NameSyntax, of handle: Handle, _ equation: Equation?, in evaluator: Evaluator
  ) throws(LineFailure) -> Value {
    if name.text == "priority", let (view, rule) = evaluator.document.contentRule(handle) {
      return .number(view.priority(of: rule).rawValue)
    }
    if InertProperties.ofConstraints.contains(name.text) {
      return .inert("\(evaluator.document.text(of: handle)).\(name.text)")
    }
    guard names.contains(name.text) else {
      throw .objection(LanguageWords.noConstraintProperty(name))
    }
    guard let equation else {
      throw .objection(
        LanguageWords.noContentToHug(evaluator.document.text(of: handle), at: name.range))
    }
    let constraint = evaluator.document.constraint(handle)
    switch name.text {
    case "isActive": return .boolean(constraint?.isActive ?? true)
    case "identifier":
      return identifier(of: handle, equation, in: evaluator.document).map { .text($0) } ?? .absent
    default: return value(name.text, of: equation)
    }
  }

  private static func identifier(
    of handle: Handle, _ equation: Equation, in document: Document
  ) -> String? {
    if case .generated(_, let rule) = handle { return rule.identifier(of: equation) }
    return document.constraint(handle)?.identifier
  }

  /// Of a constraint that a line makes and nothing activates.
  static func value(_ name: String, of new: NewConstraint) -> Value? {
    switch name {
    case "isActive": .boolean(false)
    case "identifier": new.identifier.map { Value.text($0) } ?? Value.absent
    default: names.contains(name) ? value(name, of: new.equation) : nil
    }
  }

  private static func value(_ name: String, of equation: Equation) -> Value {
    switch name {
    case "constant": .number(equation.constant)
    case "multiplier": .number(equation.multiplier)
    case "priority": .number(equation.priority.rawValue)
    case "relation": .choice(equation.relation.name)
    case "firstItem": .item(equation.first.item)
    case "firstAttribute": .choice(equation.first.attribute.name)
    case "firstAnchor": .anchor(equation.first)
    case "secondItem": equation.second.map { .item($0.item) } ?? .absent
    case "secondAnchor": equation.second.map { .anchor($0) } ?? .absent
    default: .choice(equation.second?.attribute.name ?? "notAnAttribute")
    }
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
    switch name.text {
    case "constant": try apply(.setConstant(id, operand.number()), at: operand.range)
    case "priority": try setPriority(operand, of: id)
    case "isActive": try setActive([id], operand.boolean(), at: name.range)
    case "identifier": try apply(.setIdentifier(id, operand.optionalText()), at: operand.range)
    case "multiplier":
      throw .objection(LanguageWords.multiplierIsFixed(draft.text(of: handle), at: name.range))
    case _ where ConstraintProperties.names.contains(name.text):
      throw .objection(LanguageWords.partIsFixed(name))
    default: throw .objection(LanguageWords.noConstraintProperty(name))
    }
  }

  /// UIKit lets nothing cross 1000 that is installed. What one paste activates was not installed
  /// before it, so there the priority counts as set first.
  private mutating func setPriority(
    _ operand: Operand, of id: ConstraintID
  ) throws(LineFailure) {
    let priority = try operand.priority()
    guard let constraint = draft.constraint(id) else { return }
    let crosses = constraint.isActive && constraint.priority.isRequired != priority.isRequired
    guard crosses, foldsPriorities, activatedHere.contains(id) else {
      try apply(.setPriority(id, priority), at: operand.range)
      return
    }
    try apply(.deactivate([id]), at: operand.range)
    try apply(.setPriority(id, priority), at: operand.range)
    let installation = constraint.explicitHolder.map { Edit.install(id, on: $0) }
    try apply(installation ?? .activate([id]), at: operand.range)
    note(LanguageWords.foldedPriority(draft.handle(of: constraint)))
  }

  mutating func setActive(
    _ ids: [ConstraintID], _ isActive: Bool, at range: SourceRange
  ) throws(LineFailure) {
    var seen: Set<ConstraintID> = []
    let changing = ids.filter {
      draft.constraint($0)?.isActive != isActive && seen.insert($0).inserted
    }
    guard !changing.isEmpty else {
      // Code that goes from one set of constraints to another lets go of the old one every time.
      if workspace.isPaste, !isActive { return }
      let handles = ids.compactMap(draft.constraint).map(draft.handle)
      note(LanguageWords.alreadySo(handles, isActive: isActive))
      return
    }
    try apply(isActive ? .activate(changing) : .deactivate(changing), at: range)
  }
}
