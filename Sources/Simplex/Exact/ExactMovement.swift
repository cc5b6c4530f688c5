/// How the best point follows a constant, in exact fractions.
struct ExactMovement {
  /// How far each unknown moves when the constant grows by one.
  var rates: [Rational]
  /// How far the constant can go down and up before another basis is the best; nil without an end.
  private(set) var low: Rational?
  private(set) var high: Rational?

  init(rates: [Rational]) { self.rates = rates }

  /// A gap, not negative, that must not close and grows at a rate.
  mutating func keepOpen(_ gap: Rational, rate: Rational) {
    guard !rate.isZero else { return }
    let step = -gap / rate
    if rate.sign < 0 {
      high = high.map { min($0, step) } ?? step
    } else {
      low = low.map { max($0, step) } ?? step
    }
  }
}

extension ExactSimplex {
  /// How all follows when both ends of a wish move by one. The basis stays the best one as long as no
  /// column meets another kink of its cost: multipliers have nothing to do with where kinks are.
  ///
  /// - Parameters:
  ///   - others: All other wishes.
  ///   - levelCount: The first levels. Where they leave one point, kinks of later ones do not count.
  /// - Returns: Nil where another wish bends the cost at the same place, as it takes another basis
  ///   to tell which of the two is followed.
  func movement(
    withKinksOf wish: Wish, besides others: [Wish], decidedOnFirst levelCount: Int
  ) -> ExactMovement? {
    guard let (moving, factor) = column(of: wish.form) else { return nil }
    let isPoint = !isOpen(onFirst: levelCount)
    let own = places(of: wish)
    for other in others where column(of: other.form)?.column == moving {
      if isPoint, other.costs.allSatisfy({ $0.level >= levelCount }) { continue }
      guard own.isDisjoint(with: places(of: other)) else { return nil }
    }
    let shift = Rational.one / factor
    func rate(ofKink kink: Int, of column: Int) -> Rational {
      column == moving && own.contains(costs[column].kinks[kink]) ? shift : .zero
    }
    let rates = rates(of: moving) { rate(ofKink: $0, of: moving) }
    var movement = ExactMovement(rates: Array(rates.prefix(tableau.nonbasics.count)))
    for column in costs.indices where !isFree(column) {
      for kink in costs[column].kinks.indices
      where !isPoint || costs[column].bends(at: kink, onFirst: levelCount) {
        let gap = values[column] - costs[column].kinks[kink]
        let growth = rates[column] - rate(ofKink: kink, of: column)
        let sides = sides(ofKink: kink, of: column)
        if sides.isLow { movement.keepOpen(gap, rate: growth) }
        if sides.isHigh { movement.keepOpen(-gap, rate: -growth) }
      }
    }
    return movement
  }

  /// How far all columns move with one that stays at a kink, if it stands at one.
  private func rates(of moving: Int, _ rate: (_ kink: Int) -> Rational) -> [Rational] {
    var rates = [Rational](repeating: .zero, count: values.count)
    guard let place = tableau.nonbasics.firstIndex(of: moving),
      case .nonbasic(let kink) = positions[moving]
    else { return rates }
    rates[moving] = rate(kink)
    for row in tableau.rows { rates[row.basic] = row.coefficients[place] * rates[moving] }
    return rates
  }

  private func places(of wish: Wish) -> Set<Rational> {
    let factor = wish.form.normalized.factor
    return Set([wish.low, wish.high].compactMap { end in end.map { $0 / factor } })
  }

  /// Whether nothing keeps a column anywhere.
  private func isFree(_ column: Int) -> Bool {
    if case .basic = positions[column] { return costs[column].isFree }
    return false
  }

  /// Whether a kink is one that a column must not fall below, and one that it must not exceed.
  private func sides(ofKink kink: Int, of column: Int) -> (isLow: Bool, isHigh: Bool) {
    switch positions[column] {
    case .nonbasic(let own): (kink < own, kink > own)
    case .basic(let above): (kink < above, kink >= above)
    case .pinned(let own): (kink <= own, kink >= own)
    }
  }
}
