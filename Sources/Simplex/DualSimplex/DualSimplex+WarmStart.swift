/// Taking over a component of which little changed, with the basis that was the best before.
///
/// A basic column keeps its multiplier and looks for the piece with that slope; a nonbasic one
/// goes over to the kink that has its multiplier between the slopes. Both leave the basis dual
/// feasible, unless a multiplier is beyond all slopes that its column's cost still has.
extension DualSimplex {
  /// More columns with other slopes are solved from the beginning just as fast.
  static var editLimit: Int { 100 }

  /// Takes over a component in the place of another one.
  ///
  /// - Returns: Whether the basis fits the component; if not, nothing that was loaded is of use.
  mutating func reload(_ component: Component, insteadOf previous: Component) -> Bool {
    guard canReload, component.columnCount == unknownCount, component.ranks == previous.ranks,
      assignRows(of: component, addingForms: false)
    else { return false }
    groupRows()
    return recost(0..<Int32(columnCount), component)
  }

  /// Takes over other bounds of some rows.
  mutating func reload(_ component: Component, movedRows: [Int]) -> Bool {
    guard canReload else { return false }
    return recost(Set(movedRows.map { rows.column[$0] }).sorted(), component)
  }

  /// Goes on to the optimum.
  mutating func resume(isReused: Bool, isCancelled: () -> Bool) -> SearchOutcome {
    self.isReused = isReused
    hasBasis = false
    let outcome = run(isCancelled: isCancelled)
    hasBasis = outcome == .optimal
    return outcome
  }

  /// Costs of edited columns leave their old ones behind, up to a limit.
  private var canReload: Bool {
    hasBasis && costs.places.count <= 2 * change.loadedKinkCount + 1000
  }

  /// Collects the costs of some columns anew.
  ///
  /// - Returns: False where more than a few differ in more than where their kinks are.
  private mutating func recost(_ columns: some Sequence<Int32>, _ component: Component) -> Bool {
    // Where taking over was given up some are left, of a component that may have been larger.
    change.beyond.removeAll()
    var count = 0
    for column in columns where !recost(Int(column), component) {
      count += 1
      if count > Self.editLimit { return false }
    }
    moveBasicsAfterFlips()
    return bringInBeyond()
  }

  /// Collects the costs of a column anew and finds the place of its multiplier in them.
  ///
  /// - Returns: Whether at most the places of kinks changed, so that the multiplier keeps its place.
  private mutating func recost(_ column: Int, _ component: Component) -> Bool {
    touched.insert(Int32(column))
    let isBasic = isBasic(column)
    let known = costs.spans[column]
    collectCosts(
      of: column, component,
      anchor: column < unknownCount ? 0 : isBasic ? nil : value[column])
    if costs.replace(known, of: column) {
      follow(column)
      return true
    }
    let new = costs.spans[column]
    costs.spans[column] = known
    change.kept.fill(levelCount, with: 0)
    for level in 0..<levelCount { change.kept[level] = multiplier(of: column, level) }
    costs.spans[column] = new
    let base = column * levelCount
    for level in 0..<levelCount { excess[base + level] = change.kept[level] }
    if isBasic {
      settleBasic(column)
      review(slotOf[column])
    } else {
      place(column)
      move(column)
    }
    return false
  }

  /// Goes with the kink or the piece that a column is on.
  private mutating func follow(_ column: Int) {
    let here = Int(kink[column])
    if !isBasic(column) {
      let next = costs.places[here]
      matrix.addColumn(column, times: next - value[column], to: &spare)
      value[column] = next
    } else if isPinned[column] {
      low[column] = costs.places[here]
      high[column] = costs.places[here]
      review(slotOf[column])
    } else {
      setPiece(of: column, below: here)
      review(slotOf[column])
    }
  }

  /// Puts a basic column on the piece with its multiplier; where there is none, the multiplier
  /// moves to the nearest slope that there is.
  private mutating func settleBasic(_ column: Int) {
    let kinks = costs.kinks(of: column)
    place(column)
    if kinks.isEmpty {
      setPiece(of: column, below: kinks.upperBound)
      return shift(column)
    }
    let here = Int(kink[column])
    if sign(of: column) <= 0 {
      setPiece(of: column, below: here)
      return shift(column)
    }
    subtractJump(here, of: column)
    if sign(of: column) >= 0 {
      setPiece(of: column, below: here + 1)
      return shift(column)
    }
    addJump(here, of: column)
    isPinned[column] = true
    low[column] = costs.places[here]
    high[column] = costs.places[here]
  }

  /// Takes what a basic column's multiplier has beyond the slope of its piece from the prices.
  private mutating func shift(_ column: Int) {
    if sign(of: column) == 0 { return }
    let base = column * levelCount
    for level in 0..<levelCount { change.kept[level] = -excess[base + level] }
    computeRow(Int(slotOf[column]))
    moveMultipliers(except: -1)
    row.clear()
    rowOfUnknowns.clear()
  }

  /// Adds to the multipliers of the nonbasic columns in the row their rates times `kept`.
  mutating func moveMultipliers(except entering: Int) {
    collectCandidates(direction: 1)
    for place in 0..<ratio.count {
      let column = Int(ratio.columns[place])
      if column == entering { continue }
      addKept(to: column, times: ratio.rates[place])
      move(column)
    }
    ratio.clear()
  }

  /// Sends a nonbasic column to the kink where its multiplier is.
  mutating func move(_ column: Int) {
    touched.insert(Int32(column))
    let kinks = costs.kinks(of: column)
    while Int(kink[column]) > kinks.lowerBound, sign(of: column) < 0 {
      kink[column] -= 1
      addJump(Int(kink[column]), of: column)
    }
    while Int(kink[column]) + 1 < kinks.upperBound {
      subtractJump(Int(kink[column]), of: column)
      if sign(of: column) < 0 {
        addJump(Int(kink[column]), of: column)
        break
      }
      kink[column] += 1
    }
    let next = costs.places[Int(kink[column])]
    matrix.addColumn(column, times: next - value[column], to: &spare)
    value[column] = next
    if overshoot(of: column) != 0 { change.beyond.append(Int32(column)) }
  }

  /// On which side a nonbasic column's multiplier is beyond all slopes: 1 above, -1 below.
  mutating func overshoot(of column: Int) -> Double {
    let kinks = costs.kinks(of: column)
    let here = Int(kink[column])
    if sign(of: column) < 0 { return -1 }
    guard here + 1 == kinks.upperBound else { return 0 }
    subtractJump(here, of: column)
    let isAbove = sign(of: column) > 0
    addJump(here, of: column)
    return isAbove ? 1 : 0
  }

  /// The sign of a column's excess.
  func sign(of column: Int) -> Int {
    let base = column * levelCount
    for level in 0..<levelCount where abs(excess[base + level]) > costs.leastOffset(on: level) {
      return excess[base + level] > 0 ? 1 : -1
    }
    return 0
  }
}

/// What is noted while a changed component is taken over.
struct ComponentChange: ~Copyable {
  /// Nonbasic columns whose multipliers are beyond all slopes of their costs.
  var beyond = Vector<Int32>()
  /// A multiplier, level by level.
  var kept = Vector<Double>()
  /// How many kinks the costs had when they were loaded.
  var loadedKinkCount = 0
}
