/// Equations that were deactivated and keep their place in the factors.
///
/// Row i reads `a · x − s = 0`. While it is active its activity `s` is its constant; deactivated, `s` is
/// a parametric column of its own, and what depends on the row moves along a line with it. No factor
/// changes: one number is settled, and what was before is kept for when the row is activated again.
///
/// - Invariant: no column has to do with two of the rows, and none of them with an update since. Who
///   touches a column that is held lets all rows go first.
struct OpenEquations: ~Copyable {
  private var rows = Vector<Int32>()
  /// The first column held for each row.
  private var firsts = Vector<Int32>()
  private var held = Vector<Held>()

  private struct Held: BitwiseCopyable {
    /// The column held after it, itself for the last one and -1 for one that is not held.
    var next: Int32 = -1
    /// What the column was before.
    var former = 0.0
  }

  /// A row is looked for among the others one by one.
  private static let limit = 32

  var isEmpty: Bool { rows.isEmpty }
  var isFull: Bool { rows.count >= Self.limit }
  var last: Int32? { rows.last }

  mutating func extend(to columnCount: Int) {
    held.extend(to: columnCount, with: Held())
  }

  func contains(_ row: Int32) -> Bool { place(of: row) != nil }

  /// Whether a column moves with one of the rows, or is mentioned together with one that does.
  @inline(__always) func holds(_ column: Int32) -> Bool { !rows.isEmpty && isHeld(column) }

  /// The same where the first row is about to be added.
  func isHeld(_ column: Int32) -> Bool { column < held.count && held[column].next >= 0 }

  /// Adds a row with the columns held for it.
  mutating func add(_ row: Int32, first: Int32) {
    rows.append(row)
    firsts.append(first)
  }

  /// Holds a column, before another one or, where that is -1, as the last.
  @inline(__always) func hold(_ column: Int32, before following: Int32, was value: Double) {
    held[column] = Held(next: following < 0 ? column : following, former: value)
  }

  /// Lets a row go.
  ///
  /// - Returns: The first of its columns, which `popColumn` lets go one after another; -1 for none.
  mutating func remove(_ row: Int32) -> Int32 {
    guard let place = place(of: row) else { return -1 }
    let first = firsts[place]
    let last = (rows.removeLast(), firsts.removeLast())
    if place < rows.count { (rows[place], firsts[place]) = last }
    return first
  }

  /// - Returns: What the column was, and the one after it, -1 for none.
  @inline(__always) func popColumn(_ column: Int32) -> (former: Double, next: Int32) {
    let known = held[column]
    held[column].next = -1
    return (known.former, known.next == column ? -1 : known.next)
  }

  private func place(of row: Int32) -> Int? {
    for place in 0..<rows.count where rows[place] == row { return place }
    return nil
  }
}

/// How columns move with the activity of one equation, and what has to do with them.
///
/// What moves is gone through once, by falling rank, so that what a column depends on comes before it:
/// each column adds its part to the rows that mention it, and those that determine others let them be
/// expected.
struct EquationMovement: ~Copyable {
  /// How a row's left side moves, as far as columns have added their parts.
  private struct Motion: BitwiseCopyable {
    /// The movement that it belongs to.
    var stamp: Int32 = 0
    /// Of rows that determine nothing: the one touched before, -1 for none.
    var previous: Int32 = -1
    var sum = 0.0
    /// The largest of the parts in size.
    var size = 0.0
  }

  /// 0 for a column that does not move.
  private(set) var rates = Vector<Double>()
  /// What moves, by variable once it is sorted.
  private(set) var columns = Vector<Int32>()
  private var numbers = Vector<Int>()
  private var lastVariable = Int.min
  private var isSorted = true
  private var motions = Vector<Motion>()
  private var stamp: Int32 = 0
  /// The ranks of what has yet to be looked at: the highest, -1 for none, and the others. Mostly one
  /// column leads to the next.
  private var nextRank = -1
  private var laterRanks = PendingSet()
  /// The last row that mentions what moves and determines nothing, -1 for none.
  private(set) var lastTouched: Int32 = -1
  /// The inequalities and optional constraints that move.
  var rows = Vector<Int32>()
  /// The first of the wishes that move, -1 for none.
  var wish: Int32 = -1
  /// Columns that do not move and are mentioned together with others that do.
  var bystanders = Vector<Int32>()

  /// Forgets the movement before, and expects what has a rank.
  mutating func begin(at rank: Int32, _ system: borrowing LinearSystem) {
    motions.extend(to: system.slotCount, with: Motion())
    stamp += 1
    rates.extend(to: system.columnCount, with: 0)
    for index in 0..<columns.count { rates[columns[index]] = 0 }
    columns.removeAll()
    (lastVariable, isSorted) = (Int.min, true)
    while laterRanks.popLast() != nil {}
    laterRanks.makeRoom(for: Int(rank) + 1)
    nextRank = Int(rank)
    lastTouched = -1
    rows.removeAll()
    wish = -1
    bystanders.removeAll()
  }

  /// The highest rank expected, nil when all was looked at.
  @inline(__always) mutating func popExpected() -> Int? {
    let rank = nextRank
    if rank < 0 { return nil }
    nextRank = laterRanks.isKnownEmpty ? -1 : laterRanks.popLast() ?? -1
    return rank
  }

  @inline(__always) private mutating func expect(_ rank: Int) {
    if nextRank < 0 {
      nextRank = rank
    } else if rank != nextRank {
      laterRanks.insert(min(rank, nextRank))
      nextRank = max(rank, nextRank)
    }
  }

  @inline(__always) mutating func add(_ column: Int32, _ variable: Int, rate: Double) {
    rates[column] = rate
    columns.append(column)
    if variable < lastVariable { isSorted = false }
    lastVariable = variable
  }

  /// Adds the part of a column that moves at `rate`.
  @inline(__always) mutating func add(_ mention: Dependents.Mention, rate: Double) {
    let part = mention.coefficient * rate
    let motion = motions[mention.row]
    if motion.stamp == stamp {
      motions[mention.row].sum = motion.sum + part
      motions[mention.row].size = abs(part) > motion.size ? abs(part) : motion.size
      return
    }
    motions[mention.row] = Motion(
      stamp: stamp, previous: lastTouched, sum: part, size: abs(part))
    if mention.rank >= 0 {
      expect(Int(mention.rank))
    } else {
      lastTouched = mention.row
    }
  }

  func rowTouched(before row: Int32) -> Int32 { motions[row].previous }

  /// How a row's left side moves; 0 where that is what rounding left.
  @inline(__always) func rate(of row: Int32) -> Double {
    let motion = motions[row]
    if motion.stamp != stamp || Tolerance.isCancelled(motion.sum, of: motion.size) { return 0 }
    return motion.sum
  }

  /// Whether what a row's left side moves by is so little of its parts that rounding is felt in it.
  @inline(__always) func isDelicate(_ row: Int32) -> Bool {
    Tolerance.isDelicate(motions[row].sum, of: motions[row].size)
  }

  /// Puts what moves in the order of its variables.
  mutating func sort(_ system: borrowing LinearSystem, using set: inout PendingSet) {
    if !isSorted { system.sort(&columns, &numbers, using: &set) }
  }
}
