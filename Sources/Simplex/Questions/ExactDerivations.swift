/// Sums that explain a value, looked for exactly where rounding got the better of them.
extension SolverState {
  /// The equations and other candidates that add up to a form. Nil where they are too many, or do not
  /// add up to it.
  ///
  /// What rounding kept out of the form's components comes last.
  mutating func exactSum(for form: SparseRow, faces: inout FaceCache) -> [Summand]? {
    guard let around = surroundings(of: form) else { return nil }
    let components = Set(around.columns.map { partition.componentOfColumn[$0] }.filter { $0 >= 0 })
    let equations = around.rows.filter { system.kind(of: $0) == .equation }
    let others = around.rows.filter { system.kind(of: $0) == .other }
    let all =
      equations.map { Candidate(equation: $0, in: system) }
      + candidates(for: form, components.sorted(), faces: &faces) + candidates(among: others)
    guard let target = exactly(form) else { return nil }
    var span = ExactSpan(target: target)
    for (index, candidate) in all.enumerated() where !span.reachesTarget {
      guard let form = exactly(candidate.form), span.add(form, as: index) else { return nil }
    }
    guard span.reachesTarget else { return nil }
    return span.combination.sorted { $0.key < $1.key }.map { index, multiplier in
      Summand(all[index], times: multiplier.double)
    }
  }

  /// A form by variable, not by column, so that what it costs does not tell how columns came about; nil
  /// where it is not finite.
  private func exactly(_ form: SparseRow) -> ExactSpan.Sum? {
    var sum: ExactSpan.Sum = [:]
    for entry in form.entries {
      guard entry.coefficient.isFinite else { return nil }
      sum[system.variables[entry.column]] = Rational(readFrom: entry.coefficient)
    }
    return sum
  }

  /// The rows that have to do with a form, in their order, and their columns; nil where they are too
  /// many.
  private func surroundings(of form: SparseRow) -> (rows: [Int32], columns: [Int32])? {
    var columns = form.entries.map(\.column)
    var seen = Set(columns)
    var rows: Set<Int32> = []
    var next = 0
    while next < columns.count {
      for place in system.mentions.places(of: columns[next]) {
        let row = system.mentions[place]
        guard system.kind(of: row) != .none, rows.insert(row).inserted else { continue }
        for entry in system.entries(of: row) where seen.insert(system.entryColumns[entry]).inserted
        {
          columns.append(system.entryColumns[entry])
        }
      }
      guard rows.count <= Component.rowLimit, columns.count <= Component.columnLimit else {
        return nil
      }
      next += 1
    }
    return (rows.sorted { system.precedes($0, $1) }, columns)
  }
}

/// Forms of which each is not a sum of those before, and a target as a sum of them, exactly.
private struct ExactSpan {
  /// Of variables or candidates, by number.
  typealias Sum = [Int: Rational]

  private struct Member {
    var pivot: Int
    var form: Sum
    /// What the form is made of, by candidate.
    var combination: Sum
  }

  private var members: [Member] = []
  private var rest: Sum
  private(set) var combination: Sum = [:]
  private var budget = ExactBudget(rest: ExactPart.workLimit)

  init(target: Sum) { rest = target }

  var reachesTarget: Bool { rest.isEmpty }

  /// - Returns: False where that takes too long.
  mutating func add(_ form: Sum, as candidate: Int) -> Bool {
    var form = form
    var made: Sum = [candidate: .one]
    for member in members {
      guard let factor = form[member.pivot] else { continue }
      guard Self.subtract(member.form, times: factor, from: &form, &budget),
        Self.subtract(member.combination, times: factor, from: &made, &budget)
      else { return false }
    }
    guard let pivot = form.keys.min(), let unit = form[pivot] else { return true }
    let member = Member(
      pivot: pivot, form: form.mapValues { $0 / unit }, combination: made.mapValues { $0 / unit })
    members.append(member)
    guard let factor = rest[pivot] else { return true }
    return Self.subtract(member.form, times: factor, from: &rest, &budget)
      && Self.subtract(member.combination, times: -factor, from: &combination, &budget)
  }

  /// - Returns: False where that takes too long.
  private static func subtract(
    _ other: Sum, times factor: Rational, from sum: inout Sum, _ budget: inout ExactBudget
  ) -> Bool {
    for (place, number) in other {
      let difference = (sum[place] ?? .zero) - factor * number
      sum[place] = difference.isZero ? nil : difference
      guard budget.pays(difference.length) else { return false }
    }
    return true
  }
}
