import Prose

extension HelpTopic {
  static let start = HelpTopic(
    "start",
    summary: Phrase(
      en: "A first layout, a conflict, and its repair.", ja: "最初のレイアウトから、矛盾とその修正まで。"),
    keywords: [
      "first", "tutorial", "intro", "tour", "auto layout", "autolayout", "beginner", "始め方",
      "自動レイアウト", "newcomer",
      "me",
      "はじめに", "入門", "使い方", "オートレイアウト",
    ],
    points: Tour.stops.map { Point($0.line, $0.meaning) } + [
      Point("undo", Phrase(en: "takes the last line back", ja: "直前の行を取り消す")),
      Point("save first", Phrase(en: "keeps the lines in first.tsume", ja: "first.tsume に保存する")),
    ],
    related: ["lesson", "relations", "reports", "conflict", "keys"])
}
