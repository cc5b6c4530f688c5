/// The required equations: which column each determines.
extension SolverState {
  /// Matches all equations with columns, from nothing.
  mutating func factorEverything() {
    work.factorizations += 1
    dropUnmentionedColumns()
    form.removeAll()
    shortForms.removeAll()
    base.fill(0)
    isConstant.fill(false)
    partition.dissolveEverything()
    extend()
    pending.removeAll()
    reach.begin(system)
    var columns = Vector<Int32>(capacity: system.columnCount)
    for column in 0..<Int32(system.columnCount) { columns.append(column) }
    pending.equations.reserve(system.slotCount)
    for row in 0..<Int32(system.slotCount) {
      switch system.kind(of: row) {
      case .equation: pending.equations.append(row)
      case .other: pending.forms.insert(row)
      case .none, .wish: break
      }
    }
    elimination.run(
      system, rows: pending.equations, columns: columns, amongOthers: !pending.forms.isEmpty)
    form.install(elimination, system)
    for column in 0..<Int32(system.columnCount) where form.isParametric(column) {
      partition.loosen(column)
    }
    work.entriesTouched +=
      elimination.propagated.count + elimination.pivots.count + elimination.operations.count
    for index in 0..<elimination.emptyRows.count {
      pending.checks.append(elimination.emptyRows[index])
    }
    pending.equations.removeAll()
    orderPivots()
    pending.isEverything = false
    delicateRows = []
    noteTraces()
    pending.isFull = true
    pending.rematchedCount = 0
    pending.editCount = 0
  }

  private mutating func noteTraces() {
    for index in 0..<elimination.traces.count { delicateRows.insert(elimination.traces[index]) }
  }

  /// Lets go of the columns of variables that no row mentions any more, where these are many. What
  /// is shown of a variable that has just gone is still to be told as changed, so that it stays.
  private mutating func dropUnmentionedColumns() {
    var keptCount = 0
    for column in 0..<Int32(system.columnCount) where isToBeKept(column) { keptCount += 1 }
    guard system.columnCount > 2 * keptCount + 64 else { return }
    let kept = (0..<Int32(system.columnCount)).filter { isToBeKept($0) }
    var stillShown = Vector<Double>(capacity: kept.count)
    for column in kept { stillShown.append(shown[column]) }
    system.keepColumns(kept)
    shown = stillShown
    base = Vector()
    isConstant = Vector()
    values = Vector()
    faces = Vector()
    settled = Vector()
    faceRates = Vector()
    movements = Vector()
    partition = Partition(after: partition)
    faceGroups = FaceGroups()
    reasons.removeAll()
  }

  private func isToBeKept(_ column: Int32) -> Bool {
    system.mentions.count(of: column) > 0 || shown[column] != 0
  }

  /// Puts the columns in an order in which they can be computed, right after an elimination of all.
  private mutating func orderPivots() {
    pending.order.reserve(elimination.propagated.count + elimination.pivots.count)
    for index in 0..<elimination.propagated.count {
      pending.order.append(elimination.column(ofPropagated: elimination.propagated[index]))
    }
    for index in 0..<form.installed.count { pending.order.append(form.installed[index]) }
  }

  mutating func orderEverything() {
    probe.begin(system)
    for column in 0..<Int32(system.columnCount) { probe.addSources(of: column, form, system) }
    pending.order.removeAll()
    for index in 0..<probe.order.count { pending.order.append(probe.order[index]) }
  }

  /// Matches the equations that came with columns, changing as little as can be.
  mutating func matchPending() {
    var next = 0
    pending.reviewed.removeAll()
    reviewDependent()
    while next < pending.equations.count {
      orderEquations(from: next)
      while next < pending.equations.count {
        let row = pending.equations[next]
        next += 1
        if system.kind(of: row) == .equation, form.pivotColumns[row] < 0 { match(row) }
        if pending.isEverything { return }
      }
      reviewDependent()
    }
    pending.equations.removeAll()
  }

  /// Of equations that contradict each other the first is to be matched: the others are then set
  /// aside at once, instead of one after another.
  private mutating func orderEquations(from first: Int) {
    var equations = Vector<Int32>()
    swap(&equations, &pending.equations)
    equations.sort(first..<equations.count) { system.precedes($0, $1) }
    swap(&equations, &pending.equations)
  }

