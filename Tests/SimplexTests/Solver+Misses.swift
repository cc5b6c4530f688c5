@testable import Simplex

extension Solver {
  /// The optional constraints that are missed, in order.
  var missed: [RowID] {
    var missed: [Int32] = []
    for row in 0..<Int32(state.system.slotCount)
    where state.system.kind(of: row) == .other && !state.system.heads[row].isRequired {
      if state.system.excess(of: row, at: state.shown) != 0 { missed.append(row) }
    }
    return missed.sorted { state.system.isOrdered($0, before: $1) }
      .map { RowID(state.system.heads[$0].id) }
  }

  /// By how much a constraint is missed, at least 0.
  func violation(of row: RowID) -> Double { abs(excess(of: row)) }
}
