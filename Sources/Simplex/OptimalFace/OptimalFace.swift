/// What the optimum leaves open: the nonbasic columns that can leave their kinks without changing
/// the sum of any level, and the basic columns that move with them.
///
/// A multiplier strictly between the slopes at a kink, on whichever level, holds the column there in
/// all optimal points. One that is equal to a slope lets it go along that piece up to the next
/// kink. What remains falls into blocks that have no column in common, most of them of one
/// dimension; all of it is measured from the optimum that was found.
struct OptimalFace {
  /// Columns that only can move together.
  struct Block {
    /// How columns move, and how far they can.
    enum Room {
      /// With the first of them.
      case line(Line)
      /// The nonbasic columns that can move come first, as unknowns.
      case tableau(Tableau)
    }

    /// How fast columns move with the first of them, and how far that one can go.
    struct Line {
      var rates: [Double]
      var room: Interval
    }

    var room: Room
    /// The column of the component, or the activity behind its unknowns, for each that moves.
    var columns: [Int32]
    var unknownCount: Int

    var tableau: Tableau {
      switch room {
      case .line(let line): Tableau(line)
      case .tableau(let tableau): tableau
      }
    }
  }

  /// An optional row that says something of a block: where it holds, in terms of one of the block's
  /// columns.
  struct Tie: BitwiseCopyable {
    var block: Int
    /// Its place in the order in which ties are settled.
    var place: Int
    var column: Int32
    var low: Double
    var high: Double
  }

  /// By number, nil for one that is free.
  private(set) var blocks: [Block?] = []
  private var freeNumbers: [Int] = []
  /// The block of each column, -1 for none, and its place there.
  fileprivate private(set) var numbers: [Int32] = []
  fileprivate private(set) var places: [Int32] = []
  /// What is no more, and what is new, since the face was looked at the last time; numbers of the
  /// first are given to the second.
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// Begins to follow a change.
  fileprivate mutating func begin(columnCount: Int) {
    added.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    if numbers.count != columnCount {
      removed = blocks.indices.filter { blocks[$0] != nil }
      blocks = []
      freeNumbers = []
      numbers = Array(repeating: -1, count: columnCount)
      places = numbers
    }
  }

  /// Takes a column's block apart.
  ///
  /// - Returns: The nonbasic columns that could move.
  fileprivate mutating func removeBlock(of column: Int32) -> ArraySlice<Int32> {
    let number = Int(numbers[Int(column)])
    guard number >= 0, let block = blocks[number] else { return [] }
    for column in block.columns { numbers[Int(column)] = -1 }
    blocks[number] = nil
    freeNumbers.append(number)
    removed.append(number)
    return block.columns.prefix(block.unknownCount)
  }

  fileprivate mutating func add(_ block: Block) {
    let number = freeNumbers.popLast() ?? blocks.count
    if number == blocks.count { blocks.append(nil) }
    for (place, column) in block.columns.enumerated() {
      numbers[Int(column)] = Int32(number)
      places[Int(column)] = Int32(place)
    }
    blocks[number] = block
    added.append(number)
  }
}

extension Tableau {
  fileprivate init(_ line: OptimalFace.Block.Line) {
    self.init()
    reserve(columns: line.rates.count, activities: line.rates.count - 1)
    _ = addUnknown(low: line.room.low, high: line.room.high, value: 0)
    for rate in line.rates.dropFirst() {
      _ = addActivity(SparseRow(sorted: [Entry(0, rate)]))
    }
  }
}

/// The nonbasic columns that can move, and how fast the basic ones follow each.
struct FaceDirections: ~Copyable {
  private(set) var columns = Vector<Int32>()
  private var ends = Vector<Int32>()
  private(set) var slots = Vector<Int32>()
  private(set) var rates = Vector<Double>()
  /// Connects those that move a basic column in common.
  fileprivate var connections = DisjointSets()

  var count: Int { columns.count }

  func entries(of direction: Int) -> Range<Int> {
    (direction == 0 ? 0 : Int(ends[direction - 1]))..<Int(ends[direction])
  }

  fileprivate mutating func removeAll() {
    columns.removeAll()
    ends.removeAll()
    slots.removeAll()
    rates.removeAll()
    connections.removeAll()
  }

  fileprivate mutating func append(_ slot: Int32, rate: Double) {
    slots.append(slot)
    rates.append(rate)
  }

