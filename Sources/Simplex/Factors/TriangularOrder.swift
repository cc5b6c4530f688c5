/// An order in which the columns of a circle can be computed one after another, each from one equation
/// as it stands.
///
/// Most circles have one. Which column an elimination takes from which equation is for the lengths of rows
/// to say; but often each column that it chose stands in some equation with none but columns known before,
/// as those of stacked views do. Then nothing is to be subtracted, and what depends on one of them is not
/// all of the circle.
struct TriangularOrder: ~Copyable {
  /// Each equation with the column that it gives, in order.
  private(set) var pivots = Vector<Elimination.Pivot>()
  /// Rows with one column left, by the numbers of the pivots that they were of.
  private var ready = Vector<Int32>()
  /// By pivot, the columns of the circle in its row that are not yet computed, and the size of the
  /// largest coefficient of all of them.
  private var active = Vector<Elimination.Members>()
  private var largest = Vector<Double>()

  /// Looks for an order of a circle's columns.
  ///
  /// - Returns: Whether there is one, and no coefficient is too small in its row.
  /// - Complexity: O(entries and mentions of the circle).
  mutating func find(
    _ circle: Int, _ circles: borrowing PivotCircles, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) -> Bool {
    pivots.removeAll()
    ready.removeAll()
    active.extend(to: elimination.pivots.count, with: Elimination.Members())
    largest.extend(to: elimination.pivots.count, with: 0)
    let places = circles.places(of: circle)
    for place in places { begin(circles.pivots[place], circles, elimination, system) }
    while pivots.count < ready.count {
      guard take(ready[pivots.count], circles, elimination, system) else { return false }
    }
    return pivots.count == places.count
  }

  private mutating func begin(
    _ number: Int32, _ circles: borrowing PivotCircles, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) {
    (active[number], largest[number]) = (Elimination.Members(), 0)
    for place in system.entries(of: elimination.pivots[number].row) {
      let column = elimination.pivotIndex(ofColumn: system.entryColumns[place])
      guard column >= 0, circles.areOne(column, number) else { continue }
      active[number].insert(column)
      largest[number] = max(largest[number], abs(system.entryValues[place]))
    }
    if active[number].count == 1 { ready.append(number) }
  }

  /// Takes the column that a row has left as computed, in all rows of the circle.
  private mutating func take(
    _ number: Int32, _ circles: borrowing PivotCircles, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) -> Bool {
    // Rounding can leave two rows for one column.
    guard active[number].count == 1 else { return false }
    let taken = active[number].sum
    let (row, column) = (elimination.pivots[number].row, elimination.pivots[taken].column)
    let coefficient = system.coefficient(of: column, in: row)
    guard abs(coefficient) >= Elimination.threshold * largest[number] else { return false }
    pivots.append(
      Elimination.Pivot(row: row, column: column, coefficient: coefficient, isForward: true))
    for place in system.mentions.places(of: column) {
      let other = elimination.pivotIndex(of: system.mentions[place])
      guard other >= 0, other != number, circles.areOne(other, number) else { continue }
      active[other].remove(taken)
      if active[other].count == 1 { ready.append(other) }
    }
    return true
  }
}
