import AutoLayout
import Interchange

/// What a constraint says, whether it is in the document or only made.
struct ConstraintParts {
  var equation: Equation
  var isActive: Bool
  var identifier: String?

  init(_ new: NewConstraint) {
    equation = Equation(
      new.first, new.relation, new.second, multiplier: new.multiplier, constant: new.constant,
      priority: new.priority, waiting: new.waiting)
    (isActive, identifier) = (false, new.identifier)
  }

  init(_ constraint: Constraint) {
    equation = constraint.equation
    (isActive, identifier) = (constraint.isActive, constraint.identifier)
  }
}

extension NSLayoutConstraintMembers {
  static let properties: [Member] = [
    property(
      "constant", type: "CGFloat",
      read: { parts, range in parts.constant(at: range) },
      write: { (evaluator, value, operand) throws(Stop) in
        try evaluator.setConstant(of: value, operand)
        evaluator.noteSetter(of: value, at: operand.range)
      }),
    property(
      "priority", type: "UILayoutPriority",
      read: { parts, range in
        parts.awaited(\.priority, at: range) ?? .real(parts.equation.priority.rawValue)
      },
      write: { (evaluator, value, operand) throws(Stop) in
        try evaluator.setPriority(of: value, operand)
      }),
    property(
      "isActive", older: ["active"], type: "Bool", read: { parts, _ in .boolean(parts.isActive) },
      write: { (evaluator, value, operand) throws(Stop) in
        guard let isActive = try evaluator.knownTruth(operand) else { return }
        for id in try evaluator.constraintsMeant(by: Operand(value, at: operand.range)) {
          if isActive {
            try evaluator.activate(id, at: operand.range)
          } else {
            try evaluator.deactivate(id, at: operand.range)
          }
        }
      }),
    property(
      "identifier", type: "String",
      read: { parts, _ in parts.identifier.map { .text($0) } ?? .absent },
      write: { (evaluator, value, operand) throws(Stop) in
        try evaluator.setIdentifier(of: value, operand)
      }),
    property(
      "multiplier", type: "CGFloat",
      read: { parts, range in
        parts.awaited(\.multiplier, at: range) ?? .real(parts.equation.multiplier)
      },
      write: { (evaluator, value, operand) throws(Stop) in
        throw .objection(
          UIKitWords.multiplierIsFixed, at: operand.range,
          hints: [UIKitWords.constraintInstead(evaluator.handle(of: value))])
      }),
    property("relation", type: "NSLayoutConstraint.Relation") { parts, _ in
      .choice("\(parts.equation.relation)", of: "NSLayoutConstraint.Relation")
    },
    property("firstAttribute", type: "NSLayoutConstraint.Attribute") { parts, _ in
      .choice(parts.equation.first.attribute.name, of: "NSLayoutConstraint.Attribute")
    },
    property("secondAttribute", type: "NSLayoutConstraint.Attribute") { parts, _ in
      .choice(
        parts.equation.second?.attribute.name ?? "notAnAttribute",
        of: "NSLayoutConstraint.Attribute")
    },
    property("firstAnchor") { parts, _ in .anchor(parts.equation.first) },
    property("secondAnchor") { parts, _ in parts.equation.second.map { .anchor($0) } ?? .absent },
    item("firstItem") { $0.equation.first.item }, item("secondItem") { $0.equation.second?.item },
  ]

  private static func property(
    _ name: String, older: [String] = [], type: TypeName? = nil,
    read: @escaping @Sendable (ConstraintParts, SourceRange) -> Value,
    write: Member.Write? = nil
  ) -> Member {
    .property(
      name, older: older, type: type,
      read: { evaluator, value, range in
        guard let parts = evaluator.constraintParts(of: value) else {
          return evaluator.stored(name, of: value)
            ?? .unknown(Unknown(name, at: range, type: type))
        }
        return read(parts, range)
      }, write: write)
  }

  private static func item(
    _ name: String, _ part: @escaping @Sendable (ConstraintParts) -> Item?
  ) -> Member {
    .property(name) { evaluator, value, range in
      guard let parts = evaluator.constraintParts(of: value) else {
        return .unknown(Unknown(name, at: range))
      }
      return part(parts).map { evaluator.value(for: $0) } ?? .absent
    }
  }
}

extension ConstraintParts {
  /// The constant; an unknown as long as it is waited for.
  func constant(at range: SourceRange) -> Value {
    awaited(\.constant, at: range) ?? .real(equation.constant)
  }

