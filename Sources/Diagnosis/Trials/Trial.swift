import AutoLayout
import Simplex

/// A document that differs from the examined one by some edits, laid out to see what happens.
struct Trial {
  let document: Document
  let solution: Solution

  /// `nil` when the document refuses the edits, or more was asked already than a line affords.
  init?(_ edits: [Edit], on examination: Examination) throws(LayoutFailure) {
    if examination.isExhausted() { return nil }
    let changed: Document
    do throws(EditFailure) {
      changed = try examination.document.applying(edits)
    } catch {
      return nil
    }
    document = changed
    solution = try examination.engine.layout(of: changed, isCancelled: examination.isCancelled)
  }

  /// Whether every constraint that is broken here was broken before, `cured` not among them.
  func breaksNothingNew(since examination: Examination, but cured: Handle? = nil) -> Bool {
    var allowed = Set(examination.solution.broken)
    if let cured { allowed.remove(cured) }
    return allowed.isSuperset(of: solution.broken)
  }

  /// What is free here and was not before, in view order.
  func newFreeParts(since examination: Examination) throws(LayoutFailure) -> [Effect.FreePart] {
    try examination.newlyFree(among: examination.freeParts(in: document))
  }
}

extension Examination {
  /// Everything in a document that is not settled, in view order.
  func freeParts(in document: Document) throws(LayoutFailure) -> [Effect.FreePart] {
    try engine.freeItems(in: document).flatMap { free in
      free.parts.map { Effect.FreePart(item: free.item, part: $0) }
    }
  }

  /// Those of `parts` that are settled in the document examined.
  func newlyFree(among parts: [Effect.FreePart]) throws(LayoutFailure) -> [Effect.FreePart] {
    if parts.isEmpty { return [] }
    let before = Set(try freeParts())
    return parts.filter { !before.contains($0) }
  }
}
