package import AutoLayout
package import Prose

/// Texts that an Interface Builder file stores in another size than they take: the frame was not updated, or
/// the font is another one on the author's machine.
package enum StoredSizeNotes {
  package static func notes(on document: Document) -> [Phrase] {
    let stale = document.views.values.compactMap { view in
      document.measuredWidth(ofStored: view).map { (view, measured: $0) }
    }
    guard let (view, measured) = stale.first, let stored = view.content.given?.width else {
      return []
    }
    let name = document.text(of: view.id)
    let command = Text("content \(view.name) auto", as: .command)
    let rest = stale.count - 1
    let others = rest == 0 ? Phrase() : Phrase(en: ", as of \(rest) more", ja: "（ほか \(rest) 件）")
    return [
      Phrase(
        en:
          "the text of \(name) is \(measured) wide and stored \(stored) wide, which counts\(others): "
          + "\(command) measures it as the app would",
        ja: "\(name) の文字列の幅は \(measured) ですが、ファイルにある \(stored) を使っています\(others)。"
          + "アプリと同じように測るには \(command)")
    ]
  }
}

extension Document {
  /// How wide the text of a view is by itself, where a file stores a size for it that is quite another one.
  fileprivate func measuredWidth(ofStored view: View) -> Double? {
    guard view.content.hasStoredSize, [.label, .button].contains(view.kind),
      view.content.numberOfLines == 1, view.content.text?.isEmpty == false,
      view.content.font.face == nil, !view.content.font.isSupposed,
      let stored = view.content.given?.width
    else { return nil }
    var content = view.content
    content.measureAutomatically()
    let natural = view.kind.naturalSize(of: content, scale: scale, system: system).width ?? stored
    return abs(natural - stored) > 8 && !(0.75...1.33).contains(natural / max(stored, 1))
      ? natural : nil
  }
}
