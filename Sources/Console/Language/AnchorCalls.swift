import AutoLayout
import Interchange

/// `constraint(equalTo:multiplier:constant:)` and its relatives (UIKit constraints, section 2).
extension Evaluator {
  mutating func constraint(
    from anchor: Anchor, _ call: Call
  ) throws(LineFailure) -> NewConstraint {
    guard call.name.text == "constraint" else {
      throw .objection(LanguageWords.noMethod(call, of: .anchor(anchor)))
    }
    guard let label = call.arguments.first?.label?.text, let family = AnchorFamily(label) else {
      throw .objection(LanguageWords.wrongArguments(call, forms: AnchorFamily.forms(for: anchor)))
    }
    try check(call, family, anchor)
    return try constraint(from: anchor, family, call)
  }

  /// Swift's compiler lets a location have no multiplier, and a size no system spacing.
  private func check(
    _ call: Call, _ family: AnchorFamily, _ anchor: Anchor
  ) throws(LineFailure) {
    let rest = call.arguments.dropFirst().map { $0.label?.text ?? "_" }
    let isLegal =
      switch family.object {
      case .number: anchor.attribute.kind == .size && rest.isEmpty
      case .systemSpacing: anchor.attribute.kind != .size && rest == ["multiplier"]
      case .anchor:
        rest.isEmpty || rest == ["constant"]
          || anchor.attribute.kind == .size
            && (rest == ["multiplier"] || rest == ["multiplier", "constant"])
      }
    guard isLegal else {
      throw .objection(LanguageWords.wrongArguments(call, forms: AnchorFamily.forms(for: anchor)))
    }
  }

  private mutating func constraint(
    from anchor: Anchor, _ family: AnchorFamily, _ call: Call
  ) throws(LineFailure) -> NewConstraint {
    let object = call.arguments[0].value
    var second: Anchor?
    if family.object != .number { second = try rawOperand(object).anchor() }
    var new = NewConstraint(anchor, family.relation, second, origin: .swift(step: workspace.step))
    new.isActive = false
    if family.object == .number { new.constant = try operand(object).number() }
    for argument in call.arguments.dropFirst() {
      let number = try operand(argument.value).number()
      if family.object == .systemSpacing {
        new.constant = number * StandardSpacing.between(anchor, second, in: document)
        new.spacing = .anchors
      } else if argument.label?.text == "multiplier" {
        new.multiplier = number
      } else {
        new.constant = number
      }
    }
    return new
  }
}

extension Evaluator {
  /// A function by its whole name, which counts as the function. A constraint is only ever made:
  /// `constraint(equalToConstant: )` lacks what it is made with, and looks like a name for it.
  mutating func named(
    _ callee: ExpressionTree, _ labels: [NameSyntax?]
  ) throws(LineFailure) -> Value {
    guard case .member(let base, let name) = callee.form, name.text == "constraint",
      case .anchor(let anchor) = try value(of: base), let label = labels.compactMap(\.self).first
    else { return try value(of: callee) }
    guard let family = AnchorFamily(label.text) else {
      let call = Call(name: name, arguments: [], range: callee.range.union(label.range))
      throw .objection(LanguageWords.wrongArguments(call, forms: AnchorFamily.forms(for: anchor)))
    }
    throw .objection(
      LanguageWords.missingArgument(label, of: family, instead: family.example(for: anchor)))
  }
}

/// What a first label says: the relation, and what the anchor is held against.
struct AnchorFamily {
  enum Object { case anchor, number, systemSpacing }

  let label: String
  let relation: Relation
  let object: Object

  private static let relations: [(label: String, relation: Relation)] = [
    ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ("lessThanOrEqualTo", .lessThanOrEqual),
  ]

  init?(_ label: String) {
    guard let match = Self.relations.first(where: { label.hasPrefix($0.label) }) else {
      return nil
    }
    self.label = label
    relation = match.relation
    switch label.dropFirst(match.label.count) {
    case "": object = .anchor
    case "Constant": object = .number
    case "SystemSpacingAfter", "SystemSpacingBelow": object = .systemSpacing
    default: return nil
    }
  }

  /// A call with this label.
  func example(for anchor: Anchor) -> String {
    let other = "view.\(anchor.attribute.anchorName)"
    return switch object {
    case .anchor: "constraint(\(label): \(other))"
    case .number: "constraint(\(label): 44)"
    case .systemSpacing: "constraint(\(label): \(other), multiplier: 1)"
    }
  }

  /// Of every relation.
  static func allForms(for anchor: Anchor) -> [String] {
    relations.flatMap { label, _ in
      forms(for: anchor).map { $0.replacing("(equalTo", with: "(\(label)") }
    }
  }

  /// For `equal`; the other relations have the same.
  static func forms(for anchor: Anchor) -> [String] {
    switch anchor.attribute.kind {
    case .size:
      [
        "constraint(equalTo:)", "constraint(equalTo:multiplier:constant:)",
        "constraint(equalToConstant:)",
      ]
    case .horizontalLocation:
      [
        "constraint(equalTo:)", "constraint(equalTo:constant:)",
        "constraint(equalToSystemSpacingAfter:multiplier:)",
      ]
    case .verticalLocation:
      [
        "constraint(equalTo:)", "constraint(equalTo:constant:)",
        "constraint(equalToSystemSpacingBelow:multiplier:)",
      ]
    }
  }
}
