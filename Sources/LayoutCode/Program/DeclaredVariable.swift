package import Interchange

/// A property or a variable outside types: of one name each, the parts of a tuple apart.
package struct DeclaredVariable: Sendable {
  package let name: String
  package let variable: Declaration.Variable
  package let attributes: [Declaration.Attribute]
  package let modifiers: Set<String>
  package let range: SourceRange
  package let owner: TypeName?

  var id: SyntaxID { SyntaxID(range.lowerBound) }
  var isLazy: Bool { modifiers.contains("lazy") }
  var isOutlet: Bool { attributes.contains { $0.name.text == "IBOutlet" } }
  /// Whether Objective-C declares it: what nothing set is 0 or `nil`.
  var isIvar: Bool { modifiers.contains("ivar") }
  var isProperty: Bool { modifiers.contains("property") }
  /// What views are called that it holds: `title` of `_title`.
  var givenName: String { isIvar && name.hasPrefix("_") ? String(name.dropFirst()) : name }
  /// What else a property's value is called: `_title`, and what its getter is.
  var otherNames: [String] {
    isProperty ? ["_" + name] + [attributeName("getter")].compactMap(\.self) : []
  }
  /// Of `@synthesize title = heading` `heading`.
  var nameOfStorage: String? { attributeName("synthesize") }

  private func attributeName(_ name: String) -> String? {
    guard isIvar, let attribute = attributes.first(where: { $0.name.text == name }),
      case .name(let given, _)? = attribute.arguments.first?.value.form
    else { return nil }
    return given
  }

  /// Whether it has code instead of a place of its own.
  var isComputed: Bool { variable.getter != nil || variable.setter != nil }
  /// Whether nothing but a value keeps it from being `nil`.
  var startsAbsent: Bool {
    variable.isVariable && variable.value == nil && variable.type?.isOptional == true
  }

  /// The variables that a declaration makes: one, or those of a tuple's names.
  static func all(
    _ variable: Declaration.Variable, _ declaration: Declaration, owner: TypeName?
  ) -> [DeclaredVariable] {
    variable.pattern.names.map {
      DeclaredVariable(
        name: $0, variable: variable, attributes: declaration.attributes,
        modifiers: declaration.modifiers, range: declaration.range, owner: owner)
    }
  }
}

extension Pattern {
  /// The names that it gives, in their order.
  var names: [String] { namesGiven.map(\.text) }

  /// The same with their places.
  var namesGiven: [NameSyntax] {
    switch self {
    case .wildcard, .expression: []
    case .name(let name): name.text == "_" ? [] : [name]
    case .binding(_, let pattern), .optional(let pattern): pattern.namesGiven
    case .tuple(let parts): parts.flatMap(\.pattern.namesGiven)
    case .enumCase(_, _, let parts): parts?.flatMap(\.pattern.namesGiven) ?? []
    case .type(let pattern, _): pattern?.namesGiven ?? []
    }
  }

  /// Of a plain `name`.
  var singleName: String? {
    switch self {
    case .name(let name): name.text
    case .binding(_, let pattern): pattern.singleName
    default: nil
    }
  }
}
