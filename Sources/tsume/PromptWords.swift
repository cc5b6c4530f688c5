import Prose

/// The prompt's own words.
enum PromptWords {
  /// Three lines lead to a layout, and the fourth to its first conflict.
  static let firstGreeting: Report = [
    .paragraph(
      Phrase(
        en: "Tsume is a debugger for Auto Layout. For a first layout, type these three lines:",
        ja: "Tsume は Auto Layout のデバッガーです。まず次の三行を入力してみてください。")),
    .paragraph("\("add label title \"Hello\"", as: .code)", indent: 2),
    .paragraph("\("H:|-16-[title]-16-|", as: .code)", indent: 2),
    .paragraph("\("title.top == view.safeArea.top + 8", as: .code)", indent: 2),
    .paragraph(
      Phrase(
        en: "Then break it: \("title.width == 500", as: .code). Tab completes, "
          + "\("help", as: .command) lists the commands.",
        ja: "次に \("title.width == 500", as: .code) で壊してみましょう。Tab で補完、"
          + "\("help", as: .command) で一覧。")),
  ]

  static let greeting: Report = [
    .paragraph(
      Phrase(
        en: "Tsume, a debugger for Auto Layout. Tab completes, \("help", as: .command) lists the "
          + "commands.",
        ja: "Tsume、Auto Layout のデバッガーです。Tab で補完、\("help", as: .command) でコマンド一覧。"))
  ]

  static let noTerminal = Phrase(
    en: "The prompt needs a terminal: both standard input and standard output.",
    ja: "プロンプトには端末が必要です（標準入力と標準出力の両方）。")

  static func more(_ count: Int) -> Phrase {
    Phrase(en: "… and \(count) more", ja: "… ほか \(count) 件")
  }

  static let historyIsNotKept = Phrase(
    en: "The history cannot be kept: its file or folder cannot be used.",
    ja: "入力履歴を保存できません（ファイルかフォルダーを利用できません）。")
}
