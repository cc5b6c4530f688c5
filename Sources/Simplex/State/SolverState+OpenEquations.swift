/// Deactivating an equation, and activating it again, without another factorisation.
extension SolverState {
  /// Carries out a batch that switches an equation and does nothing else, if what moves with that has
  /// to do with nothing else that is free; nil elsewhere.
  mutating func switchStep(_ batch: Batch) -> Update? {
    guard batch.isSingleActivity, let (id, isActive) = batch.activities.first, !hasPending,
      untold.isEmpty
    else { return nil }
    let row = system.slot(of: id)
    guard row >= 0 else { return nil }
    if isActive { return openEquations.contains(row) ? .settled(changed: close(row)) : nil }
    guard system.kind(of: row) == .equation, form.pivotColumns[row] >= 0, provenBy[row] == nil,
      !openEquations.isFull
    else { return nil }
    return open(row).map { .settled(changed: $0) }
  }

  private mutating func close(_ row: Int32) -> [Variable] {
    shownChanges.removeAll()
    switchOn(row)
    let places = openEquations.remove(row)
    for place in places {
      let held = openEquations.letGo(at: place)
      put(held.column, at: held.former)
    }
    work.entriesTouched += places.count
    return told.tell(shownChanges)
  }

  private mutating func open(_ row: Int32) -> [Variable]? {
    openEquations.prepare(for: system.columnCount)
    guard findMoving(with: row), findDeciding() else { return nil }
    movement.sort(system, using: &orderingSet)
    guard let step = bestStep(), step.isFinite else { return nil }
    system.heads[row].isActive = false
    system.heads[row].low += step
    return go(step, with: row)
  }

  /// Moves what moves with a row by a step, and holds it in its order, and then what is mentioned with
  /// it.
  private mutating func go(_ step: Double, with row: Int32) -> [Variable] {
    shownChanges.removeAll()
    let count = movement.columns.count
    for index in 0..<count {
      let column = movement.columns[index]
      let former = base[column]
      openEquations.hold(column, was: former)
      put(column, at: former + movement.takeRate(of: column) * step)
    }
    movement.end()
    openEquations.add(row, holding: count + holdBystanders())
    work.entriesTouched += count
    return told.tell(shownChanges)
  }

  @inline(__always) private mutating func put(_ column: Int32, at value: Double) {
    base[column] = value
    values[column] = value
    let place = Tolerance.onGrid(value)
    guard place != shown[column] else { return }
    shown[column] = place
    shownChanges.append(system.variables[column])
  }

  private mutating func switchOn(_ row: Int32) {
    system.heads[row].isActive = true
    system.heads[row].setBounds()
  }

  /// - Returns: How many there are.
  private mutating func holdBystanders() -> Int {
    var count = 0
    for index in 0..<movement.bystanders.count {
      let column = movement.bystanders[index]
      if openEquations.isHeld(column) { continue }
      openEquations.hold(column, was: base[column])
      count += 1
    }
    return count
  }
}

// MARK: - What moves

extension SolverState {
  /// Computes how columns move with the activity of an equation; false if some of them also do so with
  /// another parametric column.
  private mutating func findMoving(with row: Int32) -> Bool {
    let seed = form.leader(of: form.pivotColumns[row])
    var expected = movement.begin(
      at: dependents.rank(ofLeader: seed, form, system, partition), system)
    while expected.rank >= 0 {
      let known = dependents.ranked(expected.rank)
      var next = EquationMovement.Expected()
      if known.row < 0 {
        movement.note(expected)
        let block = form.columns[known.leader].block
        guard let after = findMoving(inBlock: block, with: row) else { return false }
        next = after
      } else {
        let rate = known.row == row ? 1 : -movement.rate(of: expected, by: known.row)
        // Most coefficients are 1, and dividing takes longer than all else here.
        let own = known.pivot == 1 ? rate : rate / known.pivot
        guard add(known.leader, rate: own, to: known.mentions, &next) else { return false }
      }
      expected = movement.popExpected(with: next)
    }
    return true
  }

  /// - Returns: What it lets be expected; nil as above.
  private mutating func findMoving(
    inBlock block: Int32, with row: Int32
  ) -> EquationMovement.Expected? {
    if form.blocks[block].isDelicate { return nil }
    let places = form.places(of: block)
    var size = 0.0
    if form.columns[form.pivotColumns[row]].block == block {
      size = 1
      form.clearWork(places.count)
      form[work: Int(form.columns[form.pivotColumns[row]].place)] = 1
    } else {
      form.beginWork()
      for place in places {
        let rate = movement.rate(of: form.blockRows[place])
        form.addWork(-rate)
        size = max(size, abs(rate))
      }
    }
    var next = EquationMovement.Expected()
    if size == 0 { return next }
    form.solveLoaded(block)
    for place in places {
      let column = form.blockColumns[place]
      let rate = form[work: place - places.lowerBound]
      let mentions = dependents.mentions(of: column, form, system)
      guard
        add(column, rate: Tolerance.isCancelled(rate, of: size) ? 0 : rate, to: mentions, &next)
      else { return nil }
    }
    return next
  }

