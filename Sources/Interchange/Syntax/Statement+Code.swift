/// Swift that decides or is carried out elsewhere. What stands between its braces is kept as it was
/// written and read when it is carried out: what never is need not be understood.
extension Statement {
  /// `if`, `guard` and `switch`: the first branch whose conditions all hold is carried out.
  package struct Conditional: Hashable, Sendable {
    package let branches: [Branch]
    package let otherwise: RawText?
    /// Whether it is a `guard`: what its conditions name lasts behind it.
    package let isGuard: Bool
    /// Whether it is a `switch`, which `break` leaves.
    package var isSwitch = false
    /// Whether what its branches come to is the value of the function that it is the whole of.
    package var givesValue = false
    package let range: SourceRange

    package struct Branch: Hashable, Sendable {
      package let conditions: [Condition]
      package let body: RawText
    }

    package enum Condition: Hashable, Sendable {
      case holds(ExpressionTree)
      /// `let title = titleLabel`: holds for anything but `nil`.
      case binding(NameSyntax, ExpressionTree)
      /// One of the patterns of a `case`.
      case matches(ExpressionTree, [Pattern])
    }
  }

  /// What leaves a round of a loop or all of it, a case of a `switch`, or the code.
  package enum Jump: String, Hashable, Sendable {
    case `break`, `continue`, `fallthrough`
    /// With what it throws, which nobody asks for.
    case `throw`
  }

  /// `func setUp() { … }`, `init(frame: CGRect) { … }`, or `var side: CGFloat { 44 }`.
  package struct Function: Hashable, Sendable {
    package let name: NameSyntax
    package let parameters: [Parameter]
    package let body: RawText
    package let kind: Kind
    /// Whether a lone expression in its braces is what it returns.
    package var givesValue = false
    /// The type of what it returns, as it was written.
    package var resultType: String?

    package enum Kind: Hashable, Sendable {
      case method
      /// Never carried out by itself: `@objc`, `@IBAction`, a closure with a name.
      case handler
      case initializer
      /// What a property that is worked out comes to, and what is done with what it is given.
      case property, setter
      /// What is done before and after the property of that name is given another value.
      case willSet, didSet
    }

    package struct Parameter: Hashable, Sendable {
      /// What a call writes before the value; `nil` for `_`.
      package let label: String?
      package let name: NameSyntax
      package let isVariadic: Bool
      package let standard: ExpressionTree?
      /// Whether it is a function, as far as its type says so, and one that returns something.
      package var isFunction = false
      package var givesValue = false
      /// As it was written; nothing of what a closure is handed.
      package var type: String?
      /// Whether what the function makes of it is what it was called with: `inout`.
      package var isInOut = false
    }
  }

  /// `class CardView: UIView { … }`, `enum Metrics { … }`, `extension UIView { … }`.
  package struct TypeDeclaration: Hashable, Sendable {
    package let name: NameSyntax
    package let isExtension: Bool
    /// The class that it is made from, and its protocols.
    package let inherited: [String]
    package let body: RawText
  }

  /// `var bottom: NSLayoutConstraint!`: a name whose value comes later.
  package struct Promise: Hashable, Sendable {
    package let name: NameSyntax
    package let type: NameSyntax
    /// Whether Interface Builder gives it its value.
    package var isOutlet = false
    /// Whether it stands in a function's code, where it hides what else is called so.
    package var isLocal = false
  }
}
