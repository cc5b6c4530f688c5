package import Prose

/// What one line brought: things to print, and what the caller may have to act on.
package struct Turn: Sendable {
  package var reports: [Report] = []
  /// The line could not be carried out.
  package var isRefused = false
  /// What a refused line was meant to be, where that can be carried out.
  package var lineMeant: String?
  /// An `expect` that does not hold.
  package var failedExpectation: Mismatch?
  /// An `expect` that does not hold, and says so.
  package var knownFailure: Mismatch?
  /// The step left a conflict that was not there before.
  package var broughtConflict = false
  /// The step made something ambiguous that was not before.
  package var broughtAmbiguity = false
  package var wantsToQuit = false
  /// The language that the line has chosen.
  package var chosenLanguage: Language?
  /// The line asked for its reports as JSON.
  package var wantsJSON = false
  /// What has to be on disk before the next line.
  package var keeping = Keeping.nothing

  package init(reports: [Report] = []) { self.reports = reports }
}

/// What a line leaves behind so that the session can be resumed after a kill.
package enum Keeping: Hashable, Sendable {
  /// It was a question, or was refused.
  case nothing
  /// To be carried out again, in this order; as they stand in a session file.
  case lines([String])
  /// What was interrupted goes on as this session: these lines of it, as they stand in a session
  /// file, which may not be the whole.
  case resumed(lines: [String], isWhole: Bool, journal: String = "")
  /// What was interrupted is not wanted any more.
  case forgotten(journal: String)
}

/// What was expected and what was found, as both are written.
package struct Mismatch: Hashable, Sendable {
  package var expected: Phrase
  package var found: Phrase

  /// Why it was found so, where there is more to tell.
  package var details = Report()

  package init(expected: Phrase, found: Phrase) {
    self.expected = expected
    self.found = found
  }
}
