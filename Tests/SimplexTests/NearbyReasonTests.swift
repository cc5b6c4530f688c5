import TestSupport
import Testing

@testable import Simplex

/// Reasons cost what lies around, are kept as long as nothing changes there, and are what a solver
/// tells that sees the constraints for the first time.
struct NearbyReasonTests {
  private typealias Rows = [RowID: LinearConstraint]

  private static let window = RowID(0)
  private static let windowWidth = Variable(0)
  private static let contentWidth = Variable(1)

  /// Cells below one another. Each has to be as high as what is in it, more by a share of the width
  /// that all of them speak of, and would be lower.
  private func cells(_ count: Int) -> Rows {
    var rows: Rows = [
      Self.window: row(0, [Term(1, Self.windowWidth)], .equal, 400),
      RowID(1): row(1, [Term(1, Self.contentWidth), Term(-1, Self.windowWidth)], .equal, 0),
    ]
    for cell in 0..<count {
      let above = cell == 0 ? [] : [Term(-1, top(cell - 1)), Term(-1, height(cell - 1))]
      let parts: [LinearConstraint] = [
        row(id(cell, 0), [Term(1, top(cell))] + above, .equal, 8),
        row(
          id(cell, 1),
          [Term(1, height(cell)), Term(-1, inner(cell)), Term(-0.025, Self.contentWidth)],
          .greaterThanOrEqual, 0),
        row(id(cell, 2), [Term(1, inner(cell))], .equal, 20, .optional(rank: 750)),
        row(id(cell, 3), [Term(1, height(cell))], .equal, 20, .optional(rank: 250)),
      ]
      for (part, constraint) in parts.enumerated() { rows[RowID(id(cell, part))] = constraint }
    }
    return rows
  }

  private func top(_ cell: Int) -> Variable { Variable(3 * cell + 2) }
  private func height(_ cell: Int) -> Variable { Variable(3 * cell + 3) }
  private func inner(_ cell: Int) -> Variable { Variable(3 * cell + 4) }
  private func id(_ cell: Int, _ part: Int) -> Int { 2 + 4 * cell + part }

  private func row(
    _ order: Int, _ terms: [Term], _ relation: LinearRelation, _ constant: Double,
    _ level: Level = .required
  ) -> LinearConstraint {
    LinearConstraint(
      terms: terms, relation: relation, constant: constant, level: level,
      order: Order(stage: 0, major: order, minor: 0))
  }

  private func solver(_ rows: Rows) -> Solver {
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    return solver
  }

  private func moving(_ row: Int, to constant: Double) -> Batch {
    var batch = Batch()
    batch.constants = [(RowID(row), constant)]
    return batch
  }

  /// What it costs to say why a cell is as high as it is.
  private func cost(ofBlaming cell: Int, _ solver: Solver) -> Int {
    let before = solver.questionWork.entriesTouched
    let proof = solver.blame(of: RowID(id(cell, 3)))
    let members = [0, 1, id(cell, 1), id(cell, 2), id(cell, 3)]
    #expect(proof?.members.map(\.row.rawValue) == members)
    return solver.questionWork.entriesTouched - before
  }

  @Test func aReasonCostsTheSameAmongThousandsAsAmongHundreds() {
    let (few, many) = (solver(cells(200)), solver(cells(3000)))
    let cost = cost(ofBlaming: 100, few)
    #expect(cost > 0)
    #expect(cost == self.cost(ofBlaming: 100, many))
    _ = self.cost(ofBlaming: 3, solver(cells(10)))
  }

  @Test func aReasonIsLookedForAgainOnlyIfSomethingChangesAround() {
    let solver = solver(cells(200))
    #expect(cost(ofBlaming: 50, solver) > 0)
    #expect(cost(ofBlaming: 50, solver) == 0)
    for far in [moving(id(150, 2), to: 21), Batch(removals: [RowID(id(160, 3))])] {
      _ = solver.update(far)
      #expect(cost(ofBlaming: 50, solver) == 0)
    }
    for near in [moving(id(50, 2), to: 21), moving(id(51, 2), to: 30), moving(0, to: 440)] {
      _ = solver.update(near)
      #expect(cost(ofBlaming: 50, solver) > 0)
      #expect(cost(ofBlaming: 50, solver) == 0)
    }
    #expect(solver.blame(of: RowID(id(50, 3)))?.gap == 480)
  }

  @Test(arguments: 0..<(LongTests.areWanted ? 200 : 3) as Range<UInt64>)
  func reasonsThatWereKeptAreThoseOfAFreshSolver(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let all = cells(34)
    var rows = all
    let solver = solver(rows)
    for step in 0..<8 {
      let before = rows
      for _ in 0..<random.int(in: 1...3) { edit(&rows, all, using: &random) }
      _ = solver.update(difference(from: before, to: rows))
      let fresh = self.solver(rows)
      #expect(solver.broken == fresh.broken, "seed \(seed), step \(step)")
      #expect(solver.missed == fresh.missed, "seed \(seed), step \(step)")
      for row in fresh.missed + fresh.broken {
        let (kept, new) = (reason(of: row, solver), reason(of: row, fresh))
        #expect(kept.map(\.row) == new.map(\.row), "seed \(seed), step \(step), \(row)")
        for (one, other) in zip(kept, new) {
          #expect(isNear(one.multiplier, other.multiplier), "seed \(seed), step \(step), \(row)")
          #expect(isNear(one.constant, other.constant), "seed \(seed), step \(step), \(row)")
        }
      }
    }
  }

  private func reason(of row: RowID, _ solver: Solver) -> [Share] {
    (solver.blame(of: row) ?? solver.contradiction(of: row))?.members ?? []
  }

  /// Takes a row out, puts one in that was taken out, or gives one another constant or level.
  private func edit(_ rows: inout Rows, _ all: Rows, using random: inout SeededGenerator) {
    let row = RowID(random.int(in: 0...all.count - 1))
    guard var constraint = rows[row], random.int(in: 0...2) > 0 else {
      if rows.removeValue(forKey: row) == nil { rows[row] = all[row] }
      return
    }
    constraint.constant = Double(random.int(in: 0...40))
    if random.once(in: 4) {
      constraint.level = random.element(of: [.required, .optional(rank: 750)])
    }
    rows[row] = constraint
  }

  private func difference(from old: Rows, to new: Rows) -> Batch {
    let ids = Set(old.keys).union(new.keys).sorted()
    return Batch(
      upserts: ids.compactMap { id in new[id].flatMap { $0 == old[id] ? nil : (id, $0) } },
      removals: ids.filter { new[$0] == nil })
  }

  @Test func rowsThatAreOffMakeNoHub() {
    var rows: Rows = [:]
    let place = [Term(1, Variable(0))]
    for id in 0..<30 {
      let level = id < 2 ? Level.required : .optional(rank: 100)
      let relation = id == 0 ? LinearRelation.greaterThanOrEqual : .lessThanOrEqual
      rows[RowID(id)] = row(id, place, relation, 0, level)
    }
    rows[RowID(30)] = row(30, place, .equal, 73, .optional(rank: 879))
    rows[RowID(31)] = row(31, place, .equal, 0, .optional(rank: 879))
    let fresh = solver(rows)
    rows[RowID(32)] = row(32, place, .lessThanOrEqual, 0, .optional(rank: 50))
    let edited = solver(rows)
    _ = edited.update(Batch(removals: [RowID(32)]))
    let blame = edited.blame(of: RowID(30))
    #expect(blame != nil)
    #expect(blame?.members.map(\.row) == fresh.blame(of: RowID(30))?.members.map(\.row))
  }
}
