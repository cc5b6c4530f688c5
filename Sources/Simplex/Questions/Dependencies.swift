/// The ways in which equations that say the same add up to nothing, and the choice among equal
/// reasons that they leave.
extension SolverState {
  /// The multipliers that add up to the same form, with as early rows as there can be: whatever an
  /// equation says that earlier ones say together is put in their terms.
  mutating func canonical(_ multipliers: Multipliers) -> Multipliers {
    guard form.dependentCount > 0 else { return multipliers }
    var vectors: [Multipliers] = []
    for row in system.equations where form.isDependent[row] {
      vectors.append(withEquations([(row, 1)]))
    }
    let order = RowOrder(vectors + [multipliers], in: system)
    let dependencies = Self.echelon(vectors.map { order.vector($0) })
    var current = order.vector(multipliers)
    for dependency in dependencies.reversed() { current.eliminateLast(of: dependency) }
    return current.entries.map { (order.rows[Int($0.column)], $0.coefficient) }
  }

  /// Vectors with the same span, each with a last column of its own; by that column.
  private static func echelon(_ vectors: [SparseRow]) -> [SparseRow] {
    var byLast: [Int32: SparseRow] = [:]
    for var vector in vectors {
      while let last = vector.entries.last, let known = byLast[last.column] {
        vector.eliminateLast(of: known)
      }
      if let last = vector.entries.last { byLast[last.column] = vector }
    }
    return byLast.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Rows numbered in their order.
private struct RowOrder {
  private(set) var rows: [Int32]
  private var numbers: [Int32: Int32] = [:]

  init(_ multipliers: [LinearSystem.Multipliers], in system: borrowing LinearSystem) {
    rows = Set(multipliers.flatMap { $0.map(\.row) }).sorted { system.precedes($0, $1) }
    for (number, row) in rows.enumerated() { numbers[row] = Int32(number) }
  }

  func vector(_ multipliers: LinearSystem.Multipliers) -> SparseRow {
    SparseRow(
      unordered: ContiguousArray(multipliers.map { Entry(numbers[$0.row] ?? 0, $0.multiplier) }))
  }
}

extension SparseRow {
  /// Subtracts as much of another row as makes the coefficient in that row's last column zero.
  fileprivate mutating func eliminateLast(of other: SparseRow) {
    guard let last = other.entries.last else { return }
    let coefficient = coefficient(of: last.column)
    guard coefficient != 0 else { return }
    remove(last.column)
    add(other, times: -coefficient / last.coefficient, except: last.column)
  }
}
