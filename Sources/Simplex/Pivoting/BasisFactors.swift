/// The basis `B` of a system `B x_B + N x_N = 0` as a product of a sparse lower and upper
/// triangle, `B = L · U`, and of a factor for each exchange since (the product form of updates).
///
/// A basic column is known by the row in which it has its pivot: its *slot*. Columns of slacks are
/// unit vectors, which cost nothing. Solves are hypersparse: they walk only over pivots that are
/// pending in a bitmap.
struct BasisFactors: ~Copyable {
  /// Triangles by pivot, in the order of elimination; entries are of other rows.
  struct Triangle: ~Copyable {
    var start = Vector<Int32>()
    var rows = Vector<Int32>()
    var values = Vector<Double>()

    mutating func removeAll() {
      start.removeAll()
      start.append(0)
      rows.removeAll()
      values.removeAll()
    }

    @inline(__always)
    mutating func append(_ value: Double, row: Int32) {
      rows.append(row)
      values.append(value)
    }

    mutating func endPivot() { start.append(Int32(rows.count)) }

    @inline(__always)
    func range(_ position: Int) -> Range<Int> {
      Int(start[position])..<Int(start[position + 1])
    }
  }

  private(set) var rowCount = 0
  /// The row of each pivot, in the order of elimination, and the place of each row in it.
  private var rowAt = Vector<Int32>()
  private var positionOf = Vector<Int32>()
  private var pivots = Vector<Double>()
  private var lowerColumns = Triangle()
  private var upperColumns = Triangle()
  private var lowerRows = Triangle()
  private var upperRows = Triangle()
  private var pending = PendingSet()
  private var exchanges = ExchangeFile()
  private var fill = Vector<Int32>()

  /// How many exchanges there were since the last factorization.
  var exchangeCount: Int { exchanges.count }

  /// The basis of slacks: the identity.
  mutating func reset(rowCount: Int) {
    self.rowCount = rowCount
    rowAt.fill(rowCount, with: 0)
    positionOf.fill(rowCount, with: 0)
    for row in 0..<rowCount {
      rowAt[row] = Int32(row)
      positionOf[row] = Int32(row)
    }
    pivots.fill(rowCount, with: 1)
    pending.prepare(for: rowCount)
    clearTriangles()
    for _ in 0..<rowCount {
      lowerColumns.endPivot()
      upperColumns.endPivot()
    }
    transpose()
  }

  private mutating func clearTriangles() {
    lowerColumns.removeAll()
    upperColumns.removeAll()
    exchanges.removeAll(rowCount: rowCount)
  }
}

// MARK: - Solving

extension BasisFactors {
  /// `x := B⁻¹ x`.
  mutating func forwardTransform(_ vector: inout WorkVector) {
    if lowerColumns.rows.count > 0 { solveLower(&vector) }
    solveUpper(&vector)
    exchanges.forwardTransform(&vector)
  }

  /// `y := B⁻ᵀ y`.
  mutating func backwardTransform(_ vector: inout WorkVector) {
    exchanges.backwardTransform(&vector)
    solveUpperTransposed(&vector)
    if lowerRows.rows.count > 0 { solveLowerTransposed(&vector) }
  }

  private mutating func solveLower(_ vector: inout WorkVector) {
    for place in 0..<vector.count { pending.insert(Int(positionOf[vector.indices[place]])) }
    while let position = pending.popFirst() {
      let value = vector[rowAt[position]]
      if value == 0 { continue }
      for entry in lowerColumns.range(position) {
        let row = lowerColumns.rows[entry]
        vector.add(-lowerColumns.values[entry] * value, at: row)
        if positionOf[row] >= 0 { pending.insert(Int(positionOf[row])) }
      }
    }
  }

  private mutating func solveUpper(_ vector: inout WorkVector) {
    for place in 0..<vector.count { pending.insert(Int(positionOf[vector.indices[place]])) }
    while let position = pending.popLast() {
      let slot = rowAt[position]
      if vector[slot] == 0 { continue }
      let value = vector[slot] / pivots[position]
      vector.replace(at: slot, with: value)
      for entry in upperColumns.range(position) {
        let row = upperColumns.rows[entry]
        vector.add(-upperColumns.values[entry] * value, at: row)
        pending.insert(Int(positionOf[row]))
      }
    }
  }

  private mutating func solveUpperTransposed(_ vector: inout WorkVector) {
    for place in 0..<vector.count { pending.insert(Int(positionOf[vector.indices[place]])) }
    while let position = pending.popFirst() {
      let slot = rowAt[position]
      if vector[slot] == 0 { continue }
      let value = vector[slot] / pivots[position]
      vector.replace(at: slot, with: value)
      for entry in upperRows.range(position) {
        let row = upperRows.rows[entry]
        vector.add(-upperRows.values[entry] * value, at: row)
        pending.insert(Int(positionOf[row]))
      }
    }
  }

  private mutating func solveLowerTransposed(_ vector: inout WorkVector) {
    for place in 0..<vector.count { pending.insert(Int(positionOf[vector.indices[place]])) }
    while let position = pending.popLast() {
      let value = vector[rowAt[position]]
      if value == 0 { continue }
      for entry in lowerRows.range(position) {
        let row = lowerRows.rows[entry]
        vector.add(-lowerRows.values[entry] * value, at: row)
        pending.insert(Int(positionOf[row]))
      }
    }
  }
}

