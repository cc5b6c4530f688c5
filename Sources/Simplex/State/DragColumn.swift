/// How the answer follows one constant: the column dx/db, and how far the constant can go before
/// another basis is best. A step of a drag is one pass of multiply-adds over it.
///
/// Values are computed from where the drag began, so that steps do not add up rounding.
struct DragColumn: ~Copyable {
  /// The row whose constant moves, -1 for none.
  private(set) var row: Int32 = -1
  /// The row whose constant alone moved in the last update, -1 for none.
  var candidate: Int32 = -1
  /// The constant at which the drag began, and those that it can go to.
  private(set) var origin = 0.0
  private(set) var room = Interval(low: 0, high: 0)
  /// The values told last are not in the state yet.
  private(set) var isBehind = false
  private var columns = Vector<Int32>()
  private var origins = Vector<Double>()
  private var rates = Vector<Double>()
  private var baseOrigins = Vector<Double>()
  /// What the last step told, and the one before.
  private var results = Vector<Double>()
  private var previous = Vector<Double>()
  private(set) var variables: [Variable] = []
  /// The rows of components whose bounds move with the constant.
  private(set) var rows = Vector<Int32>()
  /// The equations' part moves with the constant, and not just a parametric column.
  private var movesBase = false
  private var constant = 0.0

  mutating func begin(
    _ row: Int32, at constant: Double, within room: Interval, movesBase: Bool
  ) {
    self.row = row
    self.movesBase = movesBase
    self.room = room
    (origin, self.constant) = (constant, constant)
    isBehind = false
    columns.removeAll()
    origins.removeAll()
    rates.removeAll()
    baseOrigins.removeAll()
    results.removeAll()
    previous.removeAll()
    variables.removeAll(keepingCapacity: true)
  }

  /// Notes that the bounds of a component's row move with the constant that is to be dragged.
  mutating func add(row: Int32) { rows.append(row) }

  mutating func forgetRows() { rows.removeAll() }

  mutating func add(
    _ column: Int32, _ variable: Variable, value: Double, base: Double, shown: Double,
    rate: Double
  ) {
    columns.append(column)
    origins.append(value)
    rates.append(rate)
    baseOrigins.append(base)
    results.append(shown)
    previous.append(shown)
    variables.append(variable)
  }

  mutating func end() {
    if row >= 0 { candidate = row }
    row = -1
  }

  /// Whether the constant is another one than where the drag began.
  var hasMoved: Bool { row >= 0 && constant != origin }

  /// Whether the drag goes on with another constant of `row`.
  func reaches(_ constant: Double, of row: Int32) -> Bool {
    row == self.row && row >= 0 && room.low <= constant && constant <= room.high
  }

  /// Moves on to another constant.
  ///
  /// - Returns: The variables whose shown value is another one, ascending.
  mutating func step(to constant: Double) -> [Variable] {
    guard constant != self.constant else { return [] }
    self.constant = constant
    isBehind = true
    swap(&results, &previous)
    let isEverywhere = results.follow(
      origins, plus: rates, times: constant - origin, unlike: previous)
    if isEverywhere { return variables }
    var changed: [Variable] = []
    for index in 0..<results.count where results[index] != previous[index] {
      changed.append(variables[index])
    }
    return changed
  }

  /// Copies the values that the last step told, in the order of `variables`.
  func read(into values: inout [Double]) { results.copy(into: &values) }

  /// Puts the values told last where all others are.
  mutating func catchUp(
    base: inout Vector<Double>, values: inout Vector<Double>, shown: inout Vector<Double>
  ) {
    guard isBehind else { return }
    isBehind = false
    let step = constant - origin
    for index in 0..<columns.count {
      let column = columns[index]
      if movesBase { base[column] = baseOrigins[index] + step * rates[index] }
      values[column] = origins[index] + step * rates[index]
      shown[column] = results[index]
    }
  }
}
