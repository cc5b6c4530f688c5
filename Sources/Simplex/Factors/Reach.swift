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

  /// The leaders found.
  private(set) var order = Vector<Int32>()
  private var stamps = Vector<Int32>()
  private var stamp: Int32 = 0
  private var stack = Vector<Frame>()
  private var knownStack = Vector<KnownFrame>()
  /// Some of what was found with the help of what is known is watched.
  private(set) var isWatched = false

  mutating func begin(_ system: borrowing LinearSystem) {
    stamps.extend(to: system.columnCount, with: 0)
    stamp += 1
    order.removeAll()
    isWatched = false
  }

  func isReached(_ leader: Int32) -> Bool { stamps[leader] == stamp }

  /// Adds the seed and everything that depends on it; `order` has what depends on others first.
  mutating func addDependents(
    of seed: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) {
    let leader = form.leader(of: seed)
    guard stamps[leader] != stamp else { return }
    enter(leader)
    while let frame = stack.last {
      let next = nextDependent(frame, form, system)
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

  private mutating func nextDependent(
    _ frame: Frame, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem
  ) -> Int32 {
    let block = form.columns[frame.leader].block
    let size = block < 0 ? 1 : form.blocks[block].size
    var (member, place) = (frame.member, frame.place)
    while member < size {
      let column =
        block < 0 ? frame.leader : form.blockColumns[form.blocks[block].start + member]
      let places = system.mentions.places(of: column)
      while Int(place) < places.count {
        let pivot = form.pivotColumns[system.mentions[places.lowerBound + Int(place)]]
        place += 1
        guard pivot >= 0 else { continue }
        let next = form.leader(of: pivot)
        if stamps[next] != stamp {
          stack[stack.count - 1].member = member
          stack[stack.count - 1].place = place
          return next
        }
      }
      member += 1
      place = 0
    }
    return -1
  }
}

// MARK: - With what is known

extension Reach {
  /// A column, or a block, and the places of what depends on it and was not looked at yet.
  struct KnownFrame: BitwiseCopyable {
    var leader: Int32
    var place: Int32
    var end: Int32
  }

  /// Adds the seed and everything that depends on it, with what is known from the updates before.
  mutating func addDependents(
    of seed: Int32, knowing dependents: inout Dependents, _ form: borrowing BlockTriangularForm,
    _ system: borrowing LinearSystem, _ partition: borrowing Partition
  ) {
    let leader = form.leader(of: seed)
    guard stamps[leader] != stamp else { return }
    var frame = enter(leader, knowing: &dependents, form, system, partition)
    while true {
      let next = nextDependent(&frame, dependents)
      if next >= 0 {
        knownStack.append(frame)
        frame = enter(next, knowing: &dependents, form, system, partition)
      } else {
        order.append(frame.leader)
        if knownStack.isEmpty { return }
        frame = knownStack.removeLast()
      }
    }
  }

  @inline(__always) private mutating func enter(
    _ leader: Int32, knowing dependents: inout Dependents, _ form: borrowing BlockTriangularForm,
    _ system: borrowing LinearSystem, _ partition: borrowing Partition
  ) -> KnownFrame {
    stamps[leader] = stamp
    let extent = dependents.extent(ofLeader: leader, form, system, partition)
    if extent.isWatched { isWatched = true }
    return KnownFrame(leader: leader, place: extent.start, end: extent.end)
  }

  /// What follows in a frame, -1 at its end.
  @inline(__always) private func nextDependent(
    _ frame: inout KnownFrame, _ dependents: borrowing Dependents
  ) -> Int32 {
    while frame.place < frame.end {
      let next = dependents[frame.place]
      frame.place += 1
      if stamps[next] != stamp { return next }
    }
    return -1
  }
}

// MARK: - Upwards

extension Reach {
  /// Adds the seed and everything it depends on; `order` has what others depend on first.
  ///
  /// - Parameter isKnown: Columns at which to stop.
  mutating func addSources(
    of seed: Int32, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem,
    isKnown: (Int32) -> Bool = { _ in false }
  ) {
    let leader = form.leader(of: seed)
    guard stamps[leader] != stamp else { return }
    if form.isParametric(leader) {
      stamps[leader] = stamp
      return
    }
    if isKnown(leader) { return }
    enter(leader)
    while let frame = stack.last {
      let next = nextSource(frame, form, system, isKnown)
      if next < 0 {
        order.append(frame.leader)
        _ = stack.popLast()
      } else {
        enter(next)
      }
    }
  }

  private mutating func nextSource(
    _ frame: Frame, _ form: borrowing BlockTriangularForm, _ system: borrowing LinearSystem,
    _ isKnown: (Int32) -> Bool
  ) -> Int32 {
    let block = form.columns[frame.leader].block
    let size = block < 0 ? 1 : form.blocks[block].size
    var (member, place) = (frame.member, frame.place)
    while member < size {
      let row =
        block < 0
        ? form.columns[frame.leader].row : form.blockRows[form.blocks[block].start + member]
      let places = system.entries(of: row)
      while Int(place) < places.count {
        let column = system.entryColumns[places.lowerBound + Int(place)]
        place += 1
        let next = form.leader(of: column)
        guard stamps[next] != stamp else { continue }
        if form.isParametric(next) {
          stamps[next] = stamp
        } else if !isKnown(next) {
          stack[stack.count - 1].member = member
          stack[stack.count - 1].place = place
          return next
        }
      }
      member += 1
      place = 0
    }
    return -1
  }
}
