/// All values that an expression takes over a set of answers. An open side is infinite.
package struct Interval: BitwiseCopyable, Hashable, Sendable {
  package var low: Double
  package var high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  func intersection(_ other: Interval) -> Interval {
    Interval(low: max(low, other.low), high: min(high, other.high))
  }
}

/// One constraint's part in a sum of constraints.
package struct Share: Hashable, Sendable {
  package var row: RowID
  /// What the constraint is multiplied by in the sum.
  package var multiplier: Double
  /// The right-hand side used in the sum: the constraint's constant, moved by its slack where that
  /// is used up, and by its violation where the constraint is missed and held where it is.
  package var constant: Double
}

/// Constraints that cannot all hold, with the sum that proves it.
///
/// Each member `a · x REL b`, multiplied so that it reads `≥` (the multiplier is positive for `≥`,
/// negative for `≤`, either for `=`), adds to `Σ multiplier · a = 0` and
/// `Σ multiplier · constant = gap > 0`, that is to `0 ≥ gap`.
///
/// - Invariant: irreducible; leave any one member out and the rest can hold.
package struct Contradiction: Hashable, Sendable {
  /// In the caller's order.
  package var members: [Share]
  package var gap: Double
}

/// Why an expression has its value: tight constraints and preferences with
/// `expression = Σ multiplier · a` and `value = Σ multiplier · constant`.
package struct Derivation: Hashable, Sendable {
  /// Constraints in the caller's order, then preferences in theirs. Empty for a constant zero.
  package var shares: [Share]
  package var value: Double
}

/// What a level of optional constraints costs: the sum of its violations.
package struct LevelSum: Hashable, Sendable {
  package var rank: Double
  package var sum: Double

  package init(rank: Double, sum: Double) {
    self.rank = rank
    self.sum = sum
  }
}

/// How much was done, as counts that mean the same on every machine.
package struct Work: Hashable, Sendable {
  package var factorizations = 0
  package var pivots = 0
  package var entriesTouched = 0
  package var componentsSolved = 0

  package init() {}

  mutating func add(_ other: Work) {
    factorizations += other.factorizations
    pivots += other.pivots
    entriesTouched += other.entriesTouched
    componentsSolved += other.componentsSolved
  }
}

/// The tableau in the field's standard form, made on demand: each basic variable as an expression
/// in the parametric ones, and what each level's objective is made of.
package struct TableauView: Sendable {
  /// A column: an unknown of the caller's, or the slack of one of its constraints.
  package enum Column: Hashable, Sendable {
    case variable(Variable)
    case slack(RowID)
  }

  /// `basic = constant + Σ coefficient · parametric`.
  package struct Row: Sendable {
    package var basic: Column
    package var constant: Double
    package var cells: [(column: Column, coefficient: Double)]
  }

  package var rows: [Row]
  /// How many rows there are besides, which together would be longer than could be held.
  package var rowsLeftOut = 0
  /// The parametric columns with the values at which they stand.
  package var parametric: [(column: Column, value: Double)]
  package var objective: [LevelSum]
}

/// A promise that the present answer does not keep, found from the original constraints alone.
package enum Defect: Hashable, Sendable {
  /// A required constraint that counts as unbroken is missed.
  case missesRequired(RowID, by: Double)
  /// Nothing proves that a broken constraint cannot hold with the unbroken ones before it.
  case brokenWithoutProof(RowID)
  /// Nothing proves that the level's sum of violations is the least there is.
  case notOptimal(rank: Double)
  /// A value that is not a finite number.
  case notFinite(Variable)
}
