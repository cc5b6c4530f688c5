/// A set of small numbers as bits, to be emptied in ascending or descending order while it grows.
struct PendingSet: ~Copyable {
  private var words = Vector<UInt64>()
  private var lowestWord = 0
  private var highestWord = -1

  /// Makes room for the numbers below `count`; the set must be empty.
  mutating func prepare(for count: Int) { words.fill((count + 63) / 64, with: 0) }

  /// Makes room for the numbers below `count`, keeping what there is.
  mutating func makeRoom(for count: Int) {
    while 64 * words.count < count { words.append(0) }
  }

  @inline(__always)
  mutating func insert(_ number: Int) {
    let word = number >> 6
    words[word] |= 1 << UInt64(number & 63)
    if highestWord < lowestWord {
      lowestWord = word
      highestWord = word
    } else if word < lowestWord {
      lowestWord = word
    } else if word > highestWord {
      highestWord = word
    }
  }

  @inline(__always)
  mutating func popFirst() -> Int? {
    while lowestWord <= highestWord {
      let word = words[lowestWord]
      if word != 0 {
        words[lowestWord] = word & (word - 1)
        return lowestWord << 6 + word.trailingZeroBitCount
      }
      lowestWord += 1
    }
    lowestWord = 0
    highestWord = -1
    return nil
  }

  @inline(__always)
  mutating func popLast() -> Int? {
    while lowestWord <= highestWord {
      let word = words[highestWord]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[highestWord] = word & ~(1 << UInt64(bit))
        return highestWord << 6 + bit
      }
      highestWord -= 1
    }
    lowestWord = 0
    highestWord = -1
    return nil
  }
}
