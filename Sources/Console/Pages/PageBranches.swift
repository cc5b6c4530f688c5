/// Where the ways of a session part, as its steps are gone through in the order in which they were made.
struct PageBranches: Sendable {
  /// How many branches each step is away from the first way.
  private var depths: [Int: Int] = [:]
  /// Which steps have been gone on from.
  private var continued: Set<Int> = []

  /// The first that goes on from a step is on the same way as that; another one is a branch.
  mutating func branch(at moment: Moment) -> (depth: Int, from: Int?) {
    guard let parent = moment.parent else { return (0, nil) }
    let isFirst = continued.insert(parent).inserted
    let depth = depths[parent, default: 0] + (isFirst ? 0 : 1)
    depths[moment.step] = depth
    return (depth, isFirst ? nil : parent)
  }
}
