/// Constants that are moved again and again.
extension SolverState {
  /// Goes on with a drag, if the batch does nothing else; nil if it is no step of one.
  mutating func dragStep(_ batch: Batch) -> Update? {
    guard drag.row >= 0, batch.isSingleConstant, let (id, constant) = batch.constants.first
    else { return nil }
    return dragStep(system.slot(of: id), to: constant)
  }

  mutating func dragStep(_ row: Int32, to constant: Double) -> Update? {
    guard drag.reaches(constant, of: row) else { return nil }
    system.heads[row].constant = constant
    system.heads[row].setBounds()
    let changed = drag.step(to: constant)
    work.entriesTouched += changed.count
    return .settled(changed: changed)
  }

  /// Ends a drag, and brings everything to where it led.
  mutating func endDrag() {
    drag.catchUp(base: &base, values: &values, shown: &shown)
    // A drag does not keep up what the row's component settled.
    if drag.hasMoved {
      markMoved(drag.row)
      for index in 0..<drag.rows.count { markMoved(drag.rows[index]) }
    }
    drag.end()
  }

  /// Brings everything to where the drag led so far.
  mutating func catchUp() { drag.catchUp(base: &base, values: &values, shown: &shown) }

  /// Notes which constant an update moved; one that was moved twice in a row is being dragged.
  mutating func noteDrag(was previous: Int32) {
    let row = pending.onlyMoved
    drag.candidate = row
    guard row >= 0, row == previous, broken.isEmpty, !pending.isFull else { return }
    if system.kind(of: row) == .equation {
      beginDrag(ofEquation: row)
    } else if system.kind(of: row) == .other {
      beginDrag(ofWish: row)
    }
  }

  /// Lets the component of a row, if it has one, take over the bounds that a drag moved.
  private mutating func markMoved(_ row: Int32) {
    let component = partition.componentOfRow[row]
    if component >= 0 { partition.markDirty(component, movedBy: row) }
  }

  /// A drag of an equation that settles no component elsewhere: what it reaches follows by the
  /// equations alone.
  private mutating func beginDrag(ofEquation row: Int32) {
    let column = form.pivotColumns[row]
    guard column >= 0, !pending.isSettledElsewhere, partition.cells.count == 0 else { return }
    reach.begin(system)
    reach.addDependents(of: column, form, system)
    begin(row, movesBase: true)
  }

  /// A drag of the strongest constraint on a parametric column, which follows it.
  private mutating func beginDrag(ofWish row: Int32) {
    let component = partition.componentOfRow[row]
    guard component >= 0, partition.nodes[component].columnCount == 1,
      partition.nodes[component].rowCount == 1, system.heads[row].relation == .equal,
      system.heads[row].slack == 0, partition.cells.count == 0
    else { return }
    reach.begin(system)
    reach.addDependents(of: partition.nodes[component].firstColumn, form, system)
    begin(row, movesBase: false)
  }

