import AutoLayout
import Interchange
package import Prose
import Reporting

/// What a prompt shows of the session, and what it asks of it.
extension Session {
  /// What a prompt shows of the session.
  package struct Status: Hashable, Sendable {
    package var device: Text
    package var hasConflict: Bool
    package var hasAmbiguity: Bool
    package var step: Int
  }

  package var status: Status {
    Status(
      device: Text(state.document.device), hasConflict: state.hasConflict,
      hasAmbiguity: state.hasAmbiguity, step: history.step)
  }

  /// Whether what was typed so far goes on in the next line: a bracket is open, or a console log has
  /// not come to its end. A quote alone is not waited for, since a text has one line: that line is
  /// refused.
  package func goesOn(after text: String) -> Bool {
    !isCollecting && !Completeness.isComplete(text) && !Completeness.isComplete(text + "\"")
  }

  /// Forgets the lines of a `paste` that was begun.
  package mutating func abandonPaste() { paste = nil }
}
