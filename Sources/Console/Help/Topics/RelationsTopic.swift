import Prose

extension HelpTopic {
  static let relations = HelpTopic(
    "relations",
    summary: Phrase(
      en: "A relation on a line of its own makes a constraint.", ja: "関係式だけの行は、制約を一つ作ります。"),
    keywords: [
      "relation", "constraint", "NSLayoutConstraint", "equalTo",
      "constraint(equalTo:constant:)", "multiplier", "aspect", "aspect ratio", "ratio", "equal",
      "equal widths", "proportional", "アスペクト比", "比率", "等幅", "倍率", "制約", "関係式", "等式", "不等式",
    ],
    points: [
      Point(
        "title.leading == view.leading + 16",
        Phrase(en: "edge to edge, with a distance", ja: "端と端、間隔付き")),
      Point("title.width <= 200", Phrase(en: "a size against a number", ja: "大きさと数値")),
      Point("photo.height == 0.5*photo.width", Phrase(en: "with a multiplier", ja: "倍率付き")),
      Point("title.top == view.safeArea.top", Phrase(en: "against a guide", ja: "ガイドに合わせる")),
      Point("title.width == 100 @750", Phrase(en: "optional, at a priority", ja: "優先度付き（必須でない）")),
      Point("title.width == 100 as wide", Phrase(en: "with a name", ja: "名前付き")),
    ],
    remarks: [
      Phrase(
        en:
          "At most two anchors, as in UIKit: a third one takes a guide. What UIKit would refuse is "
          + "refused with UIKit's reason.",
        ja: "アンカーは UIKit と同じく二つまでです（三つ目はガイドで表します）。UIKit が拒むものは、同じ理由で断ります。")
    ],
    examples: [Signature.Example("title.width <= 200 @750 as wide", after: ["add label title"])],
    related: ["attributes", "guides", "priority", "handles", "constrain"])
}
