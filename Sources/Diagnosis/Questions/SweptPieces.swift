import AutoLayout
import Simplex

/// Makes pieces of stretches: those that say the same of what is watched are one, and each tells what
/// it moves.
struct SweptPieces {
  /// `nil` for everything in the window.
  let watched: [ViewID]?
  let isUpward: Bool

  init(watching views: [ViewID]?, isUpward: Bool) {
    watched = views
    self.isUpward = isUpward
  }

  /// - Parameter stretches: In no order, without gaps but for what rounding leaves.
  func pieces(of stretches: [SweptStretch], over range: ValueRange) -> [Sweep.Piece] {
    let ascending = stretches.sorted {
      ($0.range.low, $0.range.high) < ($1.range.low, $1.range.high)
    }
    let joined = joined(meeting(ascending, over: range))
    let ordered = isUpward ? joined : joined.reversed()
    return ordered.indices.map { index in
      piece(ordered[index], after: index == 0 ? nil : ordered[index - 1])
    }
  }

  // MARK: Joining

  /// Lets each stretch begin where the one before it ends.
  private func meeting(_ stretches: [SweptStretch], over range: ValueRange) -> [SweptStretch] {
    var low = range.low
    return stretches.enumerated().map { index, stretch in
      var stretch = stretch
      let isLast = !stretches[(index + 1)...].contains { !$0.isPoint }
      let high = stretch.isPoint ? low : isLast ? range.high : stretch.range.high
      stretch.range = ValueRange(low: low, high: high)
      low = high
      return stretch
    }
  }

  private func joined(_ stretches: [SweptStretch]) -> [SweptStretch] {
    var joined: [SweptStretch] = []
    var isAlone = false
    for (index, stretch) in stretches.enumerated() {
      let next = stretches.indices.contains(index + 1) ? stretches[index + 1] : nil
      let wasAlone = isAlone
      isAlone = isMeeting(stretch, between: joined.last, next)
      if !isAlone, !wasAlone, let last = joined.last, isSame(stretch, as: last) {
        joined[joined.count - 1] = last.continued(by: stretch)
        continue
      }
      // What a stretch begins with says nothing by itself.
      if !isAlone, stretch.isPoint, let next, isSame(stretch, as: next) { continue }
      joined.append(stretch)
    }
    return joined
  }

  /// Whether something is met at a point that is missed on both sides of it.
  private func isMeeting(
    _ point: SweptStretch, between first: SweptStretch?, _ second: SweptStretch?
  ) -> Bool {
    guard point.isPoint, let first, let second else { return false }
    let sides = Set(first.sample.solution.missedAsTold)
      .intersection(second.sample.solution.missedAsTold)
    return !sides.isSubset(of: point.sample.solution.missedAsTold)
  }

  private func isSame(_ one: SweptStretch, as other: SweptStretch) -> Bool {
    guard one.isKnown, other.isKnown else { return one.isKnown == other.isKnown }
    let (longer, shorter) = one.range.length > other.range.length ? (one, other) : (other, one)
    let (first, second) = (longer.sample.solution, shorter.sample.solution)
    guard first.broken == second.broken else { return false }
    if shorter.isPoint { return says(longer, shorter.sample) }
    return first.missedAsTold == second.missedAsTold && longer.free == shorter.free
      && says(longer, shorter.sample) && says(longer, shorter.other)
  }

  /// Whether what is watched is in a layout where a stretch leads it.
  private func says(_ stretch: SweptStretch, _ sample: SweptStretch.Sample) -> Bool {
    let touched = stretch.touched.union(sample.solution.touched(since: stretch.sample.solution))
    return views(touched, in: sample.solution).allSatisfy { view in
      RectPart.allCases.allSatisfy { part in
        guard let expected = stretch.value(of: part, of: view, at: sample.number),
          let value = sample.value(of: part, of: view)
        else { return stretch.sample.value(of: part, of: view) == nil }
        return Tolerance.areEqual(expected, value)
      }
    }
  }

  private func views(_ touched: Set<ViewID>, in solution: Solution) -> [ViewID] {
    solution.order.sorted(watched.map { touched.intersection($0) } ?? touched)
  }

  // MARK: Telling

  private func piece(_ stretch: SweptStretch, after previous: SweptStretch?) -> Sweep.Piece {
    let (start, end) =
      isUpward
      ? (stretch.range.low, stretch.range.high) : (stretch.range.high, stretch.range.low)
    var touched = stretch.touched
    if let previous {
      touched.formUnion(stretch.sample.solution.touched(since: previous.other.solution))
      touched.formUnion(previous.touched)
    }
    let movements = views(touched, in: stretch.sample.solution).flatMap { view in
      RectPart.allCases.compactMap { part in
        movement(of: part, of: view, in: stretch, from: start, to: end, after: previous)
      }
    }
    let solution = stretch.sample.solution
    return Sweep.Piece(
      start: start, end: end, movements: stretch.isKnown ? movements : [],
      broken: solution.broken, missed: solution.missedAsTold, free: stretch.free,
      outside: stretch.isKnown ? stretch.outside(among: watched, from: start, to: end) : [],
      isKnown: stretch.isKnown)
  }

  /// `nil` for what stays where it is.
  private func movement(
    of part: RectPart, of view: ViewID, in stretch: SweptStretch, from start: Double,
    to end: Double, after previous: SweptStretch?
  ) -> Sweep.Movement? {
    guard let first = stretch.value(of: part, of: view, at: start),
      let last = stretch.value(of: part, of: view, at: end)
    else { return nil }
    let before = previous.flatMap { $0.isKnown ? $0.value(of: part, of: view, at: start) : nil }
    let jumpedFrom = before.flatMap { Tolerance.areEqual($0, first) ? nil : $0 }
    if Tolerance.areEqual(first, last), jumpedFrom == nil { return nil }
    return Sweep.Movement(
      view: view, part: part, start: first, end: last, rate: stretch.rate(of: part, of: view),
      jumpedFrom: jumpedFrom)
  }
}

extension SweptStretch.Sample {
  /// In the superview; `nil` for what is not in the window.
  func value(of part: RectPart, of view: ViewID) -> Double? {
    solution.value(of: solution.document.measure(of: part, of: Item(view)))
  }
}

extension SweptStretch {
  /// What may move within it.
  fileprivate var touched: Set<ViewID> {
    isPoint ? [] : other.solution.touched(since: sample.solution)
  }

  fileprivate func rate(of part: RectPart, of view: ViewID) -> Double {
    guard other.number != sample.number, let value = sample.value(of: part, of: view),
      let otherValue = other.value(of: part, of: view)
    else { return 0 }
    return (otherValue - value) / (other.number - sample.number)
  }

  fileprivate func value(of part: RectPart, of view: ViewID, at number: Double) -> Double? {
    sample.value(of: part, of: view).map {
      $0 + rate(of: part, of: view) * (number - sample.number)
    }
  }

  /// One stretch of two that say the same, the second above the first.
  fileprivate func continued(by next: SweptStretch) -> SweptStretch {
    var whole = isPoint ? next : self
    whole.range = ValueRange(low: range.low, high: next.range.high)
    if !next.isPoint { whole.other = next.other }
    return whole
  }
}
