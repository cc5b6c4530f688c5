import Prose

/// The prompt's own words.
enum PromptWords {
  static let greeting: Report = [
    .paragraph(
      Phrase(
        en: "Tsume, a debugger for Auto Layout. Tab completes, \("help", as: .command) lists "
          + "everything.",
        ja: "Tsume、Auto Layout のデバッガーです。Tab で補完、\("help", as: .command) で一覧。"))
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
