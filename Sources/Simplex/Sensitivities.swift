/// How the answer follows a constant: the bases stay optimal as long as each basic column stays
/// within its bounds, so all values are linear in the constant up to there.
extension Settlement {
  func sensitivity(to id: RowID) -> Sensitivity {
    guard let index = system.rowIndices[id] else {
      return Sensitivity(rates: [], constants: Interval(low: -.infinity, high: .infinity))
    }
    var shift = ConstantShift(of: index, in: self)
    let basis = FinalBasis(self)
    for block in basis.blocks { shift.pass(through: block) }
    shift.finish()
    let constant = system.rows[index].constant
    let rates = system.variables.indices.filter { shift.rates[$0] != 0 }.map {
      Sensitivity.Rate(variable: system.variables[$0], derivative: shift.rates[$0])
    }
    return Sensitivity(
      rates: rates.sorted { $0.variable < $1.variable },
      constants: Interval(low: constant + shift.room.low, high: constant + shift.room.high))
  }
}

/// What one constant, growing by one, moves.
private struct ConstantShift {
  private let settlement: Settlement
  private let index: Int
  /// By column: first where all parametric columns stay 0, in the end all of it.
  private(set) var rates: [Double]
  private var constantRates: [Double]
  private var parametric: [Double]
  /// How far the constant can go down and up.
  private(set) var room = Interval(low: -.infinity, high: .infinity)

  init(of index: Int, in settlement: Settlement) {
    self.settlement = settlement
    self.index = index
    let elimination = settlement.structure.elimination
    constantRates = Array(repeating: 0, count: elimination.equations.count)
    rates = Array(repeating: 0, count: settlement.system.variables.count)
    parametric = rates
    if let position = elimination.equations.firstIndex(of: index) {
      constantRates[position] = settlement.system.rows[index].scale
      constantRates = elimination.reduced(constantRates)
      // A superfluous equation is one no more when its constant moves.
      for dependent in elimination.dependent where constantRates[Int(dependent)] != 0 {
        room = Interval(low: 0, high: 0)
      }
      elimination.substitute(constants: constantRates, into: &rates)
    }
  }

  /// Moves the nonbasic columns with their bounds, and the basic ones with them.
  mutating func pass(through block: FinalBasis.Block) {
    let tableau = block.tableau
    var steps = [Double](repeating: 0, count: tableau.columnCount)
    var boundSteps = steps
    for (column, source) in block.sources {
      boundSteps[Int(column)] = boundRate(of: source)
      if !tableau.isBasic(column) { steps[Int(column)] = boundSteps[Int(column)] }
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
    for (column, local) in block.columns { parametric[Int(column)] = steps[Int(local)] }
  }

  /// Gives the eliminated columns their rates, and heeds what the equations alone fix.
  mutating func finish() {
    rates = parametric
    settlement.structure.elimination.substitute(constants: constantRates, into: &rates)
    let system = settlement.system
    for row in settlement.structure.fixedRows where system.rows[row].isRequired {
      let own = row == index ? system.rows[row].scale : 0
      limit(
        system.rows[row].form.value(at: settlement.values), between: system.rows[row].low,
        and: system.rows[row].high, rate: system.rows[row].form.value(at: rates) - own)
    }
    for row in settlement.broken.keys.sorted() { limit(settlement.broken[row] ?? []) }
  }

  /// How a column's bounds move: with the constant of its row, and against what the equations
  /// contribute.
  private func boundRate(of source: Source) -> Double {
    let system = settlement.system
    switch source {
    case .row(let row):
      let own = row == index ? system.rows[row].scale : 0
      return own - system.rows[row].form.value(at: rates)
    case .wish(let wish): return -system.wishes[wish].form.value(at: rates)
    case .zero(let column): return -rates[Int(column)]
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
  private mutating func limit(_ multipliers: Settlement.Multipliers) {
    var gap = 0.0
    var rate = 0.0
    for (row, multiplier) in multipliers {
      let member = settlement.system.rows[row]
      gap += multiplier * (multiplier > 0 ? member.low : member.high)
      if row == index { rate += multiplier * member.scale }
    }
    limit(gap, between: 0, and: .infinity, rate: rate)
  }
}
