/// The factors of exchanges, `B' = B · E`: each `E` is the identity but for one column, the entering
/// column in terms of the basis before.
///
/// For each row there are lists of the factors that have an entry in it, so that a solve visits
/// only factors that change the vector.
struct ExchangeFile: ~Copyable {
  /// The entries of each factor but for the pivot.
  private var start = Vector<Int32>()
  private var rows = Vector<Int32>()
  private var values = Vector<Double>()
  private var slots = Vector<Int32>()
  private var pivots = Vector<Double>()
  /// By row, the latest factor whose pivot is there, and by factor the one before.
  private var latestOfSlot = Vector<Int32>()
  private var earlierOfSlot = Vector<Int32>()
  /// By row, the latest entry there, and by entry the one before; and each entry's factor.
  private var latestEntry = Vector<Int32>()
  private var earlierEntry = Vector<Int32>()
  private var factorOfEntry = Vector<Int32>()
  private var pending = PendingSet()
  /// Whether more than rounding was taken for nothing since there were no factors.
  private(set) var hasTraces = false

  var count: Int { slots.count }

  mutating func removeAll(rowCount: Int) {
    hasTraces = false
    start.removeAll()
    start.append(0)
    rows.removeAll()
    values.removeAll()
    slots.removeAll()
    pivots.removeAll()
    earlierOfSlot.removeAll()
    earlierEntry.removeAll()
    factorOfEntry.removeAll()
    latestOfSlot.fill(rowCount, with: -1)
    latestEntry.fill(rowCount, with: -1)
  }

  mutating func append(slot: Int32, _ column: borrowing WorkVector) {
    let factor = Int32(count)
    for place in 0..<column.count {
      let row = column.indices[place]
      if row == slot || column[row] == 0 { continue }
      earlierEntry.append(latestEntry[row])
      latestEntry[row] = Int32(rows.count)
      factorOfEntry.append(factor)
      rows.append(row)
      values.append(column[row])
    }
    start.append(Int32(rows.count))
    slots.append(slot)
    pivots.append(column[slot])
    earlierOfSlot.append(latestOfSlot[slot])
    latestOfSlot[slot] = factor
    pending.makeRoom(for: count)
  }

  private func entries(of factor: Int) -> Range<Int> {
    Int(start[factor])..<Int(start[factor + 1])
  }

  /// `x := E⁻¹ x`, the earliest factor first.
  mutating func forwardTransform(_ vector: inout WorkVector) {
    if count == 0 { return }
    for place in 0..<vector.count { insertSlots(of: vector.indices[place], after: -1) }
    while let factor = pending.popFirst() {
      let slot = slots[factor]
      if vector[slot] == 0 { continue }
      let step = vector[slot] / pivots[factor]
      vector.replace(at: slot, with: step)
      for entry in entries(of: factor) {
        vector.add(-values[entry] * step, at: rows[entry])
        insertSlots(of: rows[entry], after: factor)
      }
    }
  }

  /// Visits the later factors that divide by a row.
  @inline(__always)
  private mutating func insertSlots(of row: Int32, after factor: Int) {
    var other = Int(latestOfSlot[row])
    while other > factor {
      pending.insert(other)
      other = Int(earlierOfSlot[other])
    }
  }

  /// `y := E⁻ᵀ y`, the latest factor first.
  mutating func backwardTransform(_ vector: inout WorkVector) {
    if count == 0 { return }
    for place in 0..<vector.count { insertFactors(of: vector.indices[place], before: count) }
    while let factor = pending.popLast() {
      let slot = slots[factor]
      var sum = vector[slot]
      var size = abs(sum)
      for entry in entries(of: factor) {
        let part = values[entry] * vector[rows[entry]]
        sum -= part
        size = max(size, abs(part))
      }
      if size == 0 { continue }
      if Tolerance.isCancelled(sum, of: size) {
        if Tolerance.isDelicate(sum, of: size) { hasTraces = true }
        sum = 0
      }
      let wasZero = vector[slot] == 0
      vector.set(sum / pivots[factor], at: slot)
      if wasZero { insertFactors(of: slot, before: factor) }
    }
  }

  /// Visits the earlier factors that have an entry in a row.
  @inline(__always)
  private mutating func insertFactors(of row: Int32, before factor: Int) {
    var other = Int(latestOfSlot[row])
    while other >= 0 {
      if other < factor { pending.insert(other) }
      other = Int(earlierOfSlot[other])
    }
    var entry = Int(latestEntry[row])
    while entry >= 0 {
      if Int(factorOfEntry[entry]) < factor { pending.insert(Int(factorOfEntry[entry])) }
      entry = Int(earlierEntry[entry])
    }
  }
}
