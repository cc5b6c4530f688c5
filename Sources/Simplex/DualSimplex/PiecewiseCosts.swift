/// What each column costs: a convex piecewise linear function of its value, with a slope per level.
///
/// All rows on one unknown, and all rows with one form, make one such function. At a *kink* the
/// slope grows by a *jump*: by so much on the levels of the rows that bend there. Slopes are
/// compared lexicographically, the required level first. Below all levels there is one more on
/// which each kink has some jump of its own, so that no two ways to go are equally good.
struct PiecewiseCosts: ~Copyable {
  private let atAddress = AtAddress()
  /// One bend of the cost of a column, while the costs are collected.
  struct Bend: BitwiseCopyable {
    var place: Double
    var level: Int32
    var jump: Double
    /// The jump on the level that only breaks ties.
    var tie: Double

    func comesBefore(_ other: Bend) -> Bool {
      place < other.place || place == other.place && level < other.level
    }
  }

  /// Where the kinks of a column are, ascending, and its slopes below the first of them.
  struct Span: BitwiseCopyable {
    fileprivate var kinkStart: Int32 = 0
    fileprivate var kinkEnd: Int32 = 0
    fileprivate var slopeStart: Int32 = 0
    fileprivate var slopeEnd: Int32 = 0
    /// Where the cost is least: at a kink, or along the piece below it.
    fileprivate(set) var home: Int32 = 0
    fileprivate(set) var hasHomeKink = false

    var kinks: Range<Int> { Int(kinkStart)..<Int(kinkEnd) }
    var slopes: Range<Int> { Int(slopeStart)..<Int(slopeEnd) }
  }

  private(set) var levelCount = 0
  /// Where each column's cost is.
  var spans = Vector<Span>()
  /// By kink its place, and its jumps by level.
  private(set) var places = Vector<Double>()
  private var jumpStart = Vector<Int32>()
  private(set) var jumpLevels = Vector<Int32>()
  private(set) var jumpSizes = Vector<Double>()
  private(set) var slopeLevels = Vector<Int32>()
  private(set) var slopeSizes = Vector<Double>()
  /// By level, what is nothing beside the slopes that there are.
  private(set) var leastSlopes = Vector<Double>()
  private var bends = Vector<Bend>()
  /// The slope of the column that is being collected, and the levels on which it has one somewhere.
  private var columnBase = Vector<Double>()
  private var columnLevels = 0..<0

  /// The level that only breaks ties.
  var tieLevel: Int { levelCount - 1 }

  @inline(__always)
  func kinks(of column: Int) -> Range<Int> { spans[column].kinks }

  @inline(__always)
  func jumps(at kink: Int) -> Range<Int> { Int(jumpStart[kink])..<Int(jumpStart[kink + 1]) }

  func slopes(below column: Int) -> Range<Int> { spans[column].slopes }

  /// By level, what does not tell on which side of a kink a multiplier is.
  @inline(__always)
  func leastOffset(on level: Int) -> Double { Tolerance.placing * leastSlopes[level] }

  /// Whether a kink is there to break ties only.
  @inline(__always)
  func isArtificial(_ kink: Int) -> Bool { jumpStart[kink + 1] - jumpStart[kink] == 1 }

  mutating func removeAll(columnCount: Int, levelCount: Int) {
    self.levelCount = levelCount
    spans.fill(columnCount, with: Span())
    places.removeAll()
    jumpStart.removeAll()
    jumpStart.append(0)
    jumpLevels.removeAll()
    jumpSizes.removeAll()
    slopeLevels.removeAll()
    slopeSizes.removeAll()
    columnBase.fill(levelCount, with: 0)
    leastSlopes.fill(levelCount, with: 0)
    leastSlopes[tieLevel] = Tolerance.coefficient
    bends.removeAll()
  }
}

// MARK: - Collecting

extension PiecewiseCosts {
  /// A number for each bend that is its own up to a million rows on a column and as many levels.
  static func key(column: Int, level: Int, place: Int) -> Int {
    (column << 40) ^ (level << 20) ^ place
  }

  /// Adds to the column being collected that it costs `weight` per unit outside of an interval.
  ///
  /// - Parameter key: What makes the tie-breaking jumps of these bends their own.
  mutating func add(low: Double, high: Double, level: Int, weight: Double, key: Int) {
    let lower = Bend(
      place: low, level: Int32(level), jump: weight, tie: Generic.number(2 * key))
    let upper = Bend(
      place: high, level: Int32(level), jump: weight, tie: Generic.number(2 * key + 1))
    if low.isFinite {
      bends.append(lower)
      columnBase[level] -= weight
    }
    if high.isFinite { bends.append(upper) }
    columnLevels =
      columnLevels.isEmpty
      ? level..<level + 1
      : min(columnLevels.lowerBound, level)..<max(columnLevels.upperBound, level + 1)
    leastSlopes[level] = max(leastSlopes[level], Tolerance.coefficient * min(1, weight))
  }

