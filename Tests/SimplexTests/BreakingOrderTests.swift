import Simplex
import TestSupport
import Testing

/// Required rows of which many contradict each other: each in its order is broken if it cannot hold
/// with those before it that do, and finding that out costs no more than looking at each.
struct BreakingOrderTests {
  private static let x = Variable(0)

  /// `x >= 300`, `x >= 299`, …, and behind them `x <= 0`, `x <= 1`, …
  private func pairs(_ count: Int) -> [(RowID, LinearConstraint)] {
    (0..<2 * count).map { place in
      place < count
        ? row(place, .greaterThanOrEqual, Double(300 - place))
        : row(place, .lessThanOrEqual, Double(place - count))
    }
  }

  private func row(
    _ place: Int, _ relation: LinearRelation, _ constant: Double, of terms: [Term]? = nil,
    order: Int? = nil
  ) -> (RowID, LinearConstraint) {
    (
      RowID(place),
      LinearConstraint(
        terms: terms ?? [Term(1, Self.x)], relation: relation, constant: constant,
        level: .required, order: Order(stage: 0, major: order ?? place, minor: 0))
    )
  }

  private func solver(_ rows: [(RowID, LinearConstraint)]) -> Solver {
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    return solver
  }

  @Test func pairsThatContradictEachOtherCostALookEach() {
    func cost(of count: Int) -> Int {
      let solver = solver(pairs(count))
      #expect(solver.broken.count == count)
      #expect(solver.value(of: Self.x) == 300)
      return solver.work.entriesTouched + solver.work.pivots
    }
    #expect(cost(of: 24) < 8 * cost(of: 12))
  }

  /// What holds is known without a solver: an interval, narrowed by each row that leaves something of
  /// it.
  private func broken(_ rows: [(RowID, LinearConstraint)]) -> [RowID] {
    var (low, high) = (-Double.infinity, Double.infinity)
    return rows.compactMap { id, row in
      let lower = row.relation == .lessThanOrEqual ? low : max(low, row.constant)
      let upper = row.relation == .greaterThanOrEqual ? high : min(high, row.constant)
      if lower > upper { return id }
      (low, high) = (lower, upper)
      return nil
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func whatIsBrokenIsWhatCannotHoldWithThoseBefore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let relations: [LinearRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let rows = (0..<random.int(in: 2...30)).map {
      row($0, random.element(of: relations), Double(random.int(in: 0...20)))
    }
    let solver = solver(rows)
    #expect(solver.broken == broken(rows))
    var active = Array(repeating: true, count: rows.count)
    for _ in 0..<8 {
      var batch = Batch()
      for _ in 0..<random.int(in: 1...5) {
        let place = random.int(in: 0...rows.count - 1)
        active[place].toggle()
      }
      for place in rows.indices {
        if active[place] {
          batch.add(rows[place])
        } else {
          batch.removals.append(rows[place].0)
        }
      }
      _ = solver.update(batch)
      #expect(
        solver.broken == broken(rows.enumerated().filter { active[$0.offset] }.map(\.element)))
    }
  }

  /// Parts of a whole that is too small for them, and comes last: each is let in while there is room.
  @Test func partsOfATooSmallWhole() {
    func cost(of count: Int) -> Int {
      let parts = (0..<count).map { Term(1, Variable($0)) }
      var rows = parts.indices.map {
        row($0, .greaterThanOrEqual, 50, of: [parts[$0]], order: 2 * count + 1 + $0)
      }
      rows += parts.indices.map {
        row(count + $0, .greaterThanOrEqual, 0, of: [parts[$0]], order: $0)
      }
      rows.append(row(2 * count, .lessThanOrEqual, 100, of: parts, order: count))
      let solver = solver(rows)
      #expect(solver.broken == (2..<count).map { RowID($0) })
      return solver.work.entriesTouched + solver.work.pivots
    }
    #expect(cost(of: 32) < 12 * cost(of: 16))
  }
}
