import Simplex

/// A constraint in the document's words and in the solver's.
struct LoweredConstraint: Hashable, Sendable {
  var row: RowID
  var handle: Handle
  var equation: Equation
  var linear: LinearConstraint
  /// It is not the constraint itself but its wish for the printed constant, within its slack.
  var isExactValue = false

  /// It is optional, and somebody wishes for it.
  var canBeMissed: Bool { linear.level != .required && !isExactValue && !isFitting }

  /// It is the pull that a row is measured with, which is hardly ever met.
  var isFitting: Bool {
    guard case .generated(_, let rule) = handle else { return false }
    return rule.maker == .autoresizingMask && !equation.priority.isRequired
  }
}

/// A free quantity that goes as near to `preference.target` as it can, in the document's words and
/// in the solver's.
struct LoweredPreference: Hashable, Sendable {
  var row: RowID
  var variable: Variable
  var measure: Measure
  var preference: Preference
}

extension Level {
  init(_ priority: Priority) {
    self = priority.isRequired ? .required : .optional(rank: priority.rawValue)
  }

  /// Above every optional priority, below required.
  static let exactValue = Level.optional(rank: Priority.required.rawValue)
}

extension LinearRelation {
  init(_ relation: Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
