/// The forms of a component, by row and by column: the system `y − A x = 0` of the unknowns `x`
/// and an activity `y` for each form. Columns are numbered unknowns first.
struct FormMatrix: ~Copyable {
  private(set) var unknownCount = 0
  var start = Vector<Int32>()
  var columns = Vector<Int32>()
  var values = Vector<Double>()
  private var columnStart = Vector<Int32>()
  private(set) var columnForms = Vector<Int32>()
  private var columnValues = Vector<Double>()
  private var fill = Vector<Int32>()

  var formCount: Int { start.count - 1 }
  var columnCount: Int { unknownCount + formCount }

  /// The entries of a form in `columns` and `values`.
  @inline(__always)
  func formRange(_ form: Int) -> Range<Int> { Int(start[form])..<Int(start[form + 1]) }

  /// The entries of an unknown in `columnForms`.
  @inline(__always)
  func columnRange(_ unknown: Int) -> Range<Int> {
    Int(columnStart[unknown])..<Int(columnStart[unknown + 1])
  }

  mutating func removeAll(unknownCount: Int) {
    self.unknownCount = unknownCount
    start.removeAll()
    start.append(0)
    columns.removeAll()
    values.removeAll()
  }

  mutating func append(_ value: Double, at unknown: Int32) {
    columns.append(unknown)
    values.append(value)
  }

  mutating func endForm() { start.append(Int32(columns.count)) }

  /// Lists the entries by column as well.
  mutating func transpose() {
    let entryCount = columns.count
    columnStart.fill(unknownCount + 1, with: 0)
    columnForms.resize(to: entryCount, with: 0)
    columnValues.resize(to: entryCount, with: 0)
    for entry in 0..<entryCount { columnStart[columns[entry] + 1] += 1 }
    for unknown in 0..<unknownCount { columnStart[unknown + 1] += columnStart[unknown] }
    fill.fill(unknownCount, with: 0)
    for unknown in 0..<unknownCount { fill[unknown] = columnStart[unknown] }
    for form in 0..<formCount {
      for entry in formRange(form) {
        let unknown = columns[entry]
        columnForms[fill[unknown]] = Int32(form)
        columnValues[fill[unknown]] = values[entry]
        fill[unknown] += 1
      }
    }
  }

  /// Adds a column of the system: `-a` for an unknown, a unit vector for an activity.
  @inline(__always)
  func addColumn(_ column: Int, times factor: Double, to vector: inout WorkVector) {
    if factor == 0 { return }
    if column >= unknownCount {
      vector.add(factor, at: Int32(column - unknownCount))
    } else {
      for entry in columnRange(column) {
        vector.add(-factor * columnValues[entry], at: columnForms[entry])
      }
    }
  }

  /// Adds `ρ · column` for all unknowns; for an activity it is the entry of `ρ` itself.
  @inline(__always)
  func addRows(_ row: borrowing WorkVector, to result: inout WorkVector) {
    for place in 0..<row.count {
      let form = row.indices[place]
      let price = row[form]
      if price == 0 { continue }
      for entry in formRange(Int(form)) {
        result.add(-price * values[entry], at: columns[entry])
      }
    }
  }
}
