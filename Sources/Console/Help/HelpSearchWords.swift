import Interchange
import Prose

/// What is said of a search through the help.
enum HelpSearchWords {
  static let searched = Phrase(en: "a word to look for", ja: "探す単語")

  /// Above the pages that have the words of a question.
  static func noPage(_ question: String) -> Phrase {
    Phrase(
      en:
        "No page is called \(question, as: .code); \("help -k", as: .command) finds these with its words:",
      ja: "「\(question, as: .code)」という説明はありません。\("help -k", as: .command) で見つかるのは次の説明です：")
  }

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
