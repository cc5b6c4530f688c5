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

extension Document {
  /// As the edges lie now, by their first item's direction.
  func proposals(fixingSidesOf id: ConstraintID, step: Int) -> [Proposal] {
    guard let old = constraint(id) else { return [] }
    let isMirrored = direction(ofItem: old.first.item.view) == .rightToLeft
    var new = NewConstraint(
      old.equation.bySides(isMirrored: isMirrored), origin: .typed(step: step))
    new.name = old.name
    return [
      Proposal(action: .fixSides(id), edits: [.removeConstraint(id), .addConstraint(new)])
    ]
  }

  /// As the edges lie by the direction of the other item: what leads out of sight by the one leads back by
  /// the other.
  func proposals(readingOtherwise id: ViewID) -> [Proposal] {
    constraints(mentioning: id).compactMap { constraint in
      guard Suspicion.mixedDirections(of: constraint, in: self) != nil else { return nil }
      let isMirrored = direction(ofItem: constraint.first.item.view) == .leftToRight
      return Proposal(
        .retie(constraint.id, constraint.equation.bySides(isMirrored: isMirrored)), in: self)
    }
  }
}

extension Equation {
  /// Between left and right. From right to left it counts and compares the other way.
  fileprivate func bySides(isMirrored: Bool) -> Equation {
    var equation = self
    equation.first.attribute = first.attribute.absolute(isMirrored: isMirrored)
    equation.second = second.map {
      Anchor($0.item, $0.attribute.absolute(isMirrored: isMirrored))
    }
    if isMirrored { (equation.constant, equation.relation) = (0 - constant, relation.reversed) }
    return equation
  }
}

extension Attribute {
  /// The edge that it is.
  fileprivate func absolute(isMirrored: Bool) -> Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }
}
