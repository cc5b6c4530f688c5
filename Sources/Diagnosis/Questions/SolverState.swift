package import AutoLayout

/// What the solver holds, in the document's names and the field's standard form.
package struct SolverState: Hashable, Sendable {
  package enum Column: Hashable, Sendable {
    /// A number of an item's rectangle; places in the window.
    case part(Item, Part)
    /// What an inequality has to spare.
    case slack(Handle)
  }

  /// `coefficient · column`.
  package struct Cell: Hashable, Sendable {
    package var column: Column
    package var coefficient: Double
  }

  /// `basic = constant + Σ coefficient · parametric`.
  package struct Row: Hashable, Sendable {
    package var basic: Column
    package var constant: Double
    package var cells: [Cell]
  }

  /// A parametric variable and where it stands.
  package struct Parametric: Hashable, Sendable {
    package var column: Column
    package var value: Double
  }

  package var rows: [Row]
  package var parametric: [Parametric]
  /// What each optional priority costs, the highest first.
  package var objective: [Ranking.Level]
  package var work: [Work]

  /// What the last layout took, counted.
  package struct Work: Hashable, Sendable {
    package var kind: Kind
    package var count: Int

    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case factorizations
      case pivots
      case entriesTouched
      case componentsSolved
    }
  }
}
