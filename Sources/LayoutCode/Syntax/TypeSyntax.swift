package import Interchange

/// A type as it was written.
package struct TypeSyntax: Sendable {
  package let form: Form
  package let range: SourceRange

  package init(_ form: Form, _ range: SourceRange) {
    self.form = form
    self.range = range
  }

  package indirect enum Form: Sendable {
    /// `UILabel`, `Outer.Inner`, `Array<UIView>`: its parts, the last with what its angle brackets
    /// hold.
    case named([String], generics: [TypeSyntax])
    /// `T?` and `T!`
    case optional(TypeSyntax, isImplicit: Bool)
    case list(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    case tuple([Element])
    case function(parameters: [Element], result: TypeSyntax)
    /// `A & B`
    case composition([TypeSyntax])
    /// `some View`, `any Drawable`, `inout T`, `@escaping () -> Void`: the type behind the words.
    case qualified([String], TypeSyntax)
    /// `T.Type`
    case metatype(TypeSyntax)
    case unreadable
  }

  /// A part of a tuple or a parameter of a function type.
  package struct Element: Sendable {
    package let label: String?
    package let type: TypeSyntax

    package init(label: String?, type: TypeSyntax) {
      self.label = label
      self.type = type
    }
  }
}

extension TypeSyntax {
  /// The last part of its name without optionals and words before it: `UILabel` of `some Kit.UILabel?`.
  package var name: String? {
    switch form {
    case .named(let parts, _): parts.last
    case .optional(let type, _), .qualified(_, let type): type.name
    case .composition(let types): types.lazy.compactMap(\.name).first
    case .list: "Array"
    case .dictionary: "Dictionary"
    case .tuple, .function, .metatype, .unreadable: nil
    }
  }

  package var isOptional: Bool {
    switch form {
    case .optional: true
    case .qualified(_, let type): type.isOptional
    default: false
    }
  }
}
