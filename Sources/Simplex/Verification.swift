/// What the present answer promises and does not keep, judged by the constraints as the caller
/// gave them and by proofs that are added up anew.
extension Settlement {
  func defects() -> [Defect] {
    var defects: [Defect] = []
    for (column, variable) in system.variables.enumerated() where !values[column].isFinite {
      defects.append(.notFinite(variable))
    }
    for index in 0..<system.requiredCount where broken[index] == nil {
      let miss = system.violation(of: index, at: values)
      if miss > 0 { defects.append(.missesRequired(system.rows[index].id, by: miss)) }
    }
    for index in broken.keys.sorted() where !isProvenBroken(index) {
      defects.append(.brokenWithoutProof(system.rows[index].id))
    }
    return defects + suboptimalLevels().map { .notOptimal(rank: $0) }
  }

  private func isProvenBroken(_ index: Int) -> Bool {
    guard let multipliers = broken[index], multipliers.map(\.row).max() == index else {
      return false
    }
    return multipliers.allSatisfy { $0.row == index || broken[$0.row] == nil }
      && system.isContradiction(multipliers, closedBy: index)
  }

  /// The levels of which some component's proof does not hold.
  private func suboptimalLevels() -> [Double] {
    var ranks: Set<Double> = []
    for (place, component) in components.enumerated() {
      var simplex = LexicographicSimplex(component)
      guard case .feasible = simplex.satisfyRequired(isCancelled: { false }),
        case .feasible = simplex.optimize(downTo: -.infinity, isCancelled: { false })
      else {
        ranks.formUnion(component.ranks)
        continue
      }
      var check = OptimalityCheck(self, place)
      for proof in simplex.proofs {
        let rows = structure.places[place].rows
        let multipliers = proof.multipliers.map { (row: rows[$0.row], multiplier: $0.multiplier) }
        if !check.accepts(multipliers, rank: proof.rank) { ranks.insert(proof.rank) }
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
  private let settlement: Settlement
  private let place: Int
  /// What the levels so far leave each row of the component.
  private var room: [Int: Interval] = [:]

  init(_ settlement: Settlement, _ place: Int) {
    self.settlement = settlement
    self.place = place
    for index in settlement.structure.places[place].rows {
      let row = settlement.system.rows[index]
      room[index] =
        row.isRequired
        ? Interval(low: row.low, high: row.high)
        : Interval(low: -.infinity, high: .infinity)
    }
  }

  mutating func accepts(_ multipliers: Settlement.Multipliers, rank: Double) -> Bool {
    let system = settlement.system
    let all = settlement.withEquations(multipliers)
    guard system.cancels(all) else { return false }
    let given = Dictionary(uniqueKeysWithValues: multipliers.map { ($0.row, $0.multiplier) })
    let size = multipliers.map { abs($0.multiplier) }.max() ?? 0
    var isAccepted = true
    for index in settlement.structure.places[place].rows {
      let row = system.rows[index]
      let weight = row.rank == rank ? 1 / row.scale : 0
      let isFine = narrow(index, to: given[index] ?? 0, weight: weight, size: size)
      isAccepted = isAccepted && isFine
    }
    return isAccepted
  }

  /// Whether the multiplier is a slope where the row stands; narrows the row's room.
  private mutating func narrow(
    _ index: Int, to multiplier: Double, weight: Double, size: Double
  ) -> Bool {
    let row = settlement.system.rows[index]
    guard var room = room[index] else { return false }
    let activity = row.form.value(at: settlement.values)
    let play = Tolerance.residual(
      at: row.form.entries.map { abs($0.coefficient * settlement.values[Int($0.column)]) }.max()
        ?? 0)
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
