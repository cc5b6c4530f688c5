import Prose

extension HelpTopic {
  static let lines = HelpTopic(
    "lines",
    summary: Phrase(en: "What a line can be.", ja: "一行に書けるもの。"),
    keywords: ["line", "grammar", "syntax", ";", "comment", "行", "文法", "コメント"],
    points: [
      Point(
        "title.top == view.top + 8", Phrase(en: "a relation makes a constraint", ja: "関係式は制約を作る")),
      Point(
        "H:|-[a]-8-[b]-|", Phrase(en: "a visual format makes several", ja: "ビジュアルフォーマットはまとめて作る")),
      Point("gap.constant = 0", Phrase(en: "a Swift statement changes", ja: "Swift の文は変更する")),
      Point("title.width * 2", Phrase(en: "an expression shows its value", ja: "式は値を表示する")),
      Point("? title.width == 100", Phrase(en: "asks instead of making", ja: "作らずに、成り立つかを調べる")),
      Point(
        "hide a", Phrase(en: "a command; a clear beginning will do", ja: "コマンド（区別できれば途中まででよい）")),
      Point(
        "H:|[a]|; V:|[a]|; b.isHidden = true",
        Phrase(en: "one step: all or none", ja: "すべて実行されるか、何も実行されないか")),
      Point("# a comment", Phrase(en: "so is // to the end of the line", ja: "行末までがコメント（// も同じ）")),
    ],
    remarks: [
      Phrase(
        en:
          "\("=", as: .code) assigns, \("==", as: .code) makes a constraint. A line that cannot be "
          + "carried out changes nothing.",
        ja: "\("=", as: .code) は代入、\("==", as: .code) は制約の作成です。実行できない行は何も変えません。"),
      Phrase(
        en:
          "Full-width blanks, question marks, minus signs, ≤ and ≥ are read. A line with other full-width "
          + "characters is refused, and offered as it was meant if nothing else is wrong with it.",
        ja: "全角で読めるのは空白と \("≦ ≧ −", as: .code)、質問の \("？", as: .code) です。ほかの全角は受け付けず、"
          + "ほかに誤りがなければ、正しい行を示します。"),
    ],
    examples: [Signature.Example("? title.width == 100", after: ["add label title"])],
    related: ["relations", "formats", "statements", "expressions"])
}
