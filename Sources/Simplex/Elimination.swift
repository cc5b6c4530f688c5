/// The required equations in solved form: some columns (the *basic* ones) as expressions in the
/// others (the *parametric* ones), kept as factors and not as substituted rows.
///
/// Equation after equation is used up: one of its columns becomes its pivot and is subtracted from
/// the equations that are left. What is kept is each pivot row as it then stood, and each
/// subtraction, so that other constants run through the same steps.
///
/// - Invariant: the columns of a pivot row are parametric or pivots of later rows.
struct Elimination {
  /// `coefficient · column + Σ others = constant of row`.
  struct Pivot {
    var row: Int32
    var column: Int32
    var coefficient: Double
    var others: SparseRow
  }

  /// `target -= multiplier · source`.
  struct Operation {
    var target: Int32
    var source: Int32
    var multiplier: Double
  }

  /// Equations by their index in the system.
  let equations: [Int]
  private(set) var pivots: [Pivot] = []
  private(set) var operations: [Operation] = []
  /// Equations that came out as `0 = constant`, as positions in `equations`.
  private(set) var dependent: [Int32] = []
  /// The place in `pivots` of a basic column, -1 for a parametric one.
  private(set) var pivotIndices: [Int32]
  /// The expressions of basic columns, where they are short.
  private(set) var shortForms: [SparseRow?] = []

  /// What a pivot row may at most be expanded to ahead of need.
  private static let shortLength = 4

  /// Eliminates the equations of `system` that are not in `excluded`.
  ///
  /// - Returns: Nil when cancelled.
  init?(_ system: LinearSystem, excluding excluded: Set<Int>, isCancelled: () -> Bool) {
    var equations: [Int] = []
    var interest = [Int32](repeating: 0, count: system.variables.count)
    for (index, row) in system.rows.enumerated() where !excluded.contains(index) {
      if row.isEquation {
        equations.append(index)
      } else {
        for entry in row.form.entries { interest[Int(entry.column)] += 1 }
      }
    }
    self.equations = equations
    pivotIndices = Array(repeating: -1, count: system.variables.count)
    var matrix = ActiveMatrix(equations.map { system.rows[$0].form }, interest: interest)
    var count = 0
    while let (row, column) = matrix.nextPivot() {
      count += 1
      if count % 256 == 0, isCancelled() { return nil }
      use(row: row, column: column, in: &matrix)
    }
    dependent = matrix.emptyRows
    makeShortForms()
  }

  private mutating func use(row: Int32, column: Int32, in matrix: inout ActiveMatrix) {
    let coefficient = matrix.coefficient(row: row, column: column)
    matrix.eliminate(row: row, column: column) { target, multiplier in
      operations.append(Operation(target: target, source: row, multiplier: multiplier))
    }
    var others = matrix.takeRow(row)
    others.remove(column)
    pivotIndices[Int(column)] = Int32(pivots.count)
    pivots.append(Pivot(row: row, column: column, coefficient: coefficient, others: others))
  }

  /// Expands pivot rows from the last to the first as long as the result stays short.
  private mutating func makeShortForms() {
    shortForms = Array(repeating: nil, count: pivots.count)
    for index in pivots.indices.reversed() {
      shortForms[index] = shortForm(of: pivots[index])
    }
  }

  private func shortForm(of pivot: Pivot) -> SparseRow? {
    guard pivot.others.count <= Self.shortLength else { return nil }
    var form = SparseRow()
    for entry in pivot.others.entries {
      let factor = -entry.coefficient / pivot.coefficient
      let index = pivotIndices[Int(entry.column)]
      if index < 0 {
        let single = SparseRow(sorted: [Entry(entry.column, 1)])
        form.add(single, times: factor, except: -1, came: { _ in }, went: { _ in })
      } else {
        guard let part = shortForms[Int(index)] else { return nil }
        form.add(part, times: factor, except: -1, came: { _ in }, went: { _ in })
      }
      guard form.count <= Self.shortLength else { return nil }
    }
    return form
  }

  func isParametric(_ column: Int32) -> Bool { pivotIndices[Int(column)] < 0 }
}

// MARK: - Running numbers through the factors

