/// The required equations in solved form: some columns (the *basic* ones) by the others (the
/// *parametric* ones).
///
/// Each basic column is matched with an equation. Where a column can be computed from one equation
/// and columns known before it, that equation is its pivot row as it stands in the system; columns
/// that need each other are a *block*, kept as sparse LU factors. Nothing is substituted, so chains
/// do not fill, and a change concerns what depends on it: columns reach each other along the rows.
///
/// - Invariant: the graph of blocks and single columns, each reaching those in whose rows it
///   occurs, has no circle.
struct BlockTriangularForm: ~Copyable {
  private let atAddress = AtAddress()
  /// Equations that determine as many columns together. Its rows and columns are numbered in the
  /// order in which the columns are computed: U is lower triangular in these numbers.
  struct Block: BitwiseCopyable {
    var start: Int32
    var size: Int32
    var operationStart: Int32
    var operationCount: Int32
    /// What the factors give is to be refined: they were made with small pivots or large multipliers.
    var isDelicate: Bool
  }

  /// What is known of a column.
  struct Column: BitwiseCopyable {
    /// The equation that determines it, -1 for a parametric column.
    var row: Int32 = -1
    /// Its coefficient there; of a block, on the diagonal of U.
    var pivot = 1.0
    /// -1 for a single column.
    var block: Int32 = -1
    /// The number within the block.
    var place: Int32 = 0
  }

  var columns = Vector<Column>()
  /// The column that a row determines, -1 for none.
  private(set) var pivotColumns = Vector<Int32>()
  /// Equations that say nothing new.
  private(set) var isDependent = Vector<Bool>()
  private(set) var dependentCount = 0
  private(set) var blocks = Vector<Block>()
  /// By place, `start + number` for each block: row, column, and the entries of U left of the
  /// diagonal.
  private(set) var blockRows = Vector<Int32>()
  private(set) var blockColumns = Vector<Int32>()
  private(set) var factorEnds = Vector<Int32>()
  private(set) var factorPlaces = Vector<Int32>()
  private(set) var factorValues = Vector<Double>()
  /// As in the elimination, with the numbers of places for rows.
  private(set) var operations = Vector<Elimination.Operation>()
  /// What solving works on.
  var work = Vector<Double>()
  var trial = Vector<Double>()
  /// Of what was taken over last, each single column that was not propagated and the leader of each
  /// block, in an order in which they can be computed.
  private(set) var installed = Vector<Int32>()
  private var triangle = TriangularOrder()

  mutating func extend(_ system: borrowing LinearSystem) {
    columns.extend(to: system.columnCount, with: Column())
    pivotColumns.extend(to: system.slotCount, with: -1)
    isDependent.extend(to: system.slotCount, with: false)
  }

  /// Forgets which column each equation determines.
  mutating func removeAll() {
    columns.removeAll()
    pivotColumns.removeAll()
    isDependent.removeAll()
    dependentCount = 0
    blocks.removeAll()
    blockRows.removeAll()
    blockColumns.removeAll()
    factorEnds.removeAll()
    factorPlaces.removeAll()
    factorValues.removeAll()
    operations.removeAll()
    installed.removeAll()
  }

  func isParametric(_ column: Int32) -> Bool { columns[column].row < 0 }

  /// The column that stands for all columns of its block.
  @inline(__always) func leader(of column: Int32) -> Int32 {
    let block = columns[column].block
    return block < 0 ? column : blockColumns[blocks[block].start]
  }

  /// Whether what gives a column its value lets rounding grow: its block, or a coefficient that is little
  /// beside the others of its equation.
  @inline(__always) func isDelicate(_ column: Int32) -> Bool {
    let block = columns[column].block
    return block < 0 ? Self.isLittle(columns[column].pivot) : blocks[block].isDelicate
  }

  /// Of the coefficients of a row the largest is above 1.
  private static func isLittle(_ pivot: Double) -> Bool { Tolerance.isRough(factor: 1 / pivot) }

  /// Does something with a single column, or with all of the block that it leads.
  @inline(__always) func forEachColumn(ofBlockOf leader: Int32, _ body: (Int32) -> Void) {
    let block = columns[leader].block
    if block < 0 { return body(leader) }
    for place in places(of: block) { body(blockColumns[place]) }
  }

  /// How many columns belong together with one that leads them.
  func size(ofBlockOf leader: Int32) -> Int {
    let block = columns[leader].block
    return block < 0 ? 1 : places(of: block).count
  }

  /// The places of a block's rows and columns.
  func places(of block: Int32) -> Range<Int> {
    let block = blocks[block]
    return Int(block.start)..<Int(block.start + block.size)
  }

