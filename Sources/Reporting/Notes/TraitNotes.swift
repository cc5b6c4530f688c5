import AutoLayout
import Patience
import Prose

/// What other size classes install and take out, and what another text size leaves as it is.
enum TraitNotes {
  static func notes(on edits: [Edit], from old: Document, to new: Document) -> [Phrase] {
    guard edits.contains(where: \.mayChangeTraits) else { return [] }
    var (installed, removed): ([ConstraintID], [ConstraintID]) = ([], [])
    for constraint in new.constraints.values.awaited(each: 2) {
      guard let before = old.constraint(constraint.id), before.isActive != constraint.isActive,
        constraint.variation != nil || before.loss?.isByTraits == true
          || constraint.loss?.isByTraits == true
      else { continue }
      if constraint.isActive {
        installed.append(constraint.id)
      } else {
        removed.append(constraint.id)
      }
    }
    let changed = new.views.keys.awaited(each: 2).filter { id in
      old.view(id) != nil && old.isUninstalled(id) != new.isUninstalled(id)
    }
    return notes(
      views: changed.filter { !new.isUninstalled($0) }, installed, in: new,
      says: { Phrase(en: "\($0) installed", ja: "\($0) をインストール") })
      + notes(
        views: changed.filter(new.isUninstalled), removed, in: new,
        says: { Phrase(en: "\($0) uninstalled", ja: "\($0) をアンインストール") })
      + valueNotes(from: old, to: new) + textSizeNotes(from: old, to: new)
  }

  /// Which fonts do not follow another text size, though one may think so.
  private static func textSizeNotes(from old: Document, to new: Document) -> [Phrase] {
    guard old.contentSizeCategory != new.contentSizeCategory else { return [] }
    let styled = new.views.values.filter { view in
      view.kind.takes.contains(.font) && view.content.font.textStyle != nil
    }
    if styled.isEmpty {
      return [
        Phrase(
          en: "no font here is of a text style, so none follows the text size",
          ja: "テキストスタイルのフォントがないので、文字サイズに従うものはありません")
      ]
    }
    let fixed = styled.filter { !$0.content.adjustsFontForContentSizeCategory }
    if fixed.isEmpty { return [] }
    let property = Text("adjustsFontForContentSizeCategory", as: .code)
    let names = fixed.prefix(shown).map { Phrase(new.text(of: $0.id)) }.joined(separator: " ")
    let rest = fixed.count - min(fixed.count, shown)
    let all = rest == 0 ? names : names + Phrase(en: " and \(rest) more", ja: " ほか \(rest) 個")
    return [
      Phrase(
        en: "the font stays as it is in \(all): \(property) is false there",
        ja: "\(all) のフォントは変わりません（\(property) が false）")
    ]
  }

  /// What properties other size classes changed.
  private static func valueNotes(from old: Document, to new: Document) -> [Phrase] {
    let notes = new.views.values.awaited().flatMap { view -> [Phrase] in
      guard !view.variations.values.isEmpty, let before = old.view(view.id) else { return [] }
      let words = ViewChangeWords(
        name: new.text(of: view.id), before: before, document: new)
      return view.changes(from: before).map(words.phrase).filter { !$0.isEmpty }
    }
    guard notes.count > shown else { return notes }
    let rest = notes.count - shown
    return notes.prefix(shown) + [Phrase(en: "and \(rest) more", ja: "ほか \(rest) 件")]
  }

  private static func notes(
    views: [ViewID], _ constraints: [ConstraintID], in document: Document,
    says words: (Phrase) -> Phrase
  ) -> [Phrase] {
    var notes: [Phrase] = []
    if !views.isEmpty {
      let names = views.prefix(shown).map { Phrase(document.text(of: $0)) }
      let rest = views.count - names.count
      let all = names.joined(separator: " ")
      notes.append(
        words(rest == 0 ? all : all + Phrase(en: " and \(rest) more", ja: " ほか \(rest) 個")))
    }
    if !constraints.isEmpty { notes.append(words(list(constraints, in: document))) }
    return notes
  }

  private static func list(_ ids: [ConstraintID], in document: Document) -> Phrase {
    guard ids.count > shown else {
      return Phrase(ids.map(document.handleText).joined(separator: " "))
    }
    return Phrase(en: "\(ids.count, of: "constraint")", ja: "制約 \(ids.count) 個")
  }

  private static let shown = 6
}

extension Edit {
  fileprivate var mayChangeTraits: Bool {
    switch self {
    case .setDevice, .setOrientation, .setTraits, .vary, .installViews: true
    default: false
    }
  }
}
