package import AutoLayout

/// An optional constraint of the user's that is missed, and what beat it.
package struct Violation: Hashable, Sendable {
  package var handle: Handle
  package var equation: Equation
  /// By how much it misses, in points, above 0.
  package var amount: Double
  /// The constraints of its own or a higher priority that keep it from holding, the user's by
  /// number, then the generated ones.
  package var rivals: [Rival]

  package init(handle: Handle, equation: Equation, amount: Double, rivals: [Rival]) {
    self.handle = handle
    self.equation = equation
    self.amount = amount
    self.rivals = rivals
  }
}

/// A constraint that helped to beat another one.
package struct Rival: Hashable, Sendable {
  package var handle: Handle
  package var equation: Equation

  package init(handle: Handle, equation: Equation) {
    self.handle = handle
    self.equation = equation
  }
}
