/// What proves that required rows cannot hold together: multipliers that add them up to `0 ≥ gap > 0`
/// (Farkas).
extension DualSimplex {
  /// Whether the required rows hold; if not, the multipliers that prove that they cannot.
  func outcome(of component: Component) -> ComponentSolution.Outcome {
    var isStrained = false
    for (index, row) in component.rows.enumerated() {
      guard row.isRequired else { break }
      let activity = rows.factor[index] * value[rows.column[index]]
      if row.low <= activity, activity <= row.high { continue }
      if row.excess(of: activity) != 0 { return .infeasible(multipliers(of: component, level: 0)) }
      if row.isStrained(at: activity) { isStrained = true }
    }
    return isStrained ? .strained(multipliers(of: component, level: 0)) : .feasible
  }

  /// A level's multipliers, as multipliers of its rows: by complementary slackness a row that is
  /// missed has its whole slope, and the rows that just hold share the rest.
  private func multipliers(
    of component: Component, level: Int
  ) -> [(row: Int, multiplier: Double)] {
    var result: [(row: Int, multiplier: Double)] = []
    for column in 0..<columnCount {
      var rest = multiplier(of: column, level)
      let first = result.count
      for place in Int(rows.start[column])..<Int(rows.start[column + 1]) {
        let index = Int(rows.byColumn[place])
        guard Int(rows.level[index]) == level else { continue }
        let slopes = slopes(of: component.rows[index], index)
        let least = slopes.low == slopes.high ? slopes.low : 0
        rest -= least * rows.factor[index]
        result.append((index, least))
      }
      for place in first..<result.count where rest != 0 {
        let index = result[place].row
        let slopes = slopes(of: component.rows[index], index)
        let wanted = result[place].multiplier + rest / rows.factor[index]
        let given = min(max(wanted, slopes.low), slopes.high)
        rest -= (given - result[place].multiplier) * rows.factor[index]
        result[place].multiplier = given
      }
    }
    return result.filter { !Tolerance.isZero($0.multiplier) }.sorted { $0.row < $1.row }
  }

  /// The slopes of a row's violation where its activity is. A row is at a bound where the search takes
  /// its column to be at the kink: the distance counts in the column's units.
  private func slopes(of row: Component.Row, _ index: Int) -> Interval {
    let (factor, place) = (rows.factor[index], value[rows.column[index]])
    let ends = interval(of: row, factor: factor)
    let weight = row.isRequired ? 1 : row.weight
    let isAtLow = Tolerance.coincide(place, ends.low)
    let isAtHigh = Tolerance.coincide(place, ends.high)
    let low =
      isAtLow || place < ends.low ? -weight : !isAtHigh && place > ends.high ? weight : 0
    let high =
      isAtHigh || place > ends.high ? weight : !isAtLow && place < ends.low ? -weight : 0
    return factor > 0 ? Interval(low: low, high: high) : Interval(low: -high, high: -low)
  }
}
