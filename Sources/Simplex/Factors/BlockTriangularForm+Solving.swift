/// Computing columns by the equations that give them.
extension BlockTriangularForm {
  /// Computes a single column, or all of a block, from the columns known before: `pivot · column =
  /// right-hand side − Σ others`.
  ///
  /// - Parameter share: What part of the right-hand sides counts: 1, or 0 for how columns move.
  @inline(__always) mutating func solve(
    _ leader: Int32, _ system: borrowing LinearSystem, share: Double,
    into values: inout Vector<Double>
  ) {
    let column = columns[leader]
    if column.block < 0 {
      let rest = system.entryValues.rest(
        of: share * system.heads[column.row].low, in: system.entries(of: column.row),
        of: system.entryColumns, at: values, but: leader)
      values[leader] = rest / column.pivot
    } else {
      solveBlock(column.block, system, share: share, into: &values)
    }
  }

  private mutating func solveBlock(
    _ block: Int32, _ system: borrowing LinearSystem, share: Double,
    into values: inout Vector<Double>
  ) {
    let places = places(of: block)
    for place in places { values[blockColumns[place]] = 0 }
    loadResiduals(of: block, system, share: share, values, isExact: false)
    addLoaded(block, to: &values)
    guard blocks[block].isDelicate else { return }
    for _ in 0..<2 {
      loadResiduals(of: block, system, share: share, values, isExact: true)
      addLoaded(block, to: &values)
    }
  }

  /// Loads what a block's rows are missed by at given values: summed up as it comes, or exactly but for
  /// the last digit.
  @inline(__always) private mutating func loadResiduals(
    of block: Int32, _ system: borrowing LinearSystem, share: Double,
    _ values: borrowing Vector<Double>, isExact: Bool
  ) {
    work.removeAll()
    for place in places(of: block) {
      let row = blockRows[place]
      let side = share * system.heads[row].low
      let entries = system.entries(of: row)
      work.append(
        isExact
          ? system.entryValues.exactRest(
            of: side, in: entries, of: system.entryColumns, at: values)
          : system.entryValues.rest(of: side, in: entries, of: system.entryColumns, at: values))
    }
  }

  /// Adds to the values of a block's columns what solves it for the loaded right-hand side.
  @inline(__always)
  private mutating func addLoaded(_ block: Int32, to values: inout Vector<Double>) {
    solveLoaded(block)
    let places = places(of: block)
    for place in places { values[blockColumns[place]] += work[place - places.lowerBound] }
  }

  /// Solves `block · x = work` in place: the subtractions, then U.
  mutating func solveLoaded(_ index: Int32) {
    let block = blocks[index]
    let end = block.operationStart + block.operationCount
    for place in Int(block.operationStart)..<Int(end) {
      let operation = operations[place]
      work[operation.target] -= operation.multiplier * work[operation.source]
    }
    for number in 0..<Int(block.size) {
      let place = Int(block.start) + number
      var sum = work[number]
      for entry in factors(at: place) {
        sum -= factorValues[entry] * work[factorPlaces[entry]]
      }
      work[number] = sum / columns[blockColumns[place]].pivot
    }
  }

  /// Solves `y · block = work` in place: multipliers of the block's rows that add up to given
  /// coefficients of its columns.
  mutating func solveTransposed(_ index: Int32) {
    let block = blocks[index]
    for number in stride(from: Int(block.size) - 1, through: 0, by: -1) {
      let place = Int(block.start) + number
      let multiplier = work[number] / columns[blockColumns[place]].pivot
      work[number] = multiplier
      guard multiplier != 0 else { continue }
      for entry in factors(at: place) {
        work[factorPlaces[entry]] -= factorValues[entry] * multiplier
      }
    }
    let start = Int(block.operationStart)
    for place in stride(from: start + Int(block.operationCount) - 1, through: start, by: -1) {
      let operation = operations[place]
      work[operation.source] -= operation.multiplier * work[operation.target]
    }
  }

  /// Adds what a block's columns move by when the right-hand side of a row of it does.
  mutating func addInfluence(
    of row: Int32, _ amount: Double, in block: Int32, to values: inout Vector<Double>
  ) {
    let places = places(of: block)
    clearWork(places.count)
    for place in places where blockRows[place] == row { work[place - places.lowerBound] = amount }
    addLoaded(block, to: &values)
  }

  /// Whether a second round changes what a block's factors give, where it is solved for right-hand
  /// sides in no simple relation, by more than rounding that nobody sees.
  mutating func isRefinementFelt(
    by block: Int32, _ system: borrowing LinearSystem
  ) -> Bool {
    let places = places(of: block)
    work.removeAll()
    for number in 0..<places.count { work.append(Generic.number(number)) }
    solveLoaded(block)
    trial.copy(work)
    for (number, place) in places.enumerated() {
      var sum = Generic.number(number)
      for entry in system.entries(of: blockRows[place]) {
        let column = columns[system.entryColumns[entry]]
        if column.block == block { sum -= system.entryValues[entry] * trial[column.place] }
      }
      work[number] = sum
    }
    solveLoaded(block)
    var (largest, change) = (0.0, 0.0)
    for number in 0..<places.count {
      largest = max(largest, abs(trial[number]))
      change = max(change, abs(work[number]))
    }
    return !(change <= Tolerance.refinement * largest)
  }

  /// Begins with the right-hand side of a solve, which is added number by number.
  @inline(__always) mutating func beginWork() { work.removeAll() }
  @inline(__always) mutating func addWork(_ value: Double) { work.append(value) }

  /// Loads a right-hand side of zeros.
  mutating func clearWork(_ count: Int) { work.fill(count, with: 0) }

  subscript(work number: Int) -> Double {
    get { work[number] }
    set { work[number] = newValue }
  }
}
