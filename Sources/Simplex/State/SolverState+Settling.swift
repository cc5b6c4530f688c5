/// From changed rows to an answer.
extension SolverState {
  /// More rounds than any system needs whose numbers are exact.
  static let roundLimit = 10_000
  /// In how many rounds broken rows may come back before rows are looked at one by one.
  private static let returnLimit = 6

  /// Takes all of the changes or, when cancelled, none.
  mutating func update(_ batch: Batch, isCancelled: () -> Bool) -> Update {
    do throws(Cancellation) {
      try apply(batch, isCancelled: isCancelled)
      guard hasPending else { return .settled(changed: []) }
      let changed = try settle(isCancelled: isCancelled)
      pending.removeAll()
      return tell(changed)
    } catch {
      takeBack()
      return .cancelled
    }
  }

  /// What an unsettled answer changed is told with the next settled one.
  private mutating func tell(_ changed: [Variable]) -> Update {
    guard isSettled else {
      untold.formUnion(changed)
      return .unsettled(residual: residual)
    }
    if untold.isEmpty { return .settled(changed: changed) }
    defer { untold = [] }
    return .settled(changed: untold.union(changed).sorted())
  }

  /// Makes everything anew that a cancelled update left behind.
  mutating func prepare() {
    guard pending.isEverything || pending.isRestructured, !system.isEmpty else { return }
    let before = work
    _ = try? settle(isCancelled: { false })
    pending.removeAll()
    work = before
  }

  var hasPending: Bool {
    pending.isEverything || !pending.seeds.isEmpty || !pending.moved.isEmpty
      || !pending.equations.isEmpty
      || !pending.forms.isEmpty || !pending.checks.isEmpty || !pending.wishColumns.isEmpty
      || !partition.dirty.isEmpty || !pending.proofs.isEmpty || !isSettled || !exactParts.isEmpty
  }

  /// Whether every search ended and every required row holds that should.
  var isSettled: Bool { residual == 0 && !isStalled }

  /// Settles what is pending; where rounding shows, once more from scratch.
  ///
  /// - Returns: The variables whose shown value changed, ascending. When it throws, nothing is
  ///   shown that was not before, and everything is to be made anew.
  mutating func settle(isCancelled: () -> Bool) throws(Cancellation) -> [Variable] {
    extend()
    try search(isCancelled: isCancelled)
    computeValues()
    residual = worstResidual()
    if !isSettled {
      try search(isCancelled: isCancelled)
      computeValues()
      residual = worstResidual()
    }
    try settleExactly(isCancelled: isCancelled)
    let changed = showValues()
    partition.forgetSolvers()
    return changed
  }

  /// Finds out which required rows hold, and what the others settle.
  private mutating func search(isCancelled: () -> Bool) throws(Cancellation) {
    // What did not settle is no ground to build on, so it is made anew from nothing.
    if !isSettled || !exactParts.isEmpty { pending.isEverything = true }
    exactParts = []
    isStalled = false
    if !pending.relieved.isEmpty { pending.relieved = [] }
    if pending.editCount > system.rowCount / 2 + 256 { pending.isEverything = true }
    reviewProofs()
    try breakRows(isCancelled: isCancelled)
    if partition.cells.count > 0 || !partition.cells.opened.isEmpty {
      try settleWishes(isCancelled: isCancelled)
    }
    // A search that was cut short may have looked settled.
    if isCancelled() { throw Cancellation() }
  }

  /// Sets rows aside until the others hold together.
  private mutating func breakRows(isCancelled: () -> Bool) throws(Cancellation) {
    var suspects: Set<Int32> = []
    var returns = 0
    for round in 0... {
      if dropUnproven() { returns += 1 }
      if returns > Self.returnLimit {
        return try breakRowsInOrder(suspects, isCancelled: isCancelled)
      }
      let conflicts = try nextConflicts(isCancelled: isCancelled)
      let isMatched = pending.equations.isEmpty
      if conflicts.isEmpty, isMatched { return }
      suspects.formUnion(conflicts.compactMap { system.latest(of: $0) })
      guard round < Self.roundLimit, setAside(conflicts) || !isMatched else {
        isStalled = true
        return
      }
    }
  }

  /// Contradictions among the rows that take part. There may be others while equations are pending,
  /// which are to be matched first.
  mutating func nextConflicts(
    isCancelled: () -> Bool
  ) throws(Cancellation) -> [LinearSystem.Multipliers] {
    if isCancelled() { throw Cancellation() }
    matchEverything()
    updateComponents()
    propagateBase()
    let conflicts = fixedConflicts()
    if !conflicts.isEmpty || !pending.equations.isEmpty { return conflicts }
    return try solveComponents(isCancelled: isCancelled)
  }

  private mutating func matchEverything() {
    if !pending.isEverything {
      pending.order.removeAll()
      matchPending()
    }
    if pending.isEverything { factorEverything() } else { reachMoved() }
  }

  /// The worst miss of a required row among those that rounding can have touched.
  mutating func worstResidual() -> Double {
    var worst = 0.0
    if pending.isFull {
      for row in 0..<Int32(system.slotCount) where !isComputedAlone(row) {
        worst = max(worst, residual(of: row, .computed))
      }
      return worst
    }
    for index in 0..<reach.order.count {
      let block = form.columns[reach.order[index]].block
      guard block >= 0, form.blocks[block].isDelicate else { continue }
      for place in form.places(of: block) {
        worst = max(worst, residual(of: form.blockRows[place], .computed))
      }
    }
    if isAnySearched { checkReached(&worst) }
    return worst
  }

  /// Whether a row is what its column was computed from, so that it holds but for the rounding of one
  /// division.
  private func isComputedAlone(_ row: Int32) -> Bool {
    let column = form.pivotColumns[row]
    return column >= 0 && form.columns[column].block < 0 && values[column].isFinite
  }

  /// Whether some component was searched by a simplex method.
  private var isAnySearched: Bool {
    for index in 0..<pending.solved.count
    where partition.nodes[pending.solved[index]].columnCount > 1 { return true }
    return false
  }

  /// Looks at the rows of components that moved or mention what moved.
  private mutating func checkReached(_ worst: inout Double) {
    for index in 0..<pending.movedRows.count { check(pending.movedRows[index], &worst) }
    for index in 0..<reach.order.count {
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in
        for place in state.system.mentions.places(of: column) {
          state.check(state.system.mentions[place], &worst)
        }
      }
    }
  }

  private mutating func check(_ row: Int32, _ worst: inout Double) {
    let component = partition.componentOfRow[row]
    guard component >= 0, partition.nodes[component].columnCount > 1 else { return }
    worst = max(worst, residual(of: row, .computed))
  }
}
