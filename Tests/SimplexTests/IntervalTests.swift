import Simplex
import TestSupport
import Testing

/// One variable and many wishes of one rank: the sum of what they miss is as small as at any of
/// their places, between which it is a straight line.
struct IntervalTests {
  @Test(arguments: 0..<(LongTests.areWanted ? 2_000 : 100) as Range<UInt64>)
  func noPlaceIsBetter(seed: UInt64) {
    var random = SeededGenerator(seed: 9_700_000 + seed)
    let variable = Variable(0)
    let size = random.element(of: [3, 40, 400])
    var rows: [(RowID, LinearConstraint)] = []
    for row in 0..<random.int(in: 1...120) {
      rows.append(
        (
          RowID(row),
          LinearConstraint(
            terms: [Term(random.element(of: [1, 1, -1, 2, 0.5]), variable)],
            relation: random.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: Double(random.int(in: -size...size)), level: .optional(rank: 500),
            order: Order(stage: 0, major: row, minor: 0))
        ))
    }
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    func missed(at value: Double) -> Double {
      rows.reduce(0) { sum, row in
        let excess = row.1.terms[0].coefficient * value - row.1.constant
        switch row.1.relation {
        case .equal: return sum + abs(excess)
        case .lessThanOrEqual: return sum + max(0, excess)
        case .greaterThanOrEqual: return sum + max(0, -excess)
        }
      }
    }
    let least = rows.map { missed(at: $0.1.constant / $0.1.terms[0].coefficient) }.min() ?? 0
    #expect(abs(missed(at: solver.value(of: variable)) - least) < 1e-6, "seed \(seed)")
    #expect(solver.verify() == [], "seed \(seed)")
  }

  /// Of three equal wishes the one in the middle wins; one of them is for the negative. That one goes
  /// from above to below.
  @Test(arguments: [1.0, -1]) func aWishThatComesToTheOtherSideIsLookedAt(sign: Double) {
    let solver = Solver()
    let rows = [(sign, 22.0), (1, 18), (1, 19)].enumerated().map { place, wish in
      (
        RowID(place),
        LinearConstraint(
          terms: [Term(wish.0, Variable(0))], relation: .equal, constant: wish.0 * wish.1,
          level: .optional(rank: 500), order: Order(stage: 0, major: place, minor: 0))
      )
    }
    _ = solver.update(Batch(upserts: rows))
    for (row, constant, middle) in [(2, 20.0, 20.0), (0, sign * 10, 18), (0, sign * 30, 20)] {
      var batch = Batch()
      batch.constants = [(RowID(row), constant)]
      _ = solver.update(batch)
      #expect(solver.value(of: Variable(0)) == middle)
    }
  }
}
