/// Moving the constant of one equation, where all that follows is other values: no row watches what
/// moves, so that no component and nothing open has to do with it.
extension SolverState {
  /// Carries out a batch that does this and nothing else; nil elsewhere.
  ///
  /// - Parameter candidate: What the steps before moved: it may be about to be dragged.
  mutating func constantStep(_ batch: Batch, after candidate: DragColumn.Candidate) -> Update? {
    guard batch.isSingleConstant, let (id, constant) = batch.constants.first, !hasPending,
      untold.isEmpty
    else { return nil }
    let row = system.slot(of: id)
    guard row >= 0, !candidate.promises(row), constant.isFinite,
      constant != system.heads[row].constant, system.kind(of: row) == .equation,
      form.pivotColumns[row] >= 0, provenBy[row] == nil
    else { return nil }
    reach.begin(system)
    reach.addDependents(
      of: form.pivotColumns[row], knowing: &dependents, form, system, partition)
    guard !reach.isWatched, !reachesOpen() else { return nil }
    setConstant(of: row, constant)
    drag.candidate = candidate.counting(row)
    let changed = showReached { state, leader in
      state.form.solve(leader, state.system, share: 1, into: &state.base)
      state.computeValue(leader)
      state.work.entriesTouched += state.form.size(ofBlockOf: leader)
    }
    return .settled(changed: changed)
  }

  /// Whether something open has to do with what is reached.
  private mutating func reachesOpen() -> Bool {
    if !openEquations.isEmpty, reachesOpenEquations() { return true }
    guard partition.cells.count > 0 else { return false }
    for index in 0..<reach.order.count {
      var isOpen = false
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in
        isOpen = isOpen || state.openGroups.hasToDo(with: column, state.system)
      }
      if isOpen { return true }
    }
    return false
  }
}
