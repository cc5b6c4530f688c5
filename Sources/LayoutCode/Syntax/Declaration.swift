package import Interchange

/// What a text declares: types, functions, properties.
package struct Declaration: Sendable {
  package let form: Form
  /// `@objc`, `@IBOutlet`, `@available(iOS 15, *)`, property wrappers.
  package let attributes: [Attribute]
  /// `static`, `class`, `private`, `override`, `lazy`, `weak`, `convenience`, `final`, `mutating`, …
  package let modifiers: Set<String>
  package let range: SourceRange

  package init(
    _ form: Form, attributes: [Attribute] = [], modifiers: Set<String> = [], _ range: SourceRange
  ) {
    self.form = form
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
  }

  package indirect enum Form: Sendable {
    case variable(Variable)
    case function(Function)
    case type(TypeDeclaration)
    /// `typealias Name = Type`, `associatedtype`
    case alias(NameSyntax, TypeSyntax?)
    /// `case small = 8, detail(String)`
    case cases([Case])
    /// `import UIKit.UIView`
    case `import`([String])
    /// `infix operator +++`, `precedencegroup`: nothing is made of them.
    case operatorDeclaration(NameSyntax)
  }

  package struct Attribute: Sendable {
    package let name: NameSyntax
    package let arguments: [Expression.Argument]

    package init(name: NameSyntax, arguments: [Expression.Argument]) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// `let name: Type = value`, with what code it has; one for each pattern behind a `let` or `var`.
  package struct Variable: Sendable {
    /// A name, `_`, or a tuple of such.
    package let pattern: Pattern
    package let type: TypeSyntax?
    package let value: Expression?
    package let isVariable: Bool
    /// `nil` where none is written.
    package var getter: [Statement]?
    package var setter: Observer?
    package var willSet: Observer?
    package var didSet: Observer?

    package init(pattern: Pattern, type: TypeSyntax?, value: Expression?, isVariable: Bool) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.isVariable = isVariable
    }

    /// Code that is given a value, by the name that it chose or `newValue` and `oldValue`.
    package struct Observer: Sendable {
      package let parameter: String
      package let body: [Statement]

      package init(parameter: String, body: [Statement]) {
        self.parameter = parameter
        self.body = body
      }
    }
  }

  /// `func`, `init`, `deinit`, `subscript`, operators.
  package struct Function: Sendable {
    package let kind: Kind
    /// `init`, `deinit` and `subscript` for those.
    package let name: NameSyntax
    package let generics: [String]
    package let parameters: [Parameter]
    package let result: TypeSyntax?
    /// `nil` in a protocol, and where a listing leaves it out. Of a subscript, its getter.
    package let body: [Statement]?
    /// Of a subscript.
    package var setter: Variable.Observer?
    /// `init?`
    package var isFailable = false

    package enum Kind: Sendable { case function, initializer, deinitializer, `subscript` }

    package init(
      kind: Kind, name: NameSyntax, generics: [String] = [], parameters: [Parameter],
      result: TypeSyntax?, body: [Statement]?
    ) {
      self.kind = kind
      self.name = name
      self.generics = generics
      self.parameters = parameters
      self.result = result
      self.body = body
    }
  }

  package struct TypeDeclaration: Sendable {
    package let kind: Kind
    package let name: NameSyntax
    /// The whole path of what is extended: `["Outer", "Inner"]`; of others the name alone.
    package let path: [String]
    package let generics: [String]
    /// The class that it is made from, and its protocols.
    package let inherited: [TypeSyntax]
    package let members: [Declaration]

    package enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, `extension`, actor }

    package init(
      kind: Kind, name: NameSyntax, path: [String], generics: [String] = [],
      inherited: [TypeSyntax], members: [Declaration]
    ) {
      self.kind = kind
      self.name = name
      self.path = path
      self.generics = generics
      self.inherited = inherited
      self.members = members
    }
  }

  package struct Case: Sendable {
    package let name: NameSyntax
    package let associated: [Parameter]
    package let rawValue: Expression?

    package init(name: NameSyntax, associated: [Parameter], rawValue: Expression?) {
      self.name = name
      self.associated = associated
      self.rawValue = rawValue
    }
  }
}

/// A parameter of a function, a closure or an enum's case.
package struct Parameter: Sendable {
  /// What a call writes before the value; `nil` for `_`, and in closures.
  package let label: String?
  /// The name inside; `_` where nothing asks for it.
  package let name: NameSyntax
  package let type: TypeSyntax?
  package let standard: Expression?
  package let isVariadic: Bool
  /// `(index, view)` of a closure that takes its value apart; its name is `_` then.
  package let pattern: Pattern?
  /// The last of those before it: `ViewBuilder` of `@ViewBuilder content`.
  package var attribute: String?

  package init(
    label: String?, name: NameSyntax, type: TypeSyntax?, standard: Expression? = nil,
    isVariadic: Bool = false, pattern: Pattern? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.standard = standard
    self.isVariadic = isVariadic
    self.pattern = pattern
  }
}
