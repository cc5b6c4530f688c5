/// The points of components that are optimal down to a rank, kept between questions until their
/// components change.
struct FaceCache: ~Copyable {
  private struct Key: Hashable {
    var component: Int32
    var rank: Double
  }

  private struct Known {
    var version: Int
    /// The number of each column among the component's.
    var locals: [Int32: Int32]
    var face: ComponentFace

    mutating func ends(of part: SolverState.FormPart) -> Interval {
      var entries = ContiguousArray<Entry>()
      for entry in part.entries {
        if let local = locals[entry.column] { entries.append(Entry(local, entry.coefficient)) }
      }
      let form = SparseRow(unordered: entries)
      return Interval(
        low: face.extreme(of: form, upwards: false), high: face.extreme(of: form, upwards: true))
    }
  }

  private var faces: [Key: Known] = [:]
  /// What moves in the present answer, once that was asked for.
  private var moving: MovingForms?
  private var search = IntervalSearch()
  /// For how many components points were looked for.
  private(set) var searchCount = 0

  mutating func removeAll() {
    faces = [:]
    forgetAnswer()
  }

  /// Forgets what is of one answer alone.
  mutating func forgetAnswer() { moving = nil }

  /// What moves in the present answer.
  mutating func moving(in state: inout SolverState) -> MovingForms {
    if let moving { return moving }
    let found = MovingForms(&state)
    moving = found
    return found
  }

  /// The least and the largest value of what a form has to do with a component, nil if the search for
  /// the component's points does not end.
  mutating func ends(
    of part: SolverState.FormPart, downTo rank: Double, in state: borrowing SolverState
  ) -> Interval? {
    let key = Key(component: part.component, rank: rank)
    let version = state.partition.nodes[part.component].version
    if faces[key]?.version != version {
      guard let face = found(part.component, downTo: rank, in: state) else { return nil }
      if faces.count > 1024 + 2 * state.partition.nodes.count { faces = [:] }
      var locals: [Int32: Int32] = [:]
      for (local, column) in state.orderedColumns(of: part.component).enumerated() {
        locals[column] = Int32(local)
      }
      faces[key] = Known(version: version, locals: locals, face: face)
    }
    return faces[key]?.ends(of: part)
  }

  private mutating func found(
    _ component: Int32, downTo rank: Double, in state: borrowing SolverState
  ) -> ComponentFace? {
    searchCount += 1
    if state.partition.nodes[component].columnCount == 1 {
      search.begin()
      for row in state.activeRows(of: component) where state.system.heads[row].rank >= rank {
        search.add(state.intervalWish(of: row), rank: state.system.heads[row].rank)
      }
      // Where the required rows leave none, the nearest points are to be found.
      if let interval = search.bestValues(state.system) { return ComponentFace(interval) }
    }
    var content = state.component(component)
    content.rows.removeAll { $0.rank < rank }
    return ComponentSolver().face(of: content)
  }
}
