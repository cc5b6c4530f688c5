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
  ///
  /// - Returns: False where that was cancelled, or rounding keeps a search from ending.
  mutating func solve(isCancelled: () -> Bool) -> Bool {
    guard satisfyRequired(isCancelled: isCancelled), optimize(isCancelled: isCancelled)
    else { return false }
    // What cannot move is fixed.
    if !tableau.isPoint {
      _ = tableau.genericMovement(of: Int32(component.columnCount), isCancelled: isCancelled)
    }
    for row in component.tieOrder where !tableau.isPoint {
      guard let descent = minimize([row], isWeighted: false, isCancelled) else { return false }
      descent.narrow(&tableau)
    }
    tableau.polish()
    return true
  }

  /// Finds a point where all required rows hold, and keeps to such points; false where there is none.
  mutating func satisfyRequired(isCancelled: () -> Bool) -> Bool {
    let required = component.rows.indices.filter { component.rows[$0].isRequired }
    guard minimize(required, isWeighted: false, isCancelled) != nil else { return false }
    for index in required {
      let (row, column) = (component.rows[index], Int(activity(of: index)))
      let value = tableau.value[column]
      if row.excess(of: value) != 0 { return false }
      tableau.low[column] = min(row.low, value)
      tableau.high[column] = max(row.high, value)
    }
    return true
  }

  /// Minimises level after level, keeping the proof of each.
  mutating func optimize(isCancelled: () -> Bool) -> Bool {
    for level in component.ranks {
      let rows = component.rows.indices.filter { component.rows[$0].rank == level }
      guard let descent = minimize(rows, isWeighted: true, isCancelled) else { return false }
      proofs.append(Proof(rank: level, multipliers: multipliers(descent)))
      descent.narrow(&tableau)
    }
    tableau.polish()
    return true
  }

  /// Minimises the sum of violations of some rows; nil where that does not end.
  private mutating func minimize(
    _ rows: [Int], isWeighted: Bool, _ isCancelled: () -> Bool
  ) -> Descent? {
    let costs = rows.map { index in
      let row = component.rows[index]
      return Cost(
        column: activity(of: index), low: row.low, high: row.high,
        weight: isWeighted ? row.weight : 1)
    }
    var descent = Descent(costs, in: tableau)
    for round in 0..<5 {
      guard descent.run(&tableau, isCancelled: isCancelled) == .optimal else { return nil }
      guard tableau.isRough, round < 4 else { break }
      // What rounding left of rates and values may have hidden a step.
      tableau.refactor()
    }
    return descent
  }

  private mutating func activity(of row: Int) -> Int32 {
    if let column = activities[row] { return column }
    let column = tableau.addActivity(component.rows[row].form)
    activities[row] = column
    rowsByColumn[column] = row
    return column
  }

  private func multipliers(_ descent: Descent) -> [(row: Int, multiplier: Double)] {
    var result: [(row: Int, multiplier: Double)] = []
    for (column, multiplier) in descent.multipliers(tableau).enumerated() where multiplier != 0 {
      if let row = rowsByColumn[Int32(column)] { result.append((row, multiplier)) }
    }
    return result.sorted { $0.row < $1.row }
  }
}
