import AutoLayout

/// What was asked of every step on the path from the start to now.
///
/// Every step is asked, one after the other: a condition may hold, fail and hold again, so halving
/// the path would find some step at which it began to hold, and not the first. Neighbours differ
/// little, so that the engine, which lays out what differs, walks the path for less than it took to
/// type it.
struct Trace<Answer> {
  /// The steps with their answers, `nil` where the question could not be asked: not about a view
  /// that did not exist.
  private(set) var entries: [(moment: Moment, answer: Answer?)] = []

  /// Throws when it is stopped, or when the question could be asked at no step: then as it fails
  /// now.
  init(
    _ snapshot: Snapshot, asking ask: (Snapshot) throws(LineFailure) -> Answer
  ) throws(LineFailure) {
    let history = snapshot.history
    var failure: LineFailure?
    for step in history.path(to: history.step) {
      guard let moment = history.moment(step) else { continue }
      if snapshot.surroundings.isCancelled() { throw .layout(.cancelled) }
      var answer: Answer?
      do throws(LineFailure) {
        answer = try ask(snapshot.on(moment.document))
      } catch {
        if case .layout(.cancelled) = error { throw error }
        failure = error
      }
      entries.append((moment, answer))
    }
    if let failure, entries.allSatisfy({ $0.answer == nil }) { throw failure }
  }
}
