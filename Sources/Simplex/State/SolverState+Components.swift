/// Solving components: an interval where there is one column, a simplex where there are more.
extension SolverState {
  /// Solves what is to be solved.
  ///
  /// - Returns: Contradictions among the required rows, none if all is well.
  mutating func solveComponents(
    isCancelled: () -> Bool
  ) throws(Cancellation) -> [LinearSystem.Multipliers] {
    var conflicts: [LinearSystem.Multipliers] = []
    var unsolved: [Int32] = []
    var count = 0
    while let component = partition.popDirty() {
      count += 1
      if count % Cancellation.interval == 0, isCancelled() { throw Cancellation() }
      let found = try solve(component, isCancelled: isCancelled)
      noteDelicacy(of: component)
      if let found {
        conflicts.append(found)
        unsolved.append(component)
      } else {
        pending.solved.append(component)
        if isStalled, partition.isStalled(component) { unsolved.append(component) }
      }
    }
    for component in unsolved { partition.markDirty(component) }
    return conflicts
  }

  /// Solves one component.
  ///
  /// - Returns: Multipliers that show that there is no answer, nil if there is one.
  mutating func solve(
    _ component: Int32, isCancelled: () -> Bool
  ) throws(Cancellation) -> LinearSystem.Multipliers? {
    if partition.nodes[component].columnCount == 1 {
      addWishes(of: component)
      if let result = search.solve(system) {
        if search.isStrained, let proof = search.strainedProof(system) {
          // Which of all rows gives way is for an exact answer to say.
          pending.delicate.append(partition.nodes[component].firstColumn)
          let whole = withEquations(proof)
          if isProvenContradiction(whole) { return whole }
        }
        takeOver(result, of: component)
        return nil
      }
    }
    return try search(component, isCancelled: isCancelled)
  }

  /// Takes over what was found for a component of one column.
  private mutating func takeOver(_ result: IntervalSearch.Result, of component: Int32) {
    let column = partition.nodes[component].firstColumn
    partition.dropSolution(of: component)
    partition.forgetMoved(in: component)
    work.componentsSolved += 1
    if search.hasNearTie { pending.delicate.append(column) }
    faces[column] = result.interval
    settled[column] = IntervalSearch.nearestToZero(result.interval)
    movements[column] = Generic.number(system.variables[column], in: .components)
    let isOpen = result.interval.low < result.interval.high
    partition.setMoving(component, result.isMoving)
    if isOpen {
      partition.cells.addInterval(column, of: component)
    } else {
      partition.cells.close(column)
    }
  }

  private mutating func addWishes(of component: Int32) {
    search.begin()
    for row in activeRows(of: component) {
      search.add(intervalWish(of: row), rank: system.heads[row].rank)
    }
  }

  /// What a row asks of the one column of its component: the values for which it is held.
  func intervalWish(of row: Int32) -> IntervalSearch.Wish {
    let rate = partition.formValues[partition.form(of: row).lowerBound]
    let (shift, magnitude) = shift(of: row)
    let first = (system.heads[row].low - shift) / rate
    let last = (system.heads[row].high - shift) / rate
    return IntervalSearch.Wish(
      row: row, low: rate > 0 ? first : last, high: rate > 0 ? last : first,
      slope: abs(rate) / system.heads[row].scale, rate: rate, magnitude: magnitude)
  }

  /// A row's own bounds, less what the basic columns contribute; a broken row has none.
  func bounds(of row: Int32) -> (low: Double, high: Double, magnitude: Double) {
    guard system.kind(of: row) == .other else { return (-.infinity, .infinity, 0) }
    let (shift, magnitude) = shift(of: row)
    return (system.heads[row].low - shift, system.heads[row].high - shift, magnitude)
  }

