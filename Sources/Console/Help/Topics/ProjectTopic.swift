import Prose

extension HelpTopic {
  static let project = HelpTopic(
    "project",
    summary: Phrase(en: "Your app's code, opened as it stands.", ja: "アプリのコードをそのまま開きます。"),
    keywords: [
      "folder", "Objective-C", "library", "libraries", "assets", "Localizable.strings", "patch",
      "layout loop", "プロジェクト", "フォルダ", "ライブラリ", "パッチ",
    ],
    points: [
      Point(
        "import Card.swift CardView.m",
        Phrase(en: "files, as one program; a .m with its .h", ja: "一つのプログラムとして開く。.m は .h と一緒に")),
      Point(
        "import App",
        Phrase(
          en: "a folder: code, catalogues, texts, storyboards", ja: "フォルダごと：コード、アセット、文字列、storyboard"
        )),
      Point(
        "scenes", Phrase(en: "its screens; scene NAME shows another", ja: "画面の一覧。scene NAME で切り替え")),
      Point(
        "assume Metrics.gap = 8", Phrase(en: "what the files do not say", ja: "ファイルから分からない値を決める")),
      Point(
        "let second = Card()",
        Phrase(en: "classes stay at hand; so does what they do", ja: "開いたクラスは後からも作れ、動かせる")),
      Point(
        "rotate",
        Phrase(
          en: "runs what the app would; so do keyboard, traits", ja: "アプリと同じ処理が動く。キーボード、traits も"
        )),
      Point("without 18", Phrase(en: "a layout loop without line 18", ja: "無限ループから 18 行目を除いて試す")),
      Point("fix", Phrase(en: "repairs, as lines before and after", ja: "修正案を、行の前後で示す")),
      Point(
        "export patch", Phrase(en: "what you changed, for git apply", ja: "自分の変更を git apply 用に出力")),
    ],
    remarks: [
      Phrase(
        en:
          "Swift of any year and Objective-C are read, with UIKit alone or a library (\("help statements", as: .command) "
          + "names them). A line of a library can be typed, too, after \("import Anchorage", as: .code) or the like.",
        ja: "Swift（古い書き方も）と Objective-C を、UIKit だけのものもライブラリを使うものも読みます（名前は "
          + "\("help statements", as: .command)）。\("import Anchorage", as: .code) などの後なら、ライブラリの行も入力できます。"
      )
    ],
    related: ["import", "code", "assumptions", "scenes", "fix", "export"])
}
