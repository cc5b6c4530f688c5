import Simplex

extension Family {
  /// Every view has competing wishes for its place and size on 24 levels, and must stay inside
  /// the root: long vectors of priorities, and one large optional problem on each axis.
  static let conflict = Family("conflict", keepsSizesNonNegative: true) { system in
    let root = system.root(2000, 2000)
    var views: [ViewEdges] = []
    var wishes: [Int] = []
    for index in 0..<system.viewCount {
      let view = system.view("v\(index)")
      system.require(view.left - root.left, .greaterThanOrEqual, 0)
      system.require(view.right - root.right, .lessThanOrEqual, 0)
      system.require(view.top - root.top, .greaterThanOrEqual, 0)
      system.require(view.bottom - root.bottom, .lessThanOrEqual, 0)
      wishes += system.competingWishes(of: view, after: views.last)
      views.append(view)
    }
    system.requireSizes(of: views)
    system.resizeScript()
    system.suggestScript()
    system.constantScript(of: wishes, in: 0...300)
    system.toggleScript(of: wishes)
    system.priorityScript(of: wishes, choosing: WorkloadBuilder.conflictPriorities)
  }
}

extension WorkloadBuilder {
  /// 30, 70, …, 950.
  fileprivate static let conflictPriorities = (0..<24).map { 30 + 40 * $0 }

  fileprivate mutating func competingWishes(
    of view: ViewEdges, after previous: ViewEdges?
  ) -> [Int] {
    var wishes: [Int] = []
    for size in [view.width, view.height] {
      wishes.append(wish(size, .equal, random.double(in: 10...200)))
      wishes.append(wish(size, .equal, random.double(in: 10...200)))
      wishes.append(wish(size, .lessThanOrEqual, random.double(in: 10...100)))
    }
    for axis in view.axes {
      wishes.append(wish(axis.lead, .equal, random.double(in: 0...1500)))
      wishes.append(wish(axis.trail, .equal, random.double(in: 0...1800)))
    }
    if let previous {
      wishes.append(wish(view.left - previous.right, .equal, 8))
      wishes.append(wish(view.top - previous.bottom, .greaterThanOrEqual, 8))
    }
    return wishes
  }

  private mutating func wish(
    _ expression: Expression, _ relation: LinearRelation, _ constant: Double
  ) -> Int {
    wish(random.element(of: Self.conflictPriorities), expression, relation, constant)
  }
}
