import Patience

/// What depends on components that have several best points, as forms in the columns of these: all else
/// stays where it is, however long a sum the rest of a position is. Where such a form is long itself, it is
/// only kept how the column moves.
///
/// Made once for an answer, of each column from those that it follows from.
struct MovingForms {
  /// Longer forms are not kept.
  private static let length = 8

  private struct Form {
    /// Nil for a long one.
    var entries: ContiguousArray<Entry>?
    /// How far the column goes in a generic movement; nil where rounding keeps that from being told.
    var movement: Double?
  }

  /// Those of what stands still are left out.
  private var forms: [Int32: Form] = [:]
  /// The columns that depend on such components, those first that others depend on.
  private(set) var columns: [Int32] = []

  /// - Complexity: O(what depends on such components), and as much again for each block of equations among
  ///   that which have to be solved together.
  init(_ state: inout SolverState) {
    if state.partition.movingCount == 0 { return }
    state.reach.begin(state.system)
    for component in state.partition.moving {
      for column in state.partition.columns(of: component) {
        state.reach.addDependents(of: column, state.form, state.system)
      }
    }
    LineWork.isStopped(after: state.reach.order.count / 8)
    for index in stride(from: state.reach.order.count - 1, through: 0, by: -1) {
      let leader = state.reach.order[index]
      state.forEachColumn(ofBlockOf: leader) { state, column in
        columns.append(column)
        forms[column] =
          Self.isSingle(leader, state) ? following(leader, state) : loaded(column, &state)
      }
    }
  }

  private static func isSingle(_ leader: Int32, _ state: borrowing SolverState) -> Bool {
    state.form.isParametric(leader) || state.form.columns[leader].block < 0
  }

  /// A form in the columns of such components; nil where one of its columns has a long one.
  func combined(_ entries: some Sequence<Entry>) -> ContiguousArray<Entry>? {
    var sum = ContiguousArray<Entry>()
    for entry in entries {
      guard let form = forms[entry.column] else { continue }
      guard let parts = form.entries else { return nil }
      for part in parts { sum.add(entry.coefficient * part.coefficient, of: part.column) }
    }
    sum.removeAll { $0.coefficient == 0 }
    return sum
  }

  /// How a form moves: 0 where it does not; nil where rounding keeps that from being told.
  func movement(
    of entries: some Sequence<Entry>, _ state: borrowing SolverState
  ) -> Double? {
    if let short = combined(entries) { return state.movement(of: short) }
    var (sum, size) = (0.0, 0.0)
    for entry in entries {
      guard let form = forms[entry.column] else { continue }
      guard let movement = form.movement else { return nil }
      sum += entry.coefficient * movement
      size = max(size, abs(entry.coefficient * movement))
    }
    if Tolerance.isCancelled(sum, of: size) { return 0 }
    // What is so little may be what rounding left of long sums.
    return Tolerance.isCancelled(sum, of: 10_000 * size) ? nil : sum
  }

  /// Of a column that one equation gives its value, or none.
  private func following(_ column: Int32, _ state: borrowing SolverState) -> Form? {
    if state.form.isParametric(column) {
      guard state.isMoving(column) else { return nil }
      return Form(entries: [Entry(column, 1)], movement: state.movements[column])
    }
    let pivot = state.form.columns[column].pivot
    var entries = ContiguousArray<Entry>()
    for place in state.system.entries(of: state.form.columns[column].row) {
      let other = state.system.entryColumns[place]
      if other != column { entries.append(Entry(other, -state.system.entryValues[place] / pivot)) }
    }
    return Self.form(combined(entries), movement: movement(of: entries, state))
  }

  private func loaded(_ column: Int32, _ state: inout SolverState) -> Form? {
    state.loadForm(of: column)
    LineWork.isStopped(after: 1 + state.partColumns.count / 8)
    var entries = state.loadedEntries
    entries.removeAll { !state.isMoving($0.column) }
    return Self.form(entries, movement: state.movement(of: entries))
  }

  private static func form(_ entries: ContiguousArray<Entry>?, movement: Double?) -> Form? {
    if movement == 0 { return nil }
    guard let entries, entries.count <= length else {
      return Form(entries: nil, movement: movement)
    }
    return entries.isEmpty ? nil : Form(entries: entries, movement: movement)
  }
}

extension ContiguousArray<Entry> {
  /// What cancels is 0.
  fileprivate mutating func add(_ value: Double, of column: Int32) {
    guard let place = firstIndex(where: { $0.column == column }) else {
      return append(Entry(column, value))
    }
    self[place].coefficient = Tolerance.sum(self[place].coefficient, value).value
  }
}

extension SolverState {
  /// Whether a parametric column is one of a component that has several best points.
  func isMoving(_ column: Int32) -> Bool {
    let component = partition.componentOfColumn[column]
    return component >= 0 && partition.nodes[component].isMoving
  }
}
