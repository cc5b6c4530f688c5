import Interchange
import Prose

/// What `page` says.
enum PageCommandWords {
  /// The address has a line of its own, where it can be taken whole.
  static func isAt(_ address: String) -> Report {
    let words = Phrase(
      en: "This address shows what happens here (\("page stop", as: .code) ends it):",
      ja: "ここでの操作を次のページに映します（\("page stop", as: .code) で終了）：")
    return [.paragraph(words), .verbatim(Text("  \(address)", as: .code))]
  }

  static let stopped = Phrase(en: "The page has ended.", ja: "ページを終了しました。")
  static let wasNotThere = Phrase(en: "There is no page to end.", ja: "終了するページはありません。")

  static let needsPrompt = Objection(
    Phrase(
      en: "A page that follows is there at the prompt only.",
      ja: "操作を映すページは、プロンプトでのみ使えます。"),
    hints: [
      Phrase(
        en: "\("export html FILE", as: .command) writes one.",
        ja: "\("export html FILE", as: .command) でページを書き出せます。")
    ])

  static let failed = Objection(
    Phrase(
      en: "No port of this machine could be had for the page.", ja: "ページのためのポートを確保できませんでした。"))

  static func unknown(_ word: String) -> Objection {
    Objection(
      Phrase(
        en: "A page takes \("talk", as: .code) or \("stop", as: .code), not \(word, as: .code).",
        ja: "page に付けられるのは \("talk", as: .code) か \("stop", as: .code) です（\(word, as: .code) は不可）。")
    )
  }
}
