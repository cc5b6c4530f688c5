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
    func excess(at values: [Rational]) -> Rational { excess(of: form.value(at: values)) }

    fileprivate func excess(of activity: Rational) -> Rational {
      if let low, activity < low { return activity - low }
      if let high, activity > high { return activity - high }
      return .zero
    }
  }

  /// The one best answer.
  struct Answer {
    fileprivate(set) var values: [Rational] = []
    /// The required rows that are set aside.
    fileprivate(set) var broken: Set<Int> = []
    /// By how much required rows gave way, with a sign.
    fileprivate(set) var givenWay: [Int: Rational] = [:]
    /// The answers that are optimal down to a rank, from high to low, the required rows first.
    fileprivate(set) var faces: [(rank: Double, tableau: ExactTableau)] = []
    /// Whether some row is missed by so little that its numbers may not stand for what they were read as.
    fileprivate(set) var isDoubtful = false

    /// The answers that are optimal on every level.
    var face: ExactTableau? { faces.last?.tableau }
    /// Whether no other one is, as far as one basis shows it.
    var isPoint: Bool { face?.isPoint ?? false }
  }

  /// Rows that cannot hold together, each with its multiplier; they add up to `0 ≥ gap > 0`.
  typealias Proof = [(row: Int, multiplier: Double)]

  let unknownCount: Int
  /// The required rows in the order in which they are believed, then the optional ones in the order in
  /// which ties are settled.
  let rows: [Row]
  /// What settles the values that rows leave open, in order; the unknowns follow by number, each of
  /// which goes to 0.
  let preferences: [Row]

  /// Nil where that is not afforded, or what a contradiction is cannot be told.
  ///
  /// - Parameter judge: What the gap is to which a row adds up with others before it.
  func answer(
    judging judge: (_ row: Int, Proof) -> LinearSystem.Verdict, afford: (_ work: Int) -> Bool
  ) -> Answer? {
    var answer = Answer()
    var tableau = ExactTableau(unknownCount: unknownCount)
    guard require(&tableau, &answer, judge, afford), descend(&tableau, &answer, afford),
      settle(&tableau, afford)
    else { return nil }
    answer.values = Array(tableau.values.prefix(unknownCount))
    answer.isDoubtful = rows.indices.contains {
      !answer.broken.contains($0) && isMissedByNothing($0, answer)
    }
    return answer
  }

  /// Whether a row is missed by no more than what rounding its numbers comes to.
  private func isMissedByNothing(_ row: Int, _ answer: Answer) -> Bool {
    let terms = rows[row].form.entries.map {
      abs(($0.coefficient * answer.values[$0.unknown]).double)
    }
    let excess = rows[row].excess(at: answer.values) - answer.givenWay[row, default: .zero]
    let noise = max(Tolerance.coefficient, Tolerance.rounding * (terms.max() ?? 0))
    return !excess.isZero && !(abs(excess.double) > noise)
  }
}

// MARK: - Required rows

extension ExactSystem {
  /// Lets required rows hold in their order. One that cannot hold with those before it is set aside. Where
  /// the gap is only play it gives way, by as little as can be, so that the answer does not depend on which
  /// of the rows a search would miss.
  private func require(
    _ tableau: inout ExactTableau, _ answer: inout Answer,
    _ judge: (_ row: Int, Proof) -> LinearSystem.Verdict, _ afford: (_ work: Int) -> Bool
  ) -> Bool {
    var held: [(row: Int, column: Int)] = []
    for (index, row) in rows.enumerated() where row.isRequired {
      let column = tableau.add(row.form)
      var descent = ExactDescent([row.goal(of: column)], in: tableau)
      guard descent.run(&tableau, afford: afford) else { return false }
      let value = tableau.values[column]
      let excess = row.excess(of: value)
      if !excess.isZero {
        switch verdict(on: index, column, excess.sign, beside: held, tableau, judge) {
        case .contradiction:
          answer.broken.insert(index)
          continue
        case .play: answer.givenWay[index] = excess
        case .unknown: return false
        }
      }
      tableau.low[column] = row.low.map { min($0, value) }
      tableau.high[column] = row.high.map { max($0, value) }
      held.append((index, column))
    }
    answer.faces.append((.infinity, tableau))
    return true
  }

  /// What the gap is that a row leaves. What another row says of the same form tells first: for these two
  /// no other one matters.
  private func verdict(
    on row: Int, _ column: Int, _ sign: Int, beside held: [(row: Int, column: Int)],
    _ tableau: ExactTableau, _ judge: (_ row: Int, Proof) -> LinearSystem.Verdict
  ) -> LinearSystem.Verdict {
    for (other, _) in held {
      guard let share = rows[row].form.share(of: rows[other].form) else { continue }
      let proof = [(other, Double(sign) * share.double), (row, Double(-sign))]
      if judge(row, proof) == .contradiction { return .contradiction }
    }
    guard let missed = tableau.rows.first(where: { $0.basic == column }) else { return .unknown }
    var proof = [(row, Double(-sign))]
    for (place, coefficient) in missed.coefficients.enumerated() where !coefficient.isZero {
      guard let other = held.first(where: { $0.column == tableau.nonbasics[place] }) else {
        return .unknown
      }
      proof.append((other.row, Double(sign) * coefficient.double))
    }
    return judge(row, proof)
  }
}

