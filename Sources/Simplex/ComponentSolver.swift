/// Solves components, one after another, in memory that it keeps.
///
/// The levels are settled by the dual simplex method, all at once. What they leave open, if
/// anything, falls into small blocks, in which the tied rows are met one after another.
final class ComponentSolver {
  private var simplex = DualSimplex()

  /// The one best answer, as far as constraints settle it.
  func solve(_ component: Component, isCancelled: () -> Bool) -> ComponentSolution {
    simplex.work = Work()
    simplex.work.componentsSolved = 1
    simplex.load(component)
    var solution = ComponentSolution(values: [])
    switch simplex.run(isCancelled: isCancelled) {
    case .optimal: solution.outcome = simplex.outcome(of: component)
    case .stalled: solution.outcome = .stalled
    case .cancelled: solution.outcome = .cancelled
    }
    solution.values = (0..<component.columnCount).map { simplex.value[$0] }
    if case .feasible = solution.outcome {
      let face = simplex.optimalFace()
      if !face.blocks.isEmpty { settle(face, component, &solution, isCancelled: isCancelled) }
    }
    solution.work.add(simplex.work)
    return solution
  }

  /// Settles the ties and says what moves.
  private func settle(
    _ face: OptimalFace, _ component: Component, _ solution: inout ComponentSolution,
    isCancelled: () -> Bool
  ) {
    let ties = simplex.ties(of: face, in: component)
    let nothing = [Double](repeating: 0, count: component.columnCount)
    var blocks: [OptimalFace.Block] = []
    for (number, block) in face.blocks.enumerated() {
      var settling = TieSettling(block, number: number)
      settling.run(ties[number], isCancelled: isCancelled)
      solution.work.add(settling.work)
      solution.outcome = settling.outcome
      guard case .feasible = settling.outcome else { return }
      if settling.movement.isEmpty { continue }
      if solution.movement.isEmpty { solution.movement = nothing }
      for (local, column) in block.columns.enumerated() where column < component.columnCount {
        solution.movement[Int(column)] = settling.movement[local]
        solution.values[Int(column)] += settling.steps[local]
      }
      guard let open = settling.open else { continue }
      if solution.freedom.isEmpty { solution.freedom = nothing }
      for (local, column) in block.columns.enumerated() where column < component.columnCount {
        solution.freedom[Int(column)] = settling.freedom[local]
      }
      blocks.append(open)
    }
    if !blocks.isEmpty { solution.face = .polyhedron(blocks) }
  }
}

extension Component {
  /// The one best answer, as far as constraints settle it, found in memory of its own.
  func solve(isCancelled: () -> Bool) -> ComponentSolution {
    ComponentSolver().solve(self, isCancelled: isCancelled)
  }
}
