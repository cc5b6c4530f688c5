import Patience

/// Settles what open components leave to choose: wishes are met one after another, then each
/// column that is still free goes as near to 0 as it can. What a wish connects is joined in one
/// block when the wish is met.
struct WishSettling {
  private typealias Block = FinalBasis.Block

  private var blocks: [Block?] = []
  /// Where a parametric column is.
  private struct Home {
    var block: Int
    /// Its column there.
    var local: Int32
    /// What it is measured from there.
    var origin = 0.0
  }

  private var homes: [Int32: Home] = [:]
  /// For which form a block was met last, and how many forms there were: each block counts once.
  private var metFor: [Int] = []
  private var formCount = 0
  private(set) var work = Work()
  /// Some search did not end; its last point was taken.
  private(set) var isStalled = false

  /// Takes part: the points that are left of what only moves together.
  mutating func add(_ cell: Int32, _ state: inout SolverState) {
    guard let cell = state.partition.cells[cell] else { return }
    guard let open = cell.block, let solved = state.partition.solver(of: cell.component),
      let block = solved.faceBlock(open)
    else { return addInterval(cell.columns[0], state) }
    var members: [FinalBasis.Member] = []
    members.reserveCapacity(block.columns.count)
    for (local, column) in block.columns.enumerated() where column < solved.columns.count {
      members.append(
        FinalBasis.Member(
          column: solved.columns[Int(column)], local: Int32(local),
          origin: solved.solution.values[Int(column)]))
    }
    var tableau = block.tableau
    tableau.work = Work()
    append(tableau, members, [:])
  }

  private mutating func addInterval(_ column: Int32, _ state: borrowing SolverState) {
    let face = state.faces[column]
    var tableau = Tableau()
    _ = tableau.addUnknown(
      low: face.low, high: face.high, value: IntervalSearch.nearestToZero(face))
    append(tableau, [FinalBasis.Member(column: column, local: 0)], [:])
  }

  /// Takes part with its basis, whether it is open or not.
  mutating func addBasis(_ component: Int32, _ state: inout SolverState) {
    var simplex = LexicographicSimplex(state.component(component))
    if !simplex.solve(isCancelled: Cancellation.isOfLine) { isStalled = true }
    let rows = state.orderedRows(of: component)
    var sources: [Int32: Source] = [:]
    for (column, row) in simplex.rowsByColumn { sources[column] = .row(rows[row]) }
    let columns = state.orderedColumns(of: component)
    let members = columns.enumerated().map {
      FinalBasis.Member(column: $1, local: Int32($0))
    }
    append(simplex.tableau, members, sources)
  }

  private mutating func append(
    _ tableau: Tableau, _ columns: [FinalBasis.Member], _ sources: [Int32: Source]
  ) {
    for member in columns {
      homes[member.column] = Home(
        block: blocks.count, local: member.local, origin: member.origin)
    }
    blocks.append(Block(tableau: tableau, columns: columns, sources: sources))
    metFor.append(0)
  }

  /// Whether some search let rounding grow, or a value is what is left of a far larger one.
  var isDelicate: Bool {
    blocks.contains { block in
      guard let block else { return false }
      return block.tableau.wasRough
        || block.columns.contains { member in
          let value = member.origin + block.tableau.value[Int(member.local)]
          return Tolerance.isLeftover(value, of: member.origin)
        }
    }
  }

  /// The blocks as they are now.
  var faceBlocks: [FinalBasis.Block] { blocks.compactMap { $0 } }

  /// Meets wishes in their order, then brings columns to 0 in theirs, for a line that may be stopped, and so
  /// that the basis tells how they follow a constant.
  mutating func meetAll(
    wishes: [Int32], columns: [Int32], _ state: inout SolverState
  ) throws(Cancellation) {
    for wish in wishes {
      state.loadForm(ofRow: wish)
      try reach(state.distance(toWish: wish), as: .wish(wish), state, keepingBasis: true) {
        LineWork.isStopped(after: LineWork.interval)
      }
    }
    for column in columns {
      if isPoint { return }
      state.loadForm(of: column)
      try reach(-state.base[column], as: .zero(column), state, keepingBasis: true) {
        LineWork.isStopped(after: LineWork.interval)
      }
    }
  }

  /// The same for the wishes and columns of a group.
  mutating func meetAll(
    of number: Int, _ groups: inout FaceGroups, _ state: inout SolverState,
    isCancelled: () -> Bool
  ) throws(Cancellation) {
    var place = 0
    while !isPoint, let member = groups.load(place, of: number, &state) {
      place += 1
      try reach(
        state.distance(toGoalOf: member),
        as: member.isWish ? .wish(member.subject) : .zero(member.subject), state,
        keepingBasis: false, isCancelled: isCancelled)
    }
  }

