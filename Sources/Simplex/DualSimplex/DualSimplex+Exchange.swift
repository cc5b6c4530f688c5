/// What an iteration changes: values, the basis, its factors and the steepest edge weights.
extension DualSimplex {
  /// Moves the basic columns after nonbasic ones that were flipped to other kinks.
  mutating func applyFlips() {
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
}
