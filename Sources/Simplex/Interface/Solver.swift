/// Keeps a system of linear constraints on lexicographic levels optimal while constraints come,
/// go and change.
///
/// The answer is a function of the constraints and preferences that are in, whatever the route by
/// which they came; rounding is taken off the values that are told.
package final class Solver {
  private(set) var state: SolverState
  private var faces = FaceCache()

  /// - Parameter exactWork: Where its exact arithmetic is counted, and limited.
  package init(exactWork: ExactWork = ExactWork()) { state = SolverState(exactWork: exactWork) }

  /// What was done so far.
  package var work: Work { state.work }

  /// What was done so far to look for reasons and ranges; no part of `work`.
  var questionWork: Work {
    var work = state.questionWork
    work.componentsSolved += faces.searchCount
    return work
  }

  /// Takes all of the changes or, when cancelled, none.
  ///
  /// - Parameter isCancelled: Asked again and again; true makes the update give up.
  package func update(_ batch: Batch, isCancelled: () -> Bool = { false }) -> Update {
    faces.forgetAnswer()
    let update = state.exactWork.answering {
      state.updateKeepingReasons(batch, isCancelled: isCancelled)
    }
    if case .cancelled = update { faces.removeAll() }
    return update
  }

  /// The variable's value; 0 for one that no constraint mentions.
  package func value(of variable: Variable) -> Double {
    state.value(of: variable)
  }

  /// Puts the values of `changed`, the variables that the last update told, in an array, one after
  /// another from its beginning.
  package func read(_ changed: [Variable], into values: inout [Double]) {
    state.read(changed, into: &values)
  }

  /// The required constraints that are set aside, in order.
  package var broken: [RowID] {
    prepare()
    return state.brokenRows
  }

  /// How much hangs together: the columns of the largest component, times its rows.
  package var tangle: Int {
    prepare()
    var most = 0
    for index in 0..<state.partition.nodes.count {
      let node = state.partition.nodes[index]
      most = max(most, Int(node.columnCount) * Int(node.rowCount))
    }
    return most
  }

  /// By how much the constraint is missed, above 0 where its left side is too large; 0 also when it is
  /// held within `Tolerance`.
  package func excess(of row: RowID) -> Double {
    let row = state.system.slot(of: row)
    guard row >= 0 else { return 0 }
    return state.system.excess(of: row, at: state.shown) / state.system.heads[row].scale
  }

  /// The sum of violations of each level, from high to low.
  package var levelSums: [LevelSum] { state.levelSums }

  /// Makes good what a cancelled update left to be done.
  private func prepare() { state.prepare() }
}

// MARK: - Reasons

extension Solver {
  /// Unbroken required constraints before `brokenRow` that cannot hold together with it, and it;
  /// nil for a constraint that is not broken.
  package func contradiction(of brokenRow: RowID) -> Contradiction? {
    prepare()
    let row = state.system.slot(of: brokenRow)
    return row < 0 ? nil : state.contradiction(of: row)
  }

  /// Who kept an optional constraint from holding: constraints of its own rank or above that
  /// cannot hold together with it, the missed ones among them held where they are, and it; nil for
  /// a constraint that is not missed.
  package func blame(of missedRow: RowID) -> Contradiction? {
    prepare()
    let row = state.system.slot(of: missedRow)
    return row < 0 ? nil : state.blame(of: row)
  }

  /// Why the expression has its value.
  package func derivation(of terms: [Term]) -> Derivation {
    prepare()
    return state.derivation(of: state.system.form(of: terms), faces: &faces)
  }

  /// How the answer follows the constant of `row` between two finite constants: every break point, by
  /// the bases that are best in between.
  ///
  /// - Complexity: O(*k* · *s*) for *k* such bases, and *s* for one answer and its basis.
  package func sweep(
    of row: RowID, from low: Double, to high: Double, isCancelled: () -> Bool = { false }
  ) throws(Cancellation) -> Sweep {
    try state.sweep(of: row, over: Interval(low: low, high: high), isCancelled: isCancelled)
  }
}

// MARK: - What else could be

extension Solver {
  /// All values over the answers that are optimal on every level. An end that could not be settled,
  /// for rounding, is open.
  package func range(of terms: [Term]) -> Interval {
    range(of: terms, downTo: -.infinity)
  }

  /// All values over the answers that are optimal for the required constraints and every level of
  /// `rank` or above.
  package func range(of terms: [Term], downTo rank: Double) -> Interval {
    guard terms.allSatisfy({ isMentioned($0.variable) || $0.coefficient == 0 }) else {
      return Interval(low: -.infinity, high: .infinity)
    }
    prepare()
    return state.range(of: state.system.form(of: terms), downTo: rank, faces: &faces)
  }

  /// The variables that take several values in the optimal answers, ascending.
  ///
  /// - Complexity: O(*d*) for *d* variables that depend on what has several best points.
  package var movingVariables: [Variable] {
    prepare()
    let moving = faces.moving(in: &state)
    return state.movingVariables(moving)
  }

  /// Whether the variable has one value in all optimal answers.
  package func isUnique(_ variable: Variable) -> Bool {
    guard isMentioned(variable) else { return false }
    prepare()
    let moving = faces.moving(in: &state)
    return state.movement(of: state.system.column(of: variable), moving) == 0
  }

  /// Whether an expression has one value in all optimal answers.
  package func isUnique(_ terms: [Term]) -> Bool {
    guard terms.allSatisfy({ isMentioned($0.variable) || $0.coefficient == 0 }) else {
      return false
    }
    prepare()
    let moving = faces.moving(in: &state)
    return state.isUnique(state.system.form(of: terms), moving)
  }

  private func isMentioned(_ variable: Variable) -> Bool { state.system.isMentioned(variable) }
}

// MARK: - Looking inside

extension Solver {
  /// The tableau, or of it what `variables` have to do with.
  package func tableau(mentioning variables: [Variable]?) -> TableauView {
    prepare()
    return state.tableau(mentioning: variables)
  }

  /// Every promise that the present answer does not keep; empty when all is well.
  package func verify() -> [Defect] {
    prepare()
    return state.defects()
  }
}
