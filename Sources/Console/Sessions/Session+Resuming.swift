import AutoLayout
import Prose

/// What a session that was killed left behind, carried out again.
extension Session {
  /// Carries out the lines that were kept, in silence, and says where that has led.
  ///
  /// A line that is not accepted any more, because a file has changed, ends it; what came before
  /// stands.
  mutating func resume() throws(LineFailure) -> Turn {
    guard history.nextStep == 1 else { throw .objection(SessionWords.alreadyBegun) }
    guard let interrupted = surroundings.interrupted() else {
      throw .objection(SessionWords.nothingToResume)
    }
    let outer = folder
    folder = interrupted.folder
    defer { folder = outer }
    let file = SessionFile(interrupted.text)
    let stop = try lookingAwayIfPossible { (session, looksAway) throws(LineFailure) in
      try session.carryOut(file, lookingAway: looksAway)
    }
    var turn = said(SessionWords.resumed(line: history.current.line, step: history.step))
    if let stop { turn.reports += said(SessionWords.resumedUpTo(stop.line)).reports + stop.reports }
    turn.keeping = .resumed
    return turn
  }

  func forgetInterrupted() throws(LineFailure) -> Turn {
    guard surroundings.interrupted() != nil else {
      throw .objection(SessionWords.nothingToResume)
    }
    var turn = said(SessionWords.forgotten)
    turn.keeping = .forgotten
    return turn
  }

  /// The line that was refused, if one was, with what was said about it.
  private mutating func carryOut(
    _ file: SessionFile, lookingAway: Bool
  ) throws(LineFailure) -> (line: String, reports: [Report])? {
    for (index, entry) in file.wholeEntries.enumerated() {
      let isUnseen = lookingAway && !file.isLookedAt(index)
      let turn = isUnseen ? try executeLookingAway(entry) : try executeLooking(entry)
      if surroundings.isCancelled() { throw .layout(.cancelled) }
      if turn.isRefused, !file.expectsRefusal(from: index + 1) {
        try look()
        return (entry.line, turn.reports)
      }
    }
    try look()
    return nil
  }
}

extension SessionEffect {
  /// Whether the session is another one afterwards, so that the line must be carried out again after
  /// a kill. An `expect` keeps its lines by itself.
  var isKept: Bool {
    switch self {
    case .undo, .redo, .goTo, .mark, .setLanguage, .setAfter, .setBreakpoint, .clearBreakpoints,
      .replay, .replayStep, .replayOn, .annotation:
      true
    case .quit, .save, .export, .expectation, .beginPaste, .attempt, .resume, .forgetInterrupted:
      false
    }
  }
}
