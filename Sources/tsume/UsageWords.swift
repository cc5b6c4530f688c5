import Prose

/// Wrong use of the command line.
struct UsageFailure {
  let arguments: [String]

  private static let commands = ["replay", "check", "conflict", "help"]

  var words: Phrase {
    let line = arguments.map(\.withVisibleControls).joined(separator: " ")
    let what = Phrase(
      en: "I cannot make sense of \("tsume \(line)", as: .code). ",
      ja: "\("tsume \(line)", as: .code) は解釈できません。")
    let near = Spelling.suggestions(for: arguments.first ?? "", among: Self.commands)
    let hint = near.first.map { word in
      Phrase(
        en: "Did you mean \("tsume \(word)", as: .code)? ",
        ja: "\("tsume \(word)", as: .code) のことですか？ ")
    }
    return what + (hint ?? Phrase()) + UsageWords.seeHelp
  }
}

/// The words of the command line itself.
enum UsageWords {
  static let seeHelp = Phrase(
    en: "\("tsume --help", as: .command) shows how it is called.",
    ja: "使い方は \("tsume --help", as: .command) で表示します。")

  private static let calls: [(String, Phrase)] = [
    (
      "tsume",
      Phrase(en: "the prompt; or runs the lines on its standard input", ja: "プロンプト。標準入力があればその各行を実行")
    ),
    (
      "tsume FILE",
      Phrase(en: "opens a session or a console log, then the prompt", ja: "セッションやコンソールログを開いてプロンプトへ")
    ),
    (
      "tsume -c 'LINE'", Phrase(en: "runs lines, prints what they say, ends", ja: "行を実行し、結果を表示して終了")
    ),
    ("tsume replay FILE", Phrase(en: "replays a session", ja: "セッションを再生")),
    (
      "tsume check FILE|FOLDER…",
      Phrase(
        en: "verifies sessions (--update, --json, --junit FILE)",
        ja: "セッションを検証（--update、--json、--junit FILE）")
    ),
    (
      "tsume conflict [--json] FILE…",
      Phrase(en: "explains the conflicts in console logs", ja: "コンソールログの矛盾を説明")
    ),
  ]

  static let overview: Report = [
    .paragraph(
      Phrase(
        en: "Tsume explains Auto Layout: a prompt with a live view tree.",
        ja: "Tsume は Auto Layout を説明する対話型デバッガーです。")),
    .table(
      Report.Table(
        columns: [.left, .left], rows: calls.map { ["\($0.0, as: .code)", $0.1] })),
    .paragraph(
      Phrase(
        en: "Exit codes: 0 fine, 1 an expectation or a conflict, 2 wrong use or a refused line.",
        ja: "終了コード: 0 正常、1 期待の不一致または矛盾、2 使い方の誤りまたは受け付けられない行。")),
  ]
}
