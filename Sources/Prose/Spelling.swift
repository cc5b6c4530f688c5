import Patience

/// What someone may have meant to type.
package enum Spelling {
  /// The candidates nearest to `word`, nearest first, equally near ones in the order given.
  ///
  /// Near is by insertions, deletions, replacements and exchanges of neighbours, case ignored: one
  /// for every three characters (rounded), at most three. Words beyond 64 characters have no suggestions.
  ///
  /// - Complexity: O(*n*·*l*) for *n* candidates and a word of *l* characters; candidates whose
  ///   length is out of reach are not compared.
  package static func suggestions(
    for word: String, among candidates: some Sequence<String>, atMost limit: Int = 3
  ) -> [String] {
    let typed = Array(word.prefix(longestWord + 1).lowercased())
    guard !typed.isEmpty, typed.count <= longestWord else { return [] }
    let reach = min(3, (typed.count + 1) / 3)
    var found: [[String]] = Array(repeating: [], count: reach + 1)
    var seen: Set<String> = []
    for candidate in candidates.awaited(each: 2) where seen.insert(candidate).inserted {
      let other = Array(candidate.prefix(typed.count + reach + 1).lowercased())
      if let distance = distance(from: typed, to: other, within: reach) {
        found[distance].append(candidate)
      }
    }
    return Array(found.joined().prefix(max(0, limit)))
  }

  private static let longestWord = 64

  /// The edit distance with exchanges of neighbours (optimal string alignment); `nil` beyond
  /// `reach`. Only cells within `reach` of the diagonal can matter.
  private static func distance(
    from typed: [Character], to other: [Character], within reach: Int
  ) -> Int? {
    guard abs(typed.count - other.count) <= reach else { return nil }
    let far = reach + 1
    var beforeLast: [Int] = []
    var last = (0...other.count).map { min($0, far) }
    for row in 0..<typed.count {
      var current = Array(repeating: far, count: other.count + 1)
      current[0] = min(row + 1, far)
      for column in max(0, row - reach)..<max(0, row - reach, min(other.count, row + reach + 1)) {
        let replaced = last[column] + (typed[row] == other[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, typed[row] == other[column - 1], typed[row - 1] == other[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
      }
      (beforeLast, last) = (last, current)
    }
    guard let distance = last.last, distance <= reach else { return nil }
    return distance
  }
}
