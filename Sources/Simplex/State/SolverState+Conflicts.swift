/// Required rows that cannot hold together.
extension SolverState {
  /// Contradictions among the required rows that the equations alone show.
  mutating func fixedConflicts() -> [LinearSystem.Multipliers] {
    var conflicts: [LinearSystem.Multipliers] = []
    for index in 0..<pending.checks.count {
      let row = pending.checks[index]
      guard isFixed(row) else { continue }
      let excess = system.excess(of: row, at: base)
      if excess != 0 { conflicts.append(withEquations([(row, excess > 0 ? -1 : 1)])) }
    }
    return conflicts
  }

  /// Whether a row is required and the equations fix what it says.
  private func isFixed(_ row: Int32) -> Bool {
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

  /// Sets aside the last row of each contradiction.
  ///
  /// - Returns: Whether there is any that was not set aside before.
  mutating func setAside(_ conflicts: [LinearSystem.Multipliers]) -> Bool {
    let before = broken.count
    for multipliers in conflicts {
      guard let latest = system.latest(of: multipliers), broken[latest] == nil else { continue }
      broken[latest] = multipliers
      detach(latest)
      system.heads[latest].isBroken = true
    }
    return broken.count > before
  }

  /// Lets a broken row take part again.
  mutating func bringBack(_ row: Int32) {
    guard broken.removeValue(forKey: row) != nil else { return }
    system.heads[row].isBroken = false
    attach(row)
  }

  /// Brings back the rows whose proof needs one that is about to change.
  mutating func bringBackRows(provenBy row: Int32) {
    guard !broken.isEmpty else { return }
    for candidate in broken.keys.sorted() {
      let isNeeded = broken[candidate]?.contains { $0.row == row } ?? false
      if isNeeded { bringBack(candidate) }
    }
  }

  /// Brings back the rows whose proof is none any more, as constants moved.
  mutating func reviewProofs() {
    for row in broken.keys.sorted() {
      if !system.isContradiction(broken[row] ?? [], closedBy: row) { bringBack(row) }
    }
  }

  /// Brings back broken rows whose proof relies on a row that is broken itself.
  ///
  /// Rows come back for an earlier row only, and a row is set aside for rows before it: read as a
  /// binary number, the earliest row first, the set of broken rows grows with every round, so
  /// the rounds end. They end with the one set in which every member cannot hold together with the
  /// unbroken rows before it, and all others can.
  mutating func dropUnproven() {
    for row in broken.keys.sorted(by: { system.precedes($0, $1) }) {
      guard let multipliers = broken[row] else { continue }
      if multipliers.contains(where: { $0.row != row && broken[$0.row] != nil }) { bringBack(row) }
    }
  }
}
