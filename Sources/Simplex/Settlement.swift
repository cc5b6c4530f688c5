/// The answer to one system, with what it was computed from.
struct Settlement {
  enum Failure: Error {
    case cancelled
  }

  /// Multipliers of rows that add up to `0 ≥ gap > 0`, each row read as `≥` where its multiplier is
  /// positive and as `≤` where it is negative. Of the rows as scaled.
  typealias Multipliers = [(row: Int, multiplier: Double)]

  private(set) var system: LinearSystem
  private(set) var structure: Structure
  /// The equations' constants after the elimination.
  private(set) var constants: [Double] = []
  /// The columns where all parametric ones are 0.
  private(set) var baseValues: [Double] = []
  private(set) var components: [Component] = []
  private(set) var solutions: [ComponentSolution] = []
  /// The broken rows, each with what proves it broken: all other members come before it and are
  /// not broken.
  private(set) var broken: [Int: Multipliers] = [:]
  /// By column.
  private(set) var values: [Double] = []
  /// By column, a generic movement within the answers that are optimal on all levels.
  private(set) var movement: [Double] = []
  /// The worst miss of a required row.
  private(set) var residual = 0.0
  /// Some search did not end; its last point was taken.
  private(set) var isStalled = false
  var work: Work

  /// More rounds than any system needs whose numbers are exact.
  private static let roundLimit = 10_000

  /// The answer for a table, reusing of `previous` what did not change.
  init(
    _ table: RowTable, extent: RowTable.Extent, previous: Settlement,
    isCancelled: () -> Bool
  ) throws(Failure) {
    self = previous
    isStalled = false
    if extent.isStructural {
      do throws(Cancellation) {
        system = try LinearSystem(table, isCancelled: isCancelled)
      } catch {
        throw .cancelled
      }
    } else {
      for row in extent.moved { system.move(row, as: table) }
    }
    recallBroken(previous)
    var isStale = extent.isStructural
    for round in 0... {
      if isCancelled() { throw .cancelled }
      dropUnproven()
      let excluded = Set(broken.keys)
      if isStale || excluded != structure.excluded {
        guard let structure = Structure(system, excluding: excluded, isCancelled: isCancelled)
        else { throw .cancelled }
        self.structure = structure
        work.factorizations += 1
        isStale = false
      }
      let conflicts = try settleRequired(previous, isCancelled: isCancelled)
      if conflicts.isEmpty { break }
      let before = broken.count
      for multipliers in conflicts {
        if let latest = multipliers.map(\.row).max() { broken[latest] = multipliers }
      }
      guard round < Self.roundLimit, broken.count > before else {
        isStalled = true
        break
      }
    }
    try finish(isCancelled: isCancelled)
    // A search that was cut short may have looked finished.
    if isCancelled() { throw .cancelled }
  }

  /// The answer to no question.
  init() {
    system = LinearSystem()
    work = Work()
    let none: Set<Int> = []
    guard let structure = Structure(system, excluding: none, isCancelled: { false }) else {
      preconditionFailure("what is never cancelled has a result")
    }
    self.structure = structure
  }
}

extension Settlement {
  /// Puts another question, not answered yet.
  mutating func replace(_ system: LinearSystem, _ structure: Structure) {
    self.system = system
    self.structure = structure
  }
}

// MARK: - Broken rows

extension Settlement {
  /// Takes over those proofs of broken rows that still are proofs.
  private mutating func recallBroken(_ previous: Settlement) {
    broken = [:]
    for row in previous.broken.keys.sorted() {
      let multipliers = previous.broken[row] ?? []
      let recalled = multipliers.map { part in
        (system.rowIndices[previous.system.rows[part.row].id], part.multiplier)
      }
      var current: Multipliers = []
      for case (let row?, let multiplier) in recalled { current.append((row, multiplier)) }
      guard current.count == recalled.count, let latest = current.map(\.row).max() else { continue }
      if system.isContradiction(current, closedBy: latest) { broken[latest] = current }
    }
  }

  /// Drops broken rows whose proof relies on a row that is broken itself.
  ///
  /// Rows are dropped for an earlier row only, and a row comes in with rows before it: read as a
  /// binary number, the earliest row first, the set of broken rows grows with every round, so
  /// the rounds end. They end with the one set in which every member cannot hold together with the
  /// unbroken rows before it, and all others can.
  private mutating func dropUnproven() {
    for row in broken.keys.sorted() {
      guard let multipliers = broken[row] else { continue }
      if multipliers.contains(where: { $0.row != row && broken[$0.row] != nil }) {
        broken[row] = nil
      }
    }
  }

