/// The directions in which the points within the bounds of a tableau extend: its affine hull.
extension Tableau {
  /// Whether the bounds leave one point, as far as the present basis shows it.
  var isPoint: Bool {
    (0..<Int32(columnCount)).allSatisfy { isBasic($0) || isFixed($0) }
  }

  /// A movement of the first `count` columns that leaves in place only what every movement does;
  /// empty if there is none.
  mutating func genericMovement(of count: Int32, isCancelled: () -> Bool) -> [Double] {
    fixImpliedEqualities(isCancelled: isCancelled)
    let directions = (0..<Int32(columnCount)).filter { !isBasic($0) && !isFixed($0) }
    guard !directions.isEmpty else { return [] }
    var step = [Double](repeating: 0, count: columnCount)
    for direction in directions {
      step[Int(direction)] = Generic.number(Int(direction), in: .directions)
    }
    return (0..<count).map { column in
      var sum = 0.0
      var magnitude = 0.0
      for entry in form(of: column).entries {
        let part = entry.coefficient * step[Int(entry.column)]
        sum += part
        magnitude += abs(part)
      }
      return Tolerance.isCancelled(sum, of: magnitude) ? 0 : sum
    }
  }

  /// Fixes each column that is at a bound in all points, and makes such columns nonbasic: those
  /// nonbasic columns that are not fixed then move independently of each other.
  ///
  /// A degenerate basis shows room where there is none. So all columns at a bound are driven off it
  /// together, each by no more than a little: if none gets away, none ever can; those that do are
  /// left out, and the others try again.
  private mutating func fixImpliedEqualities(isCancelled: () -> Bool) {
    var stuck = (0..<columnCount).filter { !isFixed(Int32($0)) && isAtBound($0) }
    while !stuck.isEmpty {
      var descent = Descent(stuck.map { costOfStaying($0) }, in: self)
      guard descent.run(&self, isCancelled: isCancelled) == .optimal else { return }
      let still = stuck.filter { isAtBound($0) }
      if still.count == stuck.count {
        for column in stuck { (low[column], high[column]) = (value[column], value[column]) }
        break
      }
      stuck = still
    }
    makeFixedNonbasic()
  }

  private func isAtBound(_ column: Int) -> Bool {
    Tolerance.coincide(value[column], low[column])
      || Tolerance.coincide(value[column], high[column])
  }

  /// What a column at a bound costs until it is a little off.
  private func costOfStaying(_ column: Int) -> Cost {
    let room = high[column] - low[column]
    let goal = room.isFinite ? min(1, room / 2) : 1
    return Tolerance.coincide(value[column], low[column])
      ? Cost(column: Int32(column), low: low[column] + goal, high: .infinity, weight: 1)
      : Cost(column: Int32(column), low: -.infinity, high: high[column] - goal, weight: 1)
  }

  private mutating func makeFixedNonbasic() {
    for row in basicColumns.indices where isFixed(basicColumns[row]) {
      let candidates = rows[row].entries.filter { !isFixed($0.column) }
      if let best = candidates.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
        pivot(entering: best.column, row: Int32(row))
      }
    }
  }
}
