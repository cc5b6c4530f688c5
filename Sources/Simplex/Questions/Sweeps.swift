/// Parametric right-hand side analysis: how the answer follows a constant over an interval.
extension SolverState {
  /// The pieces between two constants of a row, which itself stays where it is.
  ///
  /// - Complexity: O(*k* · *s*) for *k* bases that are best somewhere in between, and *s* for one
  ///   answer and its basis.
  mutating func sweep(
    of id: RowID, over constants: Interval, isCancelled: () -> Bool
  ) throws(Cancellation) -> Sweep {
    guard constants.low.isFinite, constants.high.isFinite else { return Sweep(pieces: []) }
    var sweeping = Sweeping(of: id, over: constants, in: self)
    defer { questionWork.add(sweeping.work) }
    return try sweeping.sweep(isCancelled: isCancelled)
  }
}

/// Covers an interval of constants with the rooms of bases.
///
/// At a constant chosen without regard to the system a basis is best on both sides of it, however
/// degenerate those at break points are. Its room is known exactly, so what is left are the
/// intervals below and above, each smaller by the room of a basis that does not come again.
private struct Sweeping: ~Copyable {
  /// The answer at one constant.
  fileprivate struct Sample {
    var constant: Double
    /// By column, as they were computed: constants of samples are no round numbers.
    var values: [Double]
    var broken: [RowID]
  }

  /// What one basis says.
  fileprivate struct Stretch {
    var constants: Interval
    var sample: Sample
    /// By column; empty where it is not known.
    var rates: [Double]
    var free: [Variable]
    var isProven: Bool { !rates.isEmpty }
  }

  private let id: RowID
  private let constants: Interval
  /// Of the same rows, at the constant looked at last: whoever asks keeps all that is known.
  private var state: SolverState
  private var stretches: [Stretch] = []

  var work: Work { state.work }

  init(of id: RowID, over constants: Interval, in other: borrowing SolverState) {
    self.id = id
    self.constants = constants
    state = SolverState(copying: other.system)
  }

  mutating func sweep(isCancelled: () -> Bool) throws(Cancellation) -> Sweep {
    var open = [constants]
    while let gap = open.popLast() {
      let isAll = gap == constants && gap.low < gap.high
      guard isAll || gap.high - gap.low > Self.sliver(at: gap) else { continue }
      let stretch = try stretch(in: gap, isCancelled: isCancelled)
      stretches.append(stretch)
      open.append(Interval(low: gap.low, high: stretch.constants.low))
      open.append(Interval(low: stretch.constants.high, high: gap.high))
    }
    stretches.sort { $0.constants.low < $1.constants.low }
    close()
    return Sweep(pieces: try joined(isCancelled: isCancelled))
  }

  /// Shorter intervals are what rounding leaves between two rooms that meet.
  private static func sliver(at constants: Interval) -> Double {
    Tolerance.residual(at: max(abs(constants.low), abs(constants.high)))
  }

  /// Places in an interval that no break point is likely to be at.
  private static let places = [0.381_966_011_250_105, 0.723_606_797_749_979, 0.145_898_033_750_315]
}

// MARK: - One basis

extension Sweeping {
  /// The room of a basis within an interval; all of the interval, and nothing more, where rounding
  /// leaves none.
  private mutating func stretch(
    in gap: Interval, isCancelled: () -> Bool
  ) throws(Cancellation) -> Stretch {
    var first: Sample?
    for place in Self.places {
      let constant = gap.low + place * (gap.high - gap.low)
      let sample = try sample(at: constant, isCancelled: isCancelled)
      first = first ?? sample
      guard let sample else { continue }
      let free = state.movingVariables()
      let (rates, constants) = state.sensitivity(to: id)
      var stretch = Stretch(
        constants: constants.intersection(gap), sample: sample, rates: rates, free: free)
      try verify(&stretch, isCancelled: isCancelled)
      if stretch.constants.high - stretch.constants.low > Self.sliver(at: gap) { return stretch }
    }
    return Stretch(
      constants: gap, sample: first ?? Sample(constant: gap.low, values: [], broken: []),
      rates: [], free: [])
  }

  /// Takes back the ends of a stretch as long as the answer shortly before an end is not what the basis
  /// says.
  private mutating func verify(
    _ stretch: inout Stretch, isCancelled: () -> Bool
  ) throws(Cancellation) {
    let center = stretch.sample.constant
    let sliver = Self.sliver(at: stretch.constants)
    while stretch.constants.high - center > sliver {
      let shortly = stretch.constants.high - (stretch.constants.high - center) / 1024
      if try holds(stretch, at: shortly, isCancelled: isCancelled) { break }
      stretch.constants.high = center + (stretch.constants.high - center) / 2
    }
    while center - stretch.constants.low > sliver {
      let shortly = stretch.constants.low + (center - stretch.constants.low) / 1024
      if try holds(stretch, at: shortly, isCancelled: isCancelled) { break }
      stretch.constants.low = center - (center - stretch.constants.low) / 2
    }
  }

  private mutating func holds(
    _ stretch: Stretch, at constant: Double, isCancelled: () -> Bool
  ) throws(Cancellation) -> Bool {
    guard let sample = try sample(at: constant, isCancelled: isCancelled) else { return false }
    return stretch.says(sample)
  }

