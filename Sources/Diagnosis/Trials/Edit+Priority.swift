import AutoLayout

extension Document {
  /// The edits that give a constraint another priority, whoever made it; `nil` for a rule whose
  /// priority is nobody's to choose.
  func edits(setting handle: Handle, to priority: Priority) -> [Edit]? {
    switch handle {
    case .constraint(let id):
      guard let constraint = constraint(id) else { return nil }
      return edits(setting: constraint, to: priority)
    case .generated(let view, let rule):
      for axis in Axis.allCases {
        if rule == .hugging(axis) { return [.change(view, .hugging(axis, priority))] }
        if rule == .resistance(axis) { return [.change(view, .resistance(axis, priority))] }
      }
      return nil
    }
  }

  /// UIKit refuses to cross 1000 on what is installed, so it is taken out for the change.
  private func edits(setting constraint: Constraint, to priority: Priority) -> [Edit] {
    let change = Edit.setPriority(constraint.id, priority)
    guard constraint.isActive, constraint.priority.isRequired != priority.isRequired else {
      return [change]
    }
    let activation: Edit =
      if let holder = constraint.explicitHolder {
        .install(constraint.id, on: holder)
      } else {
        .activate([constraint.id])
      }
    return [.deactivate([constraint.id]), change, activation]
  }
}
