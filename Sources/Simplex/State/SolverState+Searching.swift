/// Searching components by a simplex method: each has a solver of its own, which goes on from its last
/// basis.
extension SolverState {
  /// Solves a component; after an edit that left its rows as they were, with these.
  ///
  /// - Returns: Multipliers that show that there is no answer, nil if there is one.
  mutating func search(
    _ component: Int32, isCancelled: () -> Bool
  ) throws(Cancellation) -> LinearSystem.Multipliers? {
    let solved = searched(component, isCancelled: isCancelled)
    work.add(solved.solution.work)
    if let (proof, isPlain) = proof(of: solved) {
      if isPlain ? isContradiction(proof) : isProvenContradiction(proof) {
        partition.keep(solved, for: component)
        partition.dropSolution(of: component)
        return proof
      }
      solved.complete(isCancelled: isCancelled)
    }
    partition.keep(solved, for: component)
    switch solved.solution.outcome {
    case .feasible, .infeasible, .strained: break
    case .stalled: isStalled = true
    case .cancelled: throw Cancellation()
    }
    partition.setMoving(component, !solved.solution.movement.isEmpty)
    keepMovement(of: solved)
    takeOver(solved, of: component)
    return nil
  }

  /// Takes over what was settled, and what is open.
  private mutating func takeOver(_ solved: ComponentSolver, of component: Int32) {
    for (local, column) in solved.columns.enumerated() {
      partition.cells.close(column)
      settled[column] = solved.solution.values[local]
    }
    for block in solved.solution.faceBlocks {
      partition.cells.add(block, of: component, solved.columns(ofBlock: block))
    }
  }

  /// Keeps how the columns move, by numbers that are the component's own.
  private mutating func keepMovement(of solved: ComponentSolver) {
    guard let first = solved.columns.first else { return }
    let scale = Generic.number(system.variables[first], in: .components)
    for (column, movement) in zip(solved.columns, solved.solution.movement) {
      movements[column] = movement * scale
    }
  }

  /// Whether the gap is more than the play of the rows; it counts as more where rounding got the
  /// better of the multipliers.
  private func isContradiction(_ proof: LinearSystem.Multipliers) -> Bool {
    proof.isEmpty || isProvenContradiction(proof) || !system.cancels(proof)
  }

  func isProvenContradiction(_ proof: LinearSystem.Multipliers) -> Bool {
    guard let latest = system.latest(of: proof) else { return false }
    return system.isContradiction(proof, closedBy: latest)
  }

  /// How required rows that miss each other add up to a gap, and whether some is missed plainly, by
  /// more than its play.
  mutating func proof(
    of solved: ComponentSolver
  ) -> (multipliers: LinearSystem.Multipliers, isPlain: Bool)? {
    switch solved.solution.outcome {
    case .infeasible(let multipliers):
      (withEquations(multipliers.map { (solved.rows[$0.row], -$0.multiplier) }), true)
    case .strained(let multipliers):
      (withEquations(multipliers.map { (solved.rows[$0.row], -$0.multiplier) }), false)
    case .feasible, .stalled, .cancelled: nil
    }
  }

  private mutating func searched(
    _ component: Int32, isCancelled: () -> Bool
  ) -> ComponentSolver {
    if let known = partition.solver(of: component) {
      pending.movedBounds.removeAll()
      var row = partition.nodes[component].firstMoved
      while row >= 0 {
        let (low, high, magnitude) = bounds(of: row)
        pending.movedRows.append(row)
        pending.movedBounds.append(
          Component.Bounds(
            place: partition.placeOfRow[row], low: low, high: high, magnitude: magnitude))
        row = partition.nextMoved[row]
      }
      known.solveAgain(with: pending.movedBounds, isCancelled: isCancelled)
      return known
    }
    partition.dropSolution(of: component)
    partition.forgetPlaces(in: component)
    let order = componentOrder(of: component)
    let columns = orderedColumns(of: component)
    let solver = partition.solver(from: columns[0])
    solver.solve(
      self.component(columns, order), of: columns, order.rows, isCancelled: isCancelled)
    for row in order.rows { pending.movedRows.append(row) }
    return solver
  }
}
