/// Components of many columns: each has a solver of its own, which goes on from its last basis.
extension SolverState {
  /// Solves a component of many columns; after an edit that left its rows as they were, with these.
  ///
  /// - Returns: Multipliers that show that there is no answer, nil if there is one.
  mutating func solveLarge(
    _ component: Int32, isCancelled: () -> Bool
  ) throws(Cancellation) -> LinearSystem.Multipliers? {
    let content: LargeComponent
    let solution: ComponentSolution
    if let known = partition.solutions[component]?.large, isCurrent(known) {
      content = known
      for (index, row) in content.rows.enumerated() {
        let (shift, magnitude) = shift(of: row)
        let head = system.heads[row]
        content.solver.setBounds(
          of: index, low: head.low - shift, high: head.high - shift, magnitude: magnitude)
      }
      solution = content.solver.solveAgain(isCancelled: isCancelled)
    } else {
      let order = componentOrder(of: component)
      let columns = orderedColumns(of: component)
      content = LargeComponent(
        columns: columns, rows: order.rows,
        standings: order.rows.map {
          LargeComponent.Standing(rank: system.heads[$0].rank, order: system.heads[$0].order)
        }, solver: partition.solver(from: columns[0]))
      solution = content.solver.solve(
        self.component(columns, order), isCancelled: isCancelled)
    }
    work.add(solution.work)
    switch solution.outcome {
    case .feasible: break
    case .infeasible(let multipliers):
      partition.solutions[component] = nil
      partition.keepSolver(of: content)
      return withEquations(multipliers.map { (content.rows[$0.row], -$0.multiplier) })
    case .stalled: isStalled = true
    case .cancelled: throw Cancellation()
    }
    for (local, column) in content.columns.enumerated() { settled[column] = solution.values[local] }
    partition.solutions[component] = SolvedComponent(large: content, solution: solution)
    partition.setOpenness(
      of: component, isMoving: !solution.movement.isEmpty, isOpen: !solution.freedom.isEmpty)
    return nil
  }
}

extension SolverState {
  /// Whether the rows still are on the levels, and in the order, in which the solver has them.
  private func isCurrent(_ content: LargeComponent) -> Bool {
    for (row, standing) in zip(content.rows, content.standings)
    where system.heads[row].rank != standing.rank || system.heads[row].order != standing.order {
      return false
    }
    return true
  }
}

/// The columns and rows of a component, in the order in which its solver knows them.
struct LargeComponent {
  /// What decides on a row's place among the others.
  struct Standing {
    var rank: Double
    var order: Order
  }

  var columns: [Int32]
  var rows: [Int32]
  var standings: [Standing]
  var solver: ComponentSolver
}
