import Simplex

extension Family {
  /// A vertical list, each view below the one before: an early change moves everything below.
  static let chain = Family("chain") { system in
    let root = system.root(1024, 768)
    var views: [ViewEdges] = []
    var gaps: [Int] = []
    var heights: [Int] = []
    for index in 0..<system.viewCount {
      let view = system.view("v\(index)")
      gaps.append(system.require(view.top - (views.last?.bottom ?? root.top), .equal, 8))
      system.require(view.left - root.left, .equal, 8)
      system.require(view.right - root.right, .equal, -8)
      let height = system.random.double(in: 20...60)
      heights.append(system.require(view.height, .equal, height))
      views.append(view)
    }
    system.requireSizes(of: views)
    system.resizeScript()
    system.suggestScript()
    system.constantScript(of: gaps, in: 0...24)
    system.toggleScript(of: heights)
  }
}
