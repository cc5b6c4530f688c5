/// The components: parametric columns that inequalities and optional constraints connect, after
/// substitution of the basic ones.
struct Partition: ~Copyable {
  private let atAddress = AtAddress()
  /// A component; what it holds is linked from here.
  struct Node: BitwiseCopyable {
    var firstColumn: Int32 = -1
    var firstRow: Int32 = -1
    var columnCount: Int32 = 0
    var rowCount: Int32 = 0
    /// To be solved.
    var isDirty = false
    /// The first of the rows whose bounds may have changed since the solver was told, linked.
    var firstMoved: Int32 = -1
    /// It has more than one best point before ties are settled.
    var isMoving = false
    /// It was searched by a simplex method, and not as an interval.
    var isSearched = false
    /// Changes whenever it is to be solved again.
    var version = 0
  }

  private(set) var nodes = Vector<Node>()
  private var freeNodes = Vector<Int32>()
  /// The component of a parametric column, -1 for none.
  private(set) var componentOfColumn = Vector<Int32>()
  private(set) var componentOfRow = Vector<Int32>()
  private var nextColumn = Vector<Int32>()
  private var nextRow = Vector<Int32>()
  /// The next row of a component that moved, -1 for the last one and -2 for a row that did not.
  private(set) var nextMoved = Vector<Int32>()
  /// The parametric forms of rows; -1 for a row without one.
  private var formStarts = Vector<Int32>()
  private var formCounts = Vector<Int32>()
  private(set) var formColumns = Vector<Int32>()
  private(set) var formValues = Vector<Double>()
  /// By column its number in the component that was numbered last.
  private var localNumbers = Vector<Int32>()
  /// Columns and rows that wait for a component.
  private var looseColumns = NumberList()
  private var looseRows = Vector<Int32>()
  /// Parametric columns that nothing mentions any more.
  private var abandoned = Vector<Int32>()
  private var connections = DisjointSets()
  private(set) var dirty = Vector<Int32>()
  /// The place of each row among those that a solver knows.
  private(set) var placeOfRow = Vector<Int32>()
  /// What searched components, with what they found.
  private var known: [ComponentSolver?] = []
  /// The solvers of components that were taken apart in this update, by first column; they know a
  /// basis to begin with.
  private var solvers: [Int32: ComponentSolver] = [:]
  /// What is left open after ties are settled.
  var cells = FaceCells()
  private(set) var movingCount = 0
  private var latestVersion = 0

  init() {}

  /// Begins anew, with versions that no component had before.
  init(after other: borrowing Partition) { latestVersion = other.latestVersion }

  mutating func extend(_ system: borrowing LinearSystem) {
    componentOfColumn.extend(to: system.columnCount, with: -1)
    cells.extend(to: system.columnCount)
    nextColumn.extend(to: system.columnCount, with: -1)
    looseColumns.extend(to: system.columnCount)
    connections.extend(to: system.columnCount)
    localNumbers.extend(to: system.columnCount, with: 0)
    componentOfRow.extend(to: system.slotCount, with: -1)
    nextRow.extend(to: system.slotCount, with: -1)
    nextMoved.extend(to: system.slotCount, with: -2)
    placeOfRow.extend(to: system.slotCount, with: -1)
    formStarts.extend(to: system.slotCount, with: 0)
    formCounts.extend(to: system.slotCount, with: -1)
  }

  /// No column was ever in a component or left one.
  var isEmpty: Bool { nodes.isEmpty && abandoned.isEmpty }

  @inline(__always) func form(of row: Int32) -> Range<Int> {
    let start = Int(formStarts[row])
    return start..<start + Int(max(formCounts[row], 0))
  }

  func columns(of component: Int32) -> [Int32] {
    var columns: [Int32] = []
    columns.reserveCapacity(Int(nodes[component].columnCount))
    var column = nodes[component].firstColumn
    while column >= 0 {
      columns.append(column)
      column = nextColumn[column]
    }
    return columns
  }

