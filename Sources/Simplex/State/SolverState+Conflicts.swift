/// Required rows that cannot hold together.
extension SolverState {
  /// How many contradictions in a row may end with a row that ends another one already.
  private static let repetitions = 4

  /// Contradictions among the required rows that the equations alone show, one for each row that is
  /// the last of some. Not all of them: without the rows that these end with most others are none,
  /// and those that are left are found then.
  mutating func fixedConflicts() -> [LinearSystem.Multipliers] {
    if pending.checks.isEmpty { return [] }
    var conflicts: [LinearSystem.Multipliers] = []
    var latest: Set<Int32> = []
    var repeated = 0
    pending.sortChecks()
    for index in 0..<pending.checks.count where repeated < Self.repetitions {
      let row = pending.checks[index]
      guard isFixed(row), let proof = fixedProof(of: row) else { continue }
      if !isContradiction(proof, of: row) {
        noteStrain(of: row)
        makeLatestSuperfluous(of: proof, insteadOf: row)
      } else if let last = system.latest(of: proof), latest.insert(last).inserted {
        conflicts.append(proof)
        repeated = 0
      } else {
        repeated += 1
      }
    }
    return conflicts
  }

  /// How a row whose left side the equations fix adds up with them to a gap; nil where all there is
  /// of a gap is rounding, or may be: then an exact answer is to tell.
  private mutating func fixedProof(of row: Int32) -> LinearSystem.Multipliers? {
    let (excess, size) = fixedExcess(of: row)
    guard abs(excess) > Tolerance.noise * size else {
      let isHidden = Tolerance.hidesStrain(at: size, scale: system.heads[row].scale)
      if isHidden { pending.strained.append(row) }
      return nil
    }
    let proof = withEquations([(row, excess > 0 ? -1 : 1)])
    work.entriesTouched += proof.count
    return proof
  }

  /// Notes that a fixed row is missed by its play, unless that is rounding: which of several such rows give
  /// way is for an exact answer to say.
  private mutating func noteStrain(of row: Int32) {
    let (excess, size) = fixedExcess(of: row)
    let scale = system.heads[row].scale
    if abs(excess) > Tolerance.strain(at: size, scale: scale) { pending.strained.append(row) }
  }

  /// By how much a fixed row is missed, with a sign, and the size of what it is made of.
  private func fixedExcess(of row: Int32) -> (excess: Double, size: Double) {
    let (activity, magnitude) = system.activity(of: row, at: base)
    let excess = system.heads[row].excess(of: activity)
    return (excess, max(magnitude, abs(activity - excess)))
  }

  /// Whether the gap that a fixed row adds up to is more than play. Where rounding got the better of
  /// the multipliers the row itself has to tell.
  private func isContradiction(_ proof: LinearSystem.Multipliers, of row: Int32) -> Bool {
    guard let latest = system.latest(of: proof) else { return false }
    return system.isContradiction(proof, closedBy: latest)
      || !system.cancels(proof) && system.excess(of: row, at: base) != 0
  }

  /// Of equations that hold together but for a gap within their play the latest is to have the gap,
  /// whichever was found to say nothing new.
  private mutating func makeLatestSuperfluous(
    of proof: LinearSystem.Multipliers, insteadOf row: Int32
  ) {
    guard let latest = system.latest(of: proof), latest != row,
      system.kind(of: row) == .equation, system.kind(of: latest) == .equation,
      pending.relieved.insert(row).inserted
    else { return }
    form.setDependent(row, false)
    detach(latest)
    pending.equations.append(row)
    pending.equations.append(latest)
  }

  /// What is looked at of the answer.
  enum Stage { case computed, shown }

  /// By how much values miss a required row that is not broken, in the caller's terms; 0 where that
  /// is within the play of rows that it adds up with.
  mutating func residual(of row: Int32, _ stage: Stage) -> Double {
    let kind = system.kind(of: row)
    guard kind == .equation || kind == .other, system.heads[row].isRequired else { return 0 }
    let excess =
      switch stage {
      case .computed: system.excess(of: row, at: values)
      case .shown: system.excess(of: row, at: shown)
      }
    guard excess != 0, !isGranted(excess, to: row, stage) else { return 0 }
    return abs(excess) / system.heads[row].scale
  }

  /// Whether a miss is no more than the play with which the row was settled; of what is shown the grid
  /// takes its part.
  private mutating func isGranted(_ excess: Double, to row: Int32, _ stage: Stage) -> Bool {
    let graining = Tolerance.graining(
      of: system.entries(of: row).count, at: system.activity(of: row, at: shown).magnitude)
    let grained = abs(excess) - (stage == .shown ? graining : 0)
    if partition.componentOfRow[row] >= 0,
      grained <= Tolerance.residual(at: shift(of: row).magnitude)
    {
      return true
    }
    if abs(excess - givenWay(by: row)) <= graining { return true }
    guard let proof = nearContradiction(of: row, excess), system.cancels(proof),
      let own = proof.first(where: { $0.row == row })?.multiplier, own != 0,
      let latest = system.latest(of: proof), !system.isContradiction(proof, closedBy: latest)
    else { return false }
    return grained <= system.gap(of: proof, inUnitsOf: own).play
  }

  /// What a row adds up to a gap with.
  private mutating func nearContradiction(
    of row: Int32, _ excess: Double
  ) -> LinearSystem.Multipliers? {
    if isFixed(row) { return withEquations([(row, excess > 0 ? -1 : 1)]) }
    return partition.solver(of: partition.componentOfRow[row]).flatMap {
      proof(of: $0)?.multipliers
    }
  }

