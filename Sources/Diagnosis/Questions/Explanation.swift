package import AutoLayout

/// Why a quantity has its value: a sum of constraints that anyone can check.
package struct Explanation: Hashable, Sendable {
  package var measure: Measure
  /// Along the chain, from the quantity asked for to what it finally hangs on. The contributions
  /// add up to `value`.
  package var steps: [Step]
  /// In points.
  package var value: Double
  /// All values that the equally good layouts give it, where there is more than one.
  package var range: ValueRange?

  package enum Step: Hashable, Sendable {
    case constraint(Link)
    case convention(Convention)
  }

  /// A constraint of the chain.
  package struct Link: Hashable, Sendable {
    package var handle: Handle
    package var equation: Equation
    /// What the constraint is multiplied by in the sum.
    package var multiplier: Double
    /// In points: the constraint's own constant, moved where it is missed and held.
    package var constant: Double
    /// By how much the constraint misses, in points; 0 when it holds.
    package var amount: Double

    /// What it adds to the sum, in points.
    package var contribution: Double { multiplier * constant }
  }

  /// What no constraint settles: it goes as near to 0 as it can. One of many.
  package struct Convention: Hashable, Sendable {
    package var measure: Measure
    package var multiplier: Double
    /// What it adds to the sum, in points.
    package var contribution: Double
  }
}
