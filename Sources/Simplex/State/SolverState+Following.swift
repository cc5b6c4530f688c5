/// How components follow a constant that is dragged (parametric programming).
///
/// Violations are convex, so the best answer is known by how they grow in its neighbourhood: that
/// stays the same as long as each row stays on the side of its bounds on which it is, and what is at
/// a bound stays at it. Rates at which all rows do so are right, however they were found.
extension SolverState {
  /// How fast a row's bounds move with the dragged constant, as the row's component sees them.
  func boundRate(of other: Int32, _ row: Int32) -> Double {
    let rate = -system.activity(of: other, at: baseRates).sum
    return other == row ? rate + system.heads[row].scale : rate
  }

  /// Notes that the bounds of a row of a component move with the constant to be dragged.
  mutating func addToDrag(componentRow other: Int32) {
    drag.add(row: other)
    addToDrag(component: partition.componentOfRow[other])
  }

  /// Notes that a component takes part in the drag that begins.
  mutating func addToDrag(component: Int32) {
    if drag.has(component) { return }
    partition.setDragged(component, true)
    drag.add(component: component)
    var column = partition.nodes[component].firstColumn
    while column >= 0 {
      drag.add(parametricColumn: column)
      column = partition.nextColumn[column]
    }
  }

  /// Computes how fast everything moves that components settle, and for which constants it does so.
  ///
  /// - Returns: For which constants that is so of what is open and what that depends on; nil if it is
  ///   not known. The other components go on alone from where it is no longer so.
  mutating func followComponents(_ row: Int32) -> Interval? {
    for place in 0..<drag.components.count {
      if !computeRates(of: drag.components[place], row) {
        if drag.isEntangled(place) { return nil }
        stop(drag.components[place])
      }
    }
    guard followOpen(row), var shared = roomOfOpen(row) else { return nil }
    for place in 0..<drag.components.count {
      let component = drag.components[place]
      if drag.isEntangled(place) {
        guard let room = room(of: component, row) else { return nil }
        shared = shared.intersection(room)
      } else {
        drag.limit(place, to: roomOrStop(component, row))
      }
    }
    return shared
  }

  /// Computes how fast the columns of a component move from where they are, which nothing open has
  /// to do with.
  ///
  /// - Returns: For which constants they do so. Just the present one where that is not known: such a
  ///   component is solved in every step.
  private mutating func follow(_ component: Int32, _ row: Int32) -> Interval {
    partition.setDragged(component, true)
    if !computeRates(of: component, row) { stop(component) }
    return roomOrStop(component, row)
  }

  private mutating func roomOrStop(_ component: Int32, _ row: Int32) -> Interval {
    if let room = room(of: component, row) { return room }
    stop(component)
    let constant = system.heads[row].constant
    return Interval(low: constant, high: constant)
  }

  /// Says that the columns of a component do not move.
  private mutating func stop(_ component: Int32) {
    var column = partition.nodes[component].firstColumn
    while column >= 0 {
      rates[column] = 0
      column = partition.nextColumn[column]
    }
  }

  /// Computes how fast the columns of a component move that are not open; false where that is not
  /// known.
  private mutating func computeRates(of component: Int32, _ row: Int32) -> Bool {
    partition.nodes[component].isSearched
      ? computeRates(ofSearched: component, row) : computeRate(ofInterval: component, row)
  }

  /// The one column of a component goes with the bounds at which it is.
  private mutating func computeRate(ofInterval component: Int32, _ row: Int32) -> Bool {
    let column = partition.nodes[component].firstColumn
    if partition.cells.numbers[column] >= 0 { return true }
    var other = partition.nodes[component].firstRow
    while other >= 0 {
      if system.kind(of: other) == .other, side(of: other) == .bound {
        let coefficient = partition.formValues[partition.form(of: other).lowerBound]
        rates[column] = boundRate(of: other, row) / coefficient
        return true
      }
      other = partition.nextRow[other]
    }
    return false
  }

  private mutating func computeRates(ofSearched component: Int32, _ row: Int32) -> Bool {
    guard let solved = partition.solution(of: component), case .feasible = solved.solution.outcome
    else { return false }
    let bounds = solved.rows.map { boundRate(of: $0, row) }
    guard let found = solved.solver.rates(ofBounds: bounds) else { return false }
    for (column, rate) in zip(solved.columns, found) { rates[column] = rate }
    let tied = zip(solved.columns, solved.solution.movement)
      .filter { $1 != 0 && partition.cells.numbers[$0] < 0 }
    return tied.isEmpty || computeRates(ofTied: tied.map(\.0), of: component, row)
  }

