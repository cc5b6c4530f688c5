import Prose

extension HelpTopic {
  static let lessons = HelpTopic(
    "lessons",
    summary: Phrase(
      en: "How lessons are written: tasks that the layout judges.",
      ja: "レッスンの書き方：レイアウトが正解を判定する課題。"),
    keywords: ["teach", "course", "task", "goal", "授業", "課題", "レッスン", "教材"],
    points: [
      Point(
        "lesson en \"Two per axis\" ja \"一方向に二つ\"",
        Phrase(en: "the first line: the title, in both languages", ja: "最初の行：両方の言語の題名")),
      Point(
        "say en \"…\" ja \"…\"",
        Phrase(en: "told before the task that follows", ja: "次の課題の前に伝えること")),
      Point(
        "add label title \"Hello\"",
        Phrase(en: "any other line is carried out beforehand", ja: "ほかの行は課題の前に実行される")),
      Point("task en \"…\" ja \"…\"", Phrase(en: "what is to be done", ja: "課題の文")),
      Point(
        "goal expect title.x == 16",
        Phrase(en: "what must hold in the end; not shown", ja: "最後に成り立つこと（表示されない）")),
      Point(
        "keep expect no conflict",
        Phrase(en: "what holds already and must not be lost", ja: "はじめから成り立ち、崩してはいけないこと")),
      Point(
        "forbid remove",
        Phrase(
          en: "a command, property or handle that may not be used; or more than 2 lines",
          ja: "使ってはいけないコマンド・プロパティ・制約の名前（more than 2 lines も可）")),
      Point("hint en \"…\" ja \"…\"", Phrase(en: "one for each hint", ja: "hint のたびに一つずつ表示")),
      Point(
        "solution title.leading == view.leading + 16",
        Phrase(en: "a line that solves it; several make one solution", ja: "解答の行（複数行も可）")),
      Point("praise en \"…\" ja \"…\"", Phrase(en: "why it works", ja: "解けたときに伝える理由")),
    ],
    remarks: [
      Phrase(
        en:
          "A folder of lessons is a course; \("course en \"…\" ja \"…\"", as: .code) in a file of its own "
          + "gives it a title. \("tsume check FOLDER", as: .code) proves that every goal fails before its "
          + "solution and holds after it.",
        ja: "レッスンのフォルダーがコースになります。題名は、別のファイルに \("course en \"…\" ja \"…\"", as: .code) と書きます。"
          + "\("tsume check フォルダー", as: .code) で、目標が解答の前には成り立たず、後には成り立つことを確かめられます。")
    ],
    related: ["lesson", "expect", "files"])
}
