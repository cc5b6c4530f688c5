import Simplex

extension Family {
  /// Views pinned to the root only: many independent pieces that hang on one shared variable.
  static let sib = Family("sib") { system in
    let root = system.root(1024, 768)
    var views: [ViewEdges] = []
    var insets: [Int] = []
    for index in 0..<system.viewCount {
      let view = system.view("v\(index)")
      views.append(view)
      let left = system.random.double(in: 0...400)
      insets.append(system.require(view.left - root.left, .equal, left))
      system.require(view.top - root.top, .equal, system.random.double(in: 0...700))
      if index.isMultiple(of: 2) {
        system.require(view.width, .equal, system.random.double(in: 20...300))
      } else {
        system.require(view.right - root.right, .equal, -system.random.double(in: 0...400))
      }
      system.require(view.height, .equal, system.random.double(in: 20...60))
    }
    system.requireSizes(of: views)
    system.resizeScript()
    system.suggestScript()
    system.constantScript(of: insets, in: 0...400)
    system.toggleScript(of: insets)
  }
}
