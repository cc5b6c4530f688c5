/// Required rows that cannot all hold.
extension ExactSystem {
  /// Rows that cannot hold together, each with its multiplier; they add up to `0 ≥ gap > 0`.
  typealias Proof = [(row: Int, multiplier: Double)]

  typealias Verdict = LinearSystem.Verdict

  /// The required rows that cannot hold together with the unbroken ones before them. Where a gap is only
  /// play, the last of the rows that add up to it gives way, by as little as can be, and the answer does
  /// not depend on which of them a search would miss.
  ///
  /// - Parameter judge: What the gap is to which a row adds up with others before it.
  /// - Returns: Nil where that is not to be said.
  mutating func setAside(
    judging judge: (_ row: Int, Proof) -> Verdict, isCancelled: () -> Bool
  ) -> Set<Int>? {
    let required = rows.indices.filter { rows[$0].isRequired }
    guard let all = search(for: Aim(ranks: []), of: Set(required), isCancelled: isCancelled)
    else { return nil }
    if required.allSatisfy({ rows[$0].excess(at: all.values).isZero }) { return [] }
    var broken: Set<Int> = []
    var held: Set<Int> = []
    for row in required {
      let both = held.union([row])
      guard let trial = search(for: Aim(ranks: []), of: both, isCancelled: isCancelled)
      else { return nil }
      if both.allSatisfy({ rows[$0].excess(at: trial.values).isZero }) {
        held = both
        continue
      }
      switch verdict(on: row, trial, beside: held, judge) {
      case .contradiction: broken.insert(row)
      case .play:
        guard giveWay(row, to: held, isCancelled: isCancelled) else { return nil }
        held = both
      case .unknown: return nil
      }
    }
    return broken
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
  private mutating func giveWay(_ row: Int, to others: Set<Int>, isCancelled: () -> Bool) -> Bool {
    let goal = ExactSimplex.Wish(
      form: rows[row].form, low: rows[row].low, high: rows[row].high, costs: [])
    let aim = Aim(ranks: [], goal: goal)
    guard !rows[row].form.entries.isEmpty,
      let nearest = search(for: aim, of: others, isCancelled: isCancelled)
    else { return false }
    let excess = rows[row].excess(at: nearest.values)
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
