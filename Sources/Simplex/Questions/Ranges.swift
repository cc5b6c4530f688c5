/// What values an expression takes over sets of answers.
extension SolverState {
  /// How a column moves in a generic movement within the answers that are optimal on all levels:
  /// what that leaves where it is cannot move at all.
  mutating func movement(of column: Int32) -> Double {
    if partition.movingCount == 0 { return 0 }
    loadForm(of: column)
    return loadedMovement()
  }

  /// The variables that some movement moves, ascending.
  mutating func movingVariables() -> [Variable] {
    if partition.movingCount == 0 { return [] }
    reach.begin(system)
    for component in partition.moving {
      for column in partition.columns(of: component) {
        reach.addDependents(of: column, form, system)
      }
    }
    var columns: [Int32] = []
    for index in 0..<reach.order.count {
      forEachColumn(ofBlockOf: reach.order[index]) { _, column in columns.append(column) }
    }
    return columns.filter { movement(of: $0) != 0 }
      .map { Variable(system.variables[$0]) }.sorted()
  }

  /// Whether a form has one value in all answers that are optimal on every level.
  mutating func isUnique(_ form: SparseRow) -> Bool {
    if partition.movingCount == 0 { return true }
    load(form)
    return loadedMovement() == 0
  }

  private func loadedMovement() -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for index in 0..<partColumns.count {
      let part = partValues[index] * parametricMovement(of: partColumns[index])
      sum += part
      magnitude = max(magnitude, abs(part))
    }
    return Tolerance.isCancelled(sum, of: magnitude) ? 0 : sum
  }

  private func parametricMovement(of column: Int32) -> Double {
    let component = partition.componentOfColumn[column]
    return component >= 0 && partition.nodes[component].isMoving ? movements[column] : 0
  }

  /// The values of `form` over the answers optimal on all levels of `rank` and above.
  ///
  /// Components do not limit each other, so the ends are sums of the components' ends. An end that
  /// rounding keeps from being found is open: nothing is said of it.
  mutating func range(
    of form: SparseRow, downTo rank: Double, faces: inout FaceCache
  ) -> Interval {
    let value = form.value(at: shown)
    var interval = Interval(low: value, high: value)
    if rank == -.infinity, isUnique(form) { return interval }
    load(form)
    for (component, part) in splitLoaded() {
      let columns = orderedColumns(of: component)
      var present = 0.0
      for entry in part.entries {
        present += entry.coefficient * values[columns[Int(entry.column)]]
      }
      guard let face = faces.face(of: component, downTo: rank, in: self) else {
        return Interval(low: -.infinity, high: .infinity)
      }
      interval.low += face.extreme(of: part, upwards: false) - present
      interval.high += face.extreme(of: part, upwards: true) - present
    }
    if Tolerance.coincide(interval.low, interval.high) {
      return Interval(low: value, high: value)
    }
    return Interval(low: Tolerance.onGrid(interval.low), high: Tolerance.onGrid(interval.high))
  }

  /// The parts of the parametric form loaded by component, in the component's columns.
  func splitLoaded() -> [(component: Int32, form: SparseRow)] {
    var parts: [(component: Int32, columns: [Int32], form: ContiguousArray<Entry>)] = []
    var places: [Int32: Int] = [:]
    for index in 0..<partColumns.count {
      let component = partition.componentOfColumn[partColumns[index]]
      guard component >= 0 else { continue }
      let place = places[component] ?? parts.count
      if place == parts.count {
        places[component] = place
        parts.append((component, orderedColumns(of: component), []))
      }
      let local = parts[place].columns.firstIndex(of: partColumns[index]) ?? 0
      parts[place].form.append(Entry(Int32(local), partValues[index]))
    }
    parts.sort { system.variables[$0.columns[0]] < system.variables[$1.columns[0]] }
    return parts.map { ($0.component, SparseRow(unordered: $0.form)) }
  }
}

/// The points of components that are optimal down to a rank, kept between questions, and until the next
/// update.
struct FaceCache {
  private struct Key: Hashable {
    var component: Int32
    var rank: Double
  }

  private var faces: [Key: ComponentFace] = [:]
  private var updateCount = 0

  mutating func face(
    of component: Int32, downTo rank: Double, in state: borrowing SolverState
  ) -> ComponentFace? {
    if updateCount != state.updateCount {
      faces = [:]
      updateCount = state.updateCount
    }
    let key = Key(component: component, rank: rank)
    if let face = faces[key] { return face }
    var content = state.component(component)
    content.rows.removeAll { $0.rank < rank }
    guard let face = ComponentSolver().face(of: content) else { return nil }
    faces[key] = face
    return face
  }
}

extension Tableau {
  /// The largest or smallest value of a form within the bounds, nil if there is none or if rounding
  /// keeps it from being found.
  func extreme(of form: SparseRow, upwards: Bool) -> Double? {
    var copy = self
    let column = copy.addActivity(form)
    let away = upwards ? Double.infinity : -Double.infinity
    var descent = Descent([Cost(column: column, low: away, high: away, weight: 1)], in: copy)
    guard descent.run(&copy, isCancelled: { false }) == .optimal else { return nil }
    copy.polish()
    return copy.value[Int(column)]
  }
}
