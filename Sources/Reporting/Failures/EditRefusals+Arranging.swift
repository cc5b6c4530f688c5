import AutoLayout
import Prose

extension EditRefusals {
  func arrangesNothing(_ view: ViewID) -> Refusal {
    let name = document.text(of: view)
    return Refusal(
      Phrase(
        en: "\(name) is not a stack view and arranges nothing.",
        ja: "\(name) はスタックビューではないので、並べることはできません。"),
      hints: [
        Phrase(
          en: "\("add stackView row", as: .command) makes one.",
          ja: "\("add stackView row", as: .command) で作れます。")
      ])
  }

  func notArranged(_ view: ViewID, in stack: ViewID) -> Refusal {
    let (name, holder) = (document.text(of: view), document.text(of: stack))
    let arranged = document.list(document.arrangedSubviews(of: stack).map(\.id))
    return Refusal(
      Phrase(
        en: "\(name) is not arranged by \(holder).", ja: "\(holder) は \(name) を並べていません。"),
      hints: document.arrangedSubviews(of: stack).isEmpty
        ? []
        : [
          Phrase(
            en: "\(holder) arranges \(arranged).", ja: "\(holder) が並べているのは \(arranged) です。")
        ])
  }

  func noArrangedPlace(_ index: Int, of count: Int) -> Refusal {
    raising(
      "NSInternalInconsistencyException",
      Phrase(
        en: "There is no place \(index): the places go from 0 to \(count).",
        ja: "位置 \(index) はありません。使えるのは 0 から \(count) までです。"))
  }
}
