import Simplex
import Testing

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

  private func switching(_ row: Int, on isActive: Bool) -> Batch {
    var batch = Batch()
    batch.activities = [(RowID(row), isActive)]
    return batch
  }

  private func entriesTouched(by batch: Batch, _ solver: Solver) -> Int {
    let before = solver.work.entriesTouched
    _ = solver.update(batch)
    return solver.work.entriesTouched - before
  }

  @Test func aLocalEditCostsTheSameAmongThousandsAsAmongHundreds() {
    let (few, many) = (solver(boxes(100)), solver(boxes(5000)))
    for batch in [
      moving(50, to: 12), switching(51, on: false), switching(51, on: true),
      switching(60, on: false), switching(60, on: true),
    ] {
      let cost = entriesTouched(by: batch, few)
      #expect(cost == entriesTouched(by: batch, many))
      #expect(cost < 12)
    }
  }

  @Test func aDragIsToldAsASolverFindsItThatSeesItFirst() {
    var rows = boxes(50)
    let dragged = solver(rows)
    for step in 1...20 {
      let size = 400 + Double(step) / 3
      guard case .settled(let changed) = dragged.update(moving(1, to: size)) else {
        Issue.record("step \(step) does not settle")
        return
      }
      rows[1] = row(1, [Term(1, width(0))], size)
      let fresh = solver(rows)
      #expect(changed == [width(0)] + stride(from: 2, through: 50, by: 2).map { width($0) })
      var values = [Double](repeating: 0, count: changed.count)
      dragged.read(changed, into: &values)
      #expect(values == changed.map { fresh.value(of: $0) }, "step \(step)")
      if step.isMultiple(of: 7) { #expect(dragged.verify() == []) }
    }
    #expect(dragged.work.factorizations == 1)
  }

  @Test func aDragStopsWhereAnInequalityIsBroken() {
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
      _ = solver.update(switching(row, on: false))
      #expect(!solver.movingVariables.isEmpty)
      _ = solver.update(switching(row, on: true))
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
