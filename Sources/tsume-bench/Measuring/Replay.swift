package import Simplex

/// A workload in a solver: built at once, then led through steps.
package struct Replay {
  package let solver = Solver()
  package private(set) var outcome = Update.cancelled
  /// As they are now. The workload's own come first, then the wishes that edits opened.
  private var constraints: [LinearConstraint] = []
  private var isActive: [Bool] = []
  /// The wish of each variable that was ever edited, as a place in `constraints`.
  private var wishes: [Int: Int] = [:]
  private let variableCount: Int
  private var touched: [Int] = []

  /// Makes the solver's objects and solves.
  package init(_ workload: Workload) {
    variableCount = workload.variableNames.count
    constraints.reserveCapacity(workload.constraints.count)
    for (index, constraint) in workload.constraints.enumerated() {
      let terms = constraint.terms.map {
        Term(workload.coefficients[$0], Variable(Int(workload.variables[$0])))
      }
      constraints.append(
        LinearConstraint(
          terms: terms, relation: constraint.relation, constant: constraint.constant,
          level: Level(priority: constraint.priority),
          order: Order(stage: 0, major: index, minor: 0)))
    }
    isActive = Array(repeating: true, count: constraints.count)
    outcome = solver.update(
      Batch(upserts: constraints.enumerated().map { (RowID($0.offset), $0.element) }))
  }

  /// Takes a step as one batch, and reads every value that it changed.
  ///
  /// - Returns: The sum of the changed values, so that nobody can leave out reading them.
  @discardableResult
  package mutating func take(_ step: [Operation]) -> Double {
    for operation in step { apply(operation) }
    var batch = Batch()
    for index in touched {
      if isActive[index] {
        batch.upserts.append((RowID(index), constraints[index]))
      } else {
        batch.removals.append(RowID(index))
      }
    }
    touched.removeAll(keepingCapacity: true)
    outcome = solver.update(batch)
    guard case .settled(let changed) = outcome else { return 0 }
    return changed.reduce(0) { $0 + solver.value(of: $1) }
  }

  private mutating func touch(_ index: Int) {
    if !touched.contains(index) { touched.append(index) }
  }

  private mutating func apply(_ operation: Operation) {
    switch operation {
    case .set(let index, let constant):
      constraints[index].constant = constant
      touch(index)
    case .deactivate(let index):
      isActive[index] = false
      touch(index)
    case .activate(let index):
      isActive[index] = true
      touch(index)
    case .prioritize(let index, let priority):
      constraints[index].level = Level(priority: priority)
      touch(index)
    case .openEdit(let variable, let priority): openWish(for: variable, priority)
    case .suggest(let variable, let value):
      guard let wish = wishes[variable] else { return }
      constraints[wish].constant = value
      isActive[wish] = true
      touch(wish)
    case .closeEdit(let variable):
      guard let wish = wishes[variable] else { return }
      isActive[wish] = false
      touch(wish)
    }
  }

  private mutating func openWish(for variable: Int, _ priority: Int) {
    let wish = wishes[variable] ?? constraints.count
    if wish == constraints.count {
      constraints.append(
        LinearConstraint(
          terms: [Term(1, Variable(variable))], relation: .equal, constant: 0,
          level: Level(priority: priority), order: Order(stage: 1, major: wish, minor: 0)))
      isActive.append(false)
      wishes[variable] = wish
    }
    constraints[wish].level = Level(priority: priority)
    isActive[wish] = false
    touch(wish)
  }
}

extension Replay {
  /// Whether the solver gave an answer that breaks no required constraint.
  package var isSettled: Bool {
    guard case .settled = outcome else { return false }
    return solver.broken.isEmpty
  }

  package func forEachActiveConstraint(_ body: (LinearConstraint) -> Void) {
    for (index, constraint) in constraints.enumerated() where isActive[index] { body(constraint) }
  }

  package var values: [Double] { (0..<variableCount).map { solver.value(of: Variable($0)) } }
}

extension Level {
  init(priority: Int) {
    self = priority >= Workload.requiredPriority ? .required : .optional(rank: Double(priority))
  }
}
