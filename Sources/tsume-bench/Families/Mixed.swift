import Simplex

extension Family {
  /// The mix of a real screen: each view hangs on the root or on one of the ten before it by a
  /// required line on each axis; its size is fixed, proportional, content-driven or stretched.
  static let mixed = Family("mixed") { system in
    let root = system.root(1200, 900)
    var views: [ViewEdges] = []
    var gaps: [Int] = []
    var wishes: [Int] = []
    for index in 0..<system.viewCount {
      let view = system.view("v\(index)")
      let anchor = system.anchor(among: views)
      let axes = zip(view.axes, zip((anchor ?? root).axes, root.axes))
      for (own, (other, outer)) in axes {
        let kind = system.random.below(4)
        let distance = system.random.double(in: 0...40)
        gaps.append(system.hang(own, on: other, isRoot: anchor == nil, kind, distance))
        wishes += system.wishSize(of: own, besides: other, in: outer, distance)
      }
      views.append(view)
    }
    system.requireSizes(of: views)
    system.resizeScript()
    system.suggestScript()
    system.constantScript(of: gaps, in: 0...40)
    system.constantScript(of: wishes, in: 20...160, named: "softconst")
    system.toggleScript(of: wishes)
    system.priorityScript(of: wishes, choosing: [249, 250, 500, 600, 749, 800])
  }
}

private typealias Axis = (lead: Expression, trail: Expression, size: Expression)

extension WorkloadBuilder {
  /// What a view hangs on: one of the ten before it, or the root (nil).
  fileprivate mutating func anchor(among views: [ViewEdges]) -> ViewEdges? {
    if views.isEmpty || random.below(4) == 0 { return nil }
    return views[views.count - 1 - random.below(min(10, views.count))]
  }

  fileprivate mutating func hang(
    _ own: Axis, on other: Axis, isRoot: Bool, _ kind: Int, _ distance: Double
  ) -> Int {
    switch kind {
    case 0: require(own.lead - other.lead, .equal, distance)
    case 1: require(own.trail - other.trail, .equal, -distance)
    case 2:
      require(
        own.lead + 0.5 * own.size - other.lead - 0.5 * other.size, .equal, distance - 20)
    default: require(own.lead - (isRoot ? other.lead : other.trail), .equal, distance)
    }
  }

  /// - Returns: The optional constraints that make the size.
  fileprivate mutating func wishSize(
    of own: Axis, besides other: Axis, in outer: Axis, _ distance: Double
  ) -> [Int] {
    let kind = random.below(4)
    guard kind > 0 else {
      require(own.size, .equal, random.double(in: 20...200))
      return []
    }
    let wishes = wishes(kind, of: own, besides: other, in: outer, distance)
    require(own.size, .greaterThanOrEqual, 10)
    if random.below(3) == 0 {
      wish(random.element(of: [700, 900]), own.trail - outer.trail, .lessThanOrEqual, 0)
    }
    return wishes
  }

  private mutating func wishes(
    _ kind: Int, of own: Axis, besides other: Axis, in outer: Axis, _ distance: Double
  ) -> [Int] {
    switch kind {
    case 1:
      let factor = random.element(of: [0.5, 1, 2])
      let proportion = wish(990, own.size - factor * other.size, .equal, 0)
      let priority = random.element(of: [500, 800])
      let cap = random.double(in: 50...300)
      return [proportion, wish(priority, own.size, .lessThanOrEqual, cap)]
    case 2:
      let content = random.double(in: 20...160)
      let resistance = random.element(of: [749, 750, 751])
      let hugging = random.element(of: [249, 250, 251])
      return [
        wish(resistance, own.size, .greaterThanOrEqual, content),
        wish(hugging, own.size, .lessThanOrEqual, content),
      ]
    default:
      let priority = random.element(of: [600, 800])
      return [wish(priority, own.trail - outer.trail, .equal, -distance)]
    }
  }
}
