import Simplex

extension Family {
  /// Rows of a label and a field, the fields aligned in one column. Sizes come from what hugs its
  /// content and what resists being compressed: soft pairs with one shared column width.
  static let form = Family("form", keepsSizesNonNegative: true) { system in
    let root = system.root(640, 960)
    var views: [ViewEdges] = []
    var contentSizes: [Int] = []
    var gaps: [Int] = []
    var previous: ViewEdges?
    for row in 0..<max(1, system.viewCount / 2) {
      let label = system.view("label\(row)")
      let field = system.view("field\(row)")
      views += [label, field]
      system.require(label.left - root.left, .equal, 16)
      system.require(field.left - label.right, .equal, 8)
      system.require(field.right - root.right, .equal, -16)
      if let previous {
        system.require(field.left - previous.left, .equal, 0)
        gaps.append(system.require(field.top - previous.bottom, .equal, 10))
      } else {
        system.require(field.top - root.top, .equal, 20)
      }
      system.require(label.centerY - field.centerY, .equal, 0)
      contentSizes.append(system.wishContent(of: label, field))
      previous = field
    }
    system.requireSizes(of: views)
    system.resizeScript()
    system.suggestScript()
    system.constantScript(of: contentSizes, in: 40...180)
    system.constantScript(of: gaps, in: 0...24, named: "gap")
    system.toggleScript(of: contentSizes)
    system.priorityScript(of: contentSizes, choosing: [400, 500, 600, 700, 740, 750, 760])
  }
}

extension WorkloadBuilder {
  /// - Returns: What keeps the label from being compressed.
  fileprivate mutating func wishContent(of label: ViewEdges, _ field: ViewEdges) -> Int {
    let labelWidth = random.double(in: 40...180)
    let resistance = wish(750, label.width, .greaterThanOrEqual, labelWidth)
    wish(251, label.width, .lessThanOrEqual, labelWidth)
    let fieldWidth = random.double(in: 80...200)
    wish(749, field.width, .greaterThanOrEqual, fieldWidth)
    wish(250, field.width, .lessThanOrEqual, fieldWidth)
    wish(750, label.height, .greaterThanOrEqual, 18)
    wish(251, label.height, .lessThanOrEqual, 18)
    wish(750, field.height, .greaterThanOrEqual, 30)
    wish(250, field.height, .lessThanOrEqual, 30)
    return resistance
  }
}
