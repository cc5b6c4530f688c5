package import AutoLayout
import Interchange

/// What made the app's own code run again after it had been opened.
package enum CodeTrigger: Hashable, Sendable {
  /// A line that calls it: `collapse()`.
  case line(String)
  /// A change that UIKit tells it of: a rotation, a keyboard.
  case change([Edit])

  /// What the code makes of a document then; the same document where it cannot be carried out there.
  func document(
    from document: Document, step: Int, isCancelled: @escaping () -> Bool
  ) throws(RunFailure) -> Document {
    switch self {
    case .line(let line):
      let run: TypedRun
      do throws(TypedRun.Failure) {
        run = try TypedRun.run(
          RawText(line), on: document, step: step, isCancelled: isCancelled)
      } catch {
        if case .cancelled = error.stop { throw .cancelled }
        return document
      }
      return try laidOut(run.edits, from: document, making: run.document, step: step, isCancelled)
    case .change(let edits):
      guard let changed = try? document.applying(edits) else { return document }
      return try laidOut(edits, from: document, making: changed, step: step, isCancelled)
    }
  }

  private func laidOut(
    _ edits: [Edit], from old: Document, making new: Document, step: Int,
    _ isCancelled: @escaping () -> Bool
  ) throws(RunFailure) -> Document {
    let reaction = try CodeReaction.run(
      to: edits, from: old, making: new, step: step, isCancelled: isCancelled)
    guard let reaction else { return new }
    return (try? old.applying(reaction.edits)) ?? new
  }
}
