package import AutoLayout
package import Interchange
package import Prose

extension ConsoleLogImport.Note {
  /// What is said of something that a log leaves open.
  ///
  /// - Parameter document: With the views that the log made.
  package func words(in document: Document) -> Phrase {
    Phrase(en: "line \(line): ", ja: "\(line) 行目：") + remark(in: document)
  }

  private func remark(in document: Document) -> Phrase {
    switch kind {
    case .superviewIsSupposed(let view):
      let name = document.text(of: view)
      let superview = document.text(of: document.view(view)?.superview ?? .root)
      return Phrase(
        en: "the superview of \(name) is not printed; it is put into \(superview)",
        ja: "\(name) の親ビューが書かれていないので、\(superview) の中に置きました")
    case .marginsAreSupposed(let view):
      let (name, usual) = (document.text(of: view), ConsoleLogImport.usualMargins)
      return Phrase(
        en: "the margins of \(name) are not printed; anything from \(usual.lowerBound) to "
          + "\(usual.upperBound) is taken to be possible",
        ja: "\(name) のマージンが書かれていないので、"
          + "\(usual.lowerBound) から \(usual.upperBound) までと見なしました")
    case .baselineIsUnknown(let view):
      let name = document.text(of: view)
      return Phrase(
        en: "where the text stands in \(name) is not printed; it is left open",
        ja: "\(name) の中の文字の位置が書かれていないので、未定としました")
    case .isRefused(let reference, let failure):
      let name = Text(reference.description, as: .handle)
      let reason = failure.words(in: document).reason
      return Phrase(en: "\(name) is left out. \(reason)", ja: "\(name) は省きました。\(reason)")
    case .isMeasuredOutside(let reference):
      let name = Text(reference.description, as: .handle)
      return Phrase(
        en: "\(name) is left out: it measures a position by a view that is not around its own",
        ja: "\(name) は省きました。自分を囲んでいないビューの大きさで位置を決めているためです")
    }
  }
}
