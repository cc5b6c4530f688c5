/// Makes the choices of a generator: as a seed says, or as the bytes do that a fuzzer thought of.
package struct Chooser: RandomNumberGenerator {
  private var random: SeededGenerator
  private var bytes: ArraySlice<UInt8>?

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Every choice takes a byte or two, so that what is alike in the bytes is alike in the choices.
  /// When they are used up, the first of what there is to choose from is chosen.
  package init(bytes: [UInt8]) {
    random = SeededGenerator(seed: 0)
    self.bytes = bytes[...]
  }

  /// Whether there are bytes no more. A seed always has a next choice.
  package var isExhausted: Bool { bytes?.isEmpty ?? false }

  package mutating func next() -> UInt64 {
    guard bytes != nil else { return random.next() }
    return (0..<8).reduce(0) { number, _ in number << 8 | UInt64(bytes?.popFirst() ?? 0) }
  }
}

extension Chooser {
  package mutating func int(in range: ClosedRange<Int>) -> Int {
    guard bytes != nil else { return random.int(in: range) }
    var number = Int(bytes?.popFirst() ?? 0)
    if range.count > 256 { number = number << 8 | Int(bytes?.popFirst() ?? 0) }
    return range.lowerBound + number % range.count
  }

  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { int(in: 1...count) == 1 }

  package mutating func element<T>(of choices: [T]) -> T {
    choices[int(in: 0...choices.count - 1)]
  }
}
