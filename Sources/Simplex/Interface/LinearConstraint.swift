/// An unknown of the problem, such as a view's left edge. The caller chooses the numbers; they
/// need not be dense, and no answer depends on them.
package struct Variable: Hashable, Comparable, Sendable {
  package let rawValue: Int
  package init(_ rawValue: Int) { self.rawValue = rawValue }
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The caller's name for one constraint or preference. No answer depends on its number.
package struct RowID: Hashable, Comparable, Sendable {
  package let rawValue: Int
  package init(_ rawValue: Int) { self.rawValue = rawValue }
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// `coefficient · variable`.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How a constraint's left side stands to its constant.
package enum LinearRelation: Int, BitwiseCopyable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// How strongly a constraint holds: required, or on one of the optional levels, of which any
/// higher rank is settled before any lower one.
package enum Level: Hashable, Comparable, Sendable {
  case optional(rank: Double)
  case required
}

/// A place in the order that the caller gives its constraints: compared by `stage`, then `major`,
/// then `minor`.
///
/// Among required constraints the earlier one is believed when two cannot both hold. Among
/// optional ones that tie, and among preferences, the earlier one is met first.
package struct Order: BitwiseCopyable, Hashable, Comparable, Sendable {
  package var stage: Int
  package var major: Int
  package var minor: Int

  package init(stage: Int, major: Int, minor: Int) {
    self.stage = stage
    self.major = major
    self.minor = minor
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.stage, lhs.major, lhs.minor) < (rhs.stage, rhs.major, rhs.minor)
  }
}

/// `Σ coefficient · variable  REL  constant`, on one level.
package struct LinearConstraint: Hashable, Sendable {
  /// Each variable at most once, no coefficient zero. Empty is legal: `0 REL constant`.
  package var terms: [Term]
  package var relation: LinearRelation
  package var constant: Double
  package var level: Level
  /// By how much the relation may be missed without being violated, at least 0. Serves constants
  /// that are known only to so many printed digits.
  package var slack: Double
  /// Unique among the constraints of one solver.
  package var order: Order

  package init(
    terms: [Term], relation: LinearRelation, constant: Double, level: Level, slack: Double = 0,
    order: Order
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.level = level
    self.slack = slack
    self.order = order
  }
}

/// What settles the values that no constraint settles: `Σ coefficient · variable` goes as near to
/// `target` as it can, preferences being met one after another in their order, after all levels
/// and after the tied optional constraints.
package struct Preference: Hashable, Sendable {
  package var terms: [Term]
  package var target: Double
  /// Unique among the preferences of one solver.
  package var order: Order

  package init(terms: [Term], target: Double, order: Order) {
    self.terms = terms
    self.target = target
    self.order = order
  }
}
