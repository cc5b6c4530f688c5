/// What was solved, and how far lessons have come that were left half-way: `edges/margins` for a lesson that is
/// solved, `edges/margins 2` for one of which two tasks are done, `last edges/margins` for the one that
/// somebody was in last.
struct LessonPlaces {
  private(set) var lines: Set<String>

  private static let last = "last "

  init(_ lines: Set<String>) { self.lines = lines }

  func isSolved(_ key: String) -> Bool { lines.contains(key) }

  /// How many of its tasks are done; 0 for one that is solved, which begins anew.
  func tasksDone(of key: String) -> Int {
    if isSolved(key) { return 0 }
    return lines.lazy.filter { $0.hasPrefix(key + " ") }
      .compactMap { Int($0.dropFirst(key.count + 1)) }.max() ?? 0
  }

  mutating func note(_ count: Int, of key: String) {
    lines = lines.filter { !$0.hasPrefix(key + " ") && $0 != Self.last + key }
    guard count > 0, !isSolved(key) else { return }
    // Of several that were left half-way this is the one to go on with.
    lines = lines.filter { !$0.hasPrefix(Self.last) }
    lines.formUnion(["\(key) \(count)", Self.last + key])
  }

  mutating func noteSolved(_ key: String) {
    note(0, of: key)
    lines.insert(key)
  }

  /// The one to go on with: left half-way, or the first behind all that are solved.
  func next(on shelf: LessonShelf) -> LessonShelf.Entry? {
    if lines.isEmpty { return nil }
    let begun = shelf.lessons.filter { tasksDone(of: $0.key) > 0 }
    if let last = begun.first(where: { lines.contains(Self.last + $0.key) }) ?? begun.first {
      return last
    }
    let last = shelf.lessons.lastIndex { isSolved($0.key) } ?? -1
    return shelf.lessons[(last + 1)...].first ?? shelf.lessons.first { !isSolved($0.key) }
  }
}
