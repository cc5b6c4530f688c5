/// The constraints and preferences that are in, as the caller gave them.
struct RowTable {
  private(set) var constraints: [RowID: LinearConstraint] = [:]
  private(set) var preferences: [RowID: Preference] = [:]

  /// What a batch changes for the steps that follow.
  struct Extent {
    /// Something else than a constant or a target changed.
    var isStructural = false
    /// The rows whose constant or target changed, if nothing else did.
    var moved: [RowID] = []
  }

  /// Of a throw nothing is left that can be used.
  mutating func apply(
    _ batch: Batch, isCancelled: () -> Bool = { false }
  ) throws(Cancellation) -> Extent {
    var extent = Extent()
    try (batch.removals + batch.forgottenPreferences).forEach(unless: isCancelled) { row in
      if forget(row) { extent.isStructural = true }
    }
    try batch.upserts.forEach(unless: isCancelled) { row, constraint in
      insert(constraint, as: row, extent: &extent)
    }
    try batch.preferences.forEach(unless: isCancelled) { row, preference in
      insert(preference, as: row, extent: &extent)
    }
    return extent
  }

  private mutating func forget(_ row: RowID) -> Bool {
    let hadConstraint = constraints.removeValue(forKey: row) != nil
    return preferences.removeValue(forKey: row) != nil || hadConstraint
  }

  private mutating func insert(
    _ constraint: LinearConstraint, as row: RowID, extent: inout Extent
  ) {
    var comparable = constraint
    if let previous = constraints[row] {
      guard previous != constraint else { return }
      comparable.constant = previous.constant
      if comparable == previous {
        extent.moved.append(row)
      } else {
        extent.isStructural = true
      }
    } else {
      extent.isStructural = true
      preferences.removeValue(forKey: row)
    }
    constraints[row] = constraint
  }

  private mutating func insert(_ preference: Preference, as row: RowID, extent: inout Extent) {
    var comparable = preference
    if let previous = preferences[row] {
      guard previous != preference else { return }
      comparable.target = previous.target
      if comparable == previous {
        extent.moved.append(row)
      } else {
        extent.isStructural = true
      }
    } else {
      extent.isStructural = true
      constraints.removeValue(forKey: row)
    }
    preferences[row] = preference
  }
}