  /// What the basic columns contribute to a row where all parametric ones are 0, and the size of
  /// the numbers involved.
  func shift(of row: Int32) -> (shift: Double, magnitude: Double) {
    let (shift, size) = system.activity(of: row, at: base)
    let (low, high) = (abs(system.heads[row].low), abs(system.heads[row].high))
    var magnitude = size
    if low < .infinity { magnitude = max(magnitude, low) }
    if high < .infinity { magnitude = max(magnitude, high) }
    return (shift, magnitude)
  }
}

// MARK: - Components as content

extension SolverState {
  /// The rows of a component that are active.
  func activeRows(of component: Int32) -> [Int32] {
    var rows = partition.rows(of: component)
    rows.removeAll { system.kind(of: $0) != .other }
    return rows
  }

  /// A component's columns, by variable.
  func orderedColumns(of component: Int32) -> [Int32] {
    var columns = partition.columns(of: component)
    columns.sort { system.variables[$0] < system.variables[$1] }
    return columns
  }

  /// A component's rows: required ones first, then by falling rank, each by their order.
  func orderedRows(of component: Int32) -> [Int32] { componentOrder(of: component).rows }

  /// The component with its bounds: a row's own, less what the basic columns contribute.
  func component(_ component: Int32) -> Component {
    self.component(orderedColumns(of: component), componentOrder(of: component))
  }

  /// Rows as a component has them: required ones first, then by falling rank, each by their order.
  struct ComponentOrder {
    var rows: [Int32] = []
    /// The optional ones by their order alone, as indices of `rows`.
    var tieOrder: [Int] = []
  }

  /// The component of some columns and rows.
  func component(_ columns: [Int32], _ order: ComponentOrder) -> Component {
    partition.numberLocally(columns)
    var content = Component(columnCount: columns.count, rows: [], tieOrder: order.tieOrder)
    content.rows.reserveCapacity(order.rows.count)
    for row in order.rows {
      let entries = partition.localEntries(of: row)
      let (shift, magnitude) = shift(of: row)
      let head = system.heads[row]
      content.rows.append(
        Component.Row(
          form: SparseRow(unordered: entries), low: head.low - shift, high: head.high - shift,
          rank: head.rank, weight: 1 / head.scale, magnitude: magnitude))
    }
    return content
  }

  /// Puts a component's rows in order: by their order first, which they mostly are in, and then
  /// into a bucket for each rank.
  func componentOrder(of component: Int32) -> ComponentOrder {
    var byOrder = activeRows(of: component)
    byOrder.reverse()
    if !isInOrder(byOrder) { byOrder.sort { system.isOrdered($0, before: $1) } }
    var ranks: [Double] = []
    ranks.reserveCapacity(8)
    for row in byOrder {
      let place = place(of: system.heads[row].rank, in: ranks)
      if place == ranks.count || ranks[place] != system.heads[row].rank {
        ranks.insert(system.heads[row].rank, at: place)
      }
    }
    var starts = [Int](repeating: 0, count: ranks.count + 1)
    let buckets = byOrder.map { place(of: system.heads[$0].rank, in: ranks) }
    for bucket in buckets { starts[bucket + 1] += 1 }
    for bucket in ranks.indices { starts[bucket + 1] += starts[bucket] }
    var order = ComponentOrder(rows: byOrder)
    order.tieOrder.reserveCapacity(byOrder.count)
    for (row, bucket) in zip(byOrder, buckets) {
      order.rows[starts[bucket]] = row
      if !system.heads[row].isRequired { order.tieOrder.append(starts[bucket]) }
      starts[bucket] += 1
    }
    return order
  }

  private func isInOrder(_ rows: [Int32]) -> Bool {
    for index in rows.indices.dropFirst()
    where !system.isOrdered(rows[index - 1], before: rows[index]) { return false }
    return true
  }

  /// Where a rank is, or belongs, among others in falling order (binary search).
  private func place(of rank: Double, in ranks: [Double]) -> Int {
    var low = 0
    var high = ranks.count
    while low < high {
      let middle = (low + high) / 2
      if ranks[middle] > rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
