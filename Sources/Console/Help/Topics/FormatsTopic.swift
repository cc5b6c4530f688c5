import Prose

extension HelpTopic {
  static let formats = HelpTopic(
    "formats",
    summary: Phrase(
      en: "A visual format makes several constraints at once.", ja: "ビジュアルフォーマットは、制約をまとめて作ります。"),
    keywords: [
      "format", "visual", "vfl", "H:", "V:", "withVisualFormat", "options", "metrics",
      "constraints(withVisualFormat:options:metrics:views:)", "ビジュアルフォーマット", "書式",
    ],
    points: [
      Point("H:|-16-[title]-16-|", Phrase(en: "across, from edge to edge", ja: "横に、端から端まで")),
      Point("V:[title]-8-[note]", Phrase(en: "down, 8 points apart", ja: "縦に、8 ポイント空けて")),
      Point("|-[title]-|", Phrase(en: "- alone is the standard distance", ja: "- だけなら標準の間隔")),
      Point(
        "[photo(44)]",
        Phrase(en: "a size; (>=44), (==title), (44@750) too", ja: "大きさ。(>=44)、(==title)、(44@750) も")
      ),
      Point(
        "[a][b] options alignAllCenterY",
        Phrase(en: "UIKit's options without the dot", ja: "UIKit のオプション（ドットなし）")),
      Point("[a]-gap-[b] metrics gap=8", Phrase(en: "numbers by name", ja: "名前付きの数値")),
    ],
    remarks: [
      Phrase(
        en: "One step. The constraints are numbered in UIKit's order.",
        ja: "一つの手順です。制約の番号は UIKit が作る順です。")
    ],
    examples: [Signature.Example("H:|-16-[title]-16-|", after: ["add label title"])],
    related: ["relations", "handles", "guides"])
}
