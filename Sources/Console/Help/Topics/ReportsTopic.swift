import Prose

extension HelpTopic {
  static let reports = HelpTopic(
    "reports",
    summary: Phrase(en: "How to read what a line prints.", ja: "行ごとの表示の読み方。"),
    keywords: [
      "report", "output", "state", "ok", "良好", "note", "prompt", "!", "!~", "表示", "読み方", "状態",
      "手順", "補足", "gone",
    ],
    points: [
      Point(
        Phrase(en: "step 7    gap.constant 8 → 0", ja: "手順 7    gap.constant 8 → 0"),
        Phrase(en: "what was done; undo goes back", ja: "したこと（undo で戻る）")),
      Point(
        "  title     y  48 → 40", Phrase(en: "what moved, in its superview", ja: "動いたもの（親ビューの座標）")),
      Point(
        "  photo     (16, 40, 60, 40)",
        Phrase(en: "what is new: x, y, width, height", ja: "新しいもの：x、y、幅、高さ")),
      Point(
        "  photo     (~16, 40, ~60, 40)",
        Phrase(en: "~ before a number: others would do", ja: "~ の付いた数値は、ほかの値もありうる")),
      Point(
        Phrase(en: "  photo     gone", ja: "  photo     レイアウトから外れました"),
        Phrase(en: "what is no longer there", ja: "なくなったもの")),
      Point(
        Phrase(en: "ambiguous title.x", ja: "曖昧 title.x"),
        Phrase(en: "what is open (help ambiguous)", ja: "決まらないもの（help ambiguous）")),
      Point(
        Phrase(en: "conflict, broken, fix", ja: "矛盾、除外、修正案"),
        Phrase(en: "help conflict", ja: "help conflict を参照")),
      Point(
        Phrase(en: "tie, violated", ja: "同順位、未達"),
        Phrase(en: "who lost (help ties)", ja: "負けたもの（help ties）")),
      Point(
        Phrase(en: "ok, state", ja: "良好、状態"),
        Phrase(en: "the state of the whole layout", ja: "全体の状態")),
      Point(
        "iphone-15 !~ tsume>", Phrase(en: "! is a conflict, ~ an ambiguity", ja: "! は矛盾、~ は曖昧")),
    ],
    remarks: [
      Phrase(
        en: "\("diff", as: .command) shows what a long report leaves out; reports take "
          + "\("--json", as: .code).",
        ja: "長い報告が省いたものは \("diff", as: .command) で見られます。報告には \("--json", as: .code) も使えます。")
    ],
    related: ["diff", "after", "conflict", "ambiguous"])
}
