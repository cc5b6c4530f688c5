package import AutoLayout

extension Handle {
  /// The order in which constraints are listed: the user's by number, then the generated ones.
  package static func isListed(_ first: Handle, before second: Handle) -> Bool {
    switch (first, second) {
    case (.constraint(let one), .constraint(let other)): one < other
    case (.constraint, .generated): true
    case (.generated, .constraint): false
    case (.generated, .generated): first < second
    }
  }

  /// The number of a constraint that the user made.
  package var constraintID: ConstraintID? {
    guard case .constraint(let id) = self else { return nil }
    return id
  }
}
