import Interchange

/// A piece of Swift. A text literal is several: its opening quote, its parts, what stands in `\( )`
/// as tokens like all others, and its closing quote.
struct Token {
  var kind: Kind
  /// Names are composed and without backticks; of a part of a text literal it is empty.
  var text: String
  var lowerBound: Int
  var upperBound: Int
  /// Whether a line end stands before it.
  var startsLine: Bool
  /// A blank, a line end or a comment.
  var hasBlankBefore: Bool

  enum Kind {
    case word
    /// `` `default` ``, which is a name wherever it stands.
    case quotedWord
    case number
    /// `"`, `"""`, `#"`
    case textStart
    case text
    /// Its range is empty where the literal is not closed.
    case textEnd
    case interpolationStart
    case interpolationEnd
    /// By the blanks around it, as Swift decides.
    case prefixOperator, infixOperator, postfixOperator
    /// Brackets, `,`, `;`, `:`, `.`, `@`, `\`, `=`, `->`.
    case mark
    /// `#if`, `#selector`, without its sign.
    case hashWord
    /// `<#what is to be filled in#>`
    case placeholder
    case regex
    /// What no Swift has.
    case unknown
    case end
  }

  var range: SourceRange { SourceRange(lowerBound, upperBound) }

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  /// A word that is not in backticks.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  var isOperator: Bool {
    kind == .infixOperator || kind == .prefixOperator || kind == .postfixOperator
  }

  func isOperator(_ sign: String) -> Bool { isOperator && text == sign }

  var opensBracket: Bool {
    switch kind {
    case .mark: text == "(" || text == "[" || text == "{"
    case .textStart, .interpolationStart: true
    default: false
    }
  }

  var closesBracket: Bool {
    switch kind {
    case .mark: text == ")" || text == "]" || text == "}"
    case .textEnd, .interpolationEnd: true
    default: false
    }
  }
}
