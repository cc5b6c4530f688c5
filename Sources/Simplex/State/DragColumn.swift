/// How the answer follows one constant: the column dx/db, and how far the constant can go before
/// another basis is best. A step of a drag is one pass of multiply-adds over it.
///
/// Each component that the constant moves has a room of its own. One that comes to the end of it
/// goes on from there with other rates, alone. Values are computed from where the drag began, or a
/// component turned, so that steps do not add up rounding.
struct DragColumn: ~Copyable {
  /// The row whose constant moves, -1 for none.
  private(set) var row: Int32 = -1
  /// The constant that alone moved in the last update.
  var candidate = Candidate()
  /// The constant at which the drag began, where it is now, and those that it can go to.
  private(set) var origin = 0.0
  private(set) var constant = 0.0
  private var room = Interval(low: 0, high: 0)
  /// The constant has been another one than where the drag began.
  private(set) var hasMoved = false
  /// The values told last are not in the state yet.
  private(set) var isBehind = false
  /// What moves, and the place of each column among them.
  private(set) var columns = Vector<Int32>()
  private var places = Vector<Int32>()
  private var origins = Vector<Double>()
  private var rates = Vector<Double>()
  private var baseOrigins = Vector<Double>()
  private var baseRates = Vector<Double>()
  /// What the last step told, and the one before.
  private var results = Vector<Double>()
  private var previous = Vector<Double>()
  private(set) var variables: [Variable] = []
  /// The rows of components whose bounds move with the constant.
  private(set) var rows = Vector<Int32>()
  /// Their components, and the constants for which each keeps its rates.
  private(set) var components = Vector<Int32>()
  private var rooms = Vector<Interval>()
  /// Whether something open has to do with a component: all such have one room together.
  private var areEntangled = Vector<Bool>()
  /// The place of a component, -1 for none.
  private var componentPlaces = Vector<Int32>()
  /// The parametric columns of the components.
  private(set) var parametricColumns = Vector<Int32>()

  /// A constant that may be about to be dragged.
  struct Candidate {
    /// Its row, -1 for none.
    var row: Int32 = -1
    /// How many updates in a row moved it.
    var moves = 0

    /// So many are no coincidence, so that the next one makes up for what a column costs: as much as
    /// all that the constant moves, however little each move has changed.
    static let enough = 2

    /// After another move.
    func counting(_ row: Int32) -> Candidate {
      Candidate(row: row, moves: row == self.row ? moves + 1 : 1)
    }

    /// Whether the next move of a row begins a drag.
    func promises(_ row: Int32) -> Bool { row >= 0 && row == self.row && moves >= Self.enough }
  }

  /// Forgets the drag before.
  mutating func prepare(columnCount: Int) {
    places.extend(to: columnCount, with: 0)
    for place in 0..<components.count { componentPlaces[components[place]] = -1 }
    rows.removeAll()
    components.removeAll()
    rooms.removeAll()
    areEntangled.removeAll()
    parametricColumns.removeAll()
    columns.removeAll()
    origins.removeAll()
    rates.removeAll()
    baseOrigins.removeAll()
    baseRates.removeAll()
    results.removeAll()
    previous.removeAll()
    variables.removeAll(keepingCapacity: true)
  }

  mutating func begin(_ row: Int32, at constant: Double, within room: Interval) {
    self.row = row
    self.room = room
    (origin, self.constant) = (constant, constant)
    isBehind = false
    hasMoved = false
  }

  /// Notes that the bounds of a component's row move with the constant that is to be dragged.
  mutating func add(row: Int32) { rows.append(row) }

  /// Notes a component with such rows, or one that moves with others.
  mutating func add(component: Int32) {
    componentPlaces.extend(to: Int(component) + 1, with: -1)
    componentPlaces[component] = Int32(components.count)
    components.append(component)
    rooms.append(Interval(low: -.infinity, high: .infinity))
    areEntangled.append(false)
  }

  func has(_ component: Int32) -> Bool {
    component < componentPlaces.count && componentPlaces[component] >= 0
  }

  /// Notes that something open has to do with a component, if that takes part.
  mutating func entangle(_ component: Int32) {
    if component >= 0, has(component) { areEntangled[componentPlaces[component]] = true }
  }

  func isEntangled(_ place: Int) -> Bool { areEntangled[place] }

  mutating func add(parametricColumn column: Int32) { parametricColumns.append(column) }

  /// Says for which constants the component in some place keeps its rates.
  mutating func limit(_ place: Int, to room: Interval) { rooms[place] = room }

  /// What is known of a column where the drag begins.
  struct Course {
    var value: Double
    var rate: Double
    var base: Double
    var baseRate: Double
    var shown: Double
  }

  mutating func add(_ column: Int32, _ variable: Variable, _ course: Course) {
    places[column] = Int32(columns.count)
    columns.append(column)
    origins.append(course.value)
    rates.append(course.rate)
    baseOrigins.append(course.base)
    baseRates.append(course.baseRate)
    results.append(course.shown)
    previous.append(course.shown)
    variables.append(variable)
  }

  /// Lets a column go on with another rate from a value that it has at the present constant.
  mutating func turn(_ column: Int32, at value: Double, rate: Double) {
    let place = places[column]
    origins[place] = value - (constant - origin) * rate
    rates[place] = rate
  }

  mutating func end() {
    if row >= 0 { candidate = Candidate(row: row, moves: Candidate.enough) }
    row = -1
  }

  /// Whether solvers of components do not know where the drag led.
  var movesComponents: Bool { row >= 0 && hasMoved && !components.isEmpty }

  /// Whether the drag goes on with another constant of `row`.
  func reaches(_ constant: Double, of row: Int32) -> Bool {
    row == self.row && row >= 0 && room.low <= constant && constant <= room.high
  }

  /// The places of components that do not keep their rates up to a constant.
  func leaving(to constant: Double, into found: inout Vector<Int32>) {
    found.removeAll()
    for place in 0..<rooms.count where constant < rooms[place].low || rooms[place].high < constant {
      found.append(Int32(place))
    }
  }

  /// Moves on to another constant, about which nobody is told yet.
  mutating func move(to constant: Double) {
    hasMoved = hasMoved || constant != self.constant
    self.constant = constant
    isBehind = true
  }

  /// Tells of the present constant.
  ///
  /// - Returns: The variables whose shown value is another one, ascending.
  mutating func tell() -> [Variable] {
    isBehind = true
    swap(&results, &previous)
    let isEverywhere = results.follow(
      origins, plus: rates, times: constant - origin, unlike: previous)
    if isEverywhere { return variables }
    var changed: [Variable] = []
    changed.reserveCapacity(results.count)
    for index in 0..<results.count where results[index] != previous[index] {
      changed.append(variables[index])
    }
    return changed
  }

  /// Copies the values that the last step told, in the order of `variables`.
  func read(into values: inout [Double]) { results.copy(into: &values) }

  /// Puts everything at the present constant where all others are; what is shown is what was told.
  mutating func catchUp(
    base: inout Vector<Double>, values: inout Vector<Double>, shown: inout Vector<Double>
  ) {
    isBehind = false
    let step = constant - origin
    for index in 0..<columns.count {
      let column = columns[index]
      base[column] = baseOrigins[index] + step * baseRates[index]
      values[column] = origins[index] + step * rates[index]
      shown[column] = results[index]
    }
  }
}
