/// A few constraints and preferences, read exactly.
struct ExactSystem {
  struct Row {
    var form: ExactForm
    var low: Rational?
    var high: Rational?
    /// Infinite for a required row.
    var rank: Double
    /// What a unit of violation counts.
    var weight: Rational

    var isRequired: Bool { rank == .infinity }

    /// By how much values miss the row, with a sign.
    func excess(at values: [Rational]) -> Rational {
      let activity = form.value(at: values)
      if let low, activity < low { return activity - low }
      if let high, activity > high { return activity - high }
      return .zero
    }
  }

  /// Rows that cannot hold together, each with its multiplier; they add up to `0 ≥ gap > 0`.
  typealias Proof = [(row: Int, multiplier: Double)]

  /// The one best answer.
  struct Answer {
    var values: [Rational]
    /// The required rows that are set aside, each with what proves it broken.
    var broken: [Int: Proof]
    /// Whether no other answer is optimal on every level, as far as one basis shows it.
    var isPoint: Bool
  }

  let unknownCount: Int
  /// The required rows in the order in which they are believed, then the optional ones in the order in
  /// which ties are settled.
  var rows: [Row]
  /// What settles the values that rows leave open, in order; the unknowns follow by number, each of
  /// which goes to 0.
  var preferences: [Row]

  /// What is looked for, one after another.
  private struct Aim {
    var ranks: [Double]
    /// Whether ties, preferences and unknowns follow.
    var isComplete = false
    /// What follows otherwise: that a form comes near to a number.
    var goal: ExactSimplex.Wish?
  }

  /// Nil where a search takes too long, or a required row is missed by so little that it would count as
  /// held; also when cancelled.
  func answer(isCancelled: () -> Bool) -> Answer? {
    guard let broken = broken(isCancelled: isCancelled) else { return nil }
    let unbroken = Set(rows.indices).subtracting(broken.keys)
    var aim = Aim(ranks: ranks)
    guard var search = search(for: aim, of: unbroken, isCancelled: isCancelled) else { return nil }
    let isOpen = search.isOpen(onFirst: search.levelCount)
    if isOpen {
      aim.isComplete = true
      guard let complete = self.search(for: aim, of: unbroken, isCancelled: isCancelled)
      else { return nil }
      search = complete
    }
    let values = Array(search.values.prefix(unknownCount))
    if unbroken.contains(where: { isMissedByNothing($0, at: values) }) { return nil }
    return Answer(values: values, broken: broken, isPoint: !isOpen)
  }

  private var ranks: [Double] {
    Set(rows.lazy.filter { !$0.isRequired }.map(\.rank)).sorted(by: >)
  }

  /// Whether a required row is missed by no more than what counts as held.
  private func isMissedByPlay(_ row: Int, at values: [Rational]) -> Bool {
    let excess = abs(rows[row].excess(at: values).double)
    return excess > 0
      && excess <= min(Tolerance.points, Tolerance.residual(at: size(of: row, at: values)))
  }

  /// Whether a row is missed by so little that its numbers may not stand for what they were read as.
  private func isMissedByNothing(_ row: Int, at values: [Rational]) -> Bool {
    let excess = abs(rows[row].excess(at: values).double)
    let noise = max(Tolerance.coefficient, Tolerance.rounding * size(of: row, at: values))
    return excess > 0 && excess <= noise
  }

  /// The largest of a row's terms in size.
  private func size(of row: Int, at values: [Rational]) -> Double {
    rows[row].form.entries.map { abs(($0.coefficient * values[$0.unknown]).double) }.max() ?? 0
  }

  private func search(
    for aim: Aim, of active: Set<Int>, isCancelled: () -> Bool
  ) -> ExactSimplex? {
    var levelCount = 1 + aim.ranks.count
    var wishes: [ExactSimplex.Wish] = []
    func next() -> Int {
      defer { levelCount += 1 }
      return levelCount
    }
    for index in rows.indices where active.contains(index) {
      let row = rows[index]
      if row.isRequired {
        wishes.append(row.wish(costing: [(0, .one)]))
      } else if let level = aim.ranks.firstIndex(of: row.rank) {
        var costs = [(level: level + 1, weight: row.weight)]
        if aim.isComplete { costs.append((next(), row.weight)) }
        wishes.append(row.wish(costing: costs))
      }
    }
    if aim.isComplete {
      for preference in preferences { wishes.append(preference.wish(costing: [(next(), .one)])) }
      for unknown in 0..<unknownCount { wishes.append(.zero(of: unknown, on: next())) }
    } else if var goal = aim.goal {
      goal.costs = [(next(), .one)]
      wishes.append(goal)
    }
    var search = ExactSimplex(unknownCount: unknownCount, levelCount: levelCount, wishes)
    return search.run(isCancelled: isCancelled) ? search : nil
  }
}

extension ExactSystem.Row {
  fileprivate func wish(costing costs: [(level: Int, weight: Rational)]) -> ExactSimplex.Wish {
    ExactSimplex.Wish(form: form, low: low, high: high, costs: costs)
  }
}

extension ExactSimplex.Wish {
  fileprivate static func zero(of unknown: Int, on level: Int) -> Self {
    Self(form: ExactForm(unknown: unknown), low: .zero, high: .zero, costs: [(level, .one)])
  }
}

// MARK: - Contradictions

