/// Replaces the basic columns of a form by what their rows say, those that others do not depend on
/// first (the numeric half of a transposed sparse triangular solve).
struct Reduction: ~Copyable {
  private let atAddress = AtAddress()
  private var coefficients = Vector<Double>()
  private var isPresent = Vector<Bool>()
  private var touched = Vector<Int32>()
  private var reach = Reach()
  private var ahead = PendingSet()
  /// Whether some coefficient is what is left of much larger ones.
  private(set) var isDelicate = false

  mutating func begin(_ system: borrowing LinearSystem) {
    isDelicate = false
    coefficients.extend(to: system.columnCount, with: 0)
    isPresent.extend(to: system.columnCount, with: false)
    reach.begin(system)
  }

  /// Adds to the form under construction; what cancels is 0.
  @inline(__always) mutating func add(_ value: Double, to column: Int32) {
    guard isPresent[column] else {
      isPresent[column] = true
      coefficients[column] = value
      touched.append(column)
      return
    }
    let sum = Tolerance.sum(coefficients[column], value)
    coefficients[column] = sum.value
    if sum.isDelicate { isDelicate = true }
  }

  mutating func add(_ row: Int32, times factor: Double, _ system: borrowing LinearSystem) {
    for place in system.entries(of: row) {
      add(factor * system.entryValues[place], to: system.entryColumns[place])
    }
  }

  mutating func add(_ form: SparseRow) {
    for entry in form.entries { add(entry.coefficient, to: entry.column) }
  }

  /// Takes the multiples of equations off that cancel all basic columns.
  mutating func reduce(
    _ form: inout BlockTriangularForm, _ system: borrowing LinearSystem,
    used: (_ row: Int32, _ multiplier: Double) -> Void
  ) {
    for index in 0..<touched.count { reach.addSources(of: touched[index], form, system) }
    takeOff(&form, system, used)
  }

  /// The same for who does not ask for the multipliers, with a shortcut where forms are short.
  mutating func reduce(
    _ form: inout BlockTriangularForm, _ system: borrowing LinearSystem,
    shortcut: borrowing ShortForms
  ) {
    for index in 0..<touched.count {
      reach.addSources(of: touched[index], form, system) { shortcut.isShort($0) }
    }
    takeOff(&form, system) { _, _ in }
    substitute(shortcut, form)
  }

  /// The same where an order of all columns is known: what cancels is followed no further.
  mutating func reduce(
    _ form: inout BlockTriangularForm, _ system: borrowing LinearSystem,
    shortcut: borrowing ShortForms, order: borrowing ColumnOrder
  ) {
    ahead.makeRoom(for: order.count)
    var next = 0
    while true {
      while next < touched.count {
        let column = touched[next]
        next += 1
        if form.isParametric(column) || shortcut.isShort(column) { continue }
        ahead.insert(order.place(of: form.leader(of: column)))
      }
      guard let place = ahead.popLast() else { break }
      takeOff(order[place], &form, system) { _, _ in }
    }
    substitute(shortcut, form)
  }

  /// Replaces the columns whose forms are short.
  private mutating func substitute(
    _ shortcut: borrowing ShortForms, _ form: borrowing BlockTriangularForm
  ) {
    for index in 0..<touched.count where !form.isParametric(touched[index]) {
      let factor = take(touched[index])
      guard factor != 0 else { continue }
      for place in shortcut.places(of: touched[index]) {
        add(factor * shortcut.value(at: place), to: shortcut.column(at: place))
      }
    }
  }

  private mutating func take(_ column: Int32) -> Double {
    let value = coefficients[column]
    coefficients[column] = 0
    return value
  }

  private mutating func takeOff(
    _ form: inout BlockTriangularForm, _ system: borrowing LinearSystem,
    _ used: (Int32, Double) -> Void
  ) {
    for index in stride(from: reach.order.count - 1, through: 0, by: -1) {
      takeOff(reach.order[index], &form, system, used)
    }
  }

  @inline(__always) private mutating func takeOff(
    _ leader: Int32, _ form: inout BlockTriangularForm, _ system: borrowing LinearSystem,
    _ used: (Int32, Double) -> Void
  ) {
    let column = form.columns[leader]
    if column.block < 0 {
      let factor = take(leader) / column.pivot
      if factor == 0 { return }
      used(column.row, factor)
      for place in system.entries(of: column.row) where system.entryColumns[place] != leader {
        add(-factor * system.entryValues[place], to: system.entryColumns[place])
      }
    } else {
      takeOffBlock(column.block, &form, system, used)
    }
  }

  private mutating func takeOffBlock(
    _ block: Int32, _ form: inout BlockTriangularForm, _ system: borrowing LinearSystem,
    _ used: (Int32, Double) -> Void
  ) {
    let places = form.places(of: block)
    form.beginWork()
    var size = 0.0
    for place in places {
      let value = take(form.blockColumns[place])
      form.addWork(value)
      size = max(size, abs(value))
    }
    if size == 0 { return }
    form.solveTransposed(block)
    for place in places {
      let multiplier = form[work: place - places.lowerBound]
      if Tolerance.isCancelled(multiplier, of: size) { continue }
      let row = form.blockRows[place]
      used(row, multiplier)
      for entry in system.entries(of: row) {
        let other = system.entryColumns[entry]
        if form.columns[other].block == block { continue }
        add(-multiplier * system.entryValues[entry], to: other)
      }
    }
  }

  /// Hands over the form entry by entry, leaving an empty one behind.
  mutating func popEntry() -> (column: Int32, coefficient: Double)? {
    while let column = touched.popLast() {
      let coefficient = coefficients[column]
      coefficients[column] = 0
      isPresent[column] = false
      if coefficient != 0 { return (column, coefficient) }
    }
    return nil
  }
}
