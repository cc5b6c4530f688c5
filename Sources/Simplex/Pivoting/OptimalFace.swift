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
    /// The nonbasic columns that can move come first, as unknowns of the tableau.
    var tableau: Tableau
    /// The column of the component, or the activity behind its unknowns, for each of the tableau's.
    var columns: [Int32]
    var unknownCount: Int

    /// How far a column of a block of one dimension moves with the unknown.
    func rate(of column: Int32) -> Double {
      tableau.form(of: column).entries.first?.coefficient ?? 1
    }
  }

  /// An optional row that says something of a block: where it holds, in terms of a column of the
  /// block's tableau.
  struct Tie {
    var column: Int32
    var low: Double
    var high: Double
  }

  var blocks: [Block] = []
}

/// A nonbasic column that can move, and how the basic ones follow.
private struct Direction {
  var column: Int32
  var rates: [(slot: Int32, rate: Double)] = []
}

extension DualSimplex {
  /// The face of the optimum that was found.
  mutating func optimalFace() -> OptimalFace {
    var directions: [Direction] = []
    for index in 0..<columnCount where slotOf[index] < 0 {
      let room = room(of: index)
      guard room.low < 0 || room.high > 0 else { continue }
      directions.append(Direction(column: Int32(index)))
    }
    if directions.isEmpty { return OptimalFace() }
    let connections = collectRates(&directions)
    var members = [[Int]](repeating: [], count: directions.count)
    for index in directions.indices {
      members[Int(connections.root(of: Int32(index)))].append(index)
    }
    return OptimalFace(
      blocks: members.filter { !$0.isEmpty }.map { places in
        block(of: places.map { directions[$0] })
      })
  }

  /// Finds out what moves with each direction (FTRAN).
  ///
  /// - Returns: Which directions have that in common.
  private mutating func collectRates(_ directions: inout [Direction]) -> DisjointSets {
    var connections = DisjointSets()
    connections.extend(to: directions.count)
    scratch.fill(formCount, with: -1)
    for index in directions.indices {
      matrix.addColumn(Int(directions[index].column), times: -1, to: &column)
      factors.forwardTransform(&column)
      for entry in 0..<column.count {
        let slot = column.indices[entry]
        guard abs(column[slot]) > Tolerance.coefficient else { continue }
        directions[index].rates.append((slot, column[slot]))
        if scratch[slot] >= 0 { connections.unite(scratch[slot], Int32(index)) }
        scratch[slot] = Int32(index)
      }
      column.clear()
    }
    return connections
  }

  private func block(of directions: [Direction]) -> OptimalFace.Block {
    var tableau = Tableau()
    var columns: [Int32] = []
    var entries: [(slot: Int32, entry: Entry)] = []
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
      tableau: tableau, columns: columns, unknownCount: directions.count)
  }

  /// The optional rows of each block, in the order in which ties are settled.
  func ties(of face: OptimalFace, in component: Component) -> [[OptimalFace.Tie]] {
    var ties = [[OptimalFace.Tie]](repeating: [], count: face.blocks.count)
    var places = [(block: Int32, column: Int32)](repeating: (-1, 0), count: columnCount)
    for (block, members) in face.blocks.enumerated() {
      for (local, column) in members.columns.enumerated() {
        places[Int(column)] = (Int32(block), Int32(local))
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
