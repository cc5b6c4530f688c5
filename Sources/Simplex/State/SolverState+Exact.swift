/// What rounding may have decided is looked at again in exact fractions, where it is little enough.
///
/// Among rows that are all but parallel what differs by the last digits of coefficients is felt far
/// away, and no care makes up for digits that are not there. Where the exact answer is another one it
/// counts; all else is made anew with the next update.
extension SolverState {
  /// How many parts are looked at in one update: that is some tenths of a second.
  private static let exactPartLimit = 100

  /// Notes that a component that was just solved is to be looked at again.
  mutating func noteDelicacy(of component: Int32) {
    let node = partition.nodes[component]
    if ExactPart.hasRoom(for: node), isDelicate(component) {
      pending.delicate.append(node.firstColumn)
    }
  }

  /// Whether rounding may have decided what a component settled on: in the search, or in the forms of its
  /// rows.
  func isDelicate(_ component: Int32) -> Bool {
    if partition.nodes[component].isSearched,
      partition.solution(of: component)?.solution.isDelicate ?? false
    {
      return true
    }
    if delicateRows.isEmpty { return false }
    var row = partition.nodes[component].firstRow
    while row >= 0 {
      if delicateRows.contains(row), system.kind(of: row) == .other { return true }
      row = partition.nextRow[row]
    }
    return false
  }

  /// Answers what is delicate once more.
  mutating func settleExactly(isCancelled: () -> Bool) throws(Cancellation) {
    noteDelicateBlocks()
    var (known, count): (Set<Int32>, Int) = ([], 0)
    for index in 0..<pending.delicate.count where count < Self.exactPartLimit {
      let seed = pending.delicate[index]
      if known.contains(seed) { continue }
      let found = ExactPart(around: [seed], self, isCancelled: isCancelled)
      // What was cut short may have looked finished.
      if isCancelled() { throw Cancellation() }
      guard var part = found else { continue }
      known.formUnion(part.columns)
      count += 1
      let isOther = differs(&part, isCancelled: isCancelled)
      takeOver(part)
      if isOther { exactParts.append(part) }
    }
    if isCancelled() { throw Cancellation() }
    if residual != 0, !exactParts.isEmpty { residual = worstResidual() }
  }

  private mutating func noteDelicateBlocks() {
    if pending.isFull {
      for block in 0..<form.blocks.count where form.blocks[block].isDelicate {
        pending.delicate.append(form.blockColumns[form.blocks[block].start])
      }
      return
    }
    for index in 0..<reach.order.count {
      let block = form.columns[reach.order[index]].block
      if block >= 0, form.blocks[block].isDelicate { pending.delicate.append(reach.order[index]) }
    }
  }

  /// Whether an exact answer is another one: by its values, by what is broken, or by what can move.
  private mutating func differs(_ part: inout ExactPart, isCancelled: () -> Bool) -> Bool {
    for column in part.columns {
      if let value = part.value(of: column), !Tolerance.areSame(values[column], value) {
        return true
      }
    }
    for (number, row) in part.rows.enumerated() where system.heads[row].isRequired {
      if system.heads[row].isBroken != (part.answer.broken[number] != nil) { return true }
    }
    let isMoving = part.columns.contains { movement(of: $0) != 0 }
    return isMoving
      ? part.answer.isPoint : part.findUnique(isCancelled: isCancelled).contains(false)
  }

  private mutating func takeOver(_ part: ExactPart) {
    for column in part.columns {
      guard let value = part.value(of: column), value != values[column] else { continue }
      values[column] = value
      if !pending.isFull { reach.addDependents(of: column, form, system) }
    }
    for (number, row) in part.rows.enumerated() where system.heads[row].isRequired {
      let proof = part.proof(thatBreaks: number)
      if system.heads[row].isBroken, proof == nil {
        _ = forgetProof(of: row)
      } else if !system.heads[row].isBroken, let proof {
        keep(proof, for: row)
      }
      system.heads[row].isBroken = proof != nil
    }
  }
}

// MARK: - What is known beforehand

extension SolverState {
  /// Whether a row says something, broken or not.
  func takesPart(_ row: Int32) -> Bool { system.heads[row].isPresent && system.heads[row].isActive }

  /// Whether a column that equations give its value comes from delicate factors.
  func dependsOnDelicateBlock(_ column: Int32) -> Bool {
    var (seen, open): (Set<Int32>, [Int32]) = ([column], [column])
    while let next = open.popLast() {
      let block = form.columns[next].block
      if block >= 0, form.blocks[block].isDelicate { return true }
      form.forEachColumn(ofBlockOf: form.leader(of: next)) { member in
        for place in system.entries(of: form.columns[member].row) {
          let source = system.entryColumns[place]
          if seen.insert(source).inserted { open.append(source) }
        }
      }
    }
    return false
  }

  var hasDelicateBlock: Bool {
    (0..<form.blocks.count).contains { form.blocks[$0].isDelicate }
  }
}

// MARK: - Questions

extension SolverState {
  /// Whether a column can move that has an exact answer; nil for others.
  mutating func movesExactly(_ column: Int32) -> Bool? {
    for index in exactParts.indices {
      guard let number = exactParts[index].columns.firstIndex(of: column) else { continue }
      return !exactParts[index].findUnique(isCancelled: { false })[number]
    }
    return nil
  }

  /// The values of a form in columns that have exact answers; nil for others.
  func exactRange(of form: SparseRow, downTo rank: Double) -> Interval? {
    exactParts.lazy.compactMap { $0.range(of: form, downTo: rank) }.first
  }
}
