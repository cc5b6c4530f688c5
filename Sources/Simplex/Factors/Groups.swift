/// The pivots of an elimination by group, each group's in the order found.
struct GroupMembers: ~Copyable {
  /// Where each group begins, and the end.
  private var starts = Vector<Int32>()
  private(set) var pivots = Vector<Int32>()
  /// The subtractions by group, each group's in their order.
  private var operationStarts = Vector<Int32>()
  private(set) var operations = Vector<Int32>()

  var count: Int { starts.count - 1 }

  /// The places of a group's pivots in `pivots`.
  func pivots(of group: Int) -> Range<Int> { Int(starts[group])..<Int(starts[group + 1]) }

  /// The places of a group's subtractions in `operations`.
  func operations(of group: Int) -> Range<Int> {
    Int(operationStarts[group])..<Int(operationStarts[group + 1])
  }

  init(_ elimination: inout Elimination) {
    let count = elimination.numberGroups()
    var ends = Vector<Int32>()
    ends.append(repeating: 0, count: count)
    for index in 0..<elimination.pivots.count { ends[elimination.pivotGroups[index]] += 1 }
    Self.accumulate(&ends, into: &starts)
    pivots.append(repeating: 0, count: elimination.pivots.count)
    for index in 0..<elimination.pivots.count {
      let group = elimination.pivotGroups[index]
      pivots[ends[group]] = Int32(index)
      ends[group] += 1
    }
    sortOperations(elimination, count)
  }

  private mutating func sortOperations(_ elimination: borrowing Elimination, _ count: Int) {
    func group(_ index: Int) -> Int32 {
      let source = elimination.operations[index].source
      return elimination.pivotGroups[elimination.pivotIndex(of: source)]
    }
    var ends = Vector<Int32>()
    ends.append(repeating: 0, count: count)
    for index in 0..<elimination.operations.count { ends[group(index)] += 1 }
    Self.accumulate(&ends, into: &operationStarts)
    operations.append(repeating: 0, count: elimination.operations.count)
    for index in 0..<elimination.operations.count {
      let group = group(index)
      operations[ends[group]] = Int32(index)
      ends[group] += 1
    }
  }

  /// Turns lengths into the places where each begins.
  private static func accumulate(_ lengths: inout Vector<Int32>, into starts: inout Vector<Int32>) {
    var start: Int32 = 0
    for index in 0..<lengths.count {
      let length = lengths[index]
      starts.append(start)
      lengths[index] = start
      start += length
    }
    starts.append(start)
  }
}

/// Unites groups that need each other (strongly connected components, after Tarjan).
struct GroupCircles: ~Copyable {
  struct Frame: BitwiseCopyable {
    var group: Int32
    /// How far the pivots of the group are looked through.
    var pivot: Int32
    var entry: Int32
  }

  private var numbers = Vector<Int32>()
  private var lowest = Vector<Int32>()
  private var isOnStack = Vector<Bool>()
  /// For each group its pivots, linked.
  private var firstPivot = Vector<Int32>()
  private var nextPivot = Vector<Int32>()
  private var stack = Vector<Int32>()
  private var frames = Vector<Frame>()
  private var count: Int32 = 0
  private var circles = Vector<Circle>()
  private var order = Vector<Int32>()

  /// Two groups that need each other.
  struct Circle: BitwiseCopyable {
    var first: Int32
    var second: Int32
  }

  init(_ elimination: inout Elimination) {
    let groups = elimination.numberGroups()
    numbers.append(repeating: -1, count: groups)
    lowest.append(repeating: -1, count: groups)
    isOnStack.append(repeating: false, count: groups)
    firstPivot.append(repeating: -1, count: groups)
    nextPivot.append(repeating: -1, count: elimination.pivots.count)
    for index in 0..<elimination.pivots.count {
      let group = elimination.pivotGroups[index]
      nextPivot[index] = firstPivot[group]
      firstPivot[group] = Int32(index)
    }
  }

  /// - Returns: A pivot of each group that is left, those of groups that others need before theirs.
  consuming func unite(
    in elimination: inout Elimination, _ system: borrowing LinearSystem
  ) -> Vector<Int32> {
    for index in 0..<elimination.pivots.count {
      let group = elimination.pivotGroups[index]
      if numbers[group] < 0 { search(from: group, elimination, system) }
    }
    for index in 0..<circles.count {
      elimination.unite(
        elimination.pivots[firstPivot[circles[index].first]].row,
        elimination.pivots[firstPivot[circles[index].second]].row)
    }
    return order
  }

  private mutating func search(
    from root: Int32, _ elimination: borrowing Elimination, _ system: borrowing LinearSystem
  ) {
    enter(root)
    while var frame = frames.last {
      let next = nextGroup(&frame, elimination, system)
      frames[frames.count - 1] = frame
      if next < 0 {
        leave(frame.group)
      } else if numbers[next] < 0 {
        enter(next)
      } else if isOnStack[next] {
        lowest[frame.group] = min(lowest[frame.group], numbers[next])
      }
    }
  }

  private mutating func enter(_ group: Int32) {
    numbers[group] = count
    lowest[group] = count
    count += 1
    isOnStack[group] = true
    stack.append(group)
    frames.append(Frame(group: group, pivot: firstPivot[group], entry: 0))
  }

  private mutating func leave(_ group: Int32) {
    _ = frames.popLast()
    if let above = frames.last { lowest[above.group] = min(lowest[above.group], lowest[group]) }
    guard lowest[group] == numbers[group] else { return }
    order.append(firstPivot[group])
    while let member = stack.popLast() {
      isOnStack[member] = false
      if member == group { return }
      circles.append(Circle(first: group, second: member))
    }
  }

  /// The next group of chosen pivots that a group needs, -1 at the end.
  private func nextGroup(
    _ frame: inout Frame, _ elimination: borrowing Elimination, _ system: borrowing LinearSystem
  ) -> Int32 {
    while frame.pivot >= 0 {
      let entries = system.entries(of: elimination.pivots[frame.pivot].row)
      while entries.lowerBound + Int(frame.entry) < entries.upperBound {
        let column = system.entryColumns[entries.lowerBound + Int(frame.entry)]
        frame.entry += 1
        let pivot = elimination.pivotIndex(ofColumn: column)
        guard pivot >= 0 else { continue }
        let group = elimination.pivotGroups[pivot]
        if group != frame.group { return group }
      }
      frame.pivot = nextPivot[frame.pivot]
      frame.entry = 0
    }
    return -1
  }
}
