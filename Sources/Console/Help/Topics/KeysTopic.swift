import Prose

extension HelpTopic {
  static let keys = HelpTopic(
    "keys",
    summary: Phrase(en: "The keys of the prompt.", ja: "プロンプトで使えるキー。"),
    keywords: [
      "key", "shortcut", "shortcuts", "ショートカット", "tab", "startup", "enter", "ctrl", "control",
      "editing", "vi", "emacs", "editrc", "キー",
      "編集", "補完",
    ],
    points: [
      Point(
        "Tab", Phrase(en: "completes; again lists, with a word on each", ja: "補完する。もう一度で候補と説明")),
      Point("→", Phrase(en: "takes the rest of the line shown dimly", ja: "薄く表示された続きを確定する")),
      Point(
        "↑ ↓", Phrase(en: "earlier lines that begin as typed", ja: "入力中の文字で始まる、前に入力した行")),
      Point(
        "Enter",
        Phrase(
          en: "alone: undo, redo, step, back, continue again",
          ja: "空の行では undo redo step back continue を繰り返す")),
      Point(
        "Ctrl-R",
        Phrase(
          en: "searches them (again: older; Ctrl-G gives up)", ja: "検索する（もう一度でさらに前へ、Ctrl-G で中止）")),
      Point("Ctrl-A Ctrl-E", Phrase(en: "to the beginning, to the end", ja: "行頭、行末へ")),
      Point(
        "Ctrl-W Ctrl-K", Phrase(en: "cuts the word before, the rest behind", ja: "前の単語、カーソルより後ろを消す")
      ),
      Point("Ctrl-L", Phrase(en: "clears the screen", ja: "画面を消去する")),
      Point("Ctrl-C", Phrase(en: "leaves the line, or stops a command", ja: "入力をやめる、実行中なら止める")),
      Point("Ctrl-D", Phrase(en: "on an empty line ends Tsume", ja: "空の行で終わる")),
      Point(
        "! ~",
        Phrase(en: "in the prompt: a conflict, something ambiguous", ja: "プロンプトの印：矛盾あり、曖昧あり")),
      Point("Ctrl-Z", Phrase(en: "to the shell; fg comes back", ja: "シェルへ戻る（fg で復帰）")),
    ],
    remarks: [
      Phrase(
        en:
          "A line with an open bracket goes on in the next. A paste of several lines is one step; "
          + "when it comes back, ↑ and ↓ go through its lines, and \("edit", as: .code) opens it in "
          + "your editor. The lines of \("~/.config/tsume/startup.tsume", as: .code) run at each start. "
          + "\("~/.editrc", as: .code) with \("bind -v", as: .code) gives vi's keys.",
        ja: "括弧が閉じていない行は次の行に続きます。数行の貼り付けは一つの手順で、呼び戻すと ↑ ↓ で行を移れ、"
          + "\("edit", as: .code) ならエディターで直せます。\("~/.config/tsume/startup.tsume", as: .code) の行は"
          + "起動のたびに実行されます。"
          + "\("~/.editrc", as: .code) に \("bind -v", as: .code) と書くと vi のキーになります。")
    ],
    related: ["lines", "history", "edit", "pager"])
}
