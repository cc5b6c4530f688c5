/// Basic columns as forms in parametric ones, where these are short; made when they are needed.
struct ShortForms: ~Copyable {
  private let atAddress = AtAddress()
  /// Forms of at most this many entries are kept.
  static let length = 4
  private static let unknown: Int8 = -1
  private static let long: Int8 = 127

  private var counts = Vector<Int8>()
  private var columns = Vector<Int32>()
  private var values = Vector<Double>()
  private var sources = Vector<Int32>()
  private var solved = Vector<Double>()

  @inline(__always) mutating func extend(to columnCount: Int) {
    if counts.count < columnCount { makeRoom(columnCount) }
  }

  private mutating func makeRoom(_ columnCount: Int) {
    counts.extend(to: columnCount, with: Self.unknown)
    columns.extend(to: columnCount * Self.length, with: 0)
    values.extend(to: columnCount * Self.length, with: 0)
  }

  mutating func forget(_ column: Int32) {
    if Int(column) < counts.count { counts[column] = Self.unknown }
  }

  mutating func removeAll() {
    counts.removeAll()
    columns.removeAll()
    values.removeAll()
  }

  func isKnown(_ column: Int32) -> Bool { counts[column] != Self.unknown }

  func isShort(_ column: Int32) -> Bool {
    counts[column] >= 0 && counts[column] <= Int8(Self.length)
  }

  /// The places of a short form's entries.
  @inline(__always) func places(of column: Int32) -> Range<Int> {
    let start = Int(column) * Self.length
    return start..<start + Int(counts[column])
  }

  @inline(__always) func column(at place: Int) -> Int32 { columns[place] }
  @inline(__always) func value(at place: Int) -> Double { values[place] }

  /// Makes the form of a single column or of a block, those of what it needs being known.
  mutating func make(
    _ leader: Int32, _ form: inout BlockTriangularForm, _ system: borrowing LinearSystem
  ) {
    let block = form.columns[leader].block
    if block < 0 { makeSingle(leader, form, system) } else { makeBlock(block, &form, system) }
  }

  private mutating func makeSingle(
    _ leader: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) {
    counts[leader] = 0
    let pivot = form.columns[leader].pivot
    for place in system.entries(of: form.columns[leader].row) {
      let other = system.entryColumns[place]
      guard other != leader else { continue }
      let factor = -system.entryValues[place] / pivot
      if form.isParametric(other) {
        add(factor, other, to: leader)
      } else if isShort(other) {
        for entry in places(of: other) { add(factor * values[entry], columns[entry], to: leader) }
      } else {
        counts[leader] = Self.long
      }
      if !isShort(leader) { return }
    }
  }

  private mutating func add(_ value: Double, _ column: Int32, to owner: Int32) {
    guard isShort(owner) else { return }
    let range = places(of: owner)
    for place in range where columns[place] == column {
      let sum = Tolerance.sum(values[place], value)
      values[place] = sum.value
      if sum.isDelicate {
        // Who uses the form is to know of it, and so computes it anew.
        counts[owner] = Self.long
      } else if sum.value == 0 {
        columns[place] = columns[range.upperBound - 1]
        values[place] = values[range.upperBound - 1]
        counts[owner] -= 1
      }
      return
    }
    guard range.count < Self.length else {
      counts[owner] = Self.long
      return
    }
    columns[range.upperBound] = column
    values[range.upperBound] = value
    counts[owner] += 1
  }
}

// MARK: - Blocks

extension ShortForms {
  /// Solves the block once for each parametric column that its rows depend on.
  private mutating func makeBlock(
    _ block: Int32, _ form: inout BlockTriangularForm, _ system: borrowing LinearSystem
  ) {
    let places = form.places(of: block)
    let isShort = collectSources(of: places, block, form, system)
    for place in places { counts[form.blockColumns[place]] = isShort ? 0 : Self.long }
    guard isShort else { return }
    for index in 0..<sources.count {
      let source = sources[index]
      form.beginWork()
      var size = 0.0
      for place in places {
        let part = rate(of: form.blockRows[place], by: source, block, form, system)
        form.addWork(-part)
        size = max(size, abs(part))
      }
      form.solveLoaded(block)
      for place in places {
        let value = form[work: place - places.lowerBound]
        if Tolerance.isCancelled(value, of: size) { continue }
        add(value, source, to: form.blockColumns[place])
      }
    }
  }

  /// The parametric columns that the columns outside depend on; false if they are too many.
  private mutating func collectSources(
    of places: Range<Int>, _ block: Int32, _ form: borrowing BlockTriangularForm,
    _ system: borrowing LinearSystem
  ) -> Bool {
    sources.removeAll()
    for place in places {
      for entry in system.entries(of: form.blockRows[place]) {
        let column = system.entryColumns[entry]
        if form.columns[column].block == block { continue }
        if form.isParametric(column) {
          addSource(column)
        } else if self.isShort(column) {
          for part in self.places(of: column) { addSource(columns[part]) }
        } else {
          return false
        }
        if sources.count > Self.length { return false }
      }
    }
    return true
  }

  private mutating func addSource(_ column: Int32) {
    for index in 0..<sources.count where sources[index] == column { return }
    sources.append(column)
  }

  /// How the columns of a row that are outside the block move its left side.
  private func rate(
    of row: Int32, by source: Int32, _ block: Int32, _ form: borrowing BlockTriangularForm,
    _ system: borrowing LinearSystem
  ) -> Double {
    var rate = 0.0
    for entry in system.entries(of: row) {
      let column = system.entryColumns[entry]
      if form.columns[column].block == block { continue }
      if column == source {
        rate += system.entryValues[entry]
      } else if !form.isParametric(column) {
        for part in places(of: column) where columns[part] == source {
          rate += system.entryValues[entry] * values[part]
        }
      }
    }
    return rate
  }
}
