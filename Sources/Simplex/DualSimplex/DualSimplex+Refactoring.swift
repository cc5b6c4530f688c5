/// Factoring the basis anew, and what is computed from the factors alone.
extension DualSimplex {
  /// Factors the present basis: slacks, then columns and rows of one entry, then the rest with the
  /// shortest columns first.
  mutating func refactor() {
    work.factorizations += 1
    if factors.exchangeCount > 0 { factorBasis() }
    computeValues()
  }

  private mutating func factorBasis() {
    rounding.isFelt = false
    rounding.isSteep = false
    // Weights go with columns, as slots change.
    scratchValues.fill(columnCount, with: 1)
    for slot in 0..<formCount { scratchValues[head[slot]] = weights[slot] }
    orderColumns()
    factors.beginFactorization()
    for form in 0..<formCount where slotOf[unknownCount + form] >= 0 {
      factors.appendSlack(row: Int32(form))
      head[form] = Int32(unknownCount + form)
    }
    var dropped = 0
    for place in 0..<order.count {
      let unknown = order.columns[place]
      matrix.addColumn(Int(unknown), times: 1, to: &column)
      let pivot = factors.append(
        &column, preferring: order.rows[place], counts: order.rowCounts)
      column.clear()
      if let pivot {
        head[pivot] = unknown
        slotOf[unknown] = pivot
      } else {
        slotOf[unknown] = -1
        scratch[dropped] = unknown
        dropped += 1
      }
    }
    factors.endFactorization(missing: &order.missing)
    for form in 0..<formCount where slotOf[unknownCount + form] >= 0 {
      slotOf[unknownCount + form] = Int32(form)
    }
    if dropped > 0 { repair(dropped) }
    for slot in 0..<formCount {
      weights[slot] = scratchValues[head[slot]]
      if Tolerance.isSteep(squaredLength: weights[slot]) { rounding.isSteep = true }
    }
  }

  /// Puts slacks in the place of columns that depend on others.
  private mutating func repair(_ droppedCount: Int) {
    for place in 0..<order.missing.count {
      let form = order.missing[place]
      let activity = unknownCount + Int(form)
      head[form] = Int32(activity)
      slotOf[activity] = form
      isPinned[activity] = true
      low[activity] = value[activity]
      high[activity] = value[activity]
    }
    for place in 0..<droppedCount {
      let unknown = Int(scratch[place])
      let kinks = costs.kinks(of: unknown)
      kink[unknown] = min(kink[unknown], Int32(kinks.upperBound - 1))
    }
    computeMultipliers()
  }

  /// `x_B = −B⁻¹ N x_N`.
  mutating func computeValues() {
    moveCount = 0
    knownExchangeCount = factors.exchangeCount
    for index in 0..<columnCount where slotOf[index] < 0 {
      value[index] = costs.places[Int(kink[index])]
    }
    for index in 0..<unknownCount where slotOf[index] < 0 {
      matrix.addColumn(index, times: -value[index], to: &spare)
    }
    for form in 0..<formCount where slotOf[unknownCount + form] < 0 {
      matrix.addColumn(unknownCount + form, times: -value[unknownCount + form], to: &spare)
    }
    factors.forwardTransform(&spare)
    queue.removeAll()
    for slot in 0..<Int32(formCount) {
      setValue(of: head[slot], to: spare[slot])
      enqueue(slot)
    }
    spare.clear()
    guard rounding.isFelt || rounding.isSteep else { return }
    refineValues()
    queue.removeAll()
    for slot in 0..<Int32(formCount) { enqueue(slot) }
  }

  @inline(__always)
  private mutating func setValue(of column: Int32, to newValue: Double) {
    if !Tolerance.areEqualButForNoise(value[column], newValue) { touched.insert(column) }
    value[column] = newValue
  }

  /// Takes off what rounding left of `B x_B + N x_N`, summed up exactly but for the last digit.
  private mutating func refineValues() {
    for _ in 0..<3 {
      for form in 0..<formCount {
        var sum = CompensatedSum(value[unknownCount + form])
        for entry in matrix.formRange(form) {
          sum.add(-matrix.values[entry], times: value[matrix.columns[entry]])
        }
        if sum.value != 0 { spare.add(-sum.value, at: Int32(form)) }
      }
      if spare.count == 0 { return }
      factors.forwardTransform(&spare)
      var isFelt = false
      for place in 0..<spare.count {
        let (basic, step) = (head[spare.indices[place]], spare[spare.indices[place]])
        if abs(step) > Tolerance.refinement * abs(value[basic]) { isFelt = true }
        setValue(of: basic, to: value[basic] + step)
      }
      spare.clear()
      if !isFelt { return }
    }
  }

  /// Computes all multipliers from the slopes of the basic columns, `π B = s_B` (BTRAN, level by
  /// level), and sends each nonbasic column to the kink where its multiplier is.
  mutating func computeMultipliers() {
    for level in 0..<levelCount {
      for slot in 0..<formCount {
        let slope = multiplier(of: Int(head[slot]), level)
        if slope != 0 { row.add(slope, at: Int32(slot)) }
      }
      factors.backwardTransform(&row)
      matrix.addRows(row, to: &rowOfUnknowns)
      for unknown in 0..<unknownCount where slotOf[unknown] < 0 {
        excess[unknown * levelCount + level] = rowOfUnknowns[Int32(unknown)]
      }
      for form in 0..<formCount where slotOf[unknownCount + form] < 0 {
        excess[(unknownCount + form) * levelCount + level] = row[Int32(form)]
      }
      row.clear()
      rowOfUnknowns.clear()
    }
    for index in 0..<columnCount where slotOf[index] < 0 { place(index) }
    touched.insertEverything(below: columnCount)
  }

  /// What the other columns oppose to a column at a level.
  func multiplier(of column: Int, _ level: Int) -> Double {
    var slope = 0.0
    for entry in costs.slopes(below: column) where Int(costs.slopeLevels[entry]) == level {
      slope += costs.slopeSizes[entry]
    }
    for kink in costs.kinks(of: column).lowerBound..<Int(kink[column]) {
      for jump in costs.jumps(at: kink) where Int(costs.jumpLevels[jump]) == level {
        slope += costs.jumpSizes[jump]
      }
    }
    return isBasic(column) && !isPinned[column]
      ? slope : slope + excess[column * levelCount + level]
  }

  /// Turns the multiplier of a nonbasic column into its excess at the kink where it belongs.
  mutating func place(_ column: Int) {
    let base = column * levelCount
    for slope in costs.slopes(below: column) {
      let index = base + Int(costs.slopeLevels[slope])
      let difference = excess[index] - costs.slopeSizes[slope]
      excess[index] = cleared(difference, of: excess[index])
    }
    let kinks = costs.kinks(of: column)
    for other in kinks.dropLast() {
      subtractJump(other, of: column)
      if sign(of: column) < 0 {
        addJump(other, of: column)
        kink[column] = Int32(other)
        return
      }
    }
    kink[column] = Int32(kinks.upperBound - 1)
  }
}
