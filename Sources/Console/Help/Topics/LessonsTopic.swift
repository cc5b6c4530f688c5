import Prose

extension HelpTopic {
  static let lessons = HelpTopic(
    "lessons",
    summary: Phrase(
      en: "How lessons are written: tasks that the layout judges.",
      ja: "レッスンの書き方：レイアウトが正解を判定する課題。"),
    keywords: ["teach", "course", "task", "goal", "授業", "課題", "レッスン", "教材"],
    points: [
      Point("lesson en \"…\" ja \"…\"", Phrase(en: "the first line: the title", ja: "最初の行：題名")),
      Point(
        "say en \"…\" ja \"…\"", Phrase(en: "told before the next task", ja: "次の課題の前に伝えること")),
      Point(
        "add label title \"Hello\"",
        Phrase(en: "other lines are carried out beforehand", ja: "ほかの行は課題の前に実行される")),
      Point("task en \"…\" ja \"…\"", Phrase(en: "what is to be done", ja: "課題の文")),
      Point(
        "goal expect title.x == 16",
        Phrase(en: "what must hold in the end; not shown", ja: "最後に成り立つこと（表示されない）")),
      Point(
        "keep expect no conflict",
        Phrase(en: "what holds already and must not be lost", ja: "成り立っていて、崩してはいけないこと")),
      Point(
        "elsewhere device 320x568",
        Phrase(en: "goals and keeps must hold after this, too", ja: "この行の後でも全部が成り立つこと")),
      Point(
        "goal try rotate; expect no conflict",
        Phrase(en: "holds after a line that is only tried", ja: "試しに一行実行した後で成り立つこと")),
      Point(
        "forbid remove", Phrase(en: "a command that is not to be used", ja: "使ってはいけないコマンド")),
      Point(
        "forbid isHidden",
        Phrase(en: "a property, or a handle (label.resist)", ja: "プロパティや制約（label.resist）の禁止")),
      Point(
        "forbid more than 2 lines",
        Phrase(en: "so many lines may be typed", ja: "入力できる行数の上限")),
      Point("hint en \"…\" ja \"…\"", Phrase(en: "one for each hint", ja: "hint のたびに一つずつ表示")),
      Point(
        "solution H:|-16-[title]",
        Phrase(en: "lines that solve it; what they show stays", ja: "解答の行。解答で見えるビューは隠せない")),
      Point(
        "{{title.width == 100}}",
        Phrase(en: "in hints and solutions: its handle", ja: "hint と solution で：その制約の名前")),
      Point("praise en \"…\" ja \"…\"", Phrase(en: "why it works", ja: "解けたときに伝える理由")),
    ],
    remarks: [
      Phrase(
        en:
          "A folder of lessons, in the order of their names (\("01-edges.tsume", as: .code)), is a course; "
          + "\("course en \"…\" ja \"…\"", as: .code) in a file of its own gives it a title. One language will do. \("tsume check FOLDER", as: .code) proves "
          + "that every goal fails before its solution and holds after it. Numbers fit one screen, relations all of them: "
          + "\("elsewhere", as: .code) tells them apart.",
        ja:
          "レッスンのフォルダーが、ファイル名の順（\("01-edges.tsume", as: .code) など）にコースになります。題名は、別のファイルに \("course en \"…\" ja \"…\"", as: .code) と書きます。"
          + "文は一方の言語だけでもかまいません。"
          + "\("tsume check FOLDER", as: .code) で、目標が解答の前には成り立たず、後には成り立つことを確かめられます。"
          + "一つの画面に合うだけの数と、関係とは \("elsewhere", as: .code) で見分けます。")
    ],
    related: ["lesson", "expect", "files"])
}