  /// Whether a row is required and the equations fix what it says.
  func isFixed(_ row: Int32) -> Bool {
    switch system.kind(of: row) {
    case .equation: form.isDependent[row]
    case .other: system.heads[row].isRequired && partition.componentOfRow[row] < 0
    case .none, .wish: false
    }
  }

  /// Adds the multipliers of equations that cancel what `multipliers` leave of basic columns.
  mutating func withEquations(
    _ multipliers: LinearSystem.Multipliers
  ) -> LinearSystem.Multipliers {
    let (equations, _) = equationMultipliers(of: system.sum(multipliers))
    let all = multipliers + equations.map { ($0.row, -$0.multiplier) }
    return all.sorted { system.precedes($0.row, $1.row) }
  }

  /// The multipliers `y` for which `form − Σ y · equation` has parametric columns only; and that
  /// rest.
  mutating func equationMultipliers(
    of form: SparseRow
  ) -> (multipliers: LinearSystem.Multipliers, rest: SparseRow) {
    var multipliers: LinearSystem.Multipliers = []
    reduction.begin(system)
    reduction.add(form)
    reduction.reduce(&self.form, system) { multipliers.append(($0, $1)) }
    var rest = ContiguousArray<Entry>()
    while let (column, coefficient) = reduction.popEntry() {
      rest.append(Entry(column, coefficient))
    }
    return (multipliers, SparseRow(unordered: rest))
  }

  // MARK: Broken rows

  /// The required constraints that are set aside, in order.
  var brokenRows: [RowID] {
    broken.keys.sorted { system.precedes($0, $1) }.map { RowID(system.heads[$0].id) }
  }

  /// Sets aside the last row of each contradiction.
  ///
  /// - Returns: Whether there is any that was not set aside before.
  mutating func setAside(_ conflicts: [LinearSystem.Multipliers]) -> Bool {
    let before = broken.count
    for multipliers in conflicts {
      guard let latest = system.latest(of: multipliers), broken[latest] == nil else { continue }
      keep(multipliers, for: latest)
      detach(latest)
      system.heads[latest].isBroken = true
    }
    return broken.count > before
  }

  mutating func keep(_ proof: LinearSystem.Multipliers, for row: Int32) {
    broken[row] = proof
    if system.leavesTraces(proof) || !system.cancels(proof) { delicateProofs.insert(row) }
    rebroken.formSymmetricDifference([row])
    for (member, _) in proof { provenBy[member, default: []].insert(row) }
    // Others may have been proven broken by this one.
    noteProofs(by: row)
  }

  /// Notes that proofs with a row as a member are to be looked at again.
  mutating func noteProofs(by row: Int32) {
    if !broken.isEmpty { pending.proofs.formUnion(provenBy[row] ?? []) }
  }

  /// Lets a broken row take part again.
  mutating func bringBack(_ row: Int32) {
    guard forgetProof(of: row) else { return }
    system.heads[row].isBroken = false
    attach(row)
  }

  /// - Returns: Whether the row was broken.
  mutating func forgetProof(of row: Int32) -> Bool {
    guard let proof = broken.removeValue(forKey: row) else { return false }
    rebroken.formSymmetricDifference([row])
    if !delicateProofs.isEmpty { delicateProofs.remove(row) }
    for (member, _) in proof {
      provenBy[member]?.remove(row)
      if provenBy[member]?.isEmpty ?? false { provenBy[member] = nil }
    }
    return true
  }

  /// Brings back the rows whose proof needs one that is about to change.
  mutating func bringBackRows(provenBy row: Int32) {
    for candidate in (provenBy[row] ?? []).sorted() { bringBack(candidate) }
  }

  /// Brings back the rows whose proof is none any more, as constants moved.
  mutating func reviewProofs() {
    if pending.proofs.isEmpty { return }
    for row in pending.proofs.sorted() {
      guard let proof = broken[row] else { continue }
      work.entriesTouched += proof.count
      if !system.isContradiction(proof, closedBy: row) { bringBack(row) }
    }
    pending.proofs = []
  }

  /// Brings back broken rows whose proof relies on a row that is broken itself.
  ///
  /// Rows come back for an earlier row only, and a row is set aside for rows before it: read as a
  /// binary number, the earliest row first, the set of broken rows grows with every round, so
  /// the rounds end. They end with the one set in which every member cannot hold together with the
  /// unbroken rows before it, and all others can.
  ///
  /// - Returns: Whether any came back.
  mutating func dropUnproven() -> Bool {
    if pending.proofs.isEmpty { return false }
    var isAnyBack = false
    for row in pending.proofs.sorted(by: { system.precedes($0, $1) }) {
      guard let multipliers = broken[row] else { continue }
      if multipliers.contains(where: { $0.row != row && broken[$0.row] != nil }) {
        bringBack(row)
        isAnyBack = true
      }
    }
    pending.proofs = []
    return isAnyBack
  }
}

extension SolverState.Pending {
  /// Each once: a row may be noted in every round in which rows are set aside.
  fileprivate mutating func sortChecks() {
    checks.sort(0..<checks.count) { $0 < $1 }
    var count = 0
    for index in 0..<checks.count where index == 0 || checks[index] != checks[count - 1] {
      checks[count] = checks[index]
      count += 1
    }
    checks.truncate(to: count)
  }
}
