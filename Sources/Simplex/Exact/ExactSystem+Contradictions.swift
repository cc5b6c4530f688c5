/// Required rows that cannot all hold.
extension ExactSystem {
  /// Rows that cannot hold together, each with its multiplier; they add up to `0 ≥ gap > 0`.
  typealias Proof = [(row: Int, multiplier: Double)]

  typealias Verdict = LinearSystem.Verdict

  /// The required rows that cannot hold together with the unbroken ones before them. Where a gap is only
  /// play, the last of the rows that add up to it gives way, by as little as can be, and the answer does
  /// not depend on which of them a search would miss.
  ///
  /// - Parameters:
  ///   - guess: What they may be: the other rows are not tried one after another if all of them can hold.
  ///   - judge: What the gap is to which a row adds up with others before it.
  /// - Returns: Nil where that is not to be said.
  mutating func setAside(
    expecting guess: Set<Int>, judging judge: (_ row: Int, Proof) -> Verdict,
    afford: (_ work: Int) -> Bool
  ) -> Set<Int>? {
    let required = rows.indices.filter { rows[$0].isRequired }
    var (broken, held): (Set<Int>, Set<Int>) = ([], [])
    /// Whether the rest but for the guess can hold beside what is held; nil if that is to be found.
    var isGranted: Bool?
    for (index, row) in required.enumerated() {
      if !guess.contains(row) {
        let rest = held.union(required[index...].filter { !guess.contains($0) })
        isGranted = isGranted ?? trial(of: rest, afford: afford)?.isMet
        guard let isGranted else { return nil }
        if isGranted {
          held.insert(row)
          continue
        }
      }
      let both = held.union([row])
      guard let trial = trial(of: both, afford: afford) else { return nil }
      switch trial.isMet ? nil : verdict(on: row, trial.search, beside: held, judge) {
      case .contradiction:
        broken.insert(row)
        continue
      case .unknown: return nil
      case .play:
        guard giveWay(row, to: held, afford: afford) else { return nil }
        isGranted = nil
      case nil: if guess.contains(row) { isGranted = nil }
      }
      held = both
    }
    return broken
  }

  /// Whether some rows can hold together, and the search that shows it; nil where it takes too long.
  private func trial(
    of rows: Set<Int>, afford: (_ work: Int) -> Bool
  ) -> (search: ExactSimplex, isMet: Bool)? {
    search(for: Aim(ranks: []), of: rows, afford: afford).map { search in
      (search, rows.allSatisfy { self.rows[$0].excess(at: search.values).isZero })
    }
  }

  /// What the gap is that a row leaves. What another row says of the same form tells first: for these two
  /// no other one matters.
  private func verdict(
    on row: Int, _ trial: ExactSimplex, beside held: Set<Int>,
    _ judge: (_ row: Int, Proof) -> Verdict
  ) -> Verdict {
    for other in held.sorted() {
      guard let pair = pairProof(of: row, with: other) else { continue }
      if judge(row, pair) == .contradiction { return .contradiction }
    }
    return judge(row, proof(from: trial, of: held.union([row])))
  }

  /// How a row adds up to a gap with one of the same form.
  private func pairProof(of row: Int, with other: Int) -> Proof? {
    let (form, factor) = rows[row].form.normalized
    let (otherForm, otherFactor) = rows[other].form.normalized
    guard form == otherForm else { return nil }
    let share = factor / otherFactor
    // What the other one lets the row's own left side be.
    let ends = [rows[other].low, rows[other].high].map { $0.map { $0 * share } }
    let (least, most) = share.sign > 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
    if let low = rows[row].low, let most, low > most {
      return [(other, -share.double), (row, 1)]
    }
    if let high = rows[row].high, let least, high < least {
      return [(other, share.double), (row, -1)]
    }
    return nil
  }

  /// Lets a row say no more than what can hold beside others.
  ///
  /// - Returns: False where a search takes too long, or the row has nothing to give.
  private mutating func giveWay(_ row: Int, to others: Set<Int>, afford: (_ work: Int) -> Bool)
    -> Bool
  {
    guard !rows[row].form.entries.isEmpty,
      let face = face(of: others, downTo: .infinity, afford: afford),
      let nearest = face.point(
        of: rows[row].form, nearest: (rows[row].low, rows[row].high), afford: afford)
    else { return false }
    let excess = rows[row].excess(at: nearest)
    if excess.isLost { return false }
    if excess.sign < 0 { rows[row].low = rows[row].low.map { $0 + excess } }
    if excess.sign > 0 { rows[row].high = rows[row].high.map { $0 + excess } }
    givenWay[row] = excess
    return true
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
