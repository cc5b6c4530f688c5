import Patience

/// Bases of the answer, found anew by the textbook's tableau: of all components, and of what wishes
/// joined.
///
/// - Invariant: lexicographically optimal for every constant with which each basic column stays
///   within its bounds; for bounds here are the ends of the pieces of costs that columns are on.
struct FinalBasis {
  /// A parametric column of the system in a block.
  struct Member {
    var column: Int32
    /// Its column there.
    var local: Int32
    /// What it is measured from there.
    var origin = 0.0
  }

  struct Block {
    var tableau: Tableau
    var columns: [Member]
    /// Where the activities come from.
    var sources: [Int32: Source]
  }

  private(set) var blocks: [Block] = []
  /// Rounding kept some search from ending, and so the bases may not be optimal.
  private(set) var isStalled = false

  init(_ state: inout SolverState) {
    var wishes = WishSettling()
    var columns: [Int32] = []
    for component in 0..<Int32(state.partition.nodes.count)
    where state.partition.nodes[component].columnCount > 0 {
      if LineWork.isStopped() { return }
      wishes.addBasis(component, &state)
    }
    for column in 0..<Int32(state.system.columnCount)
    where state.system.mentions.count(of: column) > 0 { columns.append(column) }
    columns.sort { state.system.variables[$0] < state.system.variables[$1] }
    do throws(Cancellation) {
      try wishes.meetAll(wishes: state.system.wishes, columns: columns, &state)
    } catch {
      return
    }
    blocks = wishes.faceBlocks
    isStalled = wishes.isStalled
  }
}

extension FinalBasis.Block {
  /// Whether it leads to the present answer: where numbers are far apart, rounding may have led it
  /// elsewhere.
  func agrees(with state: borrowing SolverState) -> Bool {
    for member in columns {
      let value = member.origin + tableau.value[Int(member.local)]
      let play = Tolerance.residual(at: abs(value))
      if abs(value - state.values[member.column]) > play { return false }
    }
    return true
  }
}
