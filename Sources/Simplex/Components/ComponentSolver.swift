/// Solves a component, and goes on from its last basis when it is asked again.
///
/// The levels are settled by the dual simplex method, all at once. What they leave open, if
/// anything, falls into small blocks, in which the tied rows are met one after another.
final class ComponentSolver {
  private var simplex = DualSimplex()

  /// The component that the basis is of.
  private var component = Component(columnCount: 0, rows: [], tieOrder: [])
  /// Whether rounding may decide about the component before any search.
  private var isComponentDelicate = false

  /// What the levels leave open, and what was settled of it, by the number of the block.
  private var face = OptimalFace()
  private var settledBlocks: [SettledBlock?] = []

  /// A block of the face in which the ties are settled.
  private struct SettledBlock {
    let columns: [Int32]
    let unknownCount: Int
    let settling: TieSettling
  }

  /// The one best answer, as far as constraints settle it.
  func solve(_ component: Component, isCancelled: () -> Bool) -> ComponentSolution {
    let previous = self.component
    self.component = component
    isComponentDelicate = component.isDelicate
    let isReused = simplex.reload(component, insteadOf: previous)
    // Ties may be met in another order.
    if isReused { simplex.touchEverything() }
    var solution = ComponentSolution(values: [])
    search(&solution, reusing: isReused, isCancelled: isCancelled)
    return solution
  }

  /// Brings the last answer up to date where rows have other bounds, and nothing else changed.
  func solveAgain(
    _ solution: inout ComponentSolution, with bounds: borrowing Vector<Component.Bounds>,
    isCancelled: () -> Bool
  ) {
    var moved: [Int] = []
    moved.reserveCapacity(bounds.count)
    for index in 0..<bounds.count {
      let (row, new) = (Int(bounds[index].place), bounds[index])
      component.rows[row].magnitude = new.magnitude
      if component.rows[row].low == new.low, component.rows[row].high == new.high { continue }
      component.rows[row].low = new.low
      component.rows[row].high = new.high
      moved.append(row)
    }
    let isReused = simplex.reload(component, movedRows: moved)
    search(&solution, reusing: isReused, isCancelled: isCancelled)
  }

  private func search(
    _ solution: inout ComponentSolution, reusing isReused: Bool, isCancelled: () -> Bool
  ) {
    simplex.work = Work()
    simplex.work.componentsSolved = 1
    var outcome = DualSimplex.Outcome.stalled
    if isReused { outcome = simplex.resume(isReused: true, isCancelled: isCancelled) }
    if outcome == .stalled {
      simplex.load(component)
      outcome = simplex.resume(isReused: false, isCancelled: isCancelled)
    }
    switch outcome {
    case .optimal: solution.outcome = simplex.outcome(of: component)
    case .stalled: solution.outcome = .stalled
    case .cancelled: solution.outcome = .cancelled
    }
    solution.begin(columnCount: component.columnCount) { simplex.value[$0] }
    solution.isDelicate = isComponentDelicate || simplex.rounding.wasFelt
    if case .feasible = solution.outcome { complete(&solution, isCancelled: isCancelled) }
    solution.work.add(simplex.work)
  }

  /// Settles what the levels leave open; also where the required rows miss each other by no more than
  /// play. The outcome stays what it is, unless the search does not end.
  func complete(_ solution: inout ComponentSolution, isCancelled: () -> Bool) {
    simplex.followFace(&face)
    solution.isDelicate = solution.isDelicate || simplex.rounding.mayHaveDecided
    for number in face.removed where number < settledBlocks.count { settledBlocks[number] = nil }
    if !face.added.isEmpty { settleAdded(&solution, isCancelled: isCancelled) }
    for (number, block) in settledBlocks.enumerated() {
      if let block { add(block, number, to: &solution) }
    }
  }

  /// Settles the ties in what is new, and says what moves.
  private func settleAdded(_ solution: inout ComponentSolution, isCancelled: () -> Bool) {
    var ties = simplex.ties(of: face, in: component)[...]
    while settledBlocks.count < face.blocks.count { settledBlocks.append(nil) }
    for number in face.added.sorted() {
      guard let block = face.blocks[number] else { continue }
      let own = ties.prefix { $0.block == number }
      ties = ties[own.endIndex...]
      let settling = TieSettling(
        block, number: Int(block.columns[0]), own, isCancelled: isCancelled)
      solution.work.add(settling.work)
      solution.isDelicate = solution.isDelicate || settling.isDelicate
      guard case .feasible = settling.outcome else {
        solution.outcome = settling.outcome
        return forgetFace()
      }
      settledBlocks[number] = SettledBlock(
        columns: block.columns, unknownCount: block.unknownCount, settling: settling)
    }
  }

  private func forgetFace() {
    face = OptimalFace()
    settledBlocks = []
    simplex.touchEverything()
  }

  private func add(
    _ settled: SettledBlock, _ number: Int, to solution: inout ComponentSolution
  ) {
    guard !settled.settling.movement.isEmpty else { return }
    solution.makeMovement()
    for (local, column) in settled.columns.enumerated() where column < component.columnCount {
      solution.movement[Int(column)] = settled.settling.movement[local]
      solution.values[Int(column)] += settled.settling.steps[local]
    }
    guard settled.settling.isOpen, settled.columns.contains(where: { $0 < component.columnCount })
    else { return }
    solution.faceBlocks.append(ComponentSolution.FaceBlock(number: number))
  }

  /// What is open in a block, measured from the solution's values.
  func faceBlock(_ number: Int) -> OptimalFace.Block? {
    guard let settled = settledBlocks[number], settled.settling.isOpen else { return nil }
    return OptimalFace.Block(
      room: settled.settling.room, columns: settled.columns, unknownCount: settled.unknownCount)
  }

  /// The points of a component that are optimal on all levels, nil if the search does not end.
  func face(of component: Component) -> ComponentFace? {
    var content = component
    content.tieOrder = []
    simplex.load(content)
    guard simplex.resume(isReused: false, isCancelled: Cancellation.isOfLine) == .optimal else {
      return nil
    }
    simplex.followFace(&face)
    return ComponentFace(
      values: (0..<content.columnCount).map { simplex.value[$0] },
      blocks: face.blocks.compactMap { $0 })
  }
}
