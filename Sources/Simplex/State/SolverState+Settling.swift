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
    var changed = propagateValues()
    residual = worstResidual()
    if residual > 0 || isStalled {
      pending.isEverything = true
      try search(isCancelled: { false })
      let more = propagateValues()
      changed = Array(Set(changed + more)).sorted()
      residual = worstResidual()
    }
    partition.forgetSolvers()
    return changed
  }

  /// Finds out which required rows hold, and what the others settle.
  private mutating func search(isCancelled: () -> Bool) throws(Cancellation) {
    isStalled = false
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
      if conflicts.isEmpty { conflicts = try solveComponents(isCancelled: isCancelled) }
      if conflicts.isEmpty { break }
      guard round < Self.roundLimit, setAside(conflicts) else {
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
  private func worstResidual() -> Double {
    var worst = 0.0
    if pending.isFull {
      for row in 0..<Int32(system.slotCount) { worst = max(worst, residual(of: row)) }
      return worst
    }
    for index in 0..<reach.order.count {
      let block = form.columns[reach.order[index]].block
      guard block >= 0, form.blocks[block].isDelicate else { continue }
      for place in form.places(of: block) {
        worst = max(worst, residual(of: form.blockRows[place]))
      }
    }
    for index in 0..<pending.solved.count
    where partition.nodes[pending.solved[index]].columnCount > 1 {
      for row in partition.rows(of: pending.solved[index]) {
        worst = max(worst, residual(of: row))
      }
    }
    return worst
  }

  /// By how much the shown values miss a required row that is not broken, in the caller's terms.
  private func residual(of row: Int32) -> Double {
    let kind = system.kind(of: row)
    guard kind == .equation || kind == .other, system.heads[row].isRequired else { return 0 }
    return system.violation(of: row, at: shown)
  }
}
