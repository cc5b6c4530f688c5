import Prose

extension HelpTopic {
  static let files = HelpTopic(
    "files",
    summary: Phrase(en: "Session files: lines that can be run again.", ja: "もう一度実行できるセッションファイル。"),
    keywords: ["session", "file", ".tsume", "test", "check", "|", "セッション", "ファイル", "テスト"],
    points: [
      Point("title.width == 100", Phrase(en: "a line as it is typed", ja: "入力したままの行")),
      Point(Phrase(en: "# why this is here", ja: "# ここにある理由"), Phrase(en: "a comment", ja: "コメント")),
      Point("expect title.width == 100", Phrase(en: "what must be so", ja: "成り立つはずのこと")),
      Point(
        "expect failing title.x == 4",
        Phrase(en: "what is not so yet: a known mistake", ja: "まだ成り立たないこと（既知の不具合）")),
      Point(
        Phrase(en: "| ok        1 constraint, …", ja: "| 良好      制約 1 個、…"),
        Phrase(en: "what the line above prints", ja: "上の行の出力")),
      Point("paste … .", Phrase(en: "several lines as one step", ja: "数行を一つの手順に")),
      Point(
        "tsume check --update FILE",
        Phrase(en: "in a shell: writes its | lines anew", ja: "シェルで：| の行を書き直す")),
      Point(
        "language ja",
        Phrase(
          en: "at the top: the language of its | lines and refusals; what is shown goes by LANG",
          ja: "先頭に書くと、| の行とエラーの文の言語（表示は LANG に従う）")),
    ],
    remarks: [
      Phrase(
        en: "\("save NAME", as: .code) writes one, \("replay NAME.tsume", as: .code) runs it; in a "
          + "shell \("tsume check NAME.tsume", as: .code) tells whether all of it still holds.",
        ja: "\("save NAME", as: .code) で書き出し、\("replay NAME.tsume", as: .code) で再生します。シェルの "
          + "\("tsume check NAME.tsume", as: .code) は、今も成り立つかを確かめます。")
    ],
    examples: [Signature.Example("expect view.width == 393")],
    related: ["ci", "save", "replay", "expect", "break", "say"])
}
