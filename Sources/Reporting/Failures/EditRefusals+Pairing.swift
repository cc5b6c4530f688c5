import AutoLayout
import Prose

/// What cannot be paired (UIKit constraints, section 1.2).
extension EditRefusals {
  func sizeWithLocation(_ first: Anchor, _ second: Anchor) -> Refusal {
    raising(
      "NSInvalidArgumentException",
      Phrase(
        en: "\(document.text(of: first)) and \(document.text(of: second)) cannot be paired: "
          + "one is a size, the other a place.",
        ja: "\(document.text(of: first)) と \(document.text(of: second)) は組にできません。"
          + "一方は大きさ、もう一方は位置です。"),
      hints: [
        Phrase(
          en: "Pair a size with a size or a number, and an edge with an edge.",
          ja: "大きさは大きさか数値と、端は端と組にしてください。")
      ])
  }

  func directionalWithAbsolute(_ first: Anchor, _ second: Anchor) -> Refusal {
    let (follower, other) = first.attribute.isDirectional ? (first, second) : (second, first)
    return raising(
      "NSInvalidArgumentException",
      Phrase(
        en: "\(document.text(of: follower)) follows the reading direction, and "
          + "\(document.text(of: other)) does not.",
        ja: "\(document.text(of: follower)) は読む向きに従いますが、\(document.text(of: other)) は従いません。"),
      hints: [
        Phrase(
          en: "Use leading and trailing on both sides, or left and right on both.",
          ja: "両辺とも leading / trailing、または両辺とも left / right にしてください。")
      ])
  }

  func horizontalWithVertical(_ first: Anchor, _ second: Anchor) -> Refusal {
    raising(
      "NSInvalidLayoutConstraintException",
      Phrase(
        en: "\(document.text(of: first)) is on the \(axis(of: first).english) axis, "
          + "\(document.text(of: second)) on the \(axis(of: second).english) one.",
        ja: "\(document.text(of: first)) は\(axis(of: first).japanese)方向、"
          + "\(document.text(of: second)) は\(axis(of: second).japanese)方向です。"),
      hints: [
        Phrase(
          en: "Only widths and heights may be related across the axes.",
          ja: "縦と横をまたいで関係づけられるのは、幅と高さだけです。")
      ])
  }

  func locationNeedsPartner(_ anchor: Anchor, _ relation: Relation, constant: Double) -> Refusal {
    let name = document.text(of: anchor)
    return raising(
      "NSInvalidArgumentException",
      Phrase(
        en: "\(name) is a place, and a place needs a second anchor to be measured from; "
          + "a number alone, or a multiplier of 0, is none.",
        ja: "\(name) は位置なので、基準となるもう一つのアンカーが必要です。"
          + "数値だけや倍率 0 では決められません。"),
      hints: [partner(of: anchor, relation, constant: constant.isFinite ? constant : 16)])
  }

  /// Where a number is measured from: a centre's from where the superview begins, not from its centre.
  private func origin(for attribute: Attribute) -> Attribute {
    switch attribute {
    case .centerX: .leading
    case .centerY: .top
    default: attribute
    }
  }

  /// The same number from the superview is meant, most likely; what the device places places what is
  /// in it.
  private func partner(of anchor: Anchor, _ relation: Relation, constant: Double) -> Phrase {
    let isInitial = anchor.item.view.isInitial
    var first = anchor
    var second = Anchor(
      document.view(anchor.item.view)?.superview ?? .root, origin(for: anchor.attribute))
    if isInitial {
      let views = document.view(.root)?.subviews ?? []
      guard let inner = views.first(where: { document.view($0)?.isLayer == false }) else {
        let line = Text("add label title", as: .command)
        return Phrase(
          en: "\(line) makes a view that can be placed from there.",
          ja: "\(line) のようにビューを作れば、そこを基準に置けます。")
      }
      (first, second) = (Anchor(inner, anchor.attribute), anchor)
    }
    let line = EquationText(Equation(first, relation, second, constant: constant), in: document)
    let example = line.line.styled(.hint)
    return Phrase(en: "For example \(example).", ja: "例：\(example)")
  }

  private func axis(of anchor: Anchor) -> (english: String, japanese: String) {
    anchor.attribute.axis == .horizontal ? ("horizontal", "横") : ("vertical", "縦")
  }

  func guideLacks(_ anchor: Anchor) -> Refusal {
    let (item, attribute) = (document.text(of: anchor.item), anchor.attribute.name)
    if anchor.item.guide?.isController == true {
      return Refusal(
        Phrase(
          en:
            "\(item) has no \(attribute): a controller's guides have a top, a bottom and a height.",
          ja: "\(item) に \(attribute) はありません。コントローラーのガイドにあるのは上端・下端・高さだけです。"))
    }
    return Refusal(
      Phrase(
        en: "\(item) is a layout guide and has no \(attribute): guides have neither margins nor "
          + "baselines nor guides of their own.",
        ja: "\(item) はレイアウトガイドなので \(attribute) がありません。"
          + "ガイドにはマージンもベースラインも内側のガイドもありません。"),
      hints: [
        Phrase(
          en: "Use its edges, centre, width or height.", ja: "ガイドの端・中心・幅・高さを使ってください。")
      ])
  }
}
