import Simplex
import TestSupport
import Testing

/// Tableaus of random systems. A failure names its seed.
struct InspectionTests {
  private static let systemsPerCase: UInt64 = 50

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