  fileprivate mutating func end(_ column: Int32) {
    columns.append(column)
    ends.append(Int32(slots.count))
  }
}

extension DualSimplex {
  /// Brings the face of the optimum up to date: blocks of which nothing was touched stay.
  mutating func followFace(_ face: inout OptimalFace) {
    face.begin(columnCount: columnCount)
    directions.removeAll()
    scratch.fill(formCount, with: -1)
    var next = 0
    while next < touched.count {
      let column = touched[next]
      next += 1
      removeBlock(of: column, &face)
      guard slotOf[column] < 0 else { continue }
      if isTied(Int(column)) { rounding.mayHaveDecided = true }
      let room = room(of: Int(column))
      guard room.low < 0 || room.high > 0 else { continue }
      addDirection(of: column)
      for entry in directions.entries(of: directions.count - 1) {
        removeBlock(of: head[directions.slots[entry]], &face)
      }
    }
    touched.removeAll()
    if directions.connections.areSeparate {
      for direction in 0..<directions.count { face.add(line(along: direction)) }
    } else {
      addBlocks(to: &face)
    }
  }

  private func addBlocks(to face: inout OptimalFace) {
    var members = [[Int]](repeating: [], count: directions.count)
    for index in 0..<directions.count {
      members[Int(directions.connections.root(of: Int32(index)))].append(index)
    }
    for own in members where !own.isEmpty {
      face.add(block(of: own.sorted { directions.columns[$0] < directions.columns[$1] }))
    }
  }

  /// Lets the whole face be found anew.
  mutating func touchEverything() { touched.insertEverything(below: columnCount) }

  /// Looks at the block of a column again.
  private mutating func removeBlock(of column: Int32, _ face: inout OptimalFace) {
    for unknown in face.removeBlock(of: column) { touched.insert(unknown) }
  }

  /// Finds out what moves with a column (FTRAN), and unites it with those that move the same.
  private mutating func addDirection(of column: Int32) {
    let number = Int32(directions.count)
    directions.connections.extend(to: directions.count + 1)
    matrix.addColumn(Int(column), times: -1, to: &self.column)
    factors.forwardTransform(&self.column)
    // Small entries may be what rounding left of larger ones.
    let noise = Tolerance.noise * self.column.largest
    for entry in 0..<self.column.count {
      let slot = self.column.indices[entry]
      let rate = self.column[slot]
      guard abs(rate) > min(noise, Tolerance.coefficient) else { continue }
      directions.append(slot, rate: rate)
      if scratch[slot] >= 0 { directions.connections.unite(scratch[slot], number) }
      scratch[slot] = number
    }
    self.column.clear()
    directions.end(column)
  }

  private func block(of members: [Int]) -> OptimalFace.Block {
    if members.count == 1 { return line(along: members[0]) }
    var tableau = Tableau()
    var columns: [Int32] = []
    var entries: [(slot: Int32, entry: Entry)] = []
    let count = members.reduce(0) { $0 + directions.entries(of: $1).count }
    tableau.reserve(columns: members.count + count, activities: count)
    columns.reserveCapacity(members.count + count)
    entries.reserveCapacity(count)
    for (unknown, direction) in members.enumerated() {
      let column = directions.columns[direction]
      let room = room(of: Int(column))
      _ = tableau.addUnknown(low: room.low, high: room.high, value: 0)
      columns.append(column)
      for entry in directions.entries(of: direction) {
        entries.append(
          (directions.slots[entry], Entry(Int32(unknown), directions.rates[entry])))
      }
    }
    entries.sort { ($0.slot, $0.entry.column) < ($1.slot, $1.entry.column) }
    var index = 0
    while index < entries.count {
      let slot = entries[index].slot
      var form = ContiguousArray<Entry>()
      while index < entries.count, entries[index].slot == slot {
        form.append(entries[index].entry)
        index += 1
      }
      let activity = Int(tableau.addActivity(SparseRow(sorted: form)))
      let room = room(of: Int(head[slot]))
      tableau.low[activity] = room.low
      tableau.high[activity] = room.high
      columns.append(head[slot])
    }
    return OptimalFace.Block(room: .tableau(tableau), columns: columns, unknownCount: members.count)
  }

