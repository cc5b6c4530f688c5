/// How the answer follows a constant: the bases stay optimal as long as each basic column stays
/// within its bounds, so all values are linear in the constant up to there.
extension SolverState {
  /// How far each column moves when the constant of a row grows by one, and the constants for which that
  /// holds, the present one among them.
  mutating func sensitivity(to id: RowID) -> (rates: [Double], constants: Interval) {
    let row = system.slot(of: id)
    let still = [Double](repeating: 0, count: system.columnCount)
    guard row >= 0, !system.heads[row].isWish else {
      return (still, Interval(low: -.infinity, high: .infinity))
    }
    let constant = system.heads[row].constant
    // Bases that rounding leads to are none of an answer that was found exactly.
    if exactParts.contains(where: { $0.rows.contains(row) }) {
      return (still, Interval(low: constant, high: constant))
    }
    var shift = ConstantShift(of: row, in: &self)
    let basis = FinalBasis(&self)
    for block in basis.blocks { shift.pass(through: block, self) }
    shift.finish(&self)
    let isAstray = shift.isAstray || exactParts.contains { isMoved($0, by: shift.rates) }
    // Nothing is known of how far rates reach from a basis that may not be the best.
    if basis.isStalled || isAstray { shift.stay() }
    let constants = Interval(low: constant + shift.room.low, high: constant + shift.room.high)
    return (still.indices.map { shift.rates[$0] }, constants)
  }

  /// Whether anything moves that is put into the rows of a part.
  private func isMoved(_ part: ExactPart, by rates: borrowing Vector<Double>) -> Bool {
    for row in part.rows {
      for entry in system.entries(of: row) {
        let column = system.entryColumns[entry]
        if rates[column] != 0, !part.contains(column) { return true }
      }
    }
    return false
  }

  /// Computes how all basic columns move with the parametric ones and with one constant.
  ///
  /// - Parameter rates: Those of the parametric columns; the others are filled in.
  mutating func spread(_ rates: inout Vector<Double>, constantOf row: Int32) {
    orderEverything()
    for index in 0..<pending.order.count {
      let leader = pending.order[index]
      let block = form.columns[leader].block
      form.solve(leader, system, share: 0, into: &rates)
      if block < 0 {
        let head = form.columns[leader]
        if head.row == row { rates[leader] += system.heads[row].scale / head.pivot }
      } else if row >= 0, form.pivotColumns[row] >= 0,
        form.columns[form.pivotColumns[row]].block == block
      {
        form.addInfluence(of: row, system.heads[row].scale, in: block, to: &rates)
      }
    }
    pending.order.removeAll()
    for index in 0..<rates.count where Tolerance.isZero(rates[index]) { rates[index] = 0 }
  }
}

/// What one constant, growing by one, moves.
private struct ConstantShift: ~Copyable {
  private let row: Int32
  private let scale: Double
  /// By column: first where all parametric columns stay 0, in the end all of it.
  private(set) var rates = Vector<Double>()
  private var parametric = Vector<Double>()
  /// How far the constant can go down and up.
  private(set) var room = Interval(low: -.infinity, high: .infinity)
  /// Whether the basis of some block that has to do with the row is that of another answer.
  private(set) var isAstray = false

  init(of row: Int32, in state: inout SolverState) {
    self.row = row
    scale = state.system.heads[row].scale
    rates.append(repeating: 0, count: state.system.columnCount)
    parametric.append(repeating: 0, count: state.system.columnCount)
    guard state.system.kind(of: row) == .equation else { return }
    if state.form.isDependent[row] { room = Interval(low: 0, high: 0) }
    state.spread(&rates, constantOf: row)
    // A superfluous equation is one no more when its constant moves.
    for other in state.system.equations where state.form.isDependent[other] && other != row {
      let rate = state.system.activity(of: other, at: rates)
      if !Tolerance.isCancelled(rate.sum, of: rate.magnitude) { room = Interval(low: 0, high: 0) }
    }
  }