  /// Whether there is nothing left to choose.
  private var isPoint: Bool { blocks.allSatisfy { $0?.tableau.isPoint ?? true } }

  /// What is to be brought near to a number within one block.
  private struct Goal {
    var block: Int
    var form: SparseRow
    var target: Double
  }

  /// What bringing the loaded form to `target` means for what is open; nil where nothing is.
  private mutating func goal(_ target: Double, _ state: borrowing SolverState) -> Goal? {
    var rest = target
    var first = -1
    var others: [Int] = []
    var entries = ContiguousArray<Entry>()
    entries.reserveCapacity(state.partColumns.count)
    formCount += 1
    for index in 0..<state.partColumns.count {
      let (column, coefficient) = (state.partColumns[index], state.partValues[index])
      if let home = homes[column] {
        rest -= coefficient * home.origin
        entries.append(Entry(home.local, coefficient))
        if metFor[home.block] == formCount { continue }
        metFor[home.block] = formCount
        if first < 0 { first = home.block } else { others.append(home.block) }
      } else {
        rest -= coefficient * state.settled[column]
      }
    }
    if first < 0 { return nil }
    guard !others.isEmpty else {
      return Goal(block: first, form: SparseRow(unordered: entries), target: rest)
    }
    guard let block = join([first] + others) else { return nil }
    var local = ContiguousArray<Entry>()
    for index in 0..<state.partColumns.count {
      guard let home = homes[state.partColumns[index]] else { continue }
      local.append(Entry(home.local, state.partValues[index]))
    }
    return Goal(block: block, form: SparseRow(unordered: local), target: rest)
  }

  /// Brings the loaded form as near to `target` as what came before allows. Where nobody asks for the basis,
  /// one with one open column reaches it by that alone, if nothing stops it on the way.
  private mutating func reach(
    _ target: Double, as source: Source, _ state: borrowing SolverState, keepingBasis: Bool,
    isCancelled: () -> Bool
  ) throws(Cancellation) {
    if keepingBasis, LineWork.isStopped(after: 1 + state.partColumns.count) { throw Cancellation() }
    guard let goal = goal(target, state) else { return }
    if !keepingBasis, blocks[goal.block]?.tableau.slide(goal.form, to: goal.target) == true {
      return
    }
    try minimize(
      distanceOf: goal.form, to: goal.target, as: source, in: goal.block, isCancelled: isCancelled)
  }

  private mutating func minimize(
    distanceOf form: SparseRow, to target: Double, as source: Source, in index: Int,
    isCancelled: () -> Bool
  ) throws(Cancellation) {
    guard var block = blocks[index] else { return }
    blocks[index] = nil
    defer { blocks[index] = block }
    // A long form takes long to be told in what is nonbasic.
    if block.tableau.isPoint { return }
    let isOpen = block.tableau.nonbasicForm(of: form).entries.contains {
      !block.tableau.isFixed($0.column)
    }
    guard isOpen else { return }
    let activity = block.tableau.addActivity(form)
    block.sources[activity] = source
    var descent = Descent(
      [Cost(column: activity, low: target, high: target, weight: 1)], in: block.tableau)
    switch descent.run(&block.tableau, isCancelled: isCancelled) {
    case .optimal: descent.narrow(&block.tableau)
    case .cancelled: throw Cancellation()
    case .stalled: isStalled = true
    }
  }

  /// Makes one block of several.
  ///
  /// - Returns: Its number, nil for no block.
  private mutating func join(_ members: [Int]) -> Int? {
    let sizes = members.map { blocks[$0]?.tableau.columnCount ?? 0 }
    guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return nil }
    let host = members[largest]
    guard var joined = blocks[host] else { return host }
    blocks[host] = nil
    for member in members where member != host {
      guard let block = blocks[member] else { continue }
      blocks[member] = nil
      let offset = joined.tableau.absorb(block.tableau)
      for var moved in block.columns {
        moved.local += offset
        joined.columns.append(moved)
        homes[moved.column] = Home(block: host, local: moved.local, origin: moved.origin)
      }
      for (column, source) in block.sources { joined.sources[column + offset] = source }
    }
    blocks[host] = joined
    return host
  }

  /// What has been settled of the parametric columns.
  mutating func values() -> [(column: Int32, value: Double)] {
    var values: [(column: Int32, value: Double)] = []
    for index in blocks.indices {
      guard var block = blocks[index] else { continue }
      blocks[index] = nil
      block.tableau.polish()
      work.add(block.tableau.work)
      for member in block.columns {
        values.append((member.column, member.origin + block.tableau.value[Int(member.local)]))
      }
      blocks[index] = block
    }
    return values
  }
}
