/// What depends on columns, kept from one update to the next as long as no row takes another part.
///
/// Of the rows that mention a column most say nothing of it to an edit: its own equation, those that
/// are broken, and optional ones whose columns equations determine. They are looked through once.
struct Dependents: ~Copyable {
  private let atAddress = AtAddress()
  /// What is known of a column that others depend on, or of a block.
  struct Extent: BitwiseCopyable {
    fileprivate var version: Int32 = -1
    /// The places of the leaders of what depends on it at once.
    var start: Int32 = 0
    var end: Int32 = 0
    /// Some row watches it, or what is computed of it is to be looked at again.
    var isWatched = false
  }

  /// Where something is listed that is known of a column.
  struct Known: BitwiseCopyable {
    var version: Int32 = -1
    var start: Int32 = 0
    var end: Int32 = 0

    var places: Range<Int> { Int(start)..<Int(end) }
  }

  private var extents = Vector<Extent>()
  private var watching = Vector<Known>()
  private var items = Vector<Int32>()
  private var version: Int32 = 0

  /// Notes that rows take other parts, determine other columns, or are in other components.
  mutating func forget() {
    if items.isEmpty { return }
    items.removeAll()
    version += 1
  }

  @inline(__always) subscript(place: Int) -> Int32 { items[place] }
  @inline(__always) subscript(place: Int32) -> Int32 { items[place] }

  /// What depends on a column, or on the block that it leads.
  @inline(__always) mutating func extent(
    ofLeader leader: Int32, _ form: borrowing BlockTriangularForm,
    _ system: borrowing LinearSystem, _ partition: borrowing Partition
  ) -> Extent {
    if leader < extents.count {
      let extent = extents[leader]
      if extent.version == version { return extent }
    }
    return lookThrough(leader, form, system, partition)
  }

  /// Those of the rows that mention a column and determine none that are to be looked at again
  /// when the column moves: they are in a component, or required.
  @inline(__always) mutating func watchingRows(
    of column: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem,
    _ partition: borrowing Partition
  ) -> Range<Int> {
    if column < watching.count {
      let known = watching[column]
      if known.version == version { return known.places }
    }
    return lookThroughWatching(column, form, system, partition)
  }
}

// MARK: - Looking through

extension Dependents {
  private mutating func lookThrough(
    _ leader: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem,
    _ partition: borrowing Partition
  ) -> Extent {
    extents.extend(to: system.columnCount, with: Extent())
    var isWatched = false
    form.forEachColumn(ofBlockOf: leader) { column in
      if !watchingRows(of: column, form, system, partition).isEmpty { isWatched = true }
    }
    let block = form.columns[leader].block
    if block >= 0, form.blocks[block].isDelicate { isWatched = true }
    let start = Int32(items.count)
    form.forEachColumn(ofBlockOf: leader) { column in
      for place in system.mentions.places(of: column) {
        let pivot = form.pivotColumns[system.mentions[place]]
        guard pivot >= 0 else { continue }
        let other = form.leader(of: pivot)
        if other != leader { items.append(other) }
      }
    }
    let extent = Extent(
      version: version, start: start, end: Int32(items.count), isWatched: isWatched)
    noteSomething()
    extents[leader] = extent
    return extent
  }

  private mutating func lookThroughWatching(
    _ column: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem,
    _ partition: borrowing Partition
  ) -> Range<Int> {
    watching.extend(to: system.columnCount, with: Known())
    let start = Int32(items.count)
    for place in system.mentions.places(of: column) {
      let row = system.mentions[place]
      if form.pivotColumns[row] < 0, watches(row, system, partition) { items.append(row) }
    }
    let known = Known(version: version, start: start, end: Int32(items.count))
    noteSomething()
    watching[column] = known
    return known.places
  }

  private func watches(
    _ row: Int32, _ system: borrowing LinearSystem, _ partition: borrowing Partition
  ) -> Bool {
    switch system.kind(of: row) {
    case .equation: true
    case .other: partition.componentOfRow[row] >= 0 || system.heads[row].isRequired
    case .none, .wish: false
    }
  }

  /// Nothing to list is something to know, too.
  private mutating func noteSomething() { if items.isEmpty { items.append(-1) } }
}
