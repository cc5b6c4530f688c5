/// What depends on columns, kept from one update to the next as long as no row takes another part.
///
/// Of the rows that mention a column most say nothing of it to an edit: its own equation, those that
/// are inactive, and optional ones whose columns equations determine. They are looked through once.
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
    /// -1 for one that has none yet.
    fileprivate var rank: Int32 = -1
  }

  /// That a row mentions a column.
  struct Mention: BitwiseCopyable {
    var row: Int32
    /// The rank of what the row determines, -1 for nothing.
    var rank: Int32
    var coefficient: Double
  }

  /// Where something is listed that is known of a column.
  struct Known: BitwiseCopyable {
    var version: Int32 = -1
    var start: Int32 = 0
    var end: Int32 = 0

    var places: Range<Int> { Int(start)..<Int(end) }
  }

  /// A column, or a block, that has a rank.
  struct Ranked: BitwiseCopyable {
    /// The column, or the one that leads the block.
    var leader: Int32
    /// The row that determines a single column, -1 for a block.
    var row: Int32
    /// The column's coefficient there.
    var pivot: Double
    fileprivate var start: Int32
    fileprivate var end: Int32

    /// The places of what mentions a single column.
    @inline(__always) var mentions: Range<Int> { Int(start)..<Int(end) }
  }

  private var extents = Vector<Extent>()
  private var watching = Vector<Known>()
  private var mentioning = Vector<Known>()
  private var items = Vector<Int32>()
  private var mentions = Vector<Mention>()
  private var ranked = Vector<Ranked>()
  /// What is gone through on the way to a rank, each with what is left of its list.
  private var path = Vector<Step>()
  private var version: Int32 = 0

  /// Notes that rows take other parts, determine other columns, or are in other components.
  mutating func forget() {
    if items.isEmpty { return }
    items.removeAll()
    mentions.removeAll()
    ranked.removeAll()
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

  /// Those of the active rows that mention a column and determine none that are to be looked at again
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

  /// The places, for `self[mention:]`, of the rows that mention a column and determine another one that
  /// is not of its block, or none and are active. What depends on the column has a rank.
  @inline(__always) mutating func mentions(
    of column: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) -> Range<Int> {
    if column < mentioning.count {
      let known = mentioning[column]
      if known.version == version { return known.places }
    }
    return lookThroughMentions(of: column, form, system)
  }

  @inline(__always) subscript(mention place: Int) -> Mention { mentions[place] }
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

  private mutating func lookThroughMentions(
    of column: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) -> Range<Int> {
    mentioning.extend(to: system.columnCount, with: Known())
    let leader = form.leader(of: column)
    let start = Int32(mentions.count)
    for place in system.mentions.places(of: column) {
      let row = system.mentions[place]
      let pivot = form.pivotColumns[row]
      guard pivot >= 0 || system.kind(of: row) != .none else { continue }
      let determined = pivot < 0 ? -1 : form.leader(of: pivot)
      if determined == leader { continue }
      mentions.append(
        Mention(
          row: row, rank: determined < 0 ? -1 : extents[determined].rank,
          coefficient: system.coefficient(of: column, in: row)))
    }
    let known = Known(version: version, start: start, end: Int32(mentions.count))
    noteSomething()
    mentioning[column] = known
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

// MARK: - Ranks

extension Dependents {
  struct Step: BitwiseCopyable {
    var leader: Int32
    var place: Int32
    var end: Int32
  }

  /// The rank of a column, or of the block that it leads: higher than those of all that depends on it.
  /// (Depth first: what depends on it has its rank before.)
  mutating func rank(
    ofLeader leader: Int32, _ form: borrowing BlockTriangularForm,
    _ system: borrowing LinearSystem, _ partition: borrowing Partition
  ) -> Int32 {
    beginStep(leader, form, system, partition)
    while let step = path.last {
      if step.place < step.end {
        path[path.count - 1].place += 1
        beginStep(items[step.place], form, system, partition)
      } else {
        extents[step.leader].rank = Int32(ranked.count)
        addRanked(step.leader, form, system)
        _ = path.popLast()
      }
    }
    return extents[leader].rank
  }

  @inline(__always) func ranked(_ rank: Int) -> Ranked { ranked[rank] }

  private mutating func addRanked(
    _ leader: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) {
    let column = form.columns[leader]
    let isSingle = column.block < 0
    let places = isSingle ? mentions(of: leader, form, system) : 0..<0
    ranked.append(
      Ranked(
        leader: leader, row: isSingle ? column.row : -1, pivot: column.pivot,
        start: Int32(places.lowerBound), end: Int32(places.upperBound)))
  }

  private mutating func beginStep(
    _ leader: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem,
    _ partition: borrowing Partition
  ) {
    let extent = extent(ofLeader: leader, form, system, partition)
    if extent.rank >= 0 { return }
    path.append(Step(leader: leader, place: extent.start, end: extent.end))
  }
}
