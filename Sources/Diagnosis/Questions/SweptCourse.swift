import AutoLayout
import Simplex

/// An interval of a constant in which the layout moves evenly, with two layouts that say how.
struct SweptStretch {
  struct Sample {
    var number: Double
    /// As it is before its code runs.
    var document: Document
    var solution: Solution
  }

  var range: ValueRange
  var sample: Sample
  /// The same where the stretch is one number.
  var other: Sample
  /// At `sample`.
  var free: [Effect.FreePart]
  var isKnown: Bool

  var isPoint: Bool { range.low == range.high }

  /// Where a constraint is met that is missed at the samples, if it is missed by more at one of them.
  fileprivate func number(ofMeeting handle: Handle) -> Double? {
    guard let excess = sample.excess(of: handle), let opposite = other.excess(of: handle),
      !Tolerance.areEqual(opposite, excess)
    else { return nil }
    let share = excess / (excess - opposite)
    let number = SweptCourse.rounded(sample.number + share * (other.number - sample.number))
    // Ends are rounded less.
    let end = [range.low, range.high].first { abs($0 - number) <= SweptCourse.sliver(at: range) }
    return end ?? (range.low < number && number < range.high ? number : nil)
  }
}

extension SweptStretch.Sample {
  /// What is missed, as far as that is told.
  fileprivate var told: Set<Handle> { Set(solution.missedAsTold) }

  /// By how much a constraint is missed, with a sign; nil where it holds.
  fileprivate func excess(of handle: Handle) -> Double? {
    solution.misses[handle]?.excess
  }
}

extension Solution {
  /// What is missed, without content hugging: what is stretched is as it was meant to be, more often than
  /// not. Nor does anybody miss the room of what is hidden.
  var missedAsTold: [Handle] {
    missed.map(\.handle).filter { handle in
      guard case .generated(let view, let rule) = handle else { return true }
      if rule.maker == .compressionResistance {
        return SuspicionExaminer(solution: self).isSeen(view)
      }
      return rule.maker != .hugging
    }
  }
}

/// Covers an interval of a constant with stretches, in no order.
///
/// The solver knows the break points of the constraints that a layout is made from. What the system
/// makes of the layout found (a text that wraps, a margin that follows a safe area) makes others of
/// them. So each stretch is tried by layouts at its ends, and ends, found by halving, where these
/// are other ones than it says.
struct SweptCourse {
  private let swept: SweptConstant
  private let examination: Examination
  private(set) var stretches: [SweptStretch] = []
  /// Whether there are more stretches than were looked for.
  private(set) var isCut = false

  init(_ swept: SweptConstant, _ examination: Examination) {
    self.swept = swept
    self.examination = examination
  }

  mutating func cover(_ range: ValueRange) throws(LayoutFailure) {
    var open = [range]
    while let gap = open.popLast() {
      guard gap.length > Self.sliver(at: gap) else { continue }
      isCut = stretches.count >= Effort.sweptStretches
      let before = stretches.count
      try coverMiddle(of: gap)
      let covered = stretches[before...].map(\.range).sorted { $0.low < $1.low }
      var low = gap.low
      for range in covered {
        open.append(ValueRange(low: low, high: range.low))
        low = max(low, range.high)
      }
      open.append(ValueRange(low: low, high: gap.high))
    }
    for end in [range.low, range.high] { try addPoint(at: end) }
  }

  /// Where something begins or ceases to be missed is told to a millionth.
  fileprivate static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  /// Shorter intervals are what rounding leaves between two stretches that meet.
  fileprivate static func sliver(at range: ValueRange) -> Double {
    2 * Tolerance.residual * max(1, abs(range.low), abs(range.high))
  }

  /// Parts of an interval at which no break point is likely to be.
  private static let (middle, nearly) = (0.381_966_011, 0.001)

  /// Adds the stretch around a number in the interval, and those beside it as far as the system makes
  /// the same of the layout; the whole interval as one that is not known where no more are looked for.
  private mutating func coverMiddle(of gap: ValueRange) throws(LayoutFailure) {
    let sample = try sample(at: gap.low + Self.middle * gap.length)
    let course =
      isCut ? [] : try examination.engine.stretches(of: swept, over: gap, in: sample.document)
    let center = course.firstIndex {
      $0.constants.low < sample.number && sample.number < $0.constants.high
    }
    guard let center, course[center].isKnown else {
      return try add(gap, sample, sample, isKnown: false)
    }
    let reached = try follow(course[center], from: sample)
    if reached.high == course[center].constants.high {
      for next in course[(center + 1)...] {
        guard try goesOn(along: next, from: Self.nearly) else { break }
      }
    }
    if reached.low == course[center].constants.low {
      for next in course[..<center].reversed() {
        guard try goesOn(along: next, from: 1 - Self.nearly) else { break }
      }
    }
  }

  /// Adds a stretch beside one that was followed to its end; false where it is another one than the
  /// solver says, in whole or in part.
  private mutating func goesOn(
    along next: ConstantStretch, from share: Double
  ) throws(LayoutFailure) -> Bool {
    let range = next.constants
    if range.low == range.high {
      try addPoint(at: range.low)
      return true
    }
    guard next.isKnown else { return false }
    let sample = try sample(at: range.low + share * range.length)
    let opposite = try self.sample(at: range.low + (1 - share) * range.length)
    let inner = try self.sample(at: range.low + Self.middle * range.length)
    guard next.leads(from: sample, to: opposite), next.leads(from: sample, to: inner) else {
      return false
    }
    try add(range, sample, opposite, isKnown: true)
    return true
  }

