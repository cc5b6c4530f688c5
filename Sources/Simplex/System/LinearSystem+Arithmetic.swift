extension LinearSystem {
  /// A row's left side at `values`, and the largest of its terms in size.
  func activity(
    of row: Int32, at values: borrowing Vector<Double>
  ) -> (sum: Double, magnitude: Double) {
    entryValues.activity(in: entries(of: row), of: entryColumns, at: values)
  }

  /// By how much values miss a row as scaled, with a sign; 0 within tolerance. How far required rows
  /// may miss each other is not for one of them to say.
  func excess(of row: Int32, at values: borrowing Vector<Double>) -> Double {
    let (activity, magnitude) = activity(of: row, at: values)
    let excess = heads[row].excess(of: activity)
    guard excess != 0 else { return 0 }
    let size = max(magnitude, abs(activity - excess))
    let play = Tolerance.residual(at: size, scale: heads[row].isRequired ? 1 : heads[row].scale)
    return abs(excess) <= play ? 0 : excess
  }

  /// The left side of a row as a form of its own.
  func form(of row: Int32) -> SparseRow {
    var form = ContiguousArray<Entry>()
    for place in entries(of: row) { form.append(Entry(entryColumns[place], entryValues[place])) }
    return SparseRow(sorted: form)
  }

  /// The columns of terms, leaving out variables that nothing mentions (they are 0).
  func form(of terms: [Term]) -> SparseRow {
    var entries = ContiguousArray<Entry>()
    for term in terms where term.coefficient != 0 {
      let column = column(of: term.variable)
      if column >= 0 { entries.append(Entry(column, term.coefficient)) }
    }
    return SparseRow(unordered: entries)
  }

  /// How near to a bound a row stands that is tight.
  enum Tightness {
    /// As near as values on the grid can be.
    case exact
    /// As near as chains of operations leave values.
    case butForNoise
    /// As near as counts as held.
    case withinPlay
  }

  /// The bound at which a row stands, nil if it is at none.
  func tightBound(
    of row: Int32, at values: borrowing Vector<Double>
  ) -> (bound: Double, tightness: Tightness)? {
    let (activity, magnitude) = activity(of: row, at: values)
    for bound in [heads[row].low, heads[row].high] where bound.isFinite {
      let size = max(magnitude, abs(bound))
      let distance = abs(activity - bound)
      guard distance <= Tolerance.residual(at: size) else { continue }
      let count = entries(of: row).count
      if distance <= Tolerance.graining(of: count) + Tolerance.rounding * size {
        return (bound, .exact)
      }
      let isNoise = distance <= Tolerance.graining(of: count, at: size)
      return (bound, isNoise ? .butForNoise : .withinPlay)
    }
    return nil
  }
}

extension SparseRow {
  func value(at values: borrowing Vector<Double>) -> Double {
    var sum = 0.0
    for entry in entries { sum += entry.coefficient * values[entry.column] }
    return sum
  }

  func value(at values: [Double]) -> Double {
    var sum = 0.0
    for entry in entries { sum += entry.coefficient * values[Int(entry.column)] }
    return sum
  }

  /// A form of entries in any order; those of one column are added up.
  init(unordered: consuming ContiguousArray<Entry>) {
    if Self.isSorted(unordered) {
      self.init(sorted: unordered)
      return
    }
    var entries = unordered
    entries.sort { $0.column < $1.column }
    var kept = 0
    for index in entries.indices {
      if kept > 0, entries[kept - 1].column == entries[index].column {
        entries[kept - 1].coefficient += entries[index].coefficient
      } else {
        entries[kept] = entries[index]
        kept += 1
      }
    }
    entries.removeLast(entries.count - kept)
    if entries.contains(where: { $0.coefficient == 0 }) {
      entries.removeAll { $0.coefficient == 0 }
    }
    self.init(sorted: entries)
  }

  /// Whether entries are a form as they are, as most are.
  private static func isSorted(_ entries: ContiguousArray<Entry>) -> Bool {
    var last: Int32 = -1
    for entry in entries {
      if entry.column <= last || entry.coefficient == 0 { return false }
      last = entry.column
    }
    return true
  }
}

extension LinearSystem {
  /// Multipliers of rows: those of a contradiction add up to `0 ≥ gap > 0`, each row read as `≥`
  /// where its multiplier is positive and as `≤` where it is negative. Of the rows as scaled.
  typealias Multipliers = [(row: Int32, multiplier: Double)]

