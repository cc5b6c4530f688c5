import Prose

extension HelpTopic {
  static let ci = HelpTopic(
    "ci",
    summary: Phrase(
      en: "Sessions as tests on a build server.", ja: "セッションを CI のテストとして使う。"),
    keywords: [
      "junit", "build server", "continuous integration", "regression", "exit code", "github",
      "gitlab", "jenkins", "回帰テスト", "終了コード", "CI", "継続的インテグレーション",
    ],
    points: [
      Point(
        "make install PREFIX=$HOME/.local",
        Phrase(
          en: "once, where Swift is: ~/.local can be cached",
          ja: "Swift のある環境で一度だけ（~/.local はキャッシュできる）")),
      Point(
        "tsume check Layouts",
        Phrase(en: "every .tsume file below Layouts", ja: "Layouts 以下の .tsume をすべて検証")),
      Point(
        "tsume check --junit OUT.xml Layouts",
        Phrase(en: "the results as JUnit XML, too", ja: "結果を JUnit の XML にも書き出す")),
      Point(
        "tsume check --json Layouts",
        Phrase(en: "an object for each file, on a line", ja: "ファイルごとに JSON を一行")),
      Point(
        "tsume check --update Layouts",
        Phrase(en: "after a change that was meant: | lines", ja: "意図した変更の後に、| の行を書き直す")),
    ],
    remarks: [
      Phrase(
        en: "It ends with 0 if all holds, with 1 if something does not, or a file expects nothing, "
          + "and with 2 if a file cannot be read. A failure is one line, "
          + "\("FILE:LINE: expected A, found B", as: .code), with the line, what decides the value, and "
          + "what moved, below it. A mistake that is known stays in the file as "
          + "\("expect failing", as: .code). A conflict that no expect speaks of is told as a note.",
        ja: "終了コードは、すべて成り立てば 0、成り立たないものか何も期待しないファイルがあれば 1、読めないファイルがあれば 2 です。"
          + "失敗は \("FILE:LINE: 期待：A／実際：B", as: .code) の一行で、その下に該当行、値を決めた制約、動いたビューが続きます。"
          + "既知の不具合は \("expect failing", as: .code) として残せます。expect が触れない矛盾は注意として示します。")
    ],
    related: ["files", "expect", "save"])
}
