/// Reading a component: its forms, and the costs of its unknowns and activities.
extension DualSimplex {
  mutating func load(_ component: Component) {
    matrix.removeAll(unknownCount: component.columnCount)
    var size = 16
    while size < 2 * component.rows.count { size *= 2 }
    rows.buckets.fill(size, with: -1)
    _ = assignRows(of: component, addingForms: true)
    costs.removeAll(columnCount: columnCount, levelCount: component.ranks.count + 2)
    groupRows()
    for column in 0..<columnCount {
      collectCosts(of: column, component, anchor: column < component.columnCount ? 0 : nil)
    }
    change.loadedKinkCount = costs.places.count
    reset()
  }

  /// Collects what the rows say about a column.
  mutating func collectCosts(of column: Int, _ component: Component, anchor: Double?) {
    var place = 0
    for entry in Int(rows.start[column])..<Int(rows.start[column + 1]) {
      let index = Int(rows.byColumn[entry])
      let factor = rows.factor[index]
      let row = component.rows[index]
      let (low, high) = interval(of: row, factor: factor)
      // The key survives when rows on other columns come and go.
      let level = Int(rows.level[index])
      costs.add(
        low: low, high: high, level: level, weight: weight(of: row, index),
        key: PiecewiseCosts.key(column: column, level: level, place: place))
      place += 1
    }
    costs.end(column, anchor: anchor)
  }

  /// What a unit of its column beyond where a row holds costs.
  func weight(of row: Component.Row, _ index: Int) -> Double {
    abs(rows.factor[index]) * (row.isRequired ? 1 : row.weight)
  }

  /// Where a row holds, in terms of its column.
  func interval(of row: Component.Row, factor: Double) -> (low: Double, high: Double) {
    factor > 0
      ? (row.low / factor, row.high / factor) : (row.high / factor, row.low / factor)
  }

  /// Finds the column whose cost each row bends: rows that say something of one form are costs of one
  /// activity.
  ///
  /// - Parameter isAdding: Whether forms that are not known are added.
  /// - Returns: False where some form is not known.
  mutating func assignRows(of component: Component, addingForms isAdding: Bool) -> Bool {
    rows.column.removeAll()
    rows.factor.removeAll()
    rows.level.removeAll()
    var level = 0
    var rank = Double.infinity
    for row in component.rows {
      if row.rank != rank {
        rank = row.rank
        level += 1
      }
      rows.level.append(Int32(level))
      let entries = row.form.entries
      if entries.count == 1 {
        rows.column.append(entries[0].column)
        rows.factor.append(entries[0].coefficient)
        continue
      }
      let sign: Double = (entries.first?.coefficient ?? 1) < 0 ? -1 : 1
      let bucket = bucket(of: entries, sign: sign)
      if rows.buckets[bucket] < 0 {
        guard isAdding else { return false }
        rows.buckets[bucket] = Int32(formCount)
        for entry in entries { matrix.append(sign * entry.coefficient, at: entry.column) }
        matrix.endForm()
      }
      rows.column.append(Int32(component.columnCount) + rows.buckets[bucket])
      rows.factor.append(sign)
    }
    return true
  }

  /// Where a form is, or would be (open addressing).
  private func bucket(of entries: ContiguousArray<Entry>, sign: Double) -> Int {
    var hash: UInt64 = 0
    for entry in entries {
      hash = (hash ^ UInt64(truncatingIfNeeded: entry.column)) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ (sign * entry.coefficient).bitPattern) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
    }
    let mask = rows.buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash >> 20) & mask
    while rows.buckets[bucket] >= 0, !isForm(rows.buckets[bucket], entries, sign) {
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  private func isForm(_ form: Int32, _ entries: ContiguousArray<Entry>, _ sign: Double) -> Bool {
    let range = matrix.formRange(Int(form))
    guard range.count == entries.count else { return false }
    for (place, entry) in zip(range, entries)
    where matrix.columns[place] != entry.column || matrix.values[place] != sign * entry.coefficient
    {
      return false
    }
    return true
  }

  /// Lists the rows by the column whose cost they bend (counting sort).
  mutating func groupRows() {
    let count = columnCount
    rows.start.fill(count + 1, with: 0)
    for row in 0..<rows.column.count { rows.start[rows.column[row] + 1] += 1 }
    for column in 0..<count { rows.start[column + 1] += rows.start[column] }
    rows.byColumn.resize(to: rows.column.count, with: 0)
    scratch.fill(count, with: 0)
    for column in 0..<count { scratch[column] = rows.start[column] }
    for row in 0..<rows.column.count {
      let column = rows.column[row]
      rows.byColumn[scratch[column]] = Int32(row)
      scratch[column] += 1
    }
  }
}

/// The rows of a component by what they say of columns: a row of one unknown bends the cost of that, others
/// that of the activity of their form.
struct CostRows: ~Copyable {
  /// By row the column, by how many units of it the row's activity grows, and the level.
  var column = Vector<Int32>()
  var factor = Vector<Double>()
  var level = Vector<Int32>()
  /// The rows of each column, one column after another, and where each column's begin.
  var byColumn = Vector<Int32>()
  var start = Vector<Int32>()
  /// The forms by what they are made of (open addressing).
  var buckets = Vector<Int32>()
}
