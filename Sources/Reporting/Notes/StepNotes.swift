package import AutoLayout
package import Prose

/// What a step adds of itself, because it surprises those who know UIKit less well.
package enum StepNotes {
  /// The remarks that edits call for, which led from one layout to another.
  package static func notes(
    on edits: [Edit], from old: Solution, to new: Solution
  ) -> [Phrase] {
    hidden(by: edits, in: new.document) + OverhangNotes.notes(on: edits, from: old, to: new)
  }

  /// Only a stack view closes the space of a hidden view (UIKit constraints, section 3.1).
  private static func hidden(by edits: [Edit], in document: Document) -> [Phrase] {
    let views = edits.compactMap { edit -> ViewID? in
      if case .change(let view, .isHidden(true)) = edit { return view }
      return nil
    }
    if views.isEmpty { return [] }
    let names = document.list(views)
    return [
      Phrase(
        en: "\(names) \(views.count, one: "is", many: "are") hidden; "
          + "\(views.count, one: "it keeps its", many: "they keep their") space",
        ja: "\(names) は見えなくなりますが、占める領域は変わりません")
    ]
  }
}
