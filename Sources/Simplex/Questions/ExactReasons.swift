/// Reasons that are looked for exactly, where rounding got the better of the multipliers of others.
extension SolverState {
  /// Whether multipliers add rows up to nothing, one of which is `row`.
  ///
  /// - Parameter share: Up to which of the parts of a column that is what they leave.
  func isSum(
    _ multipliers: Multipliers, with row: Int32, to share: Double = Tolerance.residual
  ) -> Bool {
    multipliers.contains { $0.row == row } && system.cancels(multipliers, to: share)
  }

  /// How rows add up to a gap beside which one of them cannot hold; none of them can be left out. Nil
  /// where they are too many, or the searches take too long.
  func exactContradiction(of row: Int32, with rows: [Int32]) -> Multipliers? {
    var budget = ExactBudget(rest: ExactPart.workLimit)
    guard var core = exactGap(of: row, with: rows, &budget) else { return nil }
    for candidate in core.map(\.row).reversed() where candidate != row {
      let rest = core.map(\.row).filter { $0 != candidate }
      if rest.count < core.count, let less = exactGap(of: row, with: rest, &budget) { core = less }
    }
    return budget.rest >= 0 ? core : nil
  }

  /// The other rows come first, so that it is this one that gives way.
  private func exactGap(
    of row: Int32, with rows: [Int32], _ budget: inout ExactBudget
  ) -> Multipliers? {
    let all = rows.filter { $0 != row } + [row]
    guard var exact = ExactSystem(required: all, self) else { return nil }
    var found: ExactSystem.Proof?
    _ = exact.setAside(
      expecting: [all.count - 1],
      judging: { last, proof in
        if all[last] == row { found = proof }
        return .contradiction
      }, afford: { budget.pays($0) })
    return found?.map { (all[$0.row], $0.multiplier) }
  }
}
