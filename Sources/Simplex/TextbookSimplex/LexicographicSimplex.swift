/// Solves a component by the textbook's explicit tableau: the required rows first, then level after
/// level, each on what the levels above left, then the ties.
///
/// Answers come from `ComponentSolver`. This is for who looks inside, as the tableau ends up in
/// the standard form, and for verification, which so shares no search with what it verifies.
///
/// There are no weights between levels: a level is minimised, the bounds are narrowed to its
/// optimal points, and the next level follows.
struct LexicographicSimplex {
  /// The multipliers, by row, that prove one level's sum to be the least.
  struct Proof {
    var rank: Double
    var multipliers: [(row: Int, multiplier: Double)]
  }

  let component: Component
  private(set) var tableau = Tableau()
  /// The column of each row's activity, where there is one yet.
  private var activities: [Int32?]
  private(set) var rowsByColumn: [Int32: Int] = [:]
  private(set) var proofs: [Proof] = []

  init(_ component: Component) {
    self.component = component
    activities = Array(repeating: nil, count: component.rows.count)
    for _ in 0..<component.columnCount {
      _ = tableau.addUnknown(low: -.infinity, high: .infinity, value: 0)
    }
  }

  /// Goes down all levels and settles the ties.
  mutating func solve(isCancelled: () -> Bool) -> ComponentSolution.Outcome {
    var outcome = satisfyRequired(isCancelled: isCancelled)
    if case .feasible = outcome {
      outcome = optimize(isCancelled: isCancelled)
    }
    guard case .feasible = outcome else { return outcome }
    _ = genericMovement(isCancelled: isCancelled)
    return settleTies(isCancelled: isCancelled)
  }

  /// Finds a point where all required rows hold, or the multipliers that show there is none.
  mutating func satisfyRequired(isCancelled: () -> Bool) -> ComponentSolution.Outcome {
    let required = component.rows.indices.filter { component.rows[$0].isRequired }
    var descent = Descent(costs(of: required, weighted: false), in: tableau)
    let outcome = run(&descent, isCancelled: isCancelled)
    guard case .feasible = outcome else { return outcome }
    for index in required where excess(of: index) != 0 {
      return .infeasible(multipliers(descent))
    }
    for index in required {
      let column = Int(activity(of: index))
      let value = tableau.value[column]
      tableau.low[column] = min(component.rows[index].low, value)
      tableau.high[column] = max(component.rows[index].high, value)
    }
    return .feasible
  }

  /// Minimises level after level, keeping the proof of each.
  mutating func optimize(isCancelled: () -> Bool) -> ComponentSolution.Outcome {
    for level in component.ranks {
      let rows = component.rows.indices.filter { component.rows[$0].rank == level }
      var descent = Descent(costs(of: rows, weighted: true), in: tableau)
      let outcome = run(&descent, isCancelled: isCancelled)
      guard case .feasible = outcome else { return outcome }
      proofs.append(Proof(rank: level, multipliers: multipliers(descent)))
      descent.narrow(&tableau)
    }
    tableau.polish()
    return .feasible
  }

  /// Meets the optional rows one after another as far as the levels leave a choice.
  private mutating func settleTies(isCancelled: () -> Bool) -> ComponentSolution.Outcome {
    for row in component.tieOrder {
      if isPoint { break }
      var descent = Descent(costs(of: [row], weighted: false), in: tableau)
      let outcome = run(&descent, isCancelled: isCancelled)
      guard case .feasible = outcome else { return outcome }
      descent.narrow(&tableau)
    }
    tableau.polish()
    return .feasible
  }

  private var isPoint: Bool { tableau.isPoint }

  private mutating func run(
    _ descent: inout Descent, isCancelled: () -> Bool
  ) -> ComponentSolution.Outcome {
    for _ in 0..<4 {
      let outcome = runOnce(&descent, isCancelled: isCancelled)
      guard case .feasible = outcome, tableau.isRough else { return outcome }
      // What rounding left of rates and values may have hidden a step.
      tableau.refactor()
    }
    return runOnce(&descent, isCancelled: isCancelled)
  }

  private mutating func runOnce(
    _ descent: inout Descent, isCancelled: () -> Bool
  ) -> ComponentSolution.Outcome {
    switch descent.run(&tableau, isCancelled: isCancelled) {
    case .optimal: .feasible
    case .cancelled: .cancelled
    case .stalled: .stalled
    }
  }

  private mutating func genericMovement(isCancelled: () -> Bool) -> [Double] {
    guard !isPoint else { return [] }
    return tableau.genericMovement(of: Int32(component.columnCount), isCancelled: isCancelled)
  }

  private mutating func costs(of rows: [Int], weighted: Bool) -> [Cost] {
    rows.map { index in
      let row = component.rows[index]
      return Cost(
        column: activity(of: index), low: row.low, high: row.high,
        weight: weighted ? row.weight : 1)
    }
  }

  mutating func activity(of row: Int) -> Int32 {
    if let column = activities[row] { return column }
    let column = tableau.addActivity(component.rows[row].form)
    activities[row] = column
    rowsByColumn[column] = row
    return column
  }

  private mutating func excess(of row: Int) -> Double {
    component.rows[row].excess(of: tableau.value[Int(activity(of: row))])
  }

  private func multipliers(_ descent: Descent) -> [(row: Int, multiplier: Double)] {
    var result: [(row: Int, multiplier: Double)] = []
    for (column, multiplier) in descent.multipliers(tableau).enumerated() where multiplier != 0 {
      if let row = rowsByColumn[Int32(column)] { result.append((row, multiplier)) }
    }
    return result.sorted { $0.row < $1.row }
  }
}
