import Interchange

/// How a candidate answers to what was typed of it, the best first.
private enum Match: CaseIterable {
  case beginning
  case beginningInAnyCase
  case inside
  case scattered
}

extension Sequence<Completion.Candidate> {
  /// Those that answer to `word` as well as any does: that begin with it, else that begin with it in
  /// any case, else that have it inside, else that have its letters in this order. Inside, a capital
  /// is a capital: `NS` is not meant for `constrain`.
  func matching(_ word: Substring) -> [Completion.Candidate] {
    let candidates = Array(self)
    let typed = Array(String(word).composed.utf8)
    guard !typed.isEmpty else { return candidates }
    let folded = typed.map(\.folded)
    for match in Match.allCases where match != .scattered || typed.count > 1 {
      let matching = candidates.filter { candidate in
        let bytes = candidate.text.utf8
        return switch match {
        case .beginning: bytes.starts(with: typed)
        case .beginningInAnyCase: bytes.lazy.map(\.folded).starts(with: folded)
        case .inside: bytes.hasInside(typed)
        case .scattered: bytes.hasInOrder(typed)
        }
      }
      if !matching.isEmpty { return matching }
    }
    return []
  }
}

extension Collection<UInt8> {
  fileprivate func hasInside(_ wanted: [UInt8]) -> Bool {
    var rest = self[...]
    while rest.count >= wanted.count {
      if zip(wanted, rest).allSatisfy({ $0.isMeant(for: $1) }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  fileprivate func hasInOrder(_ wanted: [UInt8]) -> Bool {
    var next = wanted[...]
    for byte in self where next.first?.isMeant(for: byte) == true { next = next.dropFirst() }
    return next.isEmpty
  }
}

extension UInt8 {
  /// A small letter is typed for a capital, too.
  fileprivate func isMeant(for other: UInt8) -> Bool { self == other || self == other.folded }

  /// A capital ASCII letter as a small one.
  fileprivate var folded: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
