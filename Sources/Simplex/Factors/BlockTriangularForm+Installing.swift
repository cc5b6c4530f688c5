/// Taking over an elimination.
extension BlockTriangularForm {
  /// Takes over pivots: as single columns, or as blocks where groups of columns need each other.
  mutating func install(_ elimination: inout Elimination, _ system: borrowing LinearSystem) {
    for index in 0..<elimination.propagated.count {
      let row = elimination.propagated[index]
      let column = elimination.column(ofPropagated: row)
      pivot(column, in: row, coefficient: system.coefficient(of: column, in: row))
    }
    for index in 0..<elimination.emptyRows.count {
      setDependent(elimination.emptyRows[index], true)
    }
    installed.removeAll()
    guard elimination.operations.count > 0 else { return installSingles(elimination) }
    let order = GroupCircles(&elimination).unite(in: &elimination, system)
    let members = GroupMembers(&elimination)
    makeRoom(elimination)
    for index in 0..<order.count {
      install(elimination.pivotGroups[order[index]], members, elimination, system)
    }
  }

  private mutating func install(
    _ group: Int32, _ members: borrowing GroupMembers, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) {
    let pivots = members.pivots(of: Int(group))
    if pivots.count == 1 {
      let pivot = elimination.pivots[members.pivots[pivots.lowerBound]]
      install(pivot)
      installed.append(pivot.column)
    } else if triangle.find(group, members, elimination, system) {
      installTriangle(elimination, system)
    } else {
      installed.append(installBlock(Int(group), members, elimination, system))
    }
  }

  private mutating func installTriangle(
    _ elimination: borrowing Elimination, _ system: borrowing LinearSystem
  ) {
    for index in 0..<triangle.steps.count {
      let row = elimination.pivots[triangle.steps[index].row].row
      let column = elimination.pivots[triangle.steps[index].column].column
      pivot(column, in: row, coefficient: system.coefficient(of: column, in: row))
      installed.append(column)
    }
  }

  private mutating func installSingles(_ elimination: borrowing Elimination) {
    for index in 0..<elimination.pivots.count { install(elimination.pivots[index]) }
  }

  private mutating func install(_ pivot: Elimination.Pivot) {
    self.pivot(pivot.column, in: pivot.row, coefficient: pivot.coefficient)
  }

  private mutating func makeRoom(_ elimination: borrowing Elimination) {
    let placeCount = blockRows.count + elimination.pivots.count
    blockRows.reserve(placeCount)
    blockColumns.reserve(placeCount)
    factorEnds.reserve(placeCount)
    factorPlaces.reserve(factorPlaces.count + 2 * elimination.pivots.count)
    factorValues.reserve(factorValues.count + 2 * elimination.pivots.count)
    operations.reserve(operations.count + elimination.operations.count)
  }

  /// Makes a block of a group's pivots: those that need nothing of the block first, in the order
  /// found, then the chosen ones, the last one first. All that is known of a block is written while
  /// its rows and columns are at hand: those of a large system are scattered over its memory.
  ///
  /// - Returns: The column that leads the block.
  private mutating func installBlock(
    _ group: Int, _ members: borrowing GroupMembers, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) -> Int32 {
    let block = Int32(blocks.count)
    let range = members.pivots(of: group)
    blocks.append(
      Block(
        start: Int32(blockRows.count), size: Int32(range.count),
        operationStart: Int32(operations.count), operationCount: 0, isDelicate: false))
    for index in range where elimination.pivots[members.pivots[index]].isForward {
      add(elimination.pivots[members.pivots[index]], to: block)
    }
    for index in range.reversed() where !elimination.pivots[members.pivots[index]].isForward {
      add(elimination.pivots[members.pivots[index]], to: block)
    }
    for place in places(of: block) { addFactors(at: place, of: block, elimination, system) }
    for index in members.operations(of: group) {
      addOperation(elimination.operations[members.operations[index]], to: block)
    }
    if elimination.isDelicate, !blocks[block].isDelicate {
      blocks[block].isDelicate = isRefinementFelt(by: block, system)
    }
    return blockColumns[blocks[block].start]
  }

  private mutating func add(_ pivot: Elimination.Pivot, to block: Int32) {
    columns[pivot.column] = Column(
      row: pivot.row, pivot: pivot.coefficient, block: block,
      place: Int32(blockRows.count) - blocks[block].start)
    pivotColumns[pivot.row] = pivot.column
    // What subtracting left of larger coefficients, which are above 1.
    if abs(pivot.coefficient) < 1.0 / 1024 { blocks[block].isDelicate = true }
    blockRows.append(pivot.row)
    blockColumns.append(pivot.column)
  }

  private mutating func addFactors(
    at place: Int, of block: Int32, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) {
    let (row, own) = (blockRows[place], blockColumns[place])
    elimination.rows.forEachEntry(of: row, system) { column, value in
      guard column != own, columns[column].block == block else { return }
      factorPlaces.append(columns[column].place)
      factorValues.append(value)
    }
    factorEnds.append(Int32(factorPlaces.count))
  }

  /// Gives a block a subtraction among its rows.
  private mutating func addOperation(_ operation: Elimination.Operation, to block: Int32) {
    let (target, source) = (pivotColumns[operation.target], pivotColumns[operation.source])
    guard target >= 0, source >= 0 else { return }
    blocks[block].operationCount += 1
    operations.append(
      Elimination.Operation(
        target: columns[target].place, source: columns[source].place,
        multiplier: operation.multiplier))
  }
}
