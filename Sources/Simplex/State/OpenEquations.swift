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
  /// The first column held for each row, and at most how many there are.
  private var firsts = Vector<Int32>()
  private var counts = Vector<Int32>()
  /// By column: the one held after it, itself for the last one and -1 for one that is not held; and
  /// what it was before.
  private var next = Vector<Int32>()
  private var former = Vector<Double>()

  /// A row is looked for among the others one by one.
  private static let limit = 32

  var isEmpty: Bool { rows.isEmpty }
  var isFull: Bool { rows.count >= Self.limit }
  var last: Int32? { rows.last }

  mutating func extend(to columnCount: Int) {
    next.extend(to: columnCount, with: -1)
    former.extend(to: columnCount, with: 0)
  }

  func contains(_ row: Int32) -> Bool { place(of: row) != nil }

  /// Whether a column moves with one of the rows, or is mentioned together with one that does.
  @inline(__always) func holds(_ column: Int32) -> Bool {
    column < next.count && next[column] >= 0
  }

  /// Adds a row with the columns held for it.
  mutating func add(_ row: Int32, first: Int32, count: Int) {
    rows.append(row)
    firsts.append(first)
    counts.append(Int32(count))
  }

  /// Holds a column, before another one or, where that is -1, as the last.
  func hold(_ column: Int32, before following: Int32, was value: Double) {
    next[column] = following < 0 ? column : following
    former[column] = value
  }

  /// Lets a row go.
  ///
  /// - Returns: The first of its columns, which `popColumn` lets go one after another, and at most how
  ///   many there are.
  mutating func remove(_ row: Int32) -> (first: Int32, count: Int) {
    guard let place = place(of: row) else { return (-1, 0) }
    let removed = (firsts[place], Int(counts[place]))
    let last = (rows.removeLast(), firsts.removeLast(), counts.removeLast())
    if place < rows.count { (rows[place], firsts[place], counts[place]) = last }
    return removed
  }

  /// - Returns: What the column was, and the one after it, -1 for none.
  @inline(__always) func popColumn(_ column: Int32) -> (former: Double, next: Int32) {
    let following = next[column]
    next[column] = -1
    return (former[column], following == column ? -1 : following)
  }

  private func place(of row: Int32) -> Int? {
    for place in 0..<rows.count where rows[place] == row { return place }
    return nil
  }
}

/// How columns move with the activity of one equation, and what has to do with them.
///
/// What moves is gone through once, in an order in which it can be computed: each column adds its part
/// to the rows that mention it, and when a row's own column comes all parts are there.
struct EquationMovement: ~Copyable {
  /// How a row's left side moves, as far as columns have added their parts.
  private struct Motion: BitwiseCopyable {
    /// The movement that it belongs to.
    var stamp: Int32 = 0
    var sum = 0.0
    /// The largest of the parts in size.
    var size = 0.0
  }

  /// 0 for a column that does not move.
  private(set) var rates = Vector<Double>()
  /// What moves, by variable once it is sorted.
  private(set) var columns = Vector<Int32>()
  private var numbers = Vector<Int>()
  private var motions = Vector<Motion>()
  private var stamp: Int32 = 0
  /// The rows that mention what moves and determine no column.
  private(set) var touchedRows = Vector<Int32>()
  /// The inequalities and optional constraints that move.
  var rows = Vector<Int32>()
  /// The first of the wishes that move, -1 for none.
  var wish: Int32 = -1
  /// Columns that do not move and are mentioned together with others that do.
  var bystanders = Vector<Int32>()

  mutating func begin(_ system: borrowing LinearSystem) {
    motions.extend(to: system.slotCount, with: Motion())
    stamp += 1
    rates.extend(to: system.columnCount, with: 0)
    for index in 0..<columns.count { rates[columns[index]] = 0 }
    columns.removeAll()
    touchedRows.removeAll()
    rows.removeAll()
    wish = -1
    bystanders.removeAll()
  }

  @inline(__always) mutating func add(_ column: Int32, rate: Double) {
    rates[column] = rate
    columns.append(column)
  }

  /// Adds the part of a column that moves at `rate`.
  @inline(__always) mutating func add(_ mention: Dependents.Mention, rate: Double) {
    let part = mention.coefficient * rate
    let motion = motions[mention.row]
    if motion.stamp == stamp {
      motions[mention.row].sum = motion.sum + part
      motions[mention.row].size = max(motion.size, abs(part))
    } else {
      motions[mention.row] = Motion(stamp: stamp, sum: part, size: abs(part))
      if mention.isFree { touchedRows.append(mention.row) }
    }
  }

  /// How a row's left side moves; 0 where that is what rounding left.
  @inline(__always) func rate(of row: Int32) -> Double {
    let motion = motions[row]
    if motion.stamp != stamp || Tolerance.isCancelled(motion.sum, of: motion.size) { return 0 }
    return motion.sum
  }

  /// Puts what moves in the order of its variables.
  mutating func sort(_ system: borrowing LinearSystem, using set: inout PendingSet) {
    system.sort(&columns, &numbers, using: &set)
  }
}
