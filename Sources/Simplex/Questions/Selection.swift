/// Some rows of a system by themselves, as required ones; row *i* is the *i*-th of them.
extension SolverState {
  /// - Parameter areEquations: Takes each row's left side as an equation, whatever it says.
  init(
    _ rows: [Int32], of other: borrowing LinearSystem, asEquations areEquations: Bool = false
  ) {
    self.init()
    for row in rows {
      var head = other.heads[row]
      let start = system.nextStart
      system.addTerms(of: row, in: other, from: start)
      head.rank = .infinity
      head.isBroken = false
      if areEquations {
        head.relation = .equal
        head.slack = 0
      } else if head.low != head.high {
        // What is frozen is an equation no more.
        head.slack = max(head.slack, .leastNonzeroMagnitude)
      }
      _ = system.insert(head, from: start)
    }
  }

  /// Multipliers that show that the required rows contradict each other; nil if they do not.
  mutating func contradiction() -> LinearSystem.Multipliers? {
    extend()
    factorEverything()
    updateComponents()
    propagateBase()
    if let first = fixedConflicts().first { return first }
    do {
      return try solveComponents(isCancelled: Cancellation.isOfLine).first
    } catch {
      return nil
    }
  }

  /// How many independent ways there are to add all rows up to zero.
  mutating func nullity() -> Int {
    extend()
    factorEverything()
    return form.dependentCount
  }

  /// The one way in which all rows add up to zero, told from the rows alone, in the direction of
  /// `multipliers`: these add them up, too, with what rounding made of them on the way by which they
  /// came. Asked after `nullity`.
  mutating func onlySum(like multipliers: LinearSystem.Multipliers) -> LinearSystem.Multipliers {
    for row in system.equations where form.isDependent[row] {
      let sum = withEquations([(row, 1)])
      guard sum.count == multipliers.count else { break }
      let isTurned = multipliers[Int(row)].multiplier < 0
      return sum.map { (multipliers[Int($0.row)].row, isTurned ? -$0.multiplier : $0.multiplier) }
    }
    return multipliers
  }
}

extension LinearSystem {
  /// Adds the terms of another system's row, as they are scaled, to the entries begun at `start`.
  mutating func addTerms(of row: Int32, in other: borrowing LinearSystem, from start: Int) {
    var terms: [Term] = []
    for place in other.entries(of: row) {
      let variable = Variable(other.variables[other.entryColumns[place]])
      terms.append(Term(other.entryValues[place], variable))
    }
    // Columns are numbered as they come, which must not tell how they came before.
    for term in terms.sorted(by: { $0.variable < $1.variable }) { add(term, from: start) }
  }
}
