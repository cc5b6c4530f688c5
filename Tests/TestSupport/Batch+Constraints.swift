package import Simplex

extension Batch {
  package init(
    upserts: [(RowID, LinearConstraint)] = [], removals: [RowID] = [],
    preferences: [(RowID, Preference)] = [], forgottenPreferences: [RowID] = []
  ) {
    self.init()
    for row in upserts { add(row) }
    self.removals = removals
    self.preferences = preferences
    self.forgottenPreferences = forgottenPreferences
  }

  /// Inserts a constraint, or replaces the one of its name.
  package mutating func add(_ row: (RowID, LinearConstraint)) {
    let (id, constraint) = row
    for term in constraint.terms { rows.add(term.coefficient, term.variable) }
    rows.end(
      id, constraint.relation, constraint.constant, constraint.level, slack: constraint.slack,
      order: constraint.order)
  }
}
