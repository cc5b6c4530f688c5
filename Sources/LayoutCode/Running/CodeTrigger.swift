package import AutoLayout
import Interchange

/// What made the app's own code run again after it had been opened.
package enum CodeTrigger: Hashable, Sendable {
  /// A line that calls it: `collapse()`.
  case line(String)
  /// A change that UIKit tells it of: a rotation, a keyboard.
  case change([Edit])

  /// What the code makes of a document then, without what a line changes itself; the same document where
  /// it cannot be carried out there.
  package func document(
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
      let edits = run.ownEdits.isEmpty ? run.edits : run.edits.without(run.ownEdits)
      let changed = (try? document.applying(edits)) ?? run.document
      return try laidOut(edits, from: document, making: changed, step: step, isCancelled)
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

extension [Edit] {
  /// Without some of them, which are given in the same order.
  fileprivate func without(_ others: [Edit]) -> [Edit] {
    var others = others[...]
    return filter { edit in
      guard edit == others.first else { return true }
      others.removeFirst()
      return false
    }
  }
}
