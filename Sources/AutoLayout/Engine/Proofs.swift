/// One constraint's part in a sum of constraints, in the document's names.
package struct Share: Hashable, Sendable {
  package var handle: Handle
  package var equation: Equation
  /// What the constraint is multiplied by in the sum, read as `first − m · second REL constant`.
  package var multiplier: Double
  /// The constant used in the sum, in points: the constraint's own, moved by its slack, or by its
  /// violation where it is missed and held where it is, and by how far a baseline lies from the
  /// edges of its text.
  package var constant: Double

  package init(handle: Handle, equation: Equation, multiplier: Double, constant: Double) {
    self.handle = handle
    self.equation = equation
    self.multiplier = multiplier
    self.constant = constant
  }
}

/// Constraints that cannot all hold, with the sum that proves it: multiplied and added up, their
/// anchors cancel and `0 ≥ gap` is left.
///
/// - Invariant: irreducible; leave any one member out and the rest can hold.
package struct Proof: Hashable, Sendable {
  /// In the order in which constraints are believed.
  package var members: [Share]
  /// In points, above 0.
  package var gap: Double

  package init(members: [Share], gap: Double) {
    self.members = members
    self.gap = gap
  }
}

/// A quantity of the layout, in points.
package enum Measure: Hashable, Sendable {
  /// A size, or a location in window coordinates.
  case anchor(Anchor)
  /// The first less the second, both locations on one axis, or both sizes.
  case difference(Anchor, Anchor)
}

/// Why a quantity has its value: tight constraints, multiplied, add up to it.
package struct ValueProof: Hashable, Sendable {
  package var shares: [Share]
  /// What no constraint settles and the convention does: the quantity of each free view that goes
  /// as near to 0 as it can, with the multiplier it enters the sum by.
  package var conventions: [Convention]
  /// In points: `Σ multiplier · constant` over shares and conventions, and `offset`.
  package var value: Double
  /// What the quantity adds by itself, in points: how far a baseline lies from the edges of its
  /// text, or a guide that no constraint speaks of from those of its view. Else 0.
  package var offset: Double

  package struct Convention: Hashable, Sendable {
    package var measure: Measure
    package var multiplier: Double
    /// Where the quantity stands, in points: at 0, or as near as it can, or where the frame is at 0.
    package var constant: Double

    package init(measure: Measure, multiplier: Double, constant: Double = 0) {
      self.measure = measure
      self.multiplier = multiplier
      self.constant = constant
    }
  }

  package init(
    shares: [Share], conventions: [Convention], value: Double, offset: Double = 0
  ) {
    self.shares = shares
    self.conventions = conventions
    self.value = value
    self.offset = offset
  }
}

/// All values that a quantity takes over the equally good layouts; open sides are infinite.
package struct ValueRange: Hashable, Sendable {
  package var low: Double
  package var high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}

/// An optional constraint that does not hold.
package struct Miss: Hashable, Sendable {
  package var handle: Handle
  package var equation: Equation
  /// By how much, in points, with a sign: above 0 where the first anchor is too large, counted in the
  /// direction of reading.
  package var excess: Double
  /// By how much, in points, above 0.
  package var amount: Double { abs(excess) }

  package init(handle: Handle, equation: Equation, excess: Double) {
    self.handle = handle
    self.equation = equation
    self.excess = excess
  }
}
