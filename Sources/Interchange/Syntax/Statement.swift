/// Something that is done, as in Swift.
package enum Statement: Hashable, Sendable {
  case assignment(Assignment)
  /// A tree whose outermost form is a call, `!` and `?` apart.
  case call(ExpressionTree)
  case declaration(Declaration)
  case unpacking(Unpacking)
  case construction(Construction)
  case loop(Loop)
  case conditional(Conditional)
  case function(Function)
  case type(TypeDeclaration)
  case promise(Promise)
  /// `return`, with what it gives, at its word.
  case result(ExpressionTree?, SourceRange)
  case jump(Jump, SourceRange)
  /// `defer { … }`, at its word: what is done when the braces around it are left.
  case deferred(RawText, SourceRange)
  /// Not Swift, but welcome between `;`.
  case relation(RelationSyntax)

  /// `path = value` and its relatives `+=`, `-=`, `*=`, `/=`, `%=`.
  package struct Assignment: Hashable, Sendable {
    /// A name, a member or an index, or a tuple of such; `_` is a name.
    package let target: ExpressionTree
    package let sign: Sign
    package let value: ExpressionTree

    package init(target: ExpressionTree, sign: Sign, value: ExpressionTree) {
      self.target = target
      self.sign = sign
      self.value = value
    }

    /// The sign between path and value.
    package enum Sign: String, Hashable, Sendable {
      case set = "="
      case add = "+="
      case subtract = "-="
      case multiply = "*="
      case divide = "/="
      case remainder = "%="
      case shiftLeft = "<<="
      case shiftRight = ">>="
      case bitwiseAnd = "&="
      case bitwiseOr = "|="
      case bitwiseExclusiveOr = "^="
    }
  }

  /// `let name: Type = value`.
  package struct Declaration: Hashable, Sendable {
    package let name: NameSyntax
    /// The type as it was written.
    package let type: NameSyntax?
    package var value: ExpressionTree
    /// Whether it may be given another value: `var`.
    package var isVariable = false
    /// Whether it is of whole numbers, as Swift has it of literals without a point.
    package var isWhole = false
  }

  /// `let (card, label) = makeCard()`: each name for the value in its place.
  package struct Unpacking: Hashable, Sendable {
    /// `_` for what is not needed.
    package let names: [NameSyntax]
    package let value: ExpressionTree
    package var isVariable = false
  }

  package var range: SourceRange {
    switch self {
    case .assignment(let assignment): assignment.target.range.union(assignment.value.range)
    case .call(let tree): tree.range
    case .declaration(let declaration): declaration.name.range.union(declaration.value.range)
    case .unpacking(let unpacking): unpacking.value.range
    case .construction(let construction): construction.range
    case .loop(let loop): loop.range
    case .conditional(let conditional): conditional.range
    case .function(let function): function.name.range
    case .type(let type): type.name.range
    case .promise(let promise): promise.name.range
    case .result(let tree, let range): tree.map { range.union($0.range) } ?? range
    case .jump(_, let range), .deferred(_, let range): range
    case .relation(let relation): relation.range
    }
  }
}

extension Statement.Assignment.Sign {
  init?(_ token: Token) {
    guard case .symbol(let symbol) = token.kind else { return nil }
    self.init(rawValue: symbol.rawValue)
  }
}

extension ExpressionTree {
  var isAssignable: Bool {
    switch form {
    case .name, .member, .index: true
    case .forced(let base), .optionalChain(let base): base.isAssignable
    default: false
    }
  }

  /// `(low, high)`, each of which is given what stands in its place.
  var isAssignableRow: Bool {
    guard case .tuple(let parts) = form, !parts.isEmpty else { return false }
    return parts.allSatisfy { $0.value.isAssignable || $0.value.isAssignableRow }
  }

  var isCall: Bool {
    switch form {
    case .call: true
    case .forced(let base), .optionalChain(let base), .cast(let base, _): base.isCall
    default: false
    }
  }
}
