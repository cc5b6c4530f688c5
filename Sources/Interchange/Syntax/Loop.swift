extension Statement {
  /// What is done for each of several things: `for view in [a, b] { … }`, `[a, b].forEach { … }`.
  package struct Loop: Hashable, Sendable {
    /// What the element is called in the body, or its place and the element, or the parts of a tuple;
    /// `$0` and `$1` where the closure names nothing, `_` for what is not needed.
    package let names: [NameSyntax]
    package let source: Source
    /// `for case`: only elements that are so get a round, and it gives the names.
    package var pattern: Pattern?
    /// `where` in front of the braces: only elements for which it holds get a round.
    package var filter: ExpressionTree?
    package let body: [Statement]
    /// Whether the braces are a closure's, where `return` ends a round.
    package var isClosure = false
    /// Whether the body calls a function that was given by its name, perhaps without its labels.
    package var namesFunction = false
    /// From `for` or the list to the closing brace.
    package let range: SourceRange

    /// What a loop runs over.
    package enum Source: Hashable, Sendable {
      case elements(ExpressionTree)
      /// `list.enumerated()`: each element with its place.
      case enumerated(ExpressionTree)
      /// `low..<high`, or `low...high`.
      case numbers(ExpressionTree, ExpressionTree, isClosed: Bool)
      /// `while` at its word: nothing, as often as all conditions hold, behind `repeat` once at least.
      case repeating([Conditional.Condition], SourceRange, isTestedLast: Bool)

      package var range: SourceRange {
        switch self {
        case .elements(let list), .enumerated(let list): list.range
        case .numbers(let low, let high, _): low.range.union(high.range)
        case .repeating(_, let range, _): range
        }
      }

      /// Whether each round has a number, which has no parts.
      var isOfNumbers: Bool {
        switch self {
        case .numbers, .repeating: true
        case .elements, .enumerated: false
        }
      }
    }
  }

  /// `let label: UILabel = { let label = UILabel(); label.text = "x"; return label }()`: a closure that
  /// is called at once and makes one thing.
  package struct Construction: Hashable, Sendable {
    package let name: NameSyntax
    /// The type as it was written.
    package let type: NameSyntax?
    /// What is done before the last statement, which returns.
    package let body: [Statement]
    package let result: ExpressionTree
    package let range: SourceRange
  }
}
