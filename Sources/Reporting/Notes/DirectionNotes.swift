import AutoLayout
import Diagnosis
import Patience
import Prose

/// What ties views together that are read in two directions.
enum DirectionNotes {
  /// Remarks on the first few constraints that do so now and did not before.
  static func notes(on edits: [Edit], from old: Document?, to new: Document) -> [Phrase] {
    let words = SuspicionWords(document: new)
    let touched = constraints(touchedBy: edits, from: old, to: new).awaited(each: 4)
    let notes = touched.lazy
      .filter { constraint in
        guard let old, let before = old.constraint(constraint.id) else { return true }
        return Suspicion.mixedDirections(of: before, in: old) == nil
      }
      .compactMap { Suspicion.mixedDirections(of: $0, in: new) }
      .map(words.phrase)
    return Array(notes.prefix(3))
  }

  /// Those that differ; all of them where a direction does, or where views come into the window with
  /// theirs.
  private static func constraints(
    touchedBy edits: [Edit], from old: Document?, to new: Document
  ) -> [Constraint] {
    guard let old, !edits.contains(where: \.turnsOrBringsViews) else {
      return new.constraints.values
    }
    return new.constraints.changes(from: old.constraints).compactMap(\.new)
  }
}

extension Edit {
  fileprivate var turnsOrBringsViews: Bool {
    switch self {
    case .setDirection, .change(_, .semanticDirection), .insert: true
    default: false
    }
  }
}