  /// The form that multipliers add rows up to, without what cancels.
  func sum(_ multipliers: Multipliers) -> SparseRow {
    var sum = ContiguousArray<Entry>()
    forEachColumn(of: multipliers) { column, total, magnitude in
      if !Tolerance.isCancelled(total, of: magnitude) { sum.append(Entry(column, total)) }
    }
    return SparseRow(sorted: sum)
  }

  /// Whether multipliers add rows up to nothing, but for rounding.
  ///
  /// - Parameter share: Up to which of the parts of a column that is what they leave.
  func cancels(_ multipliers: Multipliers, to share: Double = Tolerance.residual) -> Bool {
    var isNothing = true
    forEachColumn(of: multipliers) { _, total, magnitude in
      if abs(total) > share * magnitude { isNothing = false }
    }
    return isNothing
  }

  /// Whether multipliers add rows up to more than what rounding leaves of nothing.
  func leavesTraces(_ multipliers: Multipliers) -> Bool {
    var isTraced = false
    forEachColumn(of: multipliers) { _, total, magnitude in
      if Tolerance.isDelicate(total, of: magnitude) { isTraced = true }
    }
    return isTraced
  }

  /// Adds rows up column by column; tells the largest part of each sum in size as well.
  private func forEachColumn(
    of multipliers: Multipliers,
    _ body: (_ column: Int32, _ total: Double, _ magnitude: Double) -> Void
  ) {
    var parts: [Entry] = []
    for (row, multiplier) in multipliers {
      for place in entries(of: row) {
        parts.append(Entry(entryColumns[place], multiplier * entryValues[place]))
      }
    }
    parts.sort { $0.column < $1.column }
    var start = 0
    while start < parts.count {
      let column = parts[start].column
      var (end, total, magnitude) = (start, 0.0, 0.0)
      while end < parts.count, parts[end].column == column {
        total += parts[end].coefficient
        magnitude = max(magnitude, abs(parts[end].coefficient))
        end += 1
      }
      body(column, total, magnitude)
      start = end
    }
  }

  /// Whether multipliers add required rows up to `0 ≥ gap > 0`, none of them after `last`.
  func isContradiction(_ multipliers: Multipliers, closedBy last: Int32) -> Bool {
    guard let own = multipliers.first(where: { $0.row == last })?.multiplier, own != 0,
      multipliers.allSatisfy({ heads[$0.row].isRequired }),
      multipliers.allSatisfy({ $0.row == last || precedes($0.row, last) }), cancels(multipliers)
    else { return false }
    let (gap, play) = gap(of: multipliers, inUnitsOf: own)
    return gap.isFinite && gap > play
  }

  /// What a gap to which rows add up is.
  enum Verdict {
    case contradiction
    /// No more than rows may miss each other by, and count as held.
    case play
    case unknown
  }

  /// What the gap is to which multipliers add rows up, where `last` is to give way. Nothing can be said where
  /// the gap is more than play and some other row comes last.
  func verdict(on multipliers: Multipliers, closedBy last: Int32) -> Verdict {
    if isContradiction(multipliers, closedBy: last) { return .contradiction }
    guard let own = multipliers.first(where: { $0.row == last })?.multiplier, own != 0,
      cancels(multipliers)
    else { return .unknown }
    let (gap, play) = gap(of: multipliers, inUnitsOf: own)
    return gap.isFinite && gap <= play ? .play : .unknown
  }

  /// The gap to which multipliers add rows up, and how large it may be and count as none; both in
  /// the units of a row that is multiplied by `own`.
  ///
  /// That is for all of the rows to decide, as it then is the same whichever of them is looked at: a
  /// gap is none if it is for the row, as the caller gave it, in whose units it is largest.
  func gap(of multipliers: Multipliers, inUnitsOf own: Double) -> (gap: Double, play: Double) {
    var gap = 0.0
    var magnitude = 0.0
    var unit = Double.infinity
    for (row, multiplier) in multipliers where multiplier != 0 {
      let bound = multiplier > 0 ? heads[row].low : heads[row].high
      let part = multiplier / abs(own) * bound
      gap += part
      magnitude = max(magnitude, abs(part))
      unit = min(unit, abs(multiplier / own) * heads[row].scale)
    }
    return (gap, Tolerance.play(of: unit, at: magnitude))
  }

  /// The row of multipliers that comes last.
  func latest(of multipliers: Multipliers) -> Int32? {
    multipliers.map(\.row).max { precedes($0, $1) }
  }
}
