/// `first REL multiplier × second + constant @ priority`: what a constraint says, whoever made it.
///
/// A multiplied location is measured from the origin of the constraint's holder (UIKit constraints,
/// section 1.2).
package struct Equation: Hashable, Sendable {
  package var first: Anchor
  package var relation: Relation
  package var second: Anchor?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var priority: Priority
  private var heldWaiting: Boxed<Waiting>?

  package init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required, waiting: Waiting? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.waiting = waiting
  }

  /// Which of its numbers are not known.
  package var waiting: Waiting? {
    get { heldWaiting?.value }
    set { heldWaiting = newValue?.orNothing.map(Boxed.init) }
  }
}

extension Constraint {
  package var equation: Equation {
    Equation(
      first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
      waiting: waiting)
  }
}

extension NewConstraint {
  package init(_ equation: Equation, origin: Origin) {
    self.init(equation.first, equation.relation, equation.second, origin: origin)
    multiplier = equation.multiplier
    constant = equation.constant
    priority = equation.priority
    waiting = equation.waiting
  }

  package var equation: Equation {
    Equation(
      first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
      waiting: waiting)
  }
}