extension ExactSystem {
  /// The required rows that cannot hold together with the unbroken ones before them. Nil where that is
  /// not to be said.
  private func broken(isCancelled: () -> Bool) -> [Int: Proof]? {
    let required = rows.indices.filter { rows[$0].isRequired }
    func trial(of active: some Sequence<Int>) -> ExactSimplex? {
      search(for: Aim(ranks: []), of: Set(active), isCancelled: isCancelled)
    }
    guard let all = trial(of: required) else { return nil }
    if required.allSatisfy({ rows[$0].excess(at: all.values).isZero }) { return [:] }
    var broken: [Int: Proof] = [:]
    var held: Set<Int> = []
    for row in required {
      guard let trial = trial(of: held.union([row])) else { return nil }
      guard let missed = ([row] + held).first(where: { !rows[$0].excess(at: trial.values).isZero })
      else {
        held.insert(row)
        continue
      }
      if isMissedByPlay(missed, at: trial.values) { return nil }
      broken[row] = proof(from: trial, of: held.union([row]))
    }
    return broken
  }

  /// The first level's multipliers as multipliers of rows: by complementary slackness each row has a
  /// slope of its own violation where its activity is. Of rows of one form those that are missed have no
  /// choice, and those that are met make up for them.
  private func proof(from trial: ExactSimplex, of active: Set<Int>) -> Proof {
    var rest = trial.multipliers.map { $0[0] }
    var proof: Proof = []
    let ordered = active.sorted()
    let missed = ordered.filter { !rows[$0].excess(at: trial.values).isZero }
    for row in missed + ordered.filter({ !missed.contains($0) }) {
      guard let (column, factor) = trial.column(of: rows[row].form) else { continue }
      let (least, most) = slopes(of: row, at: trial.values)
      let share = min(max(rest[column] / factor, least), most)
      rest[column] -= share * factor
      if !share.isZero { proof.append((row, -share.double)) }
    }
    return proof
  }

  /// Between what the slopes of a row's violation are where its activity is.
  private func slopes(of row: Int, at values: [Rational]) -> (least: Rational, most: Rational) {
    let activity = rows[row].form.value(at: values)
    let isAtLow = rows[row].low.map { activity <= $0 } ?? false
    let isAtHigh = rows[row].high.map { activity >= $0 } ?? false
    let excess = rows[row].excess(at: values)
    if !excess.isZero {
      let slope = Rational(excess.sign)
      return (slope, slope)
    }
    return (isAtLow ? Rational(-1) : .zero, isAtHigh ? .one : .zero)
  }
}

// MARK: - What else is optimal

extension ExactSystem {
  /// Beyond any point that a layout has, and so as good as without an end.
  private static let far = Rational(1 << 50)

  /// The values of a form over the answers that are optimal on all levels of `rank` or above, nil where
  /// a search takes too long; infinite ends are open.
  func range(
    of form: ExactForm, without broken: some Sequence<Int>, downTo rank: Double
  ) -> Interval? {
    let active = Set(rows.indices).subtracting(broken)
    guard let lowest = extreme(of: form, near: -Self.far, of: active, downTo: rank),
      let highest = extreme(of: form, near: Self.far, of: active, downTo: rank)
    else { return nil }
    let (low, high) = (form.value(at: lowest), form.value(at: highest))
    return Interval(
      low: low == -Self.far ? -.infinity : low.double,
      high: high == Self.far ? .infinity : high.double)
  }

  /// Whether each unknown has one value in all answers that are optimal on every level; that is not said
  /// of any where a search takes too long, or is cancelled.
  ///
  /// Of unknowns in no simple relation a sum has one value only if each of them has. Where it has several,
  /// some unknown differs between the points with the least and the largest, and is left out of the next.
  func whatIsUnique(in answer: Answer, isCancelled: () -> Bool) -> [Bool] {
    var isUnique = [Bool](repeating: true, count: unknownCount)
    if answer.isPoint { return isUnique }
    let active = Set(rows.indices).subtracting(answer.broken.keys)
    while true {
      let form = ExactForm(
        isUnique.indices.filter { isUnique[$0] }.map { unknown in
          let number = Int(Generic.number(unknown, in: .directions) * 65_536)
          return ExactForm.Entry(unknown: unknown, coefficient: Rational(number))
        })
      guard let lowest = extreme(of: form, near: -Self.far, of: active, isCancelled: isCancelled),
        let highest = extreme(of: form, near: Self.far, of: active, isCancelled: isCancelled)
      else { return isUnique.map { _ in false } }
      let moving = isUnique.indices.filter { isUnique[$0] && lowest[$0] != highest[$0] }
      if moving.isEmpty { return isUnique }
      for unknown in moving { isUnique[unknown] = false }
    }
  }

  /// The point among the best ones at which a form comes nearest to a number.
  private func extreme(
    of form: ExactForm, near end: Rational, of active: Set<Int>,
    downTo rank: Double = -.infinity, isCancelled: () -> Bool = { false }
  ) -> [Rational]? {
    let goal = ExactSimplex.Wish(form: form, low: end, high: end, costs: [])
    let aim = Aim(ranks: ranks.filter { $0 >= rank }, goal: goal)
    return search(for: aim, of: active, isCancelled: isCancelled).map {
      Array($0.values.prefix(unknownCount))
    }
  }
}
