import Simplex

/// What an answer costs, judged from the constraints and the values alone.
package struct Judgement: Sendable {
  /// The sum of violations of each level that has an active constraint, the highest level first.
  package private(set) var levels: [(priority: Int, sum: Double)] = []
  /// The worst miss of a required constraint, relative to the size of its own terms.
  package private(set) var residual = 0.0

  package init(_ replay: Replay) {
    let values = replay.allValues
    // By priority; nil where no constraint is active.
    var sums = [Double?](repeating: nil, count: Workload.requiredPriority + 1)
    sums[Workload.requiredPriority] = 0
    var residual = 0.0
    replay.forEachActiveConstraint { constraint in
      let violation = constraint.violation(at: values)
      sums[constraint.level.priority] = (sums[constraint.level.priority] ?? 0) + violation.amount
      if constraint.level == .required {
        residual = max(residual, violation.amount / violation.magnitude)
      }
    }
    self.residual = residual
    for (priority, sum) in sums.enumerated().reversed() {
      if let sum { levels.append((priority, sum)) }
    }
  }
}

extension LinearConstraint {
  /// By how much it is missed, and the size of its largest term, at least 1.
  fileprivate func violation(at values: [Double]) -> (amount: Double, magnitude: Double) {
    var excess = -constant
    var magnitude = max(1, abs(constant))
    for term in terms {
      let part = term.coefficient * values[term.variable.rawValue]
      excess += part
      magnitude = max(magnitude, abs(part))
    }
    switch relation {
    case .equal: return (abs(excess), magnitude)
    case .lessThanOrEqual: return (max(0, excess), magnitude)
    case .greaterThanOrEqual: return (max(0, -excess), magnitude)
    }
  }
}

extension Level {
  fileprivate var priority: Int {
    switch self {
    case .required: Workload.requiredPriority
    case .optional(let rank): Int(rank)
    }
  }
}
