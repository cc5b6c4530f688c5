/// What a column costs: a convex piecewise linear function of its value, as in `PiecewiseCosts`.
struct ExactCost {
  /// Where the slope grows, ascending.
  private(set) var kinks: [Rational] = []
  /// The slopes below each kink and, last, above all of them.
  private(set) var slopes: [Slope] = []
  /// Where the cost is least: at a kink, or along the piece below it.
  private(set) var home = 0
  private(set) var isLeastAtKink = false
  /// Whether no row has to do with the column, which then has a kink only to begin at.
  let isFree: Bool

  /// Where some row bends the cost: by so much on one level.
  struct Bend {
    var place: Rational
    var level: Int
    var jump: Rational
    /// Whether the slope is as much less before, and not 0.
    var isLower: Bool
  }

  /// - Parameters:
  ///   - isAnchored: Whether the cost must be least at a kink, as for a column that begins outside of
  ///     the basis.
  ///   - number: What makes the jumps that only break ties the column's own.
  init(_ bends: [Bend], isAnchored: Bool, number: Int) {
    isFree = bends.isEmpty && isAnchored
    var base = Slope()
    var jumps: [Slope] = []
    for bend in bends.sorted(by: { $0.place < $1.place }) {
      if kinks.last != bend.place {
        kinks.append(bend.place)
        jumps.append(Slope())
      }
      jumps[jumps.count - 1][bend.level] += bend.jump
      if bend.isLower { base[bend.level] -= bend.jump }
    }
    if isFree {
      kinks = [.zero]
      jumps = [Slope()]
    }
    for kink in jumps.indices { jumps[kink][Slope.tieLevel] = Self.tie(number, kink) }
    findHome(base, jumps, isAnchored: isAnchored)
    base[Slope.tieLevel] = slopeOfTies(jumps)
    slopes = jumps.reduce(into: [base]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// An even number, in no simple relation to others.
  private static func tie(_ number: Int, _ kink: Int) -> Rational {
    Rational(2 * Int(Generic.number(number &* 4099 &+ kink) * 65_536))
  }

  private mutating func findHome(_ base: Slope, _ jumps: [Slope], isAnchored: Bool) {
    home = kinks.count
    var slope = base
    for kink in kinks.indices {
      let before = slope.signWithoutTies
      slope += jumps[kink]
      let after = slope.signWithoutTies
      if before < 0, after < 0 { continue }
      home = kink
      isLeastAtKink = isAnchored || before < 0 && after > 0
      // A flat piece begins here, of which a column that is basic may be anywhere.
      if after == 0, !isAnchored { home += 1 }
      return
    }
    guard isAnchored, !kinks.isEmpty else { return }
    home = kinks.count - 1
    isLeastAtKink = true
  }

  /// The slope below all kinks, on the level that only breaks ties, with which the home is the home.
  private func slopeOfTies(_ jumps: [Slope]) -> Rational {
    var slope = jumps.prefix(home).reduce(Rational.zero) { $0 - $1[Slope.tieLevel] }
    if isLeastAtKink { slope -= jumps[home][Slope.tieLevel] / Rational(2) }
    return slope
  }

  /// Whether a number that it is made of was too long.
  var isLost: Bool { kinks.contains { $0.isLost } || slopes.contains { $0.isLost } }

  /// The ends of the piece below a kink, or above the last one; nil without an end.
  func piece(below kink: Int) -> (low: Rational?, high: Rational?) {
    if isFree { return (nil, nil) }
    return (kink > 0 ? kinks[kink - 1] : nil, kink < kinks.count ? kinks[kink] : nil)
  }

  /// The kink at which a column stands with a multiplier, and whether that is beyond all slopes: 1
  /// above, -1 below, 0 not.
  func kink(of multiplier: Slope) -> (kink: Int, beyond: Int) {
    if let first = slopes.first, multiplier < first { return (0, -1) }
    for kink in kinks.indices where multiplier <= slopes[kink + 1] { return (kink, 0) }
    return (kinks.count - 1, 1)
  }
}
