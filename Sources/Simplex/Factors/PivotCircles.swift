/// The pivots of an elimination by circles: those whose columns need each other, as few as can be
/// (strongly connected components, after Tarjan).
///
/// What a column needs are the others in its equation as it stands. Subtracting does not matter: what
/// that brings into an equation comes from columns that it needs anyway, and leaves those of its own
/// circle as they are, unless both equations are of one circle.
struct PivotCircles: ~Copyable {
  private struct Frame: BitwiseCopyable {
    var pivot: Int32
    /// How far its equation is looked through.
    var entry: Int32
  }

  /// Circle by circle, those that others need before theirs; within one in the order found.
  private(set) var pivots = Vector<Int32>()
  /// Where each circle ends.
  private var ends = Vector<Int32>()
  /// By pivot its circle, -1 before that is known.
  private var circles = Vector<Int32>()
  private var numbers = Vector<Int32>()
  private var lowest = Vector<Int32>()
  private var stack = Vector<Int32>()
  private var frames = Vector<Frame>()
  /// By circle the first of the subtractions between two of its equations, and by subtraction the
  /// next one, -1 at the end.
  private var firstOperation = Vector<Int32>()
  private var nextOperation = Vector<Int32>()

  init(_ elimination: borrowing Elimination, _ system: borrowing LinearSystem) {
    let count = elimination.pivots.count
    pivots.reserve(count)
    circles.append(repeating: -1, count: count)
    numbers.append(repeating: -1, count: count)
    lowest.append(repeating: -1, count: count)
    var found: Int32 = 0
    for pivot in 0..<Int32(count) where numbers[pivot] < 0 {
      search(from: pivot, &found, elimination, system)
    }
    linkOperations(elimination)
  }

  var count: Int { ends.count }

  /// The places of a circle's pivots in `pivots`.
  func places(of circle: Int) -> Range<Int> {
    (circle > 0 ? Int(ends[circle - 1]) : 0)..<Int(ends[circle])
  }

  /// Whether two pivots are of one circle.
  func areOne(_ first: Int32, _ second: Int32) -> Bool { circles[first] == circles[second] }

  /// Goes through the subtractions between two equations of a circle, in their order.
  func forEachOperation(of circle: Int, _ body: (_ operation: Int32) -> Void) {
    var operation = firstOperation[circle]
    while operation >= 0 {
      body(operation)
      operation = nextOperation[operation]
    }
  }

  private mutating func search(
    from root: Int32, _ found: inout Int32, _ elimination: borrowing Elimination,
    _ system: borrowing LinearSystem
  ) {
    enter(root, &found)
    while var frame = frames.last {
      let next = nextNeeded(&frame, elimination, system)
      frames[frames.count - 1] = frame
      if next < 0 {
        leave(frame.pivot)
      } else if numbers[next] < 0 {
        enter(next, &found)
      } else if circles[next] < 0 {
        lowest[frame.pivot] = min(lowest[frame.pivot], numbers[next])
      }
    }
  }

  private mutating func enter(_ pivot: Int32, _ found: inout Int32) {
    numbers[pivot] = found
    lowest[pivot] = found
    found += 1
    stack.append(pivot)
    frames.append(Frame(pivot: pivot, entry: 0))
  }

  private mutating func leave(_ pivot: Int32) {
    _ = frames.popLast()
    if let above = frames.last { lowest[above.pivot] = min(lowest[above.pivot], lowest[pivot]) }
    guard lowest[pivot] == numbers[pivot] else { return }
    let first = pivots.count
    repeat {
      let member = stack.removeLast()
      circles[member] = Int32(ends.count)
      pivots.append(member)
    } while circles[pivot] < 0
    ends.append(Int32(pivots.count))
    pivots.sort(first..<pivots.count) { $0 < $1 }
  }

  /// The next pivot whose column another one's equation mentions, -1 at the end.
  private func nextNeeded(
    _ frame: inout Frame, _ elimination: borrowing Elimination, _ system: borrowing LinearSystem
  ) -> Int32 {
    let entries = system.entries(of: elimination.pivots[frame.pivot].row)
    while Int(frame.entry) < entries.count {
      let column = system.entryColumns[entries.lowerBound + Int(frame.entry)]
      frame.entry += 1
      let pivot = elimination.pivotIndex(ofColumn: column)
      if pivot >= 0, pivot != frame.pivot { return pivot }
    }
    return -1
  }

  private mutating func linkOperations(_ elimination: borrowing Elimination) {
    firstOperation.append(repeating: -1, count: ends.count)
    nextOperation.append(repeating: -1, count: elimination.operations.count)
    for index in (0..<elimination.operations.count).reversed() {
      let operation = elimination.operations[index]
      let target = elimination.pivotIndex(of: operation.target)
      let circle = circles[elimination.pivotIndex(of: operation.source)]
      guard target >= 0, circles[target] == circle else { continue }
      nextOperation[index] = firstOperation[circle]
      firstOperation[circle] = Int32(index)
    }
  }
}
