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
    isRough = false
    isSteep = false
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
      if Tolerance.isSteep(squaredLength: weights[slot]) { isSteep = true }
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

  /// The order in which the basic unknowns are eliminated, with the row of each pivot where that
  /// is known.
  private mutating func orderColumns() {
    order.begin(unknownCount, formCount)
    for unknown in 0..<unknownCount where slotOf[unknown] >= 0 {
      for entry in matrix.columnRange(unknown) {
        let form = matrix.columnForms[entry]
        guard slotOf[Int32(unknownCount) + form] < 0 else { continue }
        order.columnCounts[unknown] += 1
        order.rowCounts[form] += 1
      }
    }
    for unknown in 0..<unknownCount where slotOf[unknown] >= 0 && order.columnCounts[unknown] == 1 {
      order.columnQueue.append(Int32(unknown))
    }
    for form in 0..<formCount
    where slotOf[unknownCount + form] < 0 && order.rowCounts[form] == 1 {
      order.rowQueue.append(Int32(form))
    }
    takeSingletons()
    takeRest()
  }

  private mutating func takeSingletons() {
    while true {
      if order.columnQueue.count > 0 {
        let unknown = order.columnQueue.removeLast()
        guard order.columnCounts[unknown] == 1 else { continue }
        for entry in matrix.columnRange(Int(unknown)) where isOpen(matrix.columnForms[entry]) {
          take(unknown, matrix.columnForms[entry])
          break
        }
      } else if order.rowQueue.count > 0 {
        let form = order.rowQueue.removeLast()
        guard order.rowCounts[form] == 1, isOpen(form) else { continue }
        for entry in matrix.formRange(Int(form)) where isOpen(unknown: matrix.columns[entry]) {
          take(matrix.columns[entry], form)
          break
        }
      } else {
        return
      }
    }
  }

  /// Whether a row is still without a pivot.
  @inline(__always)
  private func isOpen(_ form: Int32) -> Bool {
    slotOf[Int32(unknownCount) + form] < 0 && !order.isRowTaken[form]
  }

  @inline(__always)
  private func isOpen(unknown: Int32) -> Bool {
    slotOf[unknown] >= 0 && !order.isColumnTaken[unknown]
  }

  private mutating func take(_ unknown: Int32, _ form: Int32) {
    order.append(unknown, form)
    for entry in matrix.columnRange(Int(unknown)) where isOpen(matrix.columnForms[entry]) {
      let other = matrix.columnForms[entry]
      order.rowCounts[other] -= 1
      if order.rowCounts[other] == 1 { order.rowQueue.append(other) }
    }
    for entry in matrix.formRange(Int(form)) where isOpen(unknown: matrix.columns[entry]) {
      let other = matrix.columns[entry]
      order.columnCounts[other] -= 1
      if order.columnCounts[other] == 1 { order.columnQueue.append(other) }
    }
  }

  private mutating func takeRest() {
    scratch.fill(max(unknownCount, formCount), with: 0)
    let first = order.count
    for unknown in 0..<Int32(unknownCount) where isOpen(unknown: unknown) {
      order.append(unknown, -1)
    }
    order.sortByCount(from: first)
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
    guard isRough || isSteep else { return }
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
    touched.insertEverything(columnCount: columnCount)
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
      if isNegative(column) {
        addJump(other, of: column)
        kink[column] = Int32(other)
        return
      }
    }
    kink[column] = Int32(kinks.upperBound - 1)
  }

  private func isNegative(_ column: Int) -> Bool {
    let base = column * levelCount
    for level in 0..<levelCount where abs(excess[base + level]) > costs.leastOffset(on: level) {
      return excess[base + level] < 0
    }
    return false
  }
}

/// The order of elimination under construction.
struct EliminationOrder: ~Copyable {
  private(set) var columns = Vector<Int32>()
  /// The row of each pivot, -1 where the elimination chooses it.
  private(set) var rows = Vector<Int32>()
  var columnCounts = Vector<Int32>()
  var rowCounts = Vector<Int32>()
  var columnQueue = Vector<Int32>()
  var rowQueue = Vector<Int32>()
  private(set) var isColumnTaken = Vector<Bool>()
  private(set) var isRowTaken = Vector<Bool>()
  var missing = Vector<Int32>()

  var count: Int { columns.count }

  mutating func begin(_ unknownCount: Int, _ formCount: Int) {
    columns.removeAll()
    rows.removeAll()
    columnCounts.fill(unknownCount, with: 0)
    rowCounts.fill(formCount, with: 0)
    columnQueue.removeAll()
    rowQueue.removeAll()
    isColumnTaken.fill(unknownCount, with: false)
    isRowTaken.fill(formCount, with: false)
  }

  mutating func append(_ column: Int32, _ row: Int32) {
    columns.append(column)
    rows.append(row)
    isColumnTaken[column] = true
    if row >= 0 { isRowTaken[row] = true }
  }

  /// Puts the columns from some place on in the order of their length.
  mutating func sortByCount(from first: Int) {
    guard columns.count - first > 1 else { return }
    var rest = (first..<columns.count).map { columns[$0] }
    rest.sort { (columnCounts[$0], $0) < (columnCounts[$1], $1) }
    for (place, column) in rest.enumerated() { columns[first + place] = column }
  }
}
