/// The basis `B` of a system `B x_B + N x_N = 0` as a product of a sparse lower and upper
/// triangle, `B = L · U`, and of a factor for each exchange since (the product form of updates).
///
/// A basic column is known by the row in which it has its pivot: its *slot*. Columns of slacks are
/// unit vectors, which cost nothing. Solves are hypersparse: they walk only over pivots that are
/// pending in a bitmap.
struct BasisFactors: ~Copyable {
  private let atAddress = AtAddress()
  /// Triangles by pivot, in the order of elimination; entries are of other rows.
  struct Triangle: ~Copyable {
    /// Whether all pivots are 1.
    let isUnit: Bool
    var start = Vector<Int32>()
    var rows = Vector<Int32>()
    var values = Vector<Double>()

    init(isUnit: Bool) { self.isUnit = isUnit }

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

  /// The order of elimination.
  struct PivotOrder: ~Copyable {
    /// The row of each pivot, and the place of each row among the pivots, -1 where it has none yet.
    private(set) var rowAt = Vector<Int32>()
    private(set) var positionOf = Vector<Int32>()
    private(set) var pivots = Vector<Double>()

    mutating func removeAll(rowCount: Int) {
      positionOf.fill(rowCount, with: -1)
      rowAt.removeAll()
      pivots.removeAll()
    }

    mutating func append(_ pivot: Double, row: Int32) {
      positionOf[row] = Int32(rowAt.count)
      rowAt.append(row)
      pivots.append(pivot)
    }

    @inline(__always)
    func hasPivot(_ row: Int32) -> Bool { positionOf[row] >= 0 }

    /// Lists a row's pivot, if it has one, as pending.
    @inline(__always)
    func insert(_ row: Int32, into pending: inout PendingSet) {
      let position = positionOf[row]
      if position >= 0 { pending.insert(Int(position)) }
    }
  }

  private enum Direction { case ascending, descending }

  private(set) var rowCount = 0
  private var order = PivotOrder()
  private var lowerColumns = Triangle(isUnit: true)
  private var upperColumns = Triangle(isUnit: false)
  private var lowerRows = Triangle(isUnit: true)
  private var upperRows = Triangle(isUnit: false)
  private var pending = PendingSet()
  private var exchanges = ExchangeFile()
  private var fill = Vector<Int32>()

  /// How many exchanges there were since the last factorization.
  var exchangeCount: Int { exchanges.count }
  /// Whether solving with them took more than rounding for nothing.
  var hasTraces: Bool { exchanges.hasTraces }

  /// The basis of slacks: the identity.
  mutating func reset(rowCount: Int) {
    self.rowCount = rowCount
    pending.prepare(for: rowCount)
    beginFactorization()
    for row in 0..<Int32(rowCount) { appendSlack(row: row) }
    transpose()
  }
}

// MARK: - Solving

extension BasisFactors {
  /// `x := B⁻¹ x`.
  mutating func forwardTransform(_ vector: inout WorkVector) {
    Self.solve(lowerColumns, .ascending, &vector, order, &pending)
    Self.solve(upperColumns, .descending, &vector, order, &pending)
    exchanges.forwardTransform(&vector)
  }

  /// `y := B⁻ᵀ y`.
  mutating func backwardTransform(_ vector: inout WorkVector) {
    exchanges.backwardTransform(&vector)
    Self.solve(upperRows, .ascending, &vector, order, &pending)
    Self.solve(lowerRows, .descending, &vector, order, &pending)
  }

