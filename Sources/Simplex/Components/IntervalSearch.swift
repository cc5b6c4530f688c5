/// Solves a component of one column: an interval is clipped level by level.
struct IntervalSearch: ~Copyable {
  /// The values of the column for which one row is held, and what a violation costs there.
  struct Wish: BitwiseCopyable {
    var low: Double
    var high: Double
    /// Infinite for a required row.
    var rank: Double
    var order: Order
    /// How fast the violation grows with the column.
    var slope: Double
    /// How far beyond the bounds the row still counts as held.
    var play: Double
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
    var slope = first
    var low = Tolerance.isRate(slope, of: total) ? nil : -Double.infinity
    for index in 0..<bends.count {
      let bend = bends[index]
      slope += bend.change
      if low == nil, slope >= 0 || !Tolerance.isRate(slope, of: total) { low = bend.place }
      if slope > 0, Tolerance.isRate(slope, of: total) {
        return Self.clip(Interval(low: low ?? bend.place, high: bend.place), to: interval)
      }
    }
    return Self.clip(Interval(low: low ?? .infinity, high: .infinity), to: interval)
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

  /// Puts in order where the slope of a level's sum changes.
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
    if bends.count > 1 { bends.sort(0..<bends.count) { $0.place < $1.place } }
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
