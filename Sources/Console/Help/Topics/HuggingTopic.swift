import Prose

extension HelpTopic {
  static let hugging = HelpTopic(
    "hugging",
    summary: Phrase(en: "How content holds on to its own size.", ja: "固有サイズを保とうとする強さ。"),
    keywords: [
      "hug", "content hugging", "resist", "resistance", "compression", "intrinsic",
      "intrinsicContentSize",
      "setContentHuggingPriority", "setContentCompressionResistancePriority",
      "contentHuggingPriority", "contentCompressionResistancePriority", "固有サイズ",
      "広がりにくさ", "縮みにくさ", "ハギング", "圧縮抵抗",
    ],
    points: [
      Point(
        "title.intrinsicContentSize",
        Phrase(en: "the size that its content asks for", ja: "内容が求める大きさ")),
      Point("title.hug.h", Phrase(en: "against growing wider", ja: "ハギング（横）")),
      Point("title.resist.v", Phrase(en: "against being cut in height", ja: "圧縮抵抗（縦）")),
      Point("title.hug.h.priority = 251", Phrase(en: "how strongly", ja: "その強さを変える")),
      Point(
        "content title \"Hello\"", Phrase(en: "other content, another size", ja: "内容を変えると大きさも変わる")),
      Point("content photo 120x80", Phrase(en: "or a size by hand", ja: "大きさを直接決める")),
    ],
    remarks: [
      Phrase(
        en:
          "Of two labels in one row, the one that hugs less strongly grows. \("add", as: .command) "
          + "sets 251 as Interface Builder does; \("UILabel()", as: .code) has 250.",
        ja: "横に並んだ二つのラベルでは、ハギングの弱い方が広がります。\("add", as: .command) は Interface "
          + "Builder と同じ 251、\("UILabel()", as: .code) は 250 です。")
    ],
    examples: [Signature.Example("title.hug.h", after: ["add label title \"Hello\""])],
    related: ["priority", "content", "handles", "constraints"])
}
