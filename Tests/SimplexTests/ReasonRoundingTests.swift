import Simplex
import TestSupport
import Testing

/// The numbers in a reason are the same to the bit, whatever the order of operations behind them.
struct ReasonRoundingTests {
  private static let count = 6
  private typealias Rows = [(RowID, LinearConstraint)]

  /// Unknowns in shares of one another, as frames are that follow their superviews. One is in each row
  /// more than the others, so that all are settled; the last row does not hold.
  private func shares(seed: UInt64, _ level: Level) -> Rows {
    var random = SeededGenerator(seed: seed)
    let factors = [1.0 / 3, 2.0 / 3, 1.0 / 7, 18.0 / 49, 0.8, 0.1]
    var rows: Rows = []
    for number in 0..<Self.count {
      let others = Array(0..<Self.count).shuffled(using: &random).filter { $0 != number }
      let terms = others.prefix(3).map { Term(-random.element(of: factors), Variable($0)) }
      rows.append(row(number, terms + [Term(3.1, Variable(number))], 13, .required))
    }
    let last = (0..<Self.count).map { Term(random.element(of: factors), Variable($0)) }
    return rows + [row(Self.count, last, 1_000, level)]
  }

  private func row(
    _ order: Int, _ terms: [Term], _ constant: Double, _ level: Level
  ) -> (RowID, LinearConstraint) {
    (
      RowID(order),
      LinearConstraint(
        terms: terms, relation: .equal, constant: constant, level: level,
        order: Order(stage: 0, major: order, minor: 0))
    )
  }

  private func solver(_ batches: [Rows]) -> Solver {
    let solver = Solver()
    for rows in batches { _ = solver.update(Batch(upserts: rows)) }
    return solver
  }

  @Test(arguments: 0..<(LongTests.areWanted ? 2_000 : 40) as Range<UInt64>)
  func theyDoNotTellHowTheRowsCame(seed: UInt64) throws {
    for level in [Level.required, .optional(rank: 750)] {
      let rows = shares(seed: seed, level)
      let ways = [[rows], rows.map { [$0] }, rows.reversed().map { [$0] }, [[rows[5]], rows]]
      let solvers = ways.map(solver)
      let broken = RowID(Self.count)
      let first = try #require(solvers[0].contradiction(of: broken) ?? solvers[0].blame(of: broken))
      for solver in solvers.dropFirst() {
        #expect((solver.contradiction(of: broken) ?? solver.blame(of: broken)) == first)
      }
    }
  }
}
