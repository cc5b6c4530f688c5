/// Finds the lexicographic optimum of a component by the dual simplex method with piecewise
/// linear costs, all levels at once.
///
/// The columns are the unknowns `x` and one activity `y = a · x` for each form of more than one
/// unknown that rows mention; the system is `y − A x = 0`, and everything that rows say is in the
/// costs of columns, the required rows' violation on the first level. For a basis each column has
/// a *multiplier*, the slope that the others oppose to its own: with prices `π` that give
/// every basic column its slope, `π · column`.
///
/// - Invariant: dual feasible. The multiplier of a nonbasic column is between the slopes below and
///   above the kink at which it stands, lexicographically; a basic column's is the slope of a piece
///   of its cost. The basis is optimal when each basic value lies on its piece. As every column
///   has finite slopes and kinks there always is an optimum, and no basis to begin with is wrong.
struct DualSimplex: ~Copyable {
  private let atAddress = AtAddress()
  var matrix = FormMatrix()
  var costs = PiecewiseCosts()

  /// Which column's cost each row of the component bends.
  var rows = CostRows()
  /// What is noted while a changed component is taken over.
  var change = ComponentChange()
  /// Whether the basis was optimal for what was loaded.
  var hasBasis = false
  /// Whether the basis served another component before.
  var isReused = false
  /// How often values were moved since they were computed from the factors, and how many exchanges
  /// these had then.
  var moveCount = 0
  var knownExchangeCount = 0

  /// The value of each column; of a nonbasic one, where its kink is.
  var value = Vector<Double>()
  /// The kink of a nonbasic column; of a basic one, the kink above its piece.
  var kink = Vector<Int32>()
  /// Whether a basic column's piece is a single kink, its multiplier between the slopes.
  var isPinned = Vector<Bool>()
  /// The ends of a basic column's piece.
  var low = Vector<Double>()
  var high = Vector<Double>()
  /// The slot of a basic column, -1 for a nonbasic one, and the column of each slot.
  var slotOf = Vector<Int32>()
  var head = Vector<Int32>()
  /// By how much the multiplier exceeds the slope below the kink, by column and level.
  var excess = Vector<Double>()

  /// The columns of which something changed since `followFace`.
  var touched = NumberList()
  /// What could move when the face was followed.
  var directions = FaceDirections()

  var factors = BasisFactors()
  /// Steepest edge weights: the squared length of each row of `B⁻¹`.
  var weights = Vector<Double>()
  /// The slots whose values lie off their pieces, and some whose values did.
  var queue = PricingQueue()

  var row = WorkVector()
  var rowOfUnknowns = WorkVector()
  var column = WorkVector()
  /// For values and weights.
  var spare = WorkVector(clearing: Tolerance.rounding)
  var ratio = RatioTest()
  var order = EliminationOrder()
  var scratch = Vector<Int32>()
  var scratchValues = Vector<Double>()
  var work = Work()
  var rounding = RoundingNotes()

  var unknownCount: Int { matrix.unknownCount }
  var formCount: Int { matrix.formCount }
  var columnCount: Int { matrix.columnCount }
  var levelCount: Int { costs.levelCount }

  @inline(__always)
  func isBasic(_ column: Int) -> Bool { slotOf[column] >= 0 }

  /// Begins with the forms and costs that were collected: every activity basic, every column
  /// where it costs least.
  mutating func reset() {
    matrix.transpose()
    let count = columnCount
    value.fill(count, with: 0)
    kink.fill(count, with: 0)
    isPinned.fill(count, with: false)
    low.fill(count, with: -.infinity)
    high.fill(count, with: .infinity)
    slotOf.fill(count, with: -1)
    head.fill(formCount, with: 0)
    excess.fill(count * levelCount, with: 0)
    weights.fill(formCount, with: 1)
    row.prepare(for: formCount)
    column.prepare(for: formCount)
    spare.prepare(for: formCount)
    rowOfUnknowns.prepare(for: unknownCount)
    factors.reset(rowCount: formCount)
    rounding = RoundingNotes()
    touched.insertEverything(below: count)
    for column in 0..<count { sendHome(column) }
    for form in 0..<formCount {
      head[form] = Int32(unknownCount + form)
      slotOf[unknownCount + form] = Int32(form)
    }
    computeValues()
  }

  /// Puts a column where it costs least, with the multiplier 0.
  private mutating func sendHome(_ column: Int) {
    let home = Int(costs.spans[column].home)
    if costs.spans[column].hasHomeKink {
      kink[column] = Int32(home)
      isPinned[column] = true
      let place = costs.places[home]
      value[column] = place
      low[column] = place
      high[column] = place
      let base = column * levelCount
      for slope in costs.slopes(below: column) {
        excess[base + Int(costs.slopeLevels[slope])] -= costs.slopeSizes[slope]
      }
      for lower in costs.kinks(of: column).lowerBound..<home { subtractJump(lower, of: column) }
    } else {
      setPiece(of: column, below: home)
    }
  }

  /// Says that a basic column is on the piece below a kink, or beyond the last one.
  mutating func setPiece(of column: Int, below kink: Int) {
    let kinks = costs.kinks(of: column)
    self.kink[column] = Int32(kink)
    isPinned[column] = false
    let isFree = kinks.count == 1 && costs.isArtificial(kinks.lowerBound)
    low[column] = kink == kinks.lowerBound || isFree ? -.infinity : costs.places[kink - 1]
    high[column] = kink == kinks.upperBound || isFree ? .infinity : costs.places[kink]
  }

  @inline(__always)
  mutating func addJump(_ kink: Int, of column: Int) {
    let base = column * levelCount
    for jump in costs.jumps(at: kink) { add(costs.jumpSizes[jump], base, costs.jumpLevels[jump]) }
  }

  @inline(__always)
  mutating func subtractJump(_ kink: Int, of column: Int) {
    let base = column * levelCount
    for jump in costs.jumps(at: kink) { add(-costs.jumpSizes[jump], base, costs.jumpLevels[jump]) }
  }

  @inline(__always)
  private mutating func add(_ size: Double, _ base: Int, _ level: Int32) {
    let index = base + Int(level)
    let sum = excess[index] + size
    excess[index] = cleared(sum, of: size)
  }

  /// A multiplier to which a number of some size was added: what is left of numbers that cancel is
  /// nothing, and it is noted where that is more than rounding.
  @inline(__always)
  mutating func cleared(_ sum: Double, of size: Double) -> Double {
    guard Tolerance.isCancelled(sum, of: size) else { return sum }
    if Tolerance.isDelicate(sum, of: size) { rounding.mayHaveDecided = true }
    return 0
  }
}
