/// What a column's distance from an interval costs, per unit.
///
/// An interval at minus infinity makes the cost the column itself, one at infinity its negative.
struct Cost {
  var column: Int32
  var low: Double
  var high: Double
  var weight: Double
}

/// Minimises a sum of costs over what the bounds of a tableau allow, from a point within them, by
/// the primal simplex method with piecewise linear costs.
///
/// Each column with a cost is on one of three pieces of it: below its interval, inside, above. A
/// step runs past the ends of pieces as long as that pays (the long-step rule).
struct Descent {
  enum Piece: Double {
    case below = -1
    case inside = 0
    case above = 1
  }

  /// What is known of a column.
  private struct Priced {
    var weight = 0.0
    var low = -Double.infinity
    var high = Double.infinity
    var piece = Piece.inside
    /// By how much the costs of the basic columns grow with it, if it is nonbasic.
    var rate = 0.0
    /// The size of the terms that the rate is the sum of.
    var magnitude = 0.0
  }

  private var columns: [Priced]
  /// The size of the rows that rates are summed up from.
  private var rowSize = 0.0
  private let costColumns: [Int32]

  init(_ costs: [Cost], in tableau: Tableau) {
    columns = Array(repeating: Priced(), count: tableau.columnCount)
    costColumns = costs.map(\.column)
    for cost in costs {
      let column = Int(cost.column)
      columns[column].weight = cost.weight
      columns[column].low = cost.low
      columns[column].high = cost.high
      columns[column].piece = piece(at: tableau.value[column], of: column)
    }
  }

  /// Steps until no step pays.
  mutating func run(_ tableau: inout Tableau, isCancelled: () -> Bool) -> SearchOutcome {
    let limit = 1000 + 50 * tableau.columnCount
    var idleSteps = 0
    for step in 0..<limit {
      if step % 4 == 0, isCancelled() { return .cancelled }
      price(tableau)
      let isCareful = idleSteps > 12
      guard let entering = enteringColumn(tableau, takingFirst: isCareful) else { return .optimal }
      guard let length = advance(entering, &tableau, takingFirst: isCareful) else {
        return .stalled
      }
      idleSteps = length > 0 ? 0 : idleSteps + 1
    }
    return .stalled
  }

  private func piece(at value: Double, of column: Int) -> Piece {
    if value < columns[column].low, !Tolerance.coincide(value, columns[column].low) {
      return .below
    }
    if value > columns[column].high, !Tolerance.coincide(value, columns[column].high) {
      return .above
    }
    return .inside
  }

  /// Sums up, over the basic columns with a cost, slope times entry.
  private mutating func price(_ tableau: Tableau) {
    for column in columns.indices {
      columns[column].rate = 0
      columns[column].magnitude = 0
    }
    rowSize = 0
    for column in costColumns {
      let row = tableau.rowOf[Int(column)]
      guard row >= 0, columns[Int(column)].piece != .inside else { continue }
      let slope = columns[Int(column)].weight * columns[Int(column)].piece.rawValue
      var largest = 0.0
      for entry in tableau.rows[Int(row)].entries {
        let part = slope * entry.coefficient
        columns[Int(entry.column)].rate += part
        columns[Int(entry.column)].magnitude += abs(part)
        largest = max(largest, abs(part))
      }
      rowSize += largest
    }
  }
}

// MARK: - Choosing the entering column

extension Descent {
  struct Entering {
    var column: Int32
    /// 1 upwards, -1 downwards.
    var direction: Double
    /// What a unit of the step changes; negative.
    var rate: Double
  }

  /// The nonbasic column and direction of steepest descent; or, to break out of a circle, the first
  /// of any descent (Bland's rule).
  private func enteringColumn(_ tableau: Tableau, takingFirst: Bool) -> Entering? {
    var best: Entering?
    for index in columns.indices {
      let column = Int32(index)
      guard !tableau.isBasic(column), !tableau.isFixed(column) else { continue }
      for direction in [1.0, -1.0] where canMove(column, direction, tableau) {
        let rate = self.rate(of: column, direction, tableau)
        guard rate < 0, isRate(rate, of: index), rate < best?.rate ?? 0 else { continue }
        best = Entering(column: column, direction: direction, rate: rate)
      }
      if takingFirst, best != nil { return best }
    }
    return best
  }

