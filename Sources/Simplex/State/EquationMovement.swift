/// How columns move with the activity of one equation, and what has to do with them.
///
/// What moves is gone through once, by falling rank, so that what a column depends on comes before it:
/// each column adds its part to the rows that mention it, and those that determine others let them be
/// expected.
struct EquationMovement: ~Copyable {
  /// How a row's left side moves, as far as columns have added their parts.
  struct Motion: BitwiseCopyable {
    var sum = 0.0
    /// The largest of the parts in size.
    var size = 0.0

    /// 0 where it is what rounding left.
    var rate: Double { Tolerance.isCancelled(sum, of: size) ? 0 : sum }

    init() {}
    init(_ part: Double) { (sum, size) = (part, abs(part)) }

    @inline(__always) mutating func add(_ other: Motion) {
      sum += other.sum
      size = other.size > size ? other.size : size
    }
  }

  struct Noted: BitwiseCopyable {
    /// The movement that it belongs to.
    var stamp: Int32 = 0
    var motion = Motion()
  }

  /// What is to be looked at next: mostly one column leads to the next, by one row.
  struct Expected: BitwiseCopyable {
    /// The highest rank expected, -1 for none.
    fileprivate(set) var rank = -1
    /// The row that determines it and, of how that moves, what is not noted yet; -1 for nothing.
    fileprivate var row: Int32 = -1
    fileprivate var motion = Motion()
  }

  /// 0 for a column that does not move.
  private(set) var rates = Vector<Double>()
  /// What moves, by variable once it is sorted.
  private(set) var columns = Vector<Int32>()
  private var numbers = Vector<Int>()
  private var lastVariable = Int.min
  private var isSorted = true
  private var motions = Vector<Noted>()
  private var stamp: Int32 = 0
  /// The ranks expected but for the highest.
  private var laterRanks = PendingSet()
  /// The rows that mention what moves and determine nothing.
  private(set) var touched = Vector<Int32>()
  /// The inequalities and optional constraints that move.
  var rows = Vector<Int32>()
  /// The first of the wishes that move, -1 for none.
  var wish: Int32 = -1
  /// Columns that do not move and are mentioned together with others that do.
  var bystanders = Vector<Int32>()

  /// Forgets the movement before, and expects what has a rank.
  mutating func begin(at rank: Int32, _ system: borrowing LinearSystem) -> Expected {
    motions.extend(to: system.slotCount, with: Noted())
    stamp += 1
    rates.extend(to: system.columnCount, with: 0)
    for index in 0..<columns.count { rates[columns[index]] = 0 }
    columns.removeAll()
    (lastVariable, isSorted) = (Int.min, true)
    while laterRanks.popLast() != nil {}
    laterRanks.makeRoom(for: Int(rank) + 1)
    touched.removeAll()
    rows.removeAll()
    wish = -1
    bystanders.removeAll()
    return Expected(rank: Int(rank))
  }

  /// The highest of what is expected, by what was looked at last or before.
  @inline(__always) mutating func popExpected(with latest: Expected) -> Expected {
    laterRanks.isKnownEmpty ? latest : popLater(with: latest)
  }

  private mutating func popLater(with latest: Expected) -> Expected {
    note(latest)
    if latest.rank >= 0 { laterRanks.insert(latest.rank) }
    return Expected(rank: laterRanks.popLast() ?? -1)
  }

  /// Notes how the row moves by which something is expected, for `rate(of:)`.
  func note(_ expected: Expected) {
    if expected.row >= 0 { add(expected.motion, to: expected.row) }
  }

  @inline(__always) mutating func add(_ column: Int32, _ variable: Int, rate: Double) {
    rates[column] = rate
    columns.append(column)
    if variable < lastVariable { isSorted = false }
    lastVariable = variable
  }

  /// Adds the part of a column that moves at `rate`.
  @inline(__always) mutating func add(
    _ mention: Dependents.Mention, rate: Double, _ expected: inout Expected
  ) {
    let part = Motion(mention.coefficient * rate)
    if mention.rank < 0 {
      if add(part, to: mention.row) { touched.append(mention.row) }
    } else if expected.rank < 0 {
      expected = Expected(rank: Int(mention.rank), row: mention.row, motion: part)
    } else if mention.row == expected.row {
      expected.motion.add(part)
    } else if add(part, to: mention.row) {
      expect(Int(mention.rank), &expected)
    }
  }

  /// - Returns: Whether it is the row's first part.
  @discardableResult
  @inline(__always) private func add(_ part: Motion, to row: Int32) -> Bool {
    let isFirst = motions[row].stamp != stamp
    if isFirst { motions[row] = Noted(stamp: stamp) }
    motions[row].motion.add(part)
    return isFirst
  }

  private mutating func expect(_ rank: Int, _ expected: inout Expected) {
    if rank == expected.rank { return }
    note(expected)
    laterRanks.insert(min(rank, expected.rank))
    expected = Expected(rank: max(rank, expected.rank))
  }

  /// How the row moves by which a single column was expected; 0 where that is what rounding left.
  @inline(__always) func rate(of expected: Expected, by row: Int32) -> Double {
    expected.row < 0 ? rate(of: row) : expected.motion.rate
  }

  /// How a row's left side moves; 0 where that is what rounding left.
  @inline(__always) func rate(of row: Int32) -> Double {
    let noted = motions[row]
    return noted.stamp == stamp ? noted.motion.rate : 0
  }

  /// Whether what a row's left side moves by is so little of its parts that rounding is felt in it.
  @inline(__always) func isDelicate(_ row: Int32) -> Bool {
    let motion = motions[row].motion
    return Tolerance.isDelicate(motion.sum, of: motion.size)
  }

  /// The rate of a column of which nobody will ask again.
  @inline(__always) func takeRate(of column: Int32) -> Double {
    let rate = rates[column]
    rates[column] = 0
    return rate
  }

  /// Forgets what moves, whose rates were taken.
  mutating func end() { columns.removeAll() }

  /// Puts what moves in the order of its variables.
  mutating func sort(_ system: borrowing LinearSystem, using set: inout PendingSet) {
    if !isSorted { system.sort(&columns, &numbers, using: &set) }
  }
}