extension ExactSystem.Row {
  fileprivate func goal(of column: Int, weighted: Bool = false) -> ExactDescent.Goal {
    ExactDescent.Goal(column: column, low: low, high: high, weight: weighted ? weight : .one)
  }
}

extension ExactForm {
  /// How often it has another form in it; nil where it is no multiple of that.
  fileprivate func share(of other: ExactForm) -> Rational? {
    let (own, others) = (normalized, other.normalized)
    return own.entries == others.entries ? own.factor / others.factor : nil
  }
}

// MARK: - Levels, ties and preferences

extension ExactSystem {
  /// Goes down all levels, keeping what each leaves.
  private func descend(
    _ tableau: inout ExactTableau, _ answer: inout Answer, _ afford: (_ work: Int) -> Bool
  ) -> Bool {
    for rank in Set(rows.lazy.map(\.rank)).sorted(by: >) where rank < .infinity {
      let goals = rows.filter { $0.rank == rank }
        .map { $0.goal(of: tableau.add($0.form), weighted: true) }
      guard meet(goals, in: &tableau, afford) else { return false }
      answer.faces.append((rank, tableau))
    }
    return true
  }

  /// Meets the optional rows one after another, then preferences, and brings unknowns to 0.
  private func settle(_ tableau: inout ExactTableau, _ afford: (_ work: Int) -> Bool) -> Bool {
    for row in rows.filter({ !$0.isRequired }) + preferences where !tableau.isPoint {
      let goal = row.goal(of: tableau.add(row.form))
      guard meet([goal], in: &tableau, afford) else { return false }
    }
    for unknown in 0..<unknownCount where !tableau.isPoint {
      let goal = ExactDescent.Goal(column: unknown, low: .zero, high: .zero)
      guard meet([goal], in: &tableau, afford) else { return false }
    }
    return true
  }

  /// Comes as near to goals as can be, and leaves no point that is not as near.
  private func meet(
    _ goals: [ExactDescent.Goal], in tableau: inout ExactTableau, _ afford: (_ work: Int) -> Bool
  ) -> Bool {
    var descent = ExactDescent(goals, in: tableau)
    guard descent.run(&tableau, afford: afford) else { return false }
    descent.narrow(&tableau)
    return true
  }
}

// MARK: - What else is optimal

extension ExactTableau {
  /// Beyond any point that a layout has, and so as good as without an end.
  private static let far = Rational(1 << 50)

  /// The values of a form within the bounds, nil where they are not to be had; infinite ends are open.
  func range(of form: ExactForm, afford: (_ work: Int) -> Bool) -> Interval? {
    guard let lowest = point(of: form, nearest: -Self.far, afford),
      let highest = point(of: form, nearest: Self.far, afford)
    else { return nil }
    let (low, high) = (form.value(at: lowest), form.value(at: highest))
    if low.isLost || high.isLost { return nil }
    return Interval(
      low: low == -Self.far ? -.infinity : low.double,
      high: high == Self.far ? .infinity : high.double)
  }

  /// Whether each of the first columns has one value within the bounds; nil where a search has no answer.
  ///
  /// Of unknowns in no simple relation a sum has one value only if each of them has. Where it has several,
  /// some unknown differs between the points with the least and the largest, and is left out of the next.
  func whatIsUnique(ofFirst count: Int, afford: (_ work: Int) -> Bool) -> [Bool]? {
    var isUnique = [Bool](repeating: true, count: count)
    while true {
      let entries = isUnique.indices.filter { isUnique[$0] }.map { unknown in
        let number = Int(Generic.number(unknown, in: .directions) * 65_536)
        return ExactForm.Entry(unknown: unknown, coefficient: Rational(number))
      }
      guard let lowest = point(of: ExactForm(entries: entries), nearest: -Self.far, afford),
        let highest = point(of: ExactForm(entries: entries), nearest: Self.far, afford)
      else { return nil }
      let moving = isUnique.indices.filter { isUnique[$0] && lowest[$0] != highest[$0] }
      if moving.isEmpty { return isUnique }
      for unknown in moving { isUnique[unknown] = false }
    }
  }

  /// The point at which a form comes nearest to a number; nil where the search takes too long.
  private func point(
    of form: ExactForm, nearest end: Rational, _ afford: (_ work: Int) -> Bool
  ) -> [Rational]? {
    var tableau = self
    let goal = ExactDescent.Goal(column: tableau.add(form), low: end, high: end)
    var descent = ExactDescent([goal], in: tableau)
    return descent.run(&tableau, afford: afford) ? tableau.values : nil
  }
}
