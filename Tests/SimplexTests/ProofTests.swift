import Simplex
import TestSupport
import Testing

/// Contradictions, blame and derivations of random systems check by arithmetic, and are
/// irreducible by the exact reference. A failure names its seed.
struct ProofTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 5_000 : 20

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyReasonChecks(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 1_000_000 + seed)
      let system = RandomSystem(using: &random)
      let solver = Solver()
      _ = solver.update(system.batch)
      checkContradictions(solver, system, "seed \(seed)")
      checkBlame(solver, system, "seed \(seed)")
      checkDerivations(solver, system, "seed \(seed)")
    }
  }

  /// Found among 100 000: a row four times as large as its column's unit was at its bound for the search,
  /// and not where its multiplier was told.
  @Test func aBoundIsReachedInTheUnitsOfTheSearch() {
    var random = SeededGenerator(seed: 1_006_657)
    let system = RandomSystem(using: &random)
    let solver = Solver()
    _ = solver.update(system.batch)
    checkBlame(solver, system, "blame")
  }

  /// Found among 100 000: a value that follows a variable of another component that stays at zero.
  @Test(
    arguments: [7844, 1_004_370, 1_006_563, 1_007_295, 1_007_480, 1_009_513, 1_011_153] as [UInt64])
  func aReasonReachesThroughAVariableLeftAtZero(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let system = RandomSystem(using: &random)
    let solver = Solver()
    _ = solver.update(system.batch)
    checkDerivations(solver, system, "seed \(seed)")
  }

  /// A height that three rows keep above 108, a fourth above 120: what breaks at 80 is told of the one.
  @Test(arguments: [1, -2] as [Double])
  func whatOneRowAloneForbidsIsToldOfThatRow(factor: Double) {
    let solver = solver([
      numberedRow(0, terms((1, 0), (-1, 1)), .equal, 108),
      numberedRow(1, terms((1, 1)), .greaterThanOrEqual, 0),
      numberedRow(
        2, terms((factor, 0)), factor > 0 ? .greaterThanOrEqual : .lessThanOrEqual, 120 * factor),
      numberedRow(3, terms((1, 0)), .equal, 80),
    ])
    let reason = solver.contradiction(of: RowID(3))
    #expect(reason?.members.map(\.row) == [RowID(2), RowID(3)])
  }

  private func checkContradictions(_ solver: Solver, _ system: RandomSystem, _ name: Comment) {
    let broken = Set(solver.broken)
    for row in solver.broken {
      guard let proof = solver.contradiction(of: row), let own = system.constraints[row] else {
        Issue.record("\(name): no reason for \(row)")
        continue
      }
      checkSum(proof, system.constraints, name)
      let others = proof.members.map(\.row).filter { $0 != row }
      #expect(others.count == proof.members.count - 1, name)
      for other in others {
        let constraint = system.constraints[other]
        #expect(!broken.contains(other) && constraint?.level == .required, name)
        #expect(constraint.map { $0.order < own.order } == true, name)
      }
      checkIrreducible(proof, system.constraints, name)
    }
    for (row, constraint) in system.constraints
    where constraint.level != .required || !broken.contains(row) {
      #expect(solver.contradiction(of: row) == nil, name)
    }
  }

  private func checkBlame(_ solver: Solver, _ system: RandomSystem, _ name: Comment) {
    #expect(solver.missed == solver.missed.filter { solver.violation(of: $0) > 0 }, name)
    for row in solver.missed {
      guard let proof = solver.blame(of: row), let own = system.constraints[row] else {
        Issue.record("\(name): nobody to blame for \(row)")
        continue
      }
      let frozen = freeze(system.constraints, except: row, solver)
      checkSum(proof, frozen, name)
      #expect(proof.members.contains { $0.row == row }, name)
      #expect(
        proof.members.allSatisfy { (system.constraints[$0.row]?.level ?? own.level) >= own.level },
        name)
      checkIrreducible(proof, frozen, name)
    }
  }

  /// Every missed constraint but one as it is: it may not get worse.
  private func freeze(
    _ constraints: [RowID: LinearConstraint], except row: RowID, _ solver: Solver
  ) -> [RowID: LinearConstraint] {
    var frozen = constraints
    for (id, constraint) in constraints where id != row && solver.violation(of: id) > 0 {
      let activity = constraint.terms.reduce(0) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      frozen[id]?.relation =
        activity > constraint.constant ? .lessThanOrEqual : .greaterThanOrEqual
      frozen[id]?.constant = activity
      frozen[id]?.slack = 0
    }
    return frozen
  }

  /// The members, multiplied, add up to `0 ≥ gap > 0`, and each is used on a side that it has.
  private func checkSum(
    _ proof: Contradiction, _ constraints: [RowID: LinearConstraint], _ name: Comment
  ) {
    var sum: [Variable: Double] = [:]
    var gap = 0.0
    for member in proof.members {
      guard let constraint = constraints[member.row] else {
        Issue.record("\(name): \(member.row) is not in")
        continue
      }
      for term in constraint.terms {
        sum[term.variable, default: 0] += member.multiplier * term.coefficient
      }
      gap += member.multiplier * member.constant
      let direction: Double = member.multiplier > 0 ? -1 : 1
      #expect(
        isNear(member.constant, constraint.constant + direction * constraint.slack), name)
      switch constraint.relation {
      case .lessThanOrEqual: #expect(member.multiplier < 0, name)
      case .equal: break
      case .greaterThanOrEqual: #expect(member.multiplier > 0, name)
      }
    }
    #expect(sum.values.allSatisfy { isNear($0, 0) }, name)
    #expect(gap > 0 && isNear(gap, proof.gap), name)
  }

  /// Without any one member the others can hold together, says the reference.
  private func checkIrreducible(
    _ proof: Contradiction, _ constraints: [RowID: LinearConstraint], _ name: Comment
  ) {
    for left in proof.members {
      var rest: [RowID: LinearConstraint] = [:]
      for member in proof.members where member.row != left.row {
        rest[member.row] = constraints[member.row]?.rounded
        rest[member.row]?.level = .required
      }
      #expect(ReferenceSolver(constraints: rest).broken.isEmpty, "\(name): \(left.row)")
    }
  }

  private func checkDerivations(_ solver: Solver, _ system: RandomSystem, _ name: Comment) {
    for variable in system.variables where system.mentions(variable) {
      let derivation = solver.derivation(of: [Term(1, variable)])
      var sum: [Variable: Double] = [:]
      var value = 0.0
      for share in derivation.shares {
        let terms =
          system.constraints[share.row]?.terms ?? system.preferences[share.row]?.terms ?? []
        for term in terms {
          sum[term.variable, default: 0] += share.multiplier * term.coefficient
        }
        value += share.multiplier * share.constant
      }
      #expect(isNear(value, solver.value(of: variable)), "\(name): \(variable)")
      sum[variable, default: 0] -= 1
      let rest = sum.filter { !isNear($0.value, 0) }
      // What is left are variables that nothing moves off zero.
      #expect(rest.keys.allSatisfy { isNear(solver.value(of: $0), 0) }, "\(name): \(variable)")
      if solver.isUnique(variable) { #expect(rest.isEmpty, "\(name): \(variable)") }
    }
  }
}

extension LinearConstraint {
  /// With a constant that the exact reference can take: a rounded one, a hair to the lenient side.
  fileprivate var rounded: LinearConstraint {
    var result = self
    let grid = 1024.0
    switch relation {
    case .lessThanOrEqual: result.constant = (constant * grid + 0.001).rounded(.up) / grid
    case .equal: break
    case .greaterThanOrEqual: result.constant = (constant * grid - 0.001).rounded(.down) / grid
    }
    return result
  }
}
