/// What the dual ratio test looks at: the nonbasic columns of a row with the rates at which their
/// multipliers move, and the step so far.
struct RatioTest: ~Copyable {
  var columns = Vector<Int32>()
  /// By how much a multiplier grows per unit of the step, which is never negative.
  var rates = Vector<Double>()
  /// The candidates that the step passes, in order.
  var flips = Vector<Int32>()
  /// The step, level by level, and the first level where it is not 0; and the step of the candidate that is
  /// looked at.
  var step = Vector<Double>()
  var time = Vector<Double>()
  var firstLevel = 0
  /// The kink of the leaving column that the step has reached, and the steps between which the
  /// column's multiplier is between the slopes there.
  var target = 0
  var targetBegins = Vector<Double>()
  var targetEnds = Vector<Double>()
  var isPassed = Vector<Bool>()
  /// Whether some rate is so small that rounding may have left it.
  private(set) var hasSmall = false

  var count: Int { columns.count }

  mutating func append(_ column: Int32, rate: Double) {
    columns.append(column)
    rates.append(rate)
    isPassed.append(false)
  }

  mutating func appendSmall(_ column: Int32, rate: Double) {
    append(column, rate: rate)
    hasSmall = true
  }

  /// Leaves out candidates of smaller rates.
  ///
  /// - Returns: The largest of these.
  mutating func drop(below least: Double) -> Double {
    var (kept, largest) = (0, 0.0)
    for place in 0..<count {
      if abs(rates[place]) <= least {
        largest = max(largest, abs(rates[place]))
        continue
      }
      columns[kept] = columns[place]
      rates[kept] = rates[place]
      kept += 1
    }
    columns.truncate(to: kept)
    rates.truncate(to: kept)
    isPassed.truncate(to: kept)
    hasSmall = false
    return largest
  }

  mutating func clear() {
    columns.removeAll()
    rates.removeAll()
    flips.removeAll()
    isPassed.removeAll()
    hasSmall = false
  }
}

/// The ratio test with bound flipping: how far the multiplier of the leaving column can move.
///
/// As it moves, those of the nonbasic columns in its row move along; where one reaches the slope
/// of the next piece, its column either goes over to the next kink, as long as that does not bring
/// the leaving column's value past its piece, or it enters. Likewise the leaving column itself goes
/// over to the next piece of its own cost. Steps are compared lexicographically, a lower level only
/// where all above are equal.
extension DualSimplex {
  /// - Returns: The candidate that enters; nil if the column reached a piece on which its value is.
  mutating func chooseEntering(_ leaving: Int, isAbove: Bool) -> Int? {
    var distance = beginRatioTest(leaving, isAbove: isAbove)
    while true {
      let best = nearestEvent()
      guard best >= 0 else {
        if let next = nextTarget(leaving, isAbove: isAbove) {
          distance -= abs(costs.places[next] - costs.places[ratio.target])
          if distance > Tolerance.distance(at: value[leaving]) {
            advanceTarget(to: next)
            continue
          }
        }
        setFirstLevel()
        return nil
      }
      let gain = abs(ratio.rates[best]) * roomAhead(best)
      if distance - gain <= 0 {
        setFirstLevel()
        return best
      }
      distance -= gain
      flip(best)
    }
  }

  /// The distance of the leaving value from its piece, with the first event of its own cost.
  private mutating func beginRatioTest(_ leaving: Int, isAbove: Bool) -> Double {
    let levelCount = levelCount
    ratio.step.resize(to: levelCount, with: 0)
    ratio.time.resize(to: levelCount, with: 0)
    ratio.targetBegins.fill(levelCount, with: 0)
    ratio.targetEnds.fill(levelCount, with: 0)
    let kink = Int(kink[leaving])
    ratio.target = isPinned[leaving] || isAbove ? kink : kink - 1
    let base = leaving * levelCount
    if isPinned[leaving] {
      for level in 0..<levelCount { ratio.targetBegins[level] = -excess[base + level] }
      if !isAbove {
        for jump in costs.jumps(at: kink) {
          ratio.targetBegins[costs.jumpLevels[jump]] += costs.jumpSizes[jump]
        }
        for level in 0..<levelCount { ratio.targetBegins[level] = -ratio.targetBegins[level] }
      }
    }
    endTarget()
    return isAbove ? value[leaving] - high[leaving] : low[leaving] - value[leaving]
  }

