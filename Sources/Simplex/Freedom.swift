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
    for direction in directions { step[Int(direction)] = Generic.number(Int(direction)) }
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
  /// A degenerate basis shows room where there is none, so each column at a bound is asked by
  /// minimising its negative.
  private mutating func fixImpliedEqualities(isCancelled: () -> Bool) {
    var canMove = [Bool](repeating: false, count: columnCount)
    for index in canMove.indices where !canMove[index] && !isFixed(Int32(index)) {
      let isAtLow = Tolerance.coincide(value[index], low[index])
      guard isAtLow || Tolerance.coincide(value[index], high[index]) else {
        canMove[index] = true
        continue
      }
      let before = value
      let away = isAtLow ? Double.infinity : -Double.infinity
      var descent = Descent(
        [Cost(column: Int32(index), low: away, high: away, weight: 1)], in: self)
      let outcome = descent.run(&self, isCancelled: isCancelled)
      if outcome == .cancelled { return }
      guard outcome == .optimal else {
        canMove[index] = true
        continue
      }
      for other in canMove.indices where !Tolerance.coincide(before[other], value[other]) {
        canMove[other] = true
      }
      if !canMove[index] { (low[index], high[index]) = (value[index], value[index]) }
    }
    makeFixedNonbasic()
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
