/// Solves a component, keeps the solution, and goes on from its last basis when it is asked again.
///
/// The levels are settled by the dual simplex method, all at once. What they leave open, if
/// anything, falls into small blocks, in which the tied rows are met one after another.
final class ComponentSolver {
  /// The columns and rows of the system that the component is of, in its order.
  private(set) var columns: [Int32] = []
  private(set) var rows: [Int32] = []
  private(set) var solution = ComponentSolution()

  private var simplex = DualSimplex()

  /// The component that the basis is of.
  private var component = Component(columnCount: 0, rows: [], tieOrder: [])
  /// Whether rounding may decide about the component before any search.
  private var isComponentDelicate = false

  /// What the levels leave open, and how ties were settled in it, by the number of the block.
  private var face = OptimalFace()
  private var settledBlocks: [TieSettling?] = []

  /// Finds the one best answer, as far as constraints settle it.
  func solve(
    _ component: Component, of columns: [Int32], _ rows: [Int32], isCancelled: () -> Bool
  ) {
    let previous = self.component
    (self.component, self.columns, self.rows) = (component, columns, rows)
    isComponentDelicate = component.isDelicate
    let isReused = simplex.reload(component, insteadOf: previous)
    // Ties may be met in another order.
    if isReused { simplex.touchEverything() }
    search(reusing: isReused, isCancelled: isCancelled)
  }

  /// Brings the last answer up to date where rows have other bounds, and nothing else changed.
  func solveAgain(
    with bounds: borrowing Vector<Component.Bounds>, isCancelled: () -> Bool
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
    search(reusing: isReused, isCancelled: isCancelled)
  }

  private func search(reusing isReused: Bool, isCancelled: () -> Bool) {
    simplex.work = Work()
    simplex.work.componentsSolved = 1
    var outcome = SearchOutcome.stalled
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
    if case .feasible = solution.outcome { complete(isCancelled: isCancelled) }
    solution.work.add(simplex.work)
  }

  /// Settles what the levels leave open; also where the required rows miss each other by no more than
  /// play. The outcome stays what it is, unless the search does not end.
  func complete(isCancelled: () -> Bool) {
    simplex.followFace(&face)
    solution.isDelicate = solution.isDelicate || simplex.rounding.mayHaveDecided
    for number in face.removed where number < settledBlocks.count { settledBlocks[number] = nil }
    if !face.added.isEmpty { settleAdded(isCancelled: isCancelled) }
    for (number, block) in settledBlocks.enumerated() {
      if let block { add(block, number) }
    }
  }

  /// Settles the ties in what is new, and says what moves.
  private func settleAdded(isCancelled: () -> Bool) {
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
      settledBlocks[number] = settling
    }
  }

  private func forgetFace() {
    face = OptimalFace()
    settledBlocks = []
    simplex.touchEverything()
  }

  private func add(_ settled: TieSettling, _ number: Int) {
    guard !settled.movement.isEmpty else { return }
    solution.makeMovement()
    for (local, column) in settled.block.columns.enumerated() where column < component.columnCount {
      solution.movement[Int(column)] = settled.movement[local]
      solution.values[Int(column)] += settled.steps[local]
    }
    guard settled.isOpen, settled.block.columns.contains(where: { $0 < component.columnCount })
    else { return }
    solution.faceBlocks.append(number)
  }

  /// What is open in a block, measured from the solution's values.
  func faceBlock(_ number: Int) -> OptimalFace.Block? {
    settledBlocks[number].flatMap { $0.isOpen ? $0.block : nil }
  }

  /// The columns of the system in a block.
  func columns(ofBlock number: Int) -> [Int32] {
    let locals = settledBlocks[number]?.block.columns ?? []
    return locals.filter { $0 < columns.count }.map { columns[Int($0)] }
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
