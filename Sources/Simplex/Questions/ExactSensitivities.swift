/// How what has an exact answer follows a constant: bases that rounding leads to are not its own.
extension SolverState {
  /// - Parameter row: One of the part's.
  func sensitivity(to row: Int32, in part: ExactPart) -> Sensitivity {
    let constant = system.heads[row].constant
    let scale = system.heads[row].scale
    guard let movement = part.movement(withConstantOf: row) else {
      return Sensitivity(rates: [], constants: Interval(low: constant, high: constant))
    }
    var room = Interval(
      low: movement.low.map { $0.double / scale } ?? -.infinity,
      high: movement.high.map { $0.double / scale } ?? .infinity)
    // A broken row stays broken as long as its contradiction has a gap.
    for broken in self.broken.keys.sorted() {
      let (gap, rate) = gap(of: self.broken[broken] ?? [], withConstantOf: row)
      if rate < 0 { room.high = min(room.high, max(0, gap / -rate)) }
      if rate > 0 { room.low = max(room.low, min(0, gap / -rate)) }
    }
    let rates = zip(part.columns, movement.rates).filter { !$0.1.isZero }.map { column, rate in
      Sensitivity.Rate(
        variable: Variable(system.variables[column]), derivative: rate.double * scale)
    }
    return Sensitivity(
      rates: rates.sorted { $0.variable < $1.variable },
      constants: Interval(low: constant + room.low, high: constant + room.high))
  }

  /// What has to do with a row; nil where that is too much, or the present answer is another one.
  mutating func exactPart(of row: Int32) -> ExactPart? {
    let seeds = system.entries(of: row).map { system.entryColumns[$0] }
    guard let part = ExactPart(around: seeds, &self) else { return nil }
    let hasItsValues = part.columns.allSatisfy { column in
      part.value(of: column).map { has($0, of: column) } ?? false
    }
    let breaksTheSame = part.rows.enumerated().allSatisfy { number, row in
      system.heads[row].isBroken == part.answer.broken.contains(number)
    }
    return hasItsValues && breaksTheSame ? part : nil
  }

  /// Whether the present answer has a value for a column, as far as rounding lets it be told.
  func has(_ value: Double, of column: Int32) -> Bool {
    abs(value - values[column]) <= Tolerance.residual(at: abs(value))
  }

  /// Whether anything moves that is put into the rows of a part.
  func isMoved(_ part: ExactPart, by rates: borrowing Vector<Double>) -> Bool {
    for row in part.rows {
      for entry in system.entries(of: row) {
        let column = system.entryColumns[entry]
        if rates[column] != 0, !part.contains(column) { return true }
      }
    }
    return false
  }
}