  /// Solves for the required rows and the levels.
  ///
  /// - Returns: Contradictions among the rows that are not broken yet, none if all is well.
  mutating func settleRequired(
    _ previous: Settlement, isCancelled: () -> Bool
  ) throws(Failure) -> [Multipliers] {
    let elimination = structure.elimination
    let magnitudes: [Double]
    (constants, magnitudes) = elimination.reducedConstants(of: system)
    work.entriesTouched += elimination.operations.count + elimination.pivots.count
    let inconsistent = elimination.dependent.filter {
      abs(constants[Int($0)]) > Tolerance.residual(at: magnitudes[Int($0)])
    }
    guard inconsistent.isEmpty else {
      return inconsistent.map { dependent in
        let sign: Double = constants[Int(dependent)] > 0 ? 1 : -1
        return rowMultipliers(elimination.dependency(dependent).map { $0 * sign })
      }
    }
    baseValues = Array(repeating: 0, count: system.variables.count)
    elimination.substitute(constants: constants, into: &baseValues)
    let contradictions = fixedContradictions()
    guard contradictions.isEmpty else { return contradictions }
    return try solveComponents(previous, isCancelled: isCancelled)
  }

  /// Multipliers by position among the equations, as multipliers of the system's rows.
  func rowMultipliers(_ byEquation: [Double]) -> Multipliers {
    var result: Multipliers = []
    for (position, multiplier) in byEquation.enumerated() where multiplier != 0 {
      result.append((structure.elimination.equations[position], multiplier))
    }
    return result
  }

  /// Required inequalities that the equations fix on the wrong side.
  private func fixedContradictions() -> [Multipliers] {
    structure.fixedRows.compactMap { index in
      guard system.rows[index].isRequired else { return nil }
      let excess = system.excess(of: index, at: baseValues)
      return excess == 0 ? nil : withEquations([(index, excess > 0 ? -1 : 1)])
    }
  }

  /// Adds the multipliers of equations that cancel what `multipliers` leave of basic columns.
  func withEquations(_ multipliers: Multipliers) -> Multipliers {
    var accumulator = Accumulator(columnCount: system.variables.count)
    let (equations, _) = structure.elimination.multipliers(
      of: system.sum(multipliers), using: &accumulator)
    let all = multipliers + rowMultipliers(equations.map { -$0 })
    return all.sorted { $0.row < $1.row }
  }

  private mutating func solveComponents(
    _ previous: Settlement, isCancelled: () -> Bool
  ) throws(Failure) -> [Multipliers] {
    var cache = ComponentCache(previous)
    let solver = ComponentSolver()
    var conflicts: [Multipliers] = []
    components = []
    solutions = []
    for place in structure.places.indices {
      if place % 16 == 0, isCancelled() { throw .cancelled }
      let component = structure.component(at: place, of: system, baseValues: baseValues)
      let solution: ComponentSolution
      if let known = cache.solution(of: component, at: place) {
        solution = known
      } else {
        solution = solver.solve(component, isCancelled: isCancelled)
        work.add(solution.work)
      }
      switch solution.outcome {
      case .feasible: break
      case .infeasible(let multipliers):
        let rows = structure.places[place].rows
        conflicts.append(
          withEquations(multipliers.map { (rows[$0.row], -$0.multiplier) }))
      case .stalled: isStalled = true
      case .cancelled: throw .cancelled
      }
      components.append(component)
      solutions.append(solution)
    }
    return conflicts
  }
}

// MARK: - Values

extension Settlement {
  private mutating func finish(isCancelled: () -> Bool) throws(Failure) {
    movement = Array(repeating: 0, count: system.variables.count)
    for (place, solution) in zip(structure.places, solutions) where !solution.movement.isEmpty {
      for (local, column) in place.columns.enumerated() {
        movement[Int(column)] = solution.movement[local] * place.scale
      }
    }
    structure.elimination.move(&movement)
    let (settled, freedom) = componentAnswers()
    values = settled
    if freedom.contains(where: { $0 != 0 }) {
      var finishing = Finishing(self)
      try finishing.run(isCancelled: isCancelled)
      values = finishing.values
      isStalled = isStalled || finishing.isStalled
      work.add(finishing.work)
    }
    structure.elimination.substitute(constants: constants, into: &values)
    refine()
    for index in values.indices { values[index] += 0.0 }
  }

  /// What the components say: values of parametric columns, and how these still can move.
  func componentAnswers() -> (values: [Double], freedom: [Double]) {
    var values = [Double](repeating: 0, count: system.variables.count)
    var freedom = values
    for (place, solution) in zip(structure.places, solutions) {
      for (local, column) in place.columns.enumerated() {
        values[Int(column)] = solution.values[local]
        if !solution.freedom.isEmpty {
          freedom[Int(column)] = solution.freedom[local] * place.scale
        }
      }
    }
    return (values, freedom)
  }

  /// Where rounding shows, solves once more for what the equations are missed by.
  private mutating func refine() {
    residual = worstResidual()
    guard residual > 0 else { return }
    let rest = structure.elimination.equations.map {
      system.rows[$0].low - system.rows[$0].form.value(at: values)
    }
    var correction = [Double](repeating: 0, count: values.count)
    structure.elimination.substitute(
      constants: structure.elimination.reduced(rest), into: &correction)
    let before = values
    for index in values.indices { values[index] += correction[index] }
    let after = worstResidual()
    if after < residual { residual = after } else { values = before }
  }

  private func worstResidual() -> Double {
    var worst = 0.0
    for index in 0..<system.requiredCount where broken[index] == nil {
      worst = max(worst, abs(system.excess(of: index, at: values)) / system.rows[index].scale)
    }
    return worst
  }
}
