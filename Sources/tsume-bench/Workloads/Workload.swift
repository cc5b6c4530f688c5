package import Simplex

/// A system of linear constraints with priorities, as arrays of numbers, and scripts of edits.
package struct Workload: Equatable, Sendable {
  /// `Σ coefficient · variable  REL  constant`.
  package struct Constraint: Equatable, Sendable {
    /// From 1 to 1000, which is required.
    package var priority: Int
    package var relation: LinearRelation
    package var constant: Double
    /// Its places in `coefficients` and `variables`.
    package var terms: Range<Int>
  }

  /// What a file says of itself: `sib views=10 seed=1 nonneg=0`.
  package var title = ""
  package var variableNames: [String] = []
  package var constraints: [Constraint] = []
  package var coefficients: [Double] = []
  package var variables: [Int32] = []
  package var scripts: [Script] = []

  package init() {}

  package static let requiredPriority = 1000

  package func script(named name: String) -> Script? { scripts.first { $0.name == name } }
}

extension Workload {
  /// The first word of a title; empty if there is none.
  package var family: String { title.split(separator: " ").first.map(String.init) ?? "" }

  /// How many views the title says, else how many there is room for beside the root.
  package var viewCount: Int {
    let stated = title.split(separator: " ").first { $0.hasPrefix("views=") }
    return stated.flatMap { Int($0.dropFirst("views=".count)) }
      ?? max(0, variableNames.count / 4 - 1)
  }
}

/// Steps, each of which is solved as a whole.
package struct Script: Equatable, Sendable {
  package var name: String
  package var steps: [[Operation]]

  package init(name: String, steps: [[Operation]]) {
    self.name = name
    self.steps = steps
  }
}

/// One edit of a system. Constraints and variables go by their numbers.
package enum Operation: Equatable, Sendable {
  case set(Int, constant: Double)
  case deactivate(Int)
  case activate(Int)
  case prioritize(Int, priority: Int)
  /// Opens a wish `variable = suggested value`, which begins with the first suggestion.
  case openEdit(variable: Int, priority: Int)
  case suggest(variable: Int, value: Double)
  case closeEdit(variable: Int)
}
