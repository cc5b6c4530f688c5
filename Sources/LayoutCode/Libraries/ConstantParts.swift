import AutoLayout
import Interchange

/// What a constant comes to for one attribute: of points, sizes and insets the part that concerns it.
extension Evaluator {
  mutating func part(
    of constant: Operand, for attribute: Attribute
  ) throws(Stop) -> Operand {
    guard case .structure(let structure) = constant.value else { return constant }
    let part = { (name: String) in
      Operand(structure.fields[name] ?? .whole(0), at: constant.range)
    }
    let nothing = Operand(.whole(0), at: constant.range)
    switch structure.type {
    case Shape.size.type:
      return attribute.kind == .size ? part(attribute.name) : nothing
    case Shape.point.type:
      return attribute.kind == .size
        ? nothing : part(attribute.kind == .horizontalLocation ? "x" : "y")
    case Shape.insets.type:
      return try inset(part("top"), part("left"), part("bottom"), part("right"), for: attribute)
    case Shape.directionalInsets.type:
      return try inset(
        part("top"), part("leading"), part("bottom"), part("trailing"), for: attribute)
    default: return constant
    }
  }

  /// One number is that of all four sides.
  mutating func insetsOfAllSides(_ operand: Operand) throws(Stop) -> Operand {
    let operand = try settled(operand, as: "UIEdgeInsets")
    switch operand.value {
    case .number:
      return Operand(
        Shape.insets.value(Shape.insets.labels.map { _ in operand.value }), at: operand.range)
    case .unknown(let unknown):
      let isInsets = unknown.type.map { $0.text.hasSuffix("Insets") } ?? false
      let parts = Shape.insets.labels.map { label -> Value in
        isInsets ? .unknown(Unknown("\(unknown.name).\(label)", at: unknown.range)) : operand.value
      }
      return Operand(Shape.insets.value(parts), at: operand.range)
    default: return operand
    }
  }

  /// Inward at each edge; sizes lose both sides, centers move by half of what the sides differ.
  private mutating func inset(
    _ top: Operand, _ left: Operand, _ bottom: Operand, _ right: Operand, for attribute: Attribute
  ) throws(Stop) -> Operand {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return left
    case .right, .trailing, .rightMargin, .trailingMargin: return try negated(right)
    case .top, .topMargin, .firstBaseline: return top
    case .bottom, .bottomMargin, .lastBaseline: return try negated(bottom)
    case .centerX, .centerXWithinMargins: return try half(left, "-", right)
    case .centerY, .centerYWithinMargins: return try half(top, "-", bottom)
    case .width: return try negated(combined(left, "+", right))
    case .height: return try negated(combined(top, "+", bottom))
    }
  }

  private mutating func half(
    _ one: Operand, _ sign: String, _ other: Operand
  ) throws(Stop) -> Operand {
    let sum = try combined(one, sign, other)
    return try combined(Operand(.real(0.5), at: sum.range), "*", sum)
  }
}
