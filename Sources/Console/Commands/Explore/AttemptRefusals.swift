import Interchange
import Prose

/// The words in which `try` objects to what it is given.
enum AttemptRefusals {
  static let line = Phrase(en: "a line to try", ja: "試す行")

  /// The line tries already.
  static func twice(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "What is tried once changes nothing already; one \("try", as: .command) will do.",
        ja: "\("try", as: .command) は一つで十分です（もともと何も変わりません）。"), at: range)
  }

  /// `save`, `undo`, `language`: something of the session that is no step.
  static func noStep(_ word: String, at range: SourceRange) -> Objection {
    let isTravel = ["undo", "redo", "goto"].contains(word)
    return Objection(
      Phrase(
        en: "\(word, as: .command) makes no step, so there is nothing to try.",
        ja: "\(word, as: .command) は手順にならないので、試すことはありません。"), at: range,
      hints: isTravel
        ? [
          Phrase(
            en: "\("diff N", as: .command) shows what differs between step N and now.",
            ja: "\("diff N", as: .command) で手順 N と今の違いを見られます。")
        ] : [])
  }

  /// Behind `;` something would change.
  static func notAQuestion(at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "Only questions stand behind the line that is tried.", ja: "試す行の後に書けるのは質問だけです。"),
      at: range,
      hints: [
        Phrase(
          en: "For example \("try rotate; frames", as: .code).",
          ja: "例：\("try rotate; frames", as: .code)")
      ])
  }
}
