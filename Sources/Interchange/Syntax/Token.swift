/// The smallest piece of a line that means something.
struct Token: Equatable {
  enum Kind: Equatable {
    case identifier(String)
    case number(Double)
    case string(String)
    /// `"Row \(i)"`
    case interpolation([Piece])
    case symbol(Symbol)
    /// What is no token. Readers throw it where they meet it, so that a text is read up to the
    /// first place that is wrong for any reason.
    case invalid(SyntaxFailure.Kind)
    case end
  }

  /// A part of a string with expressions in it.
  enum Piece: Equatable {
    case text(String)
    case expression(RawText)
  }

  let kind: Kind
  let range: SourceRange
  /// Whether nothing but blanks and comments stands before it on its line, the first line apart.
  let startsLine: Bool
  /// Swift tells infix operators from prefix and postfix ones by the blanks around them.
  let hasBlankBefore: Bool
  let hasBlankAfter: Bool

  var isEnd: Bool {
    if case .end = kind { true } else { false }
  }

  func isSymbol(_ symbol: Symbol) -> Bool {
    if case .symbol(let own) = kind { own == symbol } else { false }
  }

  func isWord(_ word: String) -> Bool {
    if case .identifier(let own) = kind { own == word } else { false }
  }

  var word: String? {
    if case .identifier(let word) = kind { word } else { nil }
  }

  var name: NameSyntax? {
    if case .identifier(let word) = kind { NameSyntax(word, range) } else { nil }
  }
}

/// The operators and marks of the language. An entry stands before those that it begins with: the
/// lexer takes the first that fits.
enum Symbol: String, CaseIterable {
  case shiftLeftAssign = "<<="
  case shiftRightAssign = ">>="
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case addAssign = "+="
  case subtractAssign = "-="
  case multiplyAssign = "*="
  case divideAssign = "/="
  case remainderAssign = "%="
  case andAssign = "&="
  case orAssign = "|="
  case exclusiveOrAssign = "^="
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case maskingShiftLeft = "&<<"
  case maskingShiftRight = "&>>"
  case arrow = "->"
  case and = "&&"
  case or = "||"
  case optionalDefault = "??"
  case closedRange = "..."
  case halfOpenRange = "..<"
  case less = "<"
  case greater = ">"
  case assign = "="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"
  case percent = "%"
  case dot = "."
  case comma = ","
  case colon = ":"
  case semicolon = ";"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"
  case openBrace = "{"
  case closeBrace = "}"
  case at = "@"
  case bar = "|"
  case question = "?"
  case exclamation = "!"
  case ampersand = "&"
  case caret = "^"
  case tilde = "~"
  case backslash = "\\"
}
