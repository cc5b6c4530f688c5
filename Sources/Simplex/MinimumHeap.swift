/// Numbers of which the smallest is taken next.
struct MinimumHeap {
  private var items: ContiguousArray<Int32> = []

  mutating func insert(_ item: Int32) {
    items.append(item)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child] < items[parent] else { return }
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popMinimum() -> Int32? {
    guard let minimum = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return minimum }
    items[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < items.count else { return minimum }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < items[parent] else { return minimum }
      items.swapAt(child, parent)
      parent = child
    }
  }
}
