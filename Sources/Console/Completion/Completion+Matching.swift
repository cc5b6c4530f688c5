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
  /// any case, else that have it inside, else that have its letters in this order.
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
        case .inside: bytes.map(\.folded).contains(folded)
        case .scattered: bytes.hasInOrder(folded)
        }
      }
      if !matching.isEmpty { return matching }
    }
    return []
  }
}

extension Sequence<UInt8> {
  fileprivate func hasInOrder(_ wanted: [UInt8]) -> Bool {
    var next = wanted[...]
    for byte in self where byte.folded == next.first { next = next.dropFirst() }
    return next.isEmpty
  }
}

extension UInt8 {
  /// A capital ASCII letter as a small one.
  fileprivate var folded: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
