/// Reading a component: its forms, and the costs of its unknowns and activities.
extension DualSimplex {
  mutating func load(_ component: Component) {
    let ranks = component.ranks
    collectForms(component)
    costs.removeAll(columnCount: columnCount, levelCount: ranks.count + 2)
    groupRows(component)
    for column in 0..<columnCount {
      collectCosts(of: column, component, anchor: column < component.columnCount ? 0 : nil)
    }
    loadedKinkCount = costs.places.count
    reset()
  }

  /// Collects what the rows say about a column.
  mutating func collectCosts(of column: Int, _ component: Component, anchor: Double?) {
    var place = 0
    for entry in Int(rowStart[column])..<Int(rowStart[column + 1]) {
      let index = Int(rowsByColumn[entry])
      let factor = rowFactor[index]
      let row = component.rows[index]
      let (low, high) = interval(of: row, factor: factor)
      // The key survives when rows on other columns come and go.
      let level = Int(rowLevel[index])
      costs.add(
        low: low, high: high, level: level, weight: weight(of: row, index),
        key: PiecewiseCosts.key(column: column, level: level, place: place))
      place += 1
    }
    costs.end(column, anchor: anchor)
  }

  /// What a unit of its column beyond where a row holds costs.
  func weight(of row: Component.Row, _ index: Int) -> Double {
    abs(rowFactor[index]) * (row.isRequired ? 1 : row.weight)
  }

  /// Where a row holds, in terms of its column.
  func interval(of row: Component.Row, factor: Double) -> (low: Double, high: Double) {
    factor > 0
      ? (row.low / factor, row.high / factor) : (row.high / factor, row.low / factor)
  }

  /// Finds the distinct forms: rows that say something of one form are costs of one activity.
  private mutating func collectForms(_ component: Component) {
    matrix.removeAll(unknownCount: component.columnCount)
    rowColumn.removeAll()
    rowFactor.removeAll()
    rowLevel.removeAll()
    var size = 16
    while size < 2 * component.rows.count { size *= 2 }
    buckets.fill(size, with: -1)
    var level = 0
    var rank = Double.infinity
    for row in component.rows {
      if row.rank != rank {
        rank = row.rank
        level += 1
      }
      rowLevel.append(Int32(level))
      let entries = row.form.entries
      if entries.count == 1 {
        rowColumn.append(entries[0].column)
        rowFactor.append(entries[0].coefficient)
      } else {
        let sign: Double = (entries.first?.coefficient ?? 1) < 0 ? -1 : 1
        let form = form(of: entries, sign: sign)
        rowColumn.append(Int32(component.columnCount) + form)
        rowFactor.append(sign)
      }
    }
  }

  /// The column of a row, if there is one for its form, and the row's factor.
  func knownColumn(of row: Component.Row) -> (column: Int32, factor: Double)? {
    let entries = row.form.entries
    if entries.count == 1 { return (entries[0].column, entries[0].coefficient) }
    let sign: Double = (entries.first?.coefficient ?? 1) < 0 ? -1 : 1
    let form = buckets[bucket(of: entries, sign: sign)]
    return form < 0 ? nil : (Int32(unknownCount) + form, sign)
  }

  /// The number of a form, a new one where it was not met yet.
  private mutating func form(of entries: ContiguousArray<Entry>, sign: Double) -> Int32 {
    let bucket = bucket(of: entries, sign: sign)
    if buckets[bucket] >= 0 { return buckets[bucket] }
    let form = Int32(formCount)
    buckets[bucket] = form
    for entry in entries { matrix.append(sign * entry.coefficient, at: entry.column) }
    matrix.endForm()
    return form
  }

  /// Where a form is, or would be (open addressing).
  private func bucket(of entries: ContiguousArray<Entry>, sign: Double) -> Int {
    var hash: UInt64 = 0
    for entry in entries {
      hash = (hash ^ UInt64(truncatingIfNeeded: entry.column)) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ (sign * entry.coefficient).bitPattern) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
    }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash >> 20) & mask
    while buckets[bucket] >= 0, !isForm(buckets[bucket], entries, sign) {
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  private func isForm(_ form: Int32, _ entries: ContiguousArray<Entry>, _ sign: Double) -> Bool {
    let range = matrix.formRange(Int(form))
    guard range.count == entries.count else { return false }
    for (place, entry) in zip(range, entries)
    where matrix.columns[place] != entry.column || matrix.values[place] != sign * entry.coefficient
    {
      return false
    }
    return true
  }

  /// Lists the rows by the column whose cost they bend (counting sort).
  mutating func groupRows(_ component: Component) {
    let count = columnCount
    rowStart.fill(count + 1, with: 0)
    for row in 0..<rowColumn.count { rowStart[rowColumn[row] + 1] += 1 }
    for column in 0..<count { rowStart[column + 1] += rowStart[column] }
    rowsByColumn.resize(to: rowColumn.count, with: 0)
    scratch.fill(count, with: 0)
    for column in 0..<count { scratch[column] = rowStart[column] }
    for row in 0..<rowColumn.count {
      let column = rowColumn[row]
      rowsByColumn[scratch[column]] = Int32(row)
      scratch[column] += 1
    }
  }
}

// MARK: - Contradictions

extension DualSimplex {
  /// Whether the required rows hold; if not, the multipliers that prove that they cannot.
  func outcome(of component: Component) -> ComponentSolution.Outcome {
    var isStrained = false
    for (index, row) in component.rows.enumerated() {
      guard row.isRequired else { break }
      let activity = rowFactor[index] * value[rowColumn[index]]
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
      for place in Int(rowStart[column])..<Int(rowStart[column + 1]) {
        let index = Int(rowsByColumn[place])
        guard Int(rowLevel[index]) == level else { continue }
        let slopes = slopes(of: component.rows[index], index)
        let least = slopes.low == slopes.high ? slopes.low : 0
        rest -= least * rowFactor[index]
        result.append((index, least))
      }
      for place in first..<result.count where rest != 0 {
        let index = result[place].row
        let slopes = slopes(of: component.rows[index], index)
        let wanted = result[place].multiplier + rest / rowFactor[index]
        let given = min(max(wanted, slopes.low), slopes.high)
        rest -= (given - result[place].multiplier) * rowFactor[index]
        result[place].multiplier = given
      }
    }
    return result.filter { !Tolerance.isZero($0.multiplier) }.sorted { $0.row < $1.row }
  }

  /// The slopes of a row's violation where its activity is. A row is at a bound where the search takes
  /// its column to be at the kink: the distance counts in the column's units.
  private func slopes(of row: Component.Row, _ index: Int) -> Interval {
    let (factor, place) = (rowFactor[index], value[rowColumn[index]])
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