extension BasisFactors {
  /// Puts another column in a slot.
  ///
  /// - Parameter column: The entering column in terms of the present basis, `B⁻¹ a`.
  mutating func exchange(slot: Int32, for column: borrowing WorkVector) {
    exchanges.append(slot: slot, column)
  }
}

// MARK: - Factoring

extension BasisFactors {
  /// Begins a factorization; slacks are taken first.
  mutating func beginFactorization() {
    clearTriangles()
    positionOf.fill(rowCount, with: -1)
    rowAt.removeAll()
    pivots.removeAll()
  }

  mutating func appendSlack(row: Int32) {
    appendPivot(1, row: row)
    lowerColumns.endPivot()
    upperColumns.endPivot()
  }

  /// Takes a column by elimination from the left: the part in rows that have a pivot becomes a
  /// column of `U`, the rest, divided by the pivot, one of `L`.
  ///
  /// - Parameter counts: How many entries each row has; of large entries the one in the shortest
  ///   row becomes the pivot.
  /// - Returns: The pivot's row, nil where the column depends on those before.
  mutating func append(
    _ vector: inout WorkVector, preferring preferred: Int32, counts: borrowing Vector<Int32>
  ) -> Int32? {
    eliminate(&vector)
    guard let row = pivotRow(vector, preferring: preferred, counts: counts) else { return nil }
    let pivot = vector[row]
    for place in 0..<vector.count {
      let other = vector.indices[place]
      let value = vector[other]
      if value == 0 || other == row { continue }
      if positionOf[other] >= 0 {
        upperColumns.append(value, row: other)
      } else {
        lowerColumns.append(value / pivot, row: other)
      }
    }
    lowerColumns.endPivot()
    upperColumns.endPivot()
    appendPivot(pivot, row: row)
    return row
  }

  private mutating func eliminate(_ vector: inout WorkVector) {
    guard lowerColumns.rows.count > 0 else { return }
    for place in 0..<vector.count {
      let position = positionOf[vector.indices[place]]
      if position >= 0 { pending.insert(Int(position)) }
    }
    while let position = pending.popFirst() {
      let value = vector[rowAt[position]]
      if value == 0 { continue }
      for entry in lowerColumns.range(position) {
        let row = lowerColumns.rows[entry]
        vector.add(-lowerColumns.values[entry] * value, at: row)
        if positionOf[row] >= 0 { pending.insert(Int(positionOf[row])) }
      }
    }
  }

  private func pivotRow(
    _ vector: borrowing WorkVector, preferring preferred: Int32, counts: borrowing Vector<Int32>
  ) -> Int32? {
    var largest = 0.0
    var magnitude = 0.0
    for place in 0..<vector.count {
      let row = vector.indices[place]
      magnitude = max(magnitude, abs(vector[row]))
      if positionOf[row] < 0 { largest = max(largest, abs(vector[row])) }
    }
    guard largest > Tolerance.coefficient * min(1, magnitude) else { return nil }
    if preferred >= 0, abs(vector[preferred]) >= 0.001 * largest { return preferred }
    var best: Int32 = -1
    for place in 0..<vector.count {
      let row = vector.indices[place]
      guard positionOf[row] < 0, abs(vector[row]) >= 0.1 * largest else { continue }
      if best < 0 || (counts[row], row) < (counts[best], best) { best = row }
    }
    return best < 0 ? nil : best
  }

  private mutating func appendPivot(_ pivot: Double, row: Int32) {
    positionOf[row] = Int32(rowAt.count)
    rowAt.append(row)
    pivots.append(pivot)
  }

  /// Gives the rows without a pivot their slacks and completes the factors.
  ///
  /// - Returns: Whether no row was without a pivot.
  mutating func endFactorization(missing: inout Vector<Int32>) {
    missing.removeAll()
    for row in 0..<Int32(rowCount) where positionOf[row] < 0 {
      missing.append(row)
      appendSlack(row: row)
    }
    transpose()
  }

  /// Lists the triangles by rows as well.
  private mutating func transpose() {
    Self.transpose(lowerColumns, into: &lowerRows, rowAt, positionOf, &fill)
    Self.transpose(upperColumns, into: &upperRows, rowAt, positionOf, &fill)
  }

  private static func transpose(
    _ columns: borrowing Triangle, into rows: inout Triangle, _ rowAt: borrowing Vector<Int32>,
    _ positionOf: borrowing Vector<Int32>, _ fill: inout Vector<Int32>
  ) {
    let count = rowAt.count
    let entryCount = columns.rows.count
    rows.start.fill(count + 1, with: 0)
    rows.rows.resize(to: entryCount, with: 0)
    rows.values.resize(to: entryCount, with: 0)
    guard entryCount > 0 else { return }
    for entry in 0..<entryCount { rows.start[positionOf[columns.rows[entry]] + 1] += 1 }
    for position in 0..<count { rows.start[position + 1] += rows.start[position] }
    fill.fill(count, with: 0)
    for position in 0..<count { fill[position] = rows.start[position] }
    for position in 0..<count {
      for entry in columns.range(position) {
        let target = positionOf[columns.rows[entry]]
        rows.rows[fill[target]] = rowAt[position]
        rows.values[fill[target]] = columns.values[entry]
        fill[target] += 1
      }
    }
  }
}
