import TestSupport
import Testing

@testable import Simplex

/// How much is done, counted.
struct WorkTests {
  /// A column of views: each begins 8 below the one before, and wants a height.
  private func chain(_ count: Int) -> [(RowID, LinearConstraint)] {
    var rows: [(RowID, LinearConstraint)] = []
    func add(_ terms: [Term], _ constant: Double, _ level: Level) {
      let order = Order(stage: 0, major: rows.count, minor: 0)
      rows.append(
        (
          RowID(rows.count),
          LinearConstraint(
            terms: terms, relation: .equal, constant: constant, level: level, order: order)
        ))
    }
    add([Term(1, Variable(0))], 0, .required)
    for view in 1...count {
      let (top, height) = (Variable(2 * view), Variable(2 * view - 1))
      let previous = Variable(2 * view - 2)
      add([Term(1, top), Term(-1, previous), Term(-1, height)], 8, .required)
      add([Term(1, height)], 20, .optional(rank: 250))
      add([Term(1, height)], 44, .optional(rank: 750))
    }
    return rows
  }

  @Test func aConstantInAChainNeedsNoFactorization() throws {
    let solver = Solver()
    var rows = chain(100)
    _ = solver.update(Batch(upserts: rows))
    let before = solver.work
    rows[4].1.constant = 9
    guard case .settled(let changed) = solver.update(Batch(upserts: [rows[4]])) else {
      Issue.record("the chain does not settle")
      return
    }
    #expect(solver.work.factorizations == before.factorizations)
    #expect(solver.work.pivots == before.pivots)
    #expect(solver.work.componentsSolved == before.componentsSolved)
    #expect(changed.count == 99)
    #expect(solver.value(of: Variable(200)) == 100 * 52 + 1)
  }

  /// What hangs on a column that opens is gone through once, however long its forms are.
  @Test func aChainThatOpensCostsItsLength() {
    let factor = Growth.factor(500) { count in
      let (solver, rows) = (Solver(), chain(count))
      _ = solver.update(Batch(upserts: rows))
      _ = solver.update(Batch(removals: [rows[0].0]))
    }
    #expect(factor < Growth.ofOnePass)
  }

  @Test func variablesThatComeAndGoLeaveNoRoomBehind() {
    var state = SolverState()
    let rows = chain(100)
    _ = state.update(Batch(upserts: rows), isCancelled: { false })
    let last = Variable(200)
    for guest in 1000..<6000 {
      let row = LinearConstraint(
        terms: [Term(1, Variable(guest)), Term(-1, last)], relation: .equal, constant: 8,
        level: .required, order: Order(stage: 0, major: guest, minor: 0))
      let came = state.update(Batch(upserts: [(RowID(guest), row)]), isCancelled: { false })
      let value = state.shown[state.system.column(of: Variable(guest))]
      let went = state.update(Batch(removals: [RowID(guest)]), isCancelled: { false })
      #expect(came == .settled(changed: [Variable(guest)]) && came == went)
      #expect(value == 100 * 52 + 8)
    }
    let (count, value) = (state.system.columnCount, state.shown[state.system.column(of: last)])
    let defects = state.defects()
    #expect(count < 1000 && value == 100 * 52 && defects.isEmpty)
  }

  @Test func aWishInAChainSolvesItsComponentAlone() {
    let solver = Solver()
    var rows = chain(100)
    _ = solver.update(Batch(upserts: rows))
    let before = solver.work
    rows[6].1.constant = 45
    _ = solver.update(Batch(upserts: [rows[6]]))
    #expect(solver.work.componentsSolved == before.componentsSolved + 1)
    #expect(solver.work.factorizations == before.factorizations)
  }

  @Test func aChainsComponentsAreSingleColumnsWithoutPivots() {
    let solver = Solver()
    _ = solver.update(Batch(upserts: chain(1000)))
    #expect(solver.work.pivots == 0)
    #expect(solver.work.componentsSolved == 1000)
    #expect(solver.movingVariables.isEmpty)
  }

  @Test func aChainOfHundredsOfRowsIsAContradictionOfAllOfThem() {
    let solver = Solver()
    var rows = chain(300)
    for index in rows.indices { rows[index].1.level = .required }
    rows.removeAll { $0.1.constant == 20 }
    let end = LinearConstraint(
      terms: [Term(1, Variable(600))], relation: .equal, constant: 300 * 52 + 1, level: .required,
      order: Order(stage: 1, major: 0, minor: 0))
    _ = solver.update(Batch(upserts: rows + [(RowID(5000), end)]))
    #expect(solver.broken == [RowID(5000)])
    let proof = solver.contradiction(of: RowID(5000))
    #expect(proof?.members.count == 602)
    #expect(proof?.gap == 1)
  }
}
