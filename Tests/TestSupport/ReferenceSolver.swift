package import Simplex

/// Answers small systems by the plainest method that is certainly right, in exact fractions.
///
/// Every constraint becomes `a · x − over + under = b` with `over` and `under` not negative, and
/// every unknown a difference of two numbers that are not negative. All questions are then the
/// same one, asked in turn: make a sum of columns as small as it can be, and keep it so.
package struct ReferenceSolver {
  private var tableau: ExactTableau
  private let variables: [Variable]
  private let constraints: [RowID: LinearConstraint]
  /// The columns that measure by how much a row is violated.
  private var violationColumns: [RowID: [Int]] = [:]
  private let preferenceOrder: [RowID]
  /// The required constraints that cannot hold together with the unbroken ones before them.
  package private(set) var broken: [RowID] = []
  /// The answers that are left after the required rows, and after each level.
  private var faces: [(rank: Double, tableau: ExactTableau)] = []
  package private(set) var levelSums: [LevelSum] = []

  package init(
    constraints: [RowID: LinearConstraint], preferences: [RowID: Preference] = [:]
  ) {
    self.constraints = constraints
    variables = Set(
      constraints.values.flatMap { $0.terms.map(\.variable) }
        + preferences.values.flatMap { $0.terms.map(\.variable) }
    ).sorted()
    tableau = ExactTableau(columnCount: 2 * variables.count)
    preferenceOrder = preferences.sorted { $0.value.order < $1.value.order }.map(\.key)
    for (id, constraint) in constraints.sorted(by: { $0.value.order < $1.value.order }) {
      insert(constraint, as: id)
    }
    for id in preferenceOrder {
      guard let preference = preferences[id] else { continue }
      let columns = addRow(preference.terms, constant: Fraction(exactly: preference.target))
      violationColumns[id] = [columns.over, columns.under]
    }
    solve()
  }

  /// The value of a variable in the one answer that all rules together leave.
  package func value(of variable: Variable) -> Double {
    guard let index = variables.firstIndex(of: variable) else { return 0 }
    return (tableau.value(of: 2 * index) - tableau.value(of: 2 * index + 1)).double
  }

  /// The values of an expression over all answers that are optimal down to a rank.
  package func range(of terms: [Term], downTo rank: Double = -.infinity) -> Interval {
    let face = faces.last { $0.rank >= rank }
    guard var lowest = face?.tableau, var highest = face?.tableau else {
      return Interval(low: 0, high: 0)
    }
    let objective = columns(of: terms)
    let low = lowest.minimize(objective.map { ($0.column, $0.coefficient) })
    let high = highest.minimize(objective.map { ($0.column, -$0.coefficient) })
    return Interval(
      low: low?.double ?? -.infinity, high: high.map { (-$0).double } ?? .infinity)
  }

  private mutating func solve() {
    let inOrder = constraints.sorted { $0.value.order < $1.value.order }
    for (id, constraint) in inOrder where constraint.level == .required {
      var trial = tableau
      if trial.minimizeAndKeep(violationColumns[id] ?? []) == .zero {
        tableau = trial
      } else {
        broken.append(id)
      }
    }
    faces = [(.infinity, tableau)]
    for rank in ranks {
      let columns = inOrder.filter { $0.value.level == .optional(rank: rank) }
        .flatMap { violationColumns[$0.key] ?? [] }
      let sum = tableau.minimizeAndKeep(columns)
      levelSums.append(LevelSum(rank: rank, sum: sum.double))
      faces.append((rank, tableau))
    }
    for (id, constraint) in inOrder where constraint.level != .required {
      _ = tableau.minimizeAndKeep(violationColumns[id] ?? [])
    }
    for id in preferenceOrder { _ = tableau.minimizeAndKeep(violationColumns[id] ?? []) }
    for index in variables.indices { _ = tableau.minimizeAndKeep([2 * index, 2 * index + 1]) }
  }

  private var ranks: [Double] {
    var ranks: Set<Double> = []
    for constraint in constraints.values {
      if case .optional(let rank) = constraint.level { ranks.insert(rank) }
    }
    return ranks.sorted(by: >)
  }

  private mutating func insert(_ constraint: LinearConstraint, as id: RowID) {
    let constant = Fraction(exactly: constraint.constant)
    let slack = Fraction(exactly: constraint.slack)
    var columns: [Int] = []
    if constraint.relation != .greaterThanOrEqual {
      columns.append(addRow(constraint.terms, constant: constant + slack).over)
    }
    if constraint.relation != .lessThanOrEqual {
      columns.append(addRow(constraint.terms, constant: constant - slack).under)
    }
    violationColumns[id] = columns
  }

  private mutating func addRow(
    _ terms: [Term], constant: Fraction
  ) -> (over: Int, under: Int) {
    tableau.addRow(columns(of: terms), constant: constant)
  }

  private func columns(of terms: [Term]) -> [(column: Int, coefficient: Fraction)] {
    terms.flatMap { term -> [(column: Int, coefficient: Fraction)] in
      guard let index = variables.firstIndex(of: term.variable) else { return [] }
      let coefficient = Fraction(exactly: term.coefficient)
      return [(2 * index, coefficient), (2 * index + 1, -coefficient)]
    }
  }
}
