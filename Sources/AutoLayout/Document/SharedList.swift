/// A list in blocks. Copies share those in which they are the same, so that a change of one of many
/// versions costs a block and the list of blocks.
///
/// - Invariant: no block is empty or longer than `blockLength`.
package struct SharedList<Element: Sendable>: Sendable {
  private static var blockLength: Int { 64 }

  private var blocks: [[Element]] = []
  /// How many elements there are up to the end of each block.
  private var ends: [Int] = []

  package init() {}

  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  package mutating func append(_ element: consuming Element) {
    if (blocks.last?.count ?? Self.blockLength) == Self.blockLength {
      var block: [Element] = []
      block.reserveCapacity(Self.blockLength)
      blocks.append(block)
      ends.append(count)
    }
    blocks[blocks.count - 1].append(element)
    ends[ends.count - 1] += 1
  }

  /// - Precondition: `index` is a place in the list, or its end.
  package mutating func insert(_ element: consuming Element, at index: Int) {
    if index == count { return append(element) }
    let (block, place) = location(of: index)
    blocks[block].insert(element, at: place)
    for later in block..<ends.count { ends[later] += 1 }
    if blocks[block].count > Self.blockLength { split(block) }
  }

  /// - Precondition: `index` is a place in the list.
  package mutating func remove(at index: Int) {
    let (block, place) = location(of: index)
    blocks[block].remove(at: place)
    for later in block..<ends.count { ends[later] -= 1 }
    if blocks[block].isEmpty {
      blocks.remove(at: block)
      ends.remove(at: block)
    }
  }

  private mutating func split(_ block: Int) {
    let half = blocks[block].count / 2
    let second = Array(blocks[block][half...])
    blocks[block].removeLast(second.count)
    blocks.insert(second, at: block + 1)
    ends.insert(ends[block] - second.count, at: block)
  }

  /// The block that has a place, and the place there (binary search).
  private func location(of index: Int) -> (block: Int, place: Int) {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return (low, index - (low > 0 ? ends[low - 1] : 0))
  }

  /// What `body` reads of the element at `index`, which is not copied for it.
  package func read<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    let (block, place) = location(of: index)
    return body(blocks[block][place])
  }

  /// The element at `index`; `nil` where there is none.
  package func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension SharedList: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.last ?? 0 }

  package subscript(index: Int) -> Element {
    get {
      let (block, place) = location(of: index)
      return blocks[block][place]
    }
    // In place: what an element holds is not copied for a change of it.
    _modify {
      let (block, place) = location(of: index)
      yield &blocks[block][place]
    }
  }

  package func makeIterator() -> FlattenSequence<[[Element]]>.Iterator {
    blocks.joined().makeIterator()
  }
}

extension SharedList: Equatable where Element: Equatable {
  /// Blocks that are shared are not looked through.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && (lhs.blocks == rhs.blocks || lhs.elementsEqual(rhs))
  }
}

extension SharedList: Hashable where Element: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension SharedList: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}