  /// The step at which the leaving column goes over the target kink.
  private mutating func endTarget() {
    for level in 0..<levelCount { ratio.targetEnds[level] = ratio.targetBegins[level] }
    for jump in costs.jumps(at: ratio.target) {
      let level = costs.jumpLevels[jump]
      let sum = ratio.targetEnds[level] + costs.jumpSizes[jump]
      ratio.targetEnds[level] = Tolerance.isCancelled(sum, of: costs.jumpSizes[jump]) ? 0 : sum
    }
  }

  private func nextTarget(_ leaving: Int, isAbove: Bool) -> Int? {
    let next = ratio.target + (isAbove ? 1 : -1)
    return costs.kinks(of: leaving).contains(next) ? next : nil
  }

  private mutating func advanceTarget(to next: Int) {
    for level in 0..<levelCount { ratio.targetBegins[level] = ratio.targetEnds[level] }
    ratio.target = next
    endTarget()
  }

  /// Finds the next event and puts its step into `step`.
  ///
  /// - Returns: The candidate, or -1 for the leaving column itself. Of equal ones the candidate
  ///   with the largest rate.
  private mutating func nearestEvent() -> Int {
    for level in 0..<levelCount { ratio.step[level] = ratio.targetEnds[level] }
    var best = -1
    for place in 0..<ratio.count {
      let order = compareEvent(of: place)
      if order > 0 || order == 0 && (best < 0 || abs(ratio.rates[place]) <= abs(ratio.rates[best]))
      {
        continue
      }
      best = place
      swap(&ratio.step, &ratio.time)
    }
    return best
  }

  /// Puts the step at which a candidate's multiplier reaches the next slope into `time`, as far as it is no
  /// longer than the best one, and compares the two.
  private mutating func compareEvent(of place: Int) -> Int {
    let column = Int(ratio.columns[place])
    let rate = ratio.rates[place]
    let base = column * levelCount
    var jump = 0
    var jumpEnd = 0
    if rate > 0 {
      let jumps = costs.jumps(at: Int(kink[column]))
      jump = jumps.lowerBound
      jumpEnd = jumps.upperBound
    }
    var isLeading = true
    var order = 0
    for level in 0..<levelCount {
      var room = -excess[base + level]
      if jump < jumpEnd, Int(costs.jumpLevels[jump]) == level {
        room += costs.jumpSizes[jump]
        jump += 1
      }
      var time = room / rate
      if isLeading, time < 0 || abs(time) <= Tolerance.noise { time = 0 }
      if time > 0 { isLeading = false }
      ratio.time[level] = time == 0 ? 0 : time
      let best = ratio.step[level]
      let difference = time - best
      if order < 0 || difference == 0 { continue }
      let play = Tolerance.coefficient * max(abs(time), abs(best))
      if abs(difference) > play, abs(difference) > Tolerance.noise {
        if difference > 0 { return 1 }
        order = -1
        continue
      }
      if abs(difference) > Tolerance.tie * play { rounding.mayHaveDecided = true }
    }
    return order
  }

  /// How far a candidate's column can go to its next kink.
  private func roomAhead(_ place: Int) -> Double {
    let column = Int(ratio.columns[place])
    let here = Int(kink[column])
    let next = here + (ratio.rates[place] > 0 ? 1 : -1)
    guard costs.kinks(of: column).contains(next) else { return .infinity }
    return abs(costs.places[next] - costs.places[here])
  }

  /// Lets a candidate's column go over to its next kink.
  private mutating func flip(_ place: Int) {
    let column = Int(ratio.columns[place])
    if ratio.rates[place] > 0 {
      subtractJump(Int(kink[column]), of: column)
      kink[column] += 1
    } else {
      kink[column] -= 1
      addJump(Int(kink[column]), of: column)
    }
    if !ratio.isPassed[place] {
      ratio.isPassed[place] = true
      ratio.flips.append(Int32(place))
    }
  }

  private mutating func setFirstLevel() {
    ratio.firstLevel = 0
    while ratio.firstLevel < levelCount, ratio.step[ratio.firstLevel] == 0 {
      ratio.firstLevel += 1
    }
  }
}