  /// The components whose best points are more than one.
  var moving: [Int32] { (0..<Int32(nodes.count)).filter { nodes[$0].isMoving } }

  func rows(of component: Int32) -> [Int32] {
    var rows: [Int32] = []
    rows.reserveCapacity(Int(nodes[component].rowCount))
    var row = nodes[component].firstRow
    while row >= 0 {
      rows.append(row)
      row = nextRow[row]
    }
    return rows
  }
}

// MARK: - As content

extension Partition {
  /// Numbers a component's columns from 0, for `localEntries`.
  func numberLocally(_ columns: [Int32]) {
    for (local, column) in columns.enumerated() { localNumbers[column] = Int32(local) }
  }

  /// The entries of a row's form with its columns' numbers in the component numbered last.
  func localEntries(of row: Int32) -> ContiguousArray<Entry> {
    let places = form(of: row)
    var entries = ContiguousArray<Entry>()
    entries.reserveCapacity(places.count)
    for place in places {
      entries.append(Entry(localNumbers[formColumns[place]], formValues[place]))
    }
    return entries
  }
}

// MARK: - Taking apart

extension Partition {
  /// Takes a component apart: its columns and rows wait for new ones.
  mutating func dissolve(_ component: Int32) {
    guard component >= 0 else { return }
    setMoving(component, false)
    forgetMoved(in: component)
    for column in columns(of: component) {
      componentOfColumn[column] = -1
      cells.close(column)
      loosen(column)
    }
    for row in rows(of: component) {
      componentOfRow[row] = -1
      looseRows.append(row)
    }
    dropSolution(of: component)
    nodes[component] = Node()
    freeNodes.append(component)
  }

  /// Takes all components apart; they are to be searched from nothing.
  mutating func dissolveEverything() {
    for component in 0..<Int32(nodes.count) where nodes[component].columnCount > 0 {
      dissolve(component)
    }
    solvers = [:]
    looseRows.removeAll()
    formCounts.fill(-1)
    formColumns.removeAll()
    formValues.removeAll()
  }

  /// Lets a column wait for a component.
  mutating func loosen(_ column: Int32) { looseColumns.insert(column) }

  mutating func beginForm(of row: Int32) {
    looseRows.append(row)
    formStarts[row] = Int32(formColumns.count)
    formCounts[row] = 0
  }

  mutating func addToForm(of row: Int32, _ column: Int32, _ coefficient: Double) {
    formColumns.append(column)
    formValues.append(coefficient)
    formCounts[row] += 1
  }

  mutating func dropForm(of row: Int32) { formCounts[row] = -1 }

  mutating func markDirty(_ component: Int32) {
    latestVersion += 1
    nodes[component].version = latestVersion
    guard !nodes[component].isDirty else { return }
    nodes[component].isDirty = true
    dirty.append(component)
  }

  /// Notes that the bounds of a row of a component may have changed.
  mutating func markDirty(_ component: Int32, movedBy row: Int32) {
    markDirty(component)
    guard nextMoved[row] == -2 else { return }
    nextMoved[row] = nodes[component].firstMoved
    nodes[component].firstMoved = row
  }

  /// Notes that the solver knows all bounds of a component.
  func forgetMoved(in component: Int32) {
    var row = nodes[component].firstMoved
    nodes[component].firstMoved = -1
    while row >= 0 {
      let next = nextMoved[row]
      nextMoved[row] = -2
      row = next
    }
  }

  /// Notes that no solver knows the rows of a component.
  func forgetPlaces(in component: Int32) {
    for row in rows(of: component) { placeOfRow[row] = -1 }
  }

  mutating func popAbandoned() -> Int32? { abandoned.popLast() }

  /// Keeps what a search found for all that its component is now.
  mutating func keep(_ solved: ComponentSolver, for component: Int32) {
    if !nodes[component].isSearched {
      for (place, row) in solved.rows.enumerated() { placeOfRow[row] = Int32(place) }
    }
    while known.count <= component { known.append(nil) }
    known[Int(component)] = solved
    nodes[component].isSearched = true
    forgetMoved(in: component)
  }

