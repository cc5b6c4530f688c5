/// Keeps a system of linear constraints on lexicographic levels optimal while constraints come,
/// go and change.
///
/// The answer is a function of the constraints and preferences that are in, whatever the route by
/// which they came.
package final class Solver {
  package private(set) var work = Work()

  package init() {}

  /// Takes all of the changes or, when cancelled, none.
  package func update(_ batch: Batch, isCancelled: () -> Bool = { false }) -> Update {
    isCancelled() ? .cancelled : .settled(changed: [])
  }

  /// The variable's value; 0 for one that no constraint mentions.
  package func value(of variable: Variable) -> Double { 0 }

  package func value(of terms: [Term]) -> Double { 0 }

  /// The required constraints that are set aside, in order.
  package var broken: [RowID] { [] }

  /// By how much the constraint is missed, at least 0; 0 also when it is held within `Tolerance`.
  package func violation(of row: RowID) -> Double { 0 }

  /// The optional constraints that are missed, in order.
  package var missed: [RowID] { [] }

  /// Unbroken required constraints before `brokenRow` that cannot hold together with it, and it;
  /// nil for a constraint that is not broken.
  package func contradiction(of brokenRow: RowID) -> Contradiction? { nil }

  /// Who kept an optional constraint from holding: constraints of its own rank or above that
  /// cannot hold together with it, the missed ones among them held where they are, and it; nil for
  /// a constraint that is not missed.
  package func blame(of missedRow: RowID) -> Contradiction? { nil }

  /// All values over the answers that are optimal on every level.
  package func range(of terms: [Term]) -> Interval { Interval(low: 0, high: 0) }

  /// All values over the answers that are optimal for the required constraints and every level of
  /// `rank` or above.
  package func range(of terms: [Term], downTo rank: Double) -> Interval {
    Interval(low: 0, high: 0)
  }

  package var isUniqueEverywhere: Bool { true }

  /// Whether the variable has one value in all optimal answers.
  package func isUnique(_ variable: Variable) -> Bool { true }

  /// Why the expression has its value.
  package func derivation(of terms: [Term]) -> Derivation { Derivation(shares: [], value: 0) }

  /// How the answer follows the constant of `row`.
  package func sensitivity(to row: RowID) -> Sensitivity {
    Sensitivity(rates: [], constants: Interval(low: -.infinity, high: .infinity))
  }

  /// The sum of violations of each level, from high to low.
  package var levelSums: [LevelSum] { [] }

  /// The tableau, or of it what `variables` have to do with.
  package func tableau(mentioning variables: [Variable]?) -> TableauView {
    TableauView(rows: [], parametric: [], objective: [])
  }

  /// Every promise that the present answer does not keep; empty when all is well.
  package func verify() -> [Defect] { [] }
}
