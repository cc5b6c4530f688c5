/// Iterations of the dual simplex method: pricing, BTRAN, ratio test, FTRAN, update. Each step is told in
/// the file of its name.
extension DualSimplex {
  /// What is to be thought of a pivot.
  private enum Trust {
    case sound
    /// Small in its row, and of old factors, which make the same error in row and column.
    case unproven
    /// Row and column disagree, which only rounding can make them.
    case doubtful
  }

  /// How many columns are few enough for a search that rounding got into to begin anew.
  private static var restartLimit: Int { 200 }

  /// Exchanges columns until every basic value lies on its piece.
  mutating func run(isCancelled: () -> Bool) -> SearchOutcome {
    let limit = 1000 + 60 * columnCount
    var doubts = 0
    var smoothings = 0
    rounding.isWary = false
    rounding.leastRate = 0
    for round in 0..<limit {
      if round % 16 == 0, isCancelled() { return .cancelled }
      guard let slot = leavingSlot() else {
        if let outcome = conclude(&smoothings) { return outcome }
        continue
      }
      switch iterate(slot) {
      case .sound:
        if shouldRefactor { if isReused { renew() } else { refactor() } }
      case .unproven:
        renew()
      case .doubtful:
        doubts += 1
        if doubts > 20 { return .stalled }
        rounding.isWary = true
        renew()
      }
    }
    return .stalled
  }

  /// Says how a search ends in which all values lie on their pieces; nil if it is to go on.
  private mutating func conclude(_ smoothings: inout Int) -> SearchOutcome? {
    // What is decided within rounding hangs on the way that led here. From the beginning there is one
    // way only, and in a component as small as most it is short.
    if isReused, rounding.wasFelt, columnCount <= Self.restartLimit { return .stalled }
    // Factors that were made anew on the way are smooth, but what was decided before was not.
    let isUnsmoothed = rounding.wasFelt && !isReused && smoothings == 0
    if rounding.isFelt || isUnsmoothed, smoothings < 4 {
      smoothings += 1
      // From the beginning, where it was not gone on from another answer.
      return !smooth() && isReused ? .stalled : nil
    }
    return isExact || isConfirmed() ? .optimal : nil
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
    factors.exchangeCount == knownExchangeCount && moveCount <= 16 && !rounding.isSteep
  }

  /// Whether the values, computed anew, still lie on their pieces.
  private mutating func isConfirmed() -> Bool {
    computeValues()
    return queue.isEmpty
  }

  private mutating func iterate(_ slot: Int) -> Trust {
    let leaving = Int(head[slot])
    let isAbove = value[leaving] > high[leaving]
    computeRow(slot)
    collectCandidates(direction: isAbove ? 1 : -1)
    let entering = chooseEntering(leaving, isAbove: isAbove)
    let trust = entering.map { computeColumn(of: $0, slot) } ?? .sound
    if trust == .sound {
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
    return trust
  }

  /// The entering column in terms of the basis, `B⁻¹ a` (FTRAN).
  ///
  /// - Returns: What is to be thought of its entry in the slot, which is the pivot.
  private mutating func computeColumn(of place: Int, _ slot: Int) -> Trust {
    matrix.addColumn(Int(ratio.columns[place]), times: 1, to: &column)
    factors.forwardTransform(&column)
    let pivot = abs(column[Int32(slot)])
    let expected = abs(ratio.rates[place])
    if abs(pivot - expected) > Tolerance.noise * expected { rounding.note() }
    return trust(in: pivot, expected)
  }

  private mutating func trust(in pivot: Double, _ expected: Double) -> Trust {
    let difference = abs(pivot - expected)
    if factors.exchangeCount > 0 {
      if difference > Tolerance.residual * expected { return .doubtful }
      return expected >= Tolerance.residual * row.largest ? .sound : .unproven
    }
    let play = rounding.isWary ? Tolerance.lastPivot : Tolerance.residual
    if difference <= play * expected { return .sound }
    // No factors are better than these, so another candidate is to enter.
    if rounding.isWary {
      rounding.leastRate = max(rounding.leastRate, expected * (1 + Tolerance.lastPivot))
    }
    return .doubtful
  }

  /// The row of a slot, `ρ = e B⁻¹` (BTRAN) and `α = ρ · N`.
  mutating func computeRow(_ slot: Int) {
    row.add(1, at: Int32(slot))
    factors.backwardTransform(&row)
    if factors.hasTraces { rounding.mayHaveDecided = true }
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
    if ratio.hasSmall || rounding.leastRate > 0 { dropNoise() }
  }

  /// Leaves out what may be only what rounding left of larger entries.
  private mutating func dropNoise() {
    var least = Tolerance.coefficient
    if !rounding.isWary { least = min(least, Tolerance.noise * row.largest) }
    let dropped = ratio.drop(below: max(least, rounding.leastRate))
    if dropped > Tolerance.rounding * row.largest { rounding.mayHaveDecided = true }
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
        excess[base + level] = cleared(sum, of: added)
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
}
