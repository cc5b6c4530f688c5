import AutoLayout
import Prose

extension HelpTopic {
  static let attributes = HelpTopic(
    "attributes",
    summary: Phrase(
      en: "The edges, centres and sizes that constraints hold.", ja: "制約で使える端・中心・大きさ。"),
    keywords: [
      "attribute", "anchor", "anchors", "edge", "margin", "baseline", "size", "edges", "サイズ", "左揃え",
      "右揃え", "ベースライン", "NSLayoutAnchor",
      "leadingAnchor", "topAnchor", "widthAnchor", "アンカー", "属性", "辺", "中央揃え",
    ] + Attribute.allCases.map(\.name),
    points: [
      Point("leading trailing", Phrase(en: "follow the reading direction", ja: "読む向きに従う")),
      Point(
        "left right", Phrase(en: "do not; never mixed with the former", ja: "読む向きによらない（上と混ぜられない）")),
      Point("top bottom", Phrase(en: "downwards from the top", ja: "上から下へ")),
      Point("width height", Phrase(en: "sizes; against numbers, too", ja: "大きさ（数値とも比べられる）")),
      Point("centerX centerY", Phrase(en: "centres", ja: "中心")),
      Point(
        "firstBaseline lastBaseline",
        Phrase(en: "of text; else the bottom", ja: "文字のベースライン（なければ下端）")),
      Point(
        "leadingMargin … centerYWithinMargins",
        Phrase(en: "UIKit's margin names", ja: "UIKit のマージンの名前")),
    ],
    remarks: [
      Phrase(
        en: "Anchors speak of the alignment rectangle in the window; \("frame", as: .code), "
          + "\("x", as: .code) and \("y", as: .code) of what is drawn in the superview.",
        ja: "アンカーはアラインメント矩形（ウィンドウの座標）、\("frame", as: .code)・\("x", as: .code)・"
          + "\("y", as: .code) は描画される位置（親ビューの座標）を表します。")
    ],
    examples: [Signature.Example("view.safeArea.top")],
    related: ["relations", "guides", "expressions", "why"])
}
