package import AutoLayout
package import Prose

/// What a step adds of itself, because it surprises those who know UIKit less well.
package enum StepNotes {
  /// The remarks that edits call for, which led from one layout to another.
  ///
  /// - Parameter old: `nil` where the edits made a document of their own, which does not come from
  ///   the one before.
  package static func notes(
    on edits: [Edit], from old: Solution?, to new: Solution
  ) -> [Phrase] {
    hidden(by: edits, in: new)
      + (old.map { TraitNotes.notes(on: edits, from: $0.document, to: new.document) } ?? [])
      + OverhangNotes.notes(on: edits, from: old, to: new)
  }

  /// Only a stack view closes the space of a hidden view (UIKit constraints, section 3.1).
  /// What is not in the window has none.
  private static func hidden(by edits: [Edit], in solution: Solution) -> [Phrase] {
    let document = solution.document
    let views = edits.compactMap { edit -> ViewID? in
      guard case .change(let view, .isHidden(true)) = edit, !document.isLayer(view) else {
        return nil
      }
      return solution.frame(of: view) == nil ? nil : view
    }
    let keeping = views.filter { document.arrangingStack(of: $0) == nil }
    var stacks: [ViewID] = []
    for stack in views.compactMap(document.arrangingStack) where !stacks.contains(stack) {
      stacks.append(stack)
    }
    return stacks.map { closed(by: $0, document) }
      + (keeping.isEmpty ? [] : [kept(by: keeping, document)])
  }

  private static func closed(by stack: ViewID, _ document: Document) -> Phrase {
    let name = document.text(of: stack)
    return Phrase(en: "\(name) closes the space", ja: "\(name) が空いた分を詰めます")
  }

  private static func kept(by views: [ViewID], _ document: Document) -> Phrase {
    let names = document.list(views)
    return Phrase(
      en: "\(names) \(views.count, one: "is", many: "are") hidden; "
        + "\(views.count, one: "it keeps its", many: "they keep their") space",
      ja: "\(names) は見えなくなりますが、占める領域は変わりません")
  }
}
