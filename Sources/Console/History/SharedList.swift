/// A list that grows at its end. A copy shares the elements: it costs nothing, and neither does what
/// is added to either, but for the few elements since the last full block.
struct SharedList<Element: Sendable>: Sendable {
  private static var blockLength: Int { 64 }

  /// All of one length.
  private var blocks: [[Element]] = []
  private var rest: [Element] = []

  var count: Int { blocks.count * Self.blockLength + rest.count }
  var indices: Range<Int> { 0..<count }

  mutating func append(_ element: consuming Element) {
    if rest.count == Self.blockLength {
      blocks.append(rest)
      rest = []
      rest.reserveCapacity(Self.blockLength)
    }
    rest.append(element)
  }

  subscript(index: Int) -> Element {
    get {
      let (block, place) = index.quotientAndRemainder(dividingBy: Self.blockLength)
      return block < blocks.count ? blocks[block][place] : rest[place]
    }
    set {
      let (block, place) = index.quotientAndRemainder(dividingBy: Self.blockLength)
      if block < blocks.count {
        blocks[block][place] = newValue
      } else {
        rest[place] = newValue
      }
    }
  }

  /// What `body` reads of the element at `index`, which is not copied for it.
  func read<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    let (block, place) = index.quotientAndRemainder(dividingBy: Self.blockLength)
    return block < blocks.count ? body(blocks[block][place]) : body(rest[place])
  }

  /// The element at `index`; `nil` where there is none.
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }

  /// All elements.
  var elements: [Element] { blocks.flatMap(\.self) + rest }
}
