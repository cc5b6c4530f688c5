import AutoLayout
import Interchange

/// Anchors with what is added to them, as libraries with operators have it before they are held against
/// others: `card.edgeAnchors + 8 ~ .high`.
struct AnchorExpression {
  var anchors: [Anchor]
  var multiplier: Operand?
  /// A number for all, or insets of which each takes its part.
  var constant: Operand?
  var priority: Operand?

  init(_ anchors: [Anchor]) { self.anchors = anchors }

  /// An amount alone, without an anchor: `44 ~ .high`.
  init(amount: Operand) { (anchors, constant) = ([], amount) }

  /// - Parameter type: What the library calls it; what has another type is none of its own.
  init?(_ operand: Operand, of type: TypeName) {
    guard case .structure(let structure) = operand.value, structure.type == type,
      case .list(let anchors)? = structure.fields["anchors"]
    else { return nil }
    self.init(
      anchors.compactMap { value -> Anchor? in
        if case .anchor(let anchor) = value { anchor } else { nil }
      })
    let part = { (name: String) in
      structure.fields[name].map { Operand($0, at: operand.range) }
    }
    (multiplier, constant, priority) = (part("multiplier"), part("constant"), part("priority"))
  }

  func value(_ type: TypeName) -> Value {
    var fields: [String: Value] = ["anchors": .list(anchors.map { .anchor($0) })]
    fields["multiplier"] = multiplier?.value
    fields["constant"] = constant?.value
    fields["priority"] = priority?.value
    return .structure(Value.Structure(type: type, fields: fields))
  }
}

extension Evaluator {
  /// Whether something stands for a number beside an anchor: one, or one that is not known.
  func isAmount(_ operand: Operand) -> Bool {
    switch operand.value {
    case .number, .unknown: true
    default: false
    }
  }

  /// Whether something is a constraint, or a list of such.
  func areConstraints(_ value: Value) -> Bool {
    each(of: value).allSatisfy { constraintParts(of: $0) != nil }
  }

  /// What is added, taken away or multiplied. A first number comes to the same as a second one.
  ///
  /// - Parameter scalesConstant: Whether a factor counts for what was added before, too.
  mutating func changed(
    _ expression: AnchorExpression, _ sign: String, _ amount: Operand, scalesConstant: Bool = false
  ) throws(Stop) -> AnchorExpression {
    var changed = expression
    let zero = Operand(.whole(0), at: amount.range)
    let one = Operand(.real(1), at: amount.range)
    switch sign {
    case "+", "-":
      changed.constant = try combined(expression.constant ?? zero, sign, amount)
    default:
      changed.multiplier = try combined(expression.multiplier ?? one, sign, amount)
      if scalesConstant, let constant = expression.constant {
        changed.constant = try combined(constant, sign, amount)
      }
    }
    return changed
  }

  /// Holds anchors against others, one by one, or against a number.
  ///
  /// - Parameter isInward: Whether what is at least so far within is at most so far out at far edges.
  mutating func hold(
    _ anchors: [Anchor], _ relation: Relation, _ second: AnchorExpression, isInward: Bool = false,
    at range: SourceRange
  ) throws(Stop) -> [Value] {
    var made: [Value] = []
    for (place, first) in anchors.enumerated() {
      let other = second.anchors.indices.contains(place) ? second.anchors[place] : nil
      var constant = second.constant ?? Operand(.whole(0), at: range)
      constant = try part(of: constant, for: first.attribute)
      made.append(
        try hold(
          first, isInward && first.attribute.isFarEdge ? relation.reversed : relation, other,
          times: second.multiplier, plus: constant, priority: second.priority, at: range))
    }
    return made
  }

  /// Turns the masks of the views off whose anchors are held first.
  mutating func leaveMasks(of anchors: [Anchor], at range: SourceRange) throws(Stop) {
    for anchor in anchors where anchor.item.guide == nil {
      try leaveMask(of: value(for: anchor.item.view), at: range)
    }
  }
}