  /// Solves with a triangle: in an order in which no unknown is changed by later ones, each is divided
  /// by its pivot and taken, times its entries, from the right sides of the others.
  ///
  /// During a factorization only rows with a pivot are unknowns.
  @inline(__always)
  private static func solve(
    _ triangle: borrowing Triangle, _ direction: Direction, _ vector: inout WorkVector,
    _ order: borrowing PivotOrder, _ pending: inout PendingSet
  ) {
    if triangle.isUnit, triangle.rows.isEmpty { return }
    for place in 0..<vector.count { order.insert(vector.indices[place], into: &pending) }
    while let position = direction == .ascending ? pending.popFirst() : pending.popLast() {
      let slot = order.rowAt[position]
      var value = vector[slot]
      if value == 0 { continue }
      if !triangle.isUnit {
        value /= order.pivots[position]
        vector.replace(at: slot, with: value)
      }
      for entry in triangle.range(position) {
        let row = triangle.rows[entry]
        vector.add(-triangle.values[entry] * value, at: row)
        order.insert(row, into: &pending)
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
    lowerColumns.removeAll()
    upperColumns.removeAll()
    exchanges.removeAll(rowCount: rowCount)
    order.removeAll(rowCount: rowCount)
  }

  mutating func appendSlack(row: Int32) {
    order.append(1, row: row)
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
    Self.solve(lowerColumns, .ascending, &vector, order, &pending)
    guard let row = pivotRow(vector, preferring: preferred, counts: counts) else { return nil }
    let pivot = vector[row]
    for place in 0..<vector.count {
      let other = vector.indices[place]
      let value = vector[other]
      if value == 0 || other == row { continue }
      if order.hasPivot(other) {
        upperColumns.append(value, row: other)
      } else {
        lowerColumns.append(value / pivot, row: other)
      }
    }
    lowerColumns.endPivot()
    upperColumns.endPivot()
    order.append(pivot, row: row)
    return row
  }

  private func pivotRow(
    _ vector: borrowing WorkVector, preferring preferred: Int32, counts: borrowing Vector<Int32>
  ) -> Int32? {
    var largest = 0.0
    var magnitude = 0.0
    for place in 0..<vector.count {
      let row = vector.indices[place]
      magnitude = max(magnitude, abs(vector[row]))
      if !order.hasPivot(row) { largest = max(largest, abs(vector[row])) }
    }
    guard largest > Tolerance.noise * min(1, magnitude) else { return nil }
    // The preferred row may be taken: a column before this one may not have got the row meant for it.
    if preferred >= 0, !order.hasPivot(preferred), abs(vector[preferred]) >= 0.001 * largest {
      return preferred
    }
    var best: Int32 = -1
    for place in 0..<vector.count {
      let row = vector.indices[place]
      guard !order.hasPivot(row), abs(vector[row]) >= 0.1 * largest else { continue }
      if best < 0 || (counts[row], row) < (counts[best], best) { best = row }
    }
    return best < 0 ? nil : best
  }

  /// Lists the rows without a pivot, gives them their slacks and completes the factors.
  mutating func endFactorization(missing: inout Vector<Int32>) {
    missing.removeAll()
    for row in 0..<Int32(rowCount) where !order.hasPivot(row) {
      missing.append(row)
      appendSlack(row: row)
    }
    transpose()
  }

  /// Lists the triangles by rows as well.
  private mutating func transpose() {
    Self.transpose(lowerColumns, into: &lowerRows, order, &fill)
    Self.transpose(upperColumns, into: &upperRows, order, &fill)
  }

  private static func transpose(
    _ columns: borrowing Triangle, into rows: inout Triangle, _ order: borrowing PivotOrder,
    _ fill: inout Vector<Int32>
  ) {
    let count = order.rowAt.count
    let entryCount = columns.rows.count
    rows.start.fill(count + 1, with: 0)
    rows.rows.resize(to: entryCount, with: 0)
    rows.values.resize(to: entryCount, with: 0)
    guard entryCount > 0 else { return }
    for entry in 0..<entryCount { rows.start[order.positionOf[columns.rows[entry]] + 1] += 1 }
    for position in 0..<count { rows.start[position + 1] += rows.start[position] }
    fill.fill(count, with: 0)
    for position in 0..<count { fill[position] = rows.start[position] }
    for position in 0..<count {
      for entry in columns.range(position) {
        let target = order.positionOf[columns.rows[entry]]
        rows.rows[fill[target]] = order.rowAt[position]
        rows.values[fill[target]] = columns.values[entry]
        fill[target] += 1
      }
    }
  }
}
