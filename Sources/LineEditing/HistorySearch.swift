/// A search through the history, from the newest entry to the oldest, while its text is typed.
struct HistorySearch: Equatable {
  struct Match: Equatable {
    var entry: String
    /// How many characters stand before the text.
    var offset: Int
  }

  private let entries: [String]
  private(set) var text = ""
  /// What was found last: it stays when more is typed that is not found.
  private(set) var match: Match?
  private(set) var isFound = true
  private var index: Int

  /// The oldest of `entries` is the first.
  init(in entries: [String]) {
    self.entries = entries
    index = entries.count - 1
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
    text = text.composed
    find(from: index, by: -1)
  }

  /// Takes the last character back and begins anew at the newest entry.
  mutating func removeLast() {
    guard !text.isEmpty else { return }
    let shorter = String(text.dropLast())
    self = HistorySearch(in: entries)
    text = shorter
    find(from: index, by: -1)
  }

  mutating func findOlder() { find(from: index - 1, by: -1) }
  mutating func findNewer() { find(from: index + 1, by: 1) }

  private mutating func find(from start: Int, by step: Int) {
    guard !text.isEmpty else { return }
    var candidate = start
    isFound = false
    while !isFound, entries.indices.contains(candidate) {
      if let offset = offset(in: entries[candidate]) {
        isFound = true
        index = candidate
        match = Match(entry: entries[candidate], offset: offset)
      }
      candidate += step
    }
  }

  /// Small letters stand for capitals too.
  private func offset(in entry: String) -> Int? {
    var rest = Substring(entry)
    while !rest.isEmpty {
      if rest.starts(with: text, by: { $0 == $1 || $0.lowercased() == String($1) }) {
        return entry.distance(from: entry.startIndex, to: rest.startIndex)
      }
      rest.removeFirst()
    }
    return nil
  }
}
