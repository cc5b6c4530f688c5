import Patience

/// Proofs that rows cannot hold together, made irreducible.
extension SolverState {
  typealias Multipliers = LinearSystem.Multipliers

  /// Why a row is broken; nil for one that is not.
  mutating func contradiction(of row: Int32) -> Contradiction? {
    guard broken[row] != nil else { return nil }
    if let direct = directContradiction(of: row) { return proof(direct) }
    if let multipliers = equationContradiction(of: row) {
      return proof(irreducible(multipliers, keeping: row))
    }
    if let known = reasons.reason(of: system.heads[row].id) { return known }
    var around = Neighborhood(of: row)
    repeat {
      let members = around.next(in: system) { other in
        system.kind(of: other) != .none && system.kind(of: other) != .wish
          && system.heads[other].isRequired && system.precedes(other, row)
      }
      var selection = SolverState(members, of: system)
      let found = selection.contradiction()
      questionWork.add(selection.work)
      guard let found else { continue }
      let core = irreducible(found.map { (members[Int($0.row)], $0.multiplier) }, keeping: row)
      guard let proof = checkedProof(core, of: row) else { continue }
      return keeping(proof, of: row, from: members)
    } while !around.isWhole
    // No search for a better reason ended; the one that broke the row is a reason still.
    return broken[row].map { proof($0) }
  }

  /// The contradiction with one row alone, the first that says of the same columns what leaves the
  /// row nothing. Whoever reads of it needs no sum, and without it no cure of a longer one is one.
  private func directContradiction(of row: Int32) -> Multipliers? {
    let entries = system.entries(of: row)
    guard
      let rarest = entries.min(by: {
        system.mentions.count(of: system.entryColumns[$0])
          < system.mentions.count(of: system.entryColumns[$1])
      })
    else { return nil }
    var best: Multipliers?
    for mention in system.mentions.places(of: system.entryColumns[rarest]) {
      let other = system.mentions[mention]
      guard other != row, system.kind(of: other) != .none,
        system.entries(of: other).count == entries.count, system.precedes(other, row),
        best.map({ system.precedes(other, $0[0].row) }) ?? true
      else { continue }
      let share =
        system.entryValues[rarest]
        / system.coefficient(of: system.entryColumns[rarest], in: other)
      for sign in [1.0, -1.0] {
        let sum: Multipliers = [(other, -sign * share), (row, sign)]
        if system.isContradiction(sum, closedBy: row) { best = sum }
      }
    }
    return best
  }

  /// The contradiction of a row with the equations before it, where these fix what it says.
  private mutating func equationContradiction(of row: Int32) -> Multipliers? {
    let (equations, rest) = equationMultipliers(of: system.form(of: row))
    guard rest.count == 0 else { return nil }
    let activity = system.activity(of: row, at: base).sum
    let excess = system.heads[row].excess(of: activity)
    guard excess != 0 else { return nil }
    let sign: Double = excess > 0 ? -1 : 1
    let others = canonical(equations.map { ($0.row, -sign * $0.multiplier) })
    guard others.allSatisfy({ system.precedes($0.row, row) }) else { return nil }
    return others + [(row, sign)]
  }

  /// Why an optional row is missed: what holds it off at its level and above; nil for a row that
  /// is not missed.
  ///
  /// Rows that hold stay; a missed one may not get worse. As the sum of the level's violations is
  /// least, the row cannot hold beside these: on the way to such a point no violation would grow
  /// and this one would shrink.
  mutating func blame(of row: Int32) -> Contradiction? {
    guard system.kind(of: row) == .other, !system.heads[row].isRequired,
      system.excess(of: row, at: shown) != 0
    else { return nil }
    let component = partition.componentOfRow[row]
    guard component >= 0 else { return fixedBlame(of: row) }
    return connectedBlame(of: row)
  }

