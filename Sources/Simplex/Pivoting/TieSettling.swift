/// Meets tied optional rows one after another in a block of an optimal face, as far as what came
/// before leaves a choice.
///
/// A block of one dimension is an interval, and each row clips it.
struct TieSettling {
  private var block: OptimalFace.Block
  /// What makes the block's generic numbers its own.
  private let scale: Double
  private(set) var outcome = ComponentSolution.Outcome.feasible
  /// A movement of the block's columns within the face; empty if there is none.
  private(set) var movement: [Double] = []
  /// The same after the ties are settled.
  private(set) var freedom: [Double] = []
  /// By how much the columns move.
  private(set) var steps: [Double]
  /// Some tie left less than there was.
  private var isNarrowed = false

  init(_ block: OptimalFace.Block, number: Int) {
    self.block = block
    scale = Generic.number(number, in: .blocks)
    steps = Array(repeating: 0, count: block.columns.count)
  }

  /// What is still open, measured from where it is now.
  var open: OptimalFace.Block? { freedom.isEmpty ? nil : block }

  mutating func run(_ ties: [OptimalFace.Tie], isCancelled: () -> Bool) {
    if block.unknownCount == 1 {
      clip(ties)
    } else {
      descend(ties, isCancelled: isCancelled)
    }
  }
}

// MARK: - One dimension

extension TieSettling {
  private mutating func clip(_ ties: [OptimalFace.Tie]) {
    let rates = (0..<Int32(steps.count)).map { block.rate(of: $0) }
    var interval = Interval(low: -.infinity, high: .infinity)
    for (column, rate) in rates.enumerated() {
      let room = Interval(
        low: block.tableau.low[column] / rate, high: block.tableau.high[column] / rate)
      interval.low = max(interval.low, min(room.low, room.high))
      interval.high = min(interval.high, max(room.low, room.high))
    }
    guard !Tolerance.coincide(interval.low, interval.high) else { return }
    movement = rates.map { $0 * scale }
    for tie in ties where interval.low < interval.high {
      let rate = rates[Int(tie.column)]
      let (first, second) = (tie.low / rate, tie.high / rate)
      interval = IntervalSearch.clip(
        Interval(low: min(first, second), high: max(first, second)), to: interval)
    }
    let step = IntervalSearch.nearestToZero(interval)
    steps = rates.map { $0 * step }
    guard interval.low < interval.high else { return }
    freedom = movement
    block.tableau = Tableau()
    block.tableau.reserve(columns: rates.count, activities: rates.count - 1)
    _ = block.tableau.addUnknown(low: interval.low - step, high: interval.high - step, value: 0)
    for rate in rates.dropFirst() {
      _ = block.tableau.addActivity(SparseRow(sorted: [Entry(0, rate)]))
    }
  }
}

// MARK: - More dimensions

extension TieSettling {
  private mutating func descend(_ ties: [OptimalFace.Tie], isCancelled: () -> Bool) {
    movement = genericMovement(isCancelled: isCancelled)
    guard !movement.isEmpty else { return }
    isNarrowed = false
    for tie in ties where !isMet(tie) {
      isNarrowed = true
      if block.tableau.isPoint { break }
      var descent = Descent(
        [Cost(column: tie.column, low: tie.low, high: tie.high, weight: 1)], in: block.tableau)
      switch descent.run(&block.tableau, isCancelled: isCancelled) {
      case .optimal: descent.narrow(&block.tableau)
      case .cancelled: outcome = .cancelled
      case .unbounded, .stalled: outcome = .stalled
      }
      guard case .feasible = outcome else { return }
    }
    block.tableau.polish()
    // The search for what moves may end elsewhere on what is left.
    if !isNarrowed {
      freedom = movement
    } else if !block.tableau.isPoint {
      freedom = genericMovement(isCancelled: isCancelled)
    }
    steps = block.tableau.value
    block.tableau.recenter()
  }

  /// Keeps a tied row that holds where the block is now, and says so; a column that is fixed has
  /// nothing to keep.
  private mutating func isMet(_ tie: OptimalFace.Tie) -> Bool {
    let column = Int(tie.column)
    if block.tableau.isFixed(tie.column) { return true }
    let value = block.tableau.value[column]
    guard tie.low <= value, value <= tie.high else { return false }
    isNarrowed =
      isNarrowed || block.tableau.low[column] < tie.low || tie.high < block.tableau.high[column]
    block.tableau.low[column] = max(block.tableau.low[column], tie.low)
    block.tableau.high[column] = min(block.tableau.high[column], tie.high)
    return true
  }

  /// What the searches in the block took.
  var work: Work { block.tableau.work }

  private mutating func genericMovement(isCancelled: () -> Bool) -> [Double] {
    block.tableau.genericMovement(of: Int32(steps.count), isCancelled: isCancelled)
      .map { $0 * scale }
  }
}
