/// One kind of workload, in any size.
package struct Family: Sendable {
  package let name: String
  /// Whether sizes are kept from being negative where nobody says otherwise.
  let keepsSizesNonNegative: Bool
  let build: @Sendable (inout WorkloadBuilder) -> Void

  init(
    _ name: String, keepsSizesNonNegative: Bool = false,
    build: @escaping @Sendable (inout WorkloadBuilder) -> Void
  ) {
    self.name = name
    self.keepsSizesNonNegative = keepsSizesNonNegative
    self.build = build
  }

  package static let all: [Family] = [
    .sib, .chain, .nested, .grid, .form, .flow, .conflict, .mixed, .random,
  ]
}

/// What determines a workload to the byte.
package struct Recipe: Sendable {
  package var family: Family
  package var views: Int
  package var steps: Int
  package var seed: Int
  package var keepsSizesNonNegative: Bool

  /// - Parameter keepsSizesNonNegative: nil for what is usual in the family.
  package init(
    _ family: Family, views: Int, steps: Int = 1000, seed: Int = 1,
    keepsSizesNonNegative: Bool? = nil
  ) {
    self.family = family
    self.views = views
    self.steps = steps
    self.seed = seed
    self.keepsSizesNonNegative = keepsSizesNonNegative ?? family.keepsSizesNonNegative
  }

  package var workload: Workload {
    var builder = WorkloadBuilder(
      random: CongruentialGenerator(seed: seed), viewCount: views, stepCount: steps,
      keepsSizesNonNegative: keepsSizesNonNegative)
    family.build(&builder)
    builder.name(
      "\(family.name) views=\(views) seed=\(seed) nonneg=\(keepsSizesNonNegative ? 1 : 0)")
    return builder.workload
  }
}
