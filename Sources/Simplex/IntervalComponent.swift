/// A component of one column is an interval, clipped level by level.
extension Component {
  /// The answer, or nil where the required rows leave no interval.
  func solveAsInterval() -> ComponentSolution? {
    guard var interval = requiredInterval() else { return nil }
    for range in levelRanges() where interval.low < interval.high {
      interval = minimizers(of: range, within: interval)
    }
    var solution = ComponentSolution(values: [0])
    if interval.low < interval.high { solution.movement = [Generic.number(0)] }
    for row in tieOrder where interval.low < interval.high {
      interval = Self.clip(wish(row), to: interval)
    }
    solution.values[0] = Self.nearestToZero(interval)
    if interval.low < interval.high {
      solution.face = .interval(low: interval.low, high: interval.high)
      solution.freedom = [Generic.number(0)]
    }
    solution.work.componentsSolved = 1
    return solution
  }

  static func nearestToZero(_ interval: Interval) -> Double {
    min(max(0, interval.low), interval.high)
  }

  /// The rows of each optional level, from high to low.
  private func levelRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = rows.firstIndex { !$0.isRequired } ?? rows.count
    while start < rows.count {
      let end = rows[start...].firstIndex { $0.rank != rows[start].rank } ?? rows.count
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private func requiredInterval() -> Interval? {
    var interval = Interval(low: -.infinity, high: .infinity)
    var magnitude = 0.0
    for (index, row) in rows.enumerated() where row.isRequired {
      let bounds = wish(index)
      interval.low = max(interval.low, bounds.low)
      interval.high = min(interval.high, bounds.high)
      magnitude = max(magnitude, row.magnitude)
    }
    guard interval.low > interval.high else { return Self.collapsed(interval) }
    guard interval.low - interval.high <= Tolerance.residual(at: magnitude) else { return nil }
    let middle = (interval.low + interval.high) / 2
    return Interval(low: middle, high: middle)
  }

  /// The values of the column for which a row is held.
  private func wish(_ index: Int) -> Interval {
    let row = rows[index]
    let coefficient = slope(of: row)
    return coefficient > 0
      ? Interval(low: row.low / coefficient, high: row.high / coefficient)
      : Interval(low: row.high / coefficient, high: row.low / coefficient)
  }

  private func slope(of row: Row) -> Double { row.form.entries.first?.coefficient ?? 1 }

  /// The part of `interval` with the least sum of violations: where the slope of the sum, which
  /// grows from end to end, turns from falling to rising.
  private func minimizers(of level: Range<Int>, within interval: Interval) -> Interval {
    var bends: [(place: Double, change: Double)] = []
    var total = 0.0
    var slope = 0.0
    for index in level {
      let wish = wish(index)
      let change = abs(self.slope(of: rows[index])) * rows[index].weight
      if wish.low.isFinite {
        bends.append((wish.low, change))
        slope -= change
      }
      if wish.high.isFinite { bends.append((wish.high, change)) }
      total += change
    }
    bends.sort { $0.place < $1.place }
    var low = Tolerance.isRate(slope, of: total) ? nil : -Double.infinity
    for bend in bends {
      slope += bend.change
      if low == nil, slope >= 0 || !Tolerance.isRate(slope, of: total) { low = bend.place }
      if slope > 0, Tolerance.isRate(slope, of: total) {
        return Self.clip(Interval(low: low ?? bend.place, high: bend.place), to: interval)
      }
    }
    return Self.clip(Interval(low: low ?? .infinity, high: .infinity), to: interval)
  }

  /// The points of `bounds` nearest to `interval`.
  static func clip(_ interval: Interval, to bounds: Interval) -> Interval {
    collapsed(
      Interval(
        low: min(max(interval.low, bounds.low), bounds.high),
        high: max(min(interval.high, bounds.high), bounds.low)))
  }

  private static func collapsed(_ interval: Interval) -> Interval {
    guard Tolerance.coincide(interval.low, interval.high) else { return interval }
    return Interval(low: interval.low, high: interval.low)
  }
}
