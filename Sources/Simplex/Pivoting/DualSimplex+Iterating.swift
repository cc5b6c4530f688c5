/// Iterations of the dual simplex method: pricing, BTRAN, ratio test, FTRAN, update.
extension DualSimplex {
  /// How many columns are few enough for a search that rounding got into to begin anew.
  private static var restartLimit: Int { 200 }

  /// Exchanges columns until every basic value lies on its piece.
  mutating func run(isCancelled: () -> Bool) -> Outcome {
    let limit = 1000 + 60 * columnCount
    var doubts = 0
    var smoothings = 0
    isDoubtful = false
    isWary = false
    for round in 0..<limit {
      if round % 16 == 0, isCancelled() { return .cancelled }
      guard let slot = leavingSlot() else {
        // What is decided within rounding hangs on the way that led here. From the beginning there is
        // one way only, and in a component as small as most it is short.
        if isReused, wasRough, columnCount <= Self.restartLimit { return .stalled }
        if isRough, smoothings < 4 {
          smoothings += 1
          // From the beginning, where it was not gone on from another answer.
          if !smooth(), isReused { return .stalled }
          continue
        }
        if isExact || isConfirmed() { return .optimal }
        continue
      }
      iterate(slot)
      if isDoubtful {
        doubts += 1
        if doubts > 20 { return .stalled }
        isDoubtful = false
        isWary = true
        renew()
      } else if shouldRefactor {
        if isReused { renew() } else { refactor() }
      }
    }
    return .stalled
  }

  /// Factors the basis and computes from it what else is carried along.
  private mutating func renew() {
    refactor()
    computeMultipliers()
    computeValues()
  }

  /// The same where multipliers may come to be beyond all slopes.
  ///
  /// - Returns: Whether the basis is dual feasible again.
  private mutating func smooth() -> Bool {
    renew()
    return bringInEverythingBeyond()
  }

  private var shouldRefactor: Bool {
    let count = factors.exchangeCount
    return count >= 100 + formCount / 8
  }

  /// Whether the values are as good as computed from the factors: bounds that moved a few times add no
  /// more rounding than one solve does.
  private var isExact: Bool {
    factors.exchangeCount == knownExchangeCount && moveCount <= 16 && !isSteep
  }

  /// Whether the values, computed anew, still lie on their pieces.
  private mutating func isConfirmed() -> Bool {
    computeValues()
    return queue.isEmpty
  }

  /// Pricing: of the slots whose values are off their pieces the one that is farthest away,
  /// measured in steps of the nonbasic columns.
  private mutating func leavingSlot() -> Int? {
    while let candidate = queue.popFirst() {
      if merit(of: candidate.slot) == candidate.merit { return Int(candidate.slot) }
    }
    return nil
  }

  @inline(__always)
  private func merit(of slot: Int32) -> Double {
    let distance = distanceFromPiece(Int(head[slot]))
    return distance == 0 ? 0 : distance * distance / weights[slot]
  }

  @inline(__always)
  func distanceFromPiece(_ column: Int) -> Double {
    let value = value[column]
    let distance = max(value - high[column], low[column] - value)
    guard distance > 0 else { return 0 }
    return distance <= Tolerance.distance(at: value) ? 0 : distance
  }

  /// Notes that a basic column has another value or piece.
  @inline(__always)
  mutating func review(_ slot: Int32) {
    touched.insert(head[slot])
    enqueue(slot)
  }

  /// Puts a slot in the queue if its value lies off its piece.
  @inline(__always)
  mutating func enqueue(_ slot: Int32) {
    let merit = merit(of: slot)
    if merit > 0 { queue.insert(slot, merit: merit) }
  }

  private mutating func iterate(_ slot: Int) {
    let leaving = Int(head[slot])
    let isAbove = value[leaving] > high[leaving]
    computeRow(slot)
    collectCandidates(direction: isAbove ? 1 : -1)
    let entering = chooseEntering(leaving, isAbove: isAbove)
    if let entering, !computeColumn(of: entering, slot) {
      isDoubtful = true
    } else {
      updateMultipliers(leaving, isAbove: isAbove, entering: entering)
      applyFlips()
      if let entering {
        let column = Int(ratio.columns[entering])
        exchange(slot, leaving, for: column, isRising: ratio.rates[entering] > 0)
      } else {
        review(Int32(slot))
      }
    }
    column.clear()
    ratio.clear()
    row.clear()
    rowOfUnknowns.clear()
  }

  /// The entering column in terms of the basis, `B⁻¹ a` (FTRAN).
  ///
  /// - Returns: Whether its entry in the slot is what the row says.
  private mutating func computeColumn(of place: Int, _ slot: Int) -> Bool {
    matrix.addColumn(Int(ratio.columns[place]), times: 1, to: &column)
    factors.forwardTransform(&column)
    let pivot = abs(column[Int32(slot)])
    let expected = abs(ratio.rates[place])
    if abs(pivot - expected) > Tolerance.noise * expected { noteRoughness() }
    return abs(pivot - expected) <= Tolerance.residual * expected
  }

  /// The row of a slot, `ρ = e B⁻¹` (BTRAN) and `α = ρ · N`.
  mutating func computeRow(_ slot: Int) {
    row.add(1, at: Int32(slot))
    factors.backwardTransform(&row)
    matrix.addRows(row, to: &rowOfUnknowns)
    work.entriesTouched += row.count + rowOfUnknowns.count
  }

