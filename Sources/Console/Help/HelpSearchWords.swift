import Interchange
import Prose

/// What is said of a search through the help.
enum HelpSearchWords {
  static let searched = Phrase(en: "a word to look for", ja: "探す単語")

  static func foundNothing(_ word: CommandArgument) -> Objection {
    Objection(
      Phrase(
        en: "No page of the help has \(word.text, as: .code) in it.",
        ja: "\(word.text, as: .code) を含む説明はありません。"), at: word.range,
      hints: [
        Phrase(
          en: "\("help", as: .command) lists what there is.", ja: "\("help", as: .command) で一覧できます。"
        )
      ])
  }
}
