/// An order in which the columns of a group can be computed one after another, each from one equation
/// as it stands.
///
/// Most groups have one. An elimination chooses which columns are basic, and subtracts on the way; but
/// often each column that it chose stands in some equation with none but columns known before, as those
/// of stacked views do. Then nothing is to be subtracted, and what depends on one of them is not all of
/// the group.
struct TriangularOrder: ~Copyable {
  /// An equation and the column that it gives, by the numbers of the pivots that they were of.
  struct Step: BitwiseCopyable {
    var row: Int32
    var column: Int32
  }

  private(set) var steps = Vector<Step>()
  /// By pivot, the columns of the group in its row that are not yet computed.
  private var open = Vector<Elimination.Members>()

  /// Looks for an order of a group's columns.
  ///
  /// - Returns: Whether there is one, and no coefficient is too small in its row.
  /// - Complexity: O(entries and mentions of the group).
  mutating func find(
    _ group: Int32, _ members: borrowing GroupMembers, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) -> Bool {
    steps.removeAll()
    open.extend(to: elimination.pivots.count, with: Elimination.Members())
    let places = members.pivots(of: Int(group))
    for place in places { begin(members.pivots[place], group, elimination, system) }
    var next = 0
    while next < steps.count {
      guard take(steps[next], group, elimination, system) else { return false }
      next += 1
    }
    return next == places.count
  }

  private mutating func begin(
    _ number: Int32, _ group: Int32, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) {
    var columns = Elimination.Members()
    for place in system.entries(of: elimination.pivots[number].row) {
      let column = elimination.pivotIndex(ofColumn: system.entryColumns[place])
      if column >= 0, elimination.pivotGroups[column] == group { columns.insert(column) }
    }
    open[number] = columns
    note(number)
  }

  private mutating func note(_ number: Int32) {
    let columns = open[number]
    if columns.count == 1 { steps.append(Step(row: number, column: columns.sum)) }
  }

  /// Takes a column as computed, in all rows of the group.
  private mutating func take(
    _ step: Step, _ group: Int32, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) -> Bool {
    // Rounding can leave two rows for one column.
    guard open[step.row].count == 1, isSound(step, group, elimination, system) else { return false }
    let column = elimination.pivots[step.column].column
    for place in system.mentions.places(of: column) {
      let other = elimination.pivotIndex(of: system.mentions[place])
      guard other >= 0, other != step.row, elimination.pivotGroups[other] == group else { continue }
      open[other].remove(step.column)
      note(other)
    }
    return true
  }

  /// Whether the coefficient of the column is of good size beside those of the group in its row.
  private func isSound(
    _ step: Step, _ group: Int32, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) -> Bool {
    var (own, largest) = (0.0, 0.0)
    for place in system.entries(of: elimination.pivots[step.row].row) {
      let number = elimination.pivotIndex(ofColumn: system.entryColumns[place])
      guard number >= 0, elimination.pivotGroups[number] == group else { continue }
      let size = abs(system.entryValues[place])
      largest = max(largest, size)
      if number == step.column { own = size }
    }
    return own >= Elimination.threshold * largest
  }
}
