import Interchange
import Prose

/// Why a statement could not be read, and where the reader stood.
struct ReadingStop: Error {
  let expected: Expected
  let range: SourceRange

  /// What could have stood there.
  enum Expected {
    case expression, name, type, statement, endOfStatement, closingQuote
    case mark(String)
    case word(String)
  }
}

extension ReadingStop.Expected {
  var phrase: Phrase {
    switch self {
    case .expression: Phrase(en: "an expression", ja: "式")
    case .name: Phrase(en: "a name", ja: "名前")
    case .type: Phrase(en: "a type", ja: "型")
    case .statement: Phrase(en: "a statement", ja: "文")
    case .endOfStatement: Phrase(en: "the end of the line", ja: "行の終わり")
    case .closingQuote: Phrase(en: "a closing quote", ja: "閉じ引用符")
    case .mark(let text), .word(let text): Phrase("\(text, as: .code)")
    }
  }
}