extension Elimination {
  /// The constants of the equations after all subtractions, each with the size of what went into
  /// it.
  func reducedConstants(of system: LinearSystem) -> (constants: [Double], magnitudes: [Double]) {
    var constants = equations.map { system.rows[$0].low }
    var magnitudes = constants.map(abs)
    for operation in operations {
      let (target, source) = (Int(operation.target), Int(operation.source))
      constants[target] -= operation.multiplier * constants[source]
      magnitudes[target] = max(
        magnitudes[target], abs(operation.multiplier) * magnitudes[source])
    }
    return (constants, magnitudes)
  }

  /// Fills in the basic columns from the parametric ones: `column = (constant − Σ others) /
  /// coefficient`, from the last pivot to the first.
  func substitute(constants: [Double], into values: inout [Double]) {
    for pivot in pivots.reversed() {
      var sum = constants[Int(pivot.row)]
      for entry in pivot.others.entries { sum -= entry.coefficient * values[Int(entry.column)] }
      values[Int(pivot.column)] = sum / pivot.coefficient
    }
  }

  /// Fills in how basic columns move when the parametric ones move and no constant does; what
  /// cancels does not move at all.
  func move(_ movement: inout [Double]) {
    for pivot in pivots.reversed() {
      var sum = 0.0
      var magnitude = 0.0
      for entry in pivot.others.entries {
        let part = entry.coefficient * movement[Int(entry.column)]
        sum -= part
        magnitude = max(magnitude, abs(part))
      }
      movement[Int(pivot.column)] =
        Tolerance.isCancelled(sum, of: magnitude) ? 0 : sum / pivot.coefficient
    }
  }

  /// The form in parametric columns that equals `form` but for a constant.
  func parametricForm(of form: SparseRow, using accumulator: inout Accumulator) -> SparseRow {
    reduce(form, using: &accumulator, shortcut: true) { _, _ in }
  }

  /// The multipliers `y`, by position in `equations`, for which `form − Σ y · equation` has
  /// parametric columns only; and that rest.
  func multipliers(
    of form: SparseRow, using accumulator: inout Accumulator
  ) -> (multipliers: [Double], rest: SparseRow) {
    var multipliers = [Double](repeating: 0, count: equations.count)
    let rest = reduce(form, using: &accumulator, shortcut: false) { pivot, factor in
      multipliers[Int(pivot.row)] += factor
    }
    pullBack(&multipliers)
    return (multipliers, rest)
  }

  /// The multipliers that add the equations up to `0 = constant` of a dependent one.
  func dependency(_ row: Int32) -> [Double] {
    var multipliers = [Double](repeating: 0, count: equations.count)
    multipliers[Int(row)] = 1
    pullBack(&multipliers)
    return multipliers
  }

  /// From multipliers of the subtracted rows to those of the original ones: as
  /// `target' = target − m · source`, what `target'` is taken times goes off `source`, m times.
  private func pullBack(_ multipliers: inout [Double]) {
    for operation in operations.reversed() {
      let share = multipliers[Int(operation.target)]
      guard share != 0 else { continue }
      let source = Int(operation.source)
      let added = operation.multiplier * share
      let total = multipliers[source] - added
      multipliers[source] =
        Tolerance.isCancelled(total, of: abs(multipliers[source]) + abs(added)) ? 0 : total
    }
  }

  /// Replaces basic columns by what their pivot rows say, the earliest pivot first: a pivot row
  /// brings in later pivots only.
  private func reduce(
    _ form: SparseRow, using accumulator: inout Accumulator, shortcut: Bool,
    used: (Pivot, Double) -> Void
  ) -> SparseRow {
    var pending = MinimumHeap()
    for entry in form.entries {
      if accumulator.add(entry.coefficient, to: entry.column), !isParametric(entry.column) {
        pending.insert(pivotIndices[Int(entry.column)])
      }
    }
    while let index = pending.popMinimum() {
      let pivot = pivots[Int(index)]
      let factor = accumulator.take(pivot.column) / pivot.coefficient
      guard factor != 0 else { continue }
      used(pivot, factor)
      if shortcut, let short = shortForms[Int(index)] {
        for entry in short.entries {
          accumulator.add(factor * pivot.coefficient * entry.coefficient, to: entry.column)
        }
        continue
      }
      for entry in pivot.others.entries {
        if accumulator.add(-factor * entry.coefficient, to: entry.column),
          !isParametric(entry.column)
        {
          pending.insert(pivotIndices[Int(entry.column)])
        }
      }
    }
    return accumulator.drain()
  }
}
