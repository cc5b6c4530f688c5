/// Solves a component of one column: an interval is clipped level by level.
struct IntervalSearch: ~Copyable {
  /// The values of the column for which one row is held, and what a violation costs there.
  struct Wish: BitwiseCopyable {
    var row: Int32
    var low: Double
    var high: Double
    /// How fast the violation grows with the column.
    var slope: Double
    /// How fast the row's left side does.
    var rate: Double
    /// The size of the numbers that the bounds were computed from.
    var magnitude: Double

    /// How far beyond the bounds the row still counts as held.
    var play: Double { Tolerance.residual(at: magnitude) / abs(rate) }
    /// How far rounding may have put them.
    var strain: Double { Tolerance.strain(at: magnitude) / abs(rate) }
    /// How near to each other a search tells them apart.
    var blur: Double { Tolerance.blur(at: magnitude) / abs(rate) }
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
  /// The rank of each, infinite for a required row: every level asks all of them.
  private var ranks = Vector<Double>()
  private var bends = Vector<Bend>()
  /// Whether the required rows left no value but for their play, when they were asked last.
  private(set) var isStrained = false
  /// Whether what counted as a tie then may be none.
  private(set) var hasNearTie = false

  mutating func begin() {
    wishes.removeAll()
    ranks.removeAll()
  }

  mutating func add(_ wish: Wish, rank: Double) {
    wishes.append(wish)
    ranks.append(rank)
  }

  /// What is left of the best values, or nil where the required rows leave none.
  mutating func solve(_ system: borrowing LinearSystem) -> Result? {
    hasNearTie = false
    guard let interval = bestValues(system) else { return nil }
    guard interval.low < interval.high else { return Result(isMoving: false, interval: interval) }
    return Result(isMoving: true, interval: settleTies(interval, system))
  }

  /// The best values before ties are settled, or nil where the required rows leave none.
  mutating func bestValues(_ system: borrowing LinearSystem) -> Interval? {
    guard var interval = requiredInterval(system) else { return nil }
    var rank = highestOptionalRank
    while interval.low < interval.high, rank > -.infinity {
      let level = collectBends(of: rank)
      interval = Self.clip(minimizers(of: level), to: interval)
      rank = level.nextRank
    }
    return interval
  }

  /// Minus infinity for none.
  private var highestOptionalRank: Double {
    var highest = -Double.infinity
    for index in 0..<ranks.count where ranks[index] < .infinity {
      highest = max(highest, ranks[index])
    }
    return highest
  }

  static func nearestToZero(_ interval: Interval) -> Double {
    min(max(0, interval.low), interval.high)
  }

  private mutating func settleTies(
    _ moving: Interval, _ system: borrowing LinearSystem
  ) -> Interval {
    wishes.sort(0..<wishes.count) { system.isOrdered($0.row, before: $1.row) }
    var interval = moving
    for index in 0..<wishes.count
    where interval.low < interval.high && !system.heads[wishes[index].row].isRequired {
      interval = Self.clip(
        Interval(low: wishes[index].low, high: wishes[index].high), to: interval)
    }
    return interval
  }

  /// How the two required rows that are farthest from each other add up to a gap; nil where that is
  /// no more than rounding.
  func strainedProof(_ system: borrowing LinearSystem) -> LinearSystem.Multipliers? {
    var (first, last) = (-1, -1)
    for index in 0..<ranks.count where ranks[index] == .infinity {
      if first < 0 || wishes[index].low > wishes[first].low { first = index }
      if last < 0 || wishes[index].high < wishes[last].high { last = index }
    }
    guard first >= 0, first != last else { return nil }
    let (low, high) = (wishes[first], wishes[last])
    guard low.low - high.high > strain(of: low, high, system) else { return nil }
    return [(low.row, 1 / low.rate), (high.row, -1 / high.rate)]
  }

