import Prose

extension HelpTopic {
  static let priority = HelpTopic(
    "priority",
    summary: Phrase(en: "Who gives way to whom.", ja: "どの制約が譲るかを決めるもの。"),
    keywords: [
      "UILayoutPriority", "required", "optional", "defaultHigh", "defaultLow", "fittingSizeLevel",
      "high", "low", "@", "1000", "999", "750", "250", "優先度", "優先順位", "必須",
    ],
    points: [
      Point(
        "@1000, @required", Phrase(en: "must hold; without @ it is so", ja: "必ず成り立つ（@ を省くとこれ）")),
      Point("@750, @high", Phrase(en: "optional; compression resistance", ja: "必須でない。圧縮抵抗の既定値")),
      Point("@250, @low", Phrase(en: "optional; hugging is near it", ja: "必須でない。ハギングはこの近く")),
      Point(
        "@50, @fittingSize", Phrase(en: "UIKit's fittingSizeLevel", ja: "UIKit の fittingSizeLevel")),
      Point("@999.5", Phrase(en: "any number above 0 up to 1000", ja: "0 より大きく 1000 以下の数値")),
      Point(
        "c1.priority = 500, c1 @500",
        Phrase(en: "changes it, not across 1000", ja: "後から変える（1000 はまたげない）")),
    ],
    remarks: [
      Phrase(
        en: "A higher priority always wins, however many lower ones there are. Two of one priority "
          + "that cannot both hold are a tie.",
        ja: "高い優先度は、低い優先度がいくつあっても必ず勝ちます。同じ優先度で両立しない二つは同順位です。")
    ],
    examples: [
      Signature.Example(
        "box.width == 200 @750", after: ["add view box", "box.width == 100"])
    ],
    related: ["priorities", "ties", "hugging", "conflict"])
}
