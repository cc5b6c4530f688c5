package import Prose

/// What one line brought: things to print, and what the caller may have to act on.
package struct Turn: Sendable {
  package var reports: [Report] = []
  /// The line could not be carried out.
  package var isRefused = false
  /// An `expect` that does not hold.
  package var failedExpectation: Mismatch?
  /// The step left a conflict that was not there before.
  package var broughtConflict = false
  /// The step made something ambiguous that was not before.
  package var broughtAmbiguity = false
  package var wantsToQuit = false
  /// The line asked for its reports as JSON.
  package var wantsJSON = false

  package init(reports: [Report] = []) { self.reports = reports }
}

/// What was expected and what was found, as both are written.
package struct Mismatch: Hashable, Sendable {
  package var expected: Phrase
  package var found: Phrase

  package init(expected: Phrase, found: Phrase) {
    self.expected = expected
    self.found = found
  }
}