  /// Beside the column's own weight as well, which its rate may have cancelled.
  private func isRate(_ rate: Double, of column: Int) -> Bool {
    isRate(rate, beside: columns[column].magnitude + columns[column].weight)
  }

  private func isRate(_ rate: Double, beside magnitude: Double) -> Bool {
    Tolerance.isRate(rate, of: magnitude) && abs(rate) > Tolerance.rounding * rowSize
  }

  private func canMove(_ column: Int32, _ direction: Double, _ tableau: Tableau) -> Bool {
    let bound = direction > 0 ? tableau.high[Int(column)] : tableau.low[Int(column)]
    return !Tolerance.coincide(tableau.value[Int(column)], bound)
  }

  private func rate(of column: Int32, _ direction: Double, _ tableau: Tableau) -> Double {
    let index = Int(column)
    let own = departure(of: column, direction, tableau).rawValue * columns[index].weight
    return direction * (columns[index].rate + own)
  }

  /// The piece that a nonbasic column comes to lie on by moving.
  private func departure(of column: Int32, _ direction: Double, _ tableau: Tableau) -> Piece {
    let index = Int(column)
    guard columns[index].weight > 0 else { return .inside }
    let value = tableau.value[index]
    let piece = piece(at: value, of: index)
    guard piece == .inside else { return piece }
    if direction > 0 { return Tolerance.coincide(value, columns[index].high) ? .above : .inside }
    return Tolerance.coincide(value, columns[index].low) ? .below : .inside
  }
}

// MARK: - The step

extension Descent {
  /// Where a column meets the end of a piece or a bound.
  private struct Event {
    var time: Double
    var speed: Double
    var column: Int32
    var value: Double
    /// What the rate of descent loses by going on.
    var loss: Double
    /// The piece that follows; nil at a bound.
    var next: Piece?
  }

  /// Moves the entering column as far as it pays, and exchanges it with the column that stops it.
  ///
  /// - Returns: The length of the step, nil where nothing stops it.
  private mutating func advance(
    _ entering: Entering, _ tableau: inout Tableau, takingFirst: Bool
  ) -> Double? {
    let index = Int(entering.column)
    columns[index].piece = departure(of: entering.column, entering.direction, tableau)
    let targets = tableau.rowsHaving(entering.column)
    var events: [Event] = []
    collectEvents(entering.column, speed: entering.direction, tableau, into: &events)
    let largest = targets.reduce(0) { max($0, abs($1.coefficient)) }
    // What rounding left of entries that cancel must not become a pivot; beside millions all seems
    // little.
    let least = min(Tolerance.noise * largest, Tolerance.coefficient)
    for (row, coefficient) in targets where abs(coefficient) > least {
      collectEvents(
        tableau.basicColumns[Int(row)], speed: coefficient * entering.direction, tableau,
        into: &events)
    }
    guard let last = stop(&events, rate: entering.rate, of: index, takingFirst: takingFirst)
    else { return nil }
    let length = events[last].time
    for event in events[..<last] {
      if let next = event.next { columns[Int(event.column)].piece = next }
    }
    tableau.value[index] += entering.direction * length
    for (row, coefficient) in targets {
      tableau.value[Int(tableau.basicColumns[Int(row)])] +=
        coefficient * entering.direction * length
    }
    let leaving = events[last].column
    tableau.value[Int(leaving)] = events[last].value
    if leaving != entering.column {
      tableau.pivot(entering: entering.column, row: tableau.rowOf[Int(leaving)])
    }
    return length
  }

