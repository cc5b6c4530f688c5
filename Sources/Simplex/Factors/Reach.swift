/// What depends on columns and what they depend on, in an order in which they can be computed
/// (the symbolic half of a sparse triangular solve, after Gilbert and Peierls): a depth-first
/// search costs no more than the columns that it finds.
struct Reach: ~Copyable {
  private let atAddress = AtAddress()
  struct Frame: BitwiseCopyable {
    var leader: Int32
    /// How far the block and the list of its member are looked through.
    var member: Int32
    var place: Int32
  }

  private enum Direction {
    /// To what is computed from a column: along the rows that mention it.
    case dependents
    /// To what a column is computed from: along the entries of its row.
    case sources
  }

  /// The leaders found.
  private(set) var order = Vector<Int32>()
  private var stamps = Vector<Int32>()
  private var stamp: Int32 = 0
  private var stack = Vector<Frame>()

  mutating func begin(_ system: borrowing LinearSystem) {
    stamps.extend(to: system.columnCount, with: 0)
    stamp += 1
    order.removeAll()
  }

  func isReached(_ leader: Int32) -> Bool { stamps[leader] == stamp }

  /// Adds the seed and everything that depends on it; `order` has what depends on others first.
  mutating func addDependents(
    of seed: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) {
    search(from: form.leader(of: seed), to: .dependents, form, system) { _ in false }
  }

  /// Adds the seed and everything it depends on; `order` has what others depend on first. Parametric
  /// columns are reached, and not in the order.
  ///
  /// - Parameter isKnown: Columns at which to stop.
  mutating func addSources(
    of seed: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem,
    isKnown: (Int32) -> Bool = { _ in false }
  ) {
    let leader = form.leader(of: seed)
    if form.isParametric(leader) {
      stamps[leader] = stamp
    } else if !isKnown(leader) {
      search(from: leader, to: .sources, form, system, isKnown)
    }
  }

  @inline(__always) private mutating func search(
    from leader: Int32, to direction: Direction, _ form: borrowing BlockTriangularForm,
    _ system: borrowing LinearSystem, _ isKnown: (Int32) -> Bool
  ) {
    if isReached(leader) { return }
    enter(leader)
    while let frame = stack.last {
      let next = next(frame, direction, form, system, isKnown)
      if next < 0 {
        order.append(frame.leader)
        _ = stack.popLast()
      } else {
        enter(next)
      }
    }
  }

  private mutating func enter(_ leader: Int32) {
    stamps[leader] = stamp
    stack.append(Frame(leader: leader, member: 0, place: 0))
  }

  /// The next one to look at from what a frame is about, -1 at the end.
  @inline(__always) private mutating func next(
    _ frame: Frame, _ direction: Direction, _ form: borrowing BlockTriangularForm,
    _ system: borrowing LinearSystem, _ isKnown: (Int32) -> Bool
  ) -> Int32 {
    let column = form.columns[frame.leader]
    let block = column.block < 0 ? 0..<1 : form.places(of: column.block)
    var (member, place) = (Int(frame.member), Int(frame.place))
    while member < block.count {
      let (own, row) =
        column.block < 0
        ? (frame.leader, column.row)
        : (form.blockColumns[block.lowerBound + member], form.blockRows[block.lowerBound + member])
      let list =
        direction == .dependents ? system.mentions.places(of: own) : system.entries(of: row)
      while place < list.count {
        let entry = list.lowerBound + place
        place += 1
        let other =
          direction == .dependents
          ? form.pivotColumns[system.mentions[entry]] : system.entryColumns[entry]
        if other < 0 { continue }
        let next = form.leader(of: other)
        if isReached(next) { continue }
        if form.isParametric(next) {
          stamps[next] = stamp
        } else if !isKnown(next) {
          stack[stack.count - 1].member = Int32(member)
          stack[stack.count - 1].place = Int32(place)
          return next
        }
      }
      member += 1
      place = 0
    }
    return -1
  }
}
