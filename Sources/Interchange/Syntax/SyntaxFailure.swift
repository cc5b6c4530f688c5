/// Why a text could not be read, and where. Data only: the words are written elsewhere.
package struct SyntaxFailure: Error, Hashable, Sendable {
  package let kind: Kind
  /// The caret goes under the beginning of this range.
  package let range: SourceRange

  package init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// Whether the text can be read as far as it goes, and ends too early.
  package var isOfMissingEnd: Bool {
    switch kind {
    case .unclosedBracket, .unclosedComment, .unexpected(.endOfText, _): true
    default: false
    }
  }
}

extension SyntaxFailure {
  /// What is wrong, with what a message needs.
  package enum Kind: Hashable, Sendable {
    // Characters.
    case unexpectedCharacter(Character)
    /// A control character, or an invisible one, by its scalar value.
    case controlCharacter(UInt32)
    /// Bytes that are no UTF-8 (they arrive as U+FFFD).
    case undecodable
    case malformedNumber(String)
    /// A number too large to be told from infinity.
    case numberOutOfRange(String)
    /// The range is the opening quote.
    case unclosedString
    /// The range is the `/*`.
    case unclosedComment
    case unknownEscape(String)
    /// `=>` where `>=` is meant, `===` where `==` is.
    case misspelledOperator(found: String, meant: String)

    // Structure.
    case unexpected(Found, expected: Expectation)
    /// The range is the opening bracket.
    case unclosedBracket(String)
    case nestedTooDeeply(limit: Int)
    /// So many operators, members or calls in one expression.
    case chainTooLong(limit: Int)
    /// `a < b < c`, `a == b == c`: at the second sign.
    case chainedComparison
    case notAssignable
    /// `=` where `==` is meant: in a question, in a relation.
    case setsNothing
    /// An expression that is no call, where only what does something can stand.
    case hasNoEffect
    /// `let title: UILabel` without `= …`.
    case declarationWithoutValue(String)
    /// A loop over numbers that names more than one thing in each round.
    case loopNames
    /// `let a = { … }()` without a `return`: at the closing brace.
    case closureWithoutResult
    /// A mixture of `a: 1` and `1` within one pair of square brackets.
    case mixedDictionary
    /// Swift that Tsume does not read.
    case notRead(Construct)

    case visualFormat(VisualFormat.Problem)
  }

  /// What stood at the place.
  package enum Found: Hashable, Sendable {
    case endOfText
    case text(String)
  }

  /// What could have stood there instead.
  package enum Expectation: Hashable, Sendable {
    case operand
    case name
    case type
    case relationSign
    case priority
    case endOfStatement
    case equalsSign
    /// `in` behind the name that a loop gives.
    case loopWord
    /// `while` behind the braces of `repeat`.
    case whileWord
    case colon
    /// The brace that opens a loop's body.
    case loopBody
    case closingBrace
    /// A comma or this closing bracket.
    case commaOrClosing(String)
  }

  /// Parts of Swift that are recognised in order to say that they are not read.
  package enum Construct: String, Hashable, Sendable, CaseIterable {
    case closure
    case range
    /// `case` behind `for`.
    case condition
    case returnStatement
    case tuplePattern
    /// A `case` outside `switch` and `enum`.
    case enumCase
    case stringInterpolation
    case multilineString
  }

  /// How deep brackets, prefixes and chains may go.
  package static let depthLimit = 200
}
