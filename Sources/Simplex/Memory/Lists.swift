/// Growing lists of numbers, one for each owner, in one vector.
struct Lists: ~Copyable {
  struct Extent: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  private var extents = Vector<Extent>()
  private var items = Vector<Int32>()
  private var unused = 0

  mutating func addOwners(upTo count: Int) { extents.extend(to: count, with: Extent()) }

  @inline(__always) func count(of owner: Int32) -> Int { Int(extents[owner].count) }

  /// The places of an owner's items, for `self[_:]`; good until an item is added to any list.
  @inline(__always) func places(of owner: Int32) -> Range<Int> {
    let extent = extents[owner]
    return Int(extent.start)..<Int(extent.start + extent.count)
  }

  @inline(__always) subscript(place: Int) -> Int32 { items[place] }

  mutating func reserve(owners: Int) { extents.reserve(owners) }

  mutating func append(_ item: Int32, to owner: Int32) {
    let extent = extents[owner]
    if extent.count == extent.capacity { relocate(owner) }
    let place = Int(extents[owner].start + extents[owner].count)
    items[place] = item
    extents[owner].count += 1
  }

  /// Takes out one occurrence of `item`; the last item takes its place.
  mutating func remove(_ item: Int32, from owner: Int32) {
    for place in places(of: owner) where items[place] == item {
      let last = Int(extents[owner].start + extents[owner].count - 1)
      items[place] = items[last]
      extents[owner].count -= 1
      return
    }
  }

  mutating func removeAll(of owner: Int32) { extents[owner].count = 0 }

  private mutating func relocate(_ owner: Int32) {
    if unused > items.count / 2 + 64 { compact() }
    let extent = extents[owner]
    let capacity = max(2 * extent.capacity, 4)
    let start = items.count
    for place in places(of: owner) { items.append(items[place]) }
    items.append(repeating: 0, count: Int(capacity - extent.count))
    extents[owner] = Extent(start: Int32(start), count: extent.count, capacity: capacity)
    unused += Int(extent.capacity)
  }

  private mutating func compact() {
    var packed = Vector<Int32>(capacity: items.count)
    for owner in 0..<Int32(extents.count) {
      let start = packed.count
      for place in places(of: owner) { packed.append(items[place]) }
      let count = extents[owner].count
      extents[owner] = Extent(start: Int32(start), count: count, capacity: count)
    }
    items = packed
    unused = 0
  }
}