  /// What is waited for, as an unknown again.
  fileprivate func awaited(
    _ part: KeyPath<Waiting, String?>, at range: SourceRange
  ) -> Value? {
    (equation.waiting?[keyPath: part]).map { .unknown(Unknown($0, at: range)) }
  }
}

extension Evaluator {
  func constraintParts(of value: Value) -> ConstraintParts? {
    switch object(value)?.peer {
    case .constraint(let id): draft.constraint(id).map { ConstraintParts($0) }
    case .madeConstraint(let new): ConstraintParts(new)
    default: nil
    }
  }

  /// What a constraint of the document is called by.
  fileprivate func handle(of value: Value) -> String? {
    guard case .constraint(let id)? = object(value)?.peer else { return nil }
    return draft.constraint(id).map(draft.handle)
  }

  mutating func setConstant(of value: Value, _ operand: Operand) throws(Stop) {
    try change(
      value, operand,
      made: { (evaluator, new, operand) throws(Stop) in
        try evaluator.set(\.constant, of: &new, operand)
      },
      installed: { (evaluator, id, operand) throws(Stop) in
        guard let number = try evaluator.knownNumber(operand) else { return }
        let setter = evaluator.setter(at: operand.range)
        try evaluator.apply(.setConstant(id, number, at: setter), at: operand.range)
      })
  }

  /// Where a constant is set, unless that was typed.
  private mutating func setter(at range: SourceRange) -> SourcePlace? {
    program.file(of: range)?.isTyped == true ? nil : place(of: range)
  }

  /// Of a constraint that is not active yet.
  fileprivate mutating func noteSetter(of value: Value, at range: SourceRange) {
    guard case .object(let id) = value, case .madeConstraint(var new) = heap[id].peer else {
      return
    }
    new.setter = setter(at: range)
    heap[id].peer = .madeConstraint(new)
  }

  mutating func setPriority(of value: Value, _ operand: Operand) throws(Stop) {
    try change(
      value, operand,
      made: { (evaluator, new, operand) throws(Stop) in
        try evaluator.setPriority(of: &new, operand)
      },
      installed: { (evaluator, id, operand) throws(Stop) in
        guard let priority = try evaluator.priority(operand).value else { return }
        try evaluator.setPriority(priority, of: id, at: operand.range)
      })
  }

  mutating func setIdentifier(of value: Value, _ operand: Operand) throws(Stop) {
    try change(
      value, operand,
      made: { (evaluator, new, operand) throws(Stop) in
        new.identifier = try evaluator.text(operand).value ?? nil
      },
      installed: { (evaluator, id, operand) throws(Stop) in
        guard let text = try evaluator.text(operand).value else { return }
        try evaluator.apply(.setIdentifier(id, text), at: operand.range)
      })
  }

  private mutating func change(
    _ value: Value, _ operand: Operand,
    made: (inout Evaluator, inout NewConstraint, Operand) throws(Stop) -> Void,
    installed: (inout Evaluator, ConstraintID, Operand) throws(Stop) -> Void
  ) throws(Stop) {
    for object in try constraintsMeant(by: Operand(value, at: operand.range)) {
      switch heap[object].peer {
      case .madeConstraint(var new):
        try made(&self, &new, operand)
        heap[object].peer = .madeConstraint(new)
      case .constraint(let id): try installed(&self, id, operand)
      default: break
      }
    }
  }

  /// UIKit lets nothing cross 1000 that is installed. What the same run activated was not installed
  /// before it, so there the priority counts as set first.
  private mutating func setPriority(
    _ priority: Priority, of id: ConstraintID, at range: SourceRange
  ) throws(Stop) {
    guard let constraint = draft.constraint(id) else { return }
    let crosses = constraint.isActive && constraint.priority.isRequired != priority.isRequired
    let isNew = [.swift(step: step), .typed(step: step)].contains(constraint.origin)
    guard crosses, isNew else {
      return try apply(.setPriority(id, priority), at: range)
    }
    try apply(.deactivate([id]), at: range)
    try apply(.setPriority(id, priority), at: range)
    try apply(
      constraint.explicitHolder.map { .install(id, on: $0) } ?? .activate([id]), at: range)
    findings.note(UIKitWords.foldedPriority(constraint.name ?? "c\(id.rawValue)"))
  }
}
