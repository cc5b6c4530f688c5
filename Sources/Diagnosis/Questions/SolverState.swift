package import AutoLayout

/// What the solver holds, in the document's names and the field's standard form.
package struct SolverState: Hashable, Sendable {
  package var rows: [Tableau.Row]
  /// How many rows there are besides, which together would be longer than could be held.
  package var rowsLeftOut: Int
  /// The columns that are not basic, and where they stand.
  package var parametric: [Tableau.Parametric]
  /// What each priority that has constraints costs, the highest first.
  package var objective: [Ranking.Level]
  package var work: SolverWork
  package var layoutWork: LayoutWork
  /// Whether the answer was proved from the constraints as they stand; `nil` where there are too many to
  /// prove it at once.
  package var isProved: Bool?
}

extension Examination {
  /// Of so many constraints an answer is proved at once: the proof solves each component anew.
  private static let mostProved = 300

  /// The solver's state, or of it what `view` and the guides in it have to do with.
  package func solverState(of view: ViewID?) throws(LayoutFailure) -> SolverState {
    let tableau = try engine.tableau(of: view.map { [$0] }, in: document)
    return SolverState(
      rows: tableau.rows, rowsLeftOut: tableau.rowsLeftOut, parametric: tableau.parametric,
      objective: tableau.objective.map { Ranking.Level(priority: $0.priority, sum: $0.sum) },
      work: engine.work, layoutWork: engine.layoutWork,
      isProved: document.constraints.count <= Self.mostProved ? engine.keepsItsPromises : nil)
  }
}
