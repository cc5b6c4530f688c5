/// Where rounding may have decided: what is to be looked at in exact fractions.
extension SolverState {
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
      let solution = partition.solver(of: component)?.solution,
      solution.isDelicate || !solution.isFeasible
    {
      return true
    }
    if delicateRows.isEmpty { return false }
    return activeRows(of: component).contains(where: delicateRows.contains)
  }

  /// Notes what else there is after a search; if it did not settle and there is little, everything.
  mutating func noteDelicateParts() {
    noteDelicateFactors()
    noteFar()
    if isSettled { return }
    let columns = mentionedColumns
    guard columns.count <= Self.exactPartLimit else { return }
    for column in columns { pending.delicate.append(column) }
  }

  var hasDelicateParts: Bool {
    !pending.delicate.isEmpty || !pending.strained.isEmpty || !delicateRows.isEmpty
      || !delicateProofs.isEmpty || wasDelicate
  }

  /// All columns that rows have something to say of.
  var mentionedColumns: [Int32] {
    var columns: [Int32] = []
    for column in 0..<Int32(system.columnCount) where system.mentions.count(of: column) > 0 {
      columns.append(column)
    }
    return columns
  }

  /// Notes components with values so far beyond all bounds that coefficients all but cancelled on the way
  /// there.
  private mutating func noteFar() {
    for index in 0..<pending.solved.count {
      let component = pending.solved[index]
      let node = partition.nodes[component]
      guard ExactPart.hasRoom(for: node), isFar(component) else { continue }
      pending.delicate.append(node.firstColumn)
    }
  }

  private func isFar(_ component: Int32) -> Bool {
    var largest = 0.0
    for column in partition.columns(of: component) { largest = max(largest, abs(values[column])) }
    // Few layouts have what is looked at further.
    if largest <= 16_384 { return false }
    var bound = 0.0
    for row in partition.rows(of: component) {
      let (low, high, _) = bounds(of: row)
      if low.isFinite { bound = max(bound, abs(low)) }
      if high.isFinite { bound = max(bound, abs(high)) }
    }
    // As many columns may well follow each other.
    return largest > Double(max(64, 4 * partition.nodes[component].columnCount)) * bound
  }

  /// Around which columns to look: those noted, those of fixed rows that are missed by their play, those of
  /// rows that no component has, of which more than rounding was taken for nothing, and where something
  /// was delicate before, those of rows that changed.
  mutating func delicateSeeds() -> [[Int32]] {
    var seeds: [[Int32]] = []
    for index in 0..<pending.delicate.count { seeds.append([pending.delicate[index]]) }
    for index in 0..<pending.strained.count where system.heads[pending.strained[index]].isPresent {
      seeds.append(open(system.columns(of: [pending.strained[index]])))
    }
    for row in delicateRows.sorted()
    where partition.componentOfRow[row] < 0 && system.heads[row].isPresent {
      seeds.append(open(system.columns(of: [row])))
    }
    for row in delicateProofs.sorted() {
      seeds.append(open(system.columns(of: broken[row]?.map(\.row) ?? [])))
    }
    if wasDelicate, !pending.isFull {
      for columns in editedColumns() { seeds.append(open(columns)) }
    }
    wasDelicate = !seeds.isEmpty || !delicateRows.isEmpty
    return seeds
  }

  /// Those of some columns that equations alone do not give a value, or all if there is none.
  private func open(_ columns: [Int32]) -> [Int32] {
    var open: [Int32] = []
    for column in columns where !isConstant[column] { open.append(column) }
    return open.isEmpty ? columns : open
  }

  private mutating func noteDelicateFactors() {
    if pending.isFull {
      for column in 0..<Int32(system.columnCount)
      where form.isDelicate(column) && form.leader(of: column) == column {
        pending.delicate.append(column)
      }
      return
    }
    for index in 0..<reach.order.count where form.isDelicate(reach.order[index]) {
      pending.delicate.append(reach.order[index])
    }
  }
}

// MARK: - What is known beforehand

extension SolverState {
  /// Whether a column that equations give its value comes from delicate factors, or from one of some
  /// columns; otherwise it is `certain`, with all that it comes from.
  func isUncertain(
    _ column: Int32, besides columns: Set<Int32>, certain: inout Set<Int32>
  ) -> Bool {
    var (seen, open): (Set<Int32>, [Int32]) = ([column], [column])
    if certain.contains(column) { return false }
    while let next = open.popLast() {
      if columns.contains(next) || form.isDelicate(next) { return true }
      form.forEachColumn(ofBlockOf: form.leader(of: next)) { member in
        for place in system.entries(of: form.columns[member].row) {
          let source = system.entryColumns[place]
          if !certain.contains(source), seen.insert(source).inserted { open.append(source) }
        }
      }
    }
    certain.formUnion(seen)
    return false
  }

  var hasDelicateBlock: Bool {
    (0..<form.blocks.count).contains { form.blocks[$0].isDelicate }
  }
}
