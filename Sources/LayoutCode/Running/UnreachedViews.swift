import AutoLayout
import Interchange

/// Views that only code which did not run lays out, as that of a cell which nobody has filled yet.
extension Evaluator {
  /// Their frames were never given: until that code runs, these hold nothing apart.
  mutating func leaveMasks(
    ofViewsIn id: ObjectID, laidOutBy functions: [DeclaredFunction]
  ) throws(Stop) {
    let fields = heap[id].fields
    let names = functions.reduce(into: Set<String>()) { $0.formUnion($1.namesRead) }
      .filter { fields[$0] != nil }.sorted()
    let views = names.compactMap { fields[$0] }.flatMap(each).compactMap { viewID(of: $0) }
      .filter(hasNoFrame)
    if views.isEmpty { return }
    let holds = self.holds
    for view in views where holds.fromInside.contains(view) && !holds.fromOutside.contains(view) {
      try apply(.change(view, .frameLayout(nil)), at: functions[0].range)
    }
  }

  private func hasNoFrame(_ id: ViewID) -> Bool {
    guard let view = draft.view(id), view.superview != nil, !view.isSizedByUIKit,
      let frame = view.frameLayout?.frame
    else { return false }
    return frame.width == 0 && frame.height == 0
  }

  /// The views that constraints hold by what lies in them, and those that others hold.
  private var holds: (fromInside: Set<ViewID>, fromOutside: Set<ViewID>) {
    var (inside, outside): (Set<ViewID>, Set<ViewID>) = ([], [])
    for constraint in draft.constraints.values where constraint.isActive {
      let items = [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }
      for view in items {
        if items.contains(where: { contains(view, $0) }) {
          inside.insert(view)
        } else {
          outside.insert(view)
        }
      }
    }
    return (inside, outside)
  }
}

extension DeclaredFunction {
  /// The names that stand for something of its own object: `rows`, `self.rows`.
  fileprivate var namesRead: Set<String> {
    var names: Set<String> = []
    for case .expression(let expression) in SyntaxWalk(function.body ?? []) {
      switch expression.form {
      case .name(let name, _): names.insert(name)
      case .member(let base, let name) where base.plainName == "self": names.insert(name.text)
      default: break
      }
    }
    return names
  }
}
