import Patience

/// What values an expression takes over sets of answers.
extension SolverState {
  /// How a column moves in a generic movement within the answers that are optimal on all levels:
  /// what that leaves where it is cannot move at all.
  mutating func movement(of column: Int32) -> Double {
    if let moves = movesExactly(column) {
      return moves ? Generic.number(system.variables[column], in: .directions) : 0
    }
    if partition.movingCount == 0 { return 0 }
    loadForm(of: column)
    return loadedMovement()
  }

  /// The same where it is known what depends on what moves.
  mutating func movement(of column: Int32, _ moving: MovingForms) -> Double {
    if !exactParts.isEmpty { return movement(of: column) }
    return moving.movement(of: [Entry(column, 1)], self) ?? movement(of: column)
  }

  /// The variables that some movement moves, ascending.
  mutating func movingVariables() -> [Variable] {
    let moving = MovingForms(&self)
    return movingVariables(moving)
  }

  /// The same where it is known what depends on what moves.
  mutating func movingVariables(_ moving: MovingForms) -> [Variable] {
    if partition.movingCount == 0, exactParts.isEmpty { return [] }
    var columns = moving.columns
    if !exactParts.isEmpty { columns = Set(columns).union(exactDependents()).sorted() }
    return columns.filter { movement(of: $0, moving) != 0 }
      .map { Variable(system.variables[$0]) }.sorted()
  }

  /// What depends on columns that have exact answers.
  private mutating func exactDependents() -> [Int32] {
    reach.begin(system)
    for part in exactParts {
      for column in part.columns { reach.addDependents(of: column, form, system) }
    }
    var columns: [Int32] = []
    for index in 0..<reach.order.count {
      forEachColumn(ofBlockOf: reach.order[index]) { _, column in columns.append(column) }
    }
    return columns
  }

  /// Whether a form has one value in all answers that are optimal on every level.
  mutating func isUnique(_ form: SparseRow, _ moving: MovingForms) -> Bool {
    if let range = exactRange(of: form, downTo: -.infinity) { return range.low == range.high }
    return isStill(form, moving)
  }

  /// The same as far as movements tell.
  private mutating func isStill(_ form: SparseRow, _ moving: MovingForms) -> Bool {
    if partition.movingCount == 0 { return true }
    if let movement = moving.movement(of: form.entries, self) { return movement == 0 }
    load(form)
    return loadedMovement() == 0
  }

  /// How a form in parametric columns moves.
  func movement(of entries: ContiguousArray<Entry>) -> Double {
    var (sum, magnitude) = (0.0, 0.0)
    for entry in entries {
      let part = entry.coefficient * (isMoving(entry.column) ? movements[entry.column] : 0)
      sum += part
      magnitude = max(magnitude, abs(part))
    }
    return Tolerance.isCancelled(sum, of: magnitude) ? 0 : sum
  }

  private func loadedMovement() -> Double {
    LineWork.isStopped(after: 1 + partColumns.count / 8)
    return movement(of: loadedEntries)
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
    if let exact = exactRange(of: form, downTo: rank) {
      return shown(exact, around: value)
    }
    let moving = faces.moving(in: &self)
    if rank == -.infinity, isStill(form, moving) { return interval }
    for part in parts(of: form, downTo: rank, moving) {
      var present = 0.0
      for entry in part.entries { present += entry.coefficient * values[entry.column] }
      guard let ends = faces.ends(of: part, downTo: rank, in: self) else {
        return Interval(low: -.infinity, high: .infinity)
      }
      interval.low += ends.low - present
      interval.high += ends.high - present
    }
    return shown(interval, around: value)
  }

  /// What a form has to do with components whose columns may have other values in answers that are optimal
  /// down to a rank, as far as rounding decides nothing.
  private mutating func parts(
    of form: SparseRow, downTo rank: Double, _ moving: MovingForms
  ) -> [FormPart] {
    let isPlain = !wasDelicate && delicateRows.isEmpty && exactParts.isEmpty
    if rank == -.infinity, isPlain, let entries = moving.combined(form.entries) {
      beginForm()
      for entry in entries { addToForm(entry.coefficient, of: entry.column) }
    } else {
      load(form)
      LineWork.isStopped(after: 1 + partColumns.count / 8)
    }
    return splitLoaded()
  }

  /// A range as it is told, in which a value lies.
  private func shown(_ range: Interval, around value: Double) -> Interval {
    if Tolerance.coincide(range.low, range.high) { return Interval(low: value, high: value) }
    return Interval(low: Tolerance.onGrid(range.low), high: Tolerance.onGrid(range.high))
  }

  /// What a form in parametric columns has to do with one component.
  struct FormPart {
    var component: Int32
    var entries: ContiguousArray<Entry>
  }

  /// The parametric form loaded, by component, in the order of the least variables.
  func splitLoaded() -> [FormPart] {
    let columns = (0..<partColumns.count).sorted {
      system.variables[partColumns[$0]] < system.variables[partColumns[$1]]
    }
    var parts: [FormPart] = []
    var places: [Int32: Int] = [:]
    for index in columns {
      let component = partition.componentOfColumn[partColumns[index]]
      guard component >= 0 else { continue }
      let place = places[component] ?? parts.count
      if place == parts.count {
        places[component] = place
        parts.append(FormPart(component: component, entries: []))
      }
      parts[place].entries.append(Entry(partColumns[index], partValues[index]))
    }
    return parts
  }
}

extension Tableau {
  /// The largest or smallest value of a form within the bounds, nil if there is none or if rounding
  /// keeps it from being found. Leads the tableau there, or on the way.
  mutating func extreme(of form: SparseRow, upwards: Bool) -> Double? {
    if form.count == 1, let entry = form.entries.first {
      let end = end(of: entry.column, upwards: upwards == (entry.coefficient > 0))
      return end.map { $0 * entry.coefficient }
    }
    var copy = self
    let column = copy.addActivity(form)
    return copy.end(of: column, upwards: upwards)
  }

  private mutating func end(of column: Int32, upwards: Bool) -> Double? {
    let away = upwards ? Double.infinity : -Double.infinity
    var descent = Descent([Cost(column: column, low: away, high: away, weight: 1)], in: self)
    guard descent.run(&self, isCancelled: Cancellation.isOfLine) == .optimal else { return nil }
    polish()
    return value[Int(column)]
  }
}
