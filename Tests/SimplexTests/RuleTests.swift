import Simplex
import TestSupport
import Testing

/// The named rules, each by the smallest system that shows it.
struct RuleTests {
  private let x = Variable(0)
  private let y = Variable(1)

  private func row(
    _ terms: [Term], _ constant: Double, _ rank: Double = 1000, order: Int, slack: Double = 0
  ) -> (RowID, LinearConstraint) {
    row(terms, .equal, constant, rank, order: order, slack: slack)
  }

  private func row(
    _ terms: [Term], _ relation: LinearRelation, _ constant: Double,
    _ rank: Double = 1000, order: Int, slack: Double = 0
  ) -> (RowID, LinearConstraint) {
    let level: Level = rank == 1000 ? .required : .optional(rank: rank)
    let place = Order(stage: 0, major: order, minor: 0)
    return (
      RowID(order),
      LinearConstraint(
        terms: terms, relation: relation, constant: constant, level: level, slack: slack,
        order: place)
    )
  }

  private func solver(_ rows: [(RowID, LinearConstraint)]) -> Solver {
    let solver = Solver()
    guard case .settled = solver.update(Batch(upserts: rows)) else {
      Issue.record("the rows do not settle")
      return solver
    }
    #expect(solver.verify() == [])
    return solver
  }

  @Test func theMedianOfThreeWishesWins() {
    let solver = solver([10.0, 50, 20].enumerated().map { row([Term(1, x)], $1, 250, order: $0) })
    #expect(solver.value(of: x) == 20)
    #expect(solver.isUnique(x))
    #expect(solver.levelSums == [LevelSum(rank: 250, sum: 40)])
  }

  @Test func aThousandAndOneWeakWishesNeverBeatOneStrongerOne() {
    var rows = (0...1000).map { row([Term(1, x)], 0, 250, order: $0) }
    rows.append(row([Term(1, x)], 100, 250.5, order: 2000))
    let solver = solver(rows)
    #expect(solver.value(of: x) == 100)
  }

  @Test func tiedWishesAreMetInTheirOrder() {
    let tie = [row([Term(1, x)], 50, 250, order: 1), row([Term(1, x)], 10, 250, order: 2)]
    let solver = solver(tie)
    #expect(solver.value(of: x) == 50)
    #expect(!solver.isUnique(x))
    #expect(solver.range(of: [Term(1, x)]) == Interval(low: 10, high: 50))
    #expect(solver.missed == [RowID(2)])
    #expect(solver.blame(of: RowID(2))?.members.map(\.row) == [RowID(1), RowID(2)])
  }

  @Test func whatIsBlamedAccountsForAllOfAMiss() {
    let solver = solver([
      row([Term(1, x)], .greaterThanOrEqual, 0, 1000, order: 0),
      row([Term(1, x)], .greaterThanOrEqual, 40, 750, order: 1),
      row([Term(1, x)], -8, 750, order: 2), row([Term(1, x)], 100, 250, order: 3),
    ])
    #expect(solver.value(of: x) == 40)
    #expect(solver.blame(of: RowID(2))?.members.map(\.row) == [RowID(1), RowID(2)])
    #expect(solver.blame(of: RowID(2))?.gap == 48)
  }

  @Test func aTieIsDecidedByTheLevelBelow() {
    let solver = solver([
      row([Term(1, x)], 10, 750, order: 1), row([Term(1, x)], 50, 750, order: 2),
      row([Term(1, x)], 30, 250, order: 3),
    ])
    #expect(solver.value(of: x) == 30)
    #expect(solver.missed == [RowID(1), RowID(2)])
    #expect(solver.movingVariables.isEmpty)
    #expect(solver.range(of: [Term(1, x)], downTo: 750) == Interval(low: 10, high: 50))
  }

  @Test func theLaterOfTwoContradictoryRowsIsBroken() {
    let solver = solver([row([Term(1, x)], 1, order: 2), row([Term(1, x)], 2, order: 1)])
    #expect(solver.broken == [RowID(2)])
    #expect(solver.value(of: x) == 2)
    let proof = solver.contradiction(of: RowID(2))
    #expect(proof?.gap == 1)
    #expect(proof?.members.map(\.row) == [RowID(1), RowID(2)])
  }

  @Test func aBrokenRowComesBackByItself() {
    let first = row([Term(1, x)], 1, order: 1)
    let solver = solver([first, row([Term(1, x)], 2, order: 2), row([Term(1, x)], 1, order: 3)])
    #expect(solver.broken == [RowID(2)])
    _ = solver.update(Batch(removals: [RowID(1)]))
    #expect(solver.broken == [RowID(3)])
    #expect(solver.value(of: x) == 2)
    _ = solver.update(Batch(upserts: [first]))
    #expect(solver.broken == [RowID(2)])
  }

  @Test func anInequalityCanBreakAnEquation() {
    let solver = solver([
      row([Term(1, x)], .greaterThanOrEqual, 0, order: 1),
      row([Term(1, x), Term(1, y)], 10, order: 2), row([Term(1, y)], 12, order: 3),
    ])
    #expect(solver.broken == [RowID(3)])
    let proof = solver.contradiction(of: RowID(3))
    #expect(proof?.members.count == 3)
    #expect(proof?.gap == 2)
  }

  @Test func slackMakesAMissNone() {
    let solver = solver([
      row([Term(1, x)], 100, order: 1), row([Term(1, x)], 100.4, order: 2, slack: 0.5),
    ])
    #expect(solver.broken.isEmpty)
    let apart = self.solver([
      row([Term(1, x)], 100, order: 1), row([Term(1, x)], 101, order: 2, slack: 0.5),
    ])
    #expect(apart.broken == [RowID(2)])
    #expect(apart.contradiction(of: RowID(2))?.gap == 0.5)
  }

  @Test func preferencesSettleWhatConstraintsLeaveOpen() {
    let solver = solver([row([Term(1, x), Term(1, y)], 10, order: 1)])
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 10)
    let wish = Preference(
      terms: [Term(1, y)], target: 3, order: Order(stage: 0, major: 0, minor: 0))
    _ = solver.update(Batch(preferences: [(RowID(9), wish)]))
    #expect(solver.value(of: x) == 7)
    let derivation = solver.derivation(of: [Term(1, x)])
    #expect(derivation.shares.map(\.row) == [RowID(1), RowID(9)])
    _ = solver.update(Batch(forgottenPreferences: [RowID(9)]))
    #expect(solver.value(of: x) == 0)
  }

  @Test func aVariableThatNobodyMentionsIsZero() {
    let solver = solver([row([Term(1, x)], 1, order: 1)])
    #expect(solver.value(of: Variable(77)) == 0)
    #expect(solver.range(of: [Term(1, Variable(77))]).high == .infinity)
  }

  @Test func aRowWithoutTermsHoldsOrIsBroken() {
    let solver = solver([row([], 0, order: 1), row([], 5, order: 2)])
    #expect(solver.broken == [RowID(2)])
    #expect(solver.contradiction(of: RowID(2))?.gap == 5)
  }

  @Test func theEarlierOfTwoEqualReasonsIsGiven() {
    let solver = solver([
      row([Term(1, x)], 5, order: 2), row([Term(2, x)], 10, order: 1),
      row([Term(1, y), Term(-1, x)], 8, order: 3),
    ])
    let derivation = solver.derivation(of: [Term(1, y)])
    #expect(derivation.shares.map(\.row) == [RowID(1), RowID(3)])
    #expect(derivation.value == 13)
  }
}
