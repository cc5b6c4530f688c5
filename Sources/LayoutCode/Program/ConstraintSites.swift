import Interchange

/// A call in the text that makes constraints.
struct ConstraintSite: Sendable {
  /// From the name to the closing parenthesis.
  let range: SourceRange
  let function: DeclaredFunction?
  let owner: TypeName?
  /// The property in whose value or code it stands.
  let property: Property?
  /// The innermost closure or function within a function around it.
  let closure: SourceRange?
  /// Where the innermost statement around it stands.
  let statement: SourceRange

  struct Property: Sendable {
    let name: String
    let range: SourceRange
    /// Whether it is code that runs when the property is set.
    let isObserver: Bool
  }
}

/// Finds the calls that make constraints.
struct ConstraintSites {
  private(set) var sites: [ConstraintSite] = []
  private var function: DeclaredFunction?
  private var owner: TypeName?
  private var property: ConstraintSite.Property?
  private var closure: SourceRange?
  private var statement = SourceRange(0, 0)
  /// Whose calls are known.
  private let libraries: [Library]
  /// The call of a library's around the place, within which relations make constraints.
  private var block: String?

  private init(_ libraries: [Library]) { self.libraries = libraries }

  static func all(in file: CodeFile, with libraries: [Library]) -> [ConstraintSite] {
    var finder = ConstraintSites(libraries)
    finder.visit(file.statements)
    return finder.sites
  }

  static func areMade(in statements: [Statement], with libraries: [Library]) -> Bool {
    count(in: statements, with: libraries) > 0
  }

  /// How many there are in the text of a body.
  static func count(in statements: [Statement], with libraries: [Library]) -> Int {
    var finder = ConstraintSites(libraries)
    finder.visit(statements)
    return finder.sites.count
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    let outer = self.statement
    self.statement = statement.range
    defer { self.statement = outer }
    if case .declaration(let declaration) = statement.form { return visit(declaration) }
    if case .relation(let relation) = statement.form { self.statement = relation.comparison.range }
    for part in statement.parts {
      switch part {
      case .expression(let expression): visit(expression)
      case .statements(let statements): visit(statements)
      }
    }
  }

  private mutating func visit(_ declaration: Declaration) {
    switch declaration.form {
    case .variable(let variable): visit(variable, at: declaration.range)
    case .function(let function):
      let outer = self.function
      self.function =
        outer
        ?? DeclaredFunction(
          function: function, modifiers: declaration.modifiers, range: declaration.range,
          owner: owner)
      let outerClosure = closure
      closure = outer == nil ? nil : declaration.range
      defer { (self.function, closure) = (outer, outerClosure) }
      visit(function.body ?? [])
      visit(function.setter?.body ?? [])
    case .type(let type):
      let outer = (owner, function, property, closure)
      let own = type.path.joined(separator: ".")
      owner = TypeName(owner.map { "\($0.text).\(own)" } ?? own)
      (function, property, closure) = (nil, nil, nil)
      defer { (owner, function, property, closure) = outer }
      for member in type.members { visit(member) }
    case .alias, .cases, .import, .operatorDeclaration: break
    }
  }

  private mutating func visit(_ variable: Declaration.Variable, at range: SourceRange) {
    let outer = property
    let isMember = owner != nil && function == nil
    let name = variable.pattern.singleName ?? "…"
    let own = { (isObserver: Bool) in
      isMember
        ? ConstraintSite.Property(name: name, range: range, isObserver: isObserver) : outer
    }
    defer { property = outer }
    property = own(false)
    if let value = variable.value { visit(value) }
    visit(variable.getter ?? [])
    property = own(true)
    for body in [variable.setter?.body, variable.willSet?.body, variable.didSet?.body] {
      visit(body ?? [])
    }
  }

  private mutating func visit(_ expression: Expression) {
    let outer = (block, closure)
    defer { (block, closure) = outer }
    if case .closure = expression.form { closure = expression.range }
    let isRelation = expression.isRelation(
      of: libraries, within: block, standsAlone: expression.range == statement)
    if let range = isRelation
      ? expression.range : expression.rangeOfConstraintCall(with: libraries)
    {
      sites.append(
        ConstraintSite(
          range: range, function: function, owner: owner, property: property, closure: closure,
          statement: statement))
    }
    block = expression.relationBlock(of: libraries) ?? block
    for part in expression.parts {
      switch part {
      case .expression(let inner): visit(inner)
      case .statements(let statements): visit(statements)
      }
    }
  }
}

extension Expression {
  /// Of a call that makes constraints, from its name on.
  fileprivate func rangeOfConstraintCall(with libraries: [Library]) -> SourceRange? {
    guard case .call(let function, let arguments) = form else { return nil }
    let label = arguments.first?.label?.text ?? ""
    switch function.form {
    case .member(_, let name)
    where Self.makes(name.text, label)
      || libraries.contains { $0.constraintCalls.contains(name.text) }:
      return SourceRange(name.range.lowerBound, range.upperBound)
    case .name("NSLayoutConstraint", _) where label == "item": return range
    default: return nil
    }
  }

  /// Of a relation that makes one: `card.topAnchor == header.bottomAnchor` with a library that reads it so.
  fileprivate func isRelation(
    of libraries: [Library], within block: String?, standsAlone: Bool
  ) -> Bool {
    guard case .binary(let left, let sign, _) = form, LibraryOperator.relations[sign] != nil,
      case .member(_, let name) = left.form
    else { return false }
    return libraries.compactMap(\.relations).contains { relations in
      relations.members.contains(name.text) && (relations.block == nil || relations.block == block)
        && (standsAlone || !relations.standAlone)
    }
  }

  /// The call of a library's in whose closure relations make constraints: `constrain(title) { … }`.
  fileprivate func relationBlock(of libraries: [Library]) -> String? {
    guard case .call(let function, _) = form, case .name(let name, _) = function.form,
      libraries.contains(where: { $0.relations?.block == name })
    else { return nil }
    return name
  }

  private static func makes(_ name: String, _ label: String) -> Bool {
    switch name {
    case "constraint":
      ["equalTo", "greaterThan", "lessThan"].contains { label.hasPrefix($0) }
    case "constraints": label == "withVisualFormat"
    case "init": label == "item"
    case "constraintsWithVisualFormat", "constraintWithItem": true
    default:
      ["constraintEqualTo", "constraintGreaterThanOrEqualTo", "constraintLessThanOrEqualTo"]
        .contains { name.hasPrefix($0) }
    }
  }
}
