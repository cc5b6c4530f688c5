/// From the caller's numbers to dense ones.
///
/// Callers mostly count their variables and constraints: numbers that are hardly larger than there are
/// many have a place in a list, where those of neighbours are neighbours too.
struct IntegerMap: ~Copyable {
  /// By key, -1 for one that is not in.
  private var listed = Vector<Int32>()
  private var listedCount = 0
  /// The keys that are not in the list.
  private var scattered: [Int: Int32] = [:]

  /// The number of `key`, -1 if it has none.
  @inline(__always) func value(of key: Int) -> Int32 {
    0..<listed.count ~= key ? listed[key] : scattered[key] ?? -1
  }

  /// Gives a number to a key that has none.
  @inline(__always) mutating func insert(_ value: Int32, for key: Int) {
    if 0..<listed.count ~= key {
      listed[key] = value
      listedCount += 1
    } else {
      insertBeyond(value, for: key)
    }
  }

  private mutating func insertBeyond(_ value: Int32, for key: Int) {
    if key >= listed.count, key <= 2 * (listedCount + scattered.count) + 64 {
      extendList(to: max(key + 1, 2 * listed.count))
      insert(value, for: key)
    } else {
      scattered[key] = value
    }
  }

  /// Takes the number from a key.
  mutating func remove(_ key: Int) {
    guard 0..<listed.count ~= key else {
      scattered[key] = nil
      return
    }
    if listed[key] >= 0 { listedCount -= 1 }
    listed[key] = -1
  }

  /// Whether every key has its place in the list.
  var isListed: Bool { scattered.isEmpty }

  /// One more than the largest key that has a place in the list.
  var listEnd: Int { listed.count }

  private mutating func extendList(to length: Int) {
    listed.extend(to: length, with: -1)
    for (key, value) in scattered where 0..<length ~= key {
      scattered[key] = nil
      insert(value, for: key)
    }
  }
}
