import Interchange

/// The classes of a text, each put together from its interface, its extensions and its implementation.
struct ClassParts {
  private var parts: [String: Part] = [:]
  private var order: [String] = []

  private struct Part {
    var name: NameSyntax
    var inherited: [TypeSyntax] = []
    var members: [Declaration] = []
    var range: SourceRange
    var isImplemented = false
  }

  /// Whether any class has code in this text.
  var hasCode: Bool { parts.values.contains(where: \.isImplemented) }

  mutating func join(
    _ name: NameSyntax, inherited: [TypeSyntax], _ members: [Declaration], at range: SourceRange,
    isImplementation: Bool
  ) {
    if parts[name.text] == nil { order.append(name.text) }
    var part = parts[name.text] ?? Part(name: name, range: range)
    part.inherited += inherited
    part.members += members
    if isImplementation {
      part.isImplemented = true
      part.range = range
    }
    parts[name.text] = part
  }

  /// A class whose code is in another text is what that says; here its interface adds to it.
  var statements: [Statement] {
    order.compactMap { parts[$0] }.map { part in
      Statement.type(
        part.isImplemented ? .class : .extension, part.name, part.inherited, part.members,
        at: part.range)
    }
  }
}

extension Statement {
  static func type(
    _ kind: Declaration.TypeDeclaration.Kind, _ name: NameSyntax, _ inherited: [TypeSyntax],
    _ members: [Declaration], at range: SourceRange
  ) -> Statement {
    let type = Declaration.TypeDeclaration(
      kind: kind, name: name, path: [name.text], inherited: inherited, members: members)
    return Statement(.declaration(Declaration(.type(type), range)), range)
  }
}
