/// Columns that have to do with each other, and what is said of them, read exactly.
struct ExactPart {
  /// More are left to rounding.
  private static let columnLimit = Component.columnLimit
  private static let rowLimit = Component.rowLimit
  /// What one answer may cost, as `ExactTableau.work`: a quarter of a second or so.
  static let workLimit = 400_000

  /// By variable.
  let columns: [Int32]
  /// The rows of the answer.
  let rows: [Int32]
  private let numbers: [Int32: Int]
  let answer: ExactSystem.Answer
  /// What proves rows broken, by their number in the answer.
  let proofs: [Int: LinearSystem.Multipliers]
  /// Whether each column has one value in all answers that are optimal on every level; nil where a search had
  /// no answer.
  private(set) var uniqueness: [Bool]?

  /// Nil where they are too many, or nothing is to be said. Rows may contradict what equations alone give
  /// a value, so that is not put in where it keeps an answer from being found.
  ///
  /// - Parameter afford: Whether so much work, which was done, may be followed by more.
  init?(
    around seeds: [Int32], _ state: inout SolverState,
    afford: (_ work: Int) -> Bool = { _ in true }
  ) {
    var budget = ExactBudget(rest: Self.workLimit)
    func affordInAll(_ work: Int) -> Bool { budget.pays(work) && afford(work) }
    defer { state.exactWork.add(Self.workLimit - budget.rest) }
    var surroundings = Surroundings(seeds)
    guard surroundings.explore(state) else { return nil }
    if let part = Self(surroundings, &state, afford: affordInAll) {
      self = part
      return
    }
    guard surroundings.isLimited else { return nil }
    surroundings = Surroundings(seeds, isWhole: true)
    guard surroundings.explore(state) else { return nil }
    self.init(surroundings, &state, afford: affordInAll)
  }

  private init?(
    _ surroundings: Surroundings, _ state: inout SolverState, afford: (_ work: Int) -> Bool
  ) {
    columns = surroundings.columns(inOrderOf: state.system)
    rows = surroundings.rows(inOrderOf: state.system)
    numbers = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    var reader = RowReader(numbers: numbers)
    let system = ExactSystem(
      unknownCount: columns.count, rows: rows.map { reader.row($0, state) },
      preferences: surroundings.wishes(inOrderOf: state.system).map { reader.row($0, state) })
    guard reader.isComplete else { return nil }
    var proofs: [Int: LinearSystem.Multipliers] = [:]
    let answer = system.answer(
      judging: { [rows] row, proof in
        let all = state.withEquations(proof.map { (rows[$0.row], $0.multiplier) })
        let verdict = state.system.verdict(on: all, closedBy: rows[row])
        if verdict == .contradiction { proofs[row] = all }
        return verdict
      }, afford: afford)
    // Where all others failed, a doubtful answer is one.
    guard let answer, !answer.isDoubtful || !state.isSettled else { return nil }
    (self.answer, self.proofs) = (answer, proofs)
  }

  /// Whether a component is few enough columns and rows by itself.
  static func hasRoom(for node: Partition.Node) -> Bool {
    node.columnCount <= columnLimit && node.rowCount <= rowLimit
  }

  func contains(_ column: Int32) -> Bool { numbers[column] != nil }

  var givesWay: Bool { !answer.givenWay.isEmpty }

  /// By how much a required row gave way, as scaled; 0 for others.
  func givenWay(by row: Int32) -> Double {
    if answer.givenWay.isEmpty { return 0 }
    return rows.firstIndex(of: row).flatMap { answer.givenWay[$0]?.double } ?? 0
  }

  /// A column's value.
  func value(of column: Int32) -> Double? { numbers[column].map { answer.values[$0].double } }

  /// Whether a column has one value in all answers that are optimal on every level; nil where that is not
  /// known.
  func isUnique(_ column: Int32) -> Bool? {
    numbers[column].flatMap { number in uniqueness.map { $0[number] } }
  }

  /// Finds out what has one value.
  mutating func findUnique(_ work: ExactWork, afford: (_ work: Int) -> Bool) {
    if answer.isPoint {
      uniqueness = columns.map { _ in true }
    } else {
      uniqueness = answer.face?.whatIsUnique(ofFirst: columns.count) {
        work.pays($0) && afford($0)
      }
    }
  }

  /// The values of a form in columns of this part alone; nil for others, and where a search takes too
  /// long.
  func range(of form: SparseRow, downTo rank: Double, _ work: ExactWork) -> Interval? {
    guard form.entries.allSatisfy({ contains($0.column) && $0.coefficient.isFinite }) else {
      return nil
    }
    let entries = form.entries.compactMap { entry in
      numbers[entry.column].map {
        ExactForm.Entry(unknown: $0, coefficient: Rational(readFrom: entry.coefficient))
      }
    }
    let exact = ExactForm(entries: entries)
    if rank == -.infinity, answer.isPoint {
      let value = exact.value(at: answer.values)
      return value.isLost ? nil : Interval(low: value.double, high: value.double)
    }
    var budget = ExactBudget(rest: Self.workLimit)
    return answer.faces.last { $0.rank >= rank }?.tableau.range(of: exact) {
      work.pays($0) && budget.pays($0)
    }
  }
}

/// What searches may still cost, as `ExactTableau.work`.
struct ExactBudget {
  private(set) var rest: Int

  /// - Returns: Whether there was as much left.
  mutating func pays(_ work: Int) -> Bool {
    rest -= work
    return rest >= 0
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
    /// Whether what equations alone give a value may come from what is looked at.
    private var hasConstants = false
    /// Constants that do not.
    private var certain: Set<Int32> = []
    /// Whether known columns are taken in as well.
    private let isWhole: Bool
    /// Whether some were left out.
    private(set) var isLimited = false

    init(_ seeds: [Int32], isWhole: Bool = false) {
      self.isWhole = isWhole
      for seed in seeds where knownColumns.insert(seed).inserted { columns.append(seed) }
    }

    /// False where they are too many.
    mutating func explore(_ state: borrowing SolverState) -> Bool {
      hasConstants = state.hasDelicateBlock || columns.contains { state.isConstant[$0] }
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
        guard state.system.heads[row].isPresent, knownRows.insert(row).inserted else { continue }
        rows.append(row)
        if rows.count > rowLimit { return false }
        for entry in state.system.entries(of: row) {
          let other = state.system.entryColumns[entry]
          if knownColumns.contains(other) { continue }
          if !isWhole, isKnown(other, state) {
            isLimited = true
            continue
          }
          knownColumns.insert(other)
          columns.append(other)
        }
      }
      return true
    }

    /// Whether equations alone give a column its value, none of them with delicate factors or of what is
    /// looked at.
    private mutating func isKnown(_ column: Int32, _ state: borrowing SolverState) -> Bool {
      if !state.isConstant[column] || !hasConstants { return state.isConstant[column] }
      return !state.isUncertain(column, besides: knownColumns, certain: &certain)
    }
  }
}