  /// Ends the column being collected.
  ///
  /// - Parameter anchor: Given if the least cost must be at a kink and not along a piece; where no
  ///   row bends the cost it is here, on the level that only breaks ties.
  mutating func end(_ column: Int, anchor: Double?) {
    if bends.count == 0, let anchor {
      bends.append(Bend(place: anchor, level: -1, jump: 0, tie: Generic.number(~column)))
    }
    bends.sort(0..<bends.count) { $0.comesBefore($1) }
    spans[column].kinkStart = Int32(places.count)
    var index = 0
    while index < bends.count {
      let place = bends[index].place
      places.append(place)
      let firstJump = jumpSizes.count
      var tie = 0.0
      while index < bends.count, bends[index].place == place {
        addJump(bends[index], since: firstJump)
        tie += bends[index].tie
        index += 1
      }
      jumpLevels.append(Int32(tieLevel))
      jumpSizes.append(tie)
      jumpStart.append(Int32(jumpSizes.count))
    }
    spans[column].kinkEnd = Int32(places.count)
    bends.removeAll()
    spans[column].slopeStart = Int32(slopeSizes.count)
    appendSlopes()
    findHome(column, isAnchored: anchor != nil)
    spans[column].slopeEnd = Int32(slopeSizes.count)
  }

  private mutating func addJump(_ bend: Bend, since first: Int) {
    guard bend.level >= 0 else { return }
    if jumpLevels.count > first, jumpLevels[jumpLevels.count - 1] == bend.level {
      jumpSizes[jumpSizes.count - 1] += bend.jump
    } else {
      jumpLevels.append(bend.level)
      jumpSizes.append(bend.jump)
    }
  }

  private mutating func appendSlopes() {
    for level in columnLevels where columnBase[level] != 0 {
      slopeLevels.append(Int32(level))
      slopeSizes.append(columnBase[level])
    }
  }

  /// Finds where the cost is least, and gives the tie-breaking level the slope that keeps it so.
  private mutating func findHome(_ column: Int, isAnchored: Bool) {
    let kinks = kinks(of: column)
    var home = kinks.upperBound
    var isKink = false
    for kink in kinks {
      let before = sign()
      climb(kink)
      let after = sign()
      if before < 0, after < 0 { continue }
      home = kink
      isKink = isAnchored || before < 0 && after > 0
      if after == 0 {
        // The flat piece begins here; it is left for its other end if that is nearer to zero.
        let next = kink + 1
        let isNearer = next < kinks.upperBound && abs(places[next]) < abs(places[kink])
        if !isAnchored || isNearer { home = next }
      }
      break
    }
    for level in columnLevels { columnBase[level] = 0 }
    columnLevels = 0..<0
    var base = 0.0
    for kink in kinks.lowerBound..<home { base -= tieJump(at: kink) }
    if isKink { base -= tieJump(at: home) / 2 }
    if base != 0 {
      slopeLevels.append(Int32(tieLevel))
      slopeSizes.append(base)
    }
    spans[column].home = Int32(home)
    spans[column].hasHomeKink = isKink
  }

  private func tieJump(at kink: Int) -> Double { jumpSizes[jumps(at: kink).upperBound - 1] }

  /// Adds the jumps at a kink to the slope below it.
  private func climb(_ kink: Int) {
    for jump in jumps(at: kink).dropLast() {
      let level = jumpLevels[jump]
      let sum = columnBase[level] + jumpSizes[jump]
      columnBase[level] = Tolerance.isCancelled(sum, of: jumpSizes[jump]) ? 0 : sum
    }
  }

  /// The sign of the slope.
  private func sign() -> Int {
    for level in columnLevels where columnBase[level] != 0 { return columnBase[level] > 0 ? 1 : -1 }
    return 0
  }
}

// MARK: - Collecting again

extension PiecewiseCosts {
  /// Puts a cost that was just collected where the column had its cost before, if they differ in the
  /// places of kinks alone.
  mutating func replace(_ old: Span, of column: Int) -> Bool {
    let new = spans[column]
    guard isShifted(new, old) else { return false }
    for kink in 0..<old.kinks.count {
      places[old.kinks.lowerBound + kink] = places[new.kinks.lowerBound + kink]
    }
    let firstJump = Int(jumpStart[new.kinks.lowerBound])
    places.truncate(to: new.kinks.lowerBound)
    jumpStart.truncate(to: new.kinks.lowerBound + 1)
    jumpLevels.truncate(to: firstJump)
    jumpSizes.truncate(to: firstJump)
    slopeLevels.truncate(to: new.slopes.lowerBound)
    slopeSizes.truncate(to: new.slopes.lowerBound)
    spans[column] = old
    return true
  }

  /// Whether two costs have the same jumps and slopes, and are least at the same kink.
  private func isShifted(_ new: Span, _ old: Span) -> Bool {
    guard new.kinks.count == old.kinks.count, new.slopes.count == old.slopes.count,
      new.hasHomeKink == old.hasHomeKink,
      Int(new.home) - new.kinks.lowerBound == Int(old.home) - old.kinks.lowerBound
    else { return false }
    for (one, other) in zip(new.slopes, old.slopes)
    where slopeLevels[one] != slopeLevels[other] || slopeSizes[one] != slopeSizes[other] {
      return false
    }
    for (one, other) in zip(new.kinks, old.kinks) {
      let (jumps, known) = (jumps(at: one), jumps(at: other))
      guard jumps.count == known.count else { return false }
      for (jump, known) in zip(jumps, known)
      where jumpLevels[jump] != jumpLevels[known] || jumpSizes[jump] != jumpSizes[known] {
        return false
      }
    }
    return true
  }
}
