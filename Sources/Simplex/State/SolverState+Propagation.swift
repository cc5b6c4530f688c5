/// From changed equations to changed components, and from these to changed values.
extension SolverState {
  /// Makes the parametric forms of rows anew, and the components that they connect.
  mutating func updateComponents() {
    for index in 0..<pending.rematchedCount {
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in
        state.forgetForm(of: column)
      }
    }
    for index in 0..<pending.forms.count {
      let row = pending.forms[index]
      partition.dissolve(partition.componentOfRow[row])
      partition.dropForm(of: row)
    }
    for index in 0..<pending.forms.count { makeForm(of: pending.forms[index]) }
    pending.forms.removeAll()
    for index in 0..<pending.seeds.count {
      let column = pending.seeds[index]
      partition.dissolve(partition.componentOfColumn[column])
      if form.isParametric(column) { partition.loosen(column) }
    }
    partition.reunite(form, system)
    while let column = partition.popAbandoned() {
      settled[column] = 0
      pending.seeds.append(column)
      reach.addDependents(of: column, form, system)
    }
  }

  private mutating func forgetForm(of column: Int32) {
    shortForms.forget(column)
    for place in system.mentions.places(of: column) {
      let row = system.mentions[place]
      if system.kind(of: row) == .other || partition.componentOfRow[row] >= 0 {
        pending.forms.insert(row)
      }
    }
  }

  private mutating func makeForm(of row: Int32) {
    guard system.kind(of: row) == .other else { return }
    loadForm(ofRow: row)
    if isFormDelicate {
      delicateRows.insert(row)
    } else if !delicateRows.isEmpty {
      delicateRows.remove(row)
    }
    work.entriesTouched += partColumns.count
    partition.beginForm(of: row)
    for index in 0..<partColumns.count {
      partition.dissolve(partition.componentOfColumn[partColumns[index]])
      partition.loosen(partColumns[index])
      partition.addToForm(of: row, partColumns[index], partValues[index])
    }
    if partColumns.isEmpty { pending.checks.append(row) }
  }

  /// Computes what columns are where all parametric ones are 0.
  mutating func propagateBase() {
    if pending.order.isEmpty {
      for index in stride(from: reach.order.count - 1, through: 0, by: -1) {
        if index < pending.rematchedCount { noteConstancy(of: reach.order[index]) }
        propagateBase(reach.order[index])
      }
    } else {
      for index in 0..<pending.order.count {
        form.solve(pending.order[index], system, share: 1, into: &base)
      }
      work.entriesTouched += pending.order.count
    }
  }

  /// Notes whether equations alone say what a single column, or a block, is.
  private mutating func noteConstancy(of leader: Int32) {
    let column = form.columns[leader]
    if column.block < 0 {
      isConstant[leader] = column.row >= 0 && isConstant(column.row, but: leader)
      return
    }
    let places = form.places(of: column.block)
    for place in places { isConstant[form.blockColumns[place]] = true }
    let isSettled = places.allSatisfy { isConstant(form.blockRows[$0], but: -1) }
    for place in places { isConstant[form.blockColumns[place]] = isSettled }
  }

  private func isConstant(_ row: Int32, but own: Int32) -> Bool {
    for place in system.entries(of: row) where system.entryColumns[place] != own {
      if !isConstant[system.entryColumns[place]] { return false }
    }
    return true
  }

  @inline(__always) private mutating func propagateBase(_ leader: Int32) {
    work.entriesTouched += 1
    let column = form.columns[leader]
    if column.row < 0 {
      let before = base[leader]
      base[leader] = 0
      if before != 0 { noteChange(of: leader) }
    } else if column.block < 0 {
      let before = base[leader]
      form.solve(leader, system, share: 1, into: &base)
      if base[leader] != before { noteChange(of: leader) }
    } else {
      let places = form.places(of: column.block)
      former.removeAll()
      for place in places { former.append(base[form.blockColumns[place]]) }
      form.solve(leader, system, share: 1, into: &base)
      work.entriesTouched += places.count
      for place in places {
        let member = form.blockColumns[place]
        if base[member] != former[place - places.lowerBound] { noteChange(of: member) }
      }
    }
  }

  /// What mentions a column whose base moved is to be looked at again.
  private mutating func noteChange(of column: Int32) {
    for place in system.mentions.places(of: column) {
      let row = system.mentions[place]
      // Most rows are equations with a column of their own.
      if form.pivotColumns[row] < 0 { noteChange(in: row) }
    }
  }

  @inline(__always) private mutating func noteChange(in row: Int32) {
    let component = partition.componentOfRow[row]
    if component >= 0 {
      if system.kind(of: row) == .other { partition.markDirty(component, movedBy: row) }
    } else if isFixed(row) {
      pending.checks.append(row)
    }
  }
}