  private func line(along direction: Int) -> OptimalFace.Block {
    let entries = directions.entries(of: direction)
    var columns = [directions.columns[direction]]
    var line = OptimalFace.Block.Line(rates: [1], room: room(of: Int(columns[0])))
    columns.reserveCapacity(entries.count + 1)
    line.rates.reserveCapacity(entries.count + 1)
    for entry in entries {
      let (basic, rate) = (head[directions.slots[entry]], directions.rates[entry])
      let room = room(of: Int(basic))
      line.room.low = max(line.room.low, min(room.low / rate, room.high / rate))
      line.room.high = min(line.room.high, max(room.low / rate, room.high / rate))
      columns.append(basic)
      line.rates.append(rate)
    }
    return OptimalFace.Block(room: .line(line), columns: columns, unknownCount: 1)
  }

  /// The optional rows of the blocks that are new: by block, each block's in the order in which ties
  /// are settled.
  func ties(of face: OptimalFace, in component: Component) -> [OptimalFace.Tie] {
    var isAdded = [Bool](repeating: false, count: face.blocks.count)
    for number in face.added { isAdded[number] = true }
    var ties: [OptimalFace.Tie] = []
    for (place, index) in component.tieOrder.enumerated() {
      let column = Int(rows.column[index])
      let number = Int(face.numbers[column])
      guard number >= 0, isAdded[number] else { continue }
      let (low, high) = interval(of: component.rows[index], factor: rows.factor[index])
      ties.append(
        OptimalFace.Tie(
          block: number, place: place, column: face.places[column], low: low - value[column],
          high: high - value[column]))
    }
    ties.sort { ($0.block, $0.place) < ($1.block, $1.place) }
    return ties
  }
}

// MARK: - Room

extension DualSimplex {
  /// How far a column can go down and up from its value without changing any level's cost but by
  /// its multiplier.
  private func room(of column: Int) -> Interval {
    let value = value[column]
    if isBasic(column), !isPinned[column] {
      return room(from: low[column], to: high[column], around: value)
    }
    let kinks = costs.kinks(of: column)
    let here = Int(kink[column])
    if costs.isArtificial(here) { return Interval(low: -.infinity, high: .infinity) }
    var low = value
    var high = value
    if isAtSlopeBelow(column) {
      low = here > kinks.lowerBound ? costs.places[here - 1] : -.infinity
    }
    if isAtSlopeAbove(column) {
      high = here + 1 < kinks.upperBound ? costs.places[here + 1] : .infinity
    }
    return room(from: low, to: high, around: value)
  }

  private func room(from low: Double, to high: Double, around value: Double) -> Interval {
    Interval(
      low: Tolerance.coincide(low, value) ? 0 : min(0, low - value),
      high: Tolerance.coincide(value, high) ? 0 : max(0, high - value))
  }

  private func isAtSlopeBelow(_ column: Int) -> Bool {
    allLevels(of: column) { below, _, least in abs(below) <= least }
  }

  private func isAtSlopeAbove(_ column: Int) -> Bool {
    allLevels(of: column) { _, above, least in abs(above) <= least }
  }

  /// Whether a multiplier that counts as a slope, on a level that decides or one before it, is one within
  /// play alone, and not but for rounding.
  private func isTied(_ column: Int) -> Bool {
    func isNear(_ difference: Double, _ least: Double) -> Bool {
      abs(difference) <= least && abs(difference) > Tolerance.tie * least
    }
    var isTied = false
    _ = allLevels(of: column) { below, above, least in
      isTied = isTied || isNear(below, least) || isNear(above, least)
      return abs(below) <= least || abs(above) <= least
    }
    return isTied
  }

  /// Whether something is so on all levels but the one that only breaks ties: of what a multiplier is
  /// beyond the slope below its kink, and beyond the one above, and what counts as nothing there.
  @inline(__always) private func allLevels(
    of column: Int, satisfy isSatisfied: (_ below: Double, _ above: Double, _ least: Double) -> Bool
  ) -> Bool {
    let base = column * levelCount
    var jump = costs.jumps(at: Int(kink[column])).lowerBound
    for level in 0..<costs.tieLevel {
      let below = excess[base + level]
      var above = below
      if Int(costs.jumpLevels[jump]) == level {
        above -= costs.jumpSizes[jump]
        jump += 1
      }
      guard isSatisfied(below, above, costs.leastSlopes[level]) else { return false }
    }
    return true
  }
}
