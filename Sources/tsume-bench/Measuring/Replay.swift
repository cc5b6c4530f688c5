package import Simplex

/// A workload in a solver: built at once, then led through steps.
package struct Replay {
  package let solver = Solver()
  package private(set) var outcome = Update.cancelled
  /// As it was built.
  private let workload: Workload
  /// Its constraints as they are now; those that edits opened are `wishes`.
  private var constraints: [Workload.Constraint]
  private var isActive: [Bool]
  /// The wish on each variable that was ever edited.
  private var wishes: [Int: Wish] = [:]
  /// Where values are read to.
  private var values: [Double]
  /// What a step asks for.
  private var batch = Batch()

  /// What an edit asks of a variable.
  private struct Wish {
    let row: RowID
    var priority: Int
    var value = 0.0
    var isActive = false
  }

  /// Hands all constraints to the solver at once, which solves them.
  package init(_ workload: Workload) {
    self.workload = workload
    // A copy of its own: to make one at the first edit would be timed as a step.
    constraints = workload.constraints.map { $0 }
    isActive = Array(repeating: true, count: workload.constraints.count)
    values = Array(repeating: 0, count: workload.variableNames.count)
    var batch = Batch()
    batch.rows.reserveCapacity(
      rows: workload.constraints.count, terms: workload.coefficients.count)
    for (index, constraint) in workload.constraints.enumerated() {
      batch.rows.add(workload.coefficients, workload.variables, in: constraint.terms)
      batch.rows.end(
        RowID(index), constraint.relation, constraint.constant,
        Level(priority: constraint.priority), order: Order(stage: 0, major: index, minor: 0))
    }
    outcome = solver.update(batch)
  }

  /// Takes a step as one batch, and reads every value that it changed.
  ///
  /// - Returns: The sum of the changed values, so that nobody can leave out reading them.
  @discardableResult
  package mutating func take(_ step: [Operation]) -> Double {
    batch = Batch()
    for operation in step { apply(operation) }
    outcome = solver.update(batch)
    guard case .settled(let changed) = outcome else { return 0 }
    solver.read(changed, into: &values)
    // Four sums side by side: what is timed is reading, not additions that wait for each other.
    var sums = SIMD4<Double>()
    var place = 0
    while place + 4 <= changed.count {
      sums += SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
      place += 4
    }
    for rest in place..<changed.count { sums[0] += values[rest] }
    return sums.sum()
  }

  /// As the product edits: a row comes again as it is now, or goes.
  private mutating func apply(_ operation: Operation) {
    switch operation {
    case .set(let index, let constant):
      constraints[index].constant = constant
      if isActive[index] { addRow(index) }
    case .deactivate(let index):
      isActive[index] = false
      batch.removals.append(RowID(index))
    case .activate(let index):
      isActive[index] = true
      addRow(index)
    case .prioritize(let index, let priority):
      constraints[index].priority = priority
      if isActive[index] { addRow(index) }
    case .openEdit(let variable, let priority):
      let row = wishes[variable]?.row ?? RowID(workload.constraints.count + wishes.count)
      wishes[variable] = Wish(row: row, priority: priority)
    case .suggest(let variable, let value): suggest(value, for: variable)
    case .closeEdit(let variable):
      guard let wish = wishes[variable] else { return }
      wishes[variable]?.isActive = false
      batch.removals.append(wish.row)
    }
  }

  private mutating func addRow(_ index: Int) {
    let constraint = constraints[index]
    batch.rows.add(workload.coefficients, workload.variables, in: constraint.terms)
    batch.rows.end(
      RowID(index), constraint.relation, constraint.constant,
      Level(priority: constraint.priority), order: Order(stage: 0, major: index, minor: 0))
  }

  private mutating func suggest(_ value: Double, for variable: Int) {
    guard let wish = wishes[variable] else { return }
    wishes[variable]?.value = value
    wishes[variable]?.isActive = true
    batch.rows.add(1, Variable(variable))
    batch.rows.end(
      wish.row, .equal, value, Level(priority: wish.priority),
      order: Order(stage: 1, major: wish.row.rawValue, minor: 0))
  }
}

extension Replay {
  /// Whether the solver gave an answer that breaks no required constraint.
  package var isSettled: Bool {
    guard case .settled = outcome else { return false }
    return solver.broken.isEmpty
  }

  package func forEachActiveConstraint(_ body: (LinearConstraint) -> Void) {
    for (index, constraint) in constraints.enumerated() where isActive[index] {
      let terms = constraint.terms.map {
        Term(workload.coefficients[$0], Variable(Int(workload.variables[$0])))
      }
      body(
        LinearConstraint(
          terms: terms, relation: constraint.relation, constant: constraint.constant,
          level: Level(priority: constraint.priority),
          order: Order(stage: 0, major: index, minor: 0)))
    }
    for (variable, wish) in wishes.sorted(by: { $0.key < $1.key }) where wish.isActive {
      body(
        LinearConstraint(
          terms: [Term(1, Variable(variable))], relation: .equal, constant: wish.value,
          level: Level(priority: wish.priority),
          order: Order(stage: 1, major: wish.row.rawValue, minor: 0)))
    }
  }

  /// Of all variables, in order.
  package var allValues: [Double] {
    workload.variableNames.indices.map { solver.value(of: Variable($0)) }
  }
}

extension Level {
  init(priority: Int) {
    self = priority >= Workload.requiredPriority ? .required : .optional(rank: Double(priority))
  }
}
