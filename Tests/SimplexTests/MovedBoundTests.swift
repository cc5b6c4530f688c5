import Simplex
import TestSupport
import Testing

/// A required size on which hundreds of bounds of one component hang.
struct MovedBoundTests {
  private static let root = Variable(1000)

  /// Places side by side that stay within the root, and want to be anywhere.
  private func places(_ count: Int, using random: inout SeededGenerator)
    -> [(RowID, LinearConstraint)]
  {
    var rows = [numberedRow(0, [Term(1, Self.root)], .equal, 400)]
    func add(
      _ terms: [Term], _ relation: LinearRelation, _ constant: Double, _ rank: Double = 1000
    ) { rows.append(numberedRow(rows.count, terms, relation, constant, rank)) }
    for place in 0..<count {
      let here = Variable(place)
      add([Term(1, here)], .greaterThanOrEqual, 0)
      add([Term(1, here), Term(-1, Self.root)], .lessThanOrEqual, 0)
      for rank in [250.0, 500] {
        add([Term(1, here)], .equal, Double(random.int(in: -50...450)), rank)
      }
      if place > 0 {
        add(
          [Term(1, here), Term(-1, Variable(place - 1))], .equal,
          Double(random.int(in: -20...40)), random.element(of: [250, 500, 750]))
      }
    }
    return rows
  }

  @Test(arguments: 0..<(LongTests.areWanted ? 60 : 2) as Range<UInt64>)
  func boundsThatMoveTogetherLeadWhereAFreshSolverComes(seed: UInt64) {
    var random = SeededGenerator(seed: 9_400_000 + seed)
    var rows = places(150, using: &random)
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    for step in 0..<24 {
      let moved = random.once(in: 3) ? random.int(in: 1...rows.count - 1) : 0
      let now = rows[moved].1.constant
      rows[moved].1.constant =
        moved == 0 ? max(10, now + Double(random.element(of: [-90, -5, -1, 1, 5, 70]))) : now + 7
      _ = solver.update(Batch(upserts: [rows[moved]]))
      let fresh = Solver()
      _ = fresh.update(Batch(upserts: rows))
      let name: Comment = "seed \(seed), step \(step)"
      for place in 0..<150 {
        #expect(solver.value(of: Variable(place)) == fresh.value(of: Variable(place)), name)
      }
      checkSums(solver.levelSums, fresh.levelSums, name)
    }
    #expect(solver.verify() == [], "seed \(seed)")
  }

  @Test func hundredsOfBoundsThatMoveTakeAFewPivots() {
    var random = SeededGenerator(seed: 9_500_000)
    var rows = places(300, using: &random)
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    let built = solver.work
    for step in 1...20 {
      rows[0].1.constant = 400 + Double(step)
      _ = solver.update(Batch(upserts: [rows[0]]))
    }
    #expect(built.pivots > 200)
    #expect(solver.work.pivots - built.pivots < 20 * built.pivots / 10)
    #expect(solver.work.factorizations - built.factorizations < 20)
    #expect(solver.verify() == [])
  }
}
