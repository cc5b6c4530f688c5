import AutoLayout
import Diagnosis
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
      device: device, hasConflict: state.hasConflict,
      hasAmbiguity: state.hasAmbiguity, step: history.step)
  }

  private var device: Text {
    state.document.device == nil
      ? SessionWords.noDevice.text(in: settings.language) : Text(state.document.device)
  }

  /// Whether what was typed so far goes on in the next line.
  package func goesOn(after entry: UnfinishedEntry) -> Bool { !isCollecting && entry.goesOn }

  /// The same where the last lines were pasted: what is wrong before their end, no further line makes
  /// right.
  package func goesOn(afterPasteInto entry: UnfinishedEntry) -> Bool {
    guard goesOn(after: entry) else { return false }
    do throws(LineFailure) {
      _ = try interpretLines(RawText(entry.text))
    } catch {
      if case .syntax(let failure) = error { return failure.isOfMissingEnd }
    }
    return false
  }

  /// Forgets the lines of a `paste` that was begun, and says how many those were.
  package mutating func abandonPaste() -> Int {
    defer { paste = nil }
    return paste?.count ?? 0
  }
}