  /// Leaves the constant no room.
  mutating func stay() { room = Interval(low: 0, high: 0) }

  /// Moves the nonbasic columns with their bounds, and the basic ones with them.
  mutating func pass(through block: FinalBasis.Block, _ state: borrowing SolverState) {
    let tableau = block.tableau
    var steps = [Double](repeating: 0, count: tableau.columnCount)
    var boundSteps = steps
    for (column, source) in block.sources {
      boundSteps[Int(column)] = boundRate(of: source, state)
      if !tableau.isBasic(column) { steps[Int(column)] = boundSteps[Int(column)] }
    }
    if !isAstray, !boundSteps.allSatisfy({ Tolerance.isZero($0) }) {
      isAstray = !block.agrees(with: state)
    }
    for (row, basic) in tableau.basicColumns.enumerated() {
      var step = 0.0
      var magnitude = 0.0
      for entry in tableau.rows[row].entries {
        let part = entry.coefficient * steps[Int(entry.column)]
        step += part
        magnitude = max(magnitude, abs(part))
      }
      steps[Int(basic)] = Tolerance.isCancelled(step, of: magnitude) ? 0 : step
      let column = Int(basic)
      limit(
        tableau.value[column], between: tableau.low[column], and: tableau.high[column],
        rate: steps[column] - boundSteps[column])
    }
    for member in block.columns { parametric[member.column] = steps[Int(member.local)] }
  }

  /// Gives the eliminated columns their rates, and heeds what the equations alone fix.
  mutating func finish(_ state: inout SolverState) {
    for column in 0..<rates.count { rates[column] = parametric[column] }
    state.spread(&rates, constantOf: state.system.kind(of: row) == .equation ? row : -1)
    for other in 0..<Int32(state.system.slotCount)
    where state.system.kind(of: other) == .other && state.system.heads[other].isRequired
      && state.partition.componentOfRow[other] < 0
    {
      let own = other == row ? scale : 0
      limit(
        state.system.activity(of: other, at: state.shown).sum,
        between: state.system.heads[other].low, and: state.system.heads[other].high,
        rate: state.system.activity(of: other, at: rates).sum - own)
    }
    for broken in state.broken.keys.sorted() { limit(state.broken[broken] ?? [], state) }
  }

  /// How a column's bounds move: with the constant of its row, and against what the equations
  /// contribute.
  private func boundRate(of source: Source, _ state: borrowing SolverState) -> Double {
    switch source {
    case .row(let other):
      return (other == row ? scale : 0) - state.system.activity(of: other, at: rates).sum
    case .wish(let wish): return -state.system.activity(of: wish, at: rates).sum
    case .zero(let column): return -rates[column]
    }
  }

  private mutating func limit(
    _ value: Double, between low: Double, and high: Double, rate: Double
  ) {
    guard !Tolerance.isZero(rate) else { return }
    let (ahead, behind) = rate > 0 ? (high, low) : (low, high)
    room.high = min(room.high, max(0, (ahead - value) / rate))
    room.low = max(room.low, min(0, (behind - value) / rate))
  }

  /// A broken row stays broken as long as its contradiction has a gap.
  private mutating func limit(
    _ multipliers: LinearSystem.Multipliers, _ state: borrowing SolverState
  ) {
    let (gap, rate) = state.gap(of: multipliers, withConstantOf: row)
    limit(gap, between: 0, and: .infinity, rate: rate)
  }
}

extension SolverState {
  /// The gap of a contradiction, and how much it grows when a row's constant grows by one.
  func gap(
    of multipliers: LinearSystem.Multipliers, withConstantOf row: Int32
  ) -> (gap: Double, rate: Double) {
    var (gap, rate) = (0.0, 0.0)
    for (other, multiplier) in multipliers {
      let head = system.heads[other]
      gap += multiplier * (multiplier > 0 ? head.low : head.high)
      if other == row { rate += multiplier * head.scale }
    }
    return (gap, rate)
  }
}
