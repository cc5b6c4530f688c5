import Simplex

extension Family {
  /// A row of views, each behind its neighbour by a required gap and, as a fallback for the
  /// neighbour's removal, behind the one before it by an optional one.
  static let flow = Family("flow") { system in
    let root = system.root(4096, 200)
    var views: [ViewEdges] = []
    var gaps: [Int] = []
    // What goes away with each view.
    var owned = Array(repeating: [Int](), count: system.viewCount)
    for index in 0..<system.viewCount {
      let view = system.view("v\(index)")
      owned[index].append(system.require(view.top - root.top, .equal, 8))
      owned[index].append(system.require(view.height, .equal, 44))
      let width = system.random.double(in: 20...120)
      owned[index].append(system.require(view.width, .equal, width))
      if index == 0 {
        owned[index].append(system.require(view.left - root.left, .equal, 8))
      } else {
        let gap = system.require(view.left - views[index - 1].right, .equal, 8)
        gaps.append(gap)
        owned[index].append(gap)
        owned[index - 1].append(gap)
      }
      if index == 1 {
        owned[index].append(system.wish(750, view.left - root.left, .equal, 8))
      } else if index > 1 {
        let fallback = system.wish(750, view.left - views[index - 2].right, .equal, 8)
        owned[index].append(fallback)
        owned[index - 2].append(fallback)
      }
      views.append(view)
    }
    system.requireSizes(of: views)
    system.resizeScript()
    system.constantScript(of: gaps, in: 0...24)
    system.toggleScript(of: gaps)
    system.removalScripts(owned)
  }
}

extension WorkloadBuilder {
  /// Every fifth view in turn is taken out and put back, and taken out for good.
  fileprivate mutating func removalScripts(_ owned: [[Int]]) {
    let fifths = Array(stride(from: 4, to: owned.count, by: 5))
    let picks = fifths.isEmpty ? [owned.count - 1] : fifths
    var steps: [[Operation]] = []
    while steps.count < stepCount {
      let constraints = owned[picks[steps.count / 2 % picks.count]]
      steps.append(constraints.map { .deactivate($0) })
      steps.append(constraints.map { .activate($0) })
    }
    script("remove", Array(steps.prefix(stepCount)))
    var gone: Set<Int> = []
    let sweep = picks.map { view in
      owned[view].filter { gone.insert($0).inserted }.map { Operation.deactivate($0) }
    }
    script("sweep", Array(sweep.prefix(stepCount)))
  }
}