  /// For which constants each row of a component stays where it is; nil if some does not at all.
  private func room(of component: Int32, _ row: Int32) -> Interval? {
    var room = Interval(low: -.infinity, high: .infinity)
    var other = partition.nodes[component].firstRow
    while other >= 0 {
      if system.kind(of: other) == .other, !limit(&room, by: other, row) { return nil }
      other = partition.nextRow[other]
    }
    return room
  }

  private func limit(_ room: inout Interval, by other: Int32, _ row: Int32) -> Bool {
    let rate = partActivity(of: other, at: rates)
    let closer = rate - boundRate(of: other, row)
    // Where most rows are when few things move: at rest with their bounds.
    if closer == 0 { return true }
    let (low, high, magnitude) = bounds(of: other)
    let activity = partActivity(of: other, at: settled)
    let play = Side.play(at: max(magnitude, abs(activity)))
    let constant = system.heads[row].constant
    return limit(&room, low - activity, play, by: closer, rate, constant)
      && limit(&room, high - activity, play, by: closer, rate, constant)
  }

  /// Narrows the room to where a bound that is `distance` away is not reached by what comes `closer`
  /// per unit of the constant.
  func limit(
    _ room: inout Interval, _ distance: Double, _ play: Double, by closer: Double, _ rate: Double,
    _ constant: Double
  ) -> Bool {
    guard distance.isFinite else { return true }
    guard abs(distance) > play else {
      return abs(closer) <= Tolerance.coefficient * max(1, abs(rate))
    }
    if closer == 0 { return true }
    let end = constant + (distance - (distance > 0 ? play : -play)) / closer
    if end > constant { room.high = min(room.high, end) } else { room.low = max(room.low, end) }
    return true
  }
}

// MARK: - Turning

extension SolverState {
  /// Lets the components in the places listed in `turning` go on from another constant with other
  /// rates; false if that takes more than each of them alone. Everything is where it was then.
  mutating func turn(to constant: Double, isCancelled: () -> Bool) -> Bool {
    let row = drag.row
    let (before, known, knownWork) = (drag.constant, system.heads[row], work)
    drag.move(to: constant)
    catchUp()
    system.heads[row].constant = constant
    system.heads[row].setBounds()
    defer { pending.movedRows.removeAll() }
    guard solveTurning(row, isCancelled: isCancelled) else {
      system.heads[row] = known
      work = knownWork
      // Those that were solved for it are back where they were, which is not where they belong.
      for index in 0..<turning.count {
        partition.setDragged(drag.components[turning[index]], true)
      }
      drag.move(to: before)
      catchUp()
      return false
    }
    probe.begin(system)
    for index in 0..<turning.count {
      let component = drag.components[turning[index]]
      drag.limit(Int(turning[index]), to: follow(component, row))
      var column = partition.nodes[component].firstColumn
      while column >= 0 {
        probe.addDependents(of: column, form, system)
        column = partition.nextColumn[column]
      }
    }
    turnFollowers(row)
    return true
  }

  /// Solves the components that turn; false where there is more to do than that.
  private mutating func solveTurning(_ row: Int32, isCancelled: () -> Bool) -> Bool {
    for index in 0..<turning.count {
      let component = drag.components[turning[index]]
      var other = partition.nodes[component].firstRow
      while other >= 0 {
        if system.kind(of: other) == .other, boundRate(of: other, row) != 0 {
          partition.markDirty(component, movedBy: other)
        }
        other = partition.nextRow[other]
      }
    }
    while let component = partition.popDirty() {
      guard isSolvedAlone(component, isCancelled: isCancelled) else {
        partition.markDirty(component)
        return false
      }
    }
    return true
  }

  /// Solves a component; false where it then has to do with others, or does not settle.
  private mutating func isSolvedAlone(_ component: Int32, isCancelled: () -> Bool) -> Bool {
    do throws(Cancellation) {
      let conflict = try solve(component, isCancelled: isCancelled)
      return conflict == nil && !isStalled && !isDelicate(component) && pending.delicate.isEmpty
        && partition.cells.opened.isEmpty && holdsRequired(component)
    } catch {
      return false
    }
  }

  /// Whether the required rows of a component hold.
  private func holdsRequired(_ component: Int32) -> Bool {
    var row = partition.nodes[component].firstRow
    while row >= 0 {
      if system.kind(of: row) == .other, system.heads[row].isRequired {
        let side = side(of: row)
        if side == .below || side == .above { return false }
      }
      row = partition.nextRow[row]
    }
    return true
  }

  /// Computes all that depends on the components that turn, and how fast it moves from here.
  private mutating func turnFollowers(_ row: Int32) {
    for index in stride(from: probe.order.count - 1, through: 0, by: -1) {
      let leader = probe.order[index]
      computeValue(leader)
      computeRate(of: leader, row)
      forEachColumn(ofBlockOf: leader) { state, column in
        state.drag.turn(column, at: state.values[column], rate: state.rates[column])
      }
    }
  }
}
