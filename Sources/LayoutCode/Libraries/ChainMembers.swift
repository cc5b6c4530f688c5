import AutoLayout
import Interchange

/// Steps of a chain that libraries call alike.
extension Member {
  /// `multipliedBy(2)`, `dividedBy(2)`
  static func factors(gives type: TypeName) -> [Member] {
    [
      .method("multipliedBy", ["_: CGFloat"], gives: type) {
        (evaluator, value, arguments) throws(Stop) in
        let operand = try evaluator.settled(arguments.first, as: "CGFloat")
        return evaluator.extend(value) { $0.multiplier = operand }
      },
      .method("dividedBy", ["_: CGFloat"], gives: type) {
        (evaluator, value, arguments) throws(Stop) in
        let one = Operand(.real(1), at: arguments.range)
        let operand = try evaluator.combined(one, "/", arguments.first)
        return evaluator.extend(value) { $0.multiplier = operand }
      },
    ]
  }

  /// `priorityHigh()`
  static func namedPriorities(
    _ priorities: [(name: String, priority: Double)], gives type: TypeName
  ) -> [Member] {
    priorities.map { name, priority in
      .method("priority" + name, gives: type) { evaluator, value, arguments in
        evaluator.extend(value) { $0.priority = Operand(.real(priority), at: arguments.range) }
      }
    }
  }
}

extension ConstraintChain {
  static let relationNames: [(name: String, relation: Relation)] = [
    ("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual),
    ("greaterThanOrEqualTo", .greaterThanOrEqual),
  ]
}
