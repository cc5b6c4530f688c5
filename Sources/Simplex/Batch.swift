/// Changes that are taken together: all of them or none.
///
/// Removals are taken first, then insertions; identifiers that are not there are passed over.
package struct Batch: Sendable {
  /// Constraints to insert, or to replace where the identifier is in use.
  package var upserts: [(RowID, LinearConstraint)]
  package var removals: [RowID]
  /// Preferences to insert, or to replace where the identifier is in use.
  package var preferences: [(RowID, Preference)]
  package var forgottenPreferences: [RowID]

  package init(
    upserts: [(RowID, LinearConstraint)] = [], removals: [RowID] = [],
    preferences: [(RowID, Preference)] = [], forgottenPreferences: [RowID] = []
  ) {
    self.upserts = upserts
    self.removals = removals
    self.preferences = preferences
    self.forgottenPreferences = forgottenPreferences
  }
}

/// What came of a batch.
package enum Update: Hashable, Sendable {
  /// The batch is in. `changed` holds the variables whose value is another one now, ascending.
  case settled(changed: [Variable])
  /// The batch is in, but rounding got the better of the solver: the values shown miss a
  /// constraint that should hold by `residual`.
  case unsettled(residual: Double)
  /// The batch was refused; the solver is bit for bit as before.
  case cancelled
}
