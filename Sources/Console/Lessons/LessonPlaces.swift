/// What was solved, and how far lessons have come that were left half-way: `edges/margins` for a lesson that is
/// solved, `edges/margins 2` for one of which two tasks are done.
struct LessonPlaces {
  private(set) var lines: Set<String>

  init(_ lines: Set<String>) { self.lines = lines }

  func isSolved(_ key: String) -> Bool { lines.contains(key) }

  /// How many of its tasks are done; 0 for one that is solved, which begins anew.
  func tasksDone(of key: String) -> Int {
    if isSolved(key) { return 0 }
    return lines.lazy.filter { $0.hasPrefix(key + " ") }
      .compactMap { Int($0.dropFirst(key.count + 1)) }.max() ?? 0
  }

  mutating func note(_ count: Int, of key: String) {
    lines = lines.filter { !$0.hasPrefix(key + " ") }
    if count > 0, !isSolved(key) { lines.insert("\(key) \(count)") }
  }

  mutating func noteSolved(_ key: String) {
    note(0, of: key)
    lines.insert(key)
  }

  /// The one to go on with: left half-way, or the first behind all that are solved.
  func next(on shelf: LessonShelf) -> LessonShelf.Entry? {
    if lines.isEmpty { return nil }
    if let begun = shelf.lessons.first(where: { tasksDone(of: $0.key) > 0 }) { return begun }
    let last = shelf.lessons.lastIndex { isSolved($0.key) } ?? -1
    return shelf.lessons[(last + 1)...].first ?? shelf.lessons.first { !isSolved($0.key) }
  }
}
