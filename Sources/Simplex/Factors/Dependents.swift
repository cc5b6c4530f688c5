/// What depends on columns, kept from one update to the next as long as no row takes another part.
///
/// Of the rows that mention a column most say nothing of it to an edit: its own equation, and those
/// that are inactive. They are looked through once.
struct Dependents: ~Copyable {
  private let atAddress = AtAddress()
  private struct Extent: BitwiseCopyable {
    var version: Int32 = -1
    var start: Int32 = 0
    var leaderCount: Int32 = 0
    var rowCount: Int32 = 0
  }

  private var extents = Vector<Extent>()
  private var items = Vector<Int32>()
  private var version: Int32 = 0

  /// Notes that rows take other parts, or determine other columns.
  mutating func forget() {
    if items.isEmpty { return }
    items.removeAll()
    version += 1
  }

  /// The leaders of what depends on a column at once, but for what is of its own block.
  mutating func leaders(
    of column: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) -> Range<Int> {
    let extent = extent(of: column, form, system)
    return Int(extent.start)..<Int(extent.start + extent.leaderCount)
  }

  /// The active rows that mention a column and determine none.
  mutating func rows(
    of column: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) -> Range<Int> {
    let extent = extent(of: column, form, system)
    let start = Int(extent.start + extent.leaderCount)
    return start..<start + Int(extent.rowCount)
  }

  @inline(__always) subscript(place: Int) -> Int32 { items[place] }

  @inline(__always) private mutating func extent(
    of column: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) -> Extent {
    if column < extents.count {
      let extent = extents[column]
      if extent.version == version { return extent }
    }
    return lookThrough(column, form, system)
  }

  private mutating func lookThrough(
    _ column: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) -> Extent {
    extents.extend(to: system.columnCount, with: Extent())
    var extent = Extent(version: version, start: Int32(items.count))
    let own = form.leader(of: column)
    for place in system.mentions.places(of: column) {
      let pivot = form.pivotColumns[system.mentions[place]]
      guard pivot >= 0 else { continue }
      let leader = form.leader(of: pivot)
      if leader != own { items.append(leader) }
    }
    extent.leaderCount = Int32(items.count) - extent.start
    for place in system.mentions.places(of: column) {
      let row = system.mentions[place]
      if form.pivotColumns[row] < 0, system.kind(of: row) != .none { items.append(row) }
    }
    extent.rowCount = Int32(items.count) - extent.start - extent.leaderCount
    // Nothing to list is something to know, too.
    if items.isEmpty { items.append(-1) }
    extents[column] = extent
    return extent
  }
}
