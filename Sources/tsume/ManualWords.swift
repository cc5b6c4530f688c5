import Prose

/// What the manual page says beyond `tsume --help`.
enum ManualWords {
  static let files: [UsageWords.Call] = [
    UsageWords.Call(
      usage: "$XDG_STATE_HOME/tsume",
      purpose: Phrase(
        en: "the history of the prompt, and the lines of sessions that were interrupted "
          + "(~/.local/state/tsume if the variable is not set)",
        ja: "プロンプトの履歴と、中断したセッションの行（変数がなければ ~/.local/state/tsume）")),
    UsageWords.Call(
      usage: "~/.editrc",
      purpose: Phrase(en: "the keys of the prompt; see editrc(5)", ja: "プロンプトのキー。editrc(5) を参照")),
  ]

  static let environment: [UsageWords.Call] = [
    UsageWords.Call(
      usage: "LC_ALL, LC_MESSAGES, LANG",
      purpose: Phrase(en: "the language: English or Japanese", ja: "言語（英語または日本語）")),
    UsageWords.Call(
      usage: "NO_COLOR", purpose: Phrase(en: "if set, nothing is coloured", ja: "設定すると色を付けない")),
  ]

  static let more = Phrase(
    en: "\("help", as: .command) at the prompt: every command, and a page on each.",
    ja: "プロンプトの \("help", as: .command)：すべてのコマンドと、それぞれの説明。")
}
