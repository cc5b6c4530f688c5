/// An order in which all columns can be computed that equations determine; of a block its leader.
struct ColumnOrder: ~Copyable {
  private var leaders = Vector<Int32>()
  private var places = Vector<Int32>()

  var isEmpty: Bool { leaders.isEmpty }
  var count: Int { leaders.count }

  @inline(__always) subscript(place: Int) -> Int32 { leaders[place] }

  mutating func reserve(_ count: Int) { leaders.reserve(count) }

  @inline(__always) mutating func append(_ leader: Int32) { leaders.append(leader) }

  mutating func removeAll() {
    leaders.removeAll()
    places.removeAll()
  }

  /// Makes `place(of:)` known.
  mutating func makePlaces(_ columnCount: Int) {
    if !places.isEmpty { return }
    places.extend(to: columnCount, with: -1)
    for place in 0..<leaders.count { places[leaders[place]] = Int32(place) }
  }

  @inline(__always) func place(of leader: Int32) -> Int { Int(places[leader]) }
}
