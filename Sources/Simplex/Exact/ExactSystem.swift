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

  /// The one best answer.
  struct Answer {
    var values: [Rational]
    /// The required rows that are set aside.
    var broken: Set<Int>
    /// Whether no other answer is optimal on every level, as far as one basis shows it.
    var isPoint: Bool
    /// Whether some row is missed by so little that its numbers may not stand for what they were read as.
    var isDoubtful: Bool
  }

  let unknownCount: Int
  /// The required rows in the order in which they are believed, then the optional ones in the order in
  /// which ties are settled.
  var rows: [Row]
  /// What settles the values that rows leave open, in order; the unknowns follow by number, each of
  /// which goes to 0.
  let preferences: [Row]
  /// By how much required rows gave way, with a sign.
  var givenWay: [Int: Rational] = [:]

  /// What is looked for, one after another.
  struct Aim {
    var ranks: [Double]
    /// Whether ties, preferences and unknowns follow.
    var isComplete = false
  }

  /// Nil where that is not afforded, or what a contradiction is cannot be told.
  ///
  /// Required rows that give way are from here on held where they do.
  ///
  /// - Parameter guess: Required rows that may have to be set aside.
  mutating func answer(
    expecting guess: Set<Int>, judging judge: (_ row: Int, Proof) -> Verdict,
    afford: (_ work: Int) -> Bool
  ) -> Answer? {
    guard let broken = setAside(expecting: guess, judging: judge, afford: afford)
    else { return nil }
    let unbroken = Set(rows.indices).subtracting(broken)
    let aim = Aim(ranks: ranks, isComplete: true)
    guard let search = search(for: aim, of: unbroken, afford: afford) else { return nil }
    let isOpen = search.isOpen(onFirst: 1 + aim.ranks.count)
    let values = Array(search.values.prefix(unknownCount))
    return Answer(
      values: values, broken: broken, isPoint: !isOpen,
      isDoubtful: unbroken.contains { isMissedByNothing($0, at: values) })
  }

  private var ranks: [Double] {
    Set(rows.lazy.filter { !$0.isRequired }.map(\.rank)).sorted(by: >)
  }

  /// Whether a row is missed by no more than what rounding its numbers comes to.
  private func isMissedByNothing(_ row: Int, at values: [Rational]) -> Bool {
    let excess = abs(rows[row].excess(at: values).double)
    let noise = max(Tolerance.coefficient, Tolerance.rounding * size(of: row, at: values))
    return excess != 0 && !(excess > noise)
  }

  /// The largest of a row's terms in size.
  private func size(of row: Int, at values: [Rational]) -> Double {
    rows[row].form.entries.map { abs(($0.coefficient * values[$0.unknown]).double) }.max() ?? 0
  }

  /// The answers that are best on some levels; nil where that takes too long.
  func search(
    for aim: Aim, of active: Set<Int>, afford: (_ work: Int) -> Bool
  ) -> ExactSimplex? {
    var search = ExactSimplex(unknownCount: unknownCount, wishes(for: aim, of: active))
    return search.run(afford: afford) ? search : nil
  }

  /// What an aim asks: of rows, then of all else.
  private func wishes(for aim: Aim, of active: Set<Int>) -> [ExactSimplex.Wish] {
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
    }
    return wishes
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

// MARK: - What else is optimal

extension ExactSystem {
  /// Beyond any point that a layout has, and so as good as without an end.
  private static let far = Rational(1 << 50)

  /// The answers that are optimal on some levels, and a level below these for what is looked for among
  /// them. One search leads there; each question goes on from where that ended.
  struct Face {
    fileprivate let search: ExactSimplex
    fileprivate let unknownCount: Int
    /// Below all that rows ask for.
    private static let level = Slope.tieLevel - 1
  }

  /// The answers that are optimal on all levels of `rank` or above; nil where the search takes too long.
  func face(
    of active: Set<Int>, downTo rank: Double, afford: (_ work: Int) -> Bool
  ) -> Face? {
    let aim = Aim(ranks: ranks.filter { $0 >= rank })
    guard let search = search(for: aim, of: active, afford: afford) else { return nil }
    return Face(search: search, unknownCount: unknownCount)
  }

  /// The values of a form over a face, nil where they are not to be had; infinite ends are open.
  func range(
    of form: ExactForm, over face: Face, afford: (_ work: Int) -> Bool
  ) -> Interval? {
    guard let lowest = face.point(of: form, nearest: -Self.far, afford: afford),
      let highest = face.point(of: form, nearest: Self.far, afford: afford)
    else { return nil }
    let (low, high) = (form.value(at: lowest), form.value(at: highest))
    if low.isLost || high.isLost { return nil }
    return Interval(
      low: low == -Self.far ? -.infinity : low.double,
      high: high == Self.far ? .infinity : high.double)
  }

  /// Whether each unknown has one value in all answers of a face; nil where a search has no answer.
  ///
  /// Of unknowns in no simple relation a sum has one value only if each of them has. Where it has several,
  /// some unknown differs between the points with the least and the largest, and is left out of the next.
  func whatIsUnique(over face: Face, afford: (_ work: Int) -> Bool) -> [Bool]? {
    var isUnique = [Bool](repeating: true, count: unknownCount)
    while true {
      let form = ExactForm(
        isUnique.indices.filter { isUnique[$0] }.map { unknown in
          let number = Int(Generic.number(unknown, in: .directions) * 65_536)
          return ExactForm.Entry(unknown: unknown, coefficient: Rational(number))
        })
      guard let lowest = face.point(of: form, nearest: -Self.far, afford: afford),
        let highest = face.point(of: form, nearest: Self.far, afford: afford)
      else { return nil }
      let moving = isUnique.indices.filter { isUnique[$0] && lowest[$0] != highest[$0] }
      if moving.isEmpty { return isUnique }
      for unknown in moving { isUnique[unknown] = false }
    }
  }
}

extension ExactSystem.Face {
  /// The point at which a form comes nearest to a number; nil where the search takes too long.
  fileprivate func point(
    of form: ExactForm, nearest end: Rational, afford: (_ work: Int) -> Bool
  ) -> [Rational]? {
    point(of: form, nearest: (end, end), afford: afford)
  }

  /// The point at which a form comes nearest to what lies between two numbers.
  func point(
    of form: ExactForm, nearest ends: (low: Rational?, high: Rational?),
    afford: (_ work: Int) -> Bool
  ) -> [Rational]? {
    var search = search
    let goal = ExactSimplex.Wish(
      form: form, low: ends.low, high: ends.high, costs: [(Self.level, .one)])
    search.add(goal)
    return search.run(afford: afford) ? Array(search.values.prefix(unknownCount)) : nil
  }
}
