/// From scattered numbers to dense ones (open addressing, linear probing).
struct HashedIntegerMap: ~Copyable {
  private var keys = Vector<Int>()
  /// -1 for a place that is free.
  private var values = Vector<Int32>()
  private var shift = 64
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The number of `key`, -1 if it has none.
  func value(of key: Int) -> Int32 {
    if isEmpty { return -1 }
    var place = home(of: key)
    while values[place] >= 0 {
      if keys[place] == key { return values[place] }
      place = (place + 1) & (values.count - 1)
    }
    return -1
  }

  /// Gives a number to a key that has none.
  mutating func insert(_ value: Int32, for key: Int) {
    if 2 * (count + 1) > values.count { makeRoom(max(2 * values.count, 8)) }
    place(value, key)
    count += 1
  }

  /// Takes the number from a key, closing the gap that is left in the run of places.
  mutating func remove(_ key: Int) {
    if isEmpty { return }
    let mask = values.count - 1
    var gap = home(of: key)
    while keys[gap] != key || values[gap] < 0 {
      if values[gap] < 0 { return }
      gap = (gap + 1) & mask
    }
    count -= 1
    var next = (gap + 1) & mask
    while values[next] >= 0 {
      if (next - home(of: keys[next])) & mask >= (next - gap) & mask {
        keys[gap] = keys[next]
        values[gap] = values[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    values[gap] = -1
  }

  mutating func reserve(_ expected: Int) {
    var size = max(values.count, 8)
    while size < 2 * expected { size *= 2 }
    if size > values.count { makeRoom(size) }
  }

  /// Takes all keys from 0 to below `limit` out.
  mutating func takeKeys(below limit: Int) -> [(key: Int, value: Int32)] {
    var taken: [(key: Int, value: Int32)] = []
    for place in 0..<values.count where values[place] >= 0 && 0..<limit ~= keys[place] {
      taken.append((keys[place], values[place]))
    }
    for (key, _) in taken { remove(key) }
    return taken
  }

  private func home(of key: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(key)) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  private mutating func place(_ value: Int32, _ key: Int) {
    var place = home(of: key)
    while values[place] >= 0 { place = (place + 1) & (values.count - 1) }
    keys[place] = key
    values[place] = value
  }

  /// - Parameter size: A power of two.
  private mutating func makeRoom(_ size: Int) {
    var oldKeys = Vector<Int>(capacity: size)
    var oldValues = Vector<Int32>(capacity: size)
    swap(&oldKeys, &keys)
    swap(&oldValues, &values)
    keys.append(repeating: 0, count: size)
    values.append(repeating: -1, count: size)
    shift = 64 - size.trailingZeroBitCount
    for index in 0..<oldValues.count where oldValues[index] >= 0 {
      place(oldValues[index], oldKeys[index])
    }
  }
}
