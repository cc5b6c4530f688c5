/// Pricing: which row leaves, the one whose value is farthest off its piece along its edge (dual steepest
/// edge, Forrest and Goldfarb).
extension DualSimplex {
  /// Pricing: of the slots whose values are off their pieces the one that is farthest away,
  /// measured in steps of the nonbasic columns.
  mutating func leavingSlot() -> Int? {
    while let candidate = queue.popFirst() {
      if merit(of: candidate.slot) == candidate.merit { return Int(candidate.slot) }
    }
    return nil
  }

  @inline(__always)
  private func merit(of slot: Int32) -> Double {
    let distance = distanceFromPiece(Int(head[slot]))
    return distance == 0 ? 0 : distance * distance / weights[slot]
  }

  @inline(__always)
  func distanceFromPiece(_ column: Int) -> Double {
    let value = value[column]
    let distance = max(value - high[column], low[column] - value)
    guard distance > 0 else { return 0 }
    return distance <= Tolerance.distance(at: value) ? 0 : distance
  }

  /// Notes that a basic column has another value or piece.
  @inline(__always)
  mutating func review(_ slot: Int32) {
    touched.insert(head[slot])
    enqueue(slot)
  }

  /// Puts a slot in the queue if its value lies off its piece.
  @inline(__always)
  mutating func enqueue(_ slot: Int32) {
    let merit = merit(of: slot)
    if merit > 0 { queue.insert(slot, merit: merit) }
  }
}

/// The slots that wait for pricing, by falling merit (a binary heap).
///
/// A slot is entered anew whenever its merit changes; who takes it out compares.
struct PricingQueue: ~Copyable {
  struct Candidate: BitwiseCopyable {
    var merit: Double
    var slot: Int32

    @inline(__always)
    func comesBefore(_ other: Candidate) -> Bool {
      merit > other.merit || merit == other.merit && slot < other.slot
    }
  }

  private var heap = Vector<Candidate>()

  var isEmpty: Bool { heap.count == 0 }

  mutating func removeAll() { heap.removeAll() }

  mutating func insert(_ slot: Int32, merit: Double) {
    let candidate = Candidate(merit: merit, slot: slot)
    heap.append(candidate)
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if !candidate.comesBefore(heap[parent]) { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = candidate
  }

  mutating func popFirst() -> Candidate? {
    guard heap.count > 0 else { return nil }
    let first = heap[0]
    let last = heap.removeLast()
    let count = heap.count
    guard count > 0 else { return first }
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count, heap[child + 1].comesBefore(heap[child]) { child += 1 }
      if !heap[child].comesBefore(last) { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return first
  }
}
