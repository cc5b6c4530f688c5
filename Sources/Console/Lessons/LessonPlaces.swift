/// What was solved, and how far lessons have come that were left half-way: `edges/margins` for a lesson that is
/// solved, `edges/margins 2` for one of which two tasks are done, `last edges/margins` for the one that
/// somebody was in last, `skipped edges/margins 0` for one of which the first task was passed over.
struct LessonPlaces {
  private(set) var lines: Set<String>

  private static let last = "last "

  init(_ lines: Set<String>) { self.lines = lines }

  func isSolved(_ key: String) -> Bool { lines.contains(key) }

  /// How many of its tasks are done, or stand before the first that was passed over; 0 for one that is
  /// solved, which begins anew.
  func tasksDone(of key: String) -> Int {
    if isSolved(key) { return 0 }
    return numbers(behind: key + " ").max() ?? taskSkipped(of: key) ?? 0
  }

  /// The first task that was passed over, counted from 0.
  func taskSkipped(of key: String) -> Int? { numbers(behind: Self.skipped + key + " ").min() }

  /// Whether it has come to its end, but for what was passed over.
  func isOverButForSkipped(_ key: String) -> Bool {
    taskSkipped(of: key) != nil && numbers(behind: key + " ").isEmpty
  }

  private static let skipped = "skipped "

  private func numbers(behind words: String) -> [Int] {
    lines.filter { $0.hasPrefix(words) }.compactMap { Int($0.dropFirst(words.count)) }
  }

  /// - Parameter task: Counted from 0.
  mutating func noteSkipped(_ task: Int, of key: String) {
    if !isSolved(key) { lines.insert("\(Self.skipped)\(key) \(task)") }
  }

  mutating func noteDone(_ task: Int, of key: String) {
    lines.remove("\(Self.skipped)\(key) \(task)")
  }

  /// All tasks are behind: it is solved, or there are those that were passed over to go back to.
  mutating func noteEnd(of key: String) {
    if taskSkipped(of: key) == nil { return noteSolved(key) }
    note(0, of: key)
    lines = lines.filter { !$0.hasPrefix(Self.last) }
    lines.insert(Self.last + key)
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
    let begun = shelf.lessons.filter {
      tasksDone(of: $0.key) > 0 || taskSkipped(of: $0.key) != nil
    }
    if let last = begun.first(where: { lines.contains(Self.last + $0.key) }) ?? begun.first {
      return last
    }
    let last = shelf.lessons.lastIndex { isSolved($0.key) } ?? -1
    return shelf.lessons[(last + 1)...].first ?? shelf.lessons.first { !isSolved($0.key) }
  }
}
