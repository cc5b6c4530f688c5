import Patience

/// Thrown by work on many rows that gave up because someone wants it to.
package struct Cancellation: Error {
  /// How many rows may pass between two questions: less than a millisecond's work.
  package static let interval = 128

  package init() {}

  /// Whether the line is stopped for which a question is asked. What is found out then is of no use, and is
  /// not kept.
  static let isOfLine: @Sendable () -> Bool = { LineWork.isStopped(after: LineWork.interval) }
}

/// How a search for an optimum ends.
enum SearchOutcome {
  case optimal
  /// Rounding keeps it from ending, or nothing stops it.
  case stalled
  case cancelled
}

extension Array {
  /// Goes through the elements, asking once in a while.
  package func forEach(
    unless isCancelled: () -> Bool, _ body: (Element) -> Void
  ) throws(Cancellation) {
    for index in indices {
      if index % Cancellation.interval == 0, isCancelled() { throw Cancellation() }
      body(self[index])
    }
  }
}