  /// Of all that may not give way, what the row cannot hold beside. The search begins afresh, from
  /// the rows in their order, so that it does not tell how the components came about.
  ///
  /// A missed row of the same level could give way further if that were no loss for the level; so
  /// where one is found, the row may be held off by others just as well, and these are looked for.
  private mutating func connectedBlame(of row: Int32) -> Contradiction? {
    if let known = reasons.reason(of: system.heads[row].id) { return known }
    let rank = system.heads[row].rank
    var around = Neighborhood(of: row)
    var rows: [Int32] = []
    var traded: Contradiction?
    repeat {
      rows = around.next(in: system) { other in
        let kind = system.kind(of: other)
        return kind == .equation || kind == .other && system.heads[other].rank >= rank
      }
      let (firm, missed) = partedByMisses(rows, beside: row)
      if traded == nil, let found = blame(of: row, among: rows) {
        guard found.members.contains(where: { missed.contains($0.row) }) else {
          return keeping(found, of: row, from: rows)
        }
        traded = found
      }
      if traded != nil, let found = blame(of: row, among: firm) {
        return keeping(found, of: row, from: rows)
      }
    } while !around.isWhole
    return (traded ?? tightBlame(of: row, among: rows)).map { keeping($0, of: row, from: rows) }
  }

  /// What keeps the row from getting any nearer, where what keeps it from its bound hides in play.
  private mutating func tightBlame(of row: Int32, among rows: [Int32]) -> Contradiction? {
    let (firm, _) = partedByMisses(rows, beside: row)
    for some in [firm, rows] {
      guard let found = tightReason(of: row, among: some),
        let blame = holding(rows, but: row, { $0.checkedProof(found, of: row) })
      else { continue }
      return blame
    }
    return nil
  }

  /// The rows that hold or are of a higher level, with `row` itself, and the others.
  private func partedByMisses(
    _ rows: [Int32], beside row: Int32
  ) -> (firm: [Int32], missed: Set<RowID>) {
    let rank = system.heads[row].rank
    var missed: Set<RowID> = []
    let firm = rows.filter { other in
      let isMissed =
        other != row && system.heads[other].rank == rank
        && system.excess(of: other, at: shown) != 0
      if isMissed { missed.insert(RowID(system.heads[other].id)) }
      return !isMissed
    }
    return (firm, missed)
  }

  /// Keeps a reason that was looked for among `rows`.
  private mutating func keeping(
    _ reason: Contradiction, of row: Int32, from rows: [Int32]
  ) -> Contradiction {
    let columns = Array(Set(system.columns(of: rows)))
    reasons.keep(reason, of: system.heads[row].id, from: columns)
    return reason
  }

  /// Nil also where the others cannot hold beside each other: some of them hold within play alone.
  private mutating func blame(of row: Int32, among rows: [Int32]) -> Contradiction? {
    holding(rows, but: row) { state in
      let whole = state.system.heads[row]
      state.system.yield(row, at: state.shown)
      var selection = SolverState(rows, of: state.system)
      let found = selection.contradiction()
      state.questionWork.add(selection.work)
      guard let found else { return nil }
      let nearest = state.irreducible(
        found.map { (rows[Int($0.row)], $0.multiplier) }, keeping: row)
      state.system.heads[row] = whole
      return state.checkedProof(state.irreducible(nearest, keeping: row), of: row)
    }
  }

  /// Does something while each of `rows` but one says that it may not get worse than it is.
  private mutating func holding(
    _ rows: [Int32], but row: Int32, _ body: (inout SolverState) -> Contradiction?
  ) -> Contradiction? {
    let heads = rows.map { system.heads[$0] }
    for other in rows where other != row && !system.heads[other].isRequired {
      system.freeze(other, at: shown)
    }
    defer {
      for (index, other) in rows.enumerated() { system.heads[other] = heads[index] }
    }
    return body(&self)
  }

