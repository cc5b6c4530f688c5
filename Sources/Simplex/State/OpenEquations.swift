/// Equations that were deactivated and keep their place in the factors.
///
/// Row i reads `a · x − s = 0`. While it is active its activity `s` is its constant; deactivated, `s` is
/// a parametric column of its own, and what depends on the row moves along a line with it. No factor
/// changes: one number is settled, and what was before is kept for when the row is activated again.
///
/// - Invariant: no column has to do with two of the rows, and none of them with an update since. Who
///   touches a column that is held lets all rows go first.
struct OpenEquations: ~Copyable {
  struct Open: BitwiseCopyable {
    var row: Int32
    /// The places of what is held for it.
    var start: Int
    var end: Int

    var count: Int { end - start }
  }

  /// A column that is held.
  struct Held: BitwiseCopyable {
    var column: Int32
    /// What it was before.
    var former: Double
  }

  /// In the order in which they were opened.
  private var equations = Vector<Open>()
  /// What is held for one after another, with gaps where some were closed.
  private var held = Vector<Held>()
  private var isHeld = Vector<Bool>()

  /// A row is looked for among the others one by one.
  private static let limit = 32

  var isEmpty: Bool { equations.isEmpty }
  var isFull: Bool { equations.count >= Self.limit }
  var last: Int32? { equations.last?.row }

  func contains(_ row: Int32) -> Bool { place(of: row) != nil }

  /// Whether a column moves with one of the rows, or is mentioned together with one that does.
  @inline(__always) func holds(_ column: Int32) -> Bool { !equations.isEmpty && isHeld(column) }

  /// The same where the first row is about to be added.
  func isHeld(_ column: Int32) -> Bool { column < isHeld.count && isHeld[column] }

  /// Makes room for a row to be added, and for columns to be held for it.
  mutating func prepare(for columnCount: Int) {
    isHeld.extend(to: columnCount, with: false)
    held.truncate(to: equations.last?.end ?? 0)
    var count = 0
    for place in 0..<equations.count { count += equations[place].count }
    if held.count > 2 * count { closeGaps() }
  }

  private mutating func closeGaps() {
    var end = 0
    for place in 0..<equations.count {
      let open = equations[place]
      for offset in 0..<open.count { held[end + offset] = held[open.start + offset] }
      equations[place].start = end
      end += open.count
      equations[place].end = end
    }
    held.truncate(to: end)
  }

  /// Holds a column for the row that is added next.
  @inline(__always) mutating func hold(_ column: Int32, was value: Double) {
    held.append(Held(column: column, former: value))
    isHeld[column] = true
  }

  /// Adds a row, for which the last `count` columns are held.
  mutating func add(_ row: Int32, holding count: Int) {
    equations.append(Open(row: row, start: held.count - count, end: held.count))
  }

  /// Lets a row go.
  ///
  /// - Returns: The places of what is held for it, for `letGo` before another row is added.
  mutating func remove(_ row: Int32) -> Range<Int> {
    guard let place = place(of: row) else { return 0..<0 }
    let open = equations[place]
    for later in place + 1..<equations.count { equations[later - 1] = equations[later] }
    equations.truncate(to: equations.count - 1)
    return open.start..<open.end
  }

  /// Lets a column go.
  @inline(__always) func letGo(at place: Int) -> Held {
    let known = held[place]
    isHeld[known.column] = false
    return known
  }

  private func place(of row: Int32) -> Int? {
    for place in 0..<equations.count where equations[place].row == row { return place }
    return nil
  }
}
