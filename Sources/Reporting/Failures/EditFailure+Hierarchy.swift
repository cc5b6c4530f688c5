import AutoLayout
import Prose

extension EditFailure {
  func hierarchyWords(in document: Document) -> Refusal {
    switch self {
    case .fixedView(let view):
      let name = document.text(of: view)
      return Refusal(
        Phrase(
          en: "\(name) always stays where it is: it cannot be removed, moved or renamed"
            + (view == .window ? ", and only the root view is in it." : "."),
          ja: "\(name) は動かせません。削除・移動・改名はできず、"
            + (view == .window ? "中に入るのはルートビューだけです。" : "いつも画面全体にあります。")),
        hints: [
          Phrase(
            en: "Work on the views inside \("view", as: .name).",
            ja: "\("view", as: .name) の中のビューを操作してください。")
        ])
    case .hierarchyCycle(let view, let superview): return cycle(view, superview, in: document)
    case .guideCannotHold(let guide):
      let name = document.text(of: guide)
      return Refusal(
        Phrase(
          en: "\(name) is a layout guide: it has no subviews and no frame to set.",
          ja: "\(name) はレイアウトガイドです。サブビューも、設定できる frame もありません。"),
        hints: [
          Phrase(
            en: "Constrain it, or use a view instead.", ja: "制約で位置を決めるか、代わりにビューを使ってください。")
        ])
    case .notASubview(let view, let superview):
      let (name, holder) = (document.text(of: view), document.text(of: superview))
      return Refusal(
        Phrase(
          en: "\(name) is not a subview of \(holder).", ja: "\(name) は \(holder) のサブビューではありません。"),
        hints: [
          Phrase(
            en: "Order is among siblings; \("tree", as: .command) shows them.",
            ja: "順番は兄弟ビューの間のものです。\("tree", as: .command) で確かめられます。")
        ])
    case .notInHierarchy(let view):
      let name = document.text(of: view)
      return Refusal(
        Phrase(en: "\(name) is not in any view.", ja: "\(name) はどのビューにも入っていません。"),
        hints: [
          Phrase(
            en: "\("add \(name.string)", as: .command) puts it back.",
            ja: "\("add \(name.string)", as: .command) で戻せます。")
        ])
    case .nestedTooDeep(let limit):
      return Refusal(
        Phrase(
          en: "Views can be nested \(limit) deep, no deeper.", ja: "ビューの入れ子は \(limit) 段までです。"))
    case .cannotReorderGuide(let guide):
      let name = document.text(of: guide)
      return Refusal(
        Phrase(
          en: "\(name) is a layout guide and has no place in front of or behind views.",
          ja: "\(name) はレイアウトガイドなので、前後の順番がありません。"))
    default: return sizeOfWindow(in: document)
    }
  }

  private func cycle(_ view: ViewID, _ superview: ViewID, in document: Document) -> Refusal {
    let (name, holder) = (document.text(of: view), document.text(of: superview))
    if view == superview {
      return Refusal(
        Phrase(en: "\(name) cannot be its own subview.", ja: "\(name) を自分自身のサブビューにはできません。"))
    }
    return Refusal(
      Phrase(
        en: "\(holder) is inside \(name), so \(name) cannot go into it.",
        ja: "\(holder) は \(name) の中にあるので、\(name) をそこへ入れられません。"),
      hints: [
        Phrase(en: "Take \(holder) out first.", ja: "先に \(holder) を外に出してください。")
      ])
  }

  private func sizeOfWindow(in document: Document) -> Refusal {
    guard case .sizeIsTheDevices(let view) = self else {
      return Refusal(Phrase(en: "This view cannot do that.", ja: "このビューではできません。"))
    }
    let name = document.text(of: view)
    return Refusal(
      Phrase(
        en: "\(name) has its size from the device.", ja: "\(name) の大きさはデバイスで決まります。"),
      hints: [
        Phrase(
          en: "\("device 320x568", as: .command) or \("rotate", as: .command) changes it.",
          ja: "\("device 320x568", as: .command) や \("rotate", as: .command) で変えられます。")
      ])
  }
}
