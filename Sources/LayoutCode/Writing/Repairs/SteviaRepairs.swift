import AutoLayout
import Interchange

extension SiteDialect {
  /// `title.left(20)` names no priority: that of `title.leftConstraint` is set behind it.
  static let steviaCalls = SiteDialect(
    isMeant: { !$0.isRelation && Library.stevia.constraintCalls.contains($0.name.text) },
    changes: { change in
      guard case .priority(let priority) = change.change, change.changed.count == 1,
        let wanted = change.wanted([change.constraint.equation]).first
      else { return [] }
      let view = wanted.text(wanted.first.item)
      let constraint = "\(view).\(wanted.first.attribute.name)Constraint?"
      return wanted.inserting([change.language.setting(priority, of: constraint)])
    })
}
