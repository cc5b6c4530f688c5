import Simplex
import TestSupport
import Testing

/// Sensitivities and tableaus of random systems. A failure names its seed.
struct InspectionTests {
  private static let systemsPerCase: UInt64 = 50

  @Test(arguments: 0..<8 as Range<UInt64>)
  func theAnswerFollowsAConstantAsPredicted(block: UInt64) {
    var wideCount = 0
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 6_000_000 + seed)
      let system = RandomSystem(using: &random)
      let solver = Solver()
      _ = solver.update(system.batch)
      let index = random.int(in: 0...system.constraints.count - 1)
      guard let constraint = system.constraints[RowID(index)] else { continue }
      let sensitivity = solver.sensitivity(to: RowID(index))
      #expect(sensitivity.constants.low <= constraint.constant + 1e-9, "seed \(seed)")
      #expect(sensitivity.constants.high >= constraint.constant - 1e-9, "seed \(seed)")
      let ends = [
        max(sensitivity.constants.low, constraint.constant - 3),
        min(sensitivity.constants.high, constraint.constant + 3),
      ]
      if ends[1] - ends[0] > 0.5 { wideCount += 1 }
      for end in ends {
        // Up to the end, and not quite there, where another basis may be as good.
        let target = constraint.constant + 0.75 * (end - constraint.constant)
        checkMove(of: constraint, RowID(index), to: target, sensitivity, system, "seed \(seed)")
      }
    }
    #expect(wideCount > Self.systemsPerCase / 2, "of \(Self.systemsPerCase) systems")
  }

  private func checkMove(
    of constraint: LinearConstraint, _ row: RowID, to target: Double, _ sensitivity: Sensitivity,
    _ system: RandomSystem, _ name: Comment
  ) {
    let solver = Solver()
    _ = solver.update(system.batch)
    let before = system.variables.map { solver.value(of: $0) }
    var moved = constraint
    moved.constant = target
    _ = solver.update(Batch(upserts: [(row, moved)]))
    for (variable, value) in zip(system.variables, before) {
      let rate = sensitivity.rates.first { $0.variable == variable }?.derivative ?? 0
      let expected = value + rate * (target - constraint.constant)
      let result = solver.value(of: variable)
      #expect(isNear(result, expected), "\(name), \(row) to \(target): \(variable) is \(result)")
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func everyRowOfTheTableauHolds(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 7_000_000 + seed)
      let system = RandomSystem(using: &random)
      let solver = Solver()
      _ = solver.update(system.batch)
      let view = solver.tableau(mentioning: nil)
      var parametric: [TableauView.Column: Double] = [:]
      for (column, value) in view.parametric { parametric[column] = value }
      for row in view.rows {
        let sum = row.cells.reduce(row.constant) {
          $0 + $1.coefficient * (parametric[$1.column] ?? .nan)
        }
        if case .variable(let variable) = row.basic {
          #expect(isNear(sum, solver.value(of: variable)), "seed \(seed), \(variable)")
        }
      }
      let columns = Set(view.rows.map(\.basic)).union(view.parametric.map(\.column))
      for variable in system.variables where system.mentions(variable) {
        #expect(columns.contains(.variable(variable)), "seed \(seed), \(variable)")
      }
      #expect(view.objective == solver.levelSums, "seed \(seed)")
    }
  }
}