  mutating func collectCandidates(direction: Double) {
    for place in 0..<rowOfUnknowns.count {
      let unknown = rowOfUnknowns.indices[place]
      let rate = rowOfUnknowns[unknown]
      if slotOf[unknown] < 0 { collectCandidate(unknown, rate: direction * rate) }
    }
    for place in 0..<row.count {
      let form = row.indices[place]
      let rate = row[form]
      let activity = Int32(unknownCount) + form
      if slotOf[activity] < 0 { collectCandidate(activity, rate: direction * rate) }
    }
    if ratio.hasSmall { dropNoise() }
  }

  /// Leaves out what may be only what rounding left of larger entries.
  private mutating func dropNoise() {
    var least = Tolerance.coefficient
    if !isWary { least = min(least, Tolerance.noise * row.largest) }
    ratio.drop(below: least)
  }

  /// A nonbasic column with an entry in the row: its multiplier and its part of the factors change.
  @inline(__always)
  private mutating func collectCandidate(_ column: Int32, rate: Double) {
    touched.insert(column)
    if abs(rate) > Tolerance.coefficient {
      ratio.append(column, rate: rate)
    } else if rate != 0 {
      ratio.appendSmall(column, rate: rate)
    }
  }

  /// Moves the multipliers by the ratio test's step: the leaving column's by as much, the others'
  /// by their rate in the row.
  private mutating func updateMultipliers(_ leaving: Int, isAbove: Bool, entering: Int?) {
    let levelCount = levelCount
    for place in 0..<ratio.count where place != entering {
      let base = Int(ratio.columns[place]) * levelCount
      let rate = ratio.rates[place]
      for level in ratio.firstLevel..<levelCount {
        let added = rate * ratio.step[level]
        if added == 0 { continue }
        let sum = excess[base + level] + added
        excess[base + level] = Tolerance.isCancelled(sum, of: added) ? 0 : sum
      }
    }
    if entering == nil {
      setPiece(of: leaving, below: ratio.target + (isAbove ? 1 : 0))
      return
    }
    kink[leaving] = Int32(ratio.target)
    isPinned[leaving] = false
    let base = leaving * levelCount
    for level in 0..<levelCount {
      let beyond = ratio.step[level] - ratio.targetBegins[level]
      excess[base + level] = isAbove ? beyond : -beyond
    }
    if !isAbove { addJump(ratio.target, of: leaving) }
  }

  /// Moves the basic columns after nonbasic ones that were flipped to other kinks.
  private mutating func applyFlips() {
    guard ratio.flips.count > 0 else { return }
    for place in 0..<ratio.flips.count {
      let flipped = Int(ratio.columns[ratio.flips[place]])
      let next = costs.places[Int(kink[flipped])]
      matrix.addColumn(flipped, times: next - value[flipped], to: &spare)
      value[flipped] = next
    }
    moveBasicsAfterFlips()
  }

  /// Moves the basic columns after what `spare` lists of nonbasic ones.
  mutating func moveBasicsAfterFlips() {
    moveCount += 1
    factors.forwardTransform(&spare)
    for place in 0..<spare.count {
      let slot = spare.indices[place]
      value[head[slot]] -= spare[slot]
      review(slot)
    }
    work.entriesTouched += spare.count
    spare.clear()
  }

  /// `x_B := x_B − step · column`.
  private mutating func moveBasics(by step: Double) {
    for place in 0..<column.count {
      let slot = column.indices[place]
      let rate = column[slot]
      if rate == 0 { continue }
      value[head[slot]] -= step * rate
      review(slot)
    }
    work.entriesTouched += column.count
  }

  /// Brings the entering column into the basis and the leaving one to its kink.
  mutating func exchange(_ slot: Int, _ leaving: Int, for entering: Int, isRising: Bool) {
    let place = costs.places[Int(kink[leaving])]
    let pivot = column[Int32(slot)]
    let step = (value[leaving] - place) / pivot
    updateWeights(slot, pivot)
    moveBasics(by: step)
    value[entering] += step
    value[leaving] = place
    touched.insert(Int32(leaving))
    touched.insert(Int32(entering))
    slotOf[leaving] = -1
    slotOf[entering] = Int32(slot)
    head[slot] = Int32(entering)
    setPiece(of: entering, below: Int(kink[entering]) + (isRising ? 1 : 0))
    factors.exchange(slot: Int32(slot), for: column)
    review(Int32(slot))
    work.pivots += 1
  }

  /// Steepest edge: the lengths of the rows of `B⁻¹` after the exchange, from `τ = B⁻¹ ρ`.
  private mutating func updateWeights(_ slot: Int, _ pivot: Double) {
    var norm = 0.0
    for place in 0..<row.count {
      let price = row[row.indices[place]]
      norm += price * price
      if price != 0 { spare.add(price, at: row.indices[place]) }
    }
    factors.forwardTransform(&spare)
    for place in 0..<column.count {
      let other = column.indices[place]
      if Int(other) == slot { continue }
      let factor = column[other] / pivot
      if factor == 0 { continue }
      let weight = weights[other] + factor * (factor * norm - 2 * spare[other])
      weights[other] = max(weight, factor * factor + 1e-4)
    }
    weights[slot] = max(norm / (pivot * pivot), 1e-4)
    if Tolerance.isRough(squaredLength: max(norm, weights[slot])) { noteRoughness() }
    spare.clear()
  }

  private mutating func noteRoughness() {
    isRough = true
    wasRough = true
  }
}
