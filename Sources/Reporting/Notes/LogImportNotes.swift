package import AutoLayout
package import Interchange
package import Prose

extension ConsoleLogImport.Note {
  /// What a log leaves open, and what was supposed instead.
  package func words(in document: Document) -> Phrase {
    switch kind {
    case .superviewIsSupposed(let view):
      let name = document.text(of: view)
      return place
        + Phrase(
          en: "the superview of \(name) is not printed; it is supposed to be the one shown",
          ja: "\(name) の親ビューが書かれていないため、表示のとおりと仮定しました")
    case .marginsAreSupposed(let view):
      let name = document.text(of: view)
      return place
        + Phrase(
          en: "the margins of \(name) are not printed; anything usual is allowed",
          ja: "\(name) のマージンが書かれていないため、一般的な範囲で自由としました")
    case .baselineIsUnknown(let view):
      let name = document.text(of: view)
      return place
        + Phrase(
          en: "where the text stands in \(name) is not printed; it is left open",
          ja: "\(name) の文字の位置が書かれていないため、未定としました")
    case .isRefused(let reference, let failure):
      let name = Text(reference.description, as: .handle)
      return place
        + Phrase(en: "\(name) cannot be made here: ", ja: "\(name) は再現できません：")
        + failure.words(in: document).reason
    case .isMeasuredOutside(let reference):
      let name = Text(reference.description, as: .handle)
      return place
        + Phrase(
          en: "\(name) follows the size of a view that is not above it",
          ja: "\(name) は上の階層にないビューの大きさに従っています")
    }
  }

  private var place: Phrase { Phrase(en: "line \(line): ", ja: "\(line) 行目：") }
}
