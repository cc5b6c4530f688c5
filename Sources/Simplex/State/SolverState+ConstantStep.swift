/// Moving the constant of one equation, where all that follows is other values: no row watches what
/// moves, so that no component and nothing open has to do with it.
extension SolverState {
  /// Carries out a batch that does this and nothing else; nil elsewhere.
  ///
  /// - Parameter dragged: The row that the step before moved: it is about to be dragged.
  mutating func constantStep(_ batch: Batch, but dragged: Int32) -> Update? {
    guard batch.isSingleConstant, let (id, constant) = batch.constants.first, !hasPending,
      untold.isEmpty
    else { return nil }
    let row = system.slot(of: id)
    guard row >= 0, row != dragged, constant != system.heads[row].constant, constant.isFinite,
      system.kind(of: row) == .equation, form.pivotColumns[row] >= 0, provenBy[row] == nil
    else { return nil }
    reach.begin(system)
    reach.addDependents(
      of: form.pivotColumns[row], knowing: &dependents, form, system, partition)
    guard !reach.isWatched, !reachesOpen() else { return nil }
    setConstant(of: row, constant)
    drag.candidate = row
    return .settled(changed: followConstant())
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

  /// Computes what is reached, those first that others depend on.
  private mutating func followConstant() -> [Variable] {
    var changed = Vector<Int>()
    swap(&changed, &shownChanges)
    defer { swap(&changed, &shownChanges) }
    changed.removeAll()
    for index in stride(from: reach.order.count - 1, through: 0, by: -1) {
      let leader = reach.order[index]
      form.solve(leader, system, share: 1, into: &base)
      computeValue(leader)
      forEachColumn(ofBlockOf: leader) { state, column in
        state.work.entriesTouched += 1
        state.show(column, &changed)
      }
    }
    return sortedVariables(&changed)
  }
}
