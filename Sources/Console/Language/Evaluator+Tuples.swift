import AutoLayout
import Interchange

/// What stands in parentheses, separated by commas.
extension Evaluator {
  /// Numbers, or tuples of numbers, which become one: `((16, 40), (288, 20.5))` is a rectangle.
  /// With anything else, or with names for its places, it stays apart: `(title, 8)`. Anchors are
  /// numbers only when somebody asks for those.
  mutating func tuple(
    _ elements: [ExpressionTree.Argument]
  ) throws(LineFailure) -> Value {
    var operands: [Operand] = []
    for element in elements { operands.append(try rawOperand(element.value)) }
    return together(operands, labels: elements.map(\.label?.text))
  }

  /// `(title.leading, title.top)` as two numbers.
  mutating func settled(
    _ group: Group, at range: SourceRange
  ) throws(LineFailure) -> Value {
    var operands: [Operand] = []
    for value in group.values {
      operands.append(Operand(try settled(value, at: range), at: range))
    }
    return together(operands, labels: group.labels)
  }

  private mutating func together(_ operands: [Operand], labels: [String?]) -> Value {
    let group = Group(operands.map(\.value), labels: labels)
    guard labels.allSatisfy({ $0 == nil }) else { return .group(group) }
    var numbers: [Double] = []
    for operand in operands {
      // A size beside a number stays one: `(CGSize(width: 8, height: 8), 4)`.
      if case .tuple(let inner) = operand.value, inner.shape == .plain {
        note(inner.measures)
        numbers += inner.numbers
      } else if let number = operand.numberMeant {
        numbers.append(number)
      } else {
        return .group(group)
      }
    }
    return .tuple(Tuple(.plain, numbers))
  }
}
