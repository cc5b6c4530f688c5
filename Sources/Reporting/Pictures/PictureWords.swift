package import AutoLayout
package import Diagnosis
package import Prose

/// What pictures say of themselves.
package enum PictureWords {
  package static func title(window: Size) -> Phrase {
    let size = "\(window.width.inPoints) × \(window.height.inPoints)"
    return Phrase(en: "Layout in a window of \(size) points", ja: "\(size) ポイントの画面のレイアウト")
  }

  /// What is to be seen, in a sentence or two.
  package static func description(of layout: LaidOutDocument) -> Phrase {
    let views = layout.document.preorder().dropFirst().compactMap { layout.document.view($0) }
    let names = views.prefix(mostNames).map { Phrase(Text($0.name)) }
    let rest = views.count - names.count
    let more = Phrase(en: "\(rest) more", ja: "ほか \(rest) 個")
    let list = (names + (rest > 0 ? [more] : [])).listed()
    let contents =
      views.isEmpty
      ? Phrase(en: "No views. ", ja: "ビューはありません。")
      : Phrase(en: "Views: \(list). ", ja: "ビュー：\(list)。")
    return contents + StateLine.sentence(for: layout)
  }

  private static let mostNames = 20

  // MARK: What the signs mean

  package static let conflicting = Phrase(en: "in conflict", ja: "矛盾あり")
  package static let ambiguous = Phrase(en: "ambiguous", ja: "曖昧")
  package static let hidden = Phrase(en: "hidden", ja: "非表示")
  package static let broken = Phrase(en: "broken constraint", ja: "除外された制約")
  package static let missed = Phrase(en: "missed", ja: "未達")
}