  /// The entries of U left of the diagonal, which follow those of the place before.
  @inline(__always) func factors(at place: Int) -> Range<Int> {
    (place > 0 ? Int(factorEnds[place - 1]) : 0)..<Int(factorEnds[place])
  }

  mutating func setDependent(_ row: Int32, _ flag: Bool) {
    guard isDependent[row] != flag else { return }
    isDependent[row] = flag
    dependentCount += flag ? 1 : -1
  }

  /// Matches a column with an equation in which all other columns are known before it.
  mutating func pivot(_ column: Int32, in row: Int32, coefficient: Double) {
    columns[column] = Column(row: row, pivot: coefficient)
    pivotColumns[row] = column
  }

  mutating func release(_ column: Int32) {
    let row = columns[column].row
    if row >= 0 { pivotColumns[row] = -1 }
    columns[column] = Column()
  }

  /// Releases all columns of a block.
  mutating func dissolve(_ block: Int32) {
    for place in places(of: block) { release(blockColumns[place]) }
  }
}

// MARK: - Taking over an elimination

extension BlockTriangularForm {
  /// Takes over pivots: as single columns, or as blocks where columns need each other.
  mutating func install(
    _ elimination: borrowing Elimination, _ system: borrowing LinearSystem
  ) {
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
    let circles = PivotCircles(elimination, system)
    makeRoom(elimination)
    for circle in 0..<circles.count {
      let places = circles.places(of: circle)
      if places.count == 1 {
        install(elimination.pivots[circles.pivots[places.lowerBound]])
      } else if triangle.find(circle, circles, elimination, system) {
        for index in 0..<triangle.pivots.count { install(triangle.pivots[index]) }
      } else {
        installBlock(circle, circles, elimination, system)
      }
    }
  }

  /// Where nothing is subtracted, a column needs those chosen after it.
  private mutating func installSingles(_ elimination: borrowing Elimination) {
    for index in (0..<elimination.pivots.count).reversed() { install(elimination.pivots[index]) }
  }

  private mutating func install(_ pivot: Elimination.Pivot) {
    self.pivot(pivot.column, in: pivot.row, coefficient: pivot.coefficient)
    installed.append(pivot.column)
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

  /// Makes a block of a circle's pivots: those that need nothing of the block first, in the order
  /// found, then the chosen ones, the last one first. All that is known of a block is written while
  /// its rows and columns are at hand: those of a large system are scattered over its memory.
  private mutating func installBlock(
    _ circle: Int, _ circles: borrowing PivotCircles, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) {
    let block = Int32(blocks.count)
    let range = circles.places(of: circle)
    blocks.append(
      Block(
        start: Int32(blockRows.count), size: Int32(range.count),
        operationStart: Int32(operations.count), operationCount: 0, isDelicate: false))
    for index in range where elimination.pivots[circles.pivots[index]].isForward {
      add(elimination.pivots[circles.pivots[index]], to: block)
    }
    for index in range.reversed() where !elimination.pivots[circles.pivots[index]].isForward {
      add(elimination.pivots[circles.pivots[index]], to: block)
    }
    for place in places(of: block) { addFactors(at: place, of: block, elimination, system) }
    circles.forEachOperation(of: circle) { addOperation(elimination.operations[$0], to: block) }
    if elimination.isDelicate, !blocks[block].isDelicate {
      blocks[block].isDelicate = isRefinementFelt(by: block, system)
    }
    installed.append(blockColumns[blocks[block].start])
  }

  private mutating func add(_ pivot: Elimination.Pivot, to block: Int32) {
    columns[pivot.column] = Column(
      row: pivot.row, pivot: pivot.coefficient, block: block,
      place: Int32(blockRows.count) - blocks[block].start)
    pivotColumns[pivot.row] = pivot.column
    // What subtracting left of larger coefficients.
    if Self.isLittle(pivot.coefficient) { blocks[block].isDelicate = true }
    blockRows.append(pivot.row)
    blockColumns.append(pivot.column)
  }

  private mutating func addFactors(
    at place: Int, of block: Int32, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) {
    let (row, own) = (blockRows[place], blockColumns[place])
    elimination.rows.forEachEntry(of: row) { column, value in
      guard column != own, columns[column].block == block else { return }
      factorPlaces.append(columns[column].place)
      factorValues.append(value)
    }
    factorEnds.append(Int32(factorPlaces.count))
  }

  /// Gives a block a subtraction among its rows.
  private mutating func addOperation(_ operation: Elimination.Operation, to block: Int32) {
    let (target, source) = (pivotColumns[operation.target], pivotColumns[operation.source])
    blocks[block].operationCount += 1
    operations.append(
      Elimination.Operation(
        target: columns[target].place, source: columns[source].place,
        multiplier: operation.multiplier))
  }
}
