import TestSupport

/// Damages inputs as hands and networks do: pieces are missing, doubled, exchanged or from elsewhere.
package struct Mutation {
  private let seeds: [[UInt8]]
  private var random: Chooser

  /// - Parameter seeds: What is damaged, and what pieces are taken from.
  package init(of seeds: [String], seed: UInt64) {
    self.seeds = seeds.map { Array($0.utf8) }.filter { !$0.isEmpty }
    random = Chooser(seed: seed)
  }

  /// One of the seeds, damaged in one to four places.
  package mutating func next(upTo limit: Int) -> [UInt8] {
    guard !seeds.isEmpty else { return [] }
    var input = random.element(of: seeds)
    for _ in 0..<random.int(in: 1...4) { damage(&input) }
    return Array(input.prefix(limit))
  }

  private mutating func damage(_ input: inout [UInt8]) {
    let place = piece(of: input)
    switch random.int(in: 0...6) {
    case 0: input.removeSubrange(place)
    case 1: input.insert(contentsOf: input[place], at: place.lowerBound)
    case 2:
      let other = random.element(of: seeds)
      input.replaceSubrange(place, with: other[piece(of: other)])
    case 3: input.removeSubrange(place.lowerBound...)
    case 4 where !place.isEmpty:
      input[place.lowerBound] ^= 1 << UInt8(random.int(in: 0...7))
    case 5:
      let signs = Array("{}[]()<>\"'.,:;=|@#\\&%$-+0\n\t\0\u{301}\u{202E}".utf8)
      input.insert(random.element(of: signs), at: place.lowerBound)
    default:
      let piece = Array(input[place])
      let count = min(random.int(in: 2...200), 2_000 / max(1, piece.count))
      for _ in 0..<count { input.insert(contentsOf: piece, at: place.upperBound) }
    }
  }

  private mutating func piece(of input: [UInt8]) -> Range<Int> {
    if input.isEmpty { return 0..<0 }
    let start = random.int(in: 0...(input.count - 1))
    return start..<min(input.count, start + random.int(in: 1...40))
  }
}
