import AutoLayout
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

  /// Whether what was typed so far goes on in the next line.
  package func goesOn(after entry: UnfinishedEntry) -> Bool { !isCollecting && entry.goesOn }

  /// Forgets the lines of a `paste` that was begun, and says how many those were.
  package mutating func abandonPaste() -> Int {
    defer { paste = nil }
    return paste?.count ?? 0
  }
}
