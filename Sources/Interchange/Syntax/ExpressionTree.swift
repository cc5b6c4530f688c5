/// An expression as it was written. Names are not resolved: `title.leading` is a member of a name,
/// whatever they turn out to be.
package struct ExpressionTree: Hashable, Sendable {
  package let form: Form
  package let range: SourceRange
  /// The number of nodes on the longest way down. Readers keep it within
  /// `SyntaxFailure.depthLimit`, so that trees can be walked recursively.
  package let depth: Int
  /// Whether it is a number that Swift counts with where nothing says otherwise: `7`, and not `7.0`.
  package let isWholeNumber: Bool

  package init(_ form: Form, _ range: SourceRange, isWholeNumber: Bool = false) {
    self.form = form
    self.range = range
    self.isWholeNumber = isWholeNumber
    depth = 1 + form.depthOfChildren
  }
}

extension ExpressionTree {
  /// What kind of expression it is, with its parts.
  package indirect enum Form: Hashable, Sendable {
    case number(Double)
    case string(String)
    case boolean(Bool)
    /// `nil`
    case absent
    case name(String)
    /// `.defaultHigh`
    case implicitMember(NameSyntax)
    /// `title.leading`
    case member(ExpressionTree, NameSyntax)
    /// `title.setContentHuggingPriority(.defaultHigh, for: .horizontal)`
    case call(ExpressionTree, [Argument])
    /// `makeRow(title:_:)`, a function by its whole name, with `nil` for `_`.
    case reference(ExpressionTree, [NameSyntax?])
    /// `views[0]`
    case index(ExpressionTree, [Argument])
    /// `title?` in `title?.text`
    case optionalChain(ExpressionTree)
    /// `title!`, and `view as! UILabel` around the cast
    case forced(ExpressionTree)
    /// `view as? UILabel`
    case cast(ExpressionTree, NameSyntax)
    /// `(16, 40)`, `(x: 16, y: 40)`, `()`; never a single element without a label
    case tuple([Argument])
    case list([ExpressionTree])
    case dictionary([Entry])
    case prefix(PrefixOperator, ExpressionTree)
    case binary(ExpressionTree, BinaryOperator, ExpressionTree)
    /// `isWide ? 80 : 44`
    case conditional(ExpressionTree, ExpressionTree, ExpressionTree)
    /// `{ … }`, read only when it is carried out.
    case closure(RawText)
    /// `(0..<3)`, which stands in parentheses.
    case range(ExpressionTree, ExpressionTree, isClosed: Bool)
  }

  /// One value in parentheses or brackets, with its label if it has one.
  package struct Argument: Hashable, Sendable {
    package let label: NameSyntax?
    package let value: ExpressionTree

    package init(label: NameSyntax?, value: ExpressionTree) {
      self.label = label
      self.value = value
    }
  }

  /// One pair of a dictionary literal.
  package struct Entry: Hashable, Sendable {
    package let key: ExpressionTree
    package let value: ExpressionTree

    package init(key: ExpressionTree, value: ExpressionTree) {
      self.key = key
      self.value = value
    }
  }
}

extension ExpressionTree {
  /// Whether nothing but such numbers are put together: `-7 / 2`.
  package var isOfWholeNumbers: Bool {
    switch form {
    case .prefix(.minus, let base): base.isOfWholeNumbers
    case .binary(let left, _, let right): left.isOfWholeNumbers && right.isOfWholeNumbers
    default: isWholeNumber
    }
  }
}

extension ExpressionTree.Form {
  /// Of the deepest tree directly below; 0 where there is none. Every tree that is read asks this,
  /// so that lists are made only of what has many.
  fileprivate var depthOfChildren: Int {
    switch self {
    case .number, .string, .boolean, .absent, .name, .implicitMember, .closure: 0
    case .member(let base, _), .optionalChain(let base), .forced(let base), .prefix(_, let base),
      .cast(let base, _), .reference(let base, _):
      base.depth
    case .binary(let left, _, let right), .range(let left, let right, _):
      max(left.depth, right.depth)
    case .call, .index, .tuple, .list, .dictionary, .conditional:
      children.map(\.depth).max() ?? 0
    }
  }

