/// The bases in which the search ended, all of them: of components that constraints settle, and
/// of what wishes joined.
///
/// - Invariant: lexicographically optimal for every constant with which each basic column stays
///   within its bounds; for bounds here are the ends of the pieces of costs that columns are on.
struct FinalBasis {
  struct Block {
    var tableau: Tableau
    /// Parametric columns of the system and theirs here.
    var columns: [(column: Int32, local: Int32)]
    /// Where the activities come from.
    var sources: [Int32: Source]
  }

  private(set) var blocks: [Block] = []

  init(_ settlement: Settlement) {
    var finishing = Finishing(everythingOf: settlement)
    do throws(Settlement.Failure) {
      try finishing.meetAll(isCancelled: { false })
    } catch {
      return
    }
    blocks = finishing.openBlocks
  }
}
