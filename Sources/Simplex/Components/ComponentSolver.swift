/// Solves a component, and goes on from its last basis when it is asked again.
///
/// The levels are settled by the dual simplex method, all at once. What they leave open, if
/// anything, falls into small blocks, in which the tied rows are met one after another.
final class ComponentSolver {
  private var simplex = DualSimplex()

  /// The component that the basis is of, and the rows whose bounds are other ones now.
  private var component = Component(columnCount: 0, rows: [], tieOrder: [])
  private var moved: [Int] = []

  /// The one best answer, as far as constraints settle it.
  func solve(_ component: Component, isCancelled: () -> Bool) -> ComponentSolution {
    let previous = self.component
    self.component = component
    moved.removeAll()
    return search(
      reusing: simplex.reload(component, insteadOf: previous), isCancelled: isCancelled)
  }

  /// Gives a row other bounds, for `solveAgain`.
  func setBounds(of row: Int, low: Double, high: Double, magnitude: Double) {
    component.rows[row].magnitude = magnitude
    if component.rows[row].low == low, component.rows[row].high == high { return }
    component.rows[row].low = low
    component.rows[row].high = high
    moved.append(row)
  }

  /// The answer where nothing but bounds changed.
  func solveAgain(isCancelled: () -> Bool) -> ComponentSolution {
    let isReused = simplex.reload(component, movedRows: moved)
    moved.removeAll()
    return search(reusing: isReused, isCancelled: isCancelled)
  }

  private func search(reusing isReused: Bool, isCancelled: () -> Bool) -> ComponentSolution {
    simplex.work = Work()
    simplex.work.componentsSolved = 1
    var outcome = DualSimplex.Outcome.stalled
    if isReused { outcome = simplex.resume(isReused: true, isCancelled: isCancelled) }
    if outcome == .stalled {
      simplex.load(component)
      outcome = simplex.resume(isReused: false, isCancelled: isCancelled)
    }
    var solution = ComponentSolution(values: [])
    switch outcome {
    case .optimal: solution.outcome = simplex.outcome(of: component)
    case .stalled: solution.outcome = .stalled
    case .cancelled: solution.outcome = .cancelled
    }
    solution.values = (0..<component.columnCount).map { simplex.value[$0] }
    if case .feasible = solution.outcome { complete(&solution, isCancelled: isCancelled) }
    solution.work.add(simplex.work)
    return solution
  }

  /// Settles what the levels leave open.
  private func complete(_ solution: inout ComponentSolution, isCancelled: () -> Bool) {
    let face = simplex.optimalFace()
    if !face.blocks.isEmpty { settle(face, &solution, isCancelled: isCancelled) }
  }

  /// Settles what is open where the required rows miss each other by no more than play. That they do
  /// stays the outcome, unless the search does not end.
  func completeWithinPlay(_ solution: inout ComponentSolution, isCancelled: () -> Bool) {
    let outcome = solution.outcome
    complete(&solution, isCancelled: isCancelled)
    if case .feasible = solution.outcome { solution.outcome = outcome }
  }

  /// Settles the ties and says what moves.
  private func settle(
    _ face: OptimalFace, _ solution: inout ComponentSolution, isCancelled: () -> Bool
  ) {
    let ties = simplex.ties(of: face, in: component)
    let nothing = [Double](repeating: 0, count: component.columnCount)
    var blocks: [OptimalFace.Block] = []
    for (number, block) in face.blocks.enumerated() {
      var settling = TieSettling(block, number: number)
      settling.run(ties[number], isCancelled: isCancelled)
      solution.work.add(settling.work)
      solution.outcome = settling.outcome
      guard case .feasible = settling.outcome else { return }
      if settling.movement.isEmpty { continue }
      if solution.movement.isEmpty { solution.movement = nothing }
      for (local, column) in block.columns.enumerated() where column < component.columnCount {
        solution.movement[Int(column)] = settling.movement[local]
        solution.values[Int(column)] += settling.steps[local]
      }
      guard let open = settling.open else { continue }
      if solution.freedom.isEmpty { solution.freedom = nothing }
      for (local, column) in block.columns.enumerated() where column < component.columnCount {
        solution.freedom[Int(column)] = settling.freedom[local]
      }
      blocks.append(open)
    }
    if !blocks.isEmpty { solution.face = .polyhedron(blocks) }
  }

  /// The points of a component that are optimal on all levels, nil if the search does not end.
  func face(of component: Component) -> ComponentFace? {
    var content = component
    content.tieOrder = []
    simplex.load(content)
    guard simplex.resume(isReused: false, isCancelled: { false }) == .optimal else { return nil }
    return ComponentFace(
      values: (0..<content.columnCount).map { simplex.value[$0] },
      blocks: simplex.optimalFace().blocks)
  }
}

/// All points of a component that are optimal: one of them, and how far blocks of columns can move
/// from there.
struct ComponentFace {
  var values: [Double]
  var blocks: [OptimalFace.Block]

  /// The largest or smallest value of a form.
  func extreme(of form: SparseRow, upwards: Bool) -> Double {
    var sum = 0.0
    for entry in form.entries { sum += entry.coefficient * values[Int(entry.column)] }
    for block in blocks {
      var part = ContiguousArray<Entry>()
      for (local, column) in block.columns.enumerated() where column < values.count {
        let coefficient = form.coefficient(of: column)
        if coefficient != 0 { part.append(Entry(Int32(local), coefficient)) }
      }
      if part.isEmpty { continue }
      let open: Double = upwards ? .infinity : -.infinity
      sum += block.tableau.extreme(of: SparseRow(sorted: part), upwards: upwards) ?? open
    }
    return sum
  }
}
