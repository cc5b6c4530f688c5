import TestSupport
import Testing

@testable import Simplex

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

  /// The first two are tied as long as the others let them be, and then the first one wins. Where these
  /// others are when they move together is known of each of them.
  @Test(arguments: [false, true]) func rowsThatMoveTogetherUnderATieAreLookedAt(isReversed: Bool) {
    let place = [Term(1, Variable(0))]
    let rows = [
      numberedRow(0, place, .equal, 10, 500),
      numberedRow(1, place, .equal, 20, 500),
      numberedRow(2, place, .lessThanOrEqual, 5, 400),
      numberedRow(3, place, .greaterThanOrEqual, 14, 300),
    ]
    let solver = Solver()
    _ = solver.update(Batch(upserts: isReversed ? rows.reversed() : rows))
    for (constants, value) in [([(3, 15.0)], 10.0), ([(2, 30), (3, 8)], 10), ([(3, 16)], 16)] {
      var batch = Batch()
      batch.constants = constants.map { (RowID($0), $1) }
      _ = solver.update(batch)
      #expect(solver.value(of: Variable(0)) == value)
    }
  }

  /// A column that many rows are about, and another one that has a few: single rows of them are moved,
  /// switched, and put on other levels, and every step leads where a new solver comes.
  @Test(arguments: 0..<(LongTests.areWanted ? 400 : 20) as Range<UInt64>)
  func editsOfSingleRowsLeadWhereAFreshSolverComes(seed: UInt64) {
    var random = SeededGenerator(seed: 9_720_000 + seed)
    let edge = Variable(9)
    var rows = [numberedRow(0, [Term(1, edge)], .equal, 10)]
    for row in 1...30 {
      let column = Variable(random.once(in: 4) ? 1 : 0)
      rows.append(
        numberedRow(
          row, random.once(in: 5) ? [Term(1, column), Term(-1, edge)] : [Term(1, column)],
          random.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
          Double(random.int(in: 0...20)), random.element(of: [250, 500, 750])))
    }
    var isOff = Set<Int>()
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    for step in 0..<60 {
      let row = random.int(in: 0...30)
      var batch = Batch()
      switch row > 0 ? random.int(in: 0...9) : 0 {
      case 9:
        isOff.formSymmetricDifference([row])
        batch = switching(rows[row], on: !isOff.contains(row))
      case 8:
        rows[row].1.level = .optional(rank: random.element(of: [250, 500, 750]))
        if !isOff.contains(row) { batch.add(rows[row]) }
      default:
        rows[row].1.constant = Double(random.int(in: 0...20))
        batch.constants = [(RowID(row), rows[row].1.constant)]
      }
      _ = solver.update(batch)
      let fresh = Solver()
      _ = fresh.update(Batch(upserts: rows.filter { !isOff.contains($0.0.rawValue) }))
      for column in [0, 1, 9] {
        #expect(
          solver.value(of: Variable(column)) == fresh.value(of: Variable(column)),
          "seed \(seed), step \(step)")
      }
    }
    #expect(solver.verify() == [], "seed \(seed)")
  }
}
