/// Minimises a sum of costs over what the bounds of an exact tableau allow, as `Descent` does: by the primal
/// simplex method with piecewise linear costs, from a point within the bounds. There is no tolerance.
struct ExactDescent {
  /// What a column's distance from an interval costs, per unit; nil for an end that is not there.
  struct Goal {
    var column: Int
    var low: Rational?
    var high: Rational?
    var weight = Rational.one
  }

  private let goals: [Int: Goal]
  /// On which side of its interval a column with a goal is: 1 above, -1 below, 0 inside.
  private var pieces: [Int: Int] = [:]
  /// By how much the costs of the basic columns grow with each nonbasic one that is not fixed, by its place.
  private var rates: [Rational] = []

  init(_ goals: [Goal], in tableau: ExactTableau) {
    self.goals = Dictionary(uniqueKeysWithValues: goals.map { ($0.column, $0) })
    for goal in goals { pieces[goal.column] = goal.piece(at: tableau.values[goal.column]) }
  }

  /// Steps until no step gains.
  ///
  /// - Parameter afford: Asked before each step whether so much work, which was done, may be followed by
  ///   more.
  /// - Returns: False where that is not afforded, or some number is too long.
  mutating func run(_ tableau: inout ExactTableau, afford: (_ work: Int) -> Bool) -> Bool {
    var (told, idleSteps) = (tableau.work, 0)
    while !tableau.isLost, afford(tableau.work - told + (isMet ? 0 : tableau.values.count)) {
      told = tableau.work
      price(tableau)
      if rates.contains(where: { $0.isLost }) { return false }
      let isCareful = idleSteps > Self.idleLimit
      guard let entering = entering(tableau, takingFirst: isCareful) else { return true }
      guard let length = advance(entering, &tableau, takingFirst: isCareful) else { return false }
      idleSteps = length.isZero ? idleSteps + 1 : 0
    }
    return false
  }

  /// Whether all columns are in their intervals.
  private var isMet: Bool { pieces.values.allSatisfy { $0 == 0 } }

  /// After so many steps of no length it is seen to that none comes again.
  private static let idleLimit = 12

  /// Sums up, over the basic columns with a goal, slope times entry.
  private mutating func price(_ tableau: ExactTableau) {
    rates = Array(repeating: .zero, count: tableau.nonbasics.count)
    let isFixed = tableau.nonbasics.map(tableau.isFixed)
    for row in tableau.rows {
      guard let goal = goals[row.basic], let piece = pieces[row.basic], piece != 0 else { continue }
      let slope = Rational(piece) * goal.weight
      for (place, coefficient) in row.coefficients.enumerated()
      where !coefficient.isZero && !isFixed[place] {
        rates[place] += slope * coefficient
      }
    }
  }
}

extension ExactDescent.Goal {
  fileprivate func piece(at value: Rational) -> Int {
    if let low, value < low { return -1 }
    if let high, value > high { return 1 }
    return 0
  }
}

// MARK: - One step

extension ExactDescent {
  private struct Entering {
    var place: Int
    /// 1 upwards, -1 downwards.
    var direction: Rational
    /// What a unit of the step changes; negative, or too long a number to be known.
    var rate: Rational
  }

  /// The nonbasic column and direction of steepest descent; or, to break out of a circle, the first column
  /// of any descent (Bland's rule).
  private func entering(_ tableau: ExactTableau, takingFirst: Bool) -> Entering? {
    var best: Entering?
    for (place, column) in tableau.nonbasics.enumerated() where !tableau.isFixed(column) {
      if takingFirst, let best, tableau.nonbasics[best.place] < column { continue }
      for direction in [Rational.one, Rational(-1)] {
        let bound = direction.sign > 0 ? tableau.high[column] : tableau.low[column]
        if tableau.values[column] == bound { continue }
        let piece = departure(of: column, direction, tableau)
        let own = goals[column].map { Rational(piece) * $0.weight } ?? .zero
        let rate = direction * (rates[place] + own)
        if rate.isLost { return Entering(place: place, direction: direction, rate: rate) }
        guard rate.sign < 0, takingFirst || rate < best?.rate ?? .zero else { continue }
        best = Entering(place: place, direction: direction, rate: rate)
      }
    }
    return best
  }

