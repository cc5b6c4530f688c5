/// The ways in which equations that say the same add up to nothing, and the choice among equal
/// reasons that they leave.
extension Settlement {
  /// The multipliers that add up to the same form, with as early rows as there can be: whatever an
  /// equation says that earlier ones say together is put in their terms.
  func canonical(_ multipliers: Multipliers) -> Multipliers {
    let dependencies = dependencies()
    guard !dependencies.isEmpty else { return multipliers }
    var current = SparseRow(
      sorted: ContiguousArray(
        multipliers.sorted { $0.row < $1.row }.map { Entry(Int32($0.row), $0.multiplier) }))
    for dependency in dependencies.reversed() { current.eliminateLast(of: dependency) }
    return current.entries.map { (Int($0.column), $0.coefficient) }
  }

  /// One dependency for each superfluous equation, which is the last one in it; by that equation.
  private func dependencies() -> [SparseRow] {
    var byLast: [Int32: SparseRow] = [:]
    let elimination = structure.elimination
    for dependent in elimination.dependent {
      let multipliers = rowMultipliers(elimination.dependency(dependent))
      var vector = SparseRow(
        sorted: ContiguousArray(multipliers.map { Entry(Int32($0.row), $0.multiplier) }))
      while let last = vector.entries.last, let known = byLast[last.column] {
        vector.eliminateLast(of: known)
      }
      if let last = vector.entries.last { byLast[last.column] = vector }
    }
    return byLast.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension SparseRow {
  /// Subtracts as much of another row as makes the coefficient in that row's last column zero.
  fileprivate mutating func eliminateLast(of other: SparseRow) {
    guard let last = other.entries.last else { return }
    let coefficient = coefficient(of: last.column)
    guard coefficient != 0 else { return }
    remove(last.column)
    add(
      other, times: -coefficient / last.coefficient, except: last.column, came: { _ in },
      went: { _ in })
  }
}
