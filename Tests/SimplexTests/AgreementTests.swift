import Simplex
import TestSupport
import Testing

/// The solver against the exact reference, on random systems. A failure names its seed.
struct AgreementTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 5_000 : 30

  @Test(arguments: 0..<20 as Range<UInt64>)
  func agreesWithTheReference(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: seed)
      let system = RandomSystem(using: &random)
      let solver = Solver()
      guard case .settled = solver.update(system.batch) else {
        Issue.record("seed \(seed) does not settle")
        continue
      }
      let reference = ReferenceSolver(
        constraints: system.constraints, preferences: system.preferences)
      checkAnswer(of: solver, against: reference, system, "seed \(seed)")
    }
  }

  /// Found among 100 000: ties in components that were searched in each other's memory.
  @Test(arguments: [7844] as [UInt64])
  func agreesWhereTiesAreSettledAcrossComponents(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let system = RandomSystem(using: &random)
    let solver = Solver()
    _ = solver.update(system.batch)
    let reference = ReferenceSolver(
      constraints: system.constraints, preferences: system.preferences)
    checkAnswer(of: solver, against: reference, system, "seed \(seed)")
  }

  private func checkAnswer(
    of solver: Solver, against reference: ReferenceSolver, _ system: RandomSystem,
    _ name: Comment
  ) {
    #expect(solver.broken == reference.broken, name)
    checkSums(solver.levelSums, reference.levelSums, name)
    for variable in system.variables {
      let value = solver.value(of: variable)
      let expected = reference.value(of: variable)
      #expect(isNear(value, expected), "\(name) \(variable): \(value), not \(expected)")
      guard system.mentions(variable) else { continue }
      checkRanges(of: variable, solver, reference, name)
    }
  }

  private func checkRanges(
    of variable: Variable, _ solver: Solver, _ reference: ReferenceSolver, _ name: Comment
  ) {
    let terms = [Term(1, variable)]
    let expected = reference.range(of: terms)
    let range = solver.range(of: terms)
    #expect(isNear(range, expected), "\(name) \(variable): \(range), not \(expected)")
    #expect(solver.isUnique(variable) == (expected.low == expected.high), name)
    let partial = solver.range(of: terms, downTo: 250.5)
    let expectedPartial = reference.range(of: terms, downTo: 250.5)
    #expect(isNear(partial, expectedPartial), "\(name) \(variable): \(partial)")
  }
}
