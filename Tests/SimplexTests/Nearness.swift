import Simplex
import TestSupport
import Testing

/// Equality but for rounding.
func isNear(_ first: Double, _ second: Double) -> Bool {
  first == second || abs(first - second) <= 1e-7 * max(1, abs(first))
}

func isNear(_ first: Interval, _ second: Interval) -> Bool {
  isNear(first.low, second.low) && isNear(first.high, second.high)
}

/// The same levels, with the same sums but for rounding.
func checkSums(_ sums: [LevelSum], _ expected: [LevelSum], _ name: Comment) {
  #expect(sums.map(\.rank) == expected.map(\.rank), name)
  #expect(zip(sums, expected).allSatisfy { isNear($0.sum, $1.sum) }, name)
}

extension RandomSystem {
  /// The whole system as one batch.
  var batch: Batch {
    Batch(
      upserts: constraints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      preferences: preferences.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// Knows the system with another constant of one row.
  func solver(for row: RowID, at constant: Double) -> Solver {
    var system = self
    system.constraints[row]?.constant = constant
    let solver = Solver()
    _ = solver.update(system.batch)
    return solver
  }

  func mentions(_ variable: Variable) -> Bool {
    constraints.values.contains { $0.terms.contains { $0.variable == variable } }
      || preferences.values.contains { $0.terms.contains { $0.variable == variable } }
  }
}

extension Update {
  var isSettled: Bool {
    if case .settled = self { true } else { false }
  }
}
