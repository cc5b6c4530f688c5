package import AutoLayout

/// Constraints between two reading directions: which item decides what leading is then UIKit does not
/// document, and here the first one does (UIKit constraints, section 1.3).
extension Suspicion {
  /// `nil` for a constraint whose items read alike, or in which the second item's edge is the same in
  /// both directions.
  package static func mixedDirections(
    of constraint: Constraint, in document: Document
  ) -> Suspicion? {
    guard let second = constraint.second, second.attribute.isDirectional,
      document.isInLayout(constraint),
      document.direction(ofItem: constraint.first.item.view)
        != document.direction(ofItem: second.item.view)
    else { return nil }
    return .mixedDirections(constraint.id, constraint.first.item.view, second.item.view)
  }
}

extension SuspicionExaminer {
  /// In their order.
  func mixedDirections(of constraints: some Sequence<Constraint>) -> [Suspicion] {
    constraints.compactMap { Suspicion.mixedDirections(of: $0, in: solution.document) }
  }
}
