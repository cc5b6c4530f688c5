import Prose

extension HelpTopic {
  static let start = HelpTopic(
    "start",
    summary: Phrase(
      en: "A first layout, a conflict, and its repair.", ja: "最初のレイアウトから、矛盾とその修正まで。"),
    keywords: ["first", "tutorial", "intro", "guide me", "はじめに", "入門", "使い方"],
    points: [
      Point("add label title \"Hello\"", Phrase(en: "makes a view", ja: "ビューを作る")),
      Point(
        "H:|-16-[title]-16-|", Phrase(en: "pins it to both sides", ja: "左右に固定する")),
      Point(
        "title.top == view.safeArea.top + 8",
        Phrase(en: "and below the status bar", ja: "上の位置を決める")),
      Point("title.width == 500", Phrase(en: "cannot hold: a conflict", ja: "成り立たない（矛盾）")),
      Point("fix 1", Phrase(en: "takes the first repair", ja: "一つ目の修正案を使う")),
      Point("undo", Phrase(en: "takes the last line back", ja: "直前の行を取り消す")),
      Point("why title.width", Phrase(en: "asks where a value comes from", ja: "値の理由を調べる")),
      Point("save first", Phrase(en: "keeps the lines in first.tsume", ja: "first.tsume に保存する")),
    ],
    related: ["relations", "reports", "conflict", "keys"])
}
