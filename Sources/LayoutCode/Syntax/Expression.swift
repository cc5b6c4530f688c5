package import Interchange

/// An expression as it was written. Names are not resolved: `title.leading` is a member of a name,
/// whatever they turn out to be. Swift and Objective-C are read into the same tree.
package struct Expression: Sendable {
  package let form: Form
  package let range: SourceRange

  package init(_ form: Form, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}

extension Expression {
  /// What kind of expression it is, with its parts.
  package indirect enum Form: Sendable {
    /// `8`, `8.5`, `0x1F`; whole where it is written without a point and without an exponent.
    case number(Double, isWhole: Bool)
    /// `"Row \(i)"`, raw and multi-line texts included.
    case text([TextPiece])
    case boolean(Bool)
    /// `nil`
    case absent
    /// `title`, `self`, `super`, `$0`, `Pair` of `Pair<A, B>`, with what stands in its angle brackets.
    case name(String, generics: [TypeSyntax])
    /// `.defaultHigh`
    case implicitMember(NameSyntax)
    /// `title.leading`, `tuple.0`, `Card.self`
    case member(Expression, NameSyntax)
    /// Trailing closures are the last arguments, the first of them without a label.
    case call(Expression, [Argument])
    /// `views[0]`
    case index(Expression, [Argument])
    /// `title?` in `title?.text`
    case optionalChain(Expression)
    /// `title!`
    case forced(Expression)
    /// `view as? UILabel`, `view is UILabel`
    case cast(Expression, Cast, TypeSyntax)
    /// `(16, 40)`, `(x: 16, y: 40)`, `()`; never a single element without a label
    case tuple([Argument])
    case list([Expression])
    case dictionary([Entry])
    /// `-x`, `!x`, `&x`, `~x`, and operators of one's own.
    case prefix(String, Expression)
    case postfix(Expression, String)
    /// Folded by precedence already.
    case binary(Expression, String, Expression)
    /// `path = value` and its relatives (`+=`), with the operator as it is written. The target is a
    /// name, a member, an index, a chain, `_`, or a tuple of such.
    case assignment(Expression, String, Expression)
    /// `isWide ? 80 : 44`
    case conditional(Expression, Expression, Expression)
    /// `0..<3`, `1...`, `...3`
    case range(Expression?, Expression?, isClosed: Bool)
    case closure(Closure)
    /// `[String]()`, `((Int) -> Void).self`: what can only be a type.
    case type(TypeSyntax)
    /// `\.title`
    case keyPath([NameSyntax])
    /// `#selector(tapped)`, `#colorLiteral(red: 1, …)`, `#imageLiteral(…)`, `#file`, macros.
    case macro(NameSyntax, [Argument])
    /// `makeRow(title:_:)`: a function by its whole name, with `nil` for `_`.
    case reference(Expression, labels: [String?])
    /// `try f()`, `try? f()`, `await f()`.
    case effect(Effect, Expression)
    /// `if` and `switch` as expressions.
    case statement(Statement)
    /// What cannot be read, or is a placeholder (`<#…#>`, `...` in a listing).
    case unreadable
  }

  package enum Cast: Sendable { case `as`, asOptional, asForced, `is` }

  package enum Effect: Sendable { case `try`, tryOptional, tryForced, await }

  /// A part of a text literal.
  package enum TextPiece: Sendable {
    case text(String)
    case expression(Expression)
  }

  /// One value in parentheses or brackets, with its label if it has one.
  package struct Argument: Sendable {
    package let label: NameSyntax?
    package let value: Expression

    package init(label: NameSyntax?, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// One pair of a dictionary literal.
  package struct Entry: Sendable {
    package let key: Expression
    package let value: Expression

    package init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }

  /// `{ [weak self] (view: UIView, i) -> CGFloat in … }`
  package struct Closure: Sendable {
    /// The names that are captured by value; `weak self` and `unowned self` are among them.
    package let captures: [Argument]
    /// Empty where the closure has none or uses `$0`.
    package let parameters: [Parameter]
    package let result: TypeSyntax?
    package let body: [Statement]

    package init(
      captures: [Argument], parameters: [Parameter], result: TypeSyntax?, body: [Statement]
    ) {
      self.captures = captures
      self.parameters = parameters
      self.result = result
      self.body = body
    }
  }
}
