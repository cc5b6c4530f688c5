extension SolverState {
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

  /// The sum of violations of each level, from high to low.
  var levelSums: [LevelSum] {
    var sums: [Double: Double] = [:]
    for row in 0..<Int32(system.slotCount)
    where system.kind(of: row) == .other && !system.heads[row].isRequired {
      let head = system.heads[row]
      sums[head.rank, default: 0] += abs(system.excess(of: row, at: shown)) / head.scale
    }
    return sums.sorted { $0.key > $1.key }.map { LevelSum(rank: $0.key, sum: $0.value) }
  }

  func read(_ variables: [Variable], into values: inout [Double]) {
    for place in 0..<min(variables.count, values.count) {
      values[place] = value(of: variables[place])
    }
  }

  /// The variable's value; 0 for one that no constraint mentions.
  func value(of variable: Variable) -> Double {
    let column = system.column(of: variable)
    return column < 0 ? 0 : shown[column]
  }
}
