extension SparseRow {
  func value(at values: [Double]) -> Double {
    var sum = 0.0
    for entry in entries { sum += entry.coefficient * values[Int(entry.column)] }
    return sum
  }
}

extension LinearSystem {
  /// By how much values miss a row as scaled, with a sign; 0 within tolerance.
  func excess(of index: Int, at values: [Double]) -> Double {
    let row = rows[index]
    var activity = 0.0
    var magnitude = 0.0
    for entry in row.form.entries {
      let part = entry.coefficient * values[Int(entry.column)]
      activity += part
      magnitude = max(magnitude, abs(part))
    }
    let excess = row.excess(of: activity)
    guard excess != 0 else { return 0 }
    magnitude = max(magnitude, abs(activity - excess))
    return abs(excess) <= Tolerance.residual(at: magnitude) ? 0 : excess
  }

  /// By how much values violate a row as the caller gave it, at least 0.
  func violation(of index: Int, at values: [Double]) -> Double {
    abs(excess(of: index, at: values)) / rows[index].scale
  }

  /// The form that multipliers add rows up to, without what cancels.
  func sum(_ multipliers: [(row: Int, multiplier: Double)]) -> SparseRow {
    var accumulator = Accumulator(columnCount: variables.count)
    for (row, multiplier) in multipliers {
      for entry in rows[row].form.entries {
        accumulator.add(multiplier * entry.coefficient, to: entry.column)
      }
    }
    return accumulator.drain()
  }

  /// Whether multipliers add rows up to nothing, but for rounding.
  func cancels(_ multipliers: [(row: Int, multiplier: Double)]) -> Bool {
    var parts: [Entry] = []
    for (row, multiplier) in multipliers {
      for entry in rows[row].form.entries {
        parts.append(Entry(entry.column, multiplier * entry.coefficient))
      }
    }
    parts.sort { $0.column < $1.column }
    for column in parts.chunkedByColumn() {
      let sum = column.reduce(0) { $0 + $1.coefficient }
      let magnitude = column.reduce(0) { max($0, abs($1.coefficient)) }
      if abs(sum) > Tolerance.residual * magnitude { return false }
    }
    return true
  }

  /// Whether multipliers add required rows up to `0 ≥ gap > 0`, none of them after `last`.
  func isContradiction(
    _ multipliers: [(row: Int, multiplier: Double)], closedBy last: Int
  ) -> Bool {
    guard let own = multipliers.first(where: { $0.row == last })?.multiplier, own != 0,
      multipliers.allSatisfy({ rows[$0.row].isRequired }), cancels(multipliers)
    else { return false }
    var gap = 0.0
    var magnitude = 0.0
    for (row, multiplier) in multipliers {
      let bound = multiplier > 0 ? rows[row].low : rows[row].high
      let part = multiplier / abs(own) * bound
      gap += part
      magnitude = max(magnitude, abs(part))
    }
    return gap.isFinite && gap > Tolerance.residual(at: magnitude)
  }
}

extension Array<Entry> {
  /// The runs of entries of one column.
  fileprivate func chunkedByColumn() -> [ArraySlice<Entry>] {
    var chunks: [ArraySlice<Entry>] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex { $0.column != self[start].column } ?? endIndex
      chunks.append(self[start..<end])
      start = end
    }
    return chunks
  }
}

extension Elimination {
  /// Other right-hand sides after the same subtractions.
  func reduced(_ constants: [Double]) -> [Double] {
    var constants = constants
    for operation in operations {
      constants[Int(operation.target)] -=
        operation.multiplier * constants[Int(operation.source)]
    }
    return constants
  }
}

extension Work {
  mutating func add(_ other: Work) {
    factorizations += other.factorizations
    pivots += other.pivots
    entriesTouched += other.entriesTouched
    componentsSolved += other.componentsSolved
  }
}