  /// Superfluous equations may be needed when columns became parametric on which they depend.
  private mutating func reviewDependent() {
    guard form.dependentCount > 0 else { return }
    reachSeeds()
    for index in 0..<reach.order.count {
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in
        for place in state.system.mentions.places(of: column) {
          let row = state.system.mentions[place]
          guard state.form.isDependent[row], state.pending.reviewed.insert(row).inserted
          else { continue }
          state.form.setDependent(row, false)
          state.pending.equations.append(row)
        }
      }
    }
  }

  /// Finds everything that depends on the columns touched so far.
  mutating func reachSeeds() {
    reach.begin(system)
    for index in 0..<pending.seeds.count {
      reach.addDependents(of: pending.seeds[index], form, system)
    }
  }

  /// Finds everything that an update touches.
  mutating func reachMoved() {
    reachSeeds()
    pending.rematchedCount = reach.order.count
    for index in 0..<pending.moved.count {
      reach.addDependents(of: pending.moved[index], form, system)
    }
  }

  @inline(__always) mutating func forEachColumn(
    ofBlockOf leader: Int32, _ body: (inout SolverState, Int32) -> Void
  ) {
    let block = form.columns[leader].block
    if block < 0 { return body(&self, leader) }
    for place in form.places(of: block) { body(&self, form.blockColumns[place]) }
  }

  /// Gives an equation a column: one of its own that is parametric, if the others do not depend on
  /// it; else one that they depend on, along the way to which all is matched anew.
  private mutating func match(_ row: Int32) {
    work.entriesTouched += 1
    if let column = ownColumn(of: row) {
      form.pivot(column, in: row, coefficient: system.coefficient(of: column, in: row))
      pending.seeds.append(column)
      return
    }
    if let column = distantColumn(of: row) {
      rematch(row, opening: column)
    } else {
      form.setDependent(row, true)
      pending.checks.append(row)
      if reduction.isDelicate { delicateRows.insert(row) }
    }
  }

  /// A parametric column that a row depends on, if there is one.
  private mutating func distantColumn(of row: Int32) -> Int32? {
    reduction.begin(system)
    reduction.add(row, times: 1, system)
    reduction.reduce(&form, system) { _, _ in }
    takeParts()
    var largest = 0.0
    for index in 0..<partValues.count { largest = max(largest, abs(partValues[index])) }
    var best: (column: Int32, interest: Int32)?
    for index in 0..<partColumns.count
    where abs(partValues[index]) >= Elimination.threshold * largest {
      let column = partColumns[index]
      let interest = system.interest(of: column)
      if best.map({ (interest, column) < ($0.interest, $0.column) }) ?? true {
        best = (column, interest)
      }
    }
    return best?.column
  }

  /// A parametric column of a row that its other columns do not depend on.
  private mutating func ownColumn(of row: Int32) -> Int32? {
    var largest = 0.0
    for place in system.entries(of: row) where form.isParametric(system.entryColumns[place]) {
      largest = max(largest, abs(system.entryValues[place]))
    }
    var best: Int32 = -1
    var least = Int32.max
    for place in system.entries(of: row) where form.isParametric(system.entryColumns[place]) {
      guard abs(system.entryValues[place]) >= Elimination.threshold * largest else { continue }
      let interest = system.interest(of: system.entryColumns[place])
      if interest < least { (best, least) = (system.entryColumns[place], interest) }
    }
    guard best >= 0 else { return nil }
    probe.begin(system)
    probe.addDependents(of: best, form, system)
    for place in system.entries(of: row) where system.entryColumns[place] != best {
      if probe.isReached(form.leader(of: system.entryColumns[place])) { return nil }
    }
    return best
  }

  /// Matches anew what is between a parametric column and an equation that depends on it.
  private mutating func rematch(_ row: Int32, opening column: Int32) {
    reach.begin(system)
    reach.addDependents(of: column, form, system)
    probe.begin(system)
    for place in system.entries(of: row) {
      probe.addSources(of: system.entryColumns[place], form, system)
    }
    var rows = Vector<Int32>()
    var columns = Vector<Int32>()
    rows.append(row)
    columns.append(column)
    for index in 0..<probe.order.count where reach.isReached(probe.order[index]) {
      let block = form.columns[probe.order[index]].block
      if block < 0 {
        columns.append(probe.order[index])
        rows.append(form.columns[probe.order[index]].row)
        form.release(probe.order[index])
      } else {
        for place in form.places(of: block) {
          rows.append(form.blockRows[place])
          columns.append(form.blockColumns[place])
        }
        form.dissolve(block)
      }
    }
    for index in 0..<columns.count { pending.seeds.append(columns[index]) }
    eliminate(rows, columns)
  }

  /// Matches some equations with some columns; where rounding shows, everything is to be matched.
  mutating func eliminate(_ rows: borrowing Vector<Int32>, _ columns: borrowing Vector<Int32>) {
    work.entriesTouched += rows.count
    elimination.run(system, rows: rows, columns: columns)
    form.install(elimination, system)
    noteTraces()
    if elimination.propagated.count + elimination.pivots.count < rows.count {
      pending.isEverything = true
    }
  }
}