  private mutating func begin(_ row: Int32, movesBase: Bool) {
    computeRates(of: row)
    drag.forgetRows()
    guard let room = dragRoom(movesBase: movesBase, row) else { return clearRates() }
    var columns = Vector<Int32>()
    for index in 0..<reach.order.count {
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in
        if !Tolerance.isZero(state.rates[column]) { columns.append(column) }
      }
    }
    columns.sort(0..<columns.count) { system.variables[$0] < system.variables[$1] }
    drag.begin(row, at: system.heads[row].constant, within: room, movesBase: movesBase)
    for index in 0..<columns.count {
      let column = columns[index]
      drag.add(
        column, Variable(system.variables[column]), value: values[column], base: base[column],
        shown: shown[column], rate: rates[column])
    }
    clearRates()
  }

  /// Computes how fast the columns reached move with a row's constant.
  private mutating func computeRates(of row: Int32) {
    rates.extend(to: system.columnCount, with: 0)
    let scale = system.heads[row].scale
    let own = form.pivotColumns[row]
    for index in stride(from: reach.order.count - 1, through: 0, by: -1) {
      let leader = reach.order[index]
      let column = form.columns[leader]
      if column.row < 0 {
        rates[leader] = scale / partition.formValues[partition.form(of: row).lowerBound]
        continue
      }
      form.solve(leader, system, share: 0, into: &rates)
      if column.row == row, column.block < 0 {
        rates[leader] += scale / column.pivot
      } else if own >= 0, column.block >= 0, form.columns[own].block == column.block {
        form.addInfluence(of: row, scale, in: column.block, to: &rates)
      }
    }
  }

  private mutating func clearRates() {
    for index in 0..<reach.order.count {
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in state.rates[column] = 0 }
    }
  }

  /// How far the constant can go without anything else than the columns reached taking part; nil
  /// for not at all.
  private mutating func dragRoom(movesBase: Bool, _ row: Int32) -> Interval? {
    var room = Interval(low: -.infinity, high: .infinity)
    for index in 0..<reach.order.count {
      let block = form.columns[reach.order[index]].block
      if block < 0 {
        guard limit(&room, by: reach.order[index], movesBase, row) else { return nil }
      } else {
        for place in form.places(of: block) {
          guard limit(&room, by: form.blockColumns[place], movesBase, row) else { return nil }
        }
      }
    }
    return room
  }

  /// Narrows the room by what mentions a column; false where that is more than the equations.
  private mutating func limit(
    _ room: inout Interval, by column: Int32, _ movesBase: Bool, _ row: Int32
  ) -> Bool {
    for place in system.mentions.places(of: column) {
      let other = system.mentions[place]
      let kind = system.kind(of: other)
      if other == row || kind == .none || kind == .wish { continue }
      if kind == .equation {
        if form.isDependent[other] { return false }
        continue
      }
      if partition.componentOfRow[other] >= 0 {
        if movesBase, !limit(&room, byComponentRow: other, row) { return false }
        continue
      }
      guard system.heads[other].isRequired else { continue }
      let activity = system.activity(of: other, at: values).sum
      let rate = system.activity(of: other, at: rates).sum
      if Tolerance.isZero(rate) { continue }
      let (low, high) = (system.heads[other].low, system.heads[other].high)
      let (behind, ahead) = rate > 0 ? (low, high) : (high, low)
      let constant = system.heads[row].constant
      room.low = max(room.low, constant + min(0, (behind - activity) / rate))
      room.high = min(room.high, constant + max(0, (ahead - activity) / rate))
    }
    return true
  }

  /// Narrows the room to where a row of a component stays on the side of its bounds on which it is:
  /// there all violations have the slopes that they have, and as each level's sum is convex, what was
  /// the best answer of the component remains it. False for a row that is at a bound and leaves it.
  private mutating func limit(
    _ room: inout Interval, byComponentRow other: Int32, _ row: Int32
  ) -> Bool {
    let rate = system.activity(of: other, at: rates).sum
    if rate == 0 { return true }
    drag.add(row: other)
    let (activity, magnitude) = system.activity(of: other, at: values)
    let constant = system.heads[row].constant
    for bound in [system.heads[other].low, system.heads[other].high] where bound.isFinite {
      let play = 2 * Tolerance.residual(at: max(magnitude, abs(bound)))
      let distance = bound - activity
      guard abs(distance) > play else { return false }
      let end = constant + (distance - (distance > 0 ? play : -play)) / rate
      if end > constant { room.high = min(room.high, end) } else { room.low = max(room.low, end) }
    }
    return true
  }
}

extension Batch {
  /// Whether it moves one constant and does nothing else.
  fileprivate var isSingleConstant: Bool {
    constants.count == 1 && insertionCount == 0 && removals.isEmpty && levels.isEmpty
      && activities.isEmpty && forgottenPreferences.isEmpty
  }
}
