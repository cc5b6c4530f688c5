/// Steps of the primal simplex method, where a change left multipliers beyond all slopes of their costs.
extension DualSimplex {
  /// Brings nonbasic columns into the basis whose multipliers are beyond all slopes: these can only
  /// gain by moving, as in the primal simplex method.
  mutating func bringInBeyond() -> Bool {
    var count = 0
    while change.beyond.count > 0 {
      let column = Int(change.beyond.removeLast())
      guard slotOf[column] < 0 else { continue }
      let direction = overshoot(of: column)
      guard direction != 0 else { continue }
      count += 1
      guard count <= Self.editLimit, bringIn(column, direction) else {
        change.beyond.removeAll()
        return false
      }
    }
    return true
  }

  /// The same for all columns.
  mutating func bringInEverythingBeyond() -> Bool {
    for column in 0..<columnCount where slotOf[column] < 0 && overshoot(of: column) != 0 {
      change.beyond.append(Int32(column))
    }
    return bringInBeyond()
  }

  private mutating func bringIn(_ entering: Int, _ direction: Double) -> Bool {
    matrix.addColumn(entering, times: 1, to: &column)
    factors.forwardTransform(&column)
    guard let blocking = blockingSlot(direction) else {
      column.clear()
      return false
    }
    let leaving = Int(head[blocking])
    let pivot = column[Int32(blocking)]
    computeRow(blocking)
    let isRising = pivot * direction < 0
    leave(leaving, isRising: isRising)
    takeExcess(of: entering, direction, pivot)
    addKept(to: leaving, times: 1)
    moveMultipliers(except: entering)
    moveBasicsAfterFlips()
    exchange(blocking, leaving, for: entering, isRising: direction > 0)
    row.clear()
    rowOfUnknowns.clear()
    column.clear()
    move(leaving)
    moveBasicsAfterFlips()
    return true
  }

  /// The primal ratio test: the basic column that first meets the end of its piece.
  private func blockingSlot(_ direction: Double) -> Int? {
    var best: (slot: Int, distance: Double, size: Double)?
    for place in 0..<column.count {
      let slot = column.indices[place]
      let rate = -column[slot] * direction
      guard abs(rate) > Tolerance.residual else { continue }
      let basic = Int(head[slot])
      let bound = rate > 0 ? high[basic] : low[basic]
      guard bound.isFinite else { continue }
      let distance = max(0, (bound - value[basic]) / rate)
      if let known = best, (distance, -abs(rate)) >= (known.distance, -known.size) { continue }
      best = (Int(slot), distance, abs(rate))
    }
    return best?.slot
  }

  /// Puts a basic column at the end of its piece, with the multiplier that it has.
  private mutating func leave(_ leaving: Int, isRising: Bool) {
    if isPinned[leaving] {
      isPinned[leaving] = false
      return
    }
    let base = leaving * levelCount
    for level in 0..<levelCount { excess[base + level] = 0 }
    if !isRising {
      kink[leaving] -= 1
      addJump(Int(kink[leaving]), of: leaving)
    }
  }

  /// Sets `kept` to what the row's prices have to move by for the entering column's multiplier to
  /// be the slope of the piece that it goes to.
  private mutating func takeExcess(of entering: Int, _ direction: Double, _ pivot: Double) {
    if direction > 0 { subtractJump(Int(kink[entering]), of: entering) }
    change.kept.fill(levelCount, with: 0)
    let base = entering * levelCount
    for level in 0..<levelCount { change.kept[level] = -excess[base + level] / pivot }
  }

  /// Adds to a nonbasic column's multiplier its rate times `kept`.
  mutating func addKept(to column: Int, times rate: Double) {
    let base = column * levelCount
    for level in 0..<levelCount {
      let added = rate * change.kept[level]
      excess[base + level] = cleared(excess[base + level] + added, of: added)
    }
  }
}
