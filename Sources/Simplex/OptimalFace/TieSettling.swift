/// Meets tied optional rows one after another in a block of an optimal face, as far as what came
/// before leaves a choice: along a line, or in a tableau of more dimensions.
enum TieSettling {
  case line(LineTies)
  case tableau(TableauTies)

  /// - Parameter number: What makes the block's generic numbers its own.
  init(
    _ block: OptimalFace.Block, number: Int, _ ties: ArraySlice<OptimalFace.Tie>,
    isCancelled: () -> Bool
  ) {
    let scale = Generic.number(number, in: .blocks)
    switch block.room {
    case .line(let line):
      self = .line(LineTies(line, scale: scale, ties))
    case .tableau(let tableau):
      var settling = TableauTies(tableau, scale: scale)
      settling.descend(ties, isCancelled: isCancelled)
      self = .tableau(settling)
    }
  }

  var outcome: ComponentSolution.Outcome {
    if case .tableau(let settling) = self { settling.outcome } else { .feasible }
  }

  /// What the searches in the block took.
  var work: Work {
    if case .tableau(let settling) = self { settling.work } else { Work() }
  }

  /// Whether the searches let rounding grow.
  var isDelicate: Bool {
    if case .tableau(let settling) = self { settling.tableau.wasRough } else { false }
  }

  /// Whether the columns can move within the face.
  var isMoving: Bool {
    switch self {
    case .line(let settling): settling.isMoving
    case .tableau(let settling): !settling.movement.isEmpty
    }
  }

  /// Whether they still can after the ties are settled.
  var isOpen: Bool {
    switch self {
    case .line(let settling): settling.isOpen
    case .tableau(let settling): settling.isOpen
    }
  }

  /// A movement of a column within the face.
  func movement(of place: Int) -> Double {
    switch self {
    case .line(let settling): settling.line.rates[place] * settling.scale
    case .tableau(let settling): settling.movement[place]
    }
  }

  /// By how much a column moves.
  func step(of place: Int) -> Double {
    switch self {
    case .line(let settling): settling.line.rates[place] * settling.step
    case .tableau(let settling): settling.steps[place]
    }
  }

  /// What is open, measured from where it is now.
  var room: OptimalFace.Block.Room {
    switch self {
    case .line(let settling): .line(settling.rest)
    case .tableau(let settling): .tableau(settling.tableau)
    }
  }
}

/// A block of one dimension is an interval, and each row clips it.
struct LineTies {
  let line: OptimalFace.Block.Line
  /// What makes the block's generic numbers its own.
  let scale: Double
  let isMoving: Bool
  private var interval: Interval

  init(_ line: OptimalFace.Block.Line, scale: Double, _ ties: ArraySlice<OptimalFace.Tie>) {
    self.line = line
    self.scale = scale
    interval = line.room
    isMoving = !Tolerance.coincide(interval.low, interval.high)
    for tie in ties where isOpen {
      let rate = line.rates[Int(tie.column)]
      let (first, second) = (tie.low / rate, tie.high / rate)
      interval = IntervalSearch.clip(
        Interval(low: min(first, second), high: max(first, second)), to: interval)
    }
  }

  var isOpen: Bool { isMoving && interval.low < interval.high }

  /// By how much the first column moves.
  var step: Double { isMoving ? IntervalSearch.nearestToZero(interval) : 0 }

  /// What is left, measured from where the step leads.
  var rest: OptimalFace.Block.Line {
    OptimalFace.Block.Line(
      rates: line.rates, room: Interval(low: interval.low - step, high: interval.high - step))
  }
}

/// Meets ties in a block of more dimensions, by a descent for each.
struct TableauTies {
  /// How the block's columns can still move.
  private(set) var tableau: Tableau
  private let scale: Double
  private(set) var outcome = ComponentSolution.Outcome.feasible
  /// A movement of the block's columns within the face; empty if there is none.
  private(set) var movement: [Double] = []
  /// The same after the ties are settled.
  private var freedom: [Double] = []
  /// By how much the columns move.
  private(set) var steps: [Double]
  /// Some tie left less than there was.
  private var isNarrowed = false

  init(_ tableau: Tableau, scale: Double) {
    self.tableau = tableau
    self.scale = scale
    steps = Array(repeating: 0, count: tableau.columnCount)
  }

  var isOpen: Bool { !freedom.isEmpty }
}

extension TableauTies {
  mutating func descend(_ ties: ArraySlice<OptimalFace.Tie>, isCancelled: () -> Bool) {
    movement = genericMovement(isCancelled: isCancelled)
    guard !movement.isEmpty else { return }
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