// MARK: - Values

extension SolverState {
  /// Computes the columns that what was settled moves.
  mutating func computeValues() {
    if !pending.isFull {
      for index in 0..<pending.solved.count { reachColumns(of: pending.solved[index]) }
      for index in 0..<pending.settled.count { reachColumn(pending.settled[index]) }
      for index in stride(from: reach.order.count - 1, through: 0, by: -1) {
        computeValue(reach.order[index])
      }
    } else {
      computeAllValues()
    }
  }

  private mutating func computeAllValues() {
    values.copy(base)
    var isSomeSettled = false
    for column in 0..<Int32(system.columnCount)
    where partition.componentOfColumn[column] >= 0 && settled[column] != 0 {
      values[column] = settled[column]
      isSomeSettled = true
    }
    guard isSomeSettled else { return noteConstancyWithoutComponents() }
    if pending.order.isEmpty { orderEverything() }
    for index in 0..<pending.order.count {
      noteConstancy(of: pending.order[index])
      form.solve(pending.order[index], system, share: 1, into: &values)
    }
  }

  /// Where there is no component all that equations determine is constant; elsewhere nothing is said.
  private mutating func noteConstancyWithoutComponents() {
    guard partition.isEmpty else { return }
    for column in 0..<Int32(system.columnCount) {
      isConstant[column] = !form.isParametric(column)
    }
  }

  /// Shows what is another value now.
  ///
  /// - Returns: The variables whose shown value changed, ascending.
  mutating func showValues() -> [Variable] {
    pending.isFull ? showAllValues() : showReached()
  }

  private mutating func showReached() -> [Variable] {
    var changed = Vector<Int>()
    for index in stride(from: reach.order.count - 1, through: 0, by: -1) {
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in
        state.show(column, &changed)
      }
    }
    return changed.sortedVariables()
  }

  /// Adds what depends on the columns of a component.
  mutating func reachColumns(of component: Int32) {
    for column in partition.columns(of: component) { reachColumn(column) }
  }

  /// Adds what depends on a parametric column, if that is settled elsewhere now.
  private mutating func reachColumn(_ column: Int32) {
    guard settled[column] != values[column] else { return }
    reach.addDependents(of: column, form, system)
  }

  private mutating func computeValue(_ leader: Int32) {
    work.entriesTouched += 1
    if form.columns[leader].row < 0 {
      values[leader] = partition.componentOfColumn[leader] < 0 ? 0 : settled[leader]
    } else if isConstant[leader] {
      forEachColumn(ofBlockOf: leader) { state, column in
        state.values[column] = state.base[column]
      }
    } else {
      form.solve(leader, system, share: 1, into: &values)
    }
  }

  @inline(__always) private func show(_ column: Int32, _ changed: inout Vector<Int>) {
    let value = Tolerance.onGrid(values[column])
    guard value != shown[column] else { return }
    shown[column] = value
    changed.append(system.variables[column])
  }

  private func showAllValues() -> [Variable] {
    var changed = Vector<Int>(capacity: system.columnCount)
    if system.areVariablesCounted {
      for variable in 0..<system.variableEnd {
        let column = system.column(of: Variable(variable))
        if column >= 0 { show(column, &changed) }
      }
    } else {
      for column in 0..<Int32(system.columnCount) { show(column, &changed) }
    }
    return changed.sortedVariables()
  }
}

// MARK: - What is asked of values

extension SolverState {
  /// The sum of violations of each level, from high to low.
  var levelSums: [LevelSum] {
    var sums: [Double: Double] = [:]
    for row in 0..<Int32(system.slotCount)
    where system.kind(of: row) == .other && !system.heads[row].isRequired {
      let head = system.heads[row]
      sums[head.rank, default: 0] += abs(system.excess(of: row, at: shown)) / head.scale
    }
    return sums.sorted { $0.key > $1.key }.map { LevelSum(rank: $0.key, sum: $0.value) }
  }

  func read(_ variables: [Variable], into values: inout [Double]) {
    for place in 0..<min(variables.count, values.count) {
      values[place] = value(of: variables[place])
    }
  }

  /// The variable's value; 0 for one that no constraint mentions.
  func value(of variable: Variable) -> Double {
    let column = system.column(of: variable)
    return column < 0 ? 0 : shown[column]
  }
}
