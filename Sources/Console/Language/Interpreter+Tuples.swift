import AutoLayout
import Interchange

extension Interpreter {
  /// `(low, high) = (high, low)`: all of it is worked out before anything is given a value.
  mutating func assign(
    _ value: ExpressionTree, toEachOf targets: [ExpressionTree]
  ) throws(LineFailure) {
    let operands = try operands(in: value, for: targets)
    let values = zip(operands, targets).map { keptAside($0, for: $1) }
    for (target, value) in zip(targets, values) {
      try assign(Statement.Assignment(target: target, sign: .set, value: value))
    }
  }

  private mutating func operands(
    in value: ExpressionTree, for targets: [ExpressionTree]
  ) throws(LineFailure) -> [Operand] {
    if case .tuple(let parts) = value.form, parts.count == targets.count {
      // Each by itself: a tuple of numbers does not tell whole ones.
      var operands: [Operand] = []
      for part in parts { operands.append(try declared(worked(part.value))) }
      return operands
    }
    let whole = try operand(value)
    guard let parts = whole.value.parts(targets.count) else {
      let names = targets.map { NameSyntax(ExpressionWriter.write($0), $0.range) }
      throw .objection(LanguageWords.notAsMany(names, whole.value, in: draft))
    }
    return parts.map { Operand($0, at: whole.range) }
  }
}
