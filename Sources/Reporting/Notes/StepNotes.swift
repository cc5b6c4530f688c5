package import AutoLayout
package import Diagnosis
package import Prose

/// What a step adds of itself, because it surprises those who know UIKit less well.
package enum StepNotes {
  /// The remarks that edits and new findings call for.
  package static func notes(
    on edits: [Edit], findings: FindingChanges, in document: Document
  ) -> [Phrase] {
    hidden(by: edits, in: document) + maskNotes(findings, in: document)
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

  /// A view made in Swift translates its autoresizing mask until it is told not to; the first
  /// conflict that this causes says so.
  private static func maskNotes(_ changes: FindingChanges, in document: Document) -> [Phrase] {
    var seen = Set(changes.old.conflicts.flatMap { $0.translatingViews(in: document) })
    return changes.appeared.conflicts.flatMap { conflict in
      conflict.translatingViews(in: document).filter { seen.insert($0).inserted }.map {
        note(onMaskOf: document.text(of: $0))
      }
    }
  }

  private static func note(onMaskOf view: Text) -> Phrase {
    let remedy: Text = "\(view).\("translatesAutoresizingMaskIntoConstraints = false", as: .code)"
    return Phrase(
      en: "\(view) was made in Swift and still turns its autoresizing mask into constraints; "
        + "\(remedy) ends that",
      ja: "\(view) は Swift で作られ、autoresizing mask が制約に変換されています。\(remedy) で変換されなくなります")
  }
}

extension Conflict {
  /// The views made in Swift whose masks are among the members.
  fileprivate func translatingViews(in document: Document) -> [ViewID] {
    members.compactMap { member in
      guard case .generated(let view, let rule) = member.handle, rule.maker == .autoresizingMask,
        case .swift = document.view(view)?.origin
      else { return nil }
      return view
    }
  }
}