  @inline(__always) private mutating func add(
    _ column: Int32, rate: Double, to mentions: Range<Int>,
    _ next: inout EquationMovement.Expected
  ) -> Bool {
    if rate == 0 { return true }
    guard isConstant[column], !openEquations.holds(column) else { return false }
    movement.add(column, system.variables[column], rate: rate)
    for place in mentions { movement.add(dependents[mention: place], rate: rate, &next) }
    return true
  }

  /// Finds the rows that decide where to; false if one of them moves with something else, too, or hardly.
  private mutating func findDeciding() -> Bool {
    for index in 0..<movement.touched.count {
      let row = movement.touched[index]
      if movement.isDelicate(row) { return false }
      guard movement.rate(of: row) != 0 else { continue }
      let kind = system.kind(of: row)
      guard kind != .equation, partition.componentOfRow[row] < 0, addBystanders(of: row) else {
        return false
      }
      if kind == .other {
        movement.rows.append(row)
      } else if movement.wish < 0 || system.isOrdered(row, before: movement.wish) {
        movement.wish = row
      }
    }
    return true
  }

  private mutating func addBystanders(of row: Int32) -> Bool {
    for place in system.entries(of: row) where movement.rates[system.entryColumns[place]] == 0 {
      let column = system.entryColumns[place]
      guard isConstant[column], !openEquations.holds(column) else { return false }
      movement.bystanders.append(column)
    }
    return true
  }
}

// MARK: - Where to

extension SolverState {
  /// How far the activity of the equation goes from its constant: to where the rows that move with it
  /// are missed least; where these leave a choice, as near as can be to what the first wish asks for,
  /// or to where the first variable is 0. Nil where required rows leave nothing, or rounding decided.
  private mutating func bestStep() -> Double? {
    search.begin(system)
    for index in 0..<movement.rows.count {
      let row = movement.rows[index]
      addWish(of: row, rate: movement.rate(of: row))
    }
    guard let interval = search.solve(system)?.interval, !search.hasNearTie else { return nil }
    guard interval.low < interval.high else { return interval.low }
    var goal = 0.0
    if movement.wish >= 0 {
      goal = distance(toWish: movement.wish) / movement.rate(of: movement.wish)
    } else if movement.columns.count > 0 {
      let first = movement.columns[0]
      goal = -base[first] / movement.rates[first]
    }
    return min(max(goal, interval.low), interval.high)
  }
}

// MARK: - Letting go

extension SolverState {
  /// Whether a batch leaves the open equations as they are, as far as its rows tell.
  func keepsOpenEquations(_ batch: Batch) -> Bool {
    !batch.isRestructuring && batch.levels.isEmpty && batch.activities.isEmpty
      && batch.constants.allSatisfy { !openEquations.contains(system.slot(of: $0.0)) }
  }

  /// Takes the rows of open equations out of the factors.
  mutating func releaseOpenEquations() {
    while let row = openEquations.last {
      for place in openEquations.remove(row) {
        let held = openEquations.letGo(at: place)
        base[held.column] = held.former
        values[held.column] = held.former
      }
      switchOn(row)
      detach(row)
      system.heads[row].isActive = false
    }
  }

  /// Forgets that equations are open, where everything is made anew without them.
  mutating func forgetOpenEquations() {
    while let row = openEquations.last {
      _ = openEquations.remove(row)
      system.heads[row].setBounds()
    }
    openEquations = OpenEquations()
  }

  /// Whether what is reached or to be looked at has to do with open equations.
  mutating func reachesOpenEquations() -> Bool {
    for index in 0..<reach.order.count {
      var isHeld = false
      forEachColumn(ofBlockOf: reach.order[index]) { state, column in
        isHeld = isHeld || state.openEquations.holds(column)
      }
      if isHeld { return true }
    }
    for index in 0..<pending.checks.count where holdsSome(of: pending.checks[index]) { return true }
    for index in 0..<pending.wishColumns.count
    where openEquations.holds(pending.wishColumns[index]) { return true }
    return false
  }

  private func holdsSome(of row: Int32) -> Bool {
    system.entries(of: row).contains { openEquations.holds(system.entryColumns[$0]) }
  }
}
