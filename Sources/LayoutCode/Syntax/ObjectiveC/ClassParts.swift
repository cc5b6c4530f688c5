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

  /// The only class that this text declares without its code.
  var onlyInterface: NameSyntax? {
    let open = parts.values.filter { !$0.isImplemented }
    return open.count == 1 ? open.first?.name : nil
  }

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
  ///
  /// - Parameter known: The classes whose interfaces are there.
  func statements(knowing known: Set<String>) -> [Statement] {
    order.compactMap { parts[$0] }.map { part in
      let unseen = part.isImplemented && !known.contains(part.name.text)
      return Statement.type(
        part.isImplemented ? .class : .extension, part.name, part.inherited,
        part.members + (unseen ? Self.assumed(in: part.members) : []), at: part.range)
    }
  }

  /// Without the interface of a class its code alone says what an object keeps: `_title`, each a
  /// property.
  private static func assumed(in members: [Declaration]) -> [Declaration] {
    let declared = Set(
      members.filter { $0.modifiers.contains("ivar") }.flatMap { member -> [String] in
        guard case .variable(let variable) = member.form else { return [] }
        return variable.pattern.names
          + (member.attributes.compactMap { $0.arguments.first?.value.plainName })
      })
    var found: [String: SourceRange] = [:]
    for case .expression(let expression) in SyntaxWalk(members.map { .declaration($0) }) {
      guard let name = expression.plainName, name.hasPrefix("_"), !name.hasPrefix("__"),
        name.count > 1,
        !declared.contains(name), !declared.contains(String(name.dropFirst())), found[name] == nil
      else { continue }
      found[name] = expression.range
    }
    // All that a macro says stands at one place: there the names decide.
    return found.sorted { ($0.value.lowerBound, $0.key) < ($1.value.lowerBound, $1.key) }.map {
      name, range in
      let variable = Declaration.Variable(
        pattern: .name(NameSyntax(String(name.dropFirst()), range)), type: nil, value: nil,
        isVariable: true)
      return Declaration(.variable(variable), modifiers: ["ivar", "property"], range)
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
