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
