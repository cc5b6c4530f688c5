/// Meets tied optional rows one after another in a block of an optimal face, as far as what came
/// before leaves a choice.
///
/// A block of one dimension is an interval, and each row clips it.
struct TieSettling {
  private let columns: [Int32]
  private let unknownCount: Int
  /// How the block's columns can still move: a line or, of more dimensions, a tableau.
  private var line: OptimalFace.Block.Line?
  private var tableau = Tableau()
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
    columns = block.columns
    unknownCount = block.unknownCount
    switch block.room {
    case .line(let line): self.line = line
    case .tableau(let tableau): self.tableau = tableau
    }
    scale = Generic.number(number, in: .blocks)
    steps = Array(repeating: 0, count: block.columns.count)
  }

  /// What is still open, measured from where it is now.
  var open: OptimalFace.Block? {
    guard isOpen else { return nil }
    return OptimalFace.Block(
      room: line.map { .line($0) } ?? .tableau(tableau), columns: columns,
      unknownCount: unknownCount)
  }

  var isOpen: Bool { !freedom.isEmpty }

  mutating func run(_ ties: [OptimalFace.Tie], isCancelled: () -> Bool) {
    if let line {
      clip(line, ties)
    } else {
      descend(ties, isCancelled: isCancelled)
    }
  }
}

// MARK: - One dimension

extension TieSettling {
  private mutating func clip(_ line: OptimalFace.Block.Line, _ ties: [OptimalFace.Tie]) {
    let rates = line.rates
    var interval = Interval(low: -.infinity, high: .infinity)
    for (column, rate) in rates.enumerated() {
      let (first, second) = (line.room[column].low / rate, line.room[column].high / rate)
      interval.low = max(interval.low, min(first, second))
      interval.high = min(interval.high, max(first, second))
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
    for (column, rate) in rates.enumerated() { steps[column] = rate * step }
    guard interval.low < interval.high else { return }
    freedom = movement
    // Where the first column can go says it of all.
    var room = line.room
    for column in room.indices { room[column] = Interval(low: -.infinity, high: .infinity) }
    room[0] = Interval(low: interval.low - step, high: interval.high - step)
    self.line = OptimalFace.Block.Line(rates: rates, room: room)
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
      if tableau.isPoint { break }
      var descent = Descent(
        [Cost(column: tie.column, low: tie.low, high: tie.high, weight: 1)], in: tableau)
      switch descent.run(&tableau, isCancelled: isCancelled) {
      case .optimal: descent.narrow(&tableau)
      case .cancelled: outcome = .cancelled
      case .unbounded, .stalled: outcome = .stalled
      }
      guard case .feasible = outcome else { return }
    }
    tableau.polish()
    // The search for what moves may end elsewhere on what is left.
    if !isNarrowed {
      freedom = movement
    } else if !tableau.isPoint {
      freedom = genericMovement(isCancelled: isCancelled)
    }
    steps = tableau.value
    tableau.recenter()
  }

  /// Keeps a tied row that holds where the block is now, and says so; a column that is fixed has
  /// nothing to keep.
  private mutating func isMet(_ tie: OptimalFace.Tie) -> Bool {
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

  /// What the searches in the block took.
  var work: Work { tableau.work }

  private mutating func genericMovement(isCancelled: () -> Bool) -> [Double] {
    tableau.genericMovement(of: Int32(steps.count), isCancelled: isCancelled)
      .map { $0 * scale }
  }
}
