import AutoLayout
import Prose

/// What other size classes install and take out.
enum TraitNotes {
  static func notes(on edits: [Edit], from old: Document, to new: Document) -> [Phrase] {
    guard edits.contains(where: \.mayChangeTraits) else { return [] }
    var (installed, removed): ([ConstraintID], [ConstraintID]) = ([], [])
    for constraint in new.constraints.values where constraint.variation != nil {
      guard let before = old.constraint(constraint.id), before.isActive != constraint.isActive
      else { continue }
      if constraint.isActive {
        installed.append(constraint.id)
      } else {
        removed.append(constraint.id)
      }
    }
    var notes: [Phrase] = []
    if !installed.isEmpty {
      let names = list(installed, in: new)
      notes.append(Phrase(en: "\(names) installed", ja: "\(names) をインストール"))
    }
    if !removed.isEmpty {
      let names = list(removed, in: new)
      notes.append(Phrase(en: "\(names) uninstalled", ja: "\(names) をアンインストール"))
    }
    return notes
  }

  private static func list(_ ids: [ConstraintID], in document: Document) -> Phrase {
    guard ids.count > 6 else { return Phrase(ids.map(document.handleText).joined(separator: " ")) }
    return Phrase(en: "\(ids.count, of: "constraint")", ja: "制約 \(ids.count) 個")
  }
}

extension Edit {
  fileprivate var mayChangeTraits: Bool {
    switch self {
    case .setDevice, .setOrientation, .setTraits, .vary: true
    default: false
    }
  }
}
