import AutoLayout
import Interchange

/// What stands in parentheses, separated by commas.
extension Evaluator {
  /// Numbers, or tuples of numbers, which become one: `((16, 40), (288, 20.5))` is a rectangle.
  /// With anything else, or with names for its places, it stays apart: `(title, 8)`.
  mutating func tuple(
    _ elements: [ExpressionTree.Argument]
  ) throws(LineFailure) -> Value {
    var operands: [Operand] = []
    for element in elements { operands.append(try rawOperand(element.value)) }
    if elements.allSatisfy({ $0.label == nil }), let tuple = numbers(operands) {
      return .tuple(tuple)
    }
    return .group(Group(operands.map(\.value), labels: elements.map(\.label?.text)))
  }

  /// `nil` where not all are numbers. Anchors are numbers only when somebody asks for those.
  private mutating func numbers(_ operands: [Operand]) -> Tuple? {
    var numbers: [Double] = []
    for operand in operands {
      if case .tuple(let inner) = operand.value {
        note(inner.measures)
        numbers += inner.numbers
      } else if let number = operand.numberMeant {
        numbers.append(number)
      } else {
        return nil
      }
    }
    return Tuple(.plain, numbers)
  }

  /// `(title.leading, title.top)` as two numbers.
  mutating func settled(
    _ group: Group, at range: SourceRange
  ) throws(LineFailure) -> Value {
    var operands: [Operand] = []
    for value in group.values {
      operands.append(operand(try settled(value, at: range), at: range))
    }
    if group.labels.allSatisfy({ $0 == nil }), let tuple = numbers(operands) {
      return .tuple(tuple)
    }
    return .group(Group(operands.map(\.value), labels: group.labels))
  }
}
