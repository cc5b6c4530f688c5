import AutoLayout
import Prose

extension EditRefusals {
  func fixed(_ view: ViewID) -> Refusal {
    let name = document.text(of: view)
    return Refusal(
      Phrase(
        en: "\(name) always stays where it is: it cannot be removed, moved or renamed"
          + (view == .window ? ", and only the root view is in it." : "."),
        ja: "\(name) は動かせません。取り外し・移動・改名はできず、"
          + (view == .window ? "中に入るのはルートビューだけです。" : "いつも画面全体にあります。")),
      hints: [
        Phrase(
          en: "Work on the views inside \("view", as: .name).",
          ja: "\("view", as: .name) の中のビューを操作してください。")
      ])
  }

  func belongsToItsView(_ content: ViewID) -> Refusal {
    let name = document.text(of: content)
    let owner = document.view(content)?.superview.map(document.text(of:)) ?? ""
    return Refusal(
      Phrase(
        en: "\(name) belongs to \(owner): it cannot be removed, moved or renamed without that.",
        ja: "\(name) は \(owner) の一部です。単独では取り外し・移動・改名できません。"),
      hints: [
        Phrase(en: "Do that with \(owner).", ja: "\(owner) に対して操作してください。")
      ])
  }

  func holdsInItsContentView(_ view: ViewID) -> Refusal {
    let name = document.text(of: view)
    let content = document.contentView(of: view).map(document.text(of:)) ?? name
    return raising(
      "NSInternalInconsistencyException",
      Phrase(
        en: "Nothing can be put straight into \(name): add it to its contentView instead.",
        ja: "\(name) に直接は入れられません。contentView に加えてください。"),
      hints: [
        Phrase(en: "Put it into \(content).", ja: "\(content) に入れてください。")
      ])
  }

  func guideCannotHold(_ guide: ViewID) -> Refusal {
    let name = document.text(of: guide)
    return Refusal(
      Phrase(
        en: "\(name) is a layout guide: it has no subviews and no frame to set.",
        ja: "\(name) はレイアウトガイドです。サブビューも、設定できるフレームもありません。"),
      hints: [
        Phrase(
          en: "Constrain it, or use a view instead.", ja: "制約で位置を決めるか、代わりにビューを使ってください。")
      ])
  }

  func guideIsNotDrawn(_ guide: ViewID) -> Refusal {
    let name = document.text(of: guide)
    return Refusal(
      Phrase(
        en:
          "\(name) is a layout guide: nothing of it is drawn, so there is nothing to hide or turn around.",
        ja: "\(name) はレイアウトガイドです。描かれないので、隠すことも左右を反転することもできません。"),
      hints: [
        Phrase(
          en: "Its constraints can be switched off: \("constraints", as: .command) lists them.",
          ja: "制約なら無効にできます。\("constraints", as: .command) で一覧できます。")
      ])
  }

  func notASubview(_ view: ViewID, of superview: ViewID) -> Refusal {
    let (name, holder) = (document.text(of: view), document.text(of: superview))
    return Refusal(
      Phrase(
        en: "\(name) is not a subview of \(holder).", ja: "\(name) は \(holder) のサブビューではありません。"),
      hints: [
        Phrase(
          en: "Order is among siblings; \("tree", as: .command) shows them.",
          ja: "順番は兄弟ビューの間のものです。\("tree", as: .command) で確かめられます。")
      ])
  }

  func notInHierarchy(_ view: ViewID) -> Refusal {
    let name = document.text(of: view)
    return Refusal(
      Phrase(en: "\(name) is not in any view.", ja: "\(name) はどのビューにも入っていません。"),
      hints: [
        Phrase(
          en: "\("add \(name.string)", as: .command) puts it back.",
          ja: "\("add \(name.string)", as: .command) で戻せます。")
      ])
  }

  func nestedTooDeep(_ limit: Int) -> Refusal {
    return Refusal(
      Phrase(
        en: "Views can be nested \(limit) deep, no deeper.", ja: "ビューの入れ子は \(limit) 段までです。"))
  }

  func tooManyViews(_ limit: Int) -> Refusal {
    Refusal(
      Phrase(
        en: "A layout has at most \(limit, of: "view"), with those that were removed.",
        ja: "ビューは、取り外したものを含めて \(limit) 個までです。"))
  }

  func tooManyConstraints(_ limit: Int) -> Refusal {
    Refusal(
      Phrase(
        en: "A layout has at most \(limit, of: "constraint").", ja: "制約は \(limit) 個までです。"))
  }

  func cannotReorder(_ guide: ViewID) -> Refusal {
    let name = document.text(of: guide)
    return Refusal(
      Phrase(
        en: "\(name) is a layout guide and has no place in front of or behind views.",
        ja: "\(name) はレイアウトガイドなので、前後の順番がありません。"))
  }

  func cycle(_ view: ViewID, _ superview: ViewID) -> Refusal {
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

  func sizeIsTheDevices(_ view: ViewID) -> Refusal {
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