  /// How far rounding may have put the bounds of two wishes apart; what either row feels is none.
  private func strain(
    of first: Wish, _ second: Wish, _ system: borrowing LinearSystem
  ) -> Double {
    func felt(by wish: Wish) -> Double {
      let scale = system.heads[wish.row].scale
      return Tolerance.feltPlay(at: wish.magnitude, scale: scale) / abs(wish.rate)
    }
    let usual = first.strain + second.strain
    return max(first.blur + second.blur, min(usual, felt(by: first), felt(by: second)))
  }

  private mutating func requiredInterval(_ system: borrowing LinearSystem) -> Interval? {
    var interval = Interval(low: -.infinity, high: .infinity)
    var widened = interval
    for index in 0..<ranks.count where ranks[index] == .infinity {
      let wish = wishes[index]
      interval.low = max(interval.low, wish.low)
      interval.high = min(interval.high, wish.high)
      widened.low = max(widened.low, wish.low - wish.play)
      widened.high = min(widened.high, wish.high + wish.play)
    }
    isStrained = interval.low > interval.high
    guard isStrained else { return Self.collapsed(interval) }
    guard widened.low <= widened.high else { return nil }
    let place = min(max(strainedPlace(system), widened.low), widened.high)
    return Interval(low: place, high: place)
  }

  /// What is left where of required rows that miss each other the last gives way.
  private func strainedPlace(_ system: borrowing LinearSystem) -> Double {
    var order: [Int] = []
    for index in 0..<ranks.count where ranks[index] == .infinity { order.append(index) }
    order.sort { system.precedes(wishes[$0].row, wishes[$1].row) }
    var interval = Interval(low: -.infinity, high: .infinity)
    for index in order {
      interval = Self.clip(
        Interval(low: wishes[index].low, high: wishes[index].high), to: interval)
    }
    return interval.low
  }

  /// Where the sum of a level's violations is least: from where its slope, which grows from end to
  /// end, turns from falling to where it turns to rising.
  private mutating func minimizers(of level: Level) -> Interval {
    if level.wishCount == 1 {
      return Interval(low: wishes[level.wish].low, high: wishes[level.wish].high)
    }
    bends.sort(0..<bends.count) { $0.place < $1.place }
    var walk = Walk(slope: level.first)
    advance(&walk) { $0 >= 0 || !Tolerance.isRate($0, of: level.total) }
    let low = walk.place
    if Tolerance.isNearlyRate(walk.slope, of: level.total) { hasNearTie = true }
    advance(&walk) { $0 > 0 && Tolerance.isRate($0, of: level.total) }
    return Interval(low: low, high: walk.place)
  }

  /// A place, minus infinity before all bends; how many bends are not beyond it, and the slope after them.
  private struct Walk {
    var place = -Double.infinity
    var count = 0
    var slope: Double
  }

  /// Goes on to the first bend after which the slope is as wanted, to infinity for none.
  private func advance(_ walk: inout Walk, until isWanted: (Double) -> Bool) {
    while !isWanted(walk.slope) {
      guard walk.count < bends.count else {
        walk.place = .infinity
        return
      }
      walk.place = bends[walk.count].place
      while walk.count < bends.count, bends[walk.count].place == walk.place {
        walk.slope += bends[walk.count].change
        walk.count += 1
      }
    }
  }

  /// What the wishes of one level ask for together.
  private struct Level {
    /// The sum of all slopes, and the slope before the first bend.
    var total = 0.0
    var first = 0.0
    var wishCount = 0
    /// The place of the last of its wishes.
    var wish = 0
    /// The rank of the level below, minus infinity for none.
    var nextRank = -Double.infinity
  }

  /// Collects where the slope of a level's sum changes.
  private mutating func collectBends(of rank: Double) -> Level {
    bends.removeAll()
    var level = Level()
    for index in 0..<ranks.count {
      if ranks[index] < rank, ranks[index] > level.nextRank { level.nextRank = ranks[index] }
      guard ranks[index] == rank else { continue }
      let wish = wishes[index]
      if wish.low.isFinite {
        bends.append(Bend(place: wish.low, change: wish.slope))
        level.first -= wish.slope
      }
      if wish.high.isFinite { bends.append(Bend(place: wish.high, change: wish.slope)) }
      level.total += wish.slope
      level.wishCount += 1
      level.wish = index
    }
    return level
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
