import AutoLayout
import Prose

/// What an expression came to.
struct Evaluated {
  let value: Value
  /// The layout leaves a choice, and the value depends on it.
  let isOneOfMany: Bool
  /// All values that it could have, where they are known.
  let range: ValueRange?
  /// Whether it is a factor or a priority, which keeps the decimals that it needs.
  var isFactor = false

  /// The value alone on its line; a second line begins with `~` where it is one of many.
  func report(in document: Document) -> Report {
    var line = value.text(in: document)
    if isFactor, case .number(let number) = value { line = Text(number.asFactor) }
    if case .constraint(let handle, _) = value, document.constraint(handle)?.isActive == false {
      return [.paragraph(Phrase(line) + LanguageWords.inactive)]
    }
    return isOneOfMany
      ? [.verbatim([line]), .paragraph(LanguageWords.oneOfMany(range))] : [.verbatim([line])]
  }
}