  /// Whether rounding kept the search in a component from ending.
  func isStalled(_ component: Int32) -> Bool {
    if case .stalled = solver(of: component)?.solution.outcome { true } else { false }
  }

  /// What searched a component, nil if nothing did.
  func solver(of component: Int32) -> ComponentSolver? {
    0..<known.count ~= Int(component) ? known[Int(component)] : nil
  }

  /// Forgets the solution of a component and what it left open, but not its solver.
  mutating func dropSolution(of component: Int32) {
    guard nodes[component].isSearched else { return }
    nodes[component].isSearched = false
    for column in columns(of: component) { cells.close(column) }
    guard let solved = solver(of: component) else { return }
    if let first = solved.columns.first { solvers[first] = solved }
    known[Int(component)] = nil
  }

  /// The solver of a component that began with the same column, a new one if there is none.
  mutating func solver(from first: Int32) -> ComponentSolver {
    solvers.removeValue(forKey: first) ?? ComponentSolver()
  }

  /// Forgets all that searches found.
  mutating func forgetSolutions() {
    for component in 0..<Int32(nodes.count) { nodes[component].isSearched = false }
    known = []
    forgetSolvers()
  }

  /// Forgets the solvers of components that are no more.
  mutating func forgetSolvers() {
    if !solvers.isEmpty { solvers = [:] }
  }

  /// Takes the components that are to be solved; some may be no more.
  mutating func popDirty() -> Int32? {
    while let component = dirty.popLast() {
      if nodes[component].isDirty {
        nodes[component].isDirty = false
        return component
      }
    }
    return nil
  }

  mutating func setMoving(_ component: Int32, _ isMoving: Bool) {
    movingCount += (isMoving ? 1 : 0) - (nodes[component].isMoving ? 1 : 0)
    nodes[component].isMoving = isMoving
  }
}

// MARK: - Putting together

extension Partition {
  /// Makes components of what is loose, each to be solved.
  mutating func reunite(
    _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) {
    for index in 0..<looseColumns.count { connections.separate(looseColumns[index]) }
    for index in 0..<looseRows.count {
      let row = looseRows[index]
      // What was deactivated does not hold together what is taken apart.
      if system.kind(of: row) == .other { connect(row) } else { dropForm(of: row) }
    }
    for index in 0..<looseColumns.count {
      let column = looseColumns[index]
      guard form.isParametric(column) else { continue }
      guard system.mentions.count(of: column) > 0 else {
        abandoned.append(column)
        continue
      }
      let root = connections.root(of: column)
      if componentOfColumn[root] < 0 { addNode(for: root) }
      if column != root { link(column, to: componentOfColumn[root]) }
    }
    for index in 0..<looseRows.count {
      let row = looseRows[index]
      guard formCounts[row] > 0, componentOfRow[row] < 0 else { continue }
      let component = componentOfColumn[formColumns[formStarts[row]]]
      componentOfRow[row] = component
      nextRow[row] = nodes[component].firstRow
      nodes[component].firstRow = row
      nodes[component].rowCount += 1
    }
    looseColumns.removeAll()
    looseRows.removeAll()
  }

  private mutating func connect(_ row: Int32) {
    let places = form(of: row)
    guard let first = places.first else { return }
    for place in places.dropFirst() { connections.unite(formColumns[first], formColumns[place]) }
  }

  private mutating func addNode(for column: Int32) {
    let component: Int32
    if let free = freeNodes.popLast() {
      component = free
    } else {
      component = Int32(nodes.count)
      nodes.append(Node())
    }
    link(column, to: component)
    markDirty(component)
  }

  private mutating func link(_ column: Int32, to component: Int32) {
    componentOfColumn[column] = component
    nextColumn[column] = nodes[component].firstColumn
    nodes[component].firstColumn = column
    nodes[component].columnCount += 1
  }
}
