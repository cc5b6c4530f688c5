import Simplex
import TestSupport
import Testing

/// Reasons in random systems whose coefficients are far apart: what holds within play alone leaves no
/// trace in them. Sums are checked relative to their largest parts.
struct UnevenReasonTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 300 : 8

  /// Beyond this values have too few digits left for what misses of rows depend on, and for sums that
  /// explain them.
  private static let farthest = 1e8

  @Test(arguments: 0..<10 as Range<UInt64>)
  func everyReasonChecks(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      check(seed: 820_000_000 + seed)
    }
  }

  /// Of each of these something was told once that did not add up, or nothing.
  @Test(arguments: [
    800_000_031, 800_000_225, 800_000_391, 800_000_419, 800_000_421, 800_000_438, 800_000_439,
    800_000_465, 820_001_315, 820_003_047, 820_003_573, 820_004_176, 830_000_218, 840_003_070,
  ])
  func theRarestDo(seed: UInt64) { check(seed: seed) }

  /// What was left of a contradiction in these had lost a member, or a blame.
  @Test(arguments: [850_000_494, 850_000_735] as [UInt64])
  func theRarestLargerOnesDo(seed: UInt64) {
    check(seed: seed, variables: 7...12, constraints: 13...26)
  }

  private func check(
    seed: UInt64, variables: ClosedRange<Int> = 1...6, constraints: ClosedRange<Int> = 1...14
  ) {
    var random = SeededGenerator(seed: seed)
    let system = RandomSystem(
      numbers: .uneven, variables: variables, constraints: constraints, using: &random)
    let name: Comment = "seed \(seed)"
    let solver = Solver()
    #expect(solver.update(system.batch).isSettled, name)
    for row in solver.broken {
      let proof = solver.contradiction(of: row)
      check(proof, of: row, system, name)
      checkIrreducible(proof, system, name)
    }
    guard system.variables.allSatisfy({ abs(solver.value(of: $0)) < Self.farthest }) else { return }
    for variable in system.variables where system.mentions(variable) {
      checkDerivation(of: variable, solver, system, name)
    }
    // Of a wish that misses by next to nothing it may be that nothing is told.
    for row in solver.missed {
      guard let blame = solver.blame(of: row) else { continue }
      check(blame, of: row, system, name)
    }
  }

  private func check(
    _ proof: Contradiction?, of row: RowID, _ system: RandomSystem, _ name: Comment
  ) {
    guard let proof else {
      Issue.record("\(name): no reason for \(row)")
      return
    }
    #expect(proof.members.contains { $0.row == row }, "\(name): \(row)")
    let sum = Sum(proof.members, in: system)
    #expect(sum.leftovers(beyond: 1e-6).isEmpty, "\(name): \(row)")
    #expect(sum.constant > 0, "\(name): \(row)")
    #expect(abs(sum.constant - proof.gap) <= 1e-7 * sum.constantSize, "\(name): \(row)")
  }

  /// Without any one member the others can hold together, says a solver that knows nothing else.
  private func checkIrreducible(
    _ proof: Contradiction?, _ system: RandomSystem, _ name: Comment
  ) {
    for left in proof?.members ?? [] {
      let rest = (proof?.members ?? []).map(\.row).filter { $0 != left.row }
      let solver = Solver()
      _ = solver.update(
        Batch(upserts: rest.compactMap { id in system.constraints[id].map { (id, $0) } }))
      #expect(solver.broken.isEmpty, "\(name): \(left.row)")
    }
  }

  private func checkDerivation(
    of variable: Variable, _ solver: Solver, _ system: RandomSystem, _ name: Comment
  ) {
    let value = solver.value(of: variable)
    var sum = Sum(solver.derivation(of: [Term(1, variable)]).shares, in: system)
    #expect(
      abs(sum.constant - value) <= 1e-6 * max(1, sum.constantSize), "\(name): \(variable), \(value)"
    )
    sum.add(-1, times: variable)
    // What is left are variables that nothing moves off zero.
    #expect(
      sum.leftovers(beyond: 1e-6).allSatisfy { abs(solver.value(of: $0)) < 1e-6 },
      "\(name): \(variable)")
  }
}

/// Rows, multiplied and added up.
private struct Sum {
  private var parts: [Variable: (total: Double, size: Double)] = [:]
  private(set) var constant = 0.0
  /// The largest part of the constant in size.
  private(set) var constantSize = 0.0

  init(_ shares: [Share], in system: RandomSystem) {
    for share in shares {
      let terms =
        system.constraints[share.row]?.terms ?? system.preferences[share.row]?.terms ?? []
      for term in terms { add(share.multiplier * term.coefficient, times: term.variable) }
      constant += share.multiplier * share.constant
      constantSize = max(constantSize, abs(share.multiplier * share.constant))
    }
  }

  mutating func add(_ part: Double, times variable: Variable) {
    let known = parts[variable] ?? (0, 0)
    parts[variable] = (known.total + part, max(known.size, abs(part)))
  }

  /// The variables of which more than rounding is left.
  func leftovers(beyond play: Double) -> [Variable] {
    parts.filter { abs($0.value.total) > play * $0.value.size }.map(\.key)
  }
}
