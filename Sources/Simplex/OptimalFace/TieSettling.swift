/// Tied optional rows that were met one after another in a block of an optimal face, as far as what
/// came before leaves a choice: along a line, or in a tableau of more dimensions.
struct TieSettling {
  private(set) var outcome = ComponentSolution.Outcome.feasible
  /// A movement of the block's columns within the face; empty if there is none.
  private(set) var movement: [Double] = []
  /// By how much each column moves.
  private(set) var steps: [Double]
  /// The block, with what is open of it, measured from where that leads.
  private(set) var block: OptimalFace.Block
  /// Whether columns still can move.
  private(set) var isOpen = false
  /// What the searches took.
  private(set) var work = Work()
  /// Whether they let rounding grow.
  private(set) var isDelicate = false

  /// - Parameter number: What makes the block's generic numbers its own.
  init(
    _ block: OptimalFace.Block, number: Int, _ ties: ArraySlice<OptimalFace.Tie>,
    isCancelled: () -> Bool
  ) {
    let scale = Generic.number(number, in: .blocks)
    self.block = block
    steps = Array(repeating: 0, count: block.columns.count)
    switch block.room {
    case .line(let line): clip(line, to: ties, scale)
    case .tableau(var tableau): descend(&tableau, ties, scale, isCancelled: isCancelled)
    }
  }

  /// A line is an interval, and each row clips it.
  private mutating func clip(
    _ line: OptimalFace.Block.Line, to ties: ArraySlice<OptimalFace.Tie>, _ scale: Double
  ) {
    var interval = line.room
    if Tolerance.coincide(interval.low, interval.high) { return }
    for tie in ties where interval.low < interval.high {
      let rate = line.rates[Int(tie.column)]
      let (first, second) = (tie.low / rate, tie.high / rate)
      interval = IntervalSearch.clip(
        Interval(low: min(first, second), high: max(first, second)), to: interval)
    }
    let step = IntervalSearch.nearestToZero(interval)
    movement = line.rates.map { $0 * scale }
    steps = line.rates.map { $0 * step }
    isOpen = interval.low < interval.high
    let rest = Interval(low: interval.low - step, high: interval.high - step)
    block.room = .line(OptimalFace.Block.Line(rates: line.rates, room: rest))
  }

  /// In more dimensions each row takes a descent.
  private mutating func descend(
    _ tableau: inout Tableau, _ ties: ArraySlice<OptimalFace.Tie>, _ scale: Double,
    isCancelled: () -> Bool
  ) {
    movement = genericMovement(&tableau, scale, isCancelled: isCancelled)
    if !movement.isEmpty {
      meet(ties, in: &tableau, scale, isCancelled: isCancelled)
    }
    (block.room, work, isDelicate) = (.tableau(tableau), tableau.work, tableau.wasRough)
  }

  private mutating func meet(
    _ ties: ArraySlice<OptimalFace.Tie>, in tableau: inout Tableau, _ scale: Double,
    isCancelled: () -> Bool
  ) {
    // Whether some tie left less than there was.
    var isNarrowed = false
    for tie in ties where !Self.isMet(tie, in: &tableau, &isNarrowed) {
      isNarrowed = true
      if tableau.isPoint { break }
      var descent = Descent(
        [Cost(column: tie.column, low: tie.low, high: tie.high, weight: 1)], in: tableau)
      switch descent.run(&tableau, isCancelled: isCancelled) {
      case .optimal: descent.narrow(&tableau)
      case .cancelled: outcome = .cancelled
      case .stalled: outcome = .stalled
      }
      guard case .feasible = outcome else { return }
    }
    tableau.polish()
    // The search for what moves may end elsewhere on what is left.
    if !isNarrowed {
      isOpen = true
    } else if !tableau.isPoint {
      isOpen = !genericMovement(&tableau, scale, isCancelled: isCancelled).isEmpty
    }
    steps = tableau.value
    tableau.recenter()
  }

  /// Keeps a tied row that holds where the block is now, and says so; a column that is fixed has
  /// nothing to keep.
  private static func isMet(
    _ tie: OptimalFace.Tie, in tableau: inout Tableau, _ isNarrowed: inout Bool
  ) -> Bool {
    let column = Int(tie.column)
    if tableau.isFixed(tie.column) { return true }
    let value = tableau.value[column]
    guard tie.low <= value, value <= tie.high else { return false }
    isNarrowed =
      isNarrowed || tableau.low[column] < tie.low || tie.high < tableau.high[column]
    tableau.low[column] = max(tableau.low[column], tie.low)
    tableau.high[column] = min(tableau.high[column], tie.high)
    return true
  }

  private func genericMovement(
    _ tableau: inout Tableau, _ scale: Double, isCancelled: () -> Bool
  ) -> [Double] {
    tableau.genericMovement(of: Int32(steps.count), isCancelled: isCancelled).map { $0 * scale }
  }
}
