import Simplex
import Testing

/// Constants of equations that move here and there: where all that follows is other values, nothing
/// else is looked at; where more follows, it does.
struct ConstantStepTests {
  private func row(
    _ id: Int, _ terms: [Term], _ relation: LinearRelation, _ constant: Double,
    _ level: Level = .required
  ) -> (RowID, LinearConstraint) {
    (
      RowID(id),
      LinearConstraint(
        terms: terms, relation: relation, constant: constant, level: level,
        order: Order(stage: 0, major: id, minor: 0))
    )
  }

  private func solver(
    _ rows: [(RowID, LinearConstraint)], _ wishes: [(RowID, Preference)] = []
  ) -> Solver {
    let solver = Solver()
    _ = solver.update(Batch(upserts: rows, preferences: wishes))
    return solver
  }

  private func moving(_ row: Int, to constant: Double) -> Batch {
    var batch = Batch()
    batch.constants = [(RowID(row), constant)]
    return batch
  }

  /// Views one behind the other, each of which would rather be behind the one before its neighbour.
  private func views(_ count: Int) -> [(RowID, LinearConstraint)] {
    var rows = [row(0, [Term(1, Variable(0))], .equal, 8)]
    for view in 1..<count {
      let here = Variable(view)
      rows.append(row(view, [Term(1, here), Term(-1, Variable(view - 1))], .equal, 40))
      if view > 1 {
        let terms = [Term(1, here), Term(-1, Variable(view - 2))]
        rows.append(row(count + view, terms, .equal, 40, .optional(rank: 750)))
      }
    }
    return rows
  }

  @Test(arguments: [100, 2000]) func aViewThatMovesCostsTwoEntries(count: Int) {
    let solver = solver(views(count))
    for (step, gap) in [30, 10, 50, 20].enumerated() {
      var expected = solver.work
      expected.entriesTouched += 2 * gap
      let changed = (count - gap..<count).map { Variable($0) }
      let batch = moving(count - gap, to: 45 + Double(step))
      #expect(solver.update(batch) == .settled(changed: changed))
      #expect(solver.work == expected)
    }
    #expect(solver.value(of: Variable(count - 1)) == Double(8 + 40 * (count - 1) + 26))
    #expect(solver.verify() == [])
  }

  /// The second follows a preference for how far it is from the first, which an equation fixes.
  @Test func whatIsOpenFollows() {
    let (first, second, other) = (Variable(0), Variable(1), Variable(2))
    let rows = [
      row(0, [Term(1, first)], .equal, 10), row(1, [Term(1, second)], .greaterThanOrEqual, 0),
      row(2, [Term(1, other)], .equal, 5),
    ]
    let wish = Preference(
      terms: [Term(1, second), Term(-1, first)], target: 30,
      order: Order(stage: 1, major: 0, minor: 0))
    let solver = solver(rows, [(RowID(9), wish)])
    #expect(solver.update(moving(2, to: 6)) == .settled(changed: [other]))
    #expect(solver.update(moving(0, to: 20)) == .settled(changed: [first, second]))
    #expect(solver.value(of: second) == 50)
    #expect(solver.update(moving(2, to: 7)) == .settled(changed: [other]))
    #expect(solver.verify() == [])
  }

  @Test func whatIsRequiredIsLookedAt() {
    let (first, second) = (Variable(0), Variable(1))
    let solver = solver([
      row(0, [Term(1, first)], .equal, 10), row(1, [Term(1, second)], .equal, 10),
      row(2, [Term(1, first), Term(-1, second)], .lessThanOrEqual, 5),
    ])
    _ = solver.update(moving(0, to: 16))
    #expect(solver.broken == [RowID(2)])
    _ = solver.update(moving(1, to: 12))
    #expect(solver.broken == [])
  }

  /// A row takes part in a component that did not when the columns were looked through.
  @Test func whatComesToAComponentIsLookedAtFromThen() {
    let (first, second, third) = (Variable(0), Variable(1), Variable(2))
    var rows = [
      row(0, [Term(1, first)], .equal, 10), row(1, [Term(1, second)], .equal, 20),
      row(2, [Term(1, second), Term(-1, first)], .equal, 0, .optional(rank: 500)),
      row(3, [Term(1, third)], .equal, 1),
    ]
    let solver = solver(rows)
    for (row, constant) in [(0, 11.0), (3, 2), (0, 12)] {
      _ = solver.update(moving(row, to: constant))
    }
    var batch = Batch()
    batch.activities = [(RowID(1), false), (RowID(3), false)]
    _ = solver.update(batch)
    #expect(solver.value(of: second) == 12)
    batch.activities = [(RowID(3), true)]
    batch.constants = [(RowID(0), 13)]
    _ = solver.update(batch)
    #expect(solver.update(moving(3, to: 4)) == .settled(changed: [third]))
    #expect(solver.update(moving(0, to: 30)) == .settled(changed: [first, second]))
    #expect(solver.value(of: second) == 30)
    rows.remove(at: 1)
    rows[0].1.constant = 30
    rows[2].1.constant = 4
    #expect(self.solver(rows).value(of: second) == 30)
  }
}
