import TestSupport
import Testing

@testable import Simplex

/// What an edit costs follows what it changes, not what there is; and what the fast paths answer is
/// what a solver answers that sees the constraints for the first time.
struct LocalityTests {
  /// Boxes in a window: each begins 8 after the left edge of the window, and is as wide as the
  /// window but for 16, or 40 wide.
  private func boxes(_ count: Int) -> [(RowID, LinearConstraint)] {
    var rows = [row(0, [Term(1, left(0))], 0), row(1, [Term(1, width(0))], 400)]
    for box in 1...count {
      rows.append(row(2 * box, [Term(1, left(box)), Term(-1, left(0))], 8))
      let isWide = box.isMultiple(of: 2)
      rows.append(
        isWide
          ? row(2 * box + 1, [Term(1, width(box)), Term(-1, width(0))], -16)
          : row(2 * box + 1, [Term(1, width(box))], 40))
    }
    return rows
  }

  private func left(_ box: Int) -> Variable { Variable(2 * box) }
  private func width(_ box: Int) -> Variable { Variable(2 * box + 1) }

  private func row(_ id: Int, _ terms: [Term], _ constant: Double) -> (RowID, LinearConstraint) {
    (
      RowID(id),
      LinearConstraint(
        terms: terms, relation: .equal, constant: constant, level: .required,
        order: Order(stage: 0, major: id, minor: 0))
    )
  }

