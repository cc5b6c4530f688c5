import Prose

extension HelpTopic {
  static let ambiguous = HelpTopic(
    "ambiguous",
    summary: Phrase(
      en: "More than one layout is best; what is shown is one.", ja: "最良のレイアウトが一つに決まらない状態。"),
    keywords: [
      "hasAmbiguousLayout", "exerciseAmbiguityInLayout", "~", "free", "settled", "曖昧", "未定", "確定",
      "解消",
    ],
    points: [
      Point("~16", Phrase(en: "a value that is one of many", ja: "ほかの値もありうる値")),
      Point(
        Phrase(en: "anything from 0 to 220", ja: "0 から 220 まで"),
        Phrase(en: "all that it could be", ja: "取りうる範囲")),
      Point(
        Phrase(en: "settled title.x", ja: "解消 title.x の曖昧さ"),
        Phrase(en: "one value alone is left for it", ja: "値が一つに決まった")),
      Point("ambiguity", Phrase(en: "lists it all, and what would settle it", ja: "すべての一覧と、決める方法")),
      Point(
        "expect title.x == ~16",
        Phrase(en: "expects a value of many; without ~ it fails", ja: "一つに決まらない値を確かめる（~ なしは失敗）")),
      Point(
        "expect unambiguous",
        Phrase(en: "checks in a session that nothing is", ja: "何も曖昧でないことを確かめる")),
    ],
    remarks: [
      Phrase(
        en: "A view that was just added is ambiguous until something fixes it.",
        ja: "追加したばかりのビューは、位置が決まるまで曖昧です。")
    ],
    examples: [Signature.Example("add view box")],
    related: ["ambiguity", "why", "ties", "expressions"])
}
