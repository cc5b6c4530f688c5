import AutoLayout
import Prose

extension EditRefusals {
  func noCommonAncestor(_ first: Anchor, _ second: Anchor) -> Refusal {
    raising(
      "NSGenericException",
      Phrase(
        en:
          "\(document.text(of: first)) and \(document.text(of: second)) have no common ancestor, "
          + "so a constraint between them cannot be active.",
        ja: "\(document.text(of: first)) と \(document.text(of: second)) には共通の親ビューがないので、"
          + "その間の制約は有効にできません。"),
      hints: absent([first.item, second.item]))
  }

  func holder(_ holder: ViewID, notAbove item: ViewID) -> Refusal {
    let (name, other) = (document.text(of: holder), document.text(of: item))
    return raising(
      "NSGenericException",
      Phrase(
        en: "\(name) cannot hold the constraint: \(other) is not inside it.",
        ja: "\(name) はこの制約を持てません。\(other) がその中にないためです。"),
      hints: [
        Phrase(
          en: "Set \("isActive = true", as: .code): UIKit then finds the view that holds it.",
          ja: "\("isActive = true", as: .code) なら、持ち主のビューは UIKit が選びます。")
      ])
  }

  /// Which of the views have to be added first.
  private func absent(_ items: [Item]) -> [Phrase] {
    let views = items.map(\.view).filter { !document.isInWindow($0) }
    return views.first.map { view in
      let name = document.text(of: view)
      return [
        Phrase(
          en: "Add \(name) first: \("add \(name.string)", as: .command), "
            + "or \("view.addSubview(\(name.string))", as: .code).",
          ja: "先に \(name) を追加してください：\("add \(name.string)", as: .command) "
            + "または \("view.addSubview(\(name.string))", as: .code)。")
      ]
    } ?? []
  }

  func crossing(_ id: ConstraintID, from old: Priority, to new: Priority) -> Refusal {
    let name = document.handleText(id)
    return raising(
      "NSInternalInconsistencyException",
      Phrase(
        en: "The priority of \(name) cannot go from \(old.text) to \(new.text) while it is active: "
          + "1000 must not be crossed.",
        ja: "有効なままでは \(name) の優先度を \(old.text) から \(new.text) へ変えられません。"
          + "1000 をまたぐ変更だからです。"),
      hints: [
        Phrase(
          en: "Type \("deactivate \(name.string)", as: .command), then "
            + "\("\(name.string) \(new.text.string)", as: .code), then "
            + "\("activate \(name.string)", as: .command).",
          ja: "\("deactivate \(name.string)", as: .command)、"
            + "\("\(name.string) \(new.text.string)", as: .code)、"
            + "\("activate \(name.string)", as: .command) の順に入力してください。"),
        Phrase(
          en: "Or give it 999 from the start: 999 may be changed at any time.",
          ja: "最初から 999 にしておけば、いつでも変更できます。"),
      ])
  }
}
