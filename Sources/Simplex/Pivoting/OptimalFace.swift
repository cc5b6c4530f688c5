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

    /// How fast columns move with the first of them, and how far each can.
    struct Line {
      var rates: [Double]
      var room: [Interval]
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

  /// An optional row that says something of a block: where it holds, in terms of a column of the
  /// block's tableau.
  struct Tie {
    var column: Int32
    var low: Double
    var high: Double
  }

  /// By number, nil for one that is free.
  private(set) var blocks: [Block?] = []
  private var freeNumbers: [Int] = []
  /// The block of each column, -1 for none.
  private var numbers: [Int32] = []
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
    for column in block.columns { numbers[Int(column)] = Int32(number) }
    blocks[number] = block
    added.append(number)
  }
}

extension Tableau {
  fileprivate init(_ line: OptimalFace.Block.Line) {
    self.init()
    reserve(columns: line.rates.count, activities: line.rates.count - 1)
    _ = addUnknown(low: line.room[0].low, high: line.room[0].high, value: 0)
    for column in line.rates.indices.dropFirst() {
      _ = addActivity(SparseRow(sorted: [Entry(0, line.rates[column])]))
      low[column] = line.room[column].low
      high[column] = line.room[column].high
    }
  }
}

/// A nonbasic column that can move, and how the basic ones follow.
private struct Direction {
  var column: Int32
  var rates: [(slot: Int32, rate: Double)] = []
}

extension DualSimplex {
  /// Brings the face of the optimum up to date: blocks of which nothing was touched stay.
  mutating func followFace(_ face: inout OptimalFace) {
    face.begin(columnCount: columnCount)
    var directions: [Direction] = []
    var connections = DisjointSets()
    scratch.fill(formCount, with: -1)
    var next = 0
    while next < touched.count {
      let column = touched[next]
      next += 1
      removeBlock(of: column, &face)
      guard slotOf[column] < 0 else { continue }
      let room = room(of: Int(column))
      guard room.low < 0 || room.high > 0 else { continue }
      connections.extend(to: directions.count + 1)
      let direction = direction(of: column, Int32(directions.count), connections)
      for (slot, _) in direction.rates { removeBlock(of: head[slot], &face) }
      directions.append(direction)
    }
    touched.removeAll()
    if connections.areSeparate {
      for direction in directions { face.add(line(along: direction)) }
      return
    }
    var members = [[Int]](repeating: [], count: directions.count)
    for index in directions.indices {
      members[Int(connections.root(of: Int32(index)))].append(index)
    }
    for places in members where !places.isEmpty {
      let own = places.map { directions[$0] }
      face.add(block(of: own.sorted { $0.column < $1.column }))
    }
  }

  /// Lets the whole face be found anew.
  mutating func touchEverything() { touched.insertEverything(columnCount: columnCount) }

  /// Looks at the block of a column again.
  private mutating func removeBlock(of column: Int32, _ face: inout OptimalFace) {
    for unknown in face.removeBlock(of: column) { touched.insert(unknown) }
  }

  /// Finds out what moves with a column (FTRAN), and unites it with those that move the same.
  private mutating func direction(
    of column: Int32, _ number: Int32, _ connections: borrowing DisjointSets
  ) -> Direction {
    var direction = Direction(column: column)
    matrix.addColumn(Int(column), times: -1, to: &self.column)
    factors.forwardTransform(&self.column)
    direction.rates.reserveCapacity(self.column.count)
    for entry in 0..<self.column.count {
      let slot = self.column.indices[entry]
      let rate = self.column[slot]
      guard abs(rate) > Tolerance.coefficient else { continue }
      direction.rates.append((slot, rate))
      if scratch[slot] >= 0 { connections.unite(scratch[slot], number) }
      scratch[slot] = number
    }
    self.column.clear()
    return direction
  }

  private func block(of directions: [Direction]) -> OptimalFace.Block {
    if directions.count == 1 { return line(along: directions[0]) }
    var tableau = Tableau()
    var columns: [Int32] = []
    var entries: [(slot: Int32, entry: Entry)] = []
    let count = directions.reduce(0) { $0 + $1.rates.count }
    tableau.reserve(columns: directions.count + count, activities: count)
    columns.reserveCapacity(directions.count + count)
    entries.reserveCapacity(count)
    for (unknown, direction) in directions.enumerated() {
      let room = room(of: Int(direction.column))
      _ = tableau.addUnknown(low: room.low, high: room.high, value: 0)
      columns.append(direction.column)
      for (slot, rate) in direction.rates { entries.append((slot, Entry(Int32(unknown), rate))) }
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
    return OptimalFace.Block(
      room: .tableau(tableau), columns: columns, unknownCount: directions.count)
  }

  private func line(along direction: Direction) -> OptimalFace.Block {
    var columns = [direction.column]
    var line = OptimalFace.Block.Line(rates: [1], room: [room(of: Int(direction.column))])
    columns.reserveCapacity(direction.rates.count + 1)
    line.rates.reserveCapacity(direction.rates.count + 1)
    line.room.reserveCapacity(direction.rates.count + 1)
    for (slot, rate) in direction.rates.sorted(by: { $0.slot < $1.slot }) {
      columns.append(head[slot])
      line.rates.append(rate)
      line.room.append(room(of: Int(head[slot])))
    }
    return OptimalFace.Block(room: .line(line), columns: columns, unknownCount: 1)
  }

  /// The optional rows of each block that is new, in the order in which ties are settled.
  func ties(of face: OptimalFace, in component: Component) -> [[OptimalFace.Tie]] {
    var ties = [[OptimalFace.Tie]](repeating: [], count: face.added.count)
    var places = [(block: Int32, column: Int32)](repeating: (-1, 0), count: columnCount)
    for (place, number) in face.added.enumerated() {
      for (local, column) in (face.blocks[number]?.columns ?? []).enumerated() {
        places[Int(column)] = (Int32(place), Int32(local))
      }
    }
    for index in component.tieOrder {
      let column = Int(rowColumn[index])
      let (block, local) = places[column]
      guard block >= 0 else { continue }
      let (low, high) = interval(of: component.rows[index], factor: rowFactor[index])
      ties[Int(block)].append(
        OptimalFace.Tie(column: local, low: low - value[column], high: high - value[column]))
    }
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
    let base = column * levelCount
    for level in 0..<costs.tieLevel where abs(excess[base + level]) > Tolerance.coefficient {
      return false
    }
    return true
  }

  private func isAtSlopeAbove(_ column: Int) -> Bool {
    let base = column * levelCount
    let jumps = costs.jumps(at: Int(kink[column]))
    var jump = jumps.lowerBound
    for level in 0..<costs.tieLevel {
      var rest = excess[base + level]
      if Int(costs.jumpLevels[jump]) == level {
        rest -= costs.jumpSizes[jump]
        jump += 1
      }
      if abs(rest) > Tolerance.coefficient { return false }
    }
    return true
  }
}
