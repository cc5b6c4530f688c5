package import Simplex

/// A small system with everything that makes systems hard: ties, redundant and contradictory
/// required rows, several levels, inequalities, play.
package struct RandomSystem: Sendable {
  package enum Numbers: Sendable {
    /// Small ones that are exact, and of which few products are too long for the reference.
    case harmless
    /// Coefficients far apart, and constants that differ by next to nothing.
    case uneven
  }

  private let numbers: Numbers
  package var constraints: [RowID: LinearConstraint] = [:]
  package var preferences: [RowID: Preference] = [:]
  package var variables: [Variable]

  package init(
    numbers: Numbers = .harmless, variables variableCount: ClosedRange<Int> = 1...6,
    constraints constraintCount: ClosedRange<Int> = 1...14, using random: inout SeededGenerator
  ) {
    self.numbers = numbers
    variables = (0..<random.int(in: variableCount)).map { Variable($0) }
    for index in 0..<random.int(in: constraintCount) {
      constraints[RowID(index)] = constraint(order: index, using: &random)
    }
    if random.once(in: 2) { repeatRow(using: &random) }
    for index in 0..<random.int(in: 0...variables.count) {
      preferences[RowID(100 + index)] = Preference(
        terms: terms(atMost: 2, using: &random), target: constant(using: &random),
        order: Order(stage: 0, major: index, minor: 0))
    }
  }

  /// A constraint that fits in.
  package func constraint(order: Int, using random: inout SeededGenerator) -> LinearConstraint {
    let relations: [LinearRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return LinearConstraint(
      terms: terms(atMost: 3, using: &random), relation: random.element(of: relations),
      constant: constant(using: &random),
      level: level(using: &random),
      slack: random.once(in: 8) ? Double(random.int(in: 1...4)) : 0,
      order: Order(stage: 0, major: order, minor: 0))
  }

  private func level(using random: inout SeededGenerator) -> Level {
    let ranks: [Double] = [750, 250.5, 250, 50]
    return random.int(in: 0...9) < 4 ? .required : .optional(rank: random.element(of: ranks))
  }

  private func terms(atMost limit: Int, using random: inout SeededGenerator) -> [Term] {
    let chosen = variables.shuffled(using: &random)
      .prefix(random.int(in: 1...min(limit, variables.count)))
    let coefficients =
      switch numbers {
      case .harmless: [1, 1, 1, -1, -1, 2, -2, 0.5, 3]
      case .uneven: [1, 1, 1, -1, -1, 10, -50, 0.01, 2048]
      }
    return chosen.map { Term(random.element(of: coefficients), $0) }
  }

  private func constant(using random: inout SeededGenerator) -> Double {
    let small = Double(random.int(in: -20...20))
    switch numbers {
    case .harmless: return small
    case .uneven: return random.element(of: [0, 1e5, -1e5]) + small / 10_000
    }
  }

  /// Says something again, perhaps twice as large, perhaps somewhere else.
  private mutating func repeatRow(using random: inout SeededGenerator) {
    let original = random.int(in: 0...constraints.count - 1)
    guard var copy = constraints[RowID(original)] else { return }
    let factor = random.element(of: [1.0, 2.0, -1.0])
    if factor == -1, let opposite = LinearRelation(rawValue: -copy.relation.rawValue) {
      copy.relation = opposite
    }
    for index in copy.terms.indices { copy.terms[index].coefficient *= factor }
    copy.constant *= factor
    if random.once(in: 2) { copy.constant += 1 }
    copy.order = Order(stage: 0, major: constraints.count, minor: 0)
    constraints[RowID(constraints.count)] = copy
  }
}
