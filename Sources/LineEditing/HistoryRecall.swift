/// A walk through the entries that begin as the line did when it began.
struct HistoryRecall: Equatable {
  private let entries: [String]
  /// What was typed, to which the walk comes back behind the newest entry.
  private let typed: String
  private let start: String
  private var index: Int
  /// What the line shows.
  private(set) var shown: String

  /// - Parameters:
  ///   - start: What stands before the cursor: entries that begin so are gone through.
  ///   - entries: The oldest is the first.
  init(from typed: String, beginningWith start: String, in entries: [String]) {
    self.entries = entries
    self.typed = typed
    self.start = start
    index = entries.count
    shown = typed
  }

  /// Whether there was one.
  mutating func goOlder() -> Bool { go(by: -1) }

  /// Whether there was one, or what was typed came back.
  mutating func goNewer() -> Bool { go(by: 1) }

  private mutating func go(by step: Int) -> Bool {
    var candidate = index + step
    while entries.indices.contains(candidate) {
      if entries[candidate].hasPrefix(start), entries[candidate] != shown {
        (index, shown) = (candidate, entries[candidate])
        return true
      }
      candidate += step
    }
    guard step > 0, index < entries.count else { return false }
    (index, shown) = (entries.count, typed)
    return true
  }
}
