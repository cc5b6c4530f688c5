/// Solves a component of one column: an interval is clipped level by level.
struct IntervalSearch: ~Copyable {
  /// The values of the column for which one row is held, and what a violation costs there.
  struct Wish: BitwiseCopyable {
    var row: Int32
    var low: Double
    var high: Double
    /// Infinite for a required row.
    var rank: Double
    var order: Order
    /// How fast the violation grows with the column.
    var slope: Double
    /// How fast the row's left side does.
    var rate: Double
    /// The size of the numbers that the bounds were computed from.
    var magnitude: Double

    /// How far beyond the bounds the row still counts as held.
    var play: Double { Tolerance.residual(at: magnitude) / abs(rate) }
  }

  struct Bend: BitwiseCopyable {
    var place: Double
    var change: Double
  }

  /// What is left of the column's values.
  struct Result {
    /// Before ties are settled there is more than one best value.
    var isMoving: Bool
    /// After ties are settled.
    var interval: Interval
  }

  private var wishes = Vector<Wish>()
  private var bends = Vector<Bend>()

  mutating func begin() { wishes.removeAll() }

  mutating func add(_ wish: Wish) { wishes.append(wish) }

  /// The rows that were added, in any order.
  var wishCount: Int { wishes.count }

  /// Whose wish is in some place, and where its left side is at a value of the column.
  func side(of value: Double, at place: Int) -> (row: Int32, side: Side) {
    let wish = wishes[place]
    // Of a row that falls where the column grows low and high change places.
    let (first, last) = (wish.rate * wish.low, wish.rate * wish.high)
    let side = Side(
      of: wish.rate * value, low: min(first, last), high: max(first, last),
      magnitude: wish.magnitude)
    return (wish.row, side)
  }

  /// The best values, or nil where the required rows leave none.
  mutating func solve() -> Result? {
    guard var interval = requiredInterval() else { return nil }
    var rank = Double.infinity
    while interval.low < interval.high, let next = highestRank(below: rank) {
      interval = minimizers(of: next, within: interval)
      rank = next
    }
    guard interval.low < interval.high else { return Result(isMoving: false, interval: interval) }
    return Result(isMoving: true, interval: settleTies(interval))
  }

  private func highestRank(below rank: Double) -> Double? {
    var highest: Double?
    for index in 0..<wishes.count where wishes[index].rank < rank {
      highest = max(highest ?? wishes[index].rank, wishes[index].rank)
    }
    return highest
  }

  static func nearestToZero(_ interval: Interval) -> Double {
    min(max(0, interval.low), interval.high)
  }

  private mutating func settleTies(_ moving: Interval) -> Interval {
    wishes.sort(0..<wishes.count) { $0.order < $1.order }
    var interval = moving
    for index in 0..<wishes.count
    where interval.low < interval.high && wishes[index].rank < .infinity {
      interval = Self.clip(
        Interval(low: wishes[index].low, high: wishes[index].high), to: interval)
    }
    return interval
  }

  private func requiredInterval() -> Interval? {
    var interval = Interval(low: -.infinity, high: .infinity)
    var widened = interval
    for index in 0..<wishes.count where wishes[index].rank == .infinity {
      let wish = wishes[index]
      interval.low = max(interval.low, wish.low)
      interval.high = min(interval.high, wish.high)
      widened.low = max(widened.low, wish.low - wish.play)
      widened.high = min(widened.high, wish.high + wish.play)
    }
    guard interval.low > interval.high else { return Self.collapsed(interval) }
    guard widened.low <= widened.high else { return nil }
    let middle = (interval.low + interval.high) / 2
    let place = min(max(middle, widened.low), widened.high)
    return Interval(low: place, high: place)
  }

  /// The part of `interval` with the least sum of violations: where the slope of the sum, which
  /// grows from end to end, turns from falling to rising.
  private mutating func minimizers(of level: Double, within interval: Interval) -> Interval {
    if let wish = onlyWish(of: level) {
      return Self.clip(Interval(low: wish.low, high: wish.high), to: interval)
    }
    let (total, first) = collectBends(of: level)
    let low = placeOfBend(after: first) { $0 >= 0 || !Tolerance.isRate($0, of: total) }
    let high = placeOfBend(after: first) { $0 > 0 && Tolerance.isRate($0, of: total) }
    return Self.clip(Interval(low: low, high: high), to: interval)
  }

  /// The place of the first bend after which the slope is as wanted, which it stays from there on;
  /// infinite for none, and minus infinity if it is so before all (quickselect).
  private func placeOfBend(after first: Double, where isWanted: (Double) -> Bool) -> Double {
    if isWanted(first) { return -.infinity }
    var (start, end, slope) = (0, bends.count, first)
    while start < end {
      let pivot = medianPlace(start..<end)
      let (middle, below) = bringForward(start..<end) { $0 < pivot }
      if isWanted(slope + below) {
        end = middle
        continue
      }
      let (rest, here) = bringForward(middle..<end) { $0 == pivot }
      slope += below + here
      if isWanted(slope) { return pivot }
      start = rest
    }
    // Sums in another order may come to a little less: then it is the last bend of those summed up.
    return end < bends.count ? bends[end - 1].place : .infinity
  }

  /// The place in the middle of those of the first, the middle and the last bend of a range.
  private func medianPlace(_ range: Range<Int>) -> Double {
    let first = bends[range.lowerBound].place
    let middle = bends[(range.lowerBound + range.upperBound) / 2].place
    let last = bends[range.upperBound - 1].place
    return max(min(first, middle), min(max(first, middle), last))
  }

  /// Puts those bends of a range first whose places are as wanted.
  ///
  /// - Returns: Where they end, and the sum of their changes.
  private func bringForward(
    _ range: Range<Int>, where isWanted: (Double) -> Bool
  ) -> (end: Int, change: Double) {
    var (end, change) = (range.lowerBound, 0.0)
    for index in range where isWanted(bends[index].place) {
      let bend = bends[index]
      change += bend.change
      bends[index] = bends[end]
      bends[end] = bend
      end += 1
    }
    return (end, change)
  }

  /// Nil where a level has more of them.
  private func onlyWish(of level: Double) -> Wish? {
    var only: Wish?
    for index in 0..<wishes.count where wishes[index].rank == level {
      if only != nil { return nil }
      only = wishes[index]
    }
    return only
  }

  /// Collects where the slope of a level's sum changes.
  ///
  /// - Returns: The sum of all slopes, and the slope before the first bend.
  private mutating func collectBends(of level: Double) -> (total: Double, first: Double) {
    bends.removeAll()
    var total = 0.0
    var first = 0.0
    for index in 0..<wishes.count where wishes[index].rank == level {
      let wish = wishes[index]
      if wish.low.isFinite {
        bends.append(Bend(place: wish.low, change: wish.slope))
        first -= wish.slope
      }
      if wish.high.isFinite { bends.append(Bend(place: wish.high, change: wish.slope)) }
      total += wish.slope
    }
    return (total, first)
  }

  /// The points of `bounds` nearest to `interval`.
  static func clip(_ interval: Interval, to bounds: Interval) -> Interval {
    collapsed(
      Interval(
        low: min(max(interval.low, bounds.low), bounds.high),
        high: max(min(interval.high, bounds.high), bounds.low)))
  }

  private static func collapsed(_ interval: Interval) -> Interval {
    guard Tolerance.coincide(interval.low, interval.high) else { return interval }
    return Interval(low: interval.low, high: interval.low)
  }
}
