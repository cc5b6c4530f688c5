/// Taking over a batch: the system changes at once, and what follows from it is noted.
extension SolverState {
  /// What is needed to take a batch back.
  struct Journal {
    /// A row as it was before, without a head if it was not in.
    fileprivate struct Record {
      var id: RowID
      var head: LinearSystem.Head?
      var terms: [Term] = []
    }

    fileprivate var records: [Record] = []
    fileprivate var work = Work()
    /// There was nothing before.
    fileprivate var isFromNothing = false

    /// Begins with nothing noted. Memory for more than a few rows is given back.
    fileprivate mutating func begin(isFromNothing: Bool, _ work: Work) {
      records.removeAll(keepingCapacity: records.capacity <= 16)
      self.isFromNothing = isFromNothing
      self.work = work
    }
  }

  /// Takes over a batch. When it throws, the journal has what was taken over up to there.
  mutating func apply(_ batch: Batch, isCancelled: () -> Bool) throws(Cancellation) {
    journal.begin(isFromNothing: system.isEmpty && system.columnCount == 0, work)
    if batch.isRestructuring { try restructure(batch, isCancelled: isCancelled) }
    for (id, constant) in batch.constants { setConstant(id, constant) }
  }

  /// Takes over the rows that go and come.
  private mutating func restructure(_ batch: Batch, isCancelled: () -> Bool) throws(Cancellation) {
    prepare(for: batch)
    try (batch.removals + batch.forgottenPreferences).forEach(unless: isCancelled) { id in
      remove(id)
    }
    try insert(batch.rows, isCancelled)
    try batch.preferences.forEach(unless: isCancelled) { id, preference in
      let start = system.nextStart
      for term in preference.terms { system.add(term, from: start) }
      let head = LinearSystem.Head(
        id: id.rawValue, order: preference.order, constant: preference.target, isWish: true)
      insert(head, from: start)
    }
  }

  private mutating func prepare(for batch: Batch) {
    let count = batch.insertionCount
    if count > 16 { system.reserve(rows: count, entries: max(batch.rows.terms.count, 2 * count)) }
    if count + batch.removals.count > system.rowCount / 2 + 16 { pending.isEverything = true }
  }

  private mutating func insert(
    _ rows: ConstraintRows, _ isCancelled: () -> Bool
  ) throws(Cancellation) {
    var begin = 0
    for (index, end) in rows.ends.enumerated() {
      if index % Cancellation.interval == 0, isCancelled() { throw Cancellation() }
      let start = system.nextStart
      for place in begin..<end { system.add(rows.terms[place], from: start) }
      begin = end
      insert(rows.heads[index], from: start)
    }
  }
}

extension Level {
  /// The level as a number; infinite for required.
  var rank: Double {
    switch self {
    case .required: .infinity
    case .optional(let rank): rank
    }
  }
}

// MARK: - Single rows

extension SolverState {
  private mutating func remove(_ id: RowID) {
    let row = system.slot(of: id)
    guard row >= 0 else { return }
    record(row)
    takeOut(row)
    system.remove(row)
  }

  /// Takes a row out of the answer before it changes.
  private mutating func takeOut(_ row: Int32) {
    bringBackRows(provenBy: row)
    bringBack(row)
    detach(row)
  }

  private mutating func record(_ row: Int32) {
    guard !journal.isFromNothing else { return }
    let head = system.heads[row]
    var terms: [Term] = []
    for place in system.entries(of: row) {
      let variable = Variable(system.variables[system.entryColumns[place]])
      terms.append(Term(system.entryValues[place], variable))
    }
    journal.records.append(Journal.Record(id: RowID(head.id), head: head, terms: terms))
  }

  /// Inserts or replaces a row with the entries begun at `start`.
  @inline(__always) private mutating func insert(
    _ head: consuming LinearSystem.Head, from start: Int
  ) {
    head.scale = system.complete(from: start, isScaled: !head.isWish)
    head.setBounds()
    let row = system.slot(of: RowID(head.id))
    if row < 0 {
      if !journal.isFromNothing { journal.records.append(.init(id: RowID(head.id))) }
      let row = system.insert(head, from: start)
      if pending.isEverything { return }
      return attach(row)
    }
    let old = system.heads[row]
    if old.isWish == head.isWish, old.scale == head.scale, system.hasEntries(row, from: start) {
      system.truncate(to: start)
      return update(row, as: head)
    }
    record(row)
    takeOut(row)
    system.replaceEntries(of: row, from: start)
    takeOver(head, row)
    attach(row)
  }

  /// Gives a row another constant, level or order, its entries staying.
  private mutating func update(_ row: Int32, as head: LinearSystem.Head) {
    let old = system.heads[row]
    guard
      old.constant != head.constant || old.slack != head.slack || old.rank != head.rank
        || old.order != head.order || old.relation != head.relation
    else { return }
    record(row)
    var next = head
    next.isBroken = old.isBroken
    next.isPresent = true
    // A component has its rows in their order, by rank.
    let isSamePart =
      old.kind == next.kind
      && (old.kind != .other || old.rank == next.rank && old.order == next.order)
    if isSamePart && old.kind != .none
      || old.isBroken && old.constant != head.constant && isOnlyMoved(old, head)
    {
      takeOver(next, row)
      move(row)
    } else {
      takeOut(row)
      takeOver(head, row)
      attach(row)
    }
  }

  private func isOnlyMoved(_ old: LinearSystem.Head, _ head: LinearSystem.Head) -> Bool {
    old.slack == head.slack && old.rank == head.rank && old.order == head.order
      && old.relation == head.relation
  }

  private mutating func takeOver(_ head: LinearSystem.Head, _ row: Int32) {
    system.heads[row] = head
    system.heads[row].isPresent = true
  }

  private mutating func setConstant(_ id: RowID, _ constant: Double) {
    let row = system.slot(of: id)
    guard row >= 0 else { return }
    var head = system.heads[row]
    head.constant = constant
    head.setBounds()
    update(row, as: head)
  }

  /// The columns of each row that the batch changed, came or went.
  func editedColumns() -> [[Int32]] {
    var columns: [[Int32]] = []
    for record in journal.records {
      let row = system.slot(of: record.id)
      columns.append(
        row >= 0
          ? system.columns(of: [row])
          : record.terms.map { system.column(of: $0.variable) }.filter { $0 >= 0 })
    }
    return columns
  }

  // MARK: Taking back

  /// Makes the system what it was before a batch; all that follows from it is to be made anew.
  mutating func takeBack() {
    let before = journal.work
    if journal.isFromNothing {
      self = SolverState(exactWork: exactWork)
      work = before
      return
    }
    for record in journal.records.reversed() {
      let row = system.slot(of: record.id)
      if row >= 0 { system.remove(row) }
      guard let head = record.head else { continue }
      let start = system.nextStart
      for term in record.terms { system.add(term, from: start) }
      _ = system.insert(head, from: start)
    }
    forgetBroken()
    work = before
    // A search that was cut short may have looked settled.
    partition.forgetSolutions()
    pending.removeAll()
    pending.isEverything = true
    extend()
  }

  /// Rows may stand elsewhere now, so what was broken is found out again.
  private mutating func forgetBroken() {
    broken = [:]
    delicateProofs = []
    provenBy = [:]
    pending.proofs = []
    for row in 0..<Int32(system.slotCount) where system.heads[row].isBroken {
      system.heads[row].isBroken = false
    }
  }
}
