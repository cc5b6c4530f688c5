/// Columns that have to do with each other, and what is said of them, read exactly.
struct ExactPart {
  /// More are left to rounding.
  private static let columnLimit = Component.columnLimit
  private static let rowLimit = Component.rowLimit
  /// What one answer may cost, as `ExactTableau.work`: a quarter of a second or so.
  static let workLimit = 400_000

  /// By variable.
  let columns: [Int32]
  /// The rows of `system`.
  let rows: [Int32]
  let system: ExactSystem
  private let numbers: [Int32: Int]
  let answer: ExactSystem.Answer
  /// What proves rows broken, by their number in `system`.
  let proofs: [Int: LinearSystem.Multipliers]
  /// By which it is known who paid for what.
  private let number: Int
  /// Whether each column has one value in all answers that are optimal on every level, nil where a search
  /// had no answer, and what it cost to find that out.
  private var known: (isUnique: [Bool]?, cost: Int)?
  /// The answers that were asked about last: those optimal down to a rank, nil where looking for them takes
  /// too long.
  private var lastFace: (rank: Double, face: ExactSystem.Face?, cost: Int)?

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
    var system = ExactSystem(
      unknownCount: columns.count, rows: rows.map { reader.row($0, state) },
      preferences: surroundings.wishes(inOrderOf: state.system).map { reader.row($0, state) })
    guard reader.isComplete else { return nil }
    var proofs: [Int: LinearSystem.Multipliers] = [:]
    let guess = rows.indices.filter { [rows] in state.system.heads[rows[$0]].isBroken }
    let answer = system.answer(
      expecting: Set(guess),
      judging: { [rows] row, proof in
        let all = state.withEquations(proof.map { (rows[$0.row], $0.multiplier) })
        let verdict = state.system.verdict(on: all, closedBy: rows[row])
        if verdict == .contradiction { proofs[row] = all }
        return verdict
      }, afford: afford)
    // Where all others failed, a doubtful answer is one.
    guard let answer, !answer.isDoubtful || !state.isSettled else { return nil }
    (self.system, self.answer, self.proofs) = (system, answer, proofs)
    number = state.exactWork.nextPart()
  }

  /// Whether a component is few enough columns and rows by itself.
  static func hasRoom(for node: Partition.Node) -> Bool {
    node.columnCount <= columnLimit && node.rowCount <= rowLimit
  }

  func contains(_ column: Int32) -> Bool { numbers[column] != nil }

  var givesWay: Bool { !system.givenWay.isEmpty }

  /// By how much a required row gave way, as scaled; 0 for others.
  func givenWay(by row: Int32) -> Double {
    if system.givenWay.isEmpty { return 0 }
    return rows.firstIndex(of: row).flatMap { system.givenWay[$0]?.double } ?? 0
  }

  /// A column's value.
  func value(of column: Int32) -> Double? { numbers[column].map { answer.values[$0].double } }

  /// Whether each column has one value in all answers that are optimal on every level; found once. Nil
  /// where that is not afforded, or a search has no answer.
  mutating func findUnique(
    _ work: ExactWork, afford: (_ work: Int) -> Bool = { _ in true }
  ) -> [Bool]? {
    let item = ExactWork.Item(part: number, kind: .movement)
    if let known { return work.pays(known.cost, for: item) ? known.isUnique : nil }
    var found: [Bool]? = columns.map { _ in true }
    var (cost, isAfforded) = (0, true)
    func affordInAll(_ done: Int) -> Bool {
      cost += done
      isAfforded = work.pays(done) && afford(done)
      return isAfforded && cost <= Self.workLimit
    }
    if !answer.isPoint {
      let active = Set(system.rows.indices).subtracting(answer.broken)
      found = system.face(of: active, downTo: -.infinity, afford: affordInAll).flatMap {
        system.whatIsUnique(over: $0, afford: affordInAll)
      }
    }
    guard isAfforded else { return nil }
    known = (found, cost)
    work.notePaid(item)
    return found
  }

  /// The answers that are optimal down to a rank; nil where that is not afforded.
  private mutating func face(
    downTo rank: Double, _ work: ExactWork, afford: (_ work: Int) -> Bool
  ) -> ExactSystem.Face? {
    let item = ExactWork.Item(part: number, kind: .face(downTo: rank))
    if let lastFace, lastFace.rank == rank {
      return work.pays(lastFace.cost, for: item) && afford(lastFace.cost) ? lastFace.face : nil
    }
    var (cost, isAfforded) = (0, true)
    let active = Set(system.rows.indices).subtracting(answer.broken)
    let found = system.face(of: active, downTo: rank) { done in
      cost += done
      isAfforded = work.pays(done)
      return isAfforded && afford(done)
    }
    guard isAfforded else { return nil }
    lastFace = (rank, found, cost)
    work.notePaid(item)
    return found
  }

  /// The values of a form in columns of this part alone; nil for others, and where a search takes too
  /// long.
  mutating func range(
    of form: SparseRow, downTo rank: Double, _ work: ExactWork
  ) -> Interval? {
    guard form.entries.allSatisfy({ contains($0.column) && $0.coefficient.isFinite }) else {
      return nil
    }
    let entries = form.entries.compactMap { entry in
      numbers[entry.column].map {
        ExactForm.Entry(unknown: $0, coefficient: Rational(readFrom: entry.coefficient))
      }
    }
    let exact = ExactForm(entries)
    if rank == -.infinity, answer.isPoint {
      let value = exact.value(at: answer.values)
      return value.isLost ? nil : Interval(low: value.double, high: value.double)
    }
    var budget = ExactBudget(rest: Self.workLimit)
    guard let face = face(downTo: rank, work, afford: { budget.pays($0) }) else { return nil }
    return system.range(of: exact, over: face) { work.pays($0) && budget.pays($0) }
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
