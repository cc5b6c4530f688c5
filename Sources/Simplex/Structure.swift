/// What follows from the constraints without their constants: the elimination of the required
/// equations, the other rows in parametric columns, and the components these fall into.
struct Structure {
  /// A component and where it comes from.
  struct Place {
    /// The parametric columns that the component's columns are.
    var columns: [Int32]
    /// The system's rows that the component's rows are.
    var rows: [Int]
    /// The component, its bounds yet to be filled in.
    var template: Component
    /// What makes its generic numbers its own.
    var scale: Double
  }

  let elimination: Elimination
  /// The broken rows, which take no part.
  let excluded: Set<Int>
  /// Rows that mention no parametric column: the equations fix what they say.
  private(set) var fixedRows: [Int] = []
  private(set) var places: [Place] = []
  /// The component of each parametric column, -1 for a basic one.
  private(set) var placeOf: [Int32]

  init?(_ system: LinearSystem, excluding excluded: Set<Int>, isCancelled: () -> Bool) {
    guard let elimination = Elimination(system, excluding: excluded, isCancelled: isCancelled)
    else { return nil }
    self.elimination = elimination
    self.excluded = excluded
    placeOf = Array(repeating: -1, count: system.variables.count)
    var accumulator = Accumulator(columnCount: system.variables.count)
    var forms: [(row: Int, form: SparseRow)] = []
    var partition = Partition(count: system.variables.count)
    for (index, row) in system.rows.enumerated()
    where !row.isEquation && !excluded.contains(index) {
      if index % 256 == 0, isCancelled() { return nil }
      let form = elimination.parametricForm(of: row.form, using: &accumulator)
      guard let first = form.entries.first else {
        fixedRows.append(index)
        continue
      }
      for entry in form.entries { partition.unite(first.column, entry.column) }
      forms.append((index, form))
    }
    collectPlaces(forms, &partition, system)
  }

  private mutating func collectPlaces(
    _ forms: [(row: Int, form: SparseRow)], _ partition: inout Partition, _ system: LinearSystem
  ) {
    var localColumns = [Int32](repeating: 0, count: placeOf.count)
    var placeOfRoot = [Int32](repeating: -1, count: placeOf.count)
    for column in 0..<Int32(placeOf.count) where elimination.isParametric(column) {
      let root = Int(partition.root(of: column))
      if placeOfRoot[root] < 0 {
        placeOfRoot[root] = Int32(places.count)
        places.append(
          Place(
            columns: [], rows: [], template: Component(columnCount: 0, rows: [], tieOrder: []),
            scale: Generic.number(Int(column))))
      }
      let place = Int(placeOfRoot[root])
      placeOf[Int(column)] = Int32(place)
      localColumns[Int(column)] = Int32(places[place].columns.count)
      places[place].columns.append(column)
      places[place].template.columnCount += 1
    }
    for (index, form) in forms {
      guard let first = form.entries.first else { continue }
      let place = Int(placeOf[Int(first.column)])
      let row = system.rows[index]
      let local = ContiguousArray(
        form.entries.map { Entry(localColumns[Int($0.column)], $0.coefficient) })
      places[place].rows.append(index)
      places[place].template.rows.append(
        Component.Row(
          form: SparseRow(sorted: local), low: 0, high: 0, rank: row.rank,
          weight: 1 / row.scale, magnitude: 0))
    }
    for place in places.indices { orderTies(place, system) }
  }

  private mutating func orderTies(_ place: Int, _ system: LinearSystem) {
    let rows = places[place].rows
    places[place].template.tieOrder = rows.indices.filter { !system.rows[rows[$0]].isRequired }
      .sorted { system.rows[rows[$0]].order < system.rows[rows[$1]].order }
  }

  /// The component with its bounds: a row's own, less what the basic columns contribute when all
  /// parametric ones are 0.
  func component(
    at place: Int, of system: LinearSystem, baseValues: [Double]
  ) -> Component {
    var component = places[place].template
    for (local, index) in places[place].rows.enumerated() {
      let row = system.rows[index]
      var shift = 0.0
      var magnitude = 0.0
      for entry in row.form.entries {
        let part = entry.coefficient * baseValues[Int(entry.column)]
        shift += part
        magnitude = max(magnitude, abs(part))
      }
      for bound in [row.low, row.high] where bound.isFinite {
        magnitude = max(magnitude, abs(bound))
      }
      component.rows[local].low = row.low - shift
      component.rows[local].high = row.high - shift
      component.rows[local].magnitude = magnitude
    }
    return component
  }
}

/// Which columns are connected (union-find).
struct Partition {
  private var parents: [Int32]

  init(count: Int) { parents = Array(0..<Int32(count)) }

  mutating func root(of item: Int32) -> Int32 {
    var item = item
    while parents[Int(item)] != item {
      parents[Int(item)] = parents[Int(parents[Int(item)])]
      item = parents[Int(item)]
    }
    return item
  }

  mutating func unite(_ first: Int32, _ second: Int32) {
    let (first, second) = (root(of: first), root(of: second))
    if first != second { parents[Int(max(first, second))] = min(first, second) }
  }
}
