/// Changes that are taken together: all of them or none.
///
/// Taken in the order of the properties; identifiers that are not there are passed over.
package struct Batch: Sendable {
  package var removals: [RowID] = []
  package var forgottenPreferences: [RowID] = []
  /// Constraints to insert, or to replace where the identifier is in use. They are active then.
  package var rows = ConstraintRows()
  /// Preferences to insert, or to replace where the identifier is in use.
  package var preferences: [(RowID, Preference)] = []
  /// Constants of constraints: a sweep moves one along.
  var constants: [(RowID, Double)] = []

  package init() {}

  /// Whether rows go or come.
  var isRestructuring: Bool {
    insertionCount > 0 || !removals.isEmpty || !forgottenPreferences.isEmpty
  }

  /// How many rows it inserts or replaces.
  var insertionCount: Int { rows.heads.count + preferences.count }
}

/// Constraints with their terms in one array.
package struct ConstraintRows: Sendable {
  private(set) var heads: [LinearSystem.Head] = []
  private(set) var terms: [Term] = []
  /// Where the terms of each end in the array; they begin where those of the constraint before end.
  private(set) var ends: [Int] = []

  package init() {}

  package mutating func reserveCapacity(rows: Int, terms termCount: Int) {
    heads.reserveCapacity(rows)
    ends.reserveCapacity(rows)
    terms.reserveCapacity(termCount)
  }

  /// Adds `coefficient · variable` to the constraint that `end` will complete.
  package mutating func add(_ coefficient: Double, _ variable: Variable) {
    terms.append(Term(coefficient, variable))
  }

  /// Adds a range of `coefficients · variables` to the constraint that `end` will complete.
  package mutating func add(
    _ coefficients: [Double], _ variables: [Int32], in range: Range<Int>
  ) {
    for place in range {
      terms.append(Term(coefficients[place], Variable(Int(variables[place]))))
    }
  }

  /// Completes a constraint of the terms added since the last one.
  package mutating func end(
    _ id: RowID, _ relation: LinearRelation, _ constant: Double, _ level: Level,
    slack: Double = 0, order: Order
  ) {
    heads.append(
      LinearSystem.Head(
        id: id.rawValue, order: order, constant: constant, slack: slack, relation: relation,
        rank: level.rank))
    ends.append(terms.count)
  }
}

/// What came of a batch.
package enum Update: Hashable, Sendable {
  /// The batch is in. `changed` holds the variables whose value changed, ascending.
  case settled(changed: [Variable])
  /// The batch is in, but rounding got the better of the solver: the values shown miss a
  /// constraint that should hold by `residual`. What it changed is told by the next settled update.
  case unsettled(residual: Double)
  /// The batch was refused; the solver is bit for bit as before.
  case cancelled
}
