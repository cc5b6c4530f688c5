/// Constants that are moved again and again.
extension SolverState {
  /// Goes on with a drag, if the batch does nothing else; nil if it is no step of one.
  mutating func dragStep(_ batch: Batch, isCancelled: () -> Bool) -> Update? {
    guard drag.row >= 0, batch.isSingleConstant, let (id, constant) = batch.constants.first
    else { return nil }
    return dragStep(system.slot(of: id), to: constant, isCancelled: isCancelled)
  }

  private mutating func dragStep(
    _ row: Int32, to constant: Double, isCancelled: () -> Bool
  ) -> Update? {
    guard drag.reaches(constant, of: row) else { return nil }
    if constant == drag.constant { return .settled(changed: []) }
    drag.leaving(to: constant, into: &turning)
    guard turning.isEmpty || turn(to: constant, isCancelled: isCancelled) else { return nil }
    setConstant(of: row, constant)
    drag.move(to: constant)
    let changed = drag.tell()
    work.entriesTouched += changed.count
    return .settled(changed: changed)
  }

  mutating func setConstant(of row: Int32, _ constant: Double) {
    system.heads[row].constant = constant
    system.heads[row].setBounds()
  }

  /// Ends a drag, and brings everything to where it led.
  mutating func endDrag() {
    guard drag.row >= 0 else { return }
    catchUp()
    // A drag does not keep up what solvers know.
    if drag.hasMoved {
      openGroups.keepTouched()
      markMoved(drag.row)
      for index in 0..<drag.rows.count { markMoved(drag.rows[index]) }
    } else {
      forgetDragged()
    }
    clearRates()
    drag.end()
  }

  /// Brings everything to where the drag led so far.
  mutating func catchUp() {
    guard drag.isBehind else { return }
    drag.catchUp(base: &base, values: &values, shown: &shown)
    for index in 0..<drag.parametricColumns.count {
      let column = drag.parametricColumns[index]
      settled[column] = values[column]
    }
  }

  /// Notes which constant an update moved; one that is moved again and again is being dragged.
  mutating func noteDrag(after previous: DragColumn.Candidate) {
    let row = pending.onlyMoved
    drag.candidate = previous.counting(row)
    guard previous.promises(row), broken.isEmpty, isSettled, !pending.isFull, exactParts.isEmpty
    else { return }
    switch system.kind(of: row) {
    case .equation: if form.pivotColumns[row] >= 0 { beginDrag(of: row) }
    case .other: if partition.componentOfRow[row] >= 0 { beginDrag(of: row) }
    case .none, .wish: break
    }
  }

  /// Lets the component of a row, if it has one, take over the bounds that a drag moved.
  private mutating func markMoved(_ row: Int32) {
    let component = partition.componentOfRow[row]
    if component >= 0 { partition.markDirty(component, movedBy: row) }
  }
}

// MARK: - Beginning

extension SolverState {
  private mutating func beginDrag(of row: Int32) {
    drag.prepare(columnCount: system.columnCount)
    rates.extend(to: system.columnCount, with: 0)
    baseRates.extend(to: system.columnCount, with: 0)
    reach.begin(system)
    let column = form.pivotColumns[row]
    if column >= 0 { reach.addDependents(of: column, form, system) }
    computeBaseRates(of: row)
    let room = fixedRoom(for: row)
    if column < 0 { addToDrag(componentRow: row) }
    reachFollowers()
    let knownCount = drag.parametricColumns.count
    addOpenToDrag()
    if drag.parametricColumns.count > knownCount { reachFollowers() }
    let shared = followComponents(row)
    computeRates(of: row)
    addMovingColumns()
    guard let room, let shared else {
      forgetDragged()
      return clearRates()
    }
    drag.begin(row, at: system.heads[row].constant, within: room.intersection(shared))
  }

  /// Computes how fast the columns reached move with a row's constant where all parametric ones
  /// stay.
  private mutating func computeBaseRates(of row: Int32) {
    for index in stride(from: reach.order.count - 1, through: 0, by: -1) {
      let leader = reach.order[index]
      form.solve(leader, system, share: 0, into: &baseRates)
      form.addOwn(row, system, to: leader, of: &baseRates)
    }
  }