  /// The trees directly below, in the order in which they are written.
  package var children: [ExpressionTree] {
    switch self {
    case .number, .string, .boolean, .absent, .name, .implicitMember, .closure: []
    case .member(let base, _), .optionalChain(let base), .forced(let base), .prefix(_, let base),
      .cast(let base, _), .reference(let base, _):
      [base]
    case .call(let base, let arguments), .index(let base, let arguments):
      [base] + arguments.map(\.value)
    case .tuple(let arguments): arguments.map(\.value)
    case .list(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .binary(let left, _, let right), .range(let left, let right, _): [left, right]
    case .conditional(let condition, let first, let second): [condition, first, second]
    }
  }
}

/// `-x`, `not x` (also written `!x`), `~x`.
package enum PrefixOperator: String, Hashable, Sendable, CaseIterable {
  case minus = "-"
  case not
  /// Every bit turned round.
  case complement = "~"
}

/// The operators between two operands, spelled as they are written back.
package enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case bitwiseAnd = "&"
  case add = "+"
  case subtract = "-"
  case bitwiseOr = "|"
  case bitwiseExclusiveOr = "^"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and
  case or
  /// `title.text ?? ""`: the second where the first is `nil`.
  case otherwise = "??"
}

extension BinaryOperator {
  /// How tightly the operator holds its operands, in Swift's order; comparisons do not chain.
  var precedence: Precedence {
    switch self {
    case .shiftLeft, .shiftRight: .shift
    case .multiply, .divide, .remainder, .bitwiseAnd: .multiplication
    case .add, .subtract, .bitwiseOr, .bitwiseExclusiveOr: .addition
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
    case .and: .conjunction
    case .or: .disjunction
    case .otherwise: .fallback
    }
  }

  init?(_ token: Token) {
    switch token.kind {
    case .identifier("and"), .symbol(.and): self = .and
    case .identifier("or"), .symbol(.or): self = .or
    // Those that wrap or mask differ only beyond the bits that a number has.
    case .symbol(.plus), .symbol(.wrappingAdd): self = .add
    case .symbol(.minus), .symbol(.wrappingSubtract): self = .subtract
    case .symbol(.times), .symbol(.wrappingMultiply): self = .multiply
    case .symbol(.over): self = .divide
    case .symbol(.percent): self = .remainder
    case .symbol(.shiftLeft), .symbol(.maskingShiftLeft): self = .shiftLeft
    case .symbol(.shiftRight), .symbol(.maskingShiftRight): self = .shiftRight
    case .symbol(.ampersand): self = .bitwiseAnd
    case .symbol(.bar): self = .bitwiseOr
    case .symbol(.caret): self = .bitwiseExclusiveOr
    case .symbol(.equal): self = .equal
    case .symbol(.notEqual): self = .notEqual
    case .symbol(.less): self = .less
    case .symbol(.lessOrEqual): self = .lessOrEqual
    case .symbol(.greater): self = .greater
    case .symbol(.greaterOrEqual): self = .greaterOrEqual
    case .symbol(.optionalDefault): self = .otherwise
    // Views are the same or they are not equal.
    case .invalid(.misspelledOperator("===", _)): self = .equal
    case .invalid(.misspelledOperator("!==", _)): self = .notEqual
    default: return nil
    }
  }
}

/// How tightly an operator holds its operands, loosest first. `not` reaches over a comparison, so
/// that `not a == b` asks what it seems to ask; `??` and a cast stand between comparison and addition.
enum Precedence: Int, Comparable {
  case disjunction, conjunction, negation, comparison, fallback, cast, addition, multiplication,
    shift, prefix

  var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .prefix }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
