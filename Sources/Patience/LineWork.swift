import Synchronization

/// The work that is done for one line, counted wherever it is done: it measures how long the user waits.
///
/// All long work is counted here, that of readers and of reports included, and ends early once the line is
/// stopped. Whoever began the line then throws its result away as a whole, so that nothing else has to
/// know or say that a result is incomplete.
package final class LineWork: Sendable {
  @TaskLocal private static var current: LineWork?

  /// How much work may pass between two questions: less than a millisecond's.
  package static let interval = 64

  private let isCancelled: @Sendable () -> Bool
  private let counted = Atomic(0)
  private let wasStopped = Atomic(false)
  private let isSettled = Atomic(false)

  private init(isCancelled: @escaping @Sendable () -> Bool) { self.isCancelled = isCancelled }

  /// Does the work of a line, which ends early once `isCancelled` says so. A line within another is part
  /// of its work.
  package static func of<Answer>(
    _ isCancelled: @escaping @Sendable () -> Bool, _ body: () -> Answer
  ) -> Answer {
    if current != nil { return body() }
    return $current.withValue(LineWork(isCancelled: isCancelled), operation: body)
  }

  /// Whether a line is being carried out.
  package static var isUnderWay: Bool { current != nil }

  /// Counts so much work. Returns whether the line is stopped, so that no more of it is to be done.
  @discardableResult
  package static func isStopped(after work: Int = 1) -> Bool {
    current?.takes(work) ?? false
  }

  /// Whether the line was stopped: its result is incomplete.
  package static var wasCutShort: Bool { current?.wasStopped.load(ordering: .relaxed) ?? false }

  /// Asks once more, before something that cannot be taken back, and lets the line not be stopped from here
  /// on. Returns false where it is stopped already.
  package static func settles() -> Bool {
    guard let current else { return true }
    if current.takes(interval) { return false }
    current.isSettled.store(true, ordering: .relaxed)
    return true
  }

  /// How much work the line has taken so far.
  package static var count: Int { current?.counted.load(ordering: .relaxed) ?? 0 }

  private func takes(_ work: Int) -> Bool {
    let before = counted.wrappingAdd(work, ordering: .relaxed).oldValue
    if wasStopped.load(ordering: .relaxed) { return true }
    let isDue = before / Self.interval != (before + work) / Self.interval
    guard isDue, !isSettled.load(ordering: .relaxed), isCancelled() else { return false }
    wasStopped.store(true, ordering: .relaxed)
    return true
  }
}