  private func solver(_ rows: [(RowID, LinearConstraint)]) -> Solver {
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows))
    return solver
  }

  private func moving(_ row: Int, to constant: Double) -> Batch {
    var batch = Batch()
    batch.constants = [(RowID(row), constant)]
    return batch
  }

  /// A row of the boxes, whose identifiers are their places.
  private func switchingBox(_ row: Int, on isOn: Bool) -> Batch {
    switching(boxes(row / 2 + 1)[row], on: isOn)
  }

  private func entriesTouched(by batch: Batch, _ solver: Solver) -> Int {
    let before = solver.work.entriesTouched
    _ = solver.update(batch)
    return solver.work.entriesTouched - before
  }

  @Test func aLocalEditCostsTheSameAmongThousandsAsAmongHundreds() {
    let (few, many) = (solver(boxes(100)), solver(boxes(5000)))
    for batch in [
      moving(50, to: 12), switchingBox(51, on: false), switchingBox(51, on: true),
      switchingBox(60, on: false), switchingBox(60, on: true),
    ] {
      let cost = entriesTouched(by: batch, few)
      #expect(cost == entriesTouched(by: batch, many))
      #expect(cost < 12)
    }
  }

  /// Boxes on top of each other that make up a whole, each around another box: what to compute from
  /// which equation is found by eliminating, but nothing is left to be subtracted.
  private func stack(_ count: Int) -> [(RowID, LinearConstraint)] {
    let whole = Variable(0)
    func top(_ box: Int) -> Variable { Variable(4 * box) }
    func height(_ box: Int) -> Variable { Variable(4 * box + 1) }
    func innerTop(_ box: Int) -> Variable { Variable(4 * box + 2) }
    func innerHeight(_ box: Int) -> Variable { Variable(4 * box + 3) }
    var rows = [row(1, [Term(1, top(1))], 0)]
    func keepFromTurningOver(_ id: Int, _ size: Variable) {
      var limit = row(id, [Term(1, size)], 0)
      limit.1.relation = .greaterThanOrEqual
      rows.append(limit)
    }
    for box in 1...count {
      let (bottom, inner) = ([Term(-1, top(box)), Term(-1, height(box))], innerTop(box))
      let next = box < count ? top(box + 1) : whole
      rows.append(row(8 * box, [Term(1, next)] + bottom, 0))
      rows.append(row(8 * box + 1, [Term(1, inner), Term(-1, top(box))], 4))
      rows.append(row(8 * box + 2, [Term(1, inner), Term(1, innerHeight(box))] + bottom, -4))
      keepFromTurningOver(8 * box + 3, height(box))
      keepFromTurningOver(8 * box + 4, innerHeight(box))
      var wish = row(8 * box + 5, [Term(1, innerHeight(box))], 20)
      wish.1.level = .optional(rank: 250)
      rows.append(wish)
    }
    keepFromTurningOver(2, whole)
    return rows
  }

  @Test func aBoxOfAStackTouchesWhatIsBehindItAlone() {
    let (few, many) = (solver(stack(20)), solver(stack(500)))
    // Each box is 20 high inside, with 4 around it.
    #expect(many.value(of: Variable(0)) == 500 * 28)
    let cost = entriesTouched(by: moving(8 * 500 + 1, to: 6), many)
    #expect(many.value(of: Variable(0)) == 500 * 28 + 2)
    #expect(cost == entriesTouched(by: moving(8 * 20 + 1, to: 6), few))
    #expect(cost < 30)
  }

  /// Whatever the first is, the others are set aside for it at once.
  @Test func manyContradictionsCostNoMoreThanThereAre() {
    func cost(of count: Int) -> Int {
      let rows = (0..<count).map { row($0, [Term(1, width(0))], Double($0)) }
      let solver = solver(rows)
      var cost = solver.work.entriesTouched
      for isActive in [false, true] {
        cost += entriesTouched(by: switching(rows[0], on: isActive), solver)
        #expect(solver.broken.count == (isActive ? count - 1 : count - 2))
      }
      return cost
    }
    #expect(cost(of: 400) < 3 * cost(of: 200))
  }

  /// Boxes side by side are to be below one another, too: each row that says so is one too many, and
  /// is found when the one before it is set aside.
  @Test func contradictionsThatFollowEachOtherCostALookEach() {
    func cost(of count: Int) -> Int {
      var rows: [(RowID, LinearConstraint)] = []
      func add(_ terms: [Term], _ relation: LinearRelation, _ constant: Double = 0) {
        let order = Order(stage: 0, major: rows.count, minor: 0)
        rows.append(
          (
            RowID(rows.count),
            LinearConstraint(
              terms: terms, relation: relation, constant: constant, level: .required, order: order)
          ))
      }
      for box in 0..<count { add([Term(1, width(box))], .greaterThanOrEqual) }
      for box in 1..<count {
        add([Term(1, left(box)), Term(-1, left(0))], .equal)
        add([Term(1, width(box)), Term(-1, width(0))], .equal)
      }
      for box in 1..<count {
        add([Term(1, left(box)), Term(-1, left(box - 1)), Term(-1, width(box - 1))], .equal, 8)
      }
      let solver = solver(rows)
      #expect(solver.broken.count == count - 1)
      return solver.work.entriesTouched
    }
    #expect(cost(of: 80) < 5 * cost(of: 40))
  }

  /// The boxes, and for each of them another width that it cannot have.
  private func brokenBoxes(_ count: Int) -> [(RowID, LinearConstraint)] {
    boxes(count) + (1...count).map { row(100_000 + $0, [Term(1, width($0))], 1) }
  }

  @Test func whatIsBrokenElsewhereCostsALocalEditNothing() {
    let (few, many) = (solver(brokenBoxes(100)), solver(brokenBoxes(2000)))
    #expect(many.broken.count == 2000)
    for batch in [
      moving(50, to: 12), moving(51, to: 1), moving(51, to: 40), switchingBox(51, on: false),
      switchingBox(51, on: true),
    ] {
      let cost = entriesTouched(by: batch, few)
      #expect(cost == entriesTouched(by: batch, many))
      #expect(cost < 20)
      #expect(few.broken.count + 1900 == many.broken.count)
    }
  }

  @Test func aContradictionDoesNotMakeTheFormsOfOtherRowsAnew() {
    let wishes = (1...1000).map { box in
      var wish = row(3 * box, [Term(1, Variable(box + 10))], 5)
      wish.1.level = .optional(rank: 250)
      return wish
    }
    let (first, second) = (row(1, [Term(1, Variable(1))], 1), row(2, [Term(1, Variable(1))], 2))
    let (fine, broken) = (solver(wishes + [first]), solver(wishes + [first, second]))
    #expect(broken.broken == [RowID(2)])
    #expect(broken.work.entriesTouched - fine.work.entriesTouched < 50)
  }

  @Test func aConstantThatMovesIsToldAsASolverFindsItThatSeesItFirst() {
    var rows = boxes(50)
    let moved = solver(rows)
    for step in 1...20 {
      let size = 400 + Double(step) / 3
      guard case .settled(let changed) = moved.update(moving(1, to: size)) else {
        Issue.record("step \(step) does not settle")
        return
      }
      rows[1] = row(1, [Term(1, width(0))], size)
      let fresh = solver(rows)
      #expect(changed == [width(0)] + stride(from: 2, through: 50, by: 2).map { width($0) })
      var values = [Double](repeating: 0, count: changed.count)
      moved.read(changed, into: &values)
      #expect(values == changed.map { fresh.value(of: $0) }, "step \(step)")
      if step.isMultiple(of: 7) { #expect(moved.verify() == []) }
    }
    #expect(moved.work.factorizations == 1)
  }

  @Test func whatIsStillOpenAfterMovesIsSettledFromWhereTheyLed() {
    let (x, y, z) = (Variable(0), Variable(1), Variable(2))
    var wish = row(1, [Term(1, x)], 10)
    wish.1.level = .optional(rank: 250)
    var rows = [wish, row(2, [Term(1, y), Term(-1, x), Term(-1, z)], 0), row(3, [Term(1, z)], 5)]
    let preference = (
      RowID(9), Preference(terms: [Term(1, y)], target: 100, order: rows[0].1.order)
    )
    let moved = solver(rows)
    _ = moved.update(Batch(preferences: [preference]))
    for constant in [11.0, 12, 13, 50] { _ = moved.update(moving(1, to: constant)) }
    _ = moved.update(Batch(removals: [RowID(3)]))
    rows[0].1.constant = 50
    rows.removeLast()
    let fresh = Solver()
    _ = fresh.update(Batch(upserts: rows, preferences: [preference]))
    #expect([x, y, z].map { fresh.value(of: $0) } == [50, 100, 50])
    #expect([x, y, z].map { moved.value(of: $0) } == [50, 100, 50])
  }

  @Test func anInequalityBreaksWhereItIsReached() {
    var limit = row(999, [Term(1, width(2))], 390)
    limit.1.relation = .lessThanOrEqual
    let solver = solver(boxes(4) + [limit])
    for size in [401.0, 402, 403, 404, 405, 406] {
      _ = solver.update(moving(1, to: size))
      #expect(solver.broken.isEmpty)
    }
    _ = solver.update(moving(1, to: 407))
    #expect(solver.broken == [RowID(999)])
    _ = solver.update(moving(1, to: 405))
    #expect(solver.broken.isEmpty)
    #expect(solver.value(of: width(2)) == 389)
  }

  @Test func whatIsSwitchedOffAndOnAgainLeavesNoTrace() {
    let solver = solver(boxes(10))
    let before = (0...21).map { solver.value(of: Variable($0)) }
    for row in 0...21 {
      _ = solver.update(switchingBox(row, on: false))
      _ = solver.update(switchingBox(row, on: true))
      #expect(solver.movingVariables.isEmpty)
      #expect((0...21).map { solver.value(of: Variable($0)) } == before)
    }
    #expect(solver.work.factorizations == 1)
  }

  @Test func flatRowsAreTheSameAsRowsWithArrays() {
    let rows = boxes(5)
    var batch = Batch()
    for (id, constraint) in rows {
      for term in constraint.terms { batch.rows.add(term.coefficient, term.variable) }
      batch.rows.end(
        id, constraint.relation, constraint.constant, constraint.level, order: constraint.order)
    }
    let flat = Solver()
    #expect(flat.update(batch) == Solver().update(Batch(upserts: rows)))
    #expect(flat.value(of: width(2)) == 384)
  }
}