  /// Puts the events in order and finds the one at which to stop: a bound, or where going on no
  /// longer pays.
  private func stop(
    _ events: inout [Event], rate: Double, of column: Int, takingFirst: Bool
  ) -> Int? {
    if takingFirst {
      events.sort { ($0.time, $0.column) < ($1.time, $1.column) }
      return events.isEmpty ? nil : 0
    }
    events.sort { ($0.time, -$0.speed, $0.column) < ($1.time, -$1.speed, $1.column) }
    var rate = rate
    for (index, event) in events.enumerated() {
      rate += event.loss
      if event.next == nil || rate >= 0 || !isRate(rate, of: column) { return index }
    }
    return nil
  }

  private func collectEvents(
    _ column: Int32, speed: Double, _ tableau: Tableau, into events: inout [Event]
  ) {
    let index = Int(column)
    let value = tableau.value[index]
    func meet(_ place: Double, loss: Double, next: Piece?) {
      guard place.isFinite else { return }
      events.append(
        Event(
          time: max(0, (place - value) / speed), speed: abs(speed), column: column, value: place,
          loss: loss, next: next))
    }
    let loss = columns[index].weight * abs(speed)
    let (near, far) =
      speed > 0
      ? (columns[index].low, columns[index].high) : (columns[index].high, columns[index].low)
    let (behind, ahead): (Piece, Piece) = speed > 0 ? (.below, .above) : (.above, .below)
    if loss > 0, columns[index].piece == behind {
      if near == far {
        meet(near, loss: 2 * loss, next: ahead)
      } else {
        meet(near, loss: loss, next: .inside)
        meet(far, loss: loss, next: ahead)
      }
    } else if loss > 0, columns[index].piece == .inside {
      meet(far, loss: loss, next: ahead)
    }
    meet(speed > 0 ? tableau.high[index] : tableau.low[index], loss: 0, next: nil)
  }
}

// MARK: - What an optimum tells

extension Descent {
  /// The multipliers by column that prove the optimum: they add the columns up to zero, and each
  /// is a slope of its column's cost, or pushes against a bound.
  func multipliers(_ tableau: Tableau) -> [Double] {
    columns.indices.map { index in
      if tableau.isBasic(Int32(index)) {
        return columns[index].weight * columns[index].piece.rawValue
      }
      // However little it is beside the column's own weight: without it the others do not add up.
      let rate = columns[index].rate
      return isRate(rate, beside: columns[index].magnitude) ? -rate : 0
    }
  }

  /// Narrows the bounds of the tableau to the points that are as good as the present one: by
  /// complementary slackness a column stays on the piece whose slope is its multiplier, and where
  /// its multiplier is no slope it stays where it is.
  func narrow(_ tableau: inout Tableau) {
    for index in columns.indices {
      let column = Int32(index)
      if tableau.isBasic(column) {
        if columns[index].weight > 0 { confine(index, to: columns[index].piece, &tableau) }
      } else if !tableau.isFixed(column) {
        narrowNonbasic(index, &tableau)
      }
    }
  }

  private func narrowNonbasic(_ index: Int, _ tableau: inout Tableau) {
    let multiplier = -columns[index].rate
    if columns[index].weight == 0, !isRate(multiplier, of: index) { return }
    if columns[index].weight > 0 {
      for piece in [Piece.below, .inside, .above]
      where !isRate(multiplier - columns[index].weight * piece.rawValue, of: index) {
        return confine(index, to: piece, &tableau)
      }
    }
    tableau.low[index] = tableau.value[index]
    tableau.high[index] = tableau.value[index]
  }

  private func confine(_ index: Int, to piece: Piece, _ tableau: inout Tableau) {
    let value = tableau.value[index]
    var (low, high) = (tableau.low[index], tableau.high[index])
    switch piece {
    case .below: high = min(high, columns[index].low)
    case .inside: (low, high) = (max(low, columns[index].low), min(high, columns[index].high))
    case .above: low = max(low, columns[index].high)
    }
    tableau.low[index] = min(low, value)
    tableau.high[index] = max(high, value)
  }
}
