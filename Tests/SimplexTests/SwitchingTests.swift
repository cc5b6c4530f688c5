import TestSupport
import Testing

@testable import Simplex

/// Rows that are deactivated and activated again: what is left is the answer of a solver that never
/// saw those that are off. A failure names its seed.
struct SwitchingTests {
  private static let systemsPerCase: UInt64 = LongTests.areWanted ? 2_000 : 5

  @Test(arguments: 0..<10 as Range<UInt64>)
  func whatIsOffIsAsIfItHadNeverBeenThere(block: UInt64) {
    for seed in block * Self.systemsPerCase..<(block + 1) * Self.systemsPerCase {
      var random = SeededGenerator(seed: 9_600_000 + seed)
      let system = RandomSystem(using: &random)
      let solver = Solver()
      _ = solver.update(system.batch)
      var active = system
      for step in 0..<6 {
        let row = RowID(random.int(in: 0...system.constraints.count - 1))
        guard let constraint = system.constraints[row] else { continue }
        let isOn = active.constraints[row] == nil
        active.constraints[row] = isOn ? constraint : nil
        _ = solver.update(switching((row, constraint), on: isOn))
        if random.once(in: 4) { _ = solver.tableau(mentioning: nil) }
        let fresh = Solver()
        _ = fresh.update(active.batch)
        let name: Comment = "seed \(seed), step \(step)"
        #expect(solver.state(of: active).isSame(as: fresh.state(of: active)), name)
        #expect(solver.verify() == [], name)
      }
    }
  }

  /// Unknowns in a row, each with what it wants to be, and neighbours that want to be near each other
  /// or must not be too near.
  private func row(_ id: Int, _ count: Int, using random: inout SeededGenerator)
    -> (RowID, LinearConstraint)
  {
    let place = id / 3 % count
    let next = (place + 1 + random.int(in: 0...2)) % count
    let isSingle = id % 3 == 0
    return (
      RowID(id),
      LinearConstraint(
        terms: isSingle
          ? [Term(1, Variable(place))] : [Term(1, Variable(place)), Term(-1, Variable(next))],
        relation: random.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        constant: Double(random.int(in: -40...40)),
        level: id % 3 == 2 && random.once(in: 3)
          ? .required : .optional(rank: random.element(of: [250, 500, 750])),
        order: Order(stage: 0, major: id, minor: 0))
    )
  }

  @Test(arguments: 0..<(LongTests.areWanted ? 300 : 4) as Range<UInt64>)
  func stepsThroughALargeComponentLeadWhereAFreshSolverComes(seed: UInt64) {
    var random = SeededGenerator(seed: 9_700_000 + seed)
    let count = random.int(in: 20...60)
    var rows = (0..<3 * count).map { row($0, count, using: &random) }
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    var isOff: Set<Int> = []
    for step in 0..<24 {
      let chosen = random.int(in: 0...rows.count - 1)
      if random.once(in: 2) {
        rows[chosen].1.constant = Double(random.int(in: -40...40))
        var batch = Batch()
        batch.constants = [(RowID(chosen), rows[chosen].1.constant)]
        _ = solver.update(batch)
      } else {
        isOff.formSymmetricDifference([chosen])
        _ = solver.update(switching(rows[chosen], on: !isOff.contains(chosen)))
      }
      let fresh = Solver()
      _ = fresh.update(Batch(upserts: rows.indices.filter { !isOff.contains($0) }.map { rows[$0] }))
      let name: Comment = "seed \(seed), step \(step)"
      #expect(solver.broken == fresh.broken, name)
      checkSums(solver.levelSums, fresh.levelSums, name)
      for unknown in (0..<count).map({ Variable($0) }) {
        #expect(solver.value(of: unknown) == fresh.value(of: unknown), name)
        #expect(solver.isUnique(unknown) == fresh.isUnique(unknown), name)
      }
    }
    #expect(solver.verify() == [], "seed \(seed)")
  }
}
