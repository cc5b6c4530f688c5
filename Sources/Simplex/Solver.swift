/// Keeps a system of linear constraints on lexicographic levels optimal while constraints come,
/// go and change.
///
/// The answer is a function of the constraints and preferences that are in, whatever the route by
/// which they came.
package final class Solver {
  private var table = RowTable()
  private var settlement = Settlement()
  private var faces = FaceCache()

  package init() {}

  /// What was done so far.
  package var work: Work { settlement.work }

  /// Takes all of the changes or, when cancelled, none.
  ///
  /// - Parameter isCancelled: Asked again and again; true makes the update give up.
  package func update(_ batch: Batch, isCancelled: () -> Bool = { false }) -> Update {
    do {
      var table = table
      let extent = try table.apply(batch, isCancelled: isCancelled)
      guard extent.isStructural || !extent.moved.isEmpty else { return .settled(changed: []) }
      let next = try settle(table, extent, isCancelled: isCancelled)
      let changed = next.changes(since: settlement)
      self.table = table
      settlement = next
      faces = FaceCache()
      return next.isSettled
        ? .settled(changed: changed) : .unsettled(residual: next.residual)
    } catch {
      return .cancelled
    }
  }

  /// Settles with what is known; where rounding shows, once more from scratch.
  private func settle(
    _ table: RowTable, _ extent: RowTable.Extent, isCancelled: () -> Bool
  ) throws(Settlement.Failure) -> Settlement {
    let next = try Settlement(
      table, extent: extent, previous: settlement, isCancelled: isCancelled)
    if next.isSettled { return next }
    let everything = RowTable.Extent(isStructural: true)
    return try Settlement(
      table, extent: everything, previous: Settlement(work: next.work), isCancelled: isCancelled)
  }

  /// The variable's value; 0 for one that no constraint mentions.
  package func value(of variable: Variable) -> Double {
    guard let column = settlement.system.columns[variable] else { return 0 }
    return settlement.values[Int(column)]
  }

  package func value(of terms: [Term]) -> Double {
    settlement.system.form(of: terms).value(at: settlement.values)
  }

  /// The required constraints that are set aside, in order.
  package var broken: [RowID] {
    settlement.broken.keys.sorted().map { settlement.system.rows[$0].id }
  }

  /// By how much the constraint is missed, at least 0; 0 also when it is held within `Tolerance`.
  package func violation(of row: RowID) -> Double {
    guard let index = settlement.system.rowIndices[row] else { return 0 }
    return settlement.system.violation(of: index, at: settlement.values)
  }

  /// The optional constraints that are missed, in order.
  package var missed: [RowID] {
    let system = settlement.system
    return (system.requiredCount..<system.rows.count)
      .filter { system.excess(of: $0, at: settlement.values) != 0 }
      .sorted { system.rows[$0].order < system.rows[$1].order }
      .map { system.rows[$0].id }
  }

  /// The sum of violations of each level, from high to low.
  package var levelSums: [LevelSum] { settlement.levelSums }
}

// MARK: - Reasons

extension Solver {
  /// Unbroken required constraints before `brokenRow` that cannot hold together with it, and it;
  /// nil for a constraint that is not broken.
  package func contradiction(of brokenRow: RowID) -> Contradiction? {
    guard let index = settlement.system.rowIndices[brokenRow] else { return nil }
    return settlement.contradiction(of: index)
  }

  /// Who kept an optional constraint from holding: constraints of its own rank or above that
  /// cannot hold together with it, the missed ones among them held where they are, and it; nil for
  /// a constraint that is not missed.
  package func blame(of missedRow: RowID) -> Contradiction? {
    guard let index = settlement.system.rowIndices[missedRow] else { return nil }
    return settlement.blame(of: index)
  }

  /// Why the expression has its value.
  package func derivation(of terms: [Term]) -> Derivation {
    settlement.derivation(of: settlement.system.form(of: terms), faces: &faces)
  }

  /// How the answer follows the constant of `row`.
  package func sensitivity(to row: RowID) -> Sensitivity {
    settlement.sensitivity(to: row)
  }
}

// MARK: - What else could be

extension Solver {
  /// All values over the answers that are optimal on every level.
  package func range(of terms: [Term]) -> Interval {
    range(of: terms, downTo: -.infinity)
  }

  /// All values over the answers that are optimal for the required constraints and every level of
  /// `rank` or above.
  package func range(of terms: [Term], downTo rank: Double) -> Interval {
    guard terms.allSatisfy({ isMentioned($0.variable) || $0.coefficient == 0 }) else {
      return Interval(low: -.infinity, high: .infinity)
    }
    return settlement.range(of: settlement.system.form(of: terms), downTo: rank, faces: &faces)
  }

  /// Whether every variable that is mentioned has one value in all optimal answers.
  package var isUniqueEverywhere: Bool { settlement.movement.allSatisfy { $0 == 0 } }

  /// Whether the variable has one value in all optimal answers.
  package func isUnique(_ variable: Variable) -> Bool {
    guard let column = settlement.system.columns[variable] else { return false }
    return settlement.movement[Int(column)] == 0
  }

  /// Whether an expression has one value in all optimal answers.
  package func isUnique(_ terms: [Term]) -> Bool {
    guard terms.allSatisfy({ isMentioned($0.variable) || $0.coefficient == 0 }) else {
      return false
    }
    return settlement.isUnique(settlement.system.form(of: terms))
  }

  private func isMentioned(_ variable: Variable) -> Bool {
    settlement.system.columns[variable] != nil
  }
}

// MARK: - Looking inside

extension Solver {
  /// The tableau, or of it what `variables` have to do with.
  package func tableau(mentioning variables: [Variable]?) -> TableauView {
    settlement.tableau(mentioning: variables)
  }

  /// Every promise that the present answer does not keep; empty when all is well.
  package func verify() -> [Defect] { settlement.defects() }
}
