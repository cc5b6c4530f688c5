/// Settles what constraints leave open: wishes are met one after another, then each column that is
/// still free goes as near to 0 as it can, by variable number.
///
/// Only what can move takes part. What a wish connects is joined in one block when the wish is met.
struct Finishing {
  /// Columns that can move, and the points that are left to them.
  private typealias Block = FinalBasis.Block

  private let settlement: Settlement
  /// By column, parametric ones only: where the columns of blocks are measured from, and in the end
  /// where all are.
  private(set) var values: [Double]
  private var freedom: [Double]
  private var blocks: [Block?] = []
  /// The block of a parametric column and its column there, -1 for one that is settled.
  private var blockOf: [Int32]
  private var localColumns: [Int32]
  private var accumulator: Accumulator
  private(set) var work = Work()
  /// Some search did not end; its last point was taken.
  private(set) var isStalled = false

  /// What is left to settle once each component is solved.
  init(_ settlement: Settlement) {
    self.init(settlement: settlement)
    for (place, solution) in zip(settlement.structure.places, settlement.solutions) {
      open(place, solution)
    }
  }

  /// The same with components that are settled as well.
  init(everythingOf settlement: Settlement) {
    self.init(settlement: settlement)
    for (place, component) in zip(settlement.structure.places, settlement.components) {
      var simplex = LexicographicSimplex(component)
      _ = simplex.solve(isCancelled: { false })
      var sources: [Int32: Source] = [:]
      for (column, row) in simplex.rowsByColumn { sources[column] = .row(place.rows[row]) }
      let columns = place.columns.enumerated().map { (column: $1, local: Int32($0)) }
      for column in place.columns { values[Int(column)] = 0 }
      append(simplex.tableau, columns, sources)
    }
  }

  private init(settlement: Settlement) {
    self.settlement = settlement
    let (values, freedom) = settlement.componentAnswers()
    self.values = values
    self.freedom = freedom
    settlement.structure.elimination.move(&self.freedom)
    blockOf = Array(repeating: -1, count: values.count)
    localColumns = Array(repeating: -1, count: values.count)
    accumulator = Accumulator(columnCount: values.count)
  }

  mutating func run(isCancelled: () -> Bool) throws(Settlement.Failure) {
    try meetAll(isCancelled: isCancelled)
    for block in blocks.indices { close(block) }
  }

  /// The blocks as they are now.
  var openBlocks: [FinalBasis.Block] { blocks.compactMap { $0 } }

  mutating func meetAll(isCancelled: () -> Bool) throws(Settlement.Failure) {
    for (index, wish) in settlement.system.wishes.enumerated() where canMove(wish.form) {
      try meet(wish.form, target: wish.target, as: .wish(index), isCancelled: isCancelled)
    }
    guard blocks.contains(where: { $0.map { !$0.tableau.isPoint } ?? false }) else { return }
    updateFreedom(isCancelled: isCancelled)
    let variables = settlement.system.variables
    let movable = variables.indices.filter { freedom[$0] != 0 }
    for column in movable.sorted(by: { variables[$0] < variables[$1] }) {
      let form = SparseRow(sorted: [Entry(Int32(column), 1)])
      try meet(form, target: 0, as: .zero(Int32(column)), isCancelled: isCancelled)
    }
  }

  private mutating func open(_ place: Structure.Place, _ solution: ComponentSolution) {
    switch solution.face {
    case .point: return
    case .interval(let low, let high):
      let value = solution.values[0]
      var tableau = Tableau()
      _ = tableau.addUnknown(low: low - value, high: high - value, value: 0)
      append(tableau, [(place.columns[0], 0)], [:])
    case .polyhedron(let faceBlocks):
      for block in faceBlocks {
        var columns: [(column: Int32, local: Int32)] = []
        for (local, column) in block.columns.enumerated() where column < place.columns.count {
          columns.append((place.columns[Int(column)], Int32(local)))
        }
        var tableau = block.tableau
        tableau.work = Work()
        append(tableau, columns, [:])
      }
    }
  }

