import AutoLayout
import Simplex

extension Finding {
  /// Whether two findings of one subject tell the same.
  func saysTheSame(as other: Finding) -> Bool {
    switch (self, other) {
    case (.conflict(let one), .conflict(let other)): one.saysTheSame(as: other)
    case (.ambiguous(let one), .ambiguous(let other)): one.saysTheSame(as: other)
    case (.tie(let one), .tie(let other)): one.saysTheSame(as: other)
    case (.violation(let one), .violation(let other)): one.saysTheSame(as: other)
    case (.conflict, _), (.ambiguous, _), (.tie, _), (.violation, _): false
    }
  }
}

extension Conflict: FindingKind {
  var subject: Finding.Subject { .conflict(broken: broken) }

  func saysTheSame(as other: Conflict) -> Bool {
    guard let sum, let otherSum = other.sum else { return true }
    return members.map(\.handle) == other.members.map(\.handle)
      && Tolerance.areEqual(sum.gap, otherSum.gap)
  }
}

extension Ambiguity: FindingKind {
  var subject: Finding.Subject { .ambiguous(item, part) }

  func saysTheSame(as other: Ambiguity) -> Bool {
    cause == other.cause && Self.areEqual(range.low, other.range.low)
      && Self.areEqual(range.high, other.range.high)
  }

  /// Infinite sides are equal to themselves.
  private static func areEqual(_ one: Double, _ other: Double) -> Bool {
    one == other || Tolerance.areEqual(one, other)
  }
}

extension Tie: FindingKind {
  var subject: Finding.Subject { .tie(min(nearer, loser), max(nearer, loser)) }

  func saysTheSame(as other: Tie) -> Bool {
    loser == other.loser && priority == other.priority && decision == other.decision
      && others.map(\.handle) == other.others.map(\.handle)
      && Tolerance.areEqual(loserAmount, other.loserAmount)
      && Tolerance.areEqual(nearerAmount, other.nearerAmount)
  }
}

extension Violation: FindingKind {
  var subject: Finding.Subject { .violation(handle) }

  func saysTheSame(as other: Violation) -> Bool {
    rivals.map(\.handle) == other.rivals.map(\.handle)
      && Tolerance.areEqual(amount, other.amount)
  }
}
