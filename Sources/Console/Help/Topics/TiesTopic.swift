import Prose

extension HelpTopic {
  static let ties = HelpTopic(
    "ties",
    summary: Phrase(en: "Optional constraints that lose.", ja: "満たされない、必須でない制約。"),
    keywords: ["tie", "violated", "missed", "misses", "同順位", "未達"],
    points: [
      Point(
        Phrase(en: "violated", ja: "未達"),
        Phrase(en: "one of a higher priority beat it", ja: "優先度の高い制約に負けた")),
      Point(
        Phrase(en: "tie", ja: "同順位"),
        Phrase(en: "two of one priority; one of them misses", ja: "同じ優先度の二つ。片方がずれる")),
      Point("priorities", Phrase(en: "who lost to whom, by points", ja: "何が何に負けたか、差の順に")),
    ],
    examples: [
      Signature.Example(
        "box.width == 200 @750", after: ["add view box", "box.width == 100 @750"])
    ],
    related: ["priority", "priorities", "conflict"])
}