  /// Adds as much of a stretch as the layout goes along with.
  private mutating func follow(
    _ stretch: ConstantStretch, from sample: SweptStretch.Sample
  ) throws(LayoutFailure) -> ValueRange {
    let (low, high) = (stretch.constants.low, stretch.constants.high)
    let below = try end(of: stretch, at: low, from: sample)
    let above = try end(of: stretch, at: high, from: sample)
    let range = ValueRange(low: below.number, high: above.number)
    guard sample.told == below.sample.told, sample.told == above.sample.told else {
      try add(ValueRange(low: range.low, high: sample.number), sample, below.sample, isKnown: true)
      try add(ValueRange(low: sample.number, high: range.high), sample, above.sample, isKnown: true)
      return range
    }
    let isAboveFarther = above.number - sample.number > sample.number - below.number
    try add(range, sample, isAboveFarther ? above.sample : below.sample, isKnown: true)
    return range
  }

  /// How far a layout goes along with a stretch towards one of its ends.
  private func end(
    of stretch: ConstantStretch, at end: Double, from sample: SweptStretch.Sample
  ) throws(LayoutFailure) -> (number: Double, sample: SweptStretch.Sample) {
    let nearly = try self.sample(at: end + Self.nearly * (sample.number - end))
    if stretch.leads(from: sample, to: nearly) { return (end, nearly) }
    var (good, bad) = (sample, nearly.number)
    while abs(bad - good.number) > Tolerance.coefficient * max(1, abs(bad)) {
      let half = try self.sample(at: (good.number + bad) / 2)
      if stretch.leads(from: sample, to: half) { good = half } else { bad = half.number }
    }
    return ((good.number + bad) / 2, good)
  }

  private mutating func addPoint(at number: Double) throws(LayoutFailure) {
    let sample = try sample(at: number)
    try add(ValueRange(low: number, high: number), sample, sample, isKnown: true)
  }

  /// Adds a stretch, in parts where something is missed at one of its layouts and held at the other.
  ///
  /// - Parameter parted: For what it was parted already.
  private mutating func add(
    _ range: ValueRange, _ sample: SweptStretch.Sample, _ other: SweptStretch.Sample,
    isKnown: Bool, parted: Set<Handle> = []
  ) throws(LayoutFailure) {
    let turning = sample.told.symmetricDifference(other.told).subtracting(parted)
      .min { Handle.isListed($0, before: $1) }
    if isKnown, let turning {
      let number = try turn(of: turning, between: sample, other)
      let parted = parted.union([turning])
      guard range.low < number, number < range.high else {
        return try add(range, sample, other, isKnown: true, parted: parted)
      }
      for end in [sample, other] {
        let isBelow = end.number == min(sample.number, other.number)
        let inner = try self.sample(at: (end.number + number) / 2)
        try add(
          isBelow
            ? ValueRange(low: range.low, high: number) : ValueRange(low: number, high: range.high),
          end, inner, isKnown: true, parted: parted)
      }
      return
    }
    let free = try examination.freeParts(in: sample.document)
    let stretch = SweptStretch(
      range: range, sample: sample, other: other, free: free, isKnown: isKnown)
    try isKnown && !stretch.isPoint ? addMeetings(within: stretch) : stretches.append(stretch)
  }

  /// Where between two layouts a constraint begins to be missed, or is missed no more: by as much as at two
  /// layouts on one side it moves evenly.
  private func turn(
    of handle: Handle, between one: SweptStretch.Sample, _ other: SweptStretch.Sample
  ) throws(LayoutFailure) -> Double {
    let (missing, holding) = one.told.contains(handle) ? (one, other) : (other, one)
    guard let excess = missing.excess(of: handle) else { return missing.number }
    var step = holding.number - missing.number
    while abs(step) > Tolerance.coefficient * max(1, abs(missing.number)) {
      step /= 4
      let next = try sample(at: missing.number + step)
      guard let later = next.excess(of: handle), later != excess else { continue }
      return Self.rounded(missing.number + step * excess / (excess - later))
    }
    return missing.number
  }

  /// Adds a stretch in parts, with the numbers in between where something is met that is missed on both
  /// sides.
  private mutating func addMeetings(within stretch: SweptStretch) throws(LayoutFailure) {
    var numbers: Set<Double> = []
    for handle in stretch.sample.told {
      if let number = stretch.number(ofMeeting: handle) { numbers.insert(number) }
    }
    var part = stretch
    for number in numbers.sorted() {
      try addPoint(at: number)
      guard stretch.range.low < number, number < stretch.range.high else { continue }
      part.range = ValueRange(low: part.range.low, high: number)
      stretches.append(part)
      part.range = ValueRange(low: number, high: stretch.range.high)
    }
    stretches.append(part)
  }

  private func sample(at number: Double) throws(LayoutFailure) -> SweptStretch.Sample {
    try examination.checkCancellation()
    let document = examination.document.having(number, at: swept)
    return SweptStretch.Sample(
      number: number, document: document,
      solution: try examination.engine.layout(of: document, isCancelled: examination.isCancelled))
  }
}

extension ConstantStretch {
  /// Whether one layout follows from another as the solver says.
  fileprivate func leads(
    from sample: SweptStretch.Sample, to other: SweptStretch.Sample
  ) -> Bool {
    guard sample.solution.broken == other.solution.broken else { return false }
    let views = other.solution.touched(since: sample.solution).union(rates.keys.map(\.view))
    return views.allSatisfy { view in
      let item = Item(view)
      guard let before = sample.solution.rect(of: item), let after = other.solution.rect(of: item)
      else { return sample.solution.rect(of: item) == other.solution.rect(of: item) }
      return RectPart.allCases.allSatisfy { part in
        let expected = before[part] + rate(of: part, of: item) * (other.number - sample.number)
        return abs(after[part] - expected) <= Tolerance.residual * max(1, abs(expected))
      }
    }
  }
}

extension ValueRange {
  var length: Double { high - low }
}