  private mutating func append(
    _ tableau: Tableau, _ columns: [(column: Int32, local: Int32)], _ sources: [Int32: Source]
  ) {
    for (column, local) in columns {
      blockOf[Int(column)] = Int32(blocks.count)
      localColumns[Int(column)] = local
    }
    blocks.append(Block(tableau: tableau, columns: columns, sources: sources))
  }

  private func canMove(_ form: SparseRow) -> Bool {
    var sum = 0.0
    var magnitude = 0.0
    for entry in form.entries {
      let part = entry.coefficient * freedom[Int(entry.column)]
      sum += part
      magnitude = max(magnitude, abs(part))
    }
    return !Tolerance.isCancelled(sum, of: magnitude)
  }

  /// Brings `form` as near to `target` as what came before allows.
  private mutating func meet(
    _ form: SparseRow, target: Double, as source: Source, isCancelled: () -> Bool
  ) throws(Settlement.Failure) {
    let parametric = settlement.structure.elimination.parametricForm(of: form, using: &accumulator)
    var rest = target - form.value(at: settlement.baseValues)
    var members: [Int32] = []
    for entry in parametric.entries {
      rest -= entry.coefficient * values[Int(entry.column)]
      let block = blockOf[Int(entry.column)]
      if block >= 0, !members.contains(block) { members.append(block) }
    }
    guard let block = join(members) else { return }
    let local = parametric.entries.filter { blockOf[Int($0.column)] >= 0 }
      .map { Entry(localColumns[Int($0.column)], $0.coefficient) }
      .sorted { $0.column < $1.column }
    try minimize(
      distanceOf: SparseRow(sorted: ContiguousArray(local)), to: rest, as: source, in: block,
      isCancelled: isCancelled)
  }

  private mutating func minimize(
    distanceOf form: SparseRow, to target: Double, as source: Source, in index: Int,
    isCancelled: () -> Bool
  ) throws(Settlement.Failure) {
    guard var block = blocks[index] else { return }
    blocks[index] = nil
    defer { blocks[index] = block }
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
    case .cancelled: throw .cancelled
    case .unbounded, .stalled: isStalled = true
    }
  }

  /// Makes one block of several.
  ///
  /// - Returns: Its number, nil for no block.
  private mutating func join(_ members: [Int32]) -> Int? {
    let sizes = members.map { blocks[Int($0)]?.tableau.columnCount ?? 0 }
    guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return nil }
    let host = Int(members[largest])
    guard members.count > 1, var joined = blocks[host] else { return host }
    blocks[host] = nil
    for member in members where Int(member) != host {
      guard let block = blocks[Int(member)] else { continue }
      blocks[Int(member)] = nil
      let offset = joined.tableau.absorb(block.tableau)
      for (column, local) in block.columns {
        joined.columns.append((column, local + offset))
        blockOf[Int(column)] = Int32(host)
        localColumns[Int(column)] = local + offset
      }
      for (column, source) in block.sources { joined.sources[column + offset] = source }
    }
    blocks[host] = joined
    return host
  }

  /// Finds out what still can move.
  private mutating func updateFreedom(isCancelled: () -> Bool) {
    for column in freedom.indices { freedom[column] = 0 }
    for index in blocks.indices {
      guard var block = blocks[index] else { continue }
      blocks[index] = nil
      let movement = block.tableau.genericMovement(
        of: Int32(block.tableau.columnCount), isCancelled: isCancelled)
      for (column, local) in block.columns where !movement.isEmpty {
        freedom[Int(column)] = movement[Int(local)] * Generic.number(index)
      }
      blocks[index] = block
    }
    settlement.structure.elimination.move(&freedom)
  }

  /// Hands over the values of a block.
  private mutating func close(_ index: Int) {
    guard var block = blocks[index] else { return }
    block.tableau.polish()
    work.add(block.tableau.work)
    for (column, local) in block.columns {
      values[Int(column)] += block.tableau.value[Int(local)]
      blockOf[Int(column)] = -1
    }
    blocks[index] = nil
  }
}
