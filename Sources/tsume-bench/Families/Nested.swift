import Simplex

extension Family {
  /// A tree with three children a node, breadth first; children stand side by side, share equal
  /// widths and fill their parent but for 4 on every side.
  static let nested = Family("nested") { system in
    let fan = 3
    var nodes = [system.root(100_000, 100_000)]
    for index in 0..<system.viewCount { nodes.append(system.view("v\(index)")) }
    var pads: [Int] = []
    var equalWidths: [Int] = []
    for (parent, outer) in nodes.enumerated() {
      let children = (fan * parent + 1..<fan * parent + fan + 1).filter { $0 < nodes.count }
      for (place, child) in children.enumerated() {
        let view = nodes[child]
        system.require(view.top - outer.top, .equal, 4)
        system.require(view.bottom - outer.bottom, .equal, -4)
        if place == 0 {
          pads.append(system.require(view.left - outer.left, .equal, 4))
        } else {
          let previous = nodes[child - 1]
          pads.append(system.require(view.left - previous.right, .equal, 4))
          equalWidths.append(system.require(view.width - previous.width, .equal, 0))
        }
        if place == children.count - 1 {
          pads.append(system.require(view.right - outer.right, .equal, -4))
        }
      }
    }
    system.requireSizes(of: Array(nodes.dropFirst()))
    system.resizeScript()
    system.suggestScript()
    system.constantScript(of: pads, in: 0...8)
    system.toggleScript(of: equalWidths.isEmpty ? pads : equalWidths)
  }
}