  /// The answer at a constant; nil where it does not settle.
  private mutating func sample(
    at constant: Double, isCancelled: () -> Bool
  ) throws(Cancellation) -> Sample? {
    var batch = Batch()
    batch.constants = [(id, constant)]
    switch state.update(batch, isCancelled: isCancelled) {
    case .cancelled: throw Cancellation()
    case .unsettled: return nil
    case .settled: break
    }
    state.prepare()
    return Sample(
      constant: constant, values: (0..<state.system.columnCount).map { state.values[$0] },
      broken: state.brokenRows)
  }
}

extension Sweeping.Stretch {
  func value(of column: Int, at constant: Double) -> Double {
    sample.values[column] + rates[column] * (constant - sample.constant)
  }

  /// Whether an answer is the one that the basis leads to.
  func says(_ other: Sweeping.Sample) -> Bool {
    guard isProven, sample.broken == other.broken else { return false }
    return other.values.indices.allSatisfy { column in
      let expected = value(of: column, at: other.constant)
      let magnitude = max(abs(expected), abs(rates[column]))
      return abs(other.values[column] - expected) <= Tolerance.residual(at: magnitude)
    }
  }

  /// Whether it goes on where the one before it ends.
  func continues(_ other: Sweeping.Stretch) -> Bool {
    isProven && other.isProven && sample.broken == other.sample.broken && free == other.free
      && zip(rates, other.rates).allSatisfy { Tolerance.areSame($0, $1) }
      && other.says(sample)
  }
}

// MARK: - Pieces

extension Sweeping {
  /// Lets stretches that rounding keeps apart, or overlapping, meet.
  private mutating func close() {
    for index in stretches.indices {
      stretches[index].constants.low =
        index == 0 ? constants.low : stretches[index - 1].constants.high
      let end = stretches[index].constants.high
      stretches[index].constants.high =
        index == stretches.count - 1 ? constants.high : Tolerance.onGrid(end)
    }
  }

  /// Joins the stretches that differ only by their bases, and puts in the points that belong to
  /// none.
  private mutating func joined(isCancelled: () -> Bool) throws(Cancellation) -> [Sweep.Piece] {
    var pieces: [Sweep.Piece] = []
    var previous: Stretch?
    for var stretch in stretches {
      let constant = stretch.constants.low
      let point = try point(at: constant, previous, stretch, isCancelled: isCancelled)
      if let last = previous, point == nil, stretch.continues(last) {
        stretch.constants.low = last.constants.low
        previous = stretch
        continue
      }
      if let last = previous { pieces.append(piece(last)) }
      if let point { pieces.append(point) }
      previous = stretch
    }
    if let last = previous { pieces.append(piece(last)) }
    if let point = try point(at: constants.high, previous, nil, isCancelled: isCancelled) {
      pieces.append(point)
    }
    return pieces
  }

  /// A piece of one constant, where its answer is that of neither side.
  private mutating func point(
    at constant: Double, _ below: Stretch?, _ above: Stretch?, isCancelled: () -> Bool
  ) throws(Cancellation) -> Sweep.Piece? {
    let sides = [below, above].compactMap { $0 }
    guard sides.allSatisfy(\.isProven),
      let sample = try sample(at: constant, isCancelled: isCancelled),
      !sides.contains(where: { $0.says(sample) })
    else { return nil }
    return Sweep.Piece(
      constants: Interval(low: constant, high: constant), movements: movements(to: sample, sides),
      broken: sample.broken, free: state.movingVariables(), isProven: true)
  }

  /// What is somewhere else at a single constant.
  private func movements(to sample: Sample, _ sides: [Stretch]) -> [Sweep.Movement] {
    var movements: [Sweep.Movement] = []
    for column in sample.values.indices {
      let value = sample.values[column]
      let isElsewhere = sides.contains {
        !Tolerance.areSame($0.value(of: column, at: sample.constant), value)
      }
      guard isElsewhere else { continue }
      movements.append(
        Sweep.Movement(variable: variable(column), start: value, derivative: 0))
    }
    return movements.sorted { $0.variable < $1.variable }
  }

  private func piece(_ stretch: Stretch) -> Sweep.Piece {
    var movements: [Sweep.Movement] = []
    for (column, rate) in stretch.rates.enumerated() where rate != 0 {
      let start = stretch.value(of: column, at: stretch.constants.low)
      movements.append(
        Sweep.Movement(
          variable: variable(column), start: Tolerance.onGrid(start), derivative: rate))
    }
    return Sweep.Piece(
      constants: stretch.constants, movements: movements.sorted { $0.variable < $1.variable },
      broken: stretch.sample.broken, free: stretch.free, isProven: stretch.isProven)
  }

  private func variable(_ column: Int) -> Variable { Variable(state.system.variables[column]) }
}

extension SolverState {
  /// The rows of a system in their order, of which nothing is known yet.
  fileprivate init(copying other: borrowing LinearSystem) {
    self.init()
    let rows = (0..<Int32(other.slotCount)).filter { other.heads[$0].isPresent }
    for row in rows.sorted(by: { other.isOrdered($0, before: $1) }) {
      var head = other.heads[row]
      head.isBroken = false
      let start = system.nextStart
      system.addTerms(of: row, in: other, from: start)
      _ = system.insert(head, from: start)
    }
  }
}
