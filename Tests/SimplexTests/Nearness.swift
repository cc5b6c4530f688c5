import Simplex
import TestSupport

/// Equality but for rounding.
func isNear(_ first: Double, _ second: Double) -> Bool {
  first == second || abs(first - second) <= 1e-7 * max(1, abs(first))
}

func isNear(_ first: Interval, _ second: Interval) -> Bool {
  isNear(first.low, second.low) && isNear(first.high, second.high)
}

extension RandomSystem {
  /// The whole system as one batch.
  var batch: Batch {
    Batch(
      upserts: constraints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      preferences: preferences.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  func mentions(_ variable: Variable) -> Bool {
    constraints.values.contains { $0.terms.contains { $0.variable == variable } }
      || preferences.values.contains { $0.terms.contains { $0.variable == variable } }
  }
}
