/// Columns that have to do with each other, and what is said of them, read exactly.
struct ExactPart {
  /// More are left to rounding: not only their number tells, the fractions grow as well.
  private static let columnLimit = Component.columnLimit
  private static let rowLimit = Component.rowLimit

  /// By variable.
  let columns: [Int32]
  /// The rows of `system`.
  let rows: [Int32]
  let system: ExactSystem
  private let numbers: [Int32: Int]
  let answer: ExactSystem.Answer
  /// What `findUnique` found.
  private var isUnique: [Bool]?

  /// Nil where they are too many, or nothing is to be said; also when cancelled.
  init?(around seeds: [Int32], _ state: borrowing SolverState, isCancelled: () -> Bool) {
    var surroundings = Surroundings(seeds)
    guard surroundings.explore(state) else { return nil }
    columns = surroundings.columns(inOrderOf: state.system)
    rows = surroundings.rows(inOrderOf: state.system)
    numbers = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    var reader = RowReader(numbers: numbers)
    system = ExactSystem(
      unknownCount: columns.count, rows: rows.map { reader.row($0, state) },
      preferences: surroundings.wishes(inOrderOf: state.system).map { reader.row($0, state) })
    guard reader.isFinite, let answer = system.answer(isCancelled: isCancelled) else { return nil }
    self.answer = answer
    if !isProven(state.system) { return nil }
  }

  /// Whether all that is broken misses other rows by more than their play.
  private func isProven(_ system: borrowing LinearSystem) -> Bool {
    for row in answer.broken.keys {
      guard let proof = proof(thatBreaks: row), system.isContradiction(proof, closedBy: rows[row])
      else { return false }
    }
    return true
  }

  /// What proves a row of `system` broken; nil for one that is not.
  func proof(thatBreaks row: Int) -> LinearSystem.Multipliers? {
    answer.broken[row]?.map { (rows[$0.row], $0.multiplier) }
  }

  /// Whether a component is few enough columns and rows by itself.
  static func hasRoom(for node: Partition.Node) -> Bool {
    node.columnCount <= columnLimit && node.rowCount <= rowLimit
  }

  func contains(_ column: Int32) -> Bool { numbers[column] != nil }

  /// A column's value.
  func value(of column: Int32) -> Double? { numbers[column].map { answer.values[$0].double } }

  /// Whether each column has one value in all answers that are optimal on every level; found once.
  mutating func findUnique(isCancelled: () -> Bool) -> [Bool] {
    let found = isUnique ?? system.whatIsUnique(in: answer, isCancelled: isCancelled)
    isUnique = found
    return found
  }

  /// The values of a form in columns of this part alone; nil for others, and where a search takes too
  /// long.
  func range(of form: SparseRow, downTo rank: Double) -> Interval? {
    guard form.entries.allSatisfy({ contains($0.column) && $0.coefficient.isFinite }) else {
      return nil
    }
    let entries = form.entries.compactMap { entry in
      numbers[entry.column].map {
        ExactForm.Entry(unknown: $0, coefficient: Rational(readFrom: entry.coefficient))
      }
    }
    return system.range(of: ExactForm(entries), without: answer.broken.keys, downTo: rank)
  }
}

extension ExactPart {
  /// What has to do with some columns: the rows that mention them, and what these mention that is not
  /// known beforehand.
  private struct Surroundings {
    private var columns: [Int32] = []
    private var rows: [Int32] = []
    private var knownColumns: Set<Int32> = []
    private var knownRows: Set<Int32> = []
    private var hasDelicateBlock = false

    init(_ seeds: [Int32]) {
      for seed in seeds where knownColumns.insert(seed).inserted { columns.append(seed) }
    }

    /// False where they are too many.
    mutating func explore(_ state: borrowing SolverState) -> Bool {
      hasDelicateBlock = state.hasDelicateBlock
      var next = 0
      while next < columns.count {
        guard columns.count <= columnLimit, addRows(of: columns[next], state) else { return false }
        next += 1
      }
      return true
    }

    /// By variable.
    func columns(inOrderOf system: borrowing LinearSystem) -> [Int32] {
      columns.sorted { system.variables[$0] < system.variables[$1] }
    }

    /// The required rows as they are believed, then the optional ones as ties are settled.
    func rows(inOrderOf system: borrowing LinearSystem) -> [Int32] {
      let constraints = rows.filter { !system.heads[$0].isWish }
      return constraints.filter { system.heads[$0].isRequired }
        .sorted { system.precedes($0, $1) }
        + constraints.filter { !system.heads[$0].isRequired }
        .sorted { system.isOrdered($0, before: $1) }
    }

    func wishes(inOrderOf system: borrowing LinearSystem) -> [Int32] {
      rows.filter { system.heads[$0].isWish }.sorted { system.isOrdered($0, before: $1) }
    }

    private mutating func addRows(of column: Int32, _ state: borrowing SolverState) -> Bool {
      for place in state.system.mentions.places(of: column) {
        let row = state.system.mentions[place]
        guard state.takesPart(row), knownRows.insert(row).inserted else { continue }
        rows.append(row)
        if rows.count > rowLimit { return false }
        for entry in state.system.entries(of: row) {
          let other = state.system.entryColumns[entry]
          if isKnown(other, state) { continue }
          knownColumns.insert(other)
          columns.append(other)
        }
      }
      return true
    }

    /// Whether a column was met before, or equations alone give it its value, none of them with delicate
    /// factors.
    private func isKnown(_ column: Int32, _ state: borrowing SolverState) -> Bool {
      knownColumns.contains(column)
        || state.isConstant[column]
          && !(hasDelicateBlock && state.dependsOnDelicateBlock(column))
    }
  }

  /// Reads rows of the system, with what is known put in.
  private struct RowReader {
    let numbers: [Int32: Int]
    private(set) var isFinite = true

    init(numbers: [Int32: Int]) { self.numbers = numbers }

    mutating func row(_ row: Int32, _ state: borrowing SolverState) -> ExactSystem.Row {
      let head = state.system.heads[row]
      var entries: [ExactForm.Entry] = []
      var known = Rational.zero
      for place in state.system.entries(of: row) {
        let column = state.system.entryColumns[place]
        let coefficient = number(state.system.entryValues[place])
        if let unknown = numbers[column] {
          entries.append(ExactForm.Entry(unknown: unknown, coefficient: coefficient))
        } else {
          known += coefficient * number(state.values[column])
        }
      }
      return ExactSystem.Row(
        form: ExactForm(entries), low: bound(head.low).map { $0 - known },
        high: bound(head.high).map { $0 - known }, rank: head.rank, weight: number(1 / head.scale))
    }

    private mutating func bound(_ value: Double) -> Rational? {
      value.isInfinite ? nil : number(value)
    }

    private mutating func number(_ value: Double) -> Rational {
      guard value.isFinite else {
        isFinite = false
        return .zero
      }
      return Rational(readFrom: value)
    }
  }
}
