import AutoLayout
import Prose

/// What an expression came to.
struct Evaluated {
  let value: Value
  /// The layout leaves a choice, and the value depends on it.
  let isOneOfMany: Bool
  /// All values that it could have, where they are known.
  let range: ValueRange?

  /// The value alone on its line; a second line begins with `~` where it is one of many.
  func report(in document: Document) -> Report {
    let line = value.text(in: document)
    return isOneOfMany
      ? [.verbatim([line]), .paragraph(LanguageWords.oneOfMany(range))] : [.verbatim([line])]
  }
}
