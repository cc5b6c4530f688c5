/// Reasons of missed rows that are looked for in directions alone.
///
/// A row that asks for a point a little nearer may have it within the play of rows that it depends on
/// steeply: where thousands of one unknown are one of another, a millionth is much. Whether it can move
/// toward its bound at all does not depend on any play: the rows that stand at their bounds, with these
/// put to zero, either let it go any way or none.
extension SolverState {
  /// How far a row is asked to move where the others are at zero: to its play this is what the
  /// greatest multipliers may be.
  private static let stride = Double(1 << 20)

  /// Multipliers of a missed row and of rows at their bounds beside which it cannot get nearer; nil
  /// where there are none among `rows`.
  mutating func tightReason(
    of row: Int32, among rows: [Int32]
  ) -> LinearSystem.Multipliers? {
    let heads = rows.map { system.heads[$0] }
    defer {
      for (index, other) in rows.enumerated() { system.heads[other] = heads[index] }
    }
    for other in rows where other != row { system.leaveDirections(of: other, at: shown) }
    system.ask(row, toMove: Self.stride, at: shown)
    var selection = SolverState(rows, of: system)
    let found = selection.contradiction()
    questionWork.add(selection.work)
    guard let found else { return nil }
    let core = irreducible(found.map { (rows[Int($0.row)], $0.multiplier) }, keeping: row)
    return isSum(core, with: row) ? core : nil
  }
}

extension LinearSystem {
  /// Makes a row speak of how its left side moves, and forbid what takes it beyond a bound at which
  /// it stands, or farther from one that it misses.
  fileprivate mutating func leaveDirections(of row: Int32, at values: borrowing Vector<Double>) {
    let (activity, magnitude) = activity(of: row, at: values)
    let play = Tolerance.graining(of: entries(of: row).count, at: magnitude)
    let isEquation = kind(of: row) == .equation
    let isAtLow = isEquation || activity <= heads[row].low + play
    let isAtHigh = isEquation || activity >= heads[row].high - play
    heads[row].low = isAtLow ? 0 : -.infinity
    heads[row].high = isAtHigh ? 0 : .infinity
  }

  /// Makes a missed row ask for a step toward its bound, and nothing else.
  fileprivate mutating func ask(
    _ row: Int32, toMove stride: Double, at values: borrowing Vector<Double>
  ) {
    let isAbove = excess(of: row, at: values) > 0
    heads[row].low = isAbove ? -.infinity : stride
    heads[row].high = isAbove ? -stride : .infinity
  }
}
