import Prose

extension HelpTopic {
  static let conflict = HelpTopic(
    "conflict",
    summary: Phrase(
      en: "Constraints that cannot all hold, and what to do.", ja: "同時に成り立たない制約と、その修正案。"),
    keywords: [
      "broken", "unsatisfiable", "unable", "unable to simultaneously satisfy constraints",
      "UIViewAlertForUnsatisfiableConstraints", "breaking constraint", "cause", "solved", "error",
      "矛盾",
      "競合", "コンフリクト", "壊れた", "原因", "除外", "対処",
    ],
    points: [
      Point(
        Phrase(en: "these 4 cannot all hold", ja: "同時に成り立ちません"),
        Phrase(en: "leave any one out, and the rest can", ja: "どれか一つを除けば成り立つ")),
      Point("16 + 500 + 16 = 532", Phrase(en: "the sum that proves it", ja: "その証明になる足し算")),
      Point(
        Phrase(en: "broken c9", ja: "除外 c9"),
        Phrase(en: "was set aside; it is still active", ja: "除外した制約（有効のまま）")),
      Point(
        Phrase(en: "UIKit would probably …", ja: "UIKit なら、おそらく…"),
        Phrase(
          en: "the app breaks another: its frames differ",
          ja: "アプリは別の制約を除外し、フレームも違う")),
      Point(
        Phrase(en: "repair", ja: "対処"),
        Phrase(en: "what to change in the app, by the cause", ja: "原因から見た、アプリのコードの変え方")),
      Point("fix", Phrase(en: "lists repairs, each of them tried", ja: "試した修正案の一覧")),
      Point("fix 1", Phrase(en: "applies the first; undo takes it back", ja: "一つ目を使う（undo で戻る）")),
      Point("conflicts", Phrase(en: "every conflict, in full", ja: "すべての矛盾を詳しく")),
    ],
    examples: [
      Signature.Example("box.width == 200", after: ["add view box", "box.width == 100"])
    ],
    related: ["conflicts", "fix", "priority", "logs"])
}
