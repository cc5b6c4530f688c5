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
  var blocks = Vector<Block>()
  /// By place, `start + number` for each block: row, column, and the entries of U left of the
  /// diagonal.
  var blockRows = Vector<Int32>()
  var blockColumns = Vector<Int32>()
  var factorEnds = Vector<Int32>()
  var factorPlaces = Vector<Int32>()
  var factorValues = Vector<Double>()
  /// As in the elimination, with the numbers of places for rows.
  var operations = Vector<Elimination.Operation>()
  private var work = Vector<Double>()
  private var trial = Vector<Double>()
  /// Of what was taken over last, each single column that was not propagated and the leader of each
  /// block, in an order in which they can be computed; empty where nothing was subtracted.
  var installed = Vector<Int32>()
  var triangle = TriangularOrder()

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
  @inline(__always) private func factors(at place: Int) -> Range<Int> {
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

// MARK: - Solving

extension BlockTriangularForm {
  /// Computes a single column, or all of a block, from the columns known before: `pivot · column =
  /// right-hand side − Σ others`.
  ///
  /// - Parameter share: What part of the right-hand sides counts: 1, or 0 for how columns move.
  @inline(__always) mutating func solve(
    _ leader: Int32, _ system: borrowing LinearSystem, share: Double,
    into values: inout Vector<Double>
  ) {
    let column = columns[leader]
    if column.block < 0 {
      let rest = system.entryValues.rest(
        of: share * system.heads.low(of: column.row), in: system.entries(of: column.row),
        of: system.entryColumns, at: values, but: leader)
      values[leader] = rest / column.pivot
    } else {
      solveBlock(column.block, system, share: share, into: &values)
    }
  }

  private mutating func solveBlock(
    _ block: Int32, _ system: borrowing LinearSystem, share: Double,
    into values: inout Vector<Double>
  ) {
    let places = places(of: block)
    for place in places { values[blockColumns[place]] = 0 }
    loadResiduals(of: block, system, share: share, values, isExact: false)
    addLoaded(block, to: &values)
    guard blocks[block].isDelicate else { return }
    for _ in 0..<2 {
      loadResiduals(of: block, system, share: share, values, isExact: true)
      addLoaded(block, to: &values)
    }
  }

  /// Loads what a block's rows are missed by at given values: summed up as it comes, or exactly but for
  /// the last digit.
  @inline(__always) private mutating func loadResiduals(
    of block: Int32, _ system: borrowing LinearSystem, share: Double,
    _ values: borrowing Vector<Double>, isExact: Bool
  ) {
    work.removeAll()
    for place in places(of: block) {
      let row = blockRows[place]
      let side = share * system.heads.low(of: row)
      let entries = system.entries(of: row)
      work.append(
        isExact
          ? system.entryValues.exactRest(
            of: side, in: entries, of: system.entryColumns, at: values)
          : system.entryValues.rest(of: side, in: entries, of: system.entryColumns, at: values))
    }
  }

  /// Adds to the values of a block's columns what solves it for the loaded right-hand side.
  @inline(__always)
  private mutating func addLoaded(_ block: Int32, to values: inout Vector<Double>) {
    solveLoaded(block)
    let places = places(of: block)
    for place in places { values[blockColumns[place]] += work[place - places.lowerBound] }
  }

  /// Solves `block · x = work` in place: the subtractions, then U.
  mutating func solveLoaded(_ index: Int32) {
    let block = blocks[index]
    let end = block.operationStart + block.operationCount
    for place in Int(block.operationStart)..<Int(end) {
      let operation = operations[place]
      work[operation.target] -= operation.multiplier * work[operation.source]
    }
    for number in 0..<Int(block.size) {
      let place = Int(block.start) + number
      var sum = work[number]
      for entry in factors(at: place) {
        sum -= factorValues[entry] * work[factorPlaces[entry]]
      }
      work[number] = sum / columns[blockColumns[place]].pivot
    }
  }

  /// Solves `y · block = work` in place: multipliers of the block's rows that add up to given
  /// coefficients of its columns.
  mutating func solveTransposed(_ index: Int32) {
    let block = blocks[index]
    for number in stride(from: Int(block.size) - 1, through: 0, by: -1) {
      let place = Int(block.start) + number
      let multiplier = work[number] / columns[blockColumns[place]].pivot
      work[number] = multiplier
      guard multiplier != 0 else { continue }
      for entry in factors(at: place) {
        work[factorPlaces[entry]] -= factorValues[entry] * multiplier
      }
    }
    let start = Int(block.operationStart)
    for place in stride(from: start + Int(block.operationCount) - 1, through: start, by: -1) {
      let operation = operations[place]
      work[operation.source] -= operation.multiplier * work[operation.target]
    }
  }

  /// Adds what a block's columns move by when the right-hand side of a row of it does.
  mutating func addInfluence(
    of row: Int32, _ amount: Double, in block: Int32, to values: inout Vector<Double>
  ) {
    let places = places(of: block)
    clearWork(places.count)
    for place in places where blockRows[place] == row { work[place - places.lowerBound] = amount }
    addLoaded(block, to: &values)
  }

  /// Whether a second round changes what a block's factors give, where it is solved for right-hand
  /// sides in no simple relation, by more than rounding that nobody sees.
  mutating func isRefinementFelt(
    by block: Int32, _ system: borrowing LinearSystem
  ) -> Bool {
    let places = places(of: block)
    work.removeAll()
    for number in 0..<places.count { work.append(Generic.number(number)) }
    solveLoaded(block)
    trial.copy(work)
    for (number, place) in places.enumerated() {
      var sum = Generic.number(number)
      for entry in system.entries(of: blockRows[place]) {
        let column = columns[system.entryColumns[entry]]
        if column.block == block { sum -= system.entryValues[entry] * trial[column.place] }
      }
      work[number] = sum
    }
    solveLoaded(block)
    var (largest, change) = (0.0, 0.0)
    for number in 0..<places.count {
      largest = max(largest, abs(trial[number]))
      change = max(change, abs(work[number]))
    }
    return !(change <= Tolerance.refinement * largest)
  }

  /// Begins with the right-hand side of a solve, which is added number by number.
  @inline(__always) mutating func beginWork() { work.removeAll() }
  @inline(__always) mutating func addWork(_ value: Double) { work.append(value) }

  /// Loads a right-hand side of zeros.
  mutating func clearWork(_ count: Int) { work.fill(count, with: 0) }

  subscript(work number: Int) -> Double {
    get { work[number] }
    set { work[number] = newValue }
  }
}
