/// `title.leading == view.leading + 16 @750 as gap`: a line that makes a constraint. What stands on
/// either side may be any expression; whether it is one of anchors is for whoever knows the names.
package struct RelationSyntax: Hashable, Sendable {
  package let left: ExpressionTree
  package let sign: Sign
  package let signRange: SourceRange
  package let right: ExpressionTree
  package let priority: PrioritySyntax?
  /// What the constraint is to be called (`as gap`).
  package let name: NameSyntax?

  /// How the sides stand to one another.
  package enum Sign: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
  }

  /// The question whether both sides are so, as far as it is no more than that.
  package var comparison: ExpressionTree? {
    guard priority == nil, name == nil, let comparison = BinaryOperator(rawValue: sign.rawValue)
    else { return nil }
    return ExpressionTree(.binary(left, comparison, right), range)
  }

  /// Whether one side is nothing that an anchor can be held against: `size == .compact`, `row == nil`.
  package var comparesOtherValues: Bool {
    let sides = [left.form, right.form]
    return sides.contains { form in
      switch form {
      case .absent, .boolean, .implicitMember: true
      default: false
      }
    }
      || sides.allSatisfy { if case .string = $0 { true } else { false } }
  }

  /// The same between other sides.
  package func between(_ left: ExpressionTree, and right: ExpressionTree) -> RelationSyntax {
    RelationSyntax(
      left: left, sign: sign, signRange: signRange, right: right, priority: priority, name: name)
  }

  package var range: SourceRange {
    left.range.union(right.range).union(priority?.range ?? right.range)
      .union(name?.range ?? right.range)
  }
}

/// A priority as it was written behind `@`.
package struct PrioritySyntax: Hashable, Sendable {
  package let value: Value
  package let range: SourceRange

  /// A number, or a name whose meaning is not decided here.
  package enum Value: Hashable, Sendable {
    /// Any number; whether it is a priority is not decided here.
    case number(Double)
    /// `high`
    case name(String)
    /// `.defaultHigh`
    case implicitMember(String)
  }
}

extension RelationSyntax.Sign {
  init?(_ token: Token) {
    switch token.kind {
    case .symbol(.equal): self = .equal
    case .symbol(.lessOrEqual): self = .lessOrEqual
    case .symbol(.greaterOrEqual): self = .greaterOrEqual
    default: return nil
    }
  }
}