  private mutating func fixedBlame(of row: Int32) -> Contradiction? {
    let sign: Double = system.excess(of: row, at: shown) > 0 ? -1 : 1
    let (equations, _) = equationMultipliers(of: system.form(of: row))
    let others = canonical(equations.map { ($0.row, -sign * $0.multiplier) })
    let core = irreducible(others + [(row, sign)], keeping: row)
    // Else a share was dropped for rounding, and much depends on it.
    if isSum(core, with: row, to: Tolerance.cancellation) { return proof(core) }
    return connectedBlame(of: row) ?? proof(core)
  }

  /// Leaves out members as long as the rest cannot hold together, the latest first.
  ///
  /// Where the members add up to zero in one way only, none can be left out.
  mutating func irreducible(
    _ multipliers: Multipliers, keeping row: Int32
  ) -> Multipliers {
    var core = multipliers.sorted { system.precedes($0.row, $1.row) }
    var all = SolverState(core.map(\.row), of: system, asEquations: true)
    if all.nullity() < 2 { return all.onlySum(like: core) }
    for candidate in core.map(\.row).reversed() where candidate != row {
      if LineWork.isStopped(after: core.count) { break }
      let rest = core.filter { $0.row != candidate }
      guard rest.count < core.count else { continue }
      var selection = SolverState(rest.map(\.row), of: system)
      guard let found = selection.contradiction() else { continue }
      core = found.map { (rest[Int($0.row)].row, $0.multiplier) }
      core.sort { system.precedes($0.row, $1.row) }
    }
    all = SolverState(core.map(\.row), of: system, asEquations: true)
    return all.nullity() == 1 ? all.onlySum(like: core) : core
  }

  /// The proof that a row is a part of, if it is one: what rounding got the better of on the way is told
  /// by nobody.
  private func checkedProof(_ multipliers: Multipliers, of row: Int32) -> Contradiction? {
    guard isSum(multipliers, with: row) else { return nil }
    let proof = proof(multipliers)
    return proof.gap > 0 ? proof : nil
  }

  /// Whether multipliers add rows up to nothing, one of which is `row`.
  ///
  /// - Parameter share: Up to which of the parts of a column that is what they leave.
  func isSum(
    _ multipliers: Multipliers, with row: Int32, to share: Double = Tolerance.residual
  ) -> Bool {
    multipliers.contains { $0.row == row } && system.cancels(multipliers, to: share)
  }

  /// The proof in the caller's terms, its smallest multiplier being 1 in size.
  private func proof(_ multipliers: Multipliers) -> Contradiction {
    let sizes = multipliers.map { abs($0.multiplier) * system.heads[$0.row].scale }
    let unit = sizes.min() ?? 1
    var gap = 0.0
    var members: [(order: Order, share: Share)] = []
    for (row, part) in multipliers {
      let head = system.heads[row]
      let constant = (part > 0 ? head.low : head.high) / head.scale
      let multiplier = part * head.scale / unit
      gap += multiplier * constant
      members.append(
        (head.order, Share(row: RowID(head.id), multiplier: multiplier, constant: constant)))
    }
    members.sort { $0.order < $1.order }
    return Contradiction(members: members.map(\.share), gap: gap)
  }
}

extension LinearSystem {
  /// Makes a row say that it may not get worse than it is.
  fileprivate mutating func freeze(_ row: Int32, at values: borrowing Vector<Double>) {
    let excess = excess(of: row, at: values)
    guard excess != 0 else { return }
    if excess > 0 {
      heads[row].high += excess
      heads[row].low = -.infinity
    } else {
      heads[row].low += excess
      heads[row].high = .infinity
    }
  }

  /// Makes a row ask for a little less than it is missed by: what it cannot hold beside then
  /// accounts for all of the miss, and not just for some of it.
  fileprivate mutating func yield(_ row: Int32, at values: borrowing Vector<Double>) {
    let excess = excess(of: row, at: values)
    let (_, magnitude) = activity(of: row, at: values)
    let step = max(abs(excess) / 64, 64 * Tolerance.residual(at: magnitude))
    if step >= abs(excess) { return }
    if excess > 0 {
      heads[row].high += excess - step
    } else {
      heads[row].low += excess + step
    }
  }
}
