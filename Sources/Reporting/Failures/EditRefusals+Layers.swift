import AutoLayout
import Prose

extension EditRefusals {
  func layerCannotHold(_ layer: ViewID) -> Refusal {
    let name = document.text(of: layer)
    return Refusal(
      Phrase(
        en: "\(name) is a layer: other layers can go into it, but no views and no guides.",
        ja: "\(name) はレイヤーです。中に入れられるのはレイヤーだけで、ビューやガイドは入れられません。"),
      hints: [
        Phrase(
          en:
            "Put the view into the view that \(name) is in; \("move", as: .command) sets which is "
            + "in front.",
          ja: "\(name) のある親ビューに入れ、前後は \("move", as: .command) で決めてください。")
      ])
  }

  func layerHasNoAnchors(_ layer: ViewID) -> Refusal {
    let name = document.text(of: layer)
    return Refusal(
      Phrase(
        en: "\(name) is a layer: no constraint reaches it, and it has no anchors.",
        ja: "\(name) はレイヤーなので、アンカーも制約もありません。"),
      hints: [
        Phrase(
          en: "Set its frame, once or after every layout: "
            + "\("onLayout view { \(name.string).frame = view.bounds }", as: .code).",
          ja: "フレームを設定してください。レイアウトのたびに設定するなら "
            + "\("onLayout view { \(name.string).frame = view.bounds }", as: .code) です。")
      ])
  }

  func notALayer(_ view: ViewID) -> Refusal {
    let name = document.text(of: view)
    return Refusal(
      Phrase(
        en:
          "\(name) has no frame to set: code sets those of layers, and of views laid out by frame.",
        ja: "\(name) のフレームは設定できません。コードで設定できるのは、レイヤーとフレームで置いたビューです。"),
      hints: [
        Phrase(
          en: "Constrain it: \("\(name.string).width == view.width", as: .code).",
          ja: "制約で決めてください：\("\(name.string).width == view.width", as: .code)。")
      ])
  }

  func laysOutNothing(_ view: ViewID) -> Refusal {
    let name = document.text(of: view)
    return Refusal(
      Phrase(
        en: "Only views lay out subviews, and \(name) is none that does.",
        ja: "サブビューをレイアウトするのはビューだけです。\(name) には指定できません。"),
      hints: [
        Phrase(
          en: "Name the view by whose size the layer goes.",
          ja: "レイヤーを合わせたいビューを指定してください。")
      ])
  }
}