  /// The piece that a nonbasic column comes to lie on by moving.
  private func departure(
    of column: Int, _ direction: Rational, _ tableau: ExactTableau
  ) -> Int {
    guard let goal = goals[column] else { return 0 }
    let value = tableau.values[column]
    if direction.sign > 0, value == goal.high { return 1 }
    if direction.sign < 0, value == goal.low { return -1 }
    return goal.piece(at: value)
  }

  /// Where a column meets the end of a piece or a bound.
  private struct Event {
    var time: Rational
    var column: Int
    var value: Rational
    /// Nil for the entering column.
    var row: Int?
    /// What the rate of descent loses by going on.
    var loss: Rational
    /// The piece that follows; nil at a bound.
    var next: Int?

    /// Of events at one place a column enters its interval before it leaves it.
    var stage: Int { abs(next ?? 2) }
  }

  /// Moves the entering column as far as it gains, and exchanges it with the column that stops it.
  ///
  /// - Returns: The length of the step, nil where some number is too long.
  private mutating func advance(
    _ entering: Entering, _ tableau: inout ExactTableau, takingFirst: Bool
  ) -> Rational? {
    let column = tableau.nonbasics[entering.place]
    pieces[column] = departure(of: column, entering.direction, tableau)
    var events: [Event] = []
    collectEvents(column, row: nil, speed: entering.direction, tableau, into: &events)
    for (index, row) in tableau.rows.enumerated() where !row.coefficients[entering.place].isZero {
      let speed = row.coefficients[entering.place] * entering.direction
      collectEvents(row.basic, row: index, speed: speed, tableau, into: &events)
    }
    if entering.rate.isLost || events.contains(where: { $0.time.isLost }) { return nil }
    events.sort { ($0.time, $0.column, $0.stage) < ($1.time, $1.column, $1.stage) }
    var rate = entering.rate
    for event in events {
      rate += event.loss
      guard takingFirst || event.next == nil || rate.sign >= 0 else {
        pieces[event.column] = event.next
        continue
      }
      if let row = event.row { tableau.exchange(row: row, place: entering.place) }
      tableau.move(entering.place, to: event.value)
      return event.time
    }
    return nil
  }

  private func collectEvents(
    _ column: Int, row: Int?, speed: Rational, _ tableau: ExactTableau, into events: inout [Event]
  ) {
    let value = tableau.values[column]
    func meet(_ place: Rational?, loss: Rational, next: Int?) {
      guard let place else { return }
      let time = max(.zero, (place - value) / speed)
      events.append(
        Event(time: time, column: column, value: place, row: row, loss: loss, next: next))
    }
    if let goal = goals[column], let piece = pieces[column] {
      let loss = goal.weight * speed.magnitude
      let (near, far) = speed.sign > 0 ? (goal.low, goal.high) : (goal.high, goal.low)
      if piece == -speed.sign { meet(near, loss: loss, next: 0) }
      if piece != speed.sign { meet(far, loss: loss, next: speed.sign) }
    }
    meet(speed.sign > 0 ? tableau.high[column] : tableau.low[column], loss: .zero, next: nil)
  }
}

// MARK: - What an optimum tells

extension ExactDescent {
  /// Narrows the bounds of the tableau to the points that are as good as the present one: by complementary
  /// slackness a column stays on the piece whose slope is its multiplier, and where its multiplier is no
  /// slope it stays where it is.
  func narrow(_ tableau: inout ExactTableau) {
    for row in tableau.rows {
      if let piece = pieces[row.basic] { confine(row.basic, to: piece, &tableau) }
    }
    for (place, column) in tableau.nonbasics.enumerated() where !tableau.isFixed(column) {
      let weight = goals[column]?.weight ?? .zero
      let piece = [-1, 0, 1].first { Rational($0) * weight == -rates[place] }
      if let piece {
        confine(column, to: piece, &tableau)
      } else {
        (tableau.low[column], tableau.high[column]) = (
          tableau.values[column], tableau.values[column]
        )
      }
    }
  }

  private func confine(_ column: Int, to piece: Int, _ tableau: inout ExactTableau) {
    guard let goal = goals[column] else { return }
    let low = piece < 0 ? nil : piece == 0 ? goal.low : goal.high
    let high = piece < 0 ? goal.low : piece == 0 ? goal.high : nil
    let value = tableau.values[column]
    if let low { tableau.low[column] = min(value, max(low, tableau.low[column] ?? low)) }
    if let high { tableau.high[column] = max(value, min(high, tableau.high[column] ?? high)) }
  }
}
