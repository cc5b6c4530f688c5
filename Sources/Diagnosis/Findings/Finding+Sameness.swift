import AutoLayout
import Simplex

extension Finding {
  /// Whether two findings of one subject tell the same. What would repair or settle them does not
  /// count: it depends on the rest of the layout. Nor does whether a conflict was looked into.
  func saysTheSame(as other: Finding) -> Bool {
    switch (self, other) {
    case (.conflict(let one), .conflict(let other)):
      guard let sum = one.sum, let otherSum = other.sum else { return true }
      return one.members.map(\.handle) == other.members.map(\.handle)
        && Tolerance.areEqual(sum.gap, otherSum.gap)
    case (.ambiguous(let one), .ambiguous(let other)):
      return one.cause == other.cause && Self.areEqual(one.range.low, other.range.low)
        && Self.areEqual(one.range.high, other.range.high)
    case (.tie(let one), .tie(let other)):
      return one.loser == other.loser && one.priority == other.priority
        && one.decision == other.decision
        && one.others.map(\.handle) == other.others.map(\.handle)
        && Tolerance.areEqual(one.loserAmount, other.loserAmount)
        && Tolerance.areEqual(one.nearerAmount, other.nearerAmount)
    case (.violation(let one), .violation(let other)):
      return one.rivals.map(\.handle) == other.rivals.map(\.handle)
        && Tolerance.areEqual(one.amount, other.amount)
    default: return false
    }
  }

  /// Infinite sides are equal to themselves.
  private static func areEqual(_ one: Double, _ other: Double) -> Bool {
    one == other || Tolerance.areEqual(one, other)
  }
}
