import Patience

/// The exact arithmetic that is done, as `ExactTableau.work`: counted, and limited as long as several
/// questions share what they may cost together.
///
/// Each question pays for all that it looks for: no answer depends on what was asked before.
package final class ExactWork {
  /// What was done so far, for answers and for questions.
  package private(set) var count = 0
  /// Whether some of the questions that shared their cost last were not answered exactly for it.
  package private(set) var isSpent = false
  /// What the present questions may still cost; nil where they share nothing.
  private var rest: Int?
  /// Whether what is done is part of an answer, which has limits of its own.
  private var isAnswering = false

  package init() {}

  /// Lets all questions that `body` asks cost no more together than `limit`, unless they are part of others
  /// that share their cost.
  package func share<Answer, Failure>(
    _ limit: Int, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if rest != nil { return try body() }
    (rest, isSpent) = (limit, false)
    defer { rest = nil }
    return try body()
  }

  /// Counts what `body` does for an answer.
  func answering<Answer>(_ body: () -> Answer) -> Answer {
    isAnswering = true
    defer { isAnswering = false }
    return body()
  }

  /// Whether questions that share their cost are being asked, and cannot be answered any more.
  package var isExhausted: Bool { rest != nil && isSpent }

  /// Counts work that somebody else pays for.
  func add(_ work: Int) { count += work }

  /// Counts work that was done.
  ///
  /// - Returns: Whether more may follow.
  func pays(_ work: Int) -> Bool {
    count += work
    return takes(work) && !Self.isStopped(after: work)
  }

  /// Whether the line is stopped for which so much was done: what was looked for is not known then.
  static func isStopped(after work: Int) -> Bool {
    LineWork.isStopped(after: 1 + work / LineWork.interval)
  }

  private func takes(_ work: Int) -> Bool {
    guard !isAnswering, let before = rest else { return true }
    rest = before - work
    if before >= work { return true }
    isSpent = true
    return false
  }
}
