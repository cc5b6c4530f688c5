/// Raw memory for plain numbers, kept and grown from one use to the next: what the search for an
/// optimum keeps its rows, factors and multipliers in.
///
/// Indices are checked in builds compiled with `TSUME_CHECKS`.
@safe struct Block<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 8
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: 8)
  }

  deinit { unsafe base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      check(index)
      return unsafe base[index]
    }
    nonmutating set {
      check(index)
      unsafe base[index] = newValue
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    unsafe base[count] = element
    count += 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    check(count - 1)
    count -= 1
    return unsafe base[count]
  }

  mutating func removeAll() { count = 0 }

  /// Makes `count` elements, all of them `element`.
  mutating func fill(_ count: Int, with element: Element) {
    if count > capacity { reserve(count) }
    self.count = count
    unsafe base.update(repeating: element, count: count)
  }

  /// Lets go of what is beyond the first `count` elements, or adds more of `element`.
  mutating func resize(to count: Int, with element: Element) {
    if count > capacity { reserve(count) }
    if count > self.count {
      unsafe (base + self.count).update(repeating: element, count: count - self.count)
    }
    self.count = count
  }

  private mutating func reserve(_ needed: Int) {
    let larger = max(needed, 2 * capacity)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe fresh.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = unsafe fresh
    capacity = larger
  }

  @inline(__always)
  private func check(_ index: Int) {
    #if TSUME_CHECKS
      precondition(0 <= index && index < count, "\(index) is outside of the block's \(count)")
    #endif
  }
}

/// A set of small numbers as bits, to be emptied in ascending or descending order while it grows.
struct PendingSet: ~Copyable {
  private var words = Block<UInt64>()
  private var lowestWord = 0
  private var highestWord = -1

  /// Makes room for the numbers below `count`; the set must be empty.
  mutating func prepare(for count: Int) { words.fill((count + 63) / 64, with: 0) }

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

/// A vector most of whose entries are zero: dense values, and where they may differ from zero.
struct WorkVector: ~Copyable {
  private(set) var values = Block<Double>()
  private(set) var indices = Block<Int32>()
  private var isListed = Block<Bool>()

  mutating func prepare(for count: Int) {
    values.fill(count, with: 0)
    isListed.fill(count, with: false)
    indices.removeAll()
  }

  var count: Int { indices.count }

  @inline(__always)
  subscript(index: Int32) -> Double { values[index] }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    let before = values[index]
    if isListed[index] {
      let sum = before + value
      // What rounding leaves of two numbers that cancel is no entry.
      values[index] =
        abs(sum) <= Tolerance.cancellation * abs(value) ? 0 : sum
    } else {
      isListed[index] = true
      indices.append(index)
      values[index] = value
    }
  }

  /// Puts a value wherever it may be.
  @inline(__always)
  mutating func set(_ value: Double, at index: Int32) {
    if !isListed[index] {
      isListed[index] = true
      indices.append(index)
    }
    values[index] = value
  }

  /// Gives a listed place another value.
  @inline(__always)
  func replace(at index: Int32, with value: Double) { values[index] = value }

  mutating func clear() {
    for place in 0..<indices.count {
      let index = indices[place]
      values[index] = 0
      isListed[index] = false
    }
    indices.removeAll()
  }
}
