/// Things that are taken once each, in their order: the first of all, or the first with a key.
///
/// - Complexity: O(*n*) for taking all of *n*.
struct OrderedPool<Key: Hashable, Element> {
  private var elements: [Element?]
  private let keys: [Key]
  private var places: [Key: Places] = [:]
  /// Before it all are taken.
  private var start = 0

  private struct Places {
    var all: [Int] = []
    var next = 0
  }

  init(_ elements: [Element], by key: (Element) -> Key) {
    self.elements = elements
    keys = elements.map(key)
    for (place, key) in keys.enumerated() { places[key, default: Places()].all.append(place) }
  }

  /// The key of the first that is left.
  mutating func firstKey() -> Key? {
    while start < elements.count, elements[start] == nil { start += 1 }
    return start < elements.count ? keys[start] : nil
  }

  mutating func takeFirstOfAll() -> Element? { firstKey().flatMap { takeFirst($0) } }

  mutating func takeFirst(_ key: Key) -> Element? {
    guard var known = places[key], known.next < known.all.count else { return nil }
    let place = known.all[known.next]
    known.next += 1
    places[key] = known
    return elements[place].take()
  }

  mutating func takeAll(_ key: Key) -> [Element] {
    var taken: [Element] = []
    while let next = takeFirst(key) { taken.append(next) }
    return taken
  }
}
