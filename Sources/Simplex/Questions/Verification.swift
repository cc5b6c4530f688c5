/// What the present answer promises and does not keep, judged by the constraints as the caller
/// gave them and by proofs that are added up anew.
extension SolverState {
  mutating func defects() -> [Defect] {
    var defects: [Defect] = []
    for column in 0..<Int32(system.columnCount) where !shown[column].isFinite {
      defects.append(.notFinite(Variable(system.variables[column])))
    }
    for row in 0..<Int32(system.slotCount) {
      let miss = residual(of: row, .shown)
      if miss > 0 { defects.append(.missesRequired(RowID(system.heads[row].id), by: miss)) }
    }
    for row in broken.keys.sorted() where !isProvenBroken(row) {
      defects.append(.brokenWithoutProof(RowID(system.heads[row].id)))
    }
    return defects + suboptimalLevels().map { .notOptimal(rank: $0) }
  }

  /// Whether what is kept as the proof of a broken row is one.
  func isProvenBroken(_ row: Int32) -> Bool {
    guard let multipliers = broken[row] else { return false }
    return multipliers.allSatisfy { $0.row == row || broken[$0.row] == nil }
      && system.isContradiction(multipliers, closedBy: row)
  }

  /// The levels of which some component's proof does not hold.
  private mutating func suboptimalLevels() -> [Double] {
    var ranks: Set<Double> = []
    for component in 0..<Int32(partition.nodes.count)
    where partition.nodes[component].columnCount > 0 && partition.nodes[component].rowCount > 0 {
      let content = self.component(component)
      var simplex = LexicographicSimplex(content)
      guard simplex.satisfyRequired(isCancelled: { false }),
        simplex.optimize(isCancelled: { false })
      else {
        ranks.formUnion(content.ranks)
        continue
      }
      let rows = orderedRows(of: component)
      var check = OptimalityCheck(rows, system)
      for proof in simplex.proofs {
        let multipliers = proof.multipliers.map { (row: rows[$0.row], multiplier: $0.multiplier) }
        if !check.accepts(multipliers, rank: proof.rank, &self) { ranks.insert(proof.rank) }
      }
    }
    return ranks.sorted(by: >)
  }
}

/// Checks levels from the highest down by reduced costs.
///
/// A level's sum is least if rows can be added up to zero, each with a multiplier that is a slope
/// of its cost where it stands, or pushes against a side that it cannot leave. What a row cannot
/// leave on lower levels follows: the piece of its cost with that slope.
private struct OptimalityCheck {
  private let rows: [Int32]
  /// What the levels so far leave each row of the component.
  private var room: [Int32: Interval] = [:]

  init(_ rows: [Int32], _ system: borrowing LinearSystem) {
    self.rows = rows
    for row in rows {
      let head = system.heads[row]
      room[row] =
        head.isRequired
        ? Interval(low: head.low, high: head.high)
        : Interval(low: -.infinity, high: .infinity)
    }
  }

  mutating func accepts(
    _ multipliers: LinearSystem.Multipliers, rank: Double, _ state: inout SolverState
  ) -> Bool {
    let all = state.withEquations(multipliers)
    guard state.system.cancels(all) else { return false }
    let given = Dictionary(uniqueKeysWithValues: multipliers.map { ($0.row, $0.multiplier) })
    let size = multipliers.map { abs($0.multiplier) }.max() ?? 0
    var isAccepted = true
    for row in rows {
      let head = state.system.heads[row]
      let weight = head.rank == rank ? 1 / head.scale : 0
      let isFine = narrow(row, to: given[row] ?? 0, weight: weight, size: size, state)
      isAccepted = isAccepted && isFine
    }
    return isAccepted
  }

  /// Whether the multiplier is a slope where the row stands; narrows the row's room.
  private mutating func narrow(
    _ index: Int32, to multiplier: Double, weight: Double, size: Double,
    _ state: borrowing SolverState
  ) -> Bool {
    let row = state.system.heads[index]
    guard var room = room[index] else { return false }
    let (activity, magnitude) = state.system.activity(of: index, at: state.shown)
    let play = Tolerance.residual(at: magnitude)
    func isSlope(_ slope: Double) -> Bool {
      !Tolerance.isRate(multiplier - slope, of: max(abs(multiplier), weight))
    }
    func exceeds(_ slope: Double, _ direction: Double) -> Bool {
      let excess = direction * (multiplier - slope)
      return excess > 0 && Tolerance.isRate(excess, of: max(size, weight))
    }
    let upSlope = activity >= row.high - play ? weight : activity >= row.low - play ? 0 : -weight
    let downSlope = activity <= row.low + play ? -weight : activity <= row.high + play ? 0 : weight
    let canRise = activity < room.high - play
    let canFall = activity > room.low + play
    if canRise, exceeds(upSlope, 1) { return false }
    if canFall, exceeds(downSlope, -1) { return false }
    if isSlope(0) {
      if weight > 0 { room = Interval(low: max(room.low, row.low), high: min(room.high, row.high)) }
    } else if weight > 0, isSlope(weight) {
      room.low = max(room.low, row.high)
    } else if weight > 0, isSlope(-weight) {
      room.high = min(room.high, row.low)
    } else {
      room = Interval(low: activity, high: activity)
    }
    self.room[index] = room
    return true
  }
}
