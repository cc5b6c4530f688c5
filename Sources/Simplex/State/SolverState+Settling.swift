/// From changed rows to an answer.
extension SolverState {
  /// More rounds than any system needs whose numbers are exact.
  private static let roundLimit = 10_000

  /// Settles what is pending; where rounding shows, once more from scratch.
  ///
  /// - Returns: The variables whose shown value changed, ascending. When it throws, nothing is
  ///   shown that was not before, and everything is to be made anew.
  mutating func settle(isCancelled: () -> Bool) throws(Cancellation) -> [Variable] {
    extend()
    system.makeDeferredMentions()
    try search(isCancelled: isCancelled)
    computeValues()
    residual = worstResidual()
    if !isSettled {
      try search(isCancelled: isCancelled)
      computeValues()
      residual = worstResidual()
    }
    let changed = showValues()
    partition.forgetSolvers()
    return changed
  }

  /// Finds out which required rows hold, and what the others settle.
  private mutating func search(isCancelled: () -> Bool) throws(Cancellation) {
    // What did not settle is no ground to build on, so it is made anew from nothing.
    if !isSettled { pending.isEverything = true }
    isStalled = false
    pending.relieved = []
    if pending.editCount > system.rowCount / 2 + 256 { pending.isEverything = true }
    reviewProofs()
    for round in 0... {
      if isCancelled() { throw Cancellation() }
      dropUnproven()
      matchEverything()
      updateComponents()
      propagateBase()
      pending.order.removeAll()
      var conflicts = fixedConflicts()
      // Equations that changed their parts are to be matched first.
      let isMatched = pending.equations.isEmpty
      if conflicts.isEmpty, isMatched {
        conflicts = try solveComponents(isCancelled: isCancelled)
        if conflicts.isEmpty { break }
      }
      guard round < Self.roundLimit, setAside(conflicts) || !isMatched else {
        isStalled = true
        break
      }
    }
    try finish(isCancelled: isCancelled)
    // A search that was cut short may have looked finished.
    if isCancelled() { throw Cancellation() }
  }

  private mutating func matchEverything() {
    if !pending.isEverything { matchPending() }
    if pending.isEverything { factorEverything() } else { reachMoved() }
  }

  /// The worst miss of a required row among those that rounding can have touched.
  private mutating func worstResidual() -> Double {
    var worst = 0.0
    if pending.isFull {
      for row in 0..<Int32(system.slotCount) { worst = max(worst, residual(of: row, .computed)) }
      return worst
    }
    for index in 0..<reach.order.count {
      let block = form.columns[reach.order[index]].block
      guard block >= 0, form.blocks[block].isDelicate else { continue }
      for place in form.places(of: block) {
        worst = max(worst, residual(of: form.blockRows[place], .computed))
      }
    }
    for index in 0..<pending.solved.count
    where partition.nodes[pending.solved[index]].columnCount > 1 {
      for row in partition.rows(of: pending.solved[index]) {
        worst = max(worst, residual(of: row, .computed))
      }
    }
    return worst
  }
}