  /// Adds to what is reached all that depends on components that the drag moves.
  private mutating func reachFollowers() {
    probe.begin(system)
    for index in 0..<drag.parametricColumns.count {
      reach.addDependents(of: drag.parametricColumns[index], form, system)
      probe.addDependents(of: drag.parametricColumns[index], form, system)
    }
  }

  /// Computes how fast the columns reached move, the parametric ones as their components do.
  private mutating func computeRates(of row: Int32) {
    for index in stride(from: reach.order.count - 1, through: 0, by: -1) {
      computeRate(of: reach.order[index], row)
    }
  }

  mutating func computeRate(of leader: Int32, _ row: Int32) {
    if form.isParametric(leader) { return }
    form.solve(leader, system, share: 0, into: &rates)
    form.addOwn(row, system, to: leader, of: &rates)
  }

  /// Lists what moves, or may when a component turns.
  private mutating func addMovingColumns() {
    var columns = Vector<Int32>()
    for index in 0..<reach.order.count {
      let leader = reach.order[index]
      let mayTurn = probe.isReached(leader)
      forEachColumn(ofBlockOf: leader) { state, column in
        if mayTurn || !Tolerance.isZero(state.rates[column])
          || !Tolerance.isZero(state.baseRates[column])
        {
          columns.append(column)
        } else {
          state.rates[column] = 0
          state.baseRates[column] = 0
        }
      }
    }
    work.entriesTouched += columns.count
    system.sort(&columns, &shownChanges, using: &orderingSet)
    for index in 0..<columns.count {
      let column = columns[index]
      drag.add(
        column, Variable(system.variables[column]),
        DragColumn.Course(
          value: values[column], rate: rates[column], base: base[column],
          baseRate: baseRates[column], shown: shown[column]))
    }
  }

  private mutating func forgetDragged() {
    for place in 0..<drag.components.count { partition.setDragged(drag.components[place], false) }
  }

  private mutating func clearRates() {
    for index in 0..<drag.columns.count {
      rates[drag.columns[index]] = 0
      baseRates[drag.columns[index]] = 0
    }
  }

  /// How far the constant can go until rows are missed that no component has, and the rows of
  /// components whose bounds move with it; nil for not at all.
  private mutating func fixedRoom(for row: Int32) -> Interval? {
    var room: Interval? = Interval(low: -.infinity, high: .infinity)
    for index in 0..<reach.order.count {
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in
        state.limit(&room, by: column, row)
      }
    }
    return room
  }

  /// Narrows the room by what mentions a column.
  private mutating func limit(_ room: inout Interval?, by column: Int32, _ row: Int32) {
    for place in system.mentions.places(of: column) {
      let other = system.mentions[place]
      switch system.kind(of: other) {
      case .none, .wish: break
      case .equation: if form.isDependent[other] { room = nil }
      case .other:
        if partition.componentOfRow[other] >= 0 {
          if system.activity(of: other, at: baseRates).sum != 0 { addToDrag(componentRow: other) }
        } else if system.heads[other].isRequired {
          limit(&room, byFixed: other, row)
        }
      }
    }
  }

  private func limit(_ room: inout Interval?, byFixed other: Int32, _ row: Int32) {
    guard var narrowed = room else { return }
    let activity = system.activity(of: other, at: values).sum
    let rate = system.activity(of: other, at: baseRates).sum
    if Tolerance.isZero(rate) { return }
    let (low, high) = (system.heads[other].low, system.heads[other].high)
    let (behind, ahead) = rate > 0 ? (low, high) : (high, low)
    let constant = system.heads[row].constant
    narrowed.low = max(narrowed.low, constant + min(0, (behind - activity) / rate))
    narrowed.high = min(narrowed.high, constant + max(0, (ahead - activity) / rate))
    room = narrowed
  }
}

extension BlockTriangularForm {
  /// Adds what the dragged row itself moves its column, or its block's columns, by.
  fileprivate mutating func addOwn(
    _ row: Int32, _ system: borrowing LinearSystem, to leader: Int32,
    of rates: inout Vector<Double>
  ) {
    let own = pivotColumns[row]
    guard own >= 0 else { return }
    let column = columns[leader]
    if column.block < 0 {
      if column.row == row { rates[leader] += system.heads[row].scale / column.pivot }
    } else if columns[own].block == column.block {
      addInfluence(of: row, system.heads[row].scale, in: column.block, to: &rates)
    }
  }
}
